/* Choosing a layout, and moving it to where the picture begins.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/layout.h"

#include <math.h>
#include <stdlib.h>

#include "coll_hcube/hcube_network.h"
#include "coll_pt/pt_network.h"
#include "coll_scc/scc_network.h"

static const struct {
    const lw_network_type *type;
    void (*lay_out)(const lw_network *network, lw_point *at);
} layouts[] = {
    {&lw_pt_type, lw_layout_pt},
    {&lw_hcube_type, lw_layout_hcube},
    {&lw_scc_type, lw_layout_scc},
};

lw_point lw_on_circle(lw_point centre, double radius, double turn)
{
    const double angle = turn * 2 * acos(-1);
    return (lw_point){centre.x + radius * sin(angle), centre.y - radius * cos(angle)};
}

/* Stretches the picture, moves it so that it just has a margin, and measures it. */
static void frame(lw_layout *layout, int vertices, double scale)
{
    lw_point low = layout->at[0], high = low;

    for (int v = 1; v < vertices; v++) {
        low = (lw_point){fmin(low.x, layout->at[v].x), fmin(low.y, layout->at[v].y)};
        high = (lw_point){fmax(high.x, layout->at[v].x), fmax(high.y, layout->at[v].y)};
    }
    for (int v = 0; v < vertices; v++) {
        layout->at[v].x = LW_LAYOUT_MARGIN + scale * (layout->at[v].x - low.x);
        layout->at[v].y = LW_LAYOUT_MARGIN + scale * (layout->at[v].y - low.y);
    }
    layout->width = scale * (high.x - low.x) + 2 * LW_LAYOUT_MARGIN;
    layout->height = scale * (high.y - low.y) + 2 * LW_LAYOUT_MARGIN;
}

int lw_layout_network(const lw_network *network, double scale, lw_layout *layout)
{
    *layout = (lw_layout){.at = calloc((size_t)network->vertices, sizeof *layout->at)};
    if (!layout->at) return LW_NO_MEMORY;

    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        if (layouts[i].type == network->type) layouts[i].lay_out(network, layout->at);
    }
    frame(layout, network->vertices, scale);
    return LW_OK;
}

void lw_layout_free(lw_layout *layout)
{
    free(layout->at);
    layout->at = NULL;
}
