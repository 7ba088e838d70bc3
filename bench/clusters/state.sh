# The clusters that are up, on record in $registry: a directory each. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause
#
# $registry/NAME/holder       process 1 of the cluster, as seen from here, and when it started (a
#                             number may be used again); while it is built, its lwcluster
# $registry/NAME/description  network, bits per second, fewest links of a host, hosts, links

registry=/run/lwcluster

# Only one at a time looks at the record and changes it.
lock_registry() {
    mkdir -p "$registry" && exec {registry_lock}<"$registry" && flock "$registry_lock" ||
        die "$failed" "$registry can't be used"
}
unlock_registry() { exec {registry_lock}<&-; }

# When process $1 started, in ticks since boot; nothing if there is none.
started() {
    local stat
    read -r stat 2>/dev/null <"/proc/$1/stat" || return 1
    set -- ${stat##*) }
    [ "$1" != Z ] && echo "${20}"
}

# Sets $holder; fails if the cluster's holder is dead.
is_alive() {
    local since
    read -r holder since 2>/dev/null <"$registry/$1/holder" && [ "$(started "$holder")" = "$since" ]
}

# Takes those off the record whose holders are dead. Needs the lock.
sweep() {
    local one
    for one in "$registry"/*/; do
        [ -d "$one" ] || continue
        one=$(basename "$one")
        is_alive "$one" && continue
        say "cluster '$one' was dead; its record is removed"
        rm -rf "${registry:?}/$one"
    done
}

record_holder() {
    echo "$2 $(started "$2")" >"$registry/$1/new" && mv "$registry/$1/new" "$registry/$1/holder"
}

record_description() {
    echo "$LWCLUSTER_NETWORK $LWCLUSTER_RATE $LWCLUSTER_LINKS $LWCLUSTER_HOSTS $LWCLUSTER_WIRES" \
        >"$registry/$1/description"
}

read_description() {
    read -r LWCLUSTER_NETWORK LWCLUSTER_RATE LWCLUSTER_LINKS LWCLUSTER_HOSTS LWCLUSTER_WIRES \
        2>/dev/null <"$registry/$1/description"
}

# Ends with bad input unless $1 is on record. Needs the lock.
must_be_known() {
    [ -d "$registry/$1" ] || die "$bad_input" "cluster $(shown "$1"): there is none of that name; up are:" \
        "$(cd "$registry" && echo * | sed 's/^\*$/none/')"
}

# Sets $holder and the description of a cluster that is up.
find_cluster() {
    lock_registry
    sweep
    must_be_known "$1"
    is_alive "$1"
    read_description "$1" || die "$bad_input" "cluster $(shown "$1"): it is still being built"
    unlock_registry
    export LWCLUSTER_NETWORK LWCLUSTER_RATE LWCLUSTER_LINKS LWCLUSTER_HOSTS LWCLUSTER_WIRES
}

# show_status NAME: a line for it, or for all if it is empty.
show_status() {
    local one
    lock_registry
    sweep
    [ -z "$1" ] || must_be_known "$1"
    for one in "$registry"/${1:-*}/; do
        [ -d "$one" ] || continue
        one=$(basename "$one")
        is_alive "$one"
        if read_description "$one"; then
            echo "$one network=$LWCLUSTER_NETWORK hosts=$LWCLUSTER_HOSTS links=$LWCLUSTER_WIRES" \
                "rate=$LWCLUSTER_RATE holder=$holder"
        else
            echo "$one is being built by process $holder"
        fi
    done
}
