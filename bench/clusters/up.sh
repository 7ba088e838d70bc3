# Clusters that stay: up and down. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause

# Puts a name on record, for this lwcluster as long as it builds.
claim_name() {
    lock_registry
    sweep
    [ ! -d "$registry/$1" ] ||
        die "$bad_input" "cluster $(shown "$1"): it is up already; allowed is another name, or first: lwcluster down $1"
    mkdir "$registry/$1" && record_holder "$1" $$ || die "$failed" "$registry/$1 can't be made"
    unlock_registry
}

# give_up STATUS: ends what has been built under the name.
give_up() {
    trap '' INT TERM HUP
    [ -z "$first" ] || end_process "$first"
    rm -rf "${registry:?}/$name"
    exit "$1"
}

# Kills process 1 of a cluster and waits until its whole namespace is gone.
end_process() {
    local since
    since=$(started "$1") || return 0
    kill -KILL "$1" 2>/dev/null
    while [ "$(started "$1")" = "$since" ]; do sleep 0.02; done
}

# Becomes the holder, which keeps nothing of the caller open: pipes and locks would never end.
become_holder() {
    local fd
    stderr=1
    enter_new hold
    for fd in /proc/self/fd/*; do
        fd=${fd##*/}
        [ "$fd" -le 2 ] || exec {fd}>&-
    done
    exec setsid env --default-signal=INT,QUIT "${entry[@]}" </dev/null 2>/dev/null
}

# Starts the holder, which says over a pipe who it is, how it gets on, and when it's ready. If
# nobody reads that any more, it ends itself.
bring_up() {
    local from line first='' ready=''
    claim_name "$1"
    trap 'give_up 130' INT
    trap 'give_up 143' TERM
    trap 'give_up 129' HUP
    exec {from}< <(become_holder)
    while [ -z "$ready" ] && read -r -u "$from" line; do
        case $line in
            first\ *) first=${line#first } ;;
            ready) ready=yes ;;
            *) echo "$line" >&2 ;;
        esac
    done
    [ -n "$ready" ] || { wait $!; give_up $?; }
    record_description "$1" && record_holder "$1" "$first" || give_up "$failed"
    trap - INT TERM HUP
}

# take_down NAME. One whose holder is dead is just taken off the record.
take_down() {
    lock_registry
    must_be_known "$1"
    if is_alive "$1"; then
        end_process "$holder"
    else
        say "cluster '$1' was dead already"
    fi
    rm -rf "${registry:?}/$1"
    sweep
}
