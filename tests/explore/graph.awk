# Measures of a graph from its links, one `u v` a line: what `linkwise info` prints, found another
# way. Prints: vertices links least-degree most-degree diameter edge-connectivity.
# SPDX-License-Identifier: BSD-3-Clause
#
# Breadth-first from every vertex, without symmetry; a whole flow from vertex 0 to every other.

function add(u, v) {
    next_to[u, degree[u] + 0] = v
    degree[u]++
}

{
    add($1, $2)
    add($2, $1)
    links++
    if ($1 > last) last = $1
    if ($2 > last) last = $2
}

# Searches from `start` to `end`, or everywhere if that's -1, over channels that carry nothing.
# Returns the farthest distance, or -1 if `end` isn't reached.
function search(start, end,    head, tail, u, v, i) {
    split("", distance)
    distance[start] = 0
    queue[0] = start
    tail = 1
    for (head = 0; head < tail; head++) {
        u = queue[head]
        if (u == end) return distance[u]
        for (i = 0; i < degree[u]; i++) {
            v = next_to[u, i]
            if ((v in distance) || carries[u, v] > 0) continue
            distance[v] = distance[u] + 1
            before[v] = u
            queue[tail++] = v
        }
    }
    return end < 0 && tail == last + 1 ? distance[u] : -1
}

function flow(end,    value, v) {
    split("", carries)
    for (value = 0; search(0, end) >= 0; value++) {
        for (v = end; v != 0; v = before[v]) {
            carries[before[v], v]++
            carries[v, before[v]]--
        }
    }
    split("", carries)
    return value
}

END {
    least = connectivity = last
    for (v = 0; v <= last; v++) {
        if (degree[v] < least) least = degree[v] + 0
        if (degree[v] > most) most = degree[v]
        d = search(v, -1)
        if (d > diameter) diameter = d
        if (v > 0 && (f = flow(v)) < connectivity) connectivity = f
    }
    print last + 1, links, least, most, diameter, connectivity
}
