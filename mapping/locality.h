/* Where ranks run, as placement wants to know it.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_MAPPING_LOCALITY_H
#define LW_MAPPING_LOCALITY_H

/* Where a rank runs: numbers of the objects that hold it, -1 where that isn't known. Equal numbers on one
 * host mean the same object; hosts are numbered 0.. in the order of their first rank. */
typedef struct lw_locality {
    int host, package, numa, cache, core, pu;
} lw_locality;

#endif
