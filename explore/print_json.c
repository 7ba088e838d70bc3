/* A schedule as JSON. Sends are built and written one by one: a large network has millions.
 * SPDX-License-Identifier: BSD-3-Clause */
#include <jansson.h>
#include <stdio.h>

#include "explore/print.h"

/* Writes a value and gives it back; a failure to write shows at stdout itself. */
static int write_value(json_t *value, size_t flags)
{
    if (!value) return LW_NO_MEMORY;
    json_dumpf(value, stdout, flags | JSON_COMPACT | JSON_PRESERVE_ORDER);
    json_decref(value);
    return LW_OK;
}

static int print_send(const lw_schedule *schedule, const lw_send *send)
{
    json_t *path = json_array();

    for (int i = 0; path && i <= send->hops; i++) {
        if (json_array_append_new(path, json_integer(schedule->path[send->first + i]))) {
            json_decref(path);
            path = NULL;
        }
    }
    if (!path) return LW_NO_MEMORY;
    return write_value(json_pack("{s:i, s:i, s:i, s:o}", "round", send->round, "from", send->from,
                                 "to", send->to, "path", path),
                       0);
}

int lw_print_json(const lw_network *network, const lw_algorithm *algorithm,
                  const lw_schedule *schedule)
{
    json_t *head = json_pack("{s:s, s:s, s:i, s:i, s:i}", "network", network->name, "algorithm",
                             algorithm->name, "root", schedule->root, "vertices", network->vertices,
                             "rounds", schedule->rounds);

    putchar('{');
    int error = write_value(head, JSON_EMBED);
    printf(",\"sends\":[");
    for (int i = 0; i < schedule->sends && !error; i++) {
        fputs(i ? ",\n" : "\n", stdout);
        error = print_send(schedule, &schedule->send[i]);
    }
    puts("\n]}");
    return error;
}
