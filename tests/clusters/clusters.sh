# What the tests of lwcluster share, beside what jobs under mpirun do (../mpi/mpi.sh).
# SPDX-License-Identifier: BSD-3-Clause
. "$LW_SOURCE/tests/mpi/mpi.sh"

lwcluster=$LW_BUILD/lwcluster
mark=lwtest$$     # part of the names of clusters, and in the environment of all that runs there
export TMPDIR="$scratch/tmp"
mkdir "$TMPDIR"
trap 'down_all; rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

# The lock of mpi.sh is ours alone. A job's mpirun gets no time limit of its own, lwcluster does.
cluster() { timeout -k 5 "${limit:-60}" env LW_MARK="$mark" "$lwcluster" "$@" 9>&-; }

# In the background, as from a terminal: a process group of its own, Ctrl-C not ignored.
start_cluster() {
    setsid env --default-signal=INT,TERM,HUP LW_MARK="$mark" "$lwcluster" "$@" >"$scratch/out" \
        2>"$scratch/err" 9>&- &
    started=$!
}

# ended_with STATUS: what was started in the background ends within ten seconds, like that.
ended_with() {
    wait_for 10 sh -c "! kill -0 $started || grep -q '^State:.Z' /proc/$started/status" ||
        kill -KILL "$started"
    wait "$started"
    status=$?
    [ $status -eq "$1" ] || { cat "$scratch/err"; echo "status $status"; return 1; }
}

down_all() {
    for state in /run/lwcluster/"$mark"*; do
        [ ! -d "$state" ] || "$lwcluster" down "${state##*/}" 2>"$scratch/down" 9>&-
    done
}

# wait_for SECONDS COMMAND...: until it succeeds.
wait_for() {
    tries=$(($1 * 20))
    shift
    until "$@" >"$scratch/waited" 2>&1; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.05
    done
}

# Whatever is left of our clusters, a line each: processes; in our own namespaces networks, links
# and mounts; files; records.
remains() {
    grep -lz "^LW_MARK=$mark\$" /proc/[0-9]*/environ 2>"$scratch/unreadable" | grep -v "/$$/"
    ip netns list | grep -E '^(h[0-9]+|switch|probe)( |$)'
    ip -br link | grep -E '^(l[0-9]+|p[0-9]+|own0?|bridge)[@ ]'
    grep -E ' lwcluster | /etc/hosts ' /proc/self/mountinfo | grep lwcluster
    find "$TMPDIR" /dev/shm /tmp -maxdepth 1 -newer "$scratch/began" \
        \( -name 'ompi.h[0-9]*' -o -name 'vader_segment.h[0-9]*' -o -path "$TMPDIR/*" \)
    find /run/lwcluster -mindepth 1 -name "$mark*" 2>"$scratch/unreadable"
}
touch "$scratch/began"

nothing_remains() { wait_for 5 sh_nothing || { remains; false; }; }
sh_nothing() { [ -z "$(remains)" ]; }

[ "$(id -u)" -eq 0 ] || skip_all "network namespaces need root rights"
if ! cluster run --flat 2 -- true 2>"$scratch/err"; then
    ! said "$scratch/err" "kernel\|can't be made here\|is missing" ||
        skip_all "$(head -n 1 "$scratch/err")"
fi
