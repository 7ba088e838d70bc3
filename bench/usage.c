/* The text that --help prints.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "usage.h"

const char usage_bcast[] =
    "Usage: mpirun [...] lwbench bcast [OPTION]...\n"
    "Measures MPI_Bcast, and compares coll components of Open MPI in one run.\n"
    "\n"
    "  -m, --message-size MIN:MAX  sizes in bytes: MIN, doubled up to MAX; suffixes k, m, g;\n"
    "                              also MAX, MIN: and :MAX (default 1:1m)\n"
    "  -i, --iterations N          timed broadcasts of a size (default 1000; 100 above 8192\n"
    "                              bytes; a tenth where ranks outnumber a host's PUs)\n"
    "  -x, --warmup N              untimed broadcasts before them (default 200; 10 above 8192\n"
    "                              bytes; likewise a tenth)\n"
    "  -c, --validation            check every byte on every rank after each broadcast\n"
    "  -f, --full                  show least and greatest latency and the iterations too\n"
    "      --variants LIST         coll components to compare, as in pt,tuned\n"
    "      --long                  one line for each variant of a size, also of few variants\n"
    "      --json FILE             write the results, and where they were measured, as JSON\n"
    "      --csv FILE              write the rows as comma-separated values\n"
    "      --root RANK             rank that broadcasts (default 0)\n"
    "  -h, --help                  print this help\n"
    "      --version               print the version\n"
    "\n"
    "With no or one variant: the average over ranks and iterations, as osu_bcast shows it.\n"
    "With several, one after the other within each iteration: each one's median over iterations\n"
    "of the slowest rank's time, and the ratio of each to the last.\n"
    "\n"
    "Exit status: 0 if all went well, 1 if data was wrong, 2 if an option or variant was.\n";
