/* What is decided, for people.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "explore/print_outlook.h"

static void print_shape(const lw_outlook *outlook)
{
    const lw_placement *placement = &outlook->placement;
    const lw_network *network = placement->network;
    const lw_shape *shape = &outlook->shape;

    printf("network=%s ranks=%d vertices=%d guests=%d empty=%d\n", network->name, placement->ranks,
           network->vertices, placement->guests, network->vertices - placement->vertices);
    printf("algorithm=%s rounds=%d children=%d", outlook->algorithm->name, shape->rounds,
           shape->children);
    if (lw_outlook_has(outlook, LW_TREES)) {
        printf(" trees=%d depth=%d", shape->trees, shape->depth);
    }
    printf("\n");
}

static void print_fabric(const lw_outlook *outlook)
{
    for (int i = 0; i < LW_TERMS; i++) {
        const lw_term *term = &outlook->term[i];
        printf("%s=%zu (%s)%s", term->name, term->value, term->from, i < LW_TERMS - 1 ? " " : "\n");
    }
    if (!outlook->between_hosts) printf("one host: always the schedule\n");
}

static bool later(const lw_outlook *outlook)
{
    return lw_outlook_has(outlook, LW_TREES) && !outlook->ready;
}

static void print_titles(const lw_outlook *outlook)
{
    printf("\n%10s  %-12s  %5s  %9s", "bytes", "way", "trees", "segment");
    for (lw_way way = 0; way < LW_WAYS; way++) {
        char title[LW_TEXT];
        snprintf(title, sizeof title, "%s(us)", lw_outlook_name(outlook, way));
        printf("  %16s", title);
    }
    printf("%s\n", later(outlook) ? "  first" : "");
}

static void print_costs(const lw_outlook *outlook, size_t bytes, lw_way chosen)
{
    for (lw_way way = 0; way < LW_WAYS; way++) {
        size_t segment;
        if (!lw_outlook_has(outlook, way)) {
            printf("  %16s", "- ");
            continue;
        }
        printf("  %15.1f%c", lw_outlook_cost(outlook, way, bytes, &segment) * 1e6,
               way == chosen ? '*' : ' ');
    }
}

static void print_row(const lw_outlook *outlook, size_t bytes)
{
    const lw_decision decision = lw_outlook_decide(outlook, bytes);
    const lw_decision first = lw_outlook_first(outlook, bytes);

    printf("%10zu  %-12s  %5d  %9zu", bytes, lw_outlook_name(outlook, decision.way),
           lw_outlook_trees(outlook, decision.way), decision.segment_bytes);
    print_costs(outlook, bytes, decision.way);
    if (later(outlook)) {
        printf("  %s/%zu", lw_outlook_name(outlook, first.way), first.segment_bytes);
    }
    printf("\n");
}

static void print_changes(const lw_outlook *outlook)
{
    size_t bytes = outlook->sizes.bytes[0];

    printf("\n");
    while (lw_outlook_change(outlook, &bytes)) {
        printf("from %zu bytes on: %s\n", bytes,
               lw_outlook_name(outlook, lw_outlook_decide(outlook, bytes).way));
    }
}

void lw_print_outlook(const lw_outlook *outlook)
{
    print_shape(outlook);
    print_fabric(outlook);
    print_titles(outlook);
    for (int s = 0; s < outlook->sizes.count; s++) print_row(outlook, outlook->sizes.bytes[s]);
    print_changes(outlook);
    if (later(outlook)) {
        printf("first: when root %d broadcasts for the first time; its trees are packed when it "
               "comes again\n",
               outlook->root);
    }
}
