"""The calculation: from a number of people to machines, and to what PostgreSQL and the network must carry."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from benchmarks.capacity.costs import (
    BATCH_INTERVAL,
    CONNECTIONS_PER_NODE,
    SINGLE_NODE_PEOPLE,
    SOURCE_PORTS,
    Costs,
    Habits,
    Hardware,
)

DAY = 86_400


def groups_per_second(appends: float) -> float:
    """Groups that a node writes, if appends arrive at random.

    The next group starts 10 ms after the last one, or with the first append after that.
    """
    return 1 / (BATCH_INTERVAL + math.exp(-appends * BATCH_INTERVAL) / appends)


@dataclass(frozen=True)
class Plan:
    """What a number of people who play at once needs, if they are spread evenly over shards and nodes."""

    people: int
    shards: int
    nodes: int
    """Nodes of all shards."""
    costs: Costs
    habits: Habits
    hardware: Hardware

    # ------------------------------------------------------------ load

    @property
    def rooms(self) -> float:
        """Rooms in play."""
        return self.people / self.habits.people_per_room

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.rooms / self.habits.seconds_per_move

    @property
    def appends(self) -> float:
        """Entries that are written in a second."""
        return self.moves * self.habits.entries_per_move

    @property
    def connects(self) -> float:
        """New connections a second."""
        return self.people / self.habits.connection_seconds

    # ------------------------------------------------------------ nodes

    @property
    def groups(self) -> float:
        """Groups of appends a second, of all nodes. Each is a commit and a NOTIFY."""
        return self.nodes * groups_per_second(self.appends / self.nodes)

    @property
    def loop(self) -> float:
        """How busy an event loop is."""
        costs, nodes = self.costs, self.nodes
        others = self.groups / self.shards * (1 - self.shards / nodes)
        work = (
            self.moves * costs.node_move
            + self.appends * costs.node_entry
            + self.groups * costs.node_group
            + self.connects * costs.node_connect
            + self.people * costs.node_connection
            + self.moves * self.habits.followed * costs.node_follow
        )
        return work / nodes + others * costs.node_receive + costs.node_idle

    @property
    def bot_cores(self) -> float:
        """Cores that think, on all nodes."""
        return self.moves * self.habits.bot_share * self.costs.bot_move

    @property
    def node_memory(self) -> float:
        """Bytes of a node for connections and bots."""
        bots = self.rooms * self.habits.bots_per_room * self.costs.bot_memory
        return (self.people * self.costs.connection_memory + bots) / self.nodes

    @property
    def reconnect_seconds(self) -> float:
        """Work of an event loop to connect its part of the people of a lost node of its shard."""
        survivors = self.nodes / self.shards - 1
        return self.people / self.nodes * self.costs.node_connect / survivors if survivors else math.inf

    # ------------------------------------------------------------ PostgreSQL, each shard

    @property
    def notifies(self) -> float:
        """NOTIFY statements a second, in a shard."""
        return self.groups / self.shards

    @property
    def notify_deliveries(self) -> float:
        """Messages that PostgreSQL sends to nodes in a second, in a shard."""
        return self.notifies * self.nodes / self.shards

    @property
    def notify_cores(self) -> float:
        """Cores of a PostgreSQL that only carry messages between nodes."""
        listeners = self.nodes / self.shards
        return self.notifies * (self.costs.notify + listeners * self.costs.notify_listener)

    @property
    def store_cores(self) -> float:
        """Cores that a PostgreSQL uses."""
        costs = self.costs
        work = (
            self.groups * costs.store_group
            + self.appends * costs.store_entry
            + self.connects * costs.store_connect
            + self.rooms * costs.store_poll
            + self.nodes * costs.store_node
            + self.moves * self.habits.followed * costs.store_follow
        )
        return work / self.shards + self.notify_cores

    @property
    def wal(self) -> float:
        """Bytes of write-ahead log a second, in a shard."""
        return self.appends * self.costs.entry_wal / self.shards

    @property
    def store_connections(self) -> float:
        """Connections to a PostgreSQL."""
        return CONNECTIONS_PER_NODE * self.nodes / self.shards

    @property
    def entries_per_day(self) -> float:
        """Rows of the table of entries that a day adds, in all shards."""
        return self.appends * self.habits.mean_of_peak * DAY

    @property
    def bytes_per_day(self) -> float:
        """Bytes that a day adds, in all shards."""
        rooms = self.moves * self.habits.mean_of_peak * DAY / self.habits.moves_per_game
        return self.entries_per_day * self.costs.entry_disk + rooms * self.costs.room_disk

    @property
    def kept(self) -> float:
        """Bytes of a shard once retention deletes as much as is added."""
        return self.bytes_per_day * self.habits.retention_days / self.shards

    @property
    def unlogged_writes(self) -> float:
        """Leases and presence written in a second, in a shard: a lease each second, presence at both ends."""
        return (self.nodes + 2 * self.connects) / self.shards

    # ------------------------------------------------------------ network

    @property
    def proxy_cores(self) -> float:
        """Cores that HAProxy uses, without TLS."""
        return self.moves * self.costs.proxy_move + self.connects * self.costs.proxy_connect

    @property
    def proxy_memory(self) -> float:
        """Bytes that HAProxy needs for all connections."""
        return float(self.people * self.costs.proxy_memory)

    @property
    def frames(self) -> float:
        """Frames a second to people: updates, replies and heartbeats."""
        return self.moves * self.habits.people_per_room + self.moves + self.people / 20

    @property
    def bits_out(self) -> float:
        """Bits a second to people, without the headers of TCP and TLS."""
        updates = self.moves * self.habits.people_per_room * self.costs.update_bytes
        return 8 * (updates + self.people / 20 * self.costs.presence_bytes)


def plan_for(people: int, costs: Costs, habits: Habits, hardware: Hardware) -> Plan:
    """The smallest site that stays within all limits, also when it loses a node."""
    least = 1 if people <= SINGLE_NODE_PEOPLE else 3
    for shards in range(1, 1000):
        for nodes in range(least, hardware.nodes_per_shard + 1):
            plan = Plan(people, shards, nodes * shards, costs, habits, hardware)
            if fits(plan) and (nodes == 1 or survives_loss(plan)):
                return plan
    raise ValueError(f"No site is large enough for {people} people.")


def loop_fits(plan: Plan) -> bool:
    """Whether the event loops stay within their limit."""
    return plan.loop <= plan.hardware.loop_limit


def reconnect_fits(plan: Plan) -> bool:
    """Whether the people of a lost node can connect to the others before health checks fail there too."""
    return plan.reconnect_seconds <= plan.hardware.reconnect_limit


def fits(plan: Plan) -> bool:
    """Whether event loops, bots and PostgreSQL stay within their limits."""
    hardware = plan.hardware
    return (
        loop_fits(plan)
        and plan.bot_cores <= plan.nodes * (hardware.node_cores - 1) * hardware.loop_limit
        and plan.store_cores <= hardware.store_cores * hardware.store_limit
    )


def survives_loss(plan: Plan) -> bool:
    """Whether the other nodes of a shard can take the people of one that is lost."""
    after = replace(plan, nodes=plan.nodes - plan.shards)
    return reconnect_fits(plan) and after.loop <= plan.hardware.loop_limit_after_loss


def most_people(
    nodes: int, costs: Costs, habits: Habits, hardware: Hardware, allows: Callable[[Plan], bool]
) -> int:
    """The most people that a condition allows in one shard with this number of nodes."""
    low, high = 1, 10_000_000
    while high - low > 100:
        people = (low + high) // 2
        allowed = allows(Plan(people, 1, nodes, costs, habits, hardware))
        low, high = (people, high) if allowed else (low, people)
    return low


def proxies(plan: Plan) -> int:
    """HAProxy machines: by CPU, and by source ports, of which each connection to a node takes one."""
    by_cpu = plan.proxy_cores / (plan.hardware.proxy_cores * plan.hardware.proxy_limit)
    by_ports = plan.people / plan.nodes / SOURCE_PORTS
    return max(1, math.ceil(by_cpu), math.ceil(by_ports))
