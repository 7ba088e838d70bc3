/* The order of variants within one pass.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "shuffle.h"

#include <stdint.h>

void shuffle(int pass, int count, int order[VARIANTS_MAX])
{
    uint64_t state = (uint64_t)pass + 1;
    for (int v = 0; v < count; v++) {
        state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        int place = (int)((state >> 33) % (uint64_t)(v + 1));
        order[v] = order[place];
        order[place] = v;
    }
}
