"""Compares what one run of lwbench says in three ways: JSON, CSV, and its table on stdout.
SPDX-License-Identifier: BSD-3-Clause
"""
import csv
import json
import sys

CONTEXT = """lwbench date host cpu packages cores pus memory_bytes kernel load mpi_version mpi_library
ranks hosts ranks_per_host oversubscribed root rotate_root sync datatype time_limit_s iterations
warmup large_above_bytes left_out_from_bytes windows traffic
command note variants checked_by_counters parameters
cluster""".split()


def text(value):
    """A value of the JSON as the CSV has it."""
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


def same(row, line):
    """Whether a row of the JSON and a line of the CSV hold the same."""
    if list(row) != list(line):
        return False
    for name, value in row.items():
        if isinstance(value, float):
            if float(line[name]) != value:
                return False
        elif line[name] != text(value):
            return False
    return True


def compare_long(path, table):
    """The table with a line for each variant, against the JSON of the same run."""
    names = "median_us min_us p10_us p90_us low_us high_us".split()
    with open(path, encoding="utf-8") as file:
        rows = json.load(file)["rows"]
    assert len(rows) == len(table) == 6, (len(rows), len(table))
    for number, (row, columns) in enumerate(zip(rows, table)):
        last = rows[number | 1]  # the size's second variant
        assert f"{row['median_us'] / last['median_us']:.3f}" == columns[9], (row, columns)
        shown = [f"{row[name]:.2f}" for name in names]
        assert [str(row["bytes"]), row["variant"]] + shown == columns[:8], (row, columns)


def compare_three(results_path, csv_path, table):
    """JSON, CSV and the table side by side."""
    with open(results_path, encoding="utf-8") as file:
        results = json.load(file)
    with open(csv_path, encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))

    context, rows = results["context"], results["rows"]
    assert list(context) == CONTEXT, list(context)
    assert context["ranks"] == 3 and context["hosts"] == 1
    assert context["variants"] == ["pt", "tuned", "basic"]
    assert context["checked_by_counters"] == ["pt"]
    assert context["parameters"]["pt"]["algorithm"] == "auto"
    assert context["cluster"] == {"network": "test:4", "rate_bit_per_s": 2e7, "links": 4}
    assert context["command"][:4] == ["lwbench", "bcast", "--variants", "pt,tuned,basic"]

    assert len(rows) == len(lines) == 3 * len(table) == 3 * 14, (len(rows), len(lines), len(table))
    for row, line in zip(rows, lines):
        assert same(row, line), (row, line)
        assert row["validated"] is True and row["valid"] is True and row["iterations"] == 7
        assert row["min_us"] <= row["p10_us"] <= row["median_us"] <= row["p90_us"] <= row["max_us"]
        assert row["low_us"] <= row["median_us"] <= row["high_us"]
        assert row["rank_min_us"] <= row["average_us"] <= row["rank_max_us"] <= row["max_us"]
    for number, columns in enumerate(table):
        for variant in range(3):
            row = rows[3 * number + variant]
            assert row["bytes"] == int(columns[0])
            assert f"{row['median_us']:.2f}" == columns[1 + variant], (row, columns)


def main():
    """Arguments: JSON, CSV, what was printed; or JSON and a long table. Ends with the first
    difference."""
    with open(sys.argv[-1], encoding="utf-8") as file:
        table = [line.split() for line in file if line[0].isdigit()]
    if len(sys.argv) == 3:
        compare_long(sys.argv[1], table)
    else:
        compare_three(sys.argv[1], sys.argv[2], table)


main()
