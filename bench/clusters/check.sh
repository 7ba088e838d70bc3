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

# magic FILE: its first bytes, as far as the kind of processor in an ELF file, in hexadecimal.
magic() { head -c 20 "$1" 2>/dev/null | od -An -v -tx1 | tr -d ' \n'; }

# Can the kernel start it? A program of this machine's kind, or a script whose interpreter is there.
can_start() {
    local first ours interpreter=
    first=$(magic "$1") ours=$(magic /proc/self/exe)
    case $first in
        7f454c46*) [ "${first:8:4}${first:36:4}" = "${ours:8:4}${ours:36:4}" ] ;;
        2321*)
            read -r interpreter _ < <(head -n 1 "$1" | cut -c 3-)
            [ -f "$interpreter" ] && [ -x "$interpreter" ]
            ;;
        *) false ;;
    esac
}

check_program() {
    local why="it isn't in PATH" program=$1
    [[ $1 != */* ]] || why="it isn't a file that can be executed"
    [[ $1 == */* ]] || program=$(type -P -- "$1")
    [ -f "$program" ] && [ -x "$program" ] || die "$bad_input" "program $(shown "$1"): $why"
    can_start "$program" ||
        die "$bad_input" "program $(shown "$1"): it is neither a program for this machine nor a" \
            "script whose interpreter is there"
}

# check_memory HOSTS RANKS: HOSTS new ones, 0 if they are there.
check_memory() {
    local needed available
    needed=$(($1 * host_kib + $1 * $1 * pair_kib + $2 * rank_kib))
    available=$(sed -n 's/^MemAvailable: *\([0-9]*\) kB/\1/p' /proc/meminfo)
    [ "$needed" -le "$available" ] ||
        die "$bad_input" "$LWCLUSTER_NETWORK with $2 ranks needs" \
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
