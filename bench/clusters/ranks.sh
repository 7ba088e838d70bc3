# How many ranks each host gets. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause

ranks_most=256 # on a host

# Sets $ranks_per_host to a number or list, as users write it, that each host's can be taken from.
take_ranks() {
    local number
    local allowed="1 to $ranks_most, or a list of such numbers, as in 3+1+7"
    [[ $1 =~ ^[0-9]{1,9}(\+[0-9]{1,9})*$ ]] ||
        die "$bad_input" "option --ranks-per-host $(shown "$1"): allowed is $allowed"
    for number in ${1//+/ }; do
        [ "$((10#$number))" -ge 1 ] && [ "$((10#$number))" -le $ranks_most ] ||
            die "$bad_input" "option --ranks-per-host $(shown "$1"): allowed is $allowed"
    done
    ranks_per_host=$1
}

take_map_by() {
    [ "$1" = slot ] || [ "$1" = node ] ||
        die "$bad_input" "option --map-by $(shown "$1"): allowed is slot or node"
    map_by=$1
}

# deal_ranks LIST: sets $ranks_on, an array of each host's number, and $ranks, their sum. The list
# is begun anew as often as needed.
deal_ranks() {
    local numbers host
    IFS=+ read -ra numbers <<<"$1"
    [ ${#numbers[@]} -le "$LWCLUSTER_HOSTS" ] ||
        die "$bad_input" "option --ranks-per-host $(shown "$1"): it has ${#numbers[@]} numbers;" \
            "allowed are as many as there are hosts, $LWCLUSTER_HOSTS"
    ranks=0 ranks_on=()
    for ((host = 0; host < LWCLUSTER_HOSTS; host++)); do
        ranks_on[host]=$((10#${numbers[host % ${#numbers[@]}]}))
        ranks=$((ranks + ranks_on[host]))
    done
}
