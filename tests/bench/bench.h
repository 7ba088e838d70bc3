/* What the tests of lwbench's pure parts include.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef TESTS_BENCH_H
#define TESTS_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#endif
