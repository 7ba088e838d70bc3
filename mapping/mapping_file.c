/* The parser of mapping files.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/mapping_file.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "schedule/network.h"

static const char blanks[] = " \t\r";

typedef struct reader {
    int ranks;
    bool groups;
    int line;
    int *vertex;   /* of each rank, -1: not yet */
    int *taken_in; /* in which line each vertex was taken, 0: not yet */
    char *why;
} reader;

/* Cuts a line's comment, the blanks at its ends and its end. False if it is too long. */
static bool trim(char *line, FILE *file, char **content)
{
    const size_t length = strlen(line);
    const bool whole = length && (line[length - 1] == '\n' || feof(file));

    line[strcspn(line, "#\n")] = '\0';
    *content = line + strspn(line, blanks);
    for (size_t end = strlen(*content); end && strchr(blanks, (*content)[end - 1]); end--) {
        (*content)[end - 1] = '\0';
    }
    return whole;
}

static bool read_pair(const char *text, int *rank, int *vertex)
{
    if (!lw_read_number(&text, 0, INT_MAX, rank)) return false;
    const size_t gap = strspn(text, blanks);
    text += gap;
    return gap && lw_read_number(&text, 0, INT_MAX, vertex) && !*text;
}

/* What is shown of a file may be anything. */
static void make_printable(char *text)
{
    for (; *text; text++) {
        if (iscntrl((unsigned char)*text)) *text = '?';
    }
}

static bool take_line(reader *reader, char *content)
{
    char *why = reader->why;
    int rank, vertex;

    if (!read_pair(content, &rank, &vertex)) {
        make_printable(content);
        snprintf(why, LW_TEXT, "line %d, '%.40s', isn't two numbers", reader->line, content);
    } else if (rank >= reader->ranks) {
        snprintf(why, LW_TEXT, "line %d: rank %d isn't one of 0 to %d", reader->line, rank,
                 reader->ranks - 1);
    } else if (vertex >= reader->ranks) {
        snprintf(why, LW_TEXT, "line %d: vertex %d isn't one of 0 to %d", reader->line, vertex,
                 reader->ranks - 1);
    } else if (reader->vertex[rank] >= 0) {
        snprintf(why, LW_TEXT, "line %d: rank %d again", reader->line, rank);
    } else if (reader->taken_in[vertex] && !reader->groups) {
        snprintf(why, LW_TEXT, "line %d: vertex %d again, it is taken in line %d", reader->line,
                 vertex, reader->taken_in[vertex]);
    } else {
        reader->vertex[rank] = vertex;
        reader->taken_in[vertex] = reader->line;
        return true;
    }
    return false;
}

static bool read_lines(reader *reader, FILE *file)
{
    char line[2 * LW_TEXT], *content;

    while (fgets(line, sizeof line, file)) {
        reader->line++;
        if (!trim(line, file, &content)) {
            snprintf(reader->why, LW_TEXT, "line %d is longer than %zu characters or isn't text",
                     reader->line, sizeof line - 2);
            return false;
        }
        if (*content && !take_line(reader, content)) return false;
    }
    if (ferror(file)) snprintf(reader->why, LW_TEXT, "it can't be read");
    return !ferror(file);
}

static bool has_all(const reader *reader)
{
    for (int rank = 0; rank < reader->ranks; rank++) {
        if (reader->vertex[rank] >= 0) continue;
        snprintf(reader->why, LW_TEXT, "rank %d of 0 to %d is missing", rank, reader->ranks - 1);
        return false;
    }
    return true;
}

/* Devices and pipes may have no end. */
static const char *objection(int file)
{
    struct stat status;

    if (fstat(file, &status)) return strerror(errno);
    if (!S_ISREG(status.st_mode)) return "it isn't a regular file";
    return status.st_size > LW_MAPPING_MOST ? "it is longer than 16 MiB" : NULL;
}

FILE *lw_open_mapping(const char *path, char *why)
{
    const int descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    const char *no = descriptor < 0 ? strerror(errno) : objection(descriptor);
    FILE *file = no ? NULL : fdopen(descriptor, "r");

    snprintf(why, LW_TEXT, "it can't be used: %s", no ? no : strerror(errno));
    if (!file && descriptor >= 0) close(descriptor);
    return file;
}

int lw_count_mapping(FILE *file)
{
    char line[2 * LW_TEXT], *content;
    int count = 0;

    while (fgets(line, sizeof line, file)) {
        trim(line, file, &content);
        if (*content) count++;
    }
    rewind(file);
    return count;
}

bool lw_read_mapping(FILE *file, int ranks, bool groups, int *vertex, char *why)
{
    int *taken_in = calloc((size_t)ranks, sizeof *taken_in);
    reader reader = {ranks, groups, 0, vertex, taken_in, why};

    *why = '\0';
    for (int rank = 0; rank < ranks; rank++) vertex[rank] = -1;
    const bool good = taken_in && read_lines(&reader, file) && has_all(&reader);
    free(taken_in);
    return good;
}

/* Counts who sits at each vertex, into count[ranks]. False if a vertex is none or is taken twice. */
static bool count_ranks(const int *vertex, int ranks, bool groups, int *count, char *why)
{
    for (int rank = 0; rank < ranks; rank++) {
        const int v = vertex[rank];
        if (v < 0 || v >= ranks) {
            snprintf(why, LW_TEXT, "vertex %d of rank %d isn't one of 0 to %d", v, rank, ranks - 1);
            return false;
        }
        if (count[v]++ && !groups) {
            snprintf(why, LW_TEXT, "vertex %d is given to rank %d and to one before", v, rank);
            return false;
        }
    }
    return true;
}

bool lw_check_mapping(const int *vertex, int ranks, bool groups, int *vertices, char *why)
{
    int *count = calloc((size_t)ranks, sizeof *count), highest = ranks - 1, empty = 0;

    *why = '\0';
    bool good = count && count_ranks(vertex, ranks, groups, count, why);
    while (good && !count[highest]) highest--;
    while (good && empty <= highest && count[empty]) empty++;
    free(count);
    *vertices = highest + 1;
    if (good && empty <= highest) {
        snprintf(why, LW_TEXT, "vertex %d stays empty, but %d doesn't", empty, highest);
    } else if (good && !highest) {
        snprintf(why, LW_TEXT, "all ranks are at vertex 0");
    }
    return good && !*why;
}
