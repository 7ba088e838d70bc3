# A flat cluster: hosts on one switch. To be sourced by inner.sh.
# SPDX-License-Identifier: BSD-3-Clause
#
# The switch is a bridge in a namespace of its own; p<v> there leads to eth0 of host v. All
# neighbours are known beforehand, since the kernel's table of those it has to ask for is short.

flat_plan='
    function plug_in(v) {
        print "netns add h" v >>"names"
        print "link add p" v " type veth peer name eth0 address " mac(v) " netns h" v \
            "\nlink set p" v " master bridge up" >>file("link", "switch")
        print "link set lo up\nlink set eth0 up\naddr add " address(v) "/16 dev eth0" >>file("ip", "h" v)
        shape("switch", "p" v)
        shape("h" v, "eth0")
    }
    function introduce(v, w) {
        print "neigh add " address(w) " lladdr " mac(w) " dev eth0 nud permanent" >>file("ip", "h" v)
    }
    BEGIN {
        print "netns add switch" >>"names"
        print "link add bridge type bridge ageing_time 8640000" >>file("link", "switch")
        print "link set bridge up" >>file("ip", "switch")
        for (v = 0; v < hosts; v++) {
            plug_in(v)
            for (w = 0; w < hosts; w++) if (w != v) introduce(v, w)
        }
    }'

plan_flat() {
    cd "$own/build" &&
        awk -v hosts="$LWCLUSTER_HOSTS" -v rate="$LWCLUSTER_RATE" -v burst="$burst" \
            -v buffer="$buffer" "$names $flat_plan" && cd "$OLDPWD" ||
        die "$failed" "the cluster can't be planned"
}
