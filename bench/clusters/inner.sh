# Process 1 of a cluster, or of a job on one; see life.sh.
# SPDX-License-Identifier: BSD-3-Clause
#
# inner.sh PARTS LINKWISE STDERR run RANKS_PER_HOST MAP_BY MPIRUN_ARGUMENTS PROGRAM...
#                                hold
#                                job DIRECTORY RANKS_PER_HOST MAP_BY MPIRUN_ARGUMENTS
#                                    PROGRAM...
#                                command DIRECTORY HOST COMMAND...
set -uo pipefail
parts=$1 linkwise=$2 stderr=$3 what=$4
exec 2>&"$stderr"
[ "$stderr" -le 2 ] || exec {stderr}>&-
shift 4
. "$parts/complain.sh"
. "$parts/rate.sh"
. "$parts/ranks.sh"
. "$parts/wired.sh"
. "$parts/flat.sh"
. "$parts/build.sh"
. "$parts/launch.sh"

# Our number as the processes outside see it: /proc is still theirs.
read -r outside _ </proc/self/stat

# Until it's ready, its lwcluster reads what it says, and tells the user.
hold() {
    echo "first $outside" || exit 1
    build_cluster
    echo ready || exit 1
    exec </dev/null >/dev/null 2>&1
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
