/* From the text of a machine to its groups of hosts.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mapping/machine_host.h"
#include "schedule/network.h"

static const char between[] = " + ";

/* "host:N " at the beginning; what is behind it. */
static const char *read_count(const char *text, int *hosts, char *why)
{
    static const char keyword[] = "host:";

    *hosts = 1;
    if (strncmp(text, keyword, strlen(keyword))) return text;
    text += strlen(keyword);
    if (lw_read_number(&text, 1, LW_MACHINE_HOSTS, hosts) && (!*text || *text == ' ')) {
        return text + strspn(text, " ");
    }
    snprintf(why, LW_TEXT, "host: wants a number from 1 to %d behind it", LW_MACHINE_HOSTS);
    return NULL;
}

static bool count_group(lw_machine *machine, const lw_host_group *group, char *why)
{
    const long pus = machine->pus + (long)group->hosts * group->pus;

    machine->hosts += group->hosts;
    if (machine->hosts > LW_MACHINE_HOSTS || pus > LW_MACHINE_PUS) {
        snprintf(why, LW_TEXT, "it has more than %d hosts or %d PUs", LW_MACHINE_HOSTS,
                 LW_MACHINE_PUS);
        return false;
    }
    machine->pus = (int)pus;
    machine->cores += group->hosts * group->cores;
    return true;
}

/* Adds what one of the texts between " + " says; the text is changed. */
static bool add_group(lw_machine *machine, char *text, char *why)
{
    lw_host_group *group = &machine->group[machine->groups++];

    text += strspn(text, " ");
    for (size_t end = strlen(text); end && text[end - 1] == ' '; end--) text[end - 1] = '\0';
    const char *host = read_count(text, &group->hosts, why);
    if (!host) return false;
    if (!*host) {
        snprintf(why, LW_TEXT, "'%.50s' doesn't say what a host is like", text);
        return false;
    }
    return lw_describe_host(host, group, why) && count_group(machine, group, why);
}

static bool add_groups(lw_machine *machine, char *text, char *why)
{
    bool good = true;

    while (good && text) {
        char *plus = strstr(text, between);
        if (plus) *plus = '\0';
        good = add_group(machine, text, why);
        text = plus ? plus + strlen(between) : NULL;
    }
    return good;
}

lw_machine *lw_machine_create(const char *text, char *why)
{
    lw_machine *machine = calloc(1, sizeof *machine);
    char *copy = strdup(text);
    size_t groups = 1;

    *why = '\0';
    for (const char *plus = text; (plus = strstr(plus, between)); plus++) groups++;
    if (machine) machine->group = calloc(groups, sizeof *machine->group);
    if (!machine || !machine->group || !copy || !add_groups(machine, copy, why)) {
        lw_machine_free(machine);
        machine = NULL;
    }
    free(copy);
    return machine;
}

const lw_host_group *lw_machine_group(const lw_machine *machine, int host)
{
    const lw_host_group *group = machine->group;

    while (host >= group->hosts) host -= (group++)->hosts;
    return group;
}

void lw_machine_free(lw_machine *machine)
{
    if (!machine) return;
    for (int g = 0; g < machine->groups && machine->group; g++) {
        free(machine->group[g].core);
        free(machine->group[g].pu);
    }
    free(machine->group);
    free(machine);
}
