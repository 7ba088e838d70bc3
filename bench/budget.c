/* How a limited time is shared among message sizes.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "budget.h"

void budget_open(struct budget *budget, double now, double seconds)
{
    *budget = (struct budget){.end = now + seconds};
}

bool budget_next(struct budget *budget, double now, size_t bytes, int sizes_left)
{
    double remaining = budget->end - now;
    budget->until = now + (remaining > 0.0 ? remaining / sizes_left : 0.0);
    if (budget->pass > 0.0) {
        budget->pass *= (double)bytes / (double)budget->bytes;
        budget->bytes = bytes;
    }
    return budget->pass == 0.0 || budget->pass <= remaining;
}

void budget_made(struct budget *budget, double seconds, size_t bytes)
{
    budget->pass = seconds;
    budget->bytes = bytes;
}

bool budget_allows(const struct budget *budget, double now, int passes)
{
    return now + passes * budget->pass <= budget->until;
}
