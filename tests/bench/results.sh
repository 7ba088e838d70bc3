# Results to plot and to tabulate, plainly test data. To be sourced behind tap.sh.
# SPDX-License-Identifier: BSD-3-Clause
#
#   results VARIANTS SIZES   prints a file as --json writes it; VARIANTS and SIZES are lists with
#                            blanks between. The median of variant number v at a size of s bytes is
#                            10 v + s / 100 microseconds, the bound s / 200.

LWBENCH=${LWBENCH:-$LW_BUILD/lwbench}
work=$(mktemp -d) || bail_out "no temporary directory"
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

results() {
    awk -v variants="$1" -v sizes="$2" 'BEGIN {
        count = split(variants, variant, " ")
        size_count = split(sizes, size, " ")
        print "{\"context\": {\"ranks\": 16, \"hosts\": 16, \"cluster\": {\"network\": \"test\"}},"
        print "\"rows\": ["
        for (i = 1; i <= size_count; i++)
            for (v = 1; v <= count; v++) {
                m = 10 * v + size[i] / 100
                printf "{\"variant\": \"%s\", \"bytes\": %d, \"iterations\": 20, ", variant[v], size[i]
                printf "\"validated\": false, \"valid\": null, \"median_us\": %.6g, ", m
                printf "\"min_us\": %.6g, \"max_us\": %.6g, ", m * .8, m * 2
                printf "\"p10_us\": %.6g, \"p90_us\": %.6g, ", m * .85, m * 1.5
                printf "\"mean_us\": %.6g, \"low_us\": %.6g, ", m * 1.1, m * .93
                printf "\"high_us\": %.6g, \"average_us\": %.6g, ", m * 1.12, m * .7
                printf "\"rank_min_us\": %.6g, \"rank_max_us\": %.6g, ", m * .6, m * .9
                printf "\"bound_us\": %.6g}%s\n", size[i] / 200,
                    i < size_count || v < count ? "," : ""
            }
        print "]}"
    }'
}

# refused PATTERN ARGUMENTS...: status 2, nothing on stdout, one line on stderr with the pattern?
refused() {
    pattern=$1
    shift
    "$LWBENCH" "$@" >"$work/out" 2>"$work/err"
    status=$?
    cat "$work/err"
    [ $status -eq 2 ] && [ ! -s "$work/out" ] && [ "$(wc -l <"$work/err")" -eq 1 ] &&
        grep -q '^lwbench: ' "$work/err" && grep -Eq -e "$pattern" "$work/err"
}
