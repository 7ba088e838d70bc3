# Jobs whose ranks run, as far as components can see, on several hosts (see as_host). To be sourced.
# SPDX-License-Identifier: BSD-3-Clause
. "$LW_SOURCE/tests/mpi/mpi.sh"

unshare --uts true 2>/dev/null || skip_all "needs the right to unshare a host name (root)"

# deal slot|node SIZES: the host of each rank, as in 0,0,0,1; SIZES are ranks per host, as in 3+1+7.
deal() {
    echo "$2" | awk -F+ -v by="$1" '{
        for (h = 1; h <= NF; h++) { all += $h; left[h] = $h }
        for (h = 1; all > 0; h = h % NF + 1) {
            for (n = by == "slot" ? left[h] : left[h] > 0; n > 0; n--) {
                printf "%s%d", comma, h - 1
                comma = ","
                left[h]--
                all--
            }
        }
    }'
}

ranks_of() { echo "$1" | awk -F, '{ print NF }'; }

# on_hosts LIST "ARGUMENTS" PROGRAM...: the list's ranks on its hosts; more arguments for mpirun.
on_hosts() {
    list=$1 arguments=$2
    shift 2
    # shellcheck disable=SC2086
    mpi "$(ranks_of "$list")" $arguments "$LW_SOURCE/tests/mpi/as_host" "$list" "$@"
}
