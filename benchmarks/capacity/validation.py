"""Compares the simulation with measurements of one machine."""

from __future__ import annotations

from dataclasses import dataclass, replace

from benchmarks.capacity.costs import US, Costs, Habits
from benchmarks.capacity.simulation import Scenario, largest, simulate

ONE_MOVE_A_SECOND = Habits(
    people_per_room=5,
    bots_per_room=0,
    seconds_per_move=1,
    entries_per_move=1,
    connection_seconds=1e9,
    followed=0,
)
"""The rooms of `make load`: five people, no bots, one move a second."""
ONLY_APPENDS = Costs(node_move=0, node_idle=0, node_connection=0)
"""The benchmark of the store has no moves around its appends."""
SQLITE = Costs(
    node_move=(1133 - 169) * US,
    node_group=0,
    node_entry=0,
    node_idle=0,
    node_connection=0,
    store_group=600 * US,
    store_entry=69 * US,
    flush=(0.0,),
    notify=0,
    notify_listener=0,
)
"""The run of `make load` on docs/capacity.md: 1,133 µs a move, of which an append takes 169 in a group of six."""
PEOPLE = 5
"""People in a room."""


@dataclass(frozen=True)
class Compared:
    """A figure that was measured and simulated."""

    text: str
    measured: float
    simulated: float
    command: str

    @property
    def deviation(self) -> float:
        """How much the simulation is above the measurement, as a share of it."""
        return self.simulated / self.measured - 1


def compare() -> list[Compared]:
    """Simulate what was measured."""
    store = Scenario(0, 1, ONLY_APPENDS, ONE_MOVE_A_SECOND, store_cores=2)
    site = Scenario(120 * PEOPLE, 2, Costs(), ONE_MOVE_A_SECOND, store_cores=2, seconds=30)
    sqlite = Scenario(600 * PEOPLE, 1, SQLITE, ONE_MOVE_A_SECOND, shared_core=True, seconds=20)
    slow, fast = (simulate(replace(store, people=rate * PEOPLE)) for rate in (600, 2000))
    cluster, one_core = simulate(site), simulate(sqlite)
    limit, _ = largest(sqlite)
    bench, costs, load = "python -m benchmarks.store", "python -m benchmarks.capacity.site_costs", "make load"
    return [
        Compared("store, 600 appends a second: p99, ms", 19.5, slow.p99 * 1000, bench),
        Compared("store, 2,000 appends a second: p99, ms", 29.9, fast.p99 * 1000, bench),
        Compared("two nodes, 120 moves a second: p50, ms", 3.1, cluster.p50 * 1000, costs),
        Compared("two nodes, 120 moves a second: p99, ms", 12.5, cluster.p99 * 1000, costs),
        Compared("the same: nodes, µs of CPU a move", 1335, cluster.loop * 2 / 120 / US, costs),
        Compared("the same: PostgreSQL, µs of CPU a move", 466, cluster.store * 2 / 120 / US, costs),
        Compared("SQLite on one core, 600 moves a second: p50, ms", 10.8, one_core.p50 * 1000, load),
        Compared("SQLite on one core, 600 moves a second: p99, ms", 46.5, one_core.p99 * 1000, load),
        Compared("the same: % of the core", 68, one_core.loop * 100, load),
        Compared("the same: moves a second with p99 within 100 ms", 750, limit.moves, load),
    ]
