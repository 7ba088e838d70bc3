/* Dividing spans and areas.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_pt/pt_division.h"

static lw_pt_span ring(int size)
{
    return (lw_pt_span){0, size / 2, (size - 1) / 2};
}

lw_pt_area lw_pt_plane(const lw_pt *pt)
{
    return (lw_pt_area){ring(pt->m), ring(pt->n)};
}

int lw_pt_division_steps(const lw_pt *pt)
{
    const int reach = (pt->m > pt->n ? pt->m : pt->n) / 2;
    int steps = 0;

    while ((1 << steps) < reach) steps++;
    return steps;
}

/* The spans after one step: one or two. */
static int divide_span(lw_pt_span span, int limit, lw_pt_span part[2])
{
    const bool minus = span.minus > limit, plus = span.plus > limit;
    const int left = (span.minus + 1) / 2, right = (span.plus + 1) / 2;
    const lw_pt_span minus_half = {span.centre - left, span.minus - left, left - 1};
    const lw_pt_span plus_half = {span.centre + right, right - 1, span.plus - right};

    part[0] = span;
    part[1] = plus_half;
    if (minus && plus) {
        part[0] = minus_half;
        part[0].plus++; /* the centre's own column */
    } else if (minus) {
        part[0].minus = 0;
        part[1] = minus_half;
    } else if (plus) {
        part[0].plus = 0;
    }
    return minus || plus ? 2 : 1;
}

int lw_pt_divide(lw_pt_area area, int limit, lw_pt_area part[4])
{
    lw_pt_span x[2], y[2];
    const int columns = divide_span(area.x, limit, x);
    const int rows = divide_span(area.y, limit, y);
    int parts = 0;

    for (int i = 0; i < columns; i++) {
        for (int j = 0; j < rows; j++) part[parts++] = (lw_pt_area){x[i], y[j]};
    }
    return parts;
}

static bool in_span(lw_pt_span span, int at)
{
    return at >= span.centre - span.minus && at <= span.centre + span.plus;
}

bool lw_pt_covers(lw_pt_area area, int x, int y)
{
    return in_span(area.x, x) && in_span(area.y, y);
}

bool lw_pt_is_centre(lw_pt_area area, int x, int y)
{
    return area.x.centre == x && area.y.centre == y;
}
