# What the tests of lwbench share. Sourced (see mpi.sh).
# SPDX-License-Identifier: BSD-3-Clause
. "$LW_SOURCE/tests/mpi/mpi.sh"
bench=$LW_BUILD/lwbench

# rows, column N: the lines of numbers in $scratch/out, and one of their columns in one line.
rows() { grep -vE '^(#|$)' "$scratch/out"; }
column() { rows | awk -v n="$1" '{printf "%s ", $n}'; }

# refused PATTERN ARGUMENT...: lwbench ends with status 2, no rows and one line that has the pattern.
refused() {
    pattern=$1
    shift
    mpi_output 2 "$bench" bcast "$@"
    is "$*: exit status" $? 2
    is "$*: one line" "$(grep -c '^lwbench: ' "$scratch/err")" 1
    ok "$*: it says why" said "$scratch/err" "^lwbench: .*$pattern"
    is "$*: no rows" "$(rows | wc -l)" 0
}
