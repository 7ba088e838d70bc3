# Programs in hosts. To be sourced by inner.sh.
# SPDX-License-Identifier: BSD-3-Clause

# in_host HOST COMMAND...: with the host's network and name. Replaces the process.
in_host() {
    local host=$1
    shift
    exec ip netns exec "$host" unshare --uts sh -c 'hostname "$0" && exec "$@"' "$host" "$@"
}

# mpirun takes no rank file beside a mapping policy.
names_rankfile() {
    local argument
    for argument; do
        case $argument in
            *rankfile | -rf | --rf | rmaps_rank_file_path) return 0 ;;
        esac
    done
    return 1
}

# Parameters as environment, so that the user's arguments to mpirun can change them. Without -n there
# are as many ranks as slots.
tell_mpi() {
    names_rankfile "${arguments[@]}" || export OMPI_MCA_rmaps_base_mapping_policy=$map_by
    export OMPI_MCA_hwloc_base_binding_policy=none
    export OMPI_MCA_orte_default_hostfile=$own/sessions/hostfile
    export OMPI_MCA_plm=rsh OMPI_MCA_plm_rsh_agent=$own/agent
    export OMPI_MCA_plm_rsh_no_tree_spawn=1 # by h0, which alone can start the others
    export OMPI_MCA_plm_rsh_num_concurrent=$LWCLUSTER_HOSTS
    export OMPI_MCA_orte_tmpdir_base=$own/sessions
    export OMPI_MCA_oob_tcp_if_include=$cidr OMPI_MCA_btl_tcp_if_include=$cidr
    export OMPI_MCA_btl=tcp,self OMPI_MCA_mpi_yield_when_idle=1
    [ "$ranks" -eq "$LWCLUSTER_HOSTS" ] || OMPI_MCA_btl+=,vader
}

# What the fabric is like, for our components' choice between schedule, trees and path, unless the
# user has said it. All hosts share this machine's processors: a process waits for its turn. Half a
# bucket: they are seldom full.
tell_components() {
    local component parameter name
    local -A fabric=([bandwidth_mbit]=$(((LWCLUSTER_RATE + 999999) / 1000000)) [ports]=$LWCLUSTER_LINKS
        [latency_ns]=200000 [overhead_ns]=$((10000 * ranks / $(nproc) + 10000))
        [burst_bytes]=$((burst / 2)))
    for component in pt hcube scc; do
        for parameter in "${!fabric[@]}"; do
            name=OMPI_MCA_coll_${component}_$parameter
            [ -n "${!name-}" ] || export "$name=${fabric[$parameter]}"
        done
    done
}

# launch RANKS_PER_HOST MAP_BY MPIRUN_ARGUMENTS PROGRAM...: its status is mpirun's.
launch() {
    local ranks ranks_on map_by=$2 arguments host
    deal_ranks "$1"
    read -rd '' -a arguments <<<"$3"
    shift 3
    for ((host = 0; host < LWCLUSTER_HOSTS; host++)); do
        echo "h$host slots=${ranks_on[host]}"
    done >"$own/sessions/hostfile"
    tell_mpi
    tell_components
    say "$ranks ranks: starting"
    (in_host h0 "${MPIRUN:-mpirun}" -x LWCLUSTER_NETWORK -x LWCLUSTER_RATE -x LWCLUSTER_LINKS \
        "${arguments[@]}" "$@")
}
