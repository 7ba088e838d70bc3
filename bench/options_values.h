/* The values of single options. Pure.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LWBENCH_OPTIONS_VALUES_H
#define LWBENCH_OPTIONS_VALUES_H

#include "options.h"

/* A rank's links are counted, not measured: more would be a mistake. */
enum { LINKS_MOST = 1000000 };

/* What is said where a rate or a number of links is wrong. */
extern const char rates_allowed[];
extern const char links_allowed[];

/* All return false, and leave the options alone unless said otherwise, if the text isn't
 * allowed. */

/* Sizes: a list with commas, or a range. */
bool take_sizes(const char *text, struct options *options);

/* Variants with commas between, none repeated literally. The options' list is spoilt on failure. */
bool take_variants(const char *list, struct options *options);

bool take_sync(const char *text, struct options *options);
bool take_datatype(const char *text, struct options *options);
bool take_progress(const char *text, struct options *options);
bool take_time_limit(const char *text, struct options *options);

#endif
