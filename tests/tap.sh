# Functions for tests in sh that print TAP. POSIX sh; to be sourced:  . "$(dirname "$0")/../tap.sh"
# SPDX-License-Identifier: BSD-3-Clause
#
#   plan N                  N tests will follow; first of all, or not at all (see done_testing)
#   ok "what" command...    passes if the command succeeds; if not, its output is shown. It runs in
#                           a subshell: variables that it sets are lost
#   is "what" got expected  passes if the two texts are the same
#   pass "what"             passes
#   fail "what"             fails
#   skip "what" "reason"    counts as passed, but says that it didn't run
#   note "text"             a comment, also of several lines
#   skip_all "reason"       nothing can be tested here; ends the script
#   bail_out "reason"       nothing at all can be tested; ends the script and the run
#   done_testing            last of all: prints the plan if there was none; ends the script with
#                           status 0 if all tests passed and there were as many as planned
#
# A script that dies on its way has no complete plan, and counts as failed.

tap_run=0
tap_failed=0
tap_planned=

plan() {
    tap_planned=$1
    echo "1..$1"
}

note() {
    printf '%s\n' "$*" | sed 's/^/# /'
}

pass() {
    tap_run=$((tap_run + 1))
    echo "ok $tap_run - $1"
}

fail() {
    tap_run=$((tap_run + 1))
    tap_failed=$((tap_failed + 1))
    echo "not ok $tap_run - $1"
}

skip() {
    tap_run=$((tap_run + 1))
    echo "ok $tap_run - $1 # SKIP $2"
}

ok() {
    tap_what=$1
    shift
    if tap_output=$("$@" 2>&1); then
        pass "$tap_what"
    else
        tap_status=$?
        fail "$tap_what"
        note "status $tap_status of: $*"
        [ -z "$tap_output" ] || note "$tap_output"
    fi
}

is() {
    if [ "$2" = "$3" ]; then
        pass "$1"
    else
        fail "$1"
        note "got:      $2"
        note "expected: $3"
    fi
}

skip_all() {
    echo "1..0 # SKIP $1"
    exit 0
}

bail_out() {
    echo "Bail out! $1"
    exit 1
}

done_testing() {
    [ -n "$tap_planned" ] || plan "$tap_run"
    if [ "$tap_run" -ne "$tap_planned" ]; then
        note "planned $tap_planned tests, but ran $tap_run"
        exit 1
    fi
    [ "$tap_failed" -eq 0 ]
    exit
}
