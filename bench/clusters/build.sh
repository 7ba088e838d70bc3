# Makes a cluster inside namespaces of our own: mounts, hosts, links. To be sourced by inner.sh.
# SPDX-License-Identifier: BSD-3-Clause
#
# Hosts are the network namespaces h0, h1, ...; host v has the address 10.77.A.B with
# v = 250 A + B - 1. A link's end at u that leads to v is the device l<v>. wired.sh and flat.sh
# write what `ip` and `tc` are to do into files of $own/build, one a namespace and stage:
# link.NS (makes links), ip.NS (addresses, routes), tc.NS (rates).

own=/run/lwcluster
cidr=10.77.0.0/16
burst=16384     # bytes that a link lets through at once
buffer=4194304  # bytes that wait before a link: enough that nothing is lost

# What both kinds of clusters' awk programs know.
names='
    function address(v) { return "10.77." int(v / 250) "." v % 250 + 1 }
    function mac(v) { return sprintf("02:4c:57:00:%02x:%02x", int(v / 256), v % 256) }
    function file(stage, ns) { return stage "." ns }
    function shape(ns, dev) {
        print "qdisc add dev " dev " root tbf rate " rate "bit burst " burst " limit " buffer >>file("tc", ns)
    }'

# Mounts that nobody else sees, and that go with the last process here.
private_mounts() {
    mkdir -p "$own" /run/netns && mount -t proc proc /proc &&
        mount -t tmpfs -o mode=755 lwcluster "$own" &&
        mount -t tmpfs -o mode=755 lwcluster /run/netns &&
        mkdir "$own/build" "$own/sessions" && cp "$parts/agent.sh" "$own/agent" &&
        chmod 755 "$own/agent"
}

# Two jobs on a cluster don't see each other's files.
private_job() {
    mount -t proc proc /proc && mount -t tmpfs -o mode=755 lwcluster "$own/sessions" &&
        mount -t tmpfs -o mode=1777 lwcluster /dev/shm ||
        die "$failed" "the job's own file systems can't be mounted"
}

# Names of hosts for whoever asks for them, beside those of the machine.
name_hosts() {
    awk -v hosts="$LWCLUSTER_HOSTS" "$names"'
        BEGIN { for (v = 0; v < hosts; v++) print address(v) " h" v }' >"$own/hosts" &&
        cat /etc/hosts >>"$own/hosts" 2>/dev/null
    [ ! -f /etc/hosts ] || mount --bind "$own/hosts" /etc/hosts
}

# Does the kernel have what is needed? Tried in a namespace that goes at once.
check_kernel() {
    ip netns add probe && ip -n probe link add veth0 type veth peer name veth1 2>/dev/null ||
        die "$cannot_here" "this kernel has no veth devices, or they aren't allowed here"
    ip netns exec probe tc qdisc add dev veth0 root tbf rate 1mbit burst 16384 limit 65536 2>/dev/null ||
        die "$cannot_here" "this kernel has no token bucket filter (tbf), or it isn't allowed here"
    [[ $LWCLUSTER_NETWORK != flat:* ]] || ip -n probe link add br0 type bridge 2>/dev/null ||
        die "$cannot_here" "this kernel has no bridges, or they aren't allowed here"
    ip netns del probe
}

# stage STAGE COMMAND...: runs the command with each namespace for which that stage has a file.
stage() {
    local files=("$own/build/$1".*)
    shift
    [ -e "${files[0]}" ] || return 0
    printf '%s\n' "${files[@]##*/*.}" | xargs -P "$(nproc)" -I NS "$@" 2>"$own/build/errors" && return
    die "$failed" "the cluster can't be built: $(head -n 1 "$own/build/errors")"
}

# Runs in a host: forwards packets, from wherever they come; no IPv6, whose messages cost time.
# The new namespace's settings are those of the machine until then.
set_up_host='
    echo 1 >/proc/sys/net/ipv4/ip_forward
    for filter in /proc/sys/net/ipv4/conf/*/rp_filter; do echo 0 >"$filter"; done
    [ ! -e /proc/sys/net/ipv6 ] || echo 1 >/proc/sys/net/ipv6/conf/all/disable_ipv6
    [ ! -e /proc/sys/net/ipv6 ] || echo 1 >/proc/sys/net/ipv6/conf/default/disable_ipv6
    ip -batch "$0/ip.$1" && tc -batch "$0/tc.$1"'

build_cluster() {
    local start=${EPOCHREALTIME/./} build=$own/build
    private_mounts || die "$failed" "the cluster's own file systems can't be mounted"
    check_kernel
    name_hosts || die "$failed" "the hosts can't be named"
    if [[ $LWCLUSTER_NETWORK == flat:* ]]; then plan_flat; else plan_wired; fi
    ip -batch "$build/names" 2>"$build/errors" ||
        die "$failed" "the hosts can't be made: $(head -n 1 "$build/errors")"
    stage link ip -n NS -batch "$build/link.NS"
    stage ip ip netns exec NS sh -c "$set_up_host" "$build" NS
    rm -r "$build"
    say "$LWCLUSTER_HOSTS hosts, $LWCLUSTER_WIRES links, $(show_rate "$LWCLUSTER_RATE"): built in" \
        "$(awk -v us=$((${EPOCHREALTIME/./} - start)) 'BEGIN { printf "%.1f", us / 1e6 }') s"
}
