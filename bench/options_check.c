/* What the options leave to the environment, and what depends on the number of ranks.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "numbers.h"
#include "options.h"
#include "options_values.h"

#include <stdio.h>
#include <stdlib.h>

static bool refuse_variable(char error[ERROR_ROOM], const char *name, const char *value,
                            const char *allowed)
{
    snprintf(error, ERROR_ROOM, "environment variable %s '%.80s': allowed is %s", name, value,
             allowed);
    return false;
}

bool options_environment(struct options *options, char error[ERROR_ROOM])
{
    const char *rate = getenv("LWCLUSTER_RATE");
    const char *count = getenv("LWCLUSTER_LINKS");
    if (options->bound_rate == 0.0 && rate && !rate_parse(rate, &options->bound_rate)) {
        return refuse_variable(error, "LWCLUSTER_RATE", rate, rates_allowed);
    }
    if (options->bound_links == 0 && count &&
        !number_parse(count, 1, LINKS_MOST, &options->bound_links)) {
        return refuse_variable(error, "LWCLUSTER_LINKS", count, links_allowed);
    }
    if (options->bound_links == 0) {
        options->bound_links = 1;
    }
    return true;
}

bool options_check(const struct options *options, int ranks, char error[ERROR_ROOM])
{
    if (ranks < 2) {
        snprintf(error, ERROR_ROOM, "number of ranks %d: a broadcast needs 2 or more", ranks);
        return false;
    }
    if (options->root >= ranks) {
        snprintf(error, ERROR_ROOM, "--root '%d': allowed is a rank from 0 to %d", options->root,
                 ranks - 1);
        return false;
    }
    return true;
}
