# One line on stderr for whatever goes wrong. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause

bad_input=2    # exit statuses
cannot_here=77 # Automake's SKIP: this machine or user can't
failed=1

say() { printf 'lwcluster: %s\n' "$*" >&2; }

# die STATUS TEXT...
die() {
    local status=$1
    shift
    say "$@"
    exit "$status"
}

# shown TEXT: what a user typed, cut and without line breaks.
shown() {
    local text=${1//[$'\n\r\t']/?}
    printf "'%.80s'" "$text"
}

is_number() { [[ $1 =~ ^[0-9]{1,9}$ ]]; }
