/* Growing lists of sends and path vertices.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "schedule/schedule.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "schedule/network.h"

void lw_schedule_init(lw_schedule *schedule, int root)
{
    *schedule = (lw_schedule){.root = root};
}

void lw_schedule_free(lw_schedule *schedule)
{
    free(schedule->send);
    free(schedule->path);
    lw_schedule_init(schedule, schedule->root);
}

/* Memory for `more` behind the `used` items of `size` bytes; NULL if there is none. */
static void *grow(void *items, int used, int more, int *room, size_t size)
{
    if (used + more <= *room) return items;
    if (used > INT_MAX / 2 - more) return NULL;
    const int wanted = 2 * (used + more);
    void *grown = realloc(items, (size_t)wanted * size);
    if (grown) *room = wanted;
    return grown;
}

int lw_schedule_add(lw_schedule *schedule, int round, const int *path, int hops)
{
    lw_send *send = grow(schedule->send, schedule->sends, 1, &schedule->send_room, sizeof *send);
    if (!send) return LW_NO_MEMORY;
    schedule->send = send;
    int *all =
        grow(schedule->path, schedule->path_length, hops + 1, &schedule->path_room, sizeof *all);
    if (!all) return LW_NO_MEMORY;
    schedule->path = all;

    schedule->send[schedule->sends++] = (lw_send){
        .from = path[0],
        .to = path[hops],
        .round = round,
        .first = schedule->path_length,
        .hops = hops,
    };
    memcpy(all + schedule->path_length, path, (size_t)(hops + 1) * sizeof *path);
    schedule->path_length += hops + 1;
    if (round > schedule->rounds) schedule->rounds = round;
    return LW_OK;
}

int lw_schedule_sort(lw_schedule *schedule)
{
    const int rounds = schedule->rounds;
    int *start = calloc((size_t)rounds + 2, sizeof *start);
    lw_send *sorted = malloc(((size_t)schedule->sends + 1) * sizeof *sorted);

    if (!start || !sorted) {
        free(start);
        free(sorted);
        return LW_NO_MEMORY;
    }
    for (int i = 0; i < schedule->sends; i++) start[schedule->send[i].round + 1]++;
    for (int r = 1; r <= rounds; r++) start[r + 1] += start[r];
    for (int i = 0; i < schedule->sends; i++) {
        sorted[start[schedule->send[i].round]++] = schedule->send[i];
    }
    free(start);
    free(schedule->send);
    schedule->send = sorted;
    schedule->send_room = schedule->sends + 1;
    return LW_OK;
}
