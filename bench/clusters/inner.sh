# Process 1 of a cluster, or of a job on one; see life.sh.
# SPDX-License-Identifier: BSD-3-Clause
#
# inner.sh PARTS LINKWISE run RANKS_PER_HOST MPIRUN_ARGUMENTS PROGRAM...
#                         hold
#                         job DIRECTORY RANKS_PER_HOST MPIRUN_ARGUMENTS PROGRAM...
#                         command DIRECTORY HOST COMMAND...
set -uo pipefail
parts=$1 linkwise=$2 what=$3
shift 3
. "$parts/complain.sh"
. "$parts/rate.sh"
. "$parts/wired.sh"
. "$parts/flat.sh"
. "$parts/build.sh"
. "$parts/launch.sh"

# Our number as the processes outside see it: /proc is still theirs.
read -r outside _ </proc/self/stat

# Keeps nothing of the caller open: its pipes and locks would never end.
hold() {
    local fd
    echo "first $outside" || exit 1
    build_cluster
    echo ready || exit 1
    exec </dev/null >/dev/null 2>&1
    for fd in /proc/self/fd/*; do
        fd=${fd##*/}
        [ "$fd" -le 2 ] || exec {fd}>&-
    done
    cd /
    while :; do sleep 1000000; done
}

case $what in
    run)
        build_cluster
        private_job
        launch "$@"
        ;;
    hold) hold ;;
    job)
        private_job
        cd "$1" && shift && launch "$@"
        ;;
    command)
        private_job
        cd "$1" && in_host "$2" "${@:3}"
        ;;
esac
exit
