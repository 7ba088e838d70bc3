#!/bin/sh
# What mpirun starts daemons with, in place of ssh: agent HOST COMMAND...
# SPDX-License-Identifier: BSD-3-Clause
host=$1
shift
exec ip netns exec "$host" unshare --uts sh -c 'hostname "$1" && eval "$2"' sh "$host" "$*"
