/* The best of Open MPI's broadcasts beside ours. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "peers.h"

const struct row *peers_best(const struct results *results, size_t bytes)
{
    const struct row *best = NULL;
    for (size_t i = 0; i < results->rows.count; i++) {
        const struct row *row = &results->rows.row[i];
        if (row->bytes == bytes && row->median_us > 0.0 &&
            series_kind_of(row->variant) != SERIES_OWN &&
            (!best || row->median_us < best->median_us)) {
            best = row;
        }
    }
    return best;
}
