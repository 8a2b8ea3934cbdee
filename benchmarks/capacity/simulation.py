"""A discrete-event simulation of one shard: nodes, their bot processes, and the PostgreSQL that they share.

A move is a job of the event loop of its node. Then it joins the node's next group of appends. Groups of a node
start at least ten milliseconds apart, and one after the other: what arrives while a statement runs is in the next
one. The statement takes a core of PostgreSQL, and then waits until the disk has flushed. Commits that arrive while
the disk flushes share the next flush. Then the event loop sends the move to the people of the room, and a NOTIFY
goes to every node. A room that has people on a second node is read and sent there as well. Bots think in the other
cores of the node before their move.

Moves arrive at random (a Poisson process): many rooms, each with its own time between moves. Arrivals do not wait
for answers, so an overloaded site falls behind visibly. The same seed gives the same result.
"""

from __future__ import annotations

import heapq
import math
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from benchmarks.capacity.costs import BATCH_INTERVAL, Costs, Habits

MAX_GROUP: Final = 500
"""The most appends in a statement, as in `pyrite.server.store.sql`."""
FLUSH_RANKS: Final = (0.01, 0.10, 0.50, 0.90, 0.99)
"""The percentiles of `Costs.flush`."""
OVERLOADED: Final = 0.1
"""A site is overloaded if the 99th percentile exceeds this many seconds, as in `benchmarks.load`."""
MIN_SERVED: Final = 0.98
"""A site is overloaded if it answers a smaller share of the moves that arrive."""
IDLE_EVERY: Final = 0.05
"""The work of a node that does nothing comes in portions, this many seconds apart."""

RECONNECT_SECONDS: Final = 0.4
"""Within this time the people of a lost node connect again: the first delay of `web/src/connection/backoff.ts`."""

Action = Callable[[], None]


class Clock:
    """Runs actions at simulated times, in order."""

    def __init__(self) -> None:
        self.now = 0.0
        self._events: list[tuple[float, int, Action]] = []
        self._count = 0

    def after(self, seconds: float, action: Action) -> None:
        """Run an action later."""
        self._count += 1
        heapq.heappush(self._events, (self.now + seconds, self._count, action))

    def run_until(self, end: float) -> None:
        """Run everything up to a time."""
        while self._events and self._events[0][0] <= end:
            self.now, _, action = heapq.heappop(self._events)
            action()
        self.now = end


class Cores:
    """Some cores that serve jobs in the order in which they arrive."""

    def __init__(self, clock: Clock, count: int) -> None:
        self.busy_seconds = 0.0
        self.count = count
        self._clock = clock
        self._free = count
        self._waiting: deque[tuple[float, Action]] = deque()

    def submit(self, seconds: float, done: Action) -> None:
        """Do a job of this length as soon as a core is free."""
        if self._free:
            self._free -= 1
            self._start(seconds, done)
        else:
            self._waiting.append((seconds, done))

    def _start(self, seconds: float, done: Action) -> None:
        self.busy_seconds += seconds
        self._clock.after(seconds, lambda: self._finish(done))

    def _finish(self, done: Action) -> None:
        if self._waiting:
            self._start(*self._waiting.popleft())
        else:
            self._free += 1
        done()


class Disk:
    """Makes commits durable. Commits that arrive during a flush share the next one."""

    def __init__(self, clock: Clock, flush_seconds: Callable[[], float]) -> None:
        self.flushes = 0
        self._clock = clock
        self._flush_seconds = flush_seconds
        self._waiting: list[Action] = []
        self._flushing = False

    def flush(self, done: Action) -> None:
        """Call a function when everything up to now is durable."""
        self._waiting.append(done)
        if not self._flushing:
            self._start()

    def _start(self) -> None:
        self._flushing, self.flushes = True, self.flushes + 1
        group, self._waiting = self._waiting, []
        self._clock.after(self._flush_seconds(), lambda: self._finish(group))

    def _finish(self, group: list[Action]) -> None:
        self._flushing = False
        if self._waiting:
            self._start()
        for done in group:
            done()


class Store:
    """The PostgreSQL of a shard."""

    def __init__(self, clock: Clock, cores: int, costs: Costs, rng: Random) -> None:
        self.cores = Cores(clock, cores)
        self.notify_lock = Cores(clock, 1)
        """PostgreSQL commits one NOTIFY at a time."""
        self.disk = Disk(clock, lambda: quantile_sample(costs.flush, rng.random()))
        self._costs = costs

    def append(self, entries: int, done: Action) -> None:
        """Write a group of appends durably."""
        seconds = self._costs.store_group + entries * self._costs.store_entry
        self.cores.submit(seconds, lambda: self.disk.flush(done))

    def notify(self, listeners: int, done: Action) -> None:
        """Tell all nodes."""

        def deliver() -> None:
            self.cores.submit(listeners * self._costs.notify_listener, done)

        self.notify_lock.submit(self._costs.notify, deliver)


@dataclass
class Move:
    """A move on its way."""

    began: float
    is_bot: bool
    follower: Node | None


class Node:
    """One node: its event loop, its bot processes, and the appends that wait."""

    def __init__(self, site: SiteSimulation, bot_cores: int) -> None:
        self.loop = Cores(site.clock, 1)
        self.bots = Cores(site.clock, bot_cores)
        self._site = site
        self._clock = site.clock
        self._costs = site.costs
        self._queue: list[Move] = []
        self._writing = False
        self._last_group = -math.inf

    def request(self, move: Move) -> None:
        """A person's request, or the turn of a bot."""
        if move.is_bot:
            self.bots.submit(self._costs.bot_move, lambda: self._decide(move))
        else:
            self._decide(move)

    def _decide(self, move: Move) -> None:
        self.loop.submit(self._costs.node_move / 2, lambda: self._append(move))

    def _append(self, move: Move) -> None:
        self._queue.append(move)
        if not self._writing:
            self._writing = True
            self._schedule_group()

    def _schedule_group(self) -> None:
        wait = max(0.0, self._last_group + BATCH_INTERVAL - self._clock.now)
        self._clock.after(wait, self._start_group)

    def _start_group(self) -> None:
        self._last_group = self._clock.now
        group, self._queue = self._queue[:MAX_GROUP], self._queue[MAX_GROUP:]
        half = (self._costs.node_group + len(group) * self._costs.node_entry) / 2
        self.loop.submit(half, lambda: self._site.store.append(len(group), lambda: self._written(group, half)))

    def _written(self, group: list[Move], half: float) -> None:
        self.loop.submit(half, lambda: self._send(group))

    def _send(self, group: list[Move]) -> None:
        for move in group:
            self.loop.submit(self._costs.node_move / 2, lambda move=move: self._site.answered(move))  # type: ignore[misc]
        self._site.notify_others(self, group)
        if self._queue:
            self._schedule_group()
        else:
            self._writing = False

    def on_notify(self, group: list[Move]) -> None:
        """Another node has written; read and send what concerns rooms of this node."""
        self.loop.submit(self._costs.node_receive, lambda: None)
        for move in group:
            if move.follower is self:
                self._follow(move)

    def _follow(self, move: Move) -> None:
        half = self._costs.node_follow / 2

        def send() -> None:
            self.loop.submit(half, lambda: self._site.followed(move))

        self.loop.submit(half, lambda: self._site.store.cores.submit(self._costs.store_follow, send))

    def do_idle_work(self) -> None:
        """The heartbeat, the lease, the garbage collector."""
        self.loop.submit(self._site.idle_work * IDLE_EVERY, lambda: None)
        self._clock.after(IDLE_EVERY, self.do_idle_work)

    def accept_connection(self) -> None:
        """Somebody connects, or connects again."""
        self.loop.submit(self._costs.node_connect, lambda: None)
        self._site.store.cores.submit(self._costs.store_connect, lambda: None)


@dataclass(frozen=True)
class Scenario:
    """What is simulated."""

    people: float
    nodes: int
    costs: Costs = field(default_factory=Costs)
    habits: Habits = field(default_factory=Habits)
    node_cores: int = 4
    store_cores: int = 16
    reconnecting: float = 0.0
    """People of a lost node, who connect to the others within `RECONNECT_SECONDS` after the warm-up."""
    shared_core: bool = False
    """Whether the store is a thread on the core of the event loop, as SQLite is in `make load`."""
    seconds: float = 8.0
    warm_up: float = 2.0
    seed: int = 1

    @property
    def moves(self) -> float:
        """Entries that arrive in a second; what is not a move costs as much as one."""
        habits = self.habits
        return self.people / habits.people_per_room / habits.seconds_per_move * habits.entries_per_move


@dataclass(frozen=True)
class Result:
    """What a simulation has found. Times in seconds."""

    people: float
    moves: float
    """Moves that arrived in a second."""
    p50: float
    p99: float
    """Until the people of the room on the node of the mover have the move."""
    worst: float
    """The longest of these times."""
    follow_p99: float
    """Until the people of the room on another node have it; 0 if nobody was there."""
    loop: float
    """How busy the event loops were."""
    bots: float
    store: float
    notify_lock: float
    flushes: float
    """Flushes of the disk a second."""
    served: float
    """The share of people's moves that were answered."""

    @property
    def kept_up(self) -> bool:
        """Whether the site is not overloaded."""
        return self.p99 <= OVERLOADED and self.served >= MIN_SERVED


class SiteSimulation:
    """One shard while people play."""

    def __init__(self, scenario: Scenario) -> None:
        self.clock = Clock()
        self.costs = scenario.costs
        self._scenario = scenario
        self._rng = Random(scenario.seed)
        self.store = Store(self.clock, scenario.store_cores, scenario.costs, self._rng)
        self._nodes = [Node(self, max(1, scenario.node_cores - 1)) for _ in range(scenario.nodes)]
        if scenario.shared_core:
            self.store.cores = self._nodes[0].loop
        connections = scenario.people / scenario.nodes
        self.idle_work = scenario.costs.node_idle + connections * scenario.costs.node_connection
        """Seconds of work of a node in each second without moves."""
        self._arrived = 0
        self._latencies: list[float] = []
        self._follow_latencies: list[float] = []

    def run(self) -> Result:
        """Play for the given time."""
        scenario = self._scenario
        for number, node in enumerate(self._nodes):
            self.clock.after(IDLE_EVERY * number / len(self._nodes), node.do_idle_work)
        self._repeat(scenario.moves, self._arrive)
        self._repeat(scenario.people / scenario.habits.connection_seconds, self._connect)
        for _ in range(int(scenario.reconnecting)):
            self.clock.after(scenario.warm_up + self._rng.random() * RECONNECT_SECONDS, self._connect)
        self.clock.run_until(scenario.warm_up + scenario.seconds)
        spent = self.clock.now
        return Result(
            scenario.people,
            scenario.moves,
            quantile(self._latencies, 0.5),
            quantile(self._latencies, 0.99),
            max(self._latencies, default=math.inf),
            quantile(self._follow_latencies, 0.99) if self._follow_latencies else 0.0,
            sum(node.loop.busy_seconds for node in self._nodes) / len(self._nodes) / spent,
            sum(node.bots.busy_seconds / node.bots.count for node in self._nodes) / len(self._nodes) / spent,
            (self.store.cores.busy_seconds + self.store.notify_lock.busy_seconds) / scenario.store_cores / spent,
            self.store.notify_lock.busy_seconds / spent,
            self.store.disk.flushes / spent,
            len(self._latencies) / self._arrived if self._arrived else 1.0,
        )

    def _repeat(self, rate: float, action: Action) -> None:
        """Run an action at random times, this often in a second on average."""
        if rate <= 0:
            return

        def occur() -> None:
            action()
            self.clock.after(self._rng.expovariate(rate), occur)

        self.clock.after(self._rng.expovariate(rate), occur)

    def _arrive(self) -> None:
        habits = self._scenario.habits
        node = self._rng.choice(self._nodes)
        is_bot = self._rng.random() < habits.bot_share
        is_followed = len(self._nodes) > 1 and self._rng.random() < habits.followed
        follower = self._rng.choice([each for each in self._nodes if each is not node]) if is_followed else None
        if not is_bot and self._counts(self.clock.now):
            self._arrived += 1
        node.request(Move(self.clock.now, is_bot, follower))

    def _counts(self, began: float) -> bool:
        """Whether a move is part of the result. The last ones have no time for an answer."""
        scenario = self._scenario
        return scenario.warm_up <= began <= scenario.warm_up + scenario.seconds - OVERLOADED

    def _connect(self) -> None:
        self._rng.choice(self._nodes).accept_connection()

    def notify_others(self, sender: Node, group: list[Move]) -> None:
        """Tell all nodes of a group of moves."""

        def deliver() -> None:
            for node in self._nodes:
                if node is not sender:
                    node.on_notify(group)

        self.store.notify(len(self._nodes), deliver)

    def answered(self, move: Move) -> None:
        """The node of a move has sent it."""
        if not move.is_bot and self._counts(move.began):
            self._latencies.append(self.clock.now - move.began)

    def followed(self, move: Move) -> None:
        """Another node has sent the move too."""
        if not move.is_bot and self._counts(move.began):
            self._follow_latencies.append(self.clock.now - move.began)


def quantile(values: Sequence[float], rank: float) -> float:
    """The value at a rank between 0 and 1; infinite if there are no values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(rank * len(ordered)))] if ordered else math.inf


def quantile_sample(known: Sequence[float], rank: float) -> float:
    """The value at a rank between 0 and 1 of a distribution of which some quantiles are known (`FLUSH_RANKS`)."""
    if len(known) == 1:
        return known[0]
    place = bisect_left(FLUSH_RANKS, rank)
    if place == 0:
        return known[0]
    if place == len(FLUSH_RANKS):
        return known[-1]
    low, high = FLUSH_RANKS[place - 1], FLUSH_RANKS[place]
    return known[place - 1] + (known[place] - known[place - 1]) * (rank - low) / (high - low)


def simulate(scenario: Scenario) -> Result:
    """Simulate one shard."""
    return SiteSimulation(scenario).run()


def largest(scenario: Scenario, precision: float = 0.02, loop_limit: float = 1.0) -> tuple[Result, Result]:
    """The most people with whom a site keeps up, and the fewest with whom it does not, a few per cent apart.

    It does not keep up either if its event loops are busier than a limit.
    """
    kept_up, overloaded = None, None
    people = scenario.people
    while kept_up is None or overloaded is None or overloaded.people / kept_up.people > 1 + precision:
        result = simulate(replace(scenario, people=people))
        if result.kept_up and result.loop <= loop_limit:
            kept_up = result
        else:
            overloaded = result
        if kept_up is None:
            people /= 1.5
        elif overloaded is None:
            people *= 1.5
        else:
            people = math.sqrt(kept_up.people * overloaded.people)
    return kept_up, overloaded
