/* How much memory this process has allocated.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifdef HAVE_CONFIG_H
#include "config.h"
#endif

#include "heap.h"

#ifdef HAVE_MALLINFO2
#include <malloc.h>

bool heap_known(void)
{
    return true;
}

double heap_bytes(void)
{
    struct mallinfo2 information = mallinfo2();
    return (double)(information.uordblks + information.hblkhd);
}
#else
bool heap_known(void)
{
    return false;
}

double heap_bytes(void)
{
    return 0.0;
}
#endif
