/* A file that appears whole or not at all.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char suffix[] = ".XXXXXX";

/* As any new file's, where mkstemp is strict. */
static void set_mode(int descriptor)
{
    mode_t mask = umask(0);
    umask(mask);
    fchmod(descriptor, 0666 & ~mask);
}

static FILE *open_beside(struct output *output, const char *path)
{
    size_t room = strlen(path) + sizeof(suffix);
    output->path = strdup(path);
    output->temporary = malloc(room);
    if (!output->path || !output->temporary) {
        return NULL;
    }
    snprintf(output->temporary, room, "%s%s", path, suffix);
    int descriptor = mkstemp(output->temporary);
    if (descriptor < 0) {
        return NULL;
    }
    set_mode(descriptor);
    FILE *file = fdopen(descriptor, "w");
    if (!file) {
        close(descriptor);
        unlink(output->temporary);
    }
    return file;
}

static void forget(struct output *output)
{
    free(output->path);
    free(output->temporary);
    *output = (struct output){0};
}

bool output_open(struct output *output, const char *option, const char *path,
                 char error[ERROR_ROOM])
{
    struct stat status;
    *output = (struct output){0};
    /* Renaming onto a device would replace it. */
    if (stat(path, &status) == 0 && !S_ISREG(status.st_mode)) {
        snprintf(error, ERROR_ROOM, "%s '%.120s': is no file, allowed is the name of one", option,
                 path);
        return false;
    }
    output->file = open_beside(output, path);
    if (!output->file) {
        snprintf(error, ERROR_ROOM, "%s '%.120s': can't be written (%s), allowed is a file", option,
                 path, strerror(errno));
        forget(output);
        return false;
    }
    return true;
}

bool output_commit(struct output *output, char error[ERROR_ROOM])
{
    bool written = !ferror(output->file);
    errno = 0;
    written = fclose(output->file) == 0 && written;
    if (written && rename(output->temporary, output->path) == 0) {
        forget(output);
        return true;
    }
    snprintf(error, ERROR_ROOM, "'%.120s' can't be written: %s", output->path,
             errno ? strerror(errno) : "writing failed");
    unlink(output->temporary);
    forget(output);
    return false;
}

void output_discard(struct output *output)
{
    if (output->file) {
        fclose(output->file);
        unlink(output->temporary);
        forget(output);
    }
}
