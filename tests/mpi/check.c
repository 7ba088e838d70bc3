/* What the MPI tests share: options, data patterns, faults, and who served a broadcast.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD_BYTES = 256, FAULTS_SHOWN = 10, TEXT_BYTES = 256, OPTIONS_MAX = 16 };

static const uint64_t guard_seed = 0x6775617264;

/* Open MPI 4.1 takes the level that MPI_T asks for as that of the whole process. */
static int thread_level;
static const char *program_name;
static const char *component = "none";
static long long faults;

static MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
static MPI_T_pvar_handle counters[CHECK_COUNTERS];
static bool counter_found[CHECK_COUNTERS];
static unsigned long long served_before;

int check_rank(MPI_Comm communicator)
{
    int rank;
    MPI_Comm_rank(communicator, &rank);
    return rank;
}

int check_size(MPI_Comm communicator)
{
    int size;
    MPI_Comm_size(communicator, &size);
    return size;
}

MPI_Comm check_two_halves(void)
{
    int half = check_size(MPI_COMM_WORLD) / 2;
    bool lower = check_rank(MPI_COMM_WORLD) < half;
    MPI_Comm mine, halves;

    MPI_Comm_split(MPI_COMM_WORLD, lower, 0, &mine);
    MPI_Intercomm_create(mine, 0, MPI_COMM_WORLD, lower ? half : 0, 5, &halves);
    MPI_Comm_free(&mine);
    return halves;
}

/* One write a line, so that the lines of several ranks don't mix. */
void check_fault(const char *fault, ...)
{
    char text[2 * TEXT_BYTES], line[3 * TEXT_BYTES];
    va_list arguments;

    if (++faults > FAULTS_SHOWN) {
        return;
    }
    va_start(arguments, fault);
    vsnprintf(text, sizeof text, fault, arguments);
    va_end(arguments);
    snprintf(line, sizeof line, "rank %d: %s\n", check_rank(MPI_COMM_WORLD), text);
    fputs(line, stderr);
}

/* Options */

static size_t suffix_factor(char suffix)
{
    switch (suffix) {
    case 'k':
        return (size_t)1 << 10;
    case 'm':
        return (size_t)1 << 20;
    case 'g':
        return (size_t)1 << 30;
    default:
        return 0;
    }
}

bool check_number(const char *text, size_t *number)
{
    size_t sum = 0;

    for (;;) {
        char *end;
        if (*text < '0' || *text > '9') {
            return false;
        }
        size_t value = strtoull(text, &end, 10);
        size_t factor = suffix_factor(*end);
        if (factor != 0) {
            value *= factor;
            end++;
        }
        sum += value;
        if (*end == '\0') {
            *number = sum;
            return true;
        }
        if (*end != '+') {
            return false;
        }
        text = end + 1;
    }
}

static _Noreturn void leave(int code)
{
    MPI_Finalize();
    exit(code);
}

void check_usage(const char *reason, ...)
{
    va_list arguments;

    if (check_rank(MPI_COMM_WORLD) == 0) {
        va_start(arguments, reason);
        fprintf(stderr, "%s: ", program_name);
        vfprintf(stderr, reason, arguments);
        fputs("; see --help\n", stderr);
        va_end(arguments);
    }
    leave(CHECK_USAGE);
}

void check_skip(const char *reason)
{
    if (check_rank(MPI_COMM_WORLD) == 0) {
        printf("SKIP %s\n", reason);
    }
    leave(CHECK_SKIP);
}

static _Noreturn void help(const struct check_option *options)
{
    if (check_rank(MPI_COMM_WORLD) == 0) {
        printf("usage: %s [options]\n"
               "  --component NAME  who is to serve the broadcasts (none: anybody)\n",
               program_name);
        for (; options->name != NULL; options++) {
            printf("  --%s %s\n", options->name, options->help);
        }
    }
    leave(CHECK_OK);
}

static void take_option(const struct check_option *option, const char *value)
{
    if (option->text != NULL) {
        *option->text = value;
    } else if (!check_number(value, option->number)) {
        check_usage("--%s %s is not a number", option->name, value);
    }
}

static void parse_options(int argc, char **argv, const struct check_option *options)
{
    struct option names[OPTIONS_MAX + 3] = {{0}};
    int count = 0, which = 0, found;

    while (options[count].name != NULL && count < OPTIONS_MAX) {
        names[count] = (struct option){options[count].name, required_argument, NULL, 0};
        count++;
    }
    names[count] = (struct option){"component", required_argument, NULL, 'c'};
    names[count + 1] = (struct option){"help", no_argument, NULL, 'h'};
    opterr = 0; /* or every rank would complain */
    while ((found = getopt_long(argc, argv, "", names, &which)) != -1) {
        if (found == 'c') {
            component = optarg;
        } else if (found == 'h') {
            help(options);
        } else if (found == 0) {
            take_option(&options[which], optarg);
        } else {
            check_usage("bad option %s", argv[optind - 1]);
        }
    }
    if (optind < argc) {
        check_usage("unexpected %s", argv[optind]);
    }
}

/* Beginning and end */

static void open_counters(void)
{
    static const char *const names[] = {"broadcasts", "fallbacks", "bytes"};
    int provided;

    MPI_T_init_thread(thread_level, &provided);
    MPI_T_pvar_session_create(&session);
    for (int i = 0; i < CHECK_COUNTERS; i++) {
        char name[TEXT_BYTES];
        int index, values;
        snprintf(name, sizeof name, "coll_%s_%s", component, names[i]);
        counter_found[i] =
            MPI_T_pvar_get_index(name, MPI_T_PVAR_CLASS_COUNTER, &index) == MPI_SUCCESS &&
            MPI_T_pvar_handle_alloc(session, index, NULL, &counters[i], &values) == MPI_SUCCESS;
    }
}

static void close_counters(void)
{
    for (int i = 0; i < CHECK_COUNTERS; i++) {
        if (counter_found[i]) {
            MPI_T_pvar_handle_free(session, &counters[i]);
        }
    }
    MPI_T_pvar_session_free(&session);
    MPI_T_finalize();
}

void check_init(const char *program, int argc, char **argv, const struct check_option *options)
{
    check_init_thread(program, argc, argv, options, MPI_THREAD_SINGLE);
}

void check_init_thread(const char *program, int argc, char **argv,
                       const struct check_option *options, int level)
{
    int provided;

    program_name = program;
    MPI_Init_thread(&argc, &argv, level, &provided);
    if (provided < level) {
        check_skip("this MPI can't have so many threads");
    }
    thread_level = level;
    parse_options(argc, argv, options);
    open_counters();
    check_served_start();
}

void check_finish(const char *summary, ...)
{
    char text[TEXT_BYTES] = "";
    long long all;
    va_list arguments;

    if (summary != NULL) {
        va_start(arguments, summary);
        vsnprintf(text, sizeof text, summary, arguments);
        va_end(arguments);
    }
    MPI_Allreduce(&faults, &all, 1, MPI_LONG_LONG, MPI_SUM, MPI_COMM_WORLD);
    if (check_rank(MPI_COMM_WORLD) == 0 && (summary != NULL || all > 0)) {
        printf("%s: %d ranks, %s%s%lld faults\n", program_name, check_size(MPI_COMM_WORLD), text,
               summary != NULL ? ", " : "", all);
    }
    close_counters();
    leave(all == 0 ? CHECK_OK : CHECK_FAULTY);
}

/* Patterns */

/* The finalizer of splitmix64: near words and near seeds look unlike. */
static uint64_t pattern_word(uint64_t seed, uint64_t position)
{
    uint64_t word = seed * 0xd1342543de82ef95 + position * 0x9e3779b97f4a7c15;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return word ^ (word >> 31);
}

static void write_pattern(unsigned char *buffer, size_t bytes, uint64_t seed, uint64_t flip)
{
    size_t words = bytes / sizeof(uint64_t), rest = bytes % sizeof(uint64_t);

    for (size_t i = 0; i < words; i++) {
        uint64_t word = pattern_word(seed, i) ^ flip;
        memcpy(buffer + i * sizeof word, &word, sizeof word);
    }
    if (rest > 0) {
        uint64_t word = pattern_word(seed, words) ^ flip;
        memcpy(buffer + words * sizeof word, &word, rest);
    }
}

void check_fill(void *buffer, size_t bytes, uint64_t seed)
{
    write_pattern(buffer, bytes, seed, 0);
}

void check_spoil(void *buffer, size_t bytes, uint64_t seed)
{
    write_pattern(buffer, bytes, seed, ~(uint64_t)0);
}

static void wrong_byte(const char *what, va_list arguments, ptrdiff_t position, unsigned is,
                       unsigned expected)
{
    char text[TEXT_BYTES];

    vsnprintf(text, sizeof text, what, arguments);
    check_fault("%s: byte %td is 0x%02x, not 0x%02x", text, position, is, expected);
}

static size_t first_difference(const unsigned char *one, const unsigned char *other, size_t bytes)
{
    size_t i = 0;
    while (i < bytes && one[i] == other[i]) {
        i++;
    }
    return i;
}

/* The position of the first wrong byte, or bytes. */
static size_t first_wrong(const unsigned char *buffer, size_t bytes, uint64_t seed,
                          unsigned char *expected)
{
    for (size_t start = 0; start < bytes; start += sizeof(uint64_t)) {
        size_t length = bytes - start < sizeof(uint64_t) ? bytes - start : sizeof(uint64_t);
        uint64_t word = pattern_word(seed, start / sizeof word);
        const unsigned char *is = buffer + start, *should = (const unsigned char *)&word;

        /* A fixed length is compared without a call. */
        if (length == sizeof word ? memcmp(is, should, sizeof word) : memcmp(is, should, length)) {
            size_t at = first_difference(is, should, length);
            *expected = should[at];
            return start + at;
        }
    }
    return bytes;
}

static void verify(const unsigned char *buffer, size_t bytes, uint64_t seed, ptrdiff_t origin,
                   const char *what, va_list arguments)
{
    unsigned char expected;
    size_t at = first_wrong(buffer, bytes, seed, &expected);

    if (at < bytes) {
        wrong_byte(what, arguments, (ptrdiff_t)at - origin, buffer[at], expected);
    }
}

/* One fault a buffer. */
void check_verify(const void *buffer, size_t bytes, uint64_t seed, const char *what, ...)
{
    va_list arguments;

    va_start(arguments, what);
    verify(buffer, bytes, seed, 0, what, arguments);
    va_end(arguments);
}

void check_same(const void *buffer, const void *expected, size_t bytes, ptrdiff_t origin,
                const char *what, ...)
{
    const unsigned char *is = buffer, *should = expected;
    size_t at = memcmp(is, should, bytes) == 0 ? bytes : first_difference(is, should, bytes);
    va_list arguments;

    if (at < bytes) {
        va_start(arguments, what);
        wrong_byte(what, arguments, (ptrdiff_t)at - origin, is[at], should[at]);
        va_end(arguments);
    }
}

/* Buffers with guards */

unsigned char *check_buffer(size_t bytes)
{
    unsigned char *memory = malloc(GUARD_BYTES + bytes + GUARD_BYTES);

    if (memory == NULL) {
        check_fault("no memory for %zu bytes", bytes);
        MPI_Abort(MPI_COMM_WORLD, CHECK_FAULTY);
        abort();
    }
    return memory + GUARD_BYTES;
}

void check_release(unsigned char *buffer)
{
    free(buffer - GUARD_BYTES);
}

void check_prepare(unsigned char *buffer, size_t bytes, uint64_t seed, bool filled)
{
    check_fill(buffer - GUARD_BYTES, GUARD_BYTES, guard_seed);
    check_fill(buffer + bytes, GUARD_BYTES, guard_seed);
    if (filled) {
        check_fill(buffer, bytes, seed);
    } else {
        check_spoil(buffer, bytes, seed);
    }
}

void check_guards(const unsigned char *buffer, size_t bytes, const char *what, ...)
{
    va_list arguments, again;

    va_start(arguments, what);
    va_copy(again, arguments);
    verify(buffer - GUARD_BYTES, GUARD_BYTES, guard_seed, GUARD_BYTES, what, arguments);
    verify(buffer + bytes, GUARD_BYTES, guard_seed, -(ptrdiff_t)bytes, what, again);
    va_end(again);
    va_end(arguments);
}

static void prefix_of(MPI_Comm communicator, char *prefix)
{
    int length = 0;

    if (communicator != MPI_COMM_WORLD) {
        MPI_Comm_get_name(communicator, prefix, &length);
    }
    strcpy(prefix + length, length > 0 ? ": " : "");
}

unsigned check_broadcast(unsigned char *buffer, size_t bytes, int root, MPI_Comm communicator,
                         uint64_t seed)
{
    char prefix[MPI_MAX_OBJECT_NAME + 2];

    check_prepare(buffer, bytes, seed, check_rank(communicator) == root);
    MPI_Bcast(buffer, (int)bytes, MPI_BYTE, root, communicator);
    prefix_of(communicator, prefix);
    check_verify(buffer, bytes, seed, "%sroot %d, %zu bytes", prefix, root, bytes);
    check_guards(buffer, bytes, "%sroot %d, %zu bytes", prefix, root, bytes);
    return check_size(communicator) >= 2 && bytes > 0;
}

/* Who served */

bool check_counter(enum check_counter counter, unsigned long long *value)
{
    return counter_found[counter] &&
           MPI_T_pvar_read(session, counters[counter], value) == MPI_SUCCESS;
}

void check_served_start(void)
{
    served_before = 0;
    check_counter(CHECK_BROADCASTS, &served_before);
}

void check_served(unsigned long long expected_growth)
{
    unsigned long long now;

    if (strcmp(component, "none") == 0) {
        return;
    }
    if (!check_counter(CHECK_BROADCASTS, &now)) {
        check_fault("there is no variable coll_%s_broadcasts", component);
        return;
    }
    if (now - served_before != expected_growth) {
        check_fault("%s served %llu broadcasts, not %llu", component, now - served_before,
                    expected_growth);
    }
    served_before = now;
}
