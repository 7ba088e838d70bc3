/* The clock, and the machine.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "bench/timing.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

double lw_microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

int lw_compare_times(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The text behind the colon of /proc/cpuinfo's first line about the model. */
static void find_cpu(char *cpu, size_t size)
{
    FILE *info = fopen("/proc/cpuinfo", "r");
    char line[512];

    snprintf(cpu, size, "unknown");
    while (info && fgets(line, sizeof line, info)) {
        const char *colon = strchr(line, ':');
        if (strncmp(line, "model name", strlen("model name")) || !colon) continue;
        snprintf(cpu, size, "%.*s", (int)strcspn(colon + 2, "\n"), colon + 2);
        break;
    }
    if (info) fclose(info);
}

void lw_print_machine(void)
{
    char host[256] = "unknown", cpu[256];

    gethostname(host, sizeof host - 1);
    find_cpu(cpu, sizeof cpu);
    printf("# host: %s\n# cpu: %s\n# compiler: %s%s\n", host, cpu,
           strstr(__VERSION__, "lang") ? "" : "gcc ", __VERSION__);
}
