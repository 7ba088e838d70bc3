/* The lines of the header that say how broadcasts are made and started, and what came of that.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "method.h"

#include <stdio.h>

static void print_datatype(const struct layout *layout)
{
    printf("# datatype: %s\n", layout->name);
    if (layout->blocks.packed > 1) {
        printf("# sizes: packed bytes, rounded up to multiples of %zu, equal ones once\n",
               layout->blocks.packed);
    }
}

void method_print(const struct measurement *m)
{
    const struct options *options = m->options;
    if (options->rotate_root) {
        printf("# root: %d in the first iteration, then the next rank in each, warm-ups included\n",
               options->root);
    } else {
        printf("# root: %d\n", options->root);
    }
    printf("# synchronisation: %s\n", m->sync.functions->description);
    print_datatype(&m->layout);
    if (options->time_limit > 0.0) {
        printf("# time limit: %g s, shared among the sizes, warm-ups included\n",
               options->time_limit);
    }
}

void method_print_missed(const struct measurement *m)
{
    const struct window *window = &m->sync.window;
    if (m->options->sync == SYNC_WINDOW) {
        printf("# windows: %ld of %ld starts missed by some rank, those broadcasts repeated\n",
               window->missed, window->announced);
    }
}
