"""``pyrite simulate``: plays many games of bots and prints the totals."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter
from rich.console import Console

from pyrite.arena.report.simulation_tally import SimulationTally
from pyrite.cli.bot_games import Bots, make_folder
from pyrite.cli.console import stdout
from pyrite.cli.mix_simulation import MixSimulation, MixTally
from pyrite.cli.options import SetUpOptions
from pyrite.cli.simulation import Simulation
from pyrite.game import BadInput
from pyrite.game.catalogue import ROLES
from pyrite.game.mixes import seats_for
from pyrite.game.setup import Rules
from pyrite.parallel import check_workers, map_numbers


def simulate(
    *,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    options: SetUpOptions | None = None,
    any_mix: Annotated[bool, Parameter(negative="")] = False,
    by_players: Annotated[bool, Parameter(negative="")] = False,
    bots: Bots | None = None,
    first: int = 1,
    workers: int = 0,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    record: Path | None = None,
) -> int:
    """Play many games of simple bots and print the totals.

    The gold of a role is what the players who hold it at the end of a round gained in that round,
    minus what they lost.

    Parameters
    ----------
    games
        How many games; with --by-players, for each number of players.
    any_mix
        Play each game with a random number of players, edition, modules, variants and house rules,
        and report games that cannot be played to the end.
    by_players
        Print one row for each number of players that the set-up allows.
    bots
        random_bot plays any legal move, greedy_digger digs towards the goals, mixed takes some of
        each. The default is random_bot, with --any-mix it is mixed.
    first
        The number of the first game. '--first 17 -n 1' repeats game 17.
    workers
        Number of processes; 0 for one on each core. The result is the same.
    as_json
        Print the numbers as JSON.
    record
        A folder for a record of every game.
    """
    options = options or SetUpOptions()
    if games < 1:
        raise BadInput(f"Play at least one game, not {games}.")
    if first < 1:
        raise BadInput(f"Games are numbered from 1, not from {first}.")
    check_workers(workers)
    if record is not None:
        make_folder(record)
    numbers = range(first, first + games)
    if any_mix:
        _check_for_any_mix(options, by_players=by_players)
        return _simulate_mixes(
            MixSimulation(options.seed, bots or "mixed", record), numbers, workers, as_json=as_json
        )
    simulation = Simulation(options.set_up(), options.seed, bots or "random_bot", record)
    if by_players:
        _simulate_by_players(simulation, numbers, workers, as_json=as_json)
    else:
        _simulate_one(simulation, numbers, workers, as_json=as_json)
    return 0


# ---------------------------------------------------------------- one set-up


def _simulate_one(simulation: Simulation, numbers: range, workers: int, *, as_json: bool) -> None:
    rules = Rules(simulation.set_up)
    tally, timing = _play(
        simulation.play, SimulationTally(rules.players, saboteur2=rules.saboteur2), numbers, workers
    )
    found = {
        "set_up": rules.set_up.to_json(with_seed=False),
        "seed": simulation.seed,
        "bots": simulation.bots,
        **tally.to_json(),
        **timing,
    }
    _print(found, _show, as_json=as_json)


def _show(console: Console, found: dict[str, Any]) -> None:
    won, gold, wins, reached = found["won_by"], found["gold_per_round"], found["wins"], found["gold_reached"]
    rows = [
        ("games", f"{found['games']:>9}   {found['games_per_second']:.0f} a second"),
        ("decisions", f"{found['decisions_per_game']:>9.1f}   a game"),
        ("gold reached", f"{reached['rounds']:>9}   {reached['percent']:.2f} % of the rounds"),
        *(
            (f"won by {side}", f"{each['rounds']:>9}   {each['percent']:.2f} % of the rounds")
            for side, each in won.items()
        ),
        *((f"gold of {role}", f"{each:>9.2f}   a round") for role, each in gold.items()),
        *(
            (f"won by seat {each['seat']}", f"{each['games']:>9}   {each['shared']} of them shared")
            for each in wins
        ),
    ]
    width = max(24, *(len(name) + 2 for name, _ in rows))
    for name, value in rows:
        console.print(f"{name:<{width}}{value}")


# ---------------------------------------------------------------- by players


def _simulate_by_players(simulation: Simulation, numbers: range, workers: int, *, as_json: bool) -> None:
    rows = []
    seconds = 0.0
    for players in seats_for(simulation.set_up):
        record = None if simulation.record is None else make_folder(simulation.record / f"{players}-players")
        one = replace(simulation, set_up=replace(simulation.set_up, players=players), record=record)
        rules = Rules(one.set_up)
        tally, timing = _play(one.play, SimulationTally(players, saboteur2=rules.saboteur2), numbers, workers)
        seconds += timing["seconds"]
        rows.append({"players": players, **tally.to_json()})
    set_up = simulation.set_up.to_json(with_seed=False)
    del set_up["players"]
    found = {
        "set_up": set_up,
        "seed": simulation.seed,
        "bots": simulation.bots,
        "by_players": rows,
        "seconds": round(seconds, 3),
    }
    _print(found, _show_rows, as_json=as_json)


def _show_rows(console: Console, found: dict[str, Any]) -> None:
    rows = found["by_players"]
    roles = [role for role in ROLES if any(role in row["gold_per_round"] for row in rows)]
    widths = [max(8, len(role) + 2) for role in roles]
    heads = "".join(f"{role:>{width}}" for role, width in zip(roles, widths, strict=True))
    console.print(f"{'players':>7}{'games':>9}{'rounds':>9}{'gold reached':>14}{heads}")
    for row in rows:
        gold = row["gold_per_round"]
        means = "".join(
            f"{gold[role]:>{width}.2f}" if role in gold else " " * (width - 1) + "-"
            for role, width in zip(roles, widths, strict=True)
        )
        reached = f"{row['gold_reached']['percent']:.2f} %"
        console.print(f"{row['players']:>7}{row['games']:>9}{row['rounds']:>9}{reached:>14}{means}")


# ---------------------------------------------------------------- any mix


def _check_for_any_mix(options: SetUpOptions, *, by_players: bool) -> None:
    if not options.is_default:
        raise BadInput("--any-mix chooses players, edition and modules by itself; combine it only with --seed.")
    if by_players:
        raise BadInput("--any-mix and --by-players cannot be combined: each mix has its own number of players.")


def _simulate_mixes(simulation: MixSimulation, numbers: range, workers: int, *, as_json: bool) -> int:
    tally, timing = _play(simulation.play, MixTally(), numbers, workers)
    _print(
        {"seed": simulation.seed, "bots": simulation.bots, **tally.to_json(), **timing},
        _show_mixes,
        as_json=as_json,
    )
    return 1 if tally.failures else 0


def _show_mixes(console: Console, found: dict[str, Any]) -> None:
    failures = found["failures"]
    plural = "failure" if len(failures) == 1 else "failures"
    console.print(f"{found['games']} games, {found['distinct_mixes']} distinct mixes, {len(failures)} {plural}")
    for each in failures:
        console.print(f"Game {each['game']} failed in {each['when']}: {each['error']}.")
        console.print(f"  Its set-up: {json.dumps(each['set_up'])}")
        again = (
            f"pyrite simulate --any-mix --seed {found['seed']} --bots {found['bots']} --first {each['game']} -n 1"
        )
        console.print(f"  Play it again: {again} --record failure")


# ---------------------------------------------------------------- shared by all


_Tally = TypeVar("_Tally", SimulationTally, MixTally)


def _play(
    play: Callable[[range], _Tally], tally: _Tally, numbers: range, workers: int
) -> tuple[_Tally, dict[str, float]]:
    """Play all games of a simulation; return the totals and the seconds."""
    since = perf_counter()
    for part in map_numbers(play, numbers, workers):
        tally.include(part)
    seconds = perf_counter() - since
    return tally, {"seconds": round(seconds, 3), "games_per_second": round(len(numbers) / seconds, 1)}


def _print(found: dict[str, Any], show: Callable[[Console, dict[str, Any]], None], *, as_json: bool) -> None:
    if as_json:
        stdout().out(json.dumps(found, indent=2))
    else:
        show(stdout(), found)
