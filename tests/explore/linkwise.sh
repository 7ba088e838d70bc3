# What all tests of `linkwise` begin with: the program in $LINKWISE (default ./linkwise), TAP, and
# a directory $work that goes away with the script. To be sourced, with $here the tests' folder.
# SPDX-License-Identifier: BSD-3-Clause
. "$here/../tap.sh"
LINKWISE=${LINKWISE:-./linkwise}
"$LINKWISE" --version >/dev/null || bail_out "$LINKWISE doesn't run"
work=$(mktemp -d) || bail_out "no temporary directory"
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
