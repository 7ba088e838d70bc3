/* Results as comma-separated values.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "csv.h"

#include <string.h>

static const char titles[] =
    "variant,bytes,iterations,validated,valid,median_us,min_us,max_us,p10_us,p90_us,mean_us,"
    "low_us,high_us,average_us,rank_min_us,rank_max_us,bound_us,host_messages,host_bytes\r\n";

void csv_text(FILE *file, const char *text)
{
    if (!strpbrk(text, ",\"\r\n")) {
        fputs(text, file);
        return;
    }
    fputc('"', file);
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '"') {
            fputc('"', file);
        }
        fputc(*c, file);
    }
    fputc('"', file);
}

static const char *truth(bool value)
{
    return value ? "true" : "false";
}

static void write_row(FILE *file, const struct row *row)
{
    const double times[] = {row->median_us,  row->min_us,      row->max_us,      row->p10_us,
                            row->p90_us,     row->mean_us,     row->low_us,      row->high_us,
                            row->average_us, row->rank_min_us, row->rank_max_us, row->bound_us};
    csv_text(file, row->variant);
    fprintf(file, ",%zu,%d,%s,%s", row->bytes, row->iterations, truth(row->validated),
            row->validated ? truth(row->valid) : "");
    /* As many digits as a double needs to be read back the same; nothing for what isn't known. */
    for (size_t i = 0; i < sizeof(times) / sizeof(*times); i++) {
        fputc(',', file);
        if (times[i] > 0.0) {
            fprintf(file, "%.17g", times[i]);
        }
    }
    if (row->counted) {
        fprintf(file, ",%llu,%llu\r\n", row->host_messages, row->host_bytes);
    } else {
        fputs(",,\r\n", file);
    }
}

bool csv_write(FILE *file, const struct rows *rows)
{
    fputs(titles, file);
    for (size_t i = 0; i < rows->count; i++) {
        write_row(file, &rows->row[i]);
    }
    return !ferror(file);
}
