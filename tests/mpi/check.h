/* What the MPI tests share: options, data patterns, faults, and who served a broadcast.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef CHECK_H
#define CHECK_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CHECK_LIKE_PRINTF(text, rest) __attribute__((format(printf, text, rest)))

enum { CHECK_OK = 0, CHECK_FAULTY = 1, CHECK_USAGE = 2, CHECK_SKIP = 77 };

/* One option --name VALUE of a program; a table of them ends with a nameless one. */
struct check_option {
    const char *name;
    const char *help;
    size_t *number;    /* takes "12", "4k", "2g+12345"; or */
    const char **text; /* takes the value as it is */
};

/* Initialises MPI, parses the options (program's own, --component and --help). */
void check_init(const char *program, int argc, char **argv, const struct check_option *options);
/* The same with that level of thread support, if MPI has it. */
void check_init_thread(const char *program, int argc, char **argv,
                       const struct check_option *options, int level);
/* Ends MPI and the program: 0, or on every rank 1 if there was a fault on any. Rank 0 prints
 * "PROGRAM: P ranks, SUMMARY, N faults"; nothing when summary is NULL and all is well. */
_Noreturn void check_finish(const char *summary, ...) CHECK_LIKE_PRINTF(1, 2);
/* Ends the program on all ranks, which must all call it: rank 0 prints the reason. */
_Noreturn void check_usage(const char *reason, ...) CHECK_LIKE_PRINTF(1, 2);
_Noreturn void check_skip(const char *reason);
bool check_number(const char *text, size_t *number);

int check_rank(MPI_Comm communicator);
int check_size(MPI_Comm communicator);
/* An intercommunicator between the lower half of MPI_COMM_WORLD and the rest. */
MPI_Comm check_two_halves(void);

void check_fault(const char *fault, ...) CHECK_LIKE_PRINTF(1, 2);

/* The pattern: each byte depends on the seed and on its position. check_spoil writes its
 * complement, so that any byte that does not arrive is noticed. */
void check_fill(void *buffer, size_t bytes, uint64_t seed);
void check_spoil(void *buffer, size_t bytes, uint64_t seed);
void check_verify(const void *buffer, size_t bytes, uint64_t seed, const char *what, ...)
    CHECK_LIKE_PRINTF(4, 5);
/* Compares two images; a fault names the position counted from origin. */
void check_same(const void *buffer, const void *expected, size_t bytes, ptrdiff_t origin,
                const char *what, ...) CHECK_LIKE_PRINTF(5, 6);

/* Memory with room for guard bytes in front of and behind it. */
unsigned char *check_buffer(size_t bytes);
void check_release(unsigned char *buffer);
/* Sets the guards round the first so many bytes, and the pattern or its complement inside. */
void check_prepare(unsigned char *buffer, size_t bytes, uint64_t seed, bool filled);
/* Positions of guard bytes are counted from the buffer: -1 lies just in front of it. */
void check_guards(const unsigned char *buffer, size_t bytes, const char *what, ...)
    CHECK_LIKE_PRINTF(3, 4);

/* Broadcasts bytes from root in a check_buffer, and checks data and guards.
 * Returns by how much the component's count should have grown: 0 or 1. */
unsigned check_broadcast(unsigned char *buffer, size_t bytes, int root, MPI_Comm communicator,
                         uint64_t seed);

/* The counts that the component keeps; false if it has no such variable. */
enum check_counter { CHECK_BROADCASTS, CHECK_FALLBACKS, CHECK_BYTES, CHECK_COUNTERS };
bool check_counter(enum check_counter counter, unsigned long long *value);
/* A fault unless the component served just so many broadcasts on this rank since the last
 * check_served or check_served_start. With --component none there is nothing to check. */
void check_served_start(void);
void check_served(unsigned long long expected_growth);

#endif
