/* What `lwbench setup` leaves behind: a line or row for each variant and quantity.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "setup_record.h"

#include "csv.h"
#include "header.h"
#include "json.h"
#include "record.h"

#include <stdio.h>
#include <string.h>

enum { NAME_WIDTH = 7, QUANTITY_WIDTH = 14, VALUE_WIDTH = 12 };

static const char *const quantities[SETUP_QUANTITIES] = {"create_us", "first_us", "later_us",
                                                         "setup_us", "memory_bytes"};

bool setup_record_open(struct setup_record *record, char error[ERROR_ROOM])
{
    const struct context *context = &record->context;
    if (!record_files(record->options, &record->json, &record->csv, error)) {
        return false;
    }
    header_begin("setup", context);
    printf("# root: %d\n# synchronisation: %s\n", context->root, context->sync_how);
    printf("# message: %zu bytes, communicators of each variant: %d, warm-up: %d\n",
           record->options->least_bytes, record->options->iterations, record->options->warmup);
    printf("# statistic: over communicators, of the slowest rank's time; later: median of %d "
           "broadcasts, set-up: first - later\n",
           SETUP_LATER);
    printf("# memory: over ranks, bytes in use by malloc for each of several communicators\n");
    header_end(context);
    fflush(stdout);
    return true;
}

static int name_width(const struct context *context)
{
    size_t width = NAME_WIDTH;
    for (int v = 0; v < context->variant_count; v++) {
        size_t length = strlen(context->variant[v]);
        width = length > width ? length : width;
    }
    return (int)width;
}

static void print_line(const struct setup_value *value, const struct setup_value *last)
{
    const struct spread *spread = &value->spread;
    const double values[] = {spread->median, spread->low, spread->high, value->most};
    for (size_t i = 0; i < sizeof(values) / sizeof(*values); i++) {
        if (spread->count > 0.0) {
            printf(" %*.2f", VALUE_WIDTH, values[i]);
        } else {
            printf(" %*s", VALUE_WIDTH, "-");
        }
    }
    /* A difference may be nothing or less. */
    if (spread->median > 0.0 && last->spread.median > 0.0) {
        printf(" %*.3f\n", VALUE_WIDTH, spread->median / last->spread.median);
    } else {
        printf(" %*s\n", VALUE_WIDTH, "-");
    }
}

static void print_table(const struct context *context, const struct setup_row *row)
{
    int last = context->variant_count - 1;
    int width = name_width(context);
    char ratio[VARIANT_ROOM + 1];
    snprintf(ratio, sizeof(ratio), "/%s", context->variant[last]);
    printf("%-*s %-*s %*s %*s %*s %*s %*s\n", width + 2, "# Variant", QUANTITY_WIDTH, "Quantity",
           VALUE_WIDTH, "Median", VALUE_WIDTH, "P10", VALUE_WIDTH, "P90", VALUE_WIDTH, "Max",
           VALUE_WIDTH, ratio);
    for (int v = 0; v <= last; v++) {
        for (int q = 0; q < SETUP_QUANTITIES; q++) {
            printf("%-*s %-*s", width + 2, context->variant[v], QUANTITY_WIDTH, quantities[q]);
            print_line(&row[v].value[q], &row[last].value[q]);
        }
    }
}

static json_t *row_of(const char *variant, int quantity, const struct setup_value *value)
{
    const struct spread *spread = &value->spread;
    if (spread->count == 0.0) {
        return json_pack("{s:o, s:s, s:i, s:n, s:n, s:n, s:n}", "variant", json_text(variant),
                         "quantity", quantities[quantity], "count", 0, "median", "p10", "p90",
                         "max");
    }
    return json_pack("{s:o, s:s, s:i, s:f, s:f, s:f, s:f}", "variant", json_text(variant),
                     "quantity", quantities[quantity], "count", (int)spread->count, "median",
                     spread->median, "p10", spread->low, "p90", spread->high, "max", value->most);
}

static json_t *rows_of(const struct context *context, const struct setup_row *row)
{
    json_t *list = json_array();
    for (int i = 0; list && i < context->variant_count * SETUP_QUANTITIES; i++) {
        int v = i / SETUP_QUANTITIES;
        int q = i % SETUP_QUANTITIES;
        json_t *one = row_of(context->variant[v], q, &row[v].value[q]);
        if (json_array_append_new(list, one) != 0) {
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

static bool write_json(const struct setup_record *record, const struct setup_row *row)
{
    const struct options *options = record->options;
    json_t *method =
        json_pack("{s:i, s:s, s:I, s:i, s:i, s:i}", "root", options->root, "sync",
                  record->context.sync, "bytes", (json_int_t)options->least_bytes, "communicators",
                  options->iterations, "warmup", options->warmup, "later", SETUP_LATER);
    return json_document(record->json.file, json_context(&record->context, method),
                         rows_of(&record->context, row));
}

static bool write_csv(const struct setup_record *record, const struct setup_row *row)
{
    FILE *file = record->csv.file;
    fputs("variant,quantity,count,median,p10,p90,max\r\n", file);
    for (int i = 0; i < record->context.variant_count * SETUP_QUANTITIES; i++) {
        const struct setup_value *value = &row[i / SETUP_QUANTITIES].value[i % SETUP_QUANTITIES];
        const struct spread *spread = &value->spread;
        csv_text(file, record->context.variant[i / SETUP_QUANTITIES]);
        fprintf(file, ",%s,%.0f", quantities[i % SETUP_QUANTITIES], spread->count);
        if (spread->count > 0.0) {
            fprintf(file, ",%.17g,%.17g,%.17g,%.17g\r\n", spread->median, spread->low, spread->high,
                    value->most);
        } else {
            fputs(",,,,\r\n", file);
        }
    }
    return !ferror(file);
}

bool setup_record_write(struct setup_record *record, const struct setup_row *row,
                        char error[ERROR_ROOM])
{
    print_table(&record->context, row);
    snprintf(error, ERROR_ROOM, "results can't be written to '%.120s' or '%.120s'",
             record->json.file ? record->json.path : "", record->csv.file ? record->csv.path : "");
    return (!record->json.file || write_json(record, row)) &&
           (!record->csv.file || write_csv(record, row)) &&
           (!record->json.file || output_commit(&record->json, error)) &&
           (!record->csv.file || output_commit(&record->csv, error));
}

void setup_record_discard(struct setup_record *record)
{
    output_discard(&record->json);
    output_discard(&record->csv);
}
