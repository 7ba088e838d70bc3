# How a cluster lives and dies. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause
#
#   lwcluster ── unshare ── inner.sh, process 1 of its own PID namespace ── mpirun ── ...
#
# When process 1 dies the kernel kills all others of its namespace; with the last of them go the
# mounts, and with the mounts of /run/netns the network namespaces and their links. So nothing needs
# to be cleaned up. unshare is killed with lwcluster, process 1 with unshare, even by SIGKILL.
# lwcluster isn't itself unshare, because that blocks SIGTERM.

# enter_new WHAT...: sets the array $entry to the command that runs inner.sh in new namespaces.
enter_new() {
    entry=(unshare --mount --pid --fork --kill-child=KILL
        bash "$parts/inner.sh" "$parts" "$linkwise" "$stderr" "$@")
}

# enter_cluster PID WHAT...: the same in the mounts of a cluster that is up, in a PID namespace
# within that cluster's.
enter_cluster() {
    local pid=$1
    shift
    enter_new "$@"
    entry=(nsenter --target "$pid" --mount --pid -- setpriv --pdeathsig KILL "${entry[@]}")
}

# What inner.sh and the program have as stderr. unshare 2.38 has a needless complaint of its own when
# process 1 is killed.
exec {stderr}>&2

# The descendant $2 generations below process $1, each the only child; nothing if there is none.
descendant() {
    local pid=$1 generation child
    for ((generation = 0; generation < $2; generation++)); do
        read -r child _ 2>/dev/null <"/proc/$pid/task/$pid/children" || return 1
        pid=$child
    done
    echo "$pid"
}

# Process 1 is gone only when its whole namespace is; then the processes above it end as well.
end_alone() {
    local first
    trap '' INT TERM HUP
    if first=$(descendant "$guarded" "$2"); then
        kill -KILL "$first" 2>/dev/null
    else
        kill -KILL "$guarded" 2>/dev/null
    fi
    wait "$guarded" 2>/dev/null
    exit "$1"
}

# alone DEPTH: runs $entry, with process 1 that many generations below; ends with its status.
# A script's background processes ignore Ctrl-C; what runs in the cluster shall not.
alone() {
    local depth=$1
    trap "end_alone 130 $depth" INT
    trap "end_alone 143 $depth" TERM
    trap "end_alone 129 $depth" HUP
    setpriv --pdeathsig KILL env --default-signal=INT,QUIT "${entry[@]}" <&0 2>/dev/null &
    guarded=$!
    wait "$guarded" 2>/dev/null
    exit
}
