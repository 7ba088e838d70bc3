# What the cluster is to be, before anything is built. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause
#
# Exports LWCLUSTER_NETWORK, LWCLUSTER_RATE, LWCLUSTER_LINKS, which the program reads, and
# LWCLUSTER_HOSTS, LWCLUSTER_WIRES (all links), with which inner.sh builds.

hosts_max=4096

take_wired() {
    local info counts
    [[ $wired != -* ]] ||
        die "$bad_input" "option --wired $(shown "$wired"): allowed is a network, as in hcube:4"
    info=$("$linkwise" info "$wired" 2>&1) ||
        die "$bad_input" "option --wired: ${info#linkwise: argument }"
    LWCLUSTER_HOSTS=$(sed -n 's/^vertices=//p' <<<"$info")
    LWCLUSTER_WIRES=$(sed -n 's/^links=//p' <<<"$info")
    LWCLUSTER_NETWORK=$(sed -n 's/^network=//p' <<<"$info")
    [ "$LWCLUSTER_HOSTS" -le $hosts_max ] ||
        die "$bad_input" "option --wired $(shown "$wired"): it has $LWCLUSTER_HOSTS hosts; allowed are $hosts_max"
    counts=$("$linkwise" links "$wired" | awk '
        { count[$1]++; count[$2]++ }
        END { for (v in count) if (!least || count[v] < least) least = count[v]; print least }')
    LWCLUSTER_LINKS=$counts
}

take_flat() {
    is_number "$flat" && [ "$((10#$flat))" -ge 2 ] && [ "$((10#$flat))" -le $hosts_max ] ||
        die "$bad_input" "option --flat $(shown "$flat"): allowed is 2 to $hosts_max hosts"
    LWCLUSTER_HOSTS=$((10#$flat))
    LWCLUSTER_WIRES=$LWCLUSTER_HOSTS
    LWCLUSTER_NETWORK=flat:$LWCLUSTER_HOSTS
    LWCLUSTER_LINKS=1
}

take_shape() {
    if [ -n "$flat" ]; then take_flat; else take_wired; fi
    [ "$rate" -gt 0 ] || default_rate "$LWCLUSTER_HOSTS"
    LWCLUSTER_RATE=$rate
    export LWCLUSTER_NETWORK LWCLUSTER_RATE LWCLUSTER_LINKS LWCLUSTER_HOSTS LWCLUSTER_WIRES
}
