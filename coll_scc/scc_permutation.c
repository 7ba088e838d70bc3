/* Permutations: their lexicographic ranks, exchanges, and names of symbols.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "coll_scc/scc_network.h"

static int factorial(int n)
{
    return n < 2 ? 1 : n * factorial(n - 1);
}

lw_permutation lw_permutation_of(int n, int rank)
{
    lw_permutation p = {{0}};
    bool used[LW_SCC_MOST + 1] = {false};

    for (int position = 1; position <= n; position++) {
        const int block = factorial(n - position);
        int smaller = rank / block, symbol = 0; /* unused symbols below the one that stands here */
        rank %= block;
        do {
            symbol++;
            if (!used[symbol]) smaller--;
        } while (smaller >= 0);
        used[symbol] = true;
        p.symbol[position] = (signed char)symbol;
    }
    return p;
}

int lw_permutation_rank(int n, const lw_permutation *permutation)
{
    int rank = 0;

    for (int i = 1; i < n; i++) {
        int smaller = 0;
        for (int j = i + 1; j <= n; j++) smaller += permutation->symbol[j] < permutation->symbol[i];
        rank = (rank + smaller) * (n - i);
    }
    return rank;
}

void lw_permutation_swap(lw_permutation *permutation, int i)
{
    const signed char first = permutation->symbol[1];
    permutation->symbol[1] = permutation->symbol[i];
    permutation->symbol[i] = first;
}

lw_permutation lw_scc_relabel(int n, const lw_permutation *origin, const lw_permutation *label)
{
    lw_permutation name = {{0}}, seen = {{0}};

    for (int p = 1; p <= n; p++) name.symbol[(int)origin->symbol[p]] = (signed char)p;
    for (int p = 1; p <= n; p++) seen.symbol[p] = name.symbol[(int)label->symbol[p]];
    return seen;
}
