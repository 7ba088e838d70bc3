/* Where guests sit: every rank in one seat, evenly on the links; and the pinched network.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/guests.h"
#include "mapping/pinched.h"
#include "mapping/placement.h"
#include "tests/unit/common.h"

#include <stdlib.h>

enum { MOST_RANKS = 200 };

/* Guests are numbered along the links, each in its own place, and no link has two more than
 * another. */
static void check_links(const lw_placement *placement)
{
    const lw_network *network = placement->network;
    const int even = (int)(placement->guests / network->links);
    int guest = 0;

    assert_int_equal(lw_first_guest(placement, 0), 0);
    for (long link = 0; link < network->links; link++) {
        const int count = lw_guests_on(placement, link);
        int end[2];
        network->type->link_ends(network, link, end);
        assert_in_range(count, even, placement->guests % network->links ? even + 1 : even);
        assert_int_equal(lw_seat_at(placement, link, 0), end[0]);
        assert_int_equal(lw_seat_at(placement, link, count + 1), end[1]);
        for (int place = 1; place <= count; place++, guest++) {
            const lw_pinch pinch = lw_pinch_of(placement, guest);
            assert_true(pinch.link == link && pinch.place == place && pinch.count == count);
            assert_int_equal(lw_seat_at(placement, link, place), placement->vertices + guest);
        }
    }
    assert_int_equal(guest, placement->guests);
}

static void check_seats(const lw_placement *placement)
{
    bool taken[MOST_RANKS] = {false};

    for (int rank = 0; rank < placement->ranks; rank++) {
        const int seat = lw_seat_of_rank(placement, rank);
        assert_in_range(seat, 0, placement->ranks - 1);
        assert_false(taken[seat]);
        assert_int_equal(lw_rank_of_seat(placement, seat), rank);
        taken[seat] = true;
    }
    assert_int_equal(placement->vertices + placement->guests, placement->ranks);
}

/* Simple, symmetric, as many links as it says, and a guest has two. */
static void check_graph(const lw_placement *placement)
{
    lw_network *pinched = lw_pinched_network(placement);
    int degrees = 0;

    assert_non_null(pinched);
    assert_int_equal(pinched->vertices, placement->network->vertices + placement->guests);
    for (int v = 0; v < pinched->vertices; v++) {
        int neighbour[4];
        const int count = pinched->type->neighbours(pinched, v, neighbour);
        assert_true(v < placement->network->vertices || count == 2);
        for (int i = 0; i < count; i++) {
            assert_int_not_equal(neighbour[i], v);
            assert_true(are_neighbours(pinched, neighbour[i], v));
            for (int j = 0; j < i; j++) assert_int_not_equal(neighbour[i], neighbour[j]);
        }
        degrees += count;
    }
    assert_int_equal(degrees, 2 * pinched->links);
    free(pinched);
}

static void check_all(const lw_network *network, int ranks)
{
    const lw_placement placement = lw_place(network, ranks);

    check_seats(&placement);
    check_graph(&placement);
    if (placement.guests) check_links(&placement);
}

static void fitted_shapes(void **state)
{
    (void)state;
    for (int ranks = 2; ranks <= MOST_RANKS; ranks++) {
        lw_network *network = lw_pt_type.fit(ranks);
        assert_non_null(network);
        check_all(network, ranks);
        free(network);
    }
}

static void many_guests_on_a_link(void **state)
{
    lw_network *one = new_pt(1, 1, 1), *two = new_pt(2, 1, 1);
    (void)state;
    for (int ranks = 2; ranks <= MOST_RANKS; ranks++) {
        check_all(one, ranks);
        check_all(two, ranks);
    }
    free(one);
    free(two);
}

/* A guest as root starts at the end of its link that needs fewer rounds, a round later. */
static void guest_root_takes_the_better_end(void **state)
{
    const lw_algorithm *paper = &lw_pt_algorithms[0];
    lw_network *network = new_pt(1, 3, 3);
    const lw_placement placement = lw_place(network, 2 * network->vertices);
    (void)state;

    for (int seat = 0; seat < placement.ranks; seat++) {
        const lw_start start = lw_start_of(&placement, paper, seat);
        const int guest = seat - placement.vertices;
        assert_int_equal(start.delay, guest >= 0);
        assert_int_equal(start.root.link, guest < 0 ? -1 : lw_pinch_of(&placement, guest).link);
        if (guest < 0) assert_int_equal(start.vertex, seat);
        for (int e = 0; e < 2 && guest >= 0; e++) {
            int end[2];
            network->type->link_ends(network, start.root.link, end);
            assert_true(start.vertex == end[0] || start.vertex == end[1]);
            assert_true(paper->rounds(network, start.vertex) <= paper->rounds(network, end[e]));
        }
    }
    free(network);
}

static void check_words(const lw_network *network, int ranks, int rank, const char *words)
{
    const lw_placement placement = lw_place(network, ranks);
    char text[3 * LW_TEXT];

    lw_describe_seat(&placement, rank, text, sizeof text);
    assert_string_equal(text, words);
}

static void seats_in_words(void **state)
{
    lw_network *one = new_pt(1, 1, 1), *two = new_pt(1, 1, 2);
    (void)state;
    check_words(two, 20, 12, "vertex 12 (0,0,1,2)");
    check_words(one, 7, 6, "vertex 6 (0,0,0,6)");
    check_words(one, 11, 10, "guest on (0,0,0,0)-(0,0,0,1)");
    check_words(one, 44, 11, "guest on (0,0,0,0)-(0,0,0,1), place 2 of 2");
    free(one);
    free(two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fitted_shapes),
        cmocka_unit_test(many_guests_on_a_link),
        cmocka_unit_test(guest_root_takes_the_better_end),
        cmocka_unit_test(seats_in_words),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("guests", tests, NULL, NULL);
}
