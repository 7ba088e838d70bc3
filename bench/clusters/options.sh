# The command line, taken apart. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause
#
# Sets $subcommand, $name, $host, $wired, $flat, $rate (0: not given), $ranks_per_host, $map_by,
# $on, $mpirun_arguments and the array $command; the texts of $wired and $flat aren't understood yet.

known="run, up, exec, status, down, --help, --version"

# Which options a subcommand takes, and how many names before them; "--" if a command must follow.
shape_of() {
    case $1 in
        run) takes=" --wired --flat --rate --ranks-per-host --map-by --mpirun --on " names=0 follows=-- ;;
        up) takes=" --wired --flat --rate " names=1 follows= ;;
        exec) takes=" " names=2 follows=-- ;;
        status) takes=" " names=0 follows= ;;
        down) takes=" " names=1 follows= ;;
        *) return 1 ;;
    esac
}

take_option() {
    case $1 in
        --wired) wired=$2 ;;
        --flat) flat=$2 ;;
        --rate) take_rate "$2" ;;
        --mpirun) mpirun_arguments=$2 ;;
        --on) take_name "option --on" "$2" && on=$2 ;;
        --ranks-per-host) take_ranks "$2" ;;
        --map-by) take_map_by "$2" ;;
    esac
    given+=" $1 "
}

take_name() {
    [[ $2 =~ ^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$ ]] ||
        die "$bad_input" "$1 $(shown "$2"): allowed are letters, digits, and behind the first . _ -"
}

# Sets $used to the number of arguments that the option at the beginning of "$@" takes.
parse_option() {
    local option=${1%%=*}
    [[ $takes == *" $option "* ]] ||
        die "$bad_input" "option $(shown "$1"): allowed with $subcommand is" \
            "$(sed 's/^ *$/no option/; s/^ *//; s/ *$//; s/ --/, --/g' <<<"$takes")"
    if [[ $1 == *=* ]]; then
        take_option "$option" "${1#*=}"
        used=1
    else
        [ $# -ge 2 ] && [ "$2" != -- ] || die "$bad_input" "option '$option': its value is missing"
        take_option "$option" "$2"
        used=2
    fi
}

parse_rest() {
    local used words=()
    while [ $# -gt 0 ]; do
        case $1 in
            --help) print_help && exit 0 ;;
            --) shift && command=("$@") && found=-- && break ;;
            -*) parse_option "$@" && shift "$used" ;;
            *) words+=("$1") && shift ;;
        esac
    done
    [ ${#words[@]} -ge "$names" ] || die "$bad_input" "$subcommand: an argument is missing; see --help"
    [ "$subcommand" != status ] || names=1
    [ ${#words[@]} -le "$names" ] ||
        die "$bad_input" "argument $(shown "${words[names]}"): one too many; see --help"
    name=${words[0]-} host=${words[1]-}
    [ -z "${words[0]+set}" ] || take_name "argument NAME" "$name"
}

# What must go together and what can't.
check_together() {
    if [ -n "$follows" ] && [ ${#command[@]} -eq 0 ]; then
        die "$bad_input" "$subcommand: behind '--' the program to run is missing"
    elif [ -z "$follows" ] && [ -n "$found" ]; then
        die "$bad_input" "argument '--': $subcommand takes no command"
    fi
    [[ $takes == *--wired* ]] || return 0
    if [[ $given == *" --on "* ]]; then
        [[ $given != *" --wired "* && $given != *" --flat "* && $given != *" --rate "* ]] ||
            die "$bad_input" "option --on '$on': allowed without --wired, --flat and --rate only"
    elif [[ $given == *" --wired "* && $given == *" --flat "* ]]; then
        die "$bad_input" "options --wired $(shown "$wired") and --flat $(shown "$flat"): allowed is one"
    elif [[ $given != *" --wired "* && $given != *" --flat "* ]]; then
        die "$bad_input" "$subcommand: one of --wired NET and --flat HOSTS is missing"
    fi
}

parse() {
    local takes names follows given='' found=''
    name='' host='' wired='' flat='' rate=0 ranks_per_host=1 map_by=slot on=''
    mpirun_arguments='' command=()
    case ${1-} in
        --help | --version)
            [ $# -eq 1 ] || die "$bad_input" "argument $(shown "$2"): allowed is $1 alone"
            if [ "$1" = --help ]; then print_help; else echo "lwcluster $version"; fi
            exit
            ;;
    esac
    [ $# -gt 0 ] || die "$bad_input" "the first argument is missing; allowed is one of $known"
    shape_of "$1" || die "$bad_input" "argument $(shown "$1"): unknown; allowed is one of $known"
    subcommand=$1
    shift
    parse_rest "$@"
    check_together
}
