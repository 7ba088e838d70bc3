/* Validation: wrong data and touched gaps are found, wherever they are.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tests/bench/bench.h"

#include "bench/pattern.h"

enum { ELEMENTS = 5, EXTENT = 16, BYTES = ELEMENTS * EXTENT };

/* As an int and a double: data at 0-3 and 8-15, a gap at 4-7. */
static const struct blocks gapped = {EXTENT, 12, 2, {{0, 4}, {8, 8}}};
static const struct blocks plain = {1, 1, 1, {{0, 1}}};
static const struct pattern pattern = {BYTES, 3, 7};

static void data_and_gaps(void **state)
{
    (void)state;
    for (size_t i = 0; i < BYTES; i++) {
        const size_t offset = i % EXTENT;
        assert_int_equal(blocks_data(&gapped, i), offset < 4 || offset >= 8);
        assert_true(blocks_data(&plain, i));
    }
}

static void receive(unsigned char *buffer, const struct blocks *blocks)
{
    unsigned char sent[BYTES];
    pattern_fill(sent, pattern);
    pattern_spoil(buffer, pattern);
    for (size_t i = 0; i < BYTES; i++) {
        if (blocks_data(blocks, i)) buffer[i] = sent[i];
    }
}

static void every_wrong_byte(void **state)
{
    const struct blocks *all[] = {&gapped, &plain};
    (void)state;
    for (int b = 0; b < 2; b++) {
        unsigned char buffer[BYTES];
        receive(buffer, all[b]);
        assert_int_equal(pattern_check(buffer, pattern, all[b], true), BYTES);
        for (size_t i = 0; i < BYTES; i++) {
            buffer[i] ^= 1;
            assert_int_equal(pattern_check(buffer, pattern, all[b], true), i);
            buffer[i] ^= 1;
        }
    }
}

static void nothing_received(void **state)
{
    unsigned char buffer[BYTES];
    (void)state;
    pattern_spoil(buffer, pattern);
    assert_int_equal(pattern_check(buffer, pattern, &gapped, true), 0);
    receive(buffer, &plain); /* gaps overwritten */
    assert_int_equal(pattern_check(buffer, pattern, &gapped, true), 4);
}

static void sender_keeps_all(void **state)
{
    unsigned char buffer[BYTES];
    (void)state;
    pattern_fill(buffer, pattern);
    assert_int_equal(pattern_check(buffer, pattern, &gapped, false), BYTES);
    buffer[21] ^= 1; /* in a gap */
    assert_int_equal(pattern_check(buffer, pattern, &gapped, false), 21);
}

static void earlier_calls(void **state)
{
    unsigned char buffer[BYTES];
    struct pattern later = pattern;
    (void)state;
    receive(buffer, &gapped);
    later.call++;
    assert_int_equal(pattern_check(buffer, later, &gapped, true), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(data_and_gaps),    cmocka_unit_test(every_wrong_byte),
        cmocka_unit_test(nothing_received), cmocka_unit_test(sender_keeps_all),
        cmocka_unit_test(earlier_calls),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("pattern", tests, NULL, NULL);
}
