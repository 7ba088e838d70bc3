# A wired cluster: a host for each vertex, a link for each edge, the network's routes. To be
# sourced by inner.sh.
# SPDX-License-Identifier: BSD-3-Clause
#
# A host's address is on a veth pair that begins and ends in it, so it belongs to no link. Packets go
# to a neighbour's address over the link to it ("onlink": links have no subnets). All neighbours
# are known beforehand, since the kernel's table of those it has to ask for is short.

wired_plan='
    function join(u, v) {
        print "link add l" v " address " mac(u) " type veth peer name l" u " address " mac(v) " netns h" v \
            >>file("link", "h" u)
        reach(u, v)
        reach(v, u)
    }
    function reach(u, v) {
        print "link set l" v " up\nneigh add " address(v) " lladdr " mac(v) " dev l" v " nud permanent" \
            >>file("ip", "h" u)
        shape("h" u, "l" v)
    }
    function settle(v) {
        print "link set lo up\nlink add own type veth peer name own0\nlink set own0 up\n" \
            "link set own up\naddr add " address(v) "/32 dev own" >>file("ip", "h" v)
        print "netns add h" v >>"names"
    }
    BEGIN { for (v = 0; v < hosts; v++) settle(v) }
    /^#/ { next }
    NF == 2 { join($1, $2) }
    NF == 3 {
        print "route add " address($2) "/32 via " address($3) " dev l" $3 " onlink src " address($1) \
            >>file("ip", "h" $1)
    }'

# Links first: routes need them.
plan_wired() {
    cd "$own/build" && "$linkwise" links "$LWCLUSTER_NETWORK" >links &&
        "$linkwise" hops "$LWCLUSTER_NETWORK" >hops &&
        awk -v hosts="$LWCLUSTER_HOSTS" -v rate="$LWCLUSTER_RATE" -v burst="$burst" \
            -v buffer="$buffer" "$names $wired_plan" links hops ||
        die "$failed" "the network's links can't be listed"
    say "$(sed -n '1s/^# //p' hops)"
    cd "$OLDPWD" || exit
}
