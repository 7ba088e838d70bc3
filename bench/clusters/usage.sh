# The help. To be sourced.
# SPDX-License-Identifier: BSD-3-Clause

print_help() {
    cat <<'TXT'
Usage: lwcluster run {--wired NET | --flat HOSTS} [--rate R] [--ranks-per-host K]
                     [--map-by M] [--mpirun "ARGUMENTS"] -- PROGRAM ARGUMENTS...
       lwcluster run --on NAME [--ranks-per-host K] [--map-by M] [--mpirun "ARGUMENTS"]
                     -- PROGRAM ARGUMENTS...
       lwcluster up NAME {--wired NET | --flat HOSTS} [--rate R]
       lwcluster exec NAME HOST -- COMMAND ARGUMENTS...
       lwcluster status [NAME]
       lwcluster down NAME
       lwcluster --help | --version

Runs MPI programs on a cluster of network namespaces: each is a host with a name (h0, h1, ...) and
an address of its own, joined to others by links of a set rate. Needs root.

  run     builds a cluster, runs a program there under mpirun, and leaves nothing behind
  up      builds a cluster that stays until `down`; `run --on` uses it
  exec    runs a command in one host (h0, h1, ...; of a flat cluster also `switch`), such as
          ping h3, tc -s qdisc, ip route
  status  what is up: name, network, hosts, links, bits per second, the holder's process
  down    takes a cluster down, with all that runs there

  --wired NET           a host for each vertex and a link for each edge of a virtual network, as in
                        pt:1x3x3, hcube:4, scc:3 (see `linkwise help`); packets follow its routes
  --flat HOSTS          2 to 4096 hosts, each with a link to one switch
  --rate R              of every link in each direction, as in 800kbit, 20mbit, 1gbit. Default: the
                        largest of 1, 2, 4, 10, 20, 40, 100 mbit with which all hosts together send
                        at most 180 mbit a processor, so that the processors idle
  --ranks-per-host K    1 to 256 (default: 1), or a number for each host, as in 3+1+7; begun anew
                        where hosts are more
  --map-by M            slot (default): ranks fill host after host; node: rank after rank goes to
                        the next host that has room
  --mpirun "ARGUMENTS"  more arguments for mpirun, split at blanks; -n, --map-by, --rankfile,
                        --hostfile, --bind-to there count more than what is said here
  --on NAME             on a cluster that is up

The program finds in its environment LWCLUSTER_NETWORK (pt:1x3x3, or flat:16), LWCLUSTER_RATE (bits
per second of a link) and LWCLUSTER_LINKS (the fewest links of a host).

Exit status: that of mpirun or of the command; 1 the cluster couldn't be built; 2 bad input; 77 it
can't be done here (no root rights, a missing tool or kernel feature); 130, 143, 129 ended by
Ctrl-C, SIGTERM, SIGHUP.
TXT
}
