/* The parameters of a variant, set while its communicator is made and put back then.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "settings.h"

#include "control.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Looks at one open variable; error is the variant's. Writing its own value back shows whether it
 * may be written: Open MPI doesn't tell otherwise. */
static bool check_open(const struct control *control, struct setting *setting, const char *name,
                       char error[ERROR_ROOM])
{
    union control_value value;
    char spelt[CONTROL_ROOM];
    char allowed[ALLOWED_ROOM];
    if (!control_parse(control, setting->value, &value, spelt, allowed)) {
        snprintf(error, ERROR_ROOM, "--variants '%s': %s='%s': allowed is %s", name,
                 setting->variable, setting->value, allowed);
        return false;
    }
    void *now = control_save(control);
    bool writable = now && control_write(control, now);
    free(now);
    if (!writable) {
        snprintf(error, ERROR_ROOM,
                 "--variants '%s': %s is not writable while MPI runs, so it can't differ among "
                 "variants",
                 name, setting->variable);
        return false;
    }
    snprintf(setting->value, SETTING_ROOM, "%s", spelt);
    return true;
}

static bool check_one(struct setting *setting, const char *name, char error[ERROR_ROOM])
{
    struct control control;
    if (!control_open(setting->variable, &control)) {
        snprintf(error, ERROR_ROOM, "--variants '%s': there is no parameter %s", name,
                 setting->variable);
        return false;
    }
    bool good = check_open(&control, setting, name, error);
    control_close(&control);
    return good;
}

bool settings_check(struct recipe *recipe, const char *name, char error[ERROR_ROOM])
{
    int provided;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    bool good = true;
    for (int s = 0; s < recipe->count && good; s++) {
        good = check_one(&recipe->setting[s], name, error);
    }
    MPI_T_finalize();
    return good;
}

/* Returns the value that was replaced, or NULL. */
static void *replace(const struct setting *setting)
{
    struct control control;
    union control_value value;
    char spelt[CONTROL_ROOM];
    char allowed[ALLOWED_ROOM];
    if (!control_open(setting->variable, &control)) {
        return NULL;
    }
    void *before = control_save(&control);
    bool written = control_parse(&control, setting->value, &value, spelt, allowed) && before &&
                   control_write(&control, &value);
    control_close(&control);
    if (!written) {
        free(before);
        return NULL;
    }
    return before;
}

bool settings_apply(struct settings *settings, const struct recipe *recipe, const char *name,
                    char error[ERROR_ROOM])
{
    int provided;
    *settings = (struct settings){.recipe = recipe};
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    while (settings->count < recipe->count) {
        const struct setting *setting = &recipe->setting[settings->count];
        void *before = replace(setting);
        if (!before) {
            snprintf(error, ERROR_ROOM, "--variants '%s': %s can't be set to '%s'", name,
                     setting->variable, setting->value);
            break;
        }
        settings->before[settings->count++] = before;
    }
    MPI_T_finalize();
    return settings->count == recipe->count;
}

void settings_restore(struct settings *settings)
{
    int provided;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    while (settings->count > 0) {
        struct control control;
        int last = --settings->count;
        if (control_open(settings->recipe->setting[last].variable, &control)) {
            control_write(&control, settings->before[last]);
            control_close(&control);
        }
        free(settings->before[last]);
    }
    MPI_T_finalize();
}
