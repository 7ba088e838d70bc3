/* Fabrics and shapes for the cost model's tests.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_TESTS_UNIT_FABRICS_H
#define LW_TESTS_UNIT_FABRICS_H

#include <stdint.h>

#include "schedule/cost.h"

/* Gigabit Ethernet, one port; and PT(1,3,3). */
extern const lw_fabric ethernet;
extern const lw_shape torus;

/* A number between two, small ones as often as large ones; the same ones after the same seed. */
double anywhere(uint64_t *seed, double low, double high);

/* From slow to fast, some without latency or overhead. */
lw_fabric any_fabric(uint64_t *seed);

/* 2 ranks to some thousand. */
lw_shape any_shape(uint64_t *seed);

#endif
