/* The decision, from parameters and the cost model.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "engine/decision.h"

lw_decision lw_decide(const lw_settings *settings, const lw_shape *shape, lw_way forced,
                      bool between_hosts, size_t bytes)
{
    const lw_fabric *fabric = &settings->fabric;
    lw_decision decision = {.way = forced, .segment_bytes = settings->segment_bytes};

    if (forced == LW_WAYS) {
        decision.way = between_hosts ? lw_best_way(fabric, shape, bytes) : LW_SCHEDULE;
    }
    if (decision.segment_bytes) return decision;
    decision.segment_bytes = decision.way == LW_SCHEDULE
                                 ? LW_SHARED_SEGMENT
                                 : lw_best_segment(fabric, shape, decision.way, bytes);
    return decision;
}
