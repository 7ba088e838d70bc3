# Programs in hosts. To be sourced by inner.sh.
# SPDX-License-Identifier: BSD-3-Clause

# in_host HOST COMMAND...: with the host's network and name. Replaces the process.
in_host() {
    local host=$1
    shift
    exec ip netns exec "$host" unshare --uts sh -c 'hostname "$0" && exec "$@"' "$host" "$@"
}

# Parameters as environment, so that the user's arguments to mpirun can change them.
tell_mpi() {
    local ranks_per_host=$1
    export OMPI_MCA_plm=rsh OMPI_MCA_plm_rsh_agent=$own/agent
    export OMPI_MCA_plm_rsh_no_tree_spawn=1 # by h0, which alone can start the others
    export OMPI_MCA_plm_rsh_num_concurrent=$LWCLUSTER_HOSTS
    export OMPI_MCA_orte_tmpdir_base=$own/sessions
    export OMPI_MCA_oob_tcp_if_include=$cidr OMPI_MCA_btl_tcp_if_include=$cidr
    export OMPI_MCA_btl=tcp,self OMPI_MCA_mpi_yield_when_idle=1
    [ "$ranks_per_host" -eq 1 ] || OMPI_MCA_btl+=,vader
}

# What the fabric is like, for our components' choice between schedule, trees and path, unless the
# user has said it. All hosts share this machine's processors: a process waits for its turn. Half a
# bucket: they are seldom full.
tell_components() {
    local ranks=$1 component parameter name
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

# launch RANKS_PER_HOST MPIRUN_ARGUMENTS PROGRAM...: its status is mpirun's.
launch() {
    local ranks_per_host=$1 arguments host
    read -rd '' -a arguments <<<"$2"
    shift 2
    for ((host = 0; host < LWCLUSTER_HOSTS; host++)); do
        echo "h$host slots=$ranks_per_host"
    done >"$own/sessions/hostfile"
    tell_mpi "$ranks_per_host"
    tell_components $((LWCLUSTER_HOSTS * ranks_per_host))
    say "$((LWCLUSTER_HOSTS * ranks_per_host)) ranks: starting"
    (in_host h0 "${MPIRUN:-mpirun}" --hostfile "$own/sessions/hostfile" --bind-to none \
        --map-by "ppr:$ranks_per_host:node" -x LWCLUSTER_NETWORK -x LWCLUSTER_RATE \
        -x LWCLUSTER_LINKS "${arguments[@]}" "$@")
}
