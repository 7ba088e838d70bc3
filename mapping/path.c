/* The path from rank to rank.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "mapping/path.h"

int lw_path_plan(int ranks, int root, int me, lw_plan *plan)
{
    plan->round = me >= root ? me - root : me - root + ranks;
    if (me != root) plan->parent = me ? me - 1 : ranks - 1;
    if (plan->round == ranks - 1) return LW_OK;
    return lw_plan_add(plan, me + 1 < ranks ? me + 1 : 0, plan->round + 1);
}

/* Places of members: a whole of which `part` comes first, then what is behind it, then what is
 * before. All of it is [low, high). */
typedef struct turn {
    int low;
    int high;
    int part;
} turn;

static int turned(turn t, int place)
{
    return place >= t.part ? place - t.part : place - t.part + t.high - t.low;
}

static int turned_back(turn t, int distance)
{
    return distance < t.high - t.part ? t.part + distance : t.low + distance - (t.high - t.part);
}

/* How each whole is turned to begin with the root: all hosts; the groups of a host, and the members
 * of a group, which begin with their first where the root is elsewhere. */
static turn of_hosts(const lw_order *order, int root_host)
{
    return (turn){0, order->ranks, order->group_start[order->host_start[root_host]]};
}

static turn of_groups(const lw_order *order, int host, int root_group)
{
    const int first = order->host_start[host], end = order->host_start[host + 1];
    const bool here = root_group >= first && root_group < end;
    return (turn){order->group_start[first], order->group_start[end],
                  order->group_start[here ? root_group : first]};
}

static turn of_members(const lw_order *order, int group, int root_place)
{
    const int first = order->group_start[group], end = order->group_start[group + 1];
    return (turn){first, end, root_place >= first && root_place < end ? root_place : first};
}

static int host_of(const lw_order *order, int group)
{
    return lw_interval_of(order->host_start, order->hosts, group);
}

/* How far a rank is from the root on the path. */
static int distance_of(const lw_order *order, int root, int rank)
{
    const int root_group = lw_group_of_rank(order, root), group = lw_group_of_rank(order, rank);
    const int host = host_of(order, group);
    const turn hosts = of_hosts(order, host_of(order, root_group));
    const turn groups = of_groups(order, host, root_group);
    const turn members = of_members(order, group, order->place[root]);

    return turned(hosts, groups.low) + turned(groups, members.low) +
           turned(members, order->place[rank]);
}

/* The rank so far from the root. */
static int rank_at(const lw_order *order, int root, int distance)
{
    const int root_group = lw_group_of_rank(order, root);
    int place = turned_back(of_hosts(order, host_of(order, root_group)), distance), group;

    group = lw_interval_of(order->group_start, order->groups, place);
    const turn groups = of_groups(order, host_of(order, group), root_group);
    place = turned_back(groups, place - groups.low);
    group = lw_interval_of(order->group_start, order->groups, place);
    const turn members = of_members(order, group, order->place[root]);
    return order->member[turned_back(members, place - members.low)];
}

int lw_placed_path_plan(const lw_placement *placement, int root, int me, lw_plan *plan)
{
    const lw_order *order = placement->order;
    if (!order) return lw_path_plan(placement->ranks, root, me, plan);

    plan->round = distance_of(order, root, me);
    if (me != root) plan->parent = rank_at(order, root, plan->round - 1);
    if (plan->round == placement->ranks - 1) return LW_OK;
    return lw_plan_add(plan, rank_at(order, root, plan->round + 1), plan->round + 1);
}
