/* The fabric, from options and files.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/fabric.h"

#include <stdio.h>

#include "explore/complain.h"
#include "explore/params.h"

static const struct {
    const char *name, *option;
    lw_option request;
    size_t value, least; /* smaller ones are taken for the least */
} known[LW_TERMS] = {
    {"latency_ns", "--latency-ns", LW_OPTION_LATENCY, LW_LATENCY_NS, 0},
    {"overhead_ns", "--overhead-ns", LW_OPTION_OVERHEAD, LW_OVERHEAD_NS, 0},
    {"bandwidth_mbit", "--bandwidth-mbit", LW_OPTION_BANDWIDTH, LW_BANDWIDTH_MBIT, 1},
    {"ports", "--ports", LW_OPTION_PORTS, LW_PORTS, 1},
    {"burst_bytes", "--burst-bytes", LW_OPTION_BURST, LW_BURST_BYTES, 0},
};

static int take_file(const char *file, const char *kind, lw_term term[LW_TERMS])
{
    lw_wanted wanted[LW_TERMS] = {{.found = 0}};

    for (int i = 0; i < LW_TERMS; i++) {
        snprintf(wanted[i].name, sizeof wanted[i].name, "coll_%.16s_%s", kind, known[i].name);
    }
    const int status = lw_read_params(file, wanted, LW_TERMS);
    for (int i = 0; i < LW_TERMS && !status; i++) {
        if (!wanted[i].found) continue;
        term[i].value = wanted[i].value;
        term[i].from = file;
    }
    return status;
}

static int take_options(const lw_request *request, lw_term term[LW_TERMS])
{
    for (int i = 0; i < LW_TERMS; i++) {
        const char *text = request->option[known[i].request];
        char where[64];
        if (!text) continue;
        snprintf(where, sizeof where, "option %s", known[i].option);
        const int status = lw_take_size(where, text, &term[i].value);
        if (status) return status;
        term[i].from = known[i].option;
    }
    return LW_EXIT_OK;
}

int lw_take_terms(const lw_request *request, const char *kind, lw_term term[LW_TERMS])
{
    const char *file = request->option[LW_PARAMS];

    for (int i = 0; i < LW_TERMS; i++) {
        term[i] = (lw_term){known[i].name, known[i].value, "default"};
    }
    int status = file ? take_file(file, kind, term) : LW_EXIT_OK;
    if (!status) status = take_options(request, term);
    for (int i = 0; i < LW_TERMS; i++) {
        if (term[i].value < known[i].least) term[i].value = known[i].least;
    }
    return status;
}

lw_fabric lw_fabric_of_terms(const lw_term term[LW_TERMS])
{
    return lw_fabric_of(term[0].value, term[1].value, term[2].value, term[3].value, term[4].value);
}
