"""Formats the plan and the simulation as tables and writes them into docs/capacity.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from benchmarks.capacity.costs import CONNECTIONS_PER_NODE, MAX_CONNECTIONS, Costs, Habits, Hardware, cost_rows
from benchmarks.capacity.plan import Plan, loop_fits, most_people, plan_for, proxies, reconnect_fits
from benchmarks.capacity.simulation import Result, Scenario, largest, simulate
from benchmarks.capacity.validation import Compared
from benchmarks.speed.page import markdown_table

PAGE: Final = Path(__file__).parents[2] / "docs" / "capacity.md"
BEGIN: Final = "<!-- written by make capacity WRITE=1 -->\n"
END: Final = "<!-- to here -->\n"
SIZES: Final = (1_000, 10_000, 100_000, 1_000_000)
NODE_COUNTS: Final = (1, 2, 4, 8, 16, 32, 48, 64)
SIMULATED_NODES: Final = (1, 3, 8, 16)

FIGURES: Final[Sequence[tuple[str, Callable[[Plan], str]]]] = (
    ("rooms", lambda plan: f"{plan.rooms:,.0f}"),
    ("moves a second", lambda plan: f"{plan.moves:,.0f}"),
    ("new connections a second", lambda plan: f"{plan.connects:,.0f}"),
    ("**shards**, each a PostgreSQL with its nodes", lambda plan: f"{plan.shards}"),
    ("**nodes** in all", lambda plan: f"{plan.nodes}"),
    ("event loop of a node, busy", lambda plan: f"{plan.loop:.0%}"),
    ("cores that think for bots, in all", lambda plan: f"{plan.bot_cores:,.1f}"),
    ("memory of a node for connections and bots, MiB", lambda plan: f"{plan.node_memory / 2**20:,.0f}"),
    (
        "loop work after the loss of a node, s",
        lambda plan: "-" if plan.nodes == 1 else f"{plan.reconnect_seconds:.1f}",
    ),
    ("**each PostgreSQL**: appends a second", lambda plan: f"{plan.appends / plan.shards:,.0f}"),
    ("commits a second that wait for the disk", lambda plan: f"{plan.groups / plan.shards:,.0f}"),
    ("write-ahead log, MB a second", lambda plan: f"{plan.wal / 1e6:,.2f}"),
    ("NOTIFY a second", lambda plan: f"{plan.notifies:,.0f}"),
    ("deliveries of NOTIFY a second", lambda plan: f"{plan.notify_deliveries:,.0f}"),
    ("writes of leases and presence a second", lambda plan: f"{plan.unlogged_writes:,.0f}"),
    ("connections", lambda plan: f"{plan.store_connections:,.0f}"),
    ("busy cores, of them for NOTIFY", lambda plan: f"{plan.store_cores:.2f}, {plan.notify_cores:.2f}"),
    ("disk after 90 days, TB", lambda plan: f"{plan.kept / 1e12:,.1f}"),
    ("**all shards**: entries a day, million", lambda plan: f"{plan.entries_per_day / 1e6:,.1f}"),
    ("data a day, GB", lambda plan: f"{plan.bytes_per_day / 1e9:,.1f}"),
    ("**HAProxy** machines of 8 cores", lambda plan: f"{proxies(plan)}"),
    ("busy cores without TLS, in all", lambda plan: f"{plan.proxy_cores:,.1f}"),
    ("connections to people, and as many to nodes", lambda plan: f"{plan.people:,}"),
    ("memory, GiB", lambda plan: f"{plan.proxy_memory / 2**30:,.2f}"),
    ("frames a second to people", lambda plan: f"{plan.frames:,.0f}"),
    ("Mbit a second to people", lambda plan: f"{plan.bits_out / 1e6:,.0f}"),
)


def cost_table(costs: Costs) -> str:
    """One line for each measured cost."""
    return markdown_table(("cost", "measured", "printed by"), cost_rows(costs))


def plan_table(plans: Sequence[Plan]) -> str:
    """One column for each number of people."""
    head = ("people who play at once", *(f"{plan.people:,}" for plan in plans))
    return markdown_table(head, [(text, *map(show, plans)) for text, show in FIGURES])


def shard_table(costs: Costs, habits: Habits, hardware: Hardware, seed: int) -> str:
    """How many people a shard carries, by its number of nodes, and what bounds it."""
    lines = []
    for nodes in NODE_COUNTS:
        by_loop = most_people(nodes, costs, habits, hardware, loop_fits)
        by_loss = most_people(nodes, costs, habits, hardware, reconnect_fits)
        plan = Plan(by_loop, 1, nodes, costs, habits, hardware)
        scenario = replace(_scenario(plan, seed), seconds=1.5, warm_up=1)
        simulated, _ = largest(scenario, 0.04, hardware.loop_limit)
        lines.append(
            (
                str(nodes),
                f"{by_loop:,}",
                f"{simulated.people:,.0f}",
                f"{by_loss:,}" if nodes > 1 else "-",
                f"{plan.notifies * (1 - 1 / nodes) * costs.node_receive:.0%}",
                f"{plan.store_cores:.1f}",
                f"{simulated.store * hardware.store_cores:.1f}",
                f"{nodes * CONNECTIONS_PER_NODE}"
                + (" (!)" if nodes * CONNECTIONS_PER_NODE > MAX_CONNECTIONS else ""),
            )
        )
    head = (
        "nodes",
        "people, by event loops",
        "simulated",
        "people, by the loss of a node",
        "loop busy with NOTIFY",
        "cores of PostgreSQL",
        "simulated",
        "its connections",
    )
    return markdown_table(head, lines)


def simulate_plans(plans: Sequence[Plan], seed: int) -> list[tuple[Plan, Result, Result | None]]:
    """One shard of each plan, as planned, and while it takes the people of a lost node."""
    found = []
    for plan in plans:
        scenario = _scenario(plan, seed)
        lost = None
        if scenario.nodes > 1:
            lost = simulate(
                replace(scenario, nodes=scenario.nodes - 1, reconnecting=scenario.people / scenario.nodes)
            )
        found.append((plan, simulate(scenario), lost))
    return found


def _scenario(plan: Plan, seed: int) -> Scenario:
    hardware = plan.hardware
    return Scenario(
        plan.people / plan.shards,
        plan.nodes // plan.shards,
        plan.costs,
        plan.habits,
        hardware.node_cores,
        hardware.store_cores,
        seconds=5,
        seed=seed,
    )


def simulation_table(found: Sequence[tuple[Plan, Result, Result | None]]) -> str:
    """One line for each number of people."""
    lines = [
        (
            f"{plan.people:,}",
            f"1 of {plan.shards}" if plan.shards > 1 else "all",
            f"{result.p50 * 1000:.0f}",
            f"{result.p99 * 1000:.0f}",
            f"{result.follow_p99 * 1000:.0f}" if result.follow_p99 else "-",
            f"{result.loop:.0%}",
            f"{result.bots:.0%}",
            f"{result.store:.1%}",
            f"{lost.worst:.1f}" if lost is not None else "-",
        )
        for plan, result, lost in found
    ]
    head = (
        "people",
        "simulated",
        "p50, ms",
        "p99, ms",
        "p99 at a second node",
        "loop",
        "bots",
        "store",
        "node lost, s",
    )
    return markdown_table(head, lines)


def largest_table(costs: Costs, habits: Habits, hardware: Hardware, seed: int) -> str:
    """The most people of a shard with a p99 within 100 ms."""
    lines = []
    for nodes in SIMULATED_NODES:
        start = Scenario(
            18_000.0 * nodes, nodes, costs, habits, hardware.node_cores, hardware.store_cores, seconds=4, seed=seed
        )
        kept_up, overloaded = largest(start, 0.05 if nodes > 3 else 0.02)
        lines.append(
            (
                str(nodes),
                f"{kept_up.people:,.0f}",
                f"{kept_up.moves:,.0f}",
                f"{kept_up.p99 * 1000:.0f}",
                f"{kept_up.loop:.0%}",
                f"{kept_up.store:.0%}",
                f"{overloaded.people:,.0f}",
            )
        )
    head = ("nodes", "most people", "entries a second", "p99, ms", "loop", "store", "too many")
    return markdown_table(head, lines)


def validation_table(found: Sequence[Compared]) -> str:
    """One line for each figure that was measured and simulated."""
    lines = [
        (
            each.text,
            f"{each.measured:,.1f}",
            f"{each.simulated:,.1f}",
            f"{each.deviation:+.0%}",
            f"`{each.command}`",
        )
        for each in found
    ]
    return markdown_table(("", "measured", "simulated", "deviation", "measured by"), lines)


def plans_for(costs: Costs, habits: Habits, hardware: Hardware) -> list[Plan]:
    """The plans for all sizes."""
    return [plan_for(people, costs, habits, hardware) for people in SIZES]


def write_page(text: str, page: Path = PAGE) -> None:
    """Replace the tables between the two marks."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page.name} lacks the lines {BEGIN.strip()} and {END.strip()} for the tables.")
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
