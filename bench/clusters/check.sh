# Whether it can be done here, before anything is built. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause

# Measured with wired and flat clusters of 16 to 512 hosts, and with jobs of 16 to 90 ranks; rounded up.
host_kib=600 # a namespace with its links
pair_kib=2   # a route or a neighbour, of each ordered pair of hosts
rank_kib=24000

tools="awk:gawk env:coreutils flock:util-linux hostname:hostname ip:iproute2 mount:mount
    nsenter:util-linux setpriv:util-linux setsid:util-linux tc:iproute2
    unshare:util-linux xargs:findutils"

# check_machine [mpirun]: root rights and tools.
check_machine() {
    local tool
    [ "$(id -u)" -eq 0 ] || die "$cannot_here" "it needs root rights: network namespaces are root's"
    PATH=$PATH:/usr/sbin:/sbin
    for tool in $tools ${1:+"${MPIRUN:-mpirun}:openmpi-bin"}; do
        type -P "${tool%:*}" >/dev/null ||
            die "$cannot_here" "'${tool%:*}' is missing (Debian's package ${tool##*:})"
    done
    tool=$(unshare --mount --pid --fork true 2>&1) ||
        die "$cannot_here" "namespaces can't be made here: $tool"
}

check_program() {
    local why="it isn't in PATH"
    [[ $1 != */* ]] || why="it isn't a file that can be executed"
    if [[ $1 == */* ]]; then [ -f "$1" ] && [ -x "$1" ]; else type -P -- "$1" >/dev/null; fi ||
        die "$bad_input" "program $(shown "$1"): $why"
}

# check_memory HOSTS RANKS_PER_HOST: HOSTS new ones, 0 if they are there.
check_memory() {
    local needed available
    needed=$(($1 * host_kib + $1 * $1 * pair_kib + LWCLUSTER_HOSTS * $2 * rank_kib))
    available=$(sed -n 's/^MemAvailable: *\([0-9]*\) kB/\1/p' /proc/meminfo)
    [ "$needed" -le "$available" ] ||
        die "$bad_input" "$LWCLUSTER_NETWORK with $2 ranks on each of $LWCLUSTER_HOSTS hosts needs" \
            "$((needed / 1024)) MiB; allowed are the $((available / 1024)) MiB that are available"
}

check_host() {
    local number=${1#h}
    [ "$1" != switch ] || [[ $LWCLUSTER_NETWORK != flat:* ]] || return 0
    [[ $1 == h* ]] && is_number "$number" && [ "h$((10#$number))" = "$1" ] &&
        [ "$number" -lt "$LWCLUSTER_HOSTS" ] ||
        die "$bad_input" "argument HOST $(shown "$1"): allowed is h0 to h$((LWCLUSTER_HOSTS - 1))$(
            [[ $LWCLUSTER_NETWORK != flat:* ]] || echo ' or switch')"
}
