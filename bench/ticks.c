/* Where a logarithmic axis has its labels. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "ticks.h"

#include <math.h>
#include <stddef.h>

static const double sparse[] = {1, 0};
static const double usual[] = {1, 2, 5, 0};
static const double dense[] = {1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 0};
static const double densest[] = {1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2, 2.2, 2.5, 2.8, 3, 3.5,
                                 4, 4.5, 5,   5.5, 6,   6.5, 7,   7.5, 8, 8.5, 9,   9.5, 0};

static const double *steps_of(double decades)
{
    return decades < 0.4 ? densest : decades < 1.0 ? dense : decades < 4.0 ? usual : sparse;
}

struct ticks ticks_of(double low, double high)
{
    const double margin = pow(high / low, 0.05) * 1.05;
    struct ticks ticks = {.low = low / margin, .high = high * margin};
    const double *step = steps_of(log10(ticks.high / ticks.low));
    for (double decade = floor(log10(ticks.low)); decade <= log10(ticks.high); decade++) {
        for (size_t i = 0; step[i] > 0.0 && ticks.count < TICKS_MAX; i++) {
            double at = step[i] * pow(10.0, decade);
            if (at >= ticks.low && at <= ticks.high) {
                ticks.at[ticks.count++] = at;
            }
        }
    }
    return ticks;
}
