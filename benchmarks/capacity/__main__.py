"""`make capacity`: how a site grows past one machine, by calculation and by simulation, from measured costs.

`costs.py` has the costs and the commands that printed them, `plan.py` the calculation, `simulation.py` the
simulation, `validation.py` compares the simulation with measurements. Nothing is measured here, so the same seed
gives the same tables on every machine.
"""

from __future__ import annotations

import argparse

from benchmarks.capacity.chart import write_chart
from benchmarks.capacity.costs import Costs, Habits, Hardware
from benchmarks.capacity.page import (
    cost_table,
    largest_table,
    plan_table,
    plans_for,
    shard_table,
    simulate_plans,
    simulation_table,
    validation_table,
    write_page,
)
from benchmarks.capacity.validation import compare


def report(seed: int) -> str:
    """All tables, each below its title."""
    costs, habits, hardware = Costs(), Habits(), Hardware()
    plans = plans_for(costs, habits, hardware)
    parts = (
        ("By calculation", plan_table(plans)),
        ("More nodes on one PostgreSQL", shard_table(costs, habits, hardware, seed)),
        ("One shard of each size, simulated", simulation_table(simulate_plans(plans, seed))),
        (
            "The most people on one PostgreSQL with p99 within 100 ms, simulated",
            largest_table(costs, habits, hardware, seed),
        ),
        ("The simulation against measurements", validation_table(compare())),
        ("The measured costs", cost_table(costs)),
    )
    return "\n".join(f"### {title}\n\n{table}" for title, table in parts)


def main() -> None:
    """Calculate, simulate and print."""
    parser = argparse.ArgumentParser(
        prog="make capacity", description="Plan sites for 1,000 to 1,000,000 people from measured costs."
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the simulation (1)")
    parser.add_argument(
        "--write", action="store_true", help="write the tables and the chart into docs/capacity.md"
    )
    options = parser.parse_args()
    text = report(options.seed)
    print(text, end="")
    if options.write:
        write_page(text)
        write_chart(Costs(), Habits(), Hardware())


if __name__ == "__main__":
    main()
