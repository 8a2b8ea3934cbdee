"""``pyrite arena``: bots play each other; wins, gold and speed, with confidence intervals."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from cyclopts import Parameter

from pyrite.arena.checkpoints import Checkpoints
from pyrite.arena.plan import BATCH_SIZE, Plan, RoleSet, cells_of, sizes_of
from pyrite.arena.report.charts.players import write_charts
from pyrite.arena.report.charts.rendering import HOW_TO_INSTALL, can_draw
from pyrite.arena.report.tables import lines, results, write_csv
from pyrite.arena.runner import BatchResult, play
from pyrite.arena.seating import Seating
from pyrite.arena.stats.tally import tally_cells
from pyrite.cli.console import stderr, stdout
from pyrite.cli.options import HouseOptions
from pyrite.game import BadInput
from pyrite.parallel import check_workers, map_chunks

INTERRUPTED: Final = 130

PARALLEL_FROM: Final = 4 * BATCH_SIZE
"""From this many rounds on all cores are used: strong bots take longer than starting a process."""


def arena(
    *,
    bots: str | None = None,
    diggers: str | None = None,
    saboteurs: str | None = None,
    seating: Literal["random", "rotated"] = "random",
    players: str | None = None,
    editions: str = "DE24",
    modules: str = "base",
    house: HouseOptions | None = None,
    roles: RoleSet = "official",
    rounds: Annotated[int, Parameter(name=["--rounds", "-n"])] = 100,
    games: Annotated[bool, Parameter(negative="")] = False,
    seed: str = "pyrite",
    out: Path | None = None,
    workers: int = 0,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Let bots play each other, and report how often each side and each bot wins.

    Bots named with --bots play all roles. With --diggers and --saboteurs, the role that a seat is
    dealt decides which bot plays it. All results have confidence intervals of 95 %.

    Parameters
    ----------
    bots
        One bot for all seats, or several, as in greedy_digger,random_bot.
    diggers
        The bot for every seat that is not dealt a saboteur.
    saboteurs
        The bot for every seat that is dealt a saboteur.
    seating
        How several bots are seated: at random, or rotated by one seat each round.
    players
        Numbers of players, as in 5, 3-10 or 3,5,7. The default is all that the rules allow.
    editions
        Rulebooks, as in DE24,UA16.
    modules
        Modules and variants: base for none, with a plus between those played together, as in
        base,toll,saboteur2+veto.
    roles
        Official: one role card is left over and nobody knows which. Fixed: always 1, 1, 2, 2, 3, 3, 3
        and 3 saboteurs with 3 to 10 players.
    rounds
        How many rounds to play at each kind of table.
    games
        Play whole games of three rounds instead, and count those that each bot wins: those in which
        one of its seats has the most gold. Several seats may share a win.
    seed
        Any word or number; the same seed gives the same deals to all bots.
    out
        A folder for the results: every round, CSV files, charts. After an interruption, the same
        command resumes the run.
    workers
        How many processes play; 0 for one on each core. The results are the same.
    as_json
        Print the numbers as JSON.
    """
    check_workers(workers)
    sizes = sizes_of(players) if players else None
    cells = cells_of(_words(editions), _words(modules), sizes, roles, (house or HouseOptions()).apply_to)
    plan = Plan(cells, _seating(bots, diggers, saboteurs, seating), rounds, whole_games=games, seed=seed)
    finished, complete = play_plan(plan, out, workers)
    report(plan, finished, out, as_json=as_json)
    return 0 if complete else INTERRUPTED


def _words(text: str) -> list[str]:
    return list(dict.fromkeys(word.strip() for word in text.split(",")))


def _seating(
    bots: str | None, diggers: str | None, saboteurs: str | None, how: Literal["random", "rotated"]
) -> Seating:
    if diggers is None and saboteurs is None:
        return Seating(tuple(word.strip() for word in (bots or "greedy_digger").split(",")), how)
    if diggers is None or saboteurs is None or bots is not None:
        raise BadInput("Name the bots for all roles with --bots, or both with --diggers and --saboteurs.")
    return Seating((diggers, saboteurs), "role")


def play_plan(plan: Plan, out: Path | None, workers: int) -> tuple[list[BatchResult], bool]:
    """Play the missing batches of a plan; return all finished batches, and whether the plan is complete."""
    checkpoints = None if out is None else Checkpoints(out, plan)
    batches = plan.batches()
    finished = [] if checkpoints is None else checkpoints.finished
    missing = batches if checkpoints is None else checkpoints.missing(batches)
    total = sum(map(len, batches))
    try:
        done = total - sum(map(len, missing))
        for each in map_chunks(partial(play, plan), missing, workers, done=done, parallel_from=PARALLEL_FROM):
            finished.append(each) if checkpoints is None else checkpoints.save(each)
    except KeyboardInterrupt:
        if out is not None:
            finished = Checkpoints(out, plan).finished  # the last line may be incomplete
        done = sum(len(each["tables"]) for each in finished)
        advice = "Use --out to be able to resume a run." if out is None else "Run the same command to resume."
        stderr().print(f"pyrite: Interrupted after {done} of {total}. {advice}")
        return finished, False
    return finished, True


def report(plan: Plan, finished: list[BatchResult], out: Path | None, *, as_json: bool) -> None:
    """Print the results, and write them to the folder if there is one."""
    tallies = tally_cells(plan, finished)
    if out is not None:
        try:
            write_csv(out, plan, tallies)
            if can_draw():
                write_charts(out, plan, tallies)
            else:
                stderr().print(f"pyrite: {HOW_TO_INSTALL}")
        except OSError as error:
            raise BadInput(f"{error.filename} cannot be written: {error.strerror or error}.") from None
    if as_json:
        found: dict[str, Any] = {**plan.to_json(), "results": results(plan, tallies)}
        stdout().out(json.dumps(found, indent=2))
    else:
        for line in lines(plan, tallies):
            stdout().print(line)
