/* The parameter file that `lwbench tune` writes.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "tune_file.h"

#include "components.h"
#include "header.h"

#include <string.h>
#include <sys/stat.h>

static const char mark[] = "# lwbench tune, version ";

bool tune_file_free(const char *path, char error[ERROR_ROOM])
{
    struct stat status;
    char line[sizeof(mark)] = "";
    /* What is no file at all, output_open refuses. */
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size == 0) {
        return true;
    }
    FILE *file = fopen(path, "r");
    bool ours = file && fgets(line, sizeof(line), file) && strcmp(line, mark) == 0;
    if (file) {
        fclose(file);
    }
    snprintf(error, ERROR_ROOM,
             "--output '%.120s': there is a file that isn't tune's; allowed is a new one, or one "
             "that tune wrote",
             path);
    return ours;
}

static void write_spread(FILE *file, const char *what, const struct spread *spread, double factor)
{
    fprintf(file, "# %s: median %.5g, 10th to 90th percentile %.5g to %.5g, of %.0f\n", what,
            spread->median * factor, spread->low * factor, spread->high * factor, spread->count);
}

static void write_flows(FILE *file, const struct tuning *tuning)
{
    fprintf(file, "# rate to several at once, relative to one:");
    for (int f = 0; f < tuning->flows; f++) {
        fprintf(file, "%s %.2f to %d", f > 0 ? "," : "",
                tuning->together[f].median / tuning->together[0].median, tuning->peers[f]);
    }
    fprintf(file, "\n");
}

static void write_measured(FILE *file, const struct places *places, const struct tuning *tuning)
{
    static const double us = 1e6, mbit = 8.0 / 1e6;
    fprintf(file, "# measured: %s, %d pairs of ranks\n",
            places->apart ? "between hosts"
                          : "inside one host, where components always take the schedule",
            tuning->pairs);
    write_spread(file, "half a round trip of 8 bytes, us", &tuning->half, us);
    write_spread(file, "spent in its calls, us", &tuning->calls, us);
    write_spread(file, "overhead, all ranks busy, us", &tuning->loaded, us);
    write_spread(file, "rate of one stream, Mbit/s", &tuning->rate, mbit);
    write_flows(file, tuning);
}

static void write_use(FILE *file, const char *path)
{
    fprintf(file,
            "# to use it, with this file on all hosts: mpirun --tune %s ...\n"
            "# or for every run: put these lines into $HOME/.openmpi/mca-params.conf\n",
            path ? path : "FILE");
}

void tune_file_write(FILE *file, const struct context *context, const struct places *places,
                     const struct tuning *tuning, const char *path)
{
    fprintf(file, "%s%s\n", mark, context->version);
    header_place(file, context);
    write_measured(file, places, tuning);
    write_use(file, path);
    for (int c = 0; components_own[c]; c++) {
        const char *name = components_own[c];
        fprintf(file, "coll_%s_latency_ns = %ld\n", name, tuning->latency_ns);
        fprintf(file, "coll_%s_overhead_ns = %ld\n", name, tuning->overhead_ns);
        fprintf(file, "coll_%s_bandwidth_mbit = %ld\n", name, tuning->bandwidth_mbit);
        fprintf(file, "coll_%s_ports = %ld\n", name, tuning->ports);
    }
}
