/* Whether a variant's broadcasts were served by the component it is named after.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "served.h"

#include <stdio.h>

void served_open(struct served *served, const char *component)
{
    served->component = component;
    served->broadcasts_before = 0;
    served->fallbacks_before = 0;
    snprintf(served->broadcasts, COUNTER_ROOM, "coll_%s_broadcasts", component);
    snprintf(served->fallbacks, COUNTER_ROOM, "coll_%s_fallbacks", component);
    counters_open(&served->counters);
    served->counted = counters_add(&served->counters, served->broadcasts);
    counters_add(&served->counters, served->fallbacks);
}

void served_start(struct served *served)
{
    counters_read(&served->counters, served->broadcasts, &served->broadcasts_before);
    counters_read(&served->counters, served->fallbacks, &served->fallbacks_before);
}

bool served_check(const struct served *served, int made, size_t bytes, char error[ERROR_ROOM])
{
    if (!served->counted) {
        return true;
    }
    unsigned long long count, fallbacks;
    if (!counters_read(&served->counters, served->broadcasts, &count)) {
        snprintf(error, ERROR_ROOM, "%s can't be read", served->broadcasts);
        return false;
    }
    count -= served->broadcasts_before;
    if (count == (unsigned long long)made) {
        return true;
    }
    char fell_back[ERROR_ROOM / 4] = "how many fell back isn't counted";
    if (counters_read(&served->counters, served->fallbacks, &fallbacks)) {
        snprintf(fell_back, sizeof(fell_back), "%llu fell back",
                 fallbacks - served->fallbacks_before);
    }
    snprintf(error, ERROR_ROOM, "--variants '%s': served %llu of %d broadcasts of %zu bytes, %s",
             served->component, count, made, bytes, fell_back);
    return false;
}

void served_close(struct served *served)
{
    counters_close(&served->counters);
}
