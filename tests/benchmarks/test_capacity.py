"""The capacity model: queueing facts that the simulation must reproduce, and the calculation beside it."""

import math
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from benchmarks.capacity.costs import Costs, Habits, Hardware, cost_rows
from benchmarks.capacity.page import BEGIN, END, PAGE, plan_table, plans_for, write_page
from benchmarks.capacity.plan import Plan, groups_per_second, loop_fits, most_people, plan_for
from benchmarks.capacity.simulation import (
    Clock,
    Cores,
    Disk,
    Scenario,
    largest,
    quantile,
    quantile_sample,
    simulate,
)

COSTS, HABITS, HARDWARE = Costs(), Habits(), Hardware()
FREE = Costs(node_move=0, node_group=0, node_entry=0, node_idle=0, node_connection=0, flush=(0.0,))
ONLY_MOVES = Habits(people_per_room=1, bots_per_room=0, seconds_per_move=1, entries_per_move=1, followed=0)


def mean_wait(servers: int, load: float, exponential: bool) -> float:
    """The mean time that jobs of mean length 1 wait for a core."""
    clock, rng, waits = Clock(), Random(3), []
    cores = Cores(clock, servers)

    def arrive() -> None:
        begun, seconds = clock.now, rng.expovariate(1) if exponential else 1.0
        cores.submit(seconds, lambda: waits.append(clock.now - begun - seconds))
        clock.after(rng.expovariate(load * servers), arrive)

    arrive()
    clock.run_until(12_000)
    return sum(waits) / len(waits)


@pytest.mark.parametrize("load", [0.3, 0.6, 0.8])
def test_one_core_with_equal_jobs_waits_as_an_md1_queue(load: float) -> None:
    assert mean_wait(1, load, exponential=False) == pytest.approx(load / (2 * (1 - load)), rel=0.08)


def test_one_core_with_exponential_jobs_waits_as_an_mm1_queue() -> None:
    assert mean_wait(1, 0.6, exponential=True) == pytest.approx(0.6 / 0.4, rel=0.1)


def test_two_cores_with_exponential_jobs_wait_as_an_mm2_queue() -> None:
    load = 0.6
    assert mean_wait(2, load, exponential=True) == pytest.approx(load**2 / (1 - load**2), rel=0.12)


def test_commits_that_arrive_during_a_flush_share_the_next_one() -> None:
    clock, done = Clock(), []
    disk = Disk(clock, lambda: 1.0)
    for at in (0.0, 0.1, 0.5, 0.9):
        clock.after(at, lambda at=at: disk.flush(lambda: done.append((at, clock.now))))  # type: ignore[misc]
    clock.run_until(10)
    assert done == [(0.0, 1.0), (0.1, 2.0), (0.5, 2.0), (0.9, 2.0)]
    assert disk.flushes == 2


def test_groups_let_a_slow_disk_carry_more_appends_than_it_flushes() -> None:
    costs = replace(FREE, store_group=0.0, store_entry=0.0, flush=(0.02,))
    result = simulate(Scenario(1000, 1, costs, ONLY_MOVES, seconds=3))
    assert result.flushes == pytest.approx(50, rel=0.05)
    assert result.kept_up
    assert 0.02 <= result.p50 <= result.p99 <= 0.041


def test_a_node_writes_no_more_groups_than_its_interval_allows() -> None:
    result = simulate(Scenario(500, 1, replace(FREE, store_group=0.0, store_entry=0.0), ONLY_MOVES, seconds=3))
    assert result.flushes == pytest.approx(groups_per_second(500), rel=0.05)
    assert groups_per_second(1e9) == pytest.approx(100, rel=0.01)


@pytest.mark.parametrize(("rate", "keeps_up"), [(800, True), (1100, False)])
def test_an_event_loop_that_is_given_too_much_is_overloaded(rate: int, keeps_up: bool) -> None:
    result = simulate(Scenario(rate, 1, replace(FREE, node_move=0.001), ONLY_MOVES, seconds=3))
    assert result.kept_up is keeps_up
    assert result.loop == pytest.approx(min(1.0, rate / 1000), rel=0.05)


def test_the_largest_rate_is_just_below_saturation() -> None:
    kept_up, overloaded = largest(Scenario(300, 1, replace(FREE, node_move=0.001), ONLY_MOVES, seconds=1), 0.1)
    assert kept_up.kept_up
    assert not overloaded.kept_up
    assert 850 <= kept_up.moves <= 1100


def test_a_seed_gives_one_result() -> None:
    scenario = Scenario(3000, 3, seconds=1)
    assert simulate(scenario) == simulate(scenario)
    assert simulate(scenario) != simulate(replace(scenario, seed=2))


def test_people_of_a_lost_node_make_everybody_wait() -> None:
    scenario = Scenario(2000, 2, seconds=2)
    assert simulate(replace(scenario, reconnecting=500)).worst > 3 * simulate(scenario).worst


def test_moves_reach_a_second_node_later() -> None:
    result = simulate(Scenario(4000, 2, habits=Habits(followed=0.5), seconds=2))
    assert result.follow_p99 > result.p99


def test_the_calculation_agrees_with_the_simulation() -> None:
    plan = Plan(10_000, 1, 3, COSTS, replace(HABITS, entries_per_move=1), HARDWARE)
    result = simulate(
        Scenario(10_000, 3, COSTS, plan.habits, HARDWARE.node_cores, HARDWARE.store_cores, seconds=3)
    )
    assert result.loop == pytest.approx(plan.loop, rel=0.1)
    assert result.store * HARDWARE.store_cores == pytest.approx(plan.store_cores, rel=0.2)


def test_beyond_some_number_of_nodes_a_shard_carries_fewer_people() -> None:
    one, many, too_many = (most_people(nodes, COSTS, HABITS, HARDWARE, loop_fits) for nodes in (1, 48, 128))
    assert one < too_many < many < 48 * one


def test_plans_grow_with_the_people() -> None:
    plans = [plan_for(people, COSTS, HABITS, HARDWARE) for people in (1_000, 10_000, 100_000, 1_000_000)]
    assert [plan.nodes for plan in plans] == sorted(plan.nodes for plan in plans)
    assert all(plan.loop <= HARDWARE.loop_limit for plan in plans)
    assert plans[-1].shards > 1
    assert [plan.entries_per_day / plan.people for plan in plans] == pytest.approx([2376] * 4)


def test_samples_follow_the_known_quantiles() -> None:
    known = (1.0, 2.0, 4.0, 8.0, 16.0)
    ranks = [0.0, 0.01, 0.30, 0.50, 0.99, 1.0]
    assert [quantile_sample(known, rank) for rank in ranks] == pytest.approx([1, 1, 3, 4, 16, 16])
    assert quantile([], 0.5) == math.inf


def test_every_cost_names_the_command_that_printed_it() -> None:
    assert all(text and shown and len(command) > 2 for text, shown, command in cost_rows(COSTS))


def test_the_tables_have_a_place_on_the_page(tmp_path: Path) -> None:
    page = tmp_path / "capacity.md"
    page.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    table = plan_table(plans_for(COSTS, HABITS, HARDWARE))
    write_page(table, page)
    text = page.read_text(encoding="utf-8")
    assert f"{BEGIN}\n{table}\n{END}" in text
    assert text.startswith(PAGE.read_text(encoding="utf-8").partition(BEGIN)[0])
    page.write_text("nothing")
    with pytest.raises(SystemExit, match="lacks the lines"):
        write_page(table, page)
