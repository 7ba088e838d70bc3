/* Guests beside vertices of their own hosts.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/fill.h"

static void seat_guest(lw_filling *f, int guest, int h)
{
    f->host[f->seats->vertices + guest] = h;
    f->left[h]--;
}

static bool is_free(const lw_filling *f, int guest)
{
    return f->host[f->seats->vertices + guest] < 0;
}

void lw_fill_links(lw_filling *f)
{
    enum { BOTH_ENDS, NEAR_END, FAR_END, PASSES };
    const int guests = f->seats->guests;

    for (int pass = BOTH_ENDS; pass < PASSES; pass++) {
        for (int guest = 0; guest < guests; guest++) {
            const int near = f->host[f->end[guest][0]], far = f->host[f->end[guest][1]];
            const int h = pass == FAR_END ? far : near;
            if (!is_free(f, guest) || !f->left[h] || (pass == BOTH_ENDS && near != far)) continue;
            seat_guest(f, guest, h);
        }
    }
    for (int guest = 0, i = 0; guest < guests; guest++) { /* who has nobody near */
        if (!is_free(f, guest)) continue;
        while (!f->left[f->list[i]]) i++;
        seat_guest(f, guest, f->list[i]);
    }
}
