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

/* Moves all points so that they just have a margin, and measures the picture. */
static void frame(lw_layout *layout, int vertices)
{
    lw_point low = layout->at[0], high = low;

    for (int v = 1; v < vertices; v++) {
        low = (lw_point){fmin(low.x, layout->at[v].x), fmin(low.y, layout->at[v].y)};
        high = (lw_point){fmax(high.x, layout->at[v].x), fmax(high.y, layout->at[v].y)};
    }
    for (int v = 0; v < vertices; v++) {
        layout->at[v].x += LW_LAYOUT_MARGIN - low.x;
        layout->at[v].y += LW_LAYOUT_MARGIN - low.y;
    }
    layout->width = high.x - low.x + 2 * LW_LAYOUT_MARGIN;
    layout->height = high.y - low.y + 2 * LW_LAYOUT_MARGIN;
}

int lw_layout_network(const lw_network *network, lw_layout *layout)
{
    *layout = (lw_layout){.at = calloc((size_t)network->vertices, sizeof *layout->at)};
    if (!layout->at) return LW_NO_MEMORY;

    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        if (layouts[i].type == network->type) layouts[i].lay_out(network, layout->at);
    }
    frame(layout, network->vertices);
    return LW_OK;
}

void lw_layout_free(lw_layout *layout)
{
    free(layout->at);
    layout->at = NULL;
}
