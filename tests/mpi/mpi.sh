# What the scripts under mpirun share. Sourced; prints nothing but TAP (see ../tap.sh).
# SPDX-License-Identifier: BSD-3-Clause
#
#   LW_SOURCE, LW_BUILD   the source and the build tree (set by `make check`)
#   LW_COMPONENTS         components to test, default all
#   LW_QUICK              if set, fewer sizes
#   MPIRUN                Open MPI's mpirun
. "$LW_SOURCE/tests/tap.sh"

components=${LW_COMPONENTS:-pt hcube scc}
programs=$LW_BUILD/tests/mpi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

export OMPI_MCA_mca_base_component_path="SYSTEM_DEFAULT:$LW_BUILD/plugins"
export OMPI_MCA_mpi_yield_when_idle=1
[ "$(id -u)" -ne 0 ] || export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

# One job at a time, also under `make -j check`: many ranks beside others run into time limits.
exec 9>"$LW_BUILD/mpi.lock"
flock 9

# mpi RANKS ARGUMENT...: mpirun with a time limit of $limit seconds.
mpi() {
    mpi_ranks=$1
    shift
    timeout -k 10 "${limit:-120}" "${MPIRUN:-mpirun}" -n "$mpi_ranks" --oversubscribe "$@" 9>&-
}

# Runs `mpi` with what's behind it, its output in $scratch/out and $scratch/err.
mpi_output() {
    mpi "$@" >"$scratch/out" 2>"$scratch/err"
}

# said FILE TEXT, silent FILE TEXT: the file has, or hasn't, a line with that text (a pattern).
said() { grep -qe "$2" "$1"; }
silent() { ! grep -qe "$2" "$1"; }

# served FIELD: a number that the program `counters` printed into $scratch/out.
served() { sed -n "s/.*$1=\([0-9]*\).*/\1/p" "$scratch/out"; }

# decisions FILE: what components told with coll_base_verbose 30 of each message: bytes, way, trees,
# bytes of a segment. decided NET ARGUMENT...: the same by linkwise.
decisions() {
    sed -n 's/.*: \([0-9]*\) bytes go by \([^ ]*\) (\([0-9]*\) trees), segments of \([0-9]*\) bytes.*/\1 \2 \3 \4/p' \
        "$1" | sort -u | sort -n
}
decided() { "$LINKWISE" decide "$@" | awk '/^ +[0-9]/ { print $1, $2, $3, $4 }'; }
