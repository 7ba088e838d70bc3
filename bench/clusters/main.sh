# The subcommands of lwcluster. To be sourced by it.
# SPDX-License-Identifier: BSD-3-Clause
#
# $parts, $linkwise, $plugins, $version are set. The way of one run: options.sh takes the command
# line apart, shape.sh and check.sh see whether it can work, life.sh runs inner.sh in namespaces
# of its own, where build.sh makes the cluster (wired.sh or flat.sh) and launch.sh starts mpirun.
. "$parts/complain.sh"
. "$parts/rate.sh"
. "$parts/ranks.sh"
. "$parts/usage.sh"
. "$parts/options.sh"
. "$parts/shape.sh"
. "$parts/check.sh"
. "$parts/life.sh"
. "$parts/state.sh"
. "$parts/up.sh"

# Where the program finds our plugins, and Open MPI's own ways for root.
prepare_mpi() {
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    [ -z "$plugins" ] ||
        export OMPI_MCA_mca_base_component_path=${OMPI_MCA_mca_base_component_path:-SYSTEM_DEFAULT:$plugins}
}

run_anew() {
    take_shape
    deal_ranks "$ranks_per_host"
    check_memory "$LWCLUSTER_HOSTS" "$ranks"
    enter_new run "$ranks_per_host" "$map_by" "$mpirun_arguments" "${command[@]}"
    alone 1
}

run_on() {
    find_cluster "$on"
    deal_ranks "$ranks_per_host"
    check_memory 0 "$ranks"
    enter_cluster "$holder" job "$PWD" "$ranks_per_host" "$map_by" "$mpirun_arguments" \
        "${command[@]}"
    alone 2
}

do_run() {
    check_machine mpirun
    check_program "${command[0]}"
    prepare_mpi
    if [ -n "$on" ]; then run_on; else run_anew; fi
}

do_up() {
    check_machine
    take_shape
    check_memory "$LWCLUSTER_HOSTS" 0
    bring_up "$name"
}

do_exec() {
    check_machine
    find_cluster "$name"
    check_host "$host"
    enter_cluster "$holder" command "$PWD" "$host" "${command[@]}"
    alone 2
}

do_status() {
    check_machine
    show_status "$name"
}

do_down() {
    check_machine
    take_down "$name"
}

main() {
    parse "$@"
    "do_$subcommand"
}
