# Rates of links: as users write them, and in bits per second. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause

least_rate=100000       # 100 kbit: below, starting a job takes minutes
largest_rate=10000000000 # 10 gbit

# Sets $rate to the bits per second that a text means, as in 20mbit or 2.5mbit.
take_rate() {
    local number unit
    local allowed="a number and kbit, mbit or gbit, from 100kbit to 10gbit"
    [[ $1 =~ ^([0-9]{1,9}(\.[0-9]{1,3})?)(kbit|mbit|gbit)$ ]] ||
        die "$bad_input" "option --rate $(shown "$1"): allowed is $allowed"
    number=${BASH_REMATCH[1]}
    case ${BASH_REMATCH[3]} in
        kbit) unit=1 ;;
        mbit) unit=1000 ;;
        gbit) unit=1000000 ;;
    esac
    rate=$(awk -v number="$number" -v unit=$unit 'BEGIN { printf "%.0f", number * unit * 1000 }')
    [ "$rate" -ge $least_rate ] && [ "$rate" -le $largest_rate ] ||
        die "$bad_input" "option --rate $(shown "$1"): allowed is $allowed"
}

# A rate for $1 hosts at which the processors idle, so that times are the links': all hosts
# together send at most 180 Mbit/s a processor (tried: 90 hosts at 4 Mbit/s on two, 16 at 20).
default_rate() {
    local mbit
    rate=1000000
    for mbit in 1 2 4 10 20 40 100; do
        [ $((mbit * $1)) -gt $((180 * $(nproc))) ] || rate=$((mbit * 1000000))
    done
}

# A rate for people: "4 Mbit/s".
show_rate() {
    awk -v rate="$1" 'BEGIN {
        if (rate >= 1e9) print rate / 1e9 " Gbit/s"
        else if (rate >= 1e6) print rate / 1e6 " Mbit/s"
        else print rate / 1e3 " kbit/s"
    }'
}
