"""``pyrite arena``: bots meet at many tables; wins, gold and pace, each with its interval."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from cyclopts import Parameter

from pyrite.arena.keeping import Keeper
from pyrite.arena.plan import AT_A_STRETCH, Plan, RoleSet, cells_of, sizes_of
from pyrite.arena.plots import write_plots
from pyrite.arena.png import HOW_TO_GET_PNG, can_draw_png
from pyrite.arena.rounds import Played, play
from pyrite.arena.seating import Seating
from pyrite.arena.tables import lines, results, write_csv
from pyrite.arena.tally import tallies
from pyrite.cli.console import stderr, stdout
from pyrite.cli.options import HouseOptions
from pyrite.cli.spread import check_workers, spread_pieces
from pyrite.game import BadInput

INTERRUPTED: Final = 130

WORTH_IT: Final = 4 * AT_A_STRETCH
"""From so many rounds on all cores are used: bots that think take longer than starting a process."""


def arena(
    *,
    bots: str | None = None,
    diggers: str | None = None,
    saboteurs: str | None = None,
    seating: Literal["lot", "rotated"] = "lot",
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
    """Let bots play each other, and say who wins how often and how sure that is.

    Bots named with --bots play all roles; with --diggers and --saboteurs the role that a seat is
    dealt decides who plays it. Intervals are of 95 %.

    Parameters
    ----------
    bots
        One bot for all seats, or several, as in greedy_digger,random_bot.
    diggers
        The bot for everyone who is dealt no saboteur.
    saboteurs
        The bot for everyone who is dealt a saboteur.
    seating
        How several bots are seated: by lot, or in turn and one seat further in each round.
    players
        Numbers of players, as in 5, 3-10 or 3,5,7. Without it, all that the rules allow.
    editions
        Rulebooks, as in DE24,UA16.
    modules
        Modules and variants: base for none, a plus between those played together, as in
        base,toll,saboteur2+veto.
    roles
        Official: one role card is left over and nobody knows which. Fixed: just 1, 1, 2, 2, 3, 3, 3
        and 3 saboteurs with 3 to 10 players.
    rounds
        How many rounds at each kind of table.
    games
        Play so many whole games of three rounds instead, and count those that each bot wins: where a
        seat of its has the most gold. Several seats may share a win.
    seed
        Any word or number; the same seed gives the same deals, whoever plays them.
    out
        A folder for the results: every round, tables for spreadsheets, plots. Broken off, the same
        command goes on where it stopped.
    workers
        How many processes play; 0 for as many as there are cores. The result is the same.
    as_json
        Print the numbers as JSON.
    """
    check_workers(workers)
    sizes = sizes_of(players) if players else None
    cells = cells_of(_words(editions), _words(modules), sizes, roles, (house or HouseOptions()).onto)
    plan = Plan(cells, _seating(bots, diggers, saboteurs, seating), rounds, whole_games=games, seed=seed)
    played, complete = play_plan(plan, out, workers)
    report(plan, played, out, as_json=as_json)
    return 0 if complete else INTERRUPTED


def _words(text: str) -> list[str]:
    return list(dict.fromkeys(word.strip() for word in text.split(",")))


def _seating(
    bots: str | None, diggers: str | None, saboteurs: str | None, how: Literal["lot", "rotated"]
) -> Seating:
    if diggers is None and saboteurs is None:
        return Seating(tuple(word.strip() for word in (bots or "greedy_digger").split(",")), how)
    if diggers is None or saboteurs is None or bots is not None:
        raise BadInput("Name the bots for all roles with --bots, or both with --diggers and --saboteurs.")
    return Seating((diggers, saboteurs), "role")


def play_plan(plan: Plan, out: Path | None, workers: int) -> tuple[list[Played], bool]:
    """Play what is not played yet; what there is then, and whether that is all of it."""
    keeper = None if out is None else Keeper(out, plan)
    batches = plan.batches()
    played = [] if keeper is None else keeper.played
    missing = batches if keeper is None else keeper.missing(batches)
    whole = sum(map(len, batches))
    try:
        done = whole - sum(map(len, missing))
        for each in spread_pieces(partial(play, plan), missing, workers, done=done, worth_it=WORTH_IT):
            played.append(each) if keeper is None else keeper.keep(each)
    except KeyboardInterrupt:
        if out is not None:
            played = Keeper(out, plan).played  # the key may have been hit while a line was written
        done = sum(len(each["tables"]) for each in played)
        advice = "With --out it could go on from there." if out is None else "The same command goes on from there."
        stderr().print(f"pyrite: Broken off after {done} of {whole}. {advice}")
        return played, False
    return played, True


def report(plan: Plan, played: list[Played], out: Path | None, *, as_json: bool) -> None:
    """Print the results, and write them to the folder if there is one."""
    counted = tallies(plan, played)
    if out is not None:
        try:
            write_csv(out, plan, counted)
            write_plots(out, plan, counted)
        except OSError as error:
            raise BadInput(f"{error.filename} cannot be written: {error.strerror or error}.") from None
        if not can_draw_png():
            stderr().print(f"pyrite: {HOW_TO_GET_PNG}")
    if as_json:
        found: dict[str, Any] = {**plan.plain(), "results": results(plan, counted)}
        stdout().out(json.dumps(found, indent=2))
    else:
        for line in lines(plan, counted):
            stdout().print(line)
