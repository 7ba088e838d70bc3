/* What this machine tells of itself, without MPI.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* for getloadavg */
#endif
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

void machine_survey(struct machine *machine)
{
    *machine = (struct machine){.kernel = "unknown"};
    time_t now = time(NULL);
    struct tm utc;
    if (gmtime_r(&now, &utc)) {
        strftime(machine->date, DATE_ROOM, "%Y-%m-%dT%H:%M:%SZ", &utc);
    }
    struct utsname name;
    if (uname(&name) == 0) {
        snprintf(machine->kernel, KERNEL_ROOM, "%s %s", name.sysname, name.release);
    }
    long pages = sysconf(_SC_PHYS_PAGES);
    long page = sysconf(_SC_PAGESIZE);
    if (pages > 0 && page > 0) {
        machine->memory_bytes = (long long)pages * page;
    }
    if (getloadavg(&machine->load, 1) != 1) {
        machine->load = -1.0;
    }
}
