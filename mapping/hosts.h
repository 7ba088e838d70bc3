/* Telling hosts apart: what ranks exchange to learn who shares a host with whom.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_MAPPING_HOSTS_H
#define LW_MAPPING_HOSTS_H

#include <stdint.h>

#include "mapping/locality.h"

/* Where a rank runs, as one rank tells it to the others: 32 bytes without padding. */
typedef struct lw_where {
    uint64_t host_key;
    int32_t package, numa, cache, core, pu; /* as in lw_locality */
    int32_t unused;                         /* 0 */
} lw_where;

/* A key of the host that this process runs on. It's the same for processes that run on one booted
 * kernel (its boot id; where that can't be read, the machine id), under one host name (uname's
 * nodename), in one network namespace. So two machines of the same name have different keys, and so
 * have two containers on one machine that have names or network links of their own. Never fails: what
 * can't be read counts as empty. */
uint64_t lw_host_key(void);

/* A key of a host that is known by that name only. */
uint64_t lw_name_key(const char *name);

/* The record that this process sends; `where->host` doesn't matter. */
lw_where lw_where_of(uint64_t host_key, const lw_locality *where);

/* Fills locality[ranks] from the records of all ranks: hosts are numbered 0, 1, .. in the order of
 * their first rank. O(P log P). LW_OK or LW_NO_MEMORY. */
int lw_number_hosts(const lw_where *all, int ranks, lw_locality *locality);

#endif
