/* Drawing by the program gnuplot: run without a shell, the script on its stdin.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* for pipe2 */
#endif
#include "gnuplot.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NOT_FOUND = 127, MESSAGE_ROOM = 160 };

struct pipes {
    int script[2];
    int message[2];
};

/* Never returns. */
static void become_gnuplot(const struct pipes *pipes, FILE *file)
{
    dup2(pipes->script[0], STDIN_FILENO);
    dup2(fileno(file), STDOUT_FILENO);
    dup2(pipes->message[1], STDERR_FILENO);
    signal(SIGPIPE, SIG_DFL);
    /* Neither the user's language nor ~/.gnuplot changes a plot. */
    setenv("LC_ALL", "C.UTF-8", 1);
    unsetenv("GNUTERM");
    execlp("gnuplot", "gnuplot", "--default-settings", "-", (char *)NULL);
    _exit(NOT_FOUND);
}

static void write_all(int descriptor, const char *text, size_t length)
{
    while (length > 0) {
        ssize_t written = write(descriptor, text, length);
        if (written < 0 && errno != EINTR) {
            return; /* gnuplot has ended, and its status tells why */
        }
        if (written > 0) {
            text += written;
            length -= (size_t)written;
        }
    }
}

/* Keeps the first line that says something; gnuplot also repeats the script's line and points. */
static void read_message(int descriptor, char message[MESSAGE_ROOM])
{
    char line[512];
    FILE *stream = fdopen(descriptor, "r");
    message[0] = '\0';
    while (stream && fgets(line, sizeof(line), stream)) {
        size_t blank = strspn(line, " \t\r\n^");
        if (message[0] == '\0' && line[blank] != '\0' && strncmp(line, "gnuplot>", 8) != 0) {
            snprintf(message, MESSAGE_ROOM, "%.*s", (int)strcspn(line + blank, "\r\n"),
                     line + blank);
        }
    }
    if (stream) {
        fclose(stream);
    }
}

static bool judge(int status, const char *message, char error[ERROR_ROOM])
{
    if (WIFEXITED(status) && WEXITSTATUS(status) == NOT_FOUND) {
        snprintf(error, ERROR_ROOM, "gnuplot not found: install Debian's package gnuplot-nox");
    } else if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        snprintf(error, ERROR_ROOM, "gnuplot failed: %s", message);
    } else {
        return true;
    }
    return false;
}

static bool open_pipes(struct pipes *pipes)
{
    if (pipe2(pipes->script, O_CLOEXEC) != 0) {
        return false;
    }
    if (pipe2(pipes->message, O_CLOEXEC) != 0) {
        close(pipes->script[0]);
        close(pipes->script[1]);
        return false;
    }
    return true;
}

bool gnuplot_run(const char *script, size_t length, FILE *file, char error[ERROR_ROOM])
{
    struct pipes pipes;
    bool opened = open_pipes(&pipes);
    pid_t child = opened ? fork() : -1;
    if (child == 0) {
        become_gnuplot(&pipes, file);
    }
    if (opened) {
        close(pipes.script[0]);
        close(pipes.message[1]);
    }
    if (child < 0) {
        snprintf(error, ERROR_ROOM, "gnuplot can't be started: %s", strerror(errno));
        if (opened) {
            close(pipes.script[1]);
            close(pipes.message[0]);
        }
        return false;
    }
    /* Without gnuplot nobody reads the script. */
    signal(SIGPIPE, SIG_IGN);
    write_all(pipes.script[1], script, length);
    close(pipes.script[1]);
    char message[MESSAGE_ROOM];
    read_message(pipes.message[0], message);
    int status = 0;
    waitpid(child, &status, 0);
    return judge(status, message, error);
}
