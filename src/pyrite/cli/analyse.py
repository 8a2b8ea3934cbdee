"""``pyrite analyse``: how likely each seat was a saboteur during a recorded game, action by action."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from pyrite.arena.report.charts.rendering import HOW_TO_INSTALL, can_draw, render
from pyrite.arena.report.charts.suspicion import SuspicionChart, SuspicionPanel
from pyrite.bots.beliefs.review import BeliefChange, RoundReview, largest_changes, review_rounds
from pyrite.cli.console import read_text, stdout
from pyrite.cli.options import hearer_of
from pyrite.cli.phrases import capital, role_words
from pyrite.cli.redundant_facts import goes_without_saying
from pyrite.cli.words import ALL, Voice, tell
from pyrite.game import BadInput, Fact, Game
from pyrite.game.catalogue import ROLES, SABOTEUR
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts import (
    CardPlayed,
    ChestOpened,
    DiscardedTwo,
    DwarfStood,
    GoalTurned,
    Looked,
    Passed,
    RoleChanged,
    RolesDealt,
    RoleSeen,
    Vetoed,
    WardrobeEntered,
)
from pyrite.game.notation.record import read_record
from pyrite.game.notation.record import replay as play_again
from pyrite.game.project import Viewer

_ACTS: Final = (CardPlayed, Passed, DiscardedTwo, DwarfStood, Vetoed)
_OUTCOMES: Final = (GoalTurned, Looked, RoleSeen, RoleChanged, WardrobeEntered, RolesDealt, ChestOpened)
"""Facts that are printed besides the actions themselves."""

_BARS: Final = "▁▂▃▄▅▆▇█"
_WIDEST: Final = 60
"""Maximum number of bars in a line; a longer round is drawn in steps."""


def analyse(
    file: Path,
    /,
    *,
    viewer: Annotated[str, Parameter(name="--as")] = "spectator",
    svg: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Show how likely each seat was a saboteur during a recorded game, and which actions changed that most.

    The probability follows from the actions of all seats so far and from what the viewer alone has
    seen. docs/beliefs.md explains how it is computed and how well it is calibrated.

    Parameters
    ----------
    file
        A record, as written by 'pyrite simulate --record'.
    viewer
        A seat by its number, spectator, or all for the spectator and then each seat.
    svg
        An SVG file to draw the chart to.
    as_json
        Print the numbers as JSON.
    """
    if svg is not None and not can_draw():
        raise BadInput(HOW_TO_INSTALL)
    game = play_again(read_record(read_text(file)))
    hearer = hearer_of(viewer, game.rules.players)
    viewers: list[Viewer] = [None, *range(game.rules.players)] if hearer == ALL else [hearer]
    found = [(each, review_rounds(game, each)) for each in viewers]
    if svg is not None:
        _draw(svg, game, found)
    if as_json:
        plain = [_plain(game, each, rounds) for each, rounds in found]
        stdout().out(json.dumps(plain[0] if hearer != ALL else plain, indent=2))
        return
    for each, rounds in found:
        _show(stdout(), game, each, rounds)


# ---------------------------------------------------------------- words


def moment_words(game: Game, moment: BeliefChange, viewer: Viewer) -> str:
    """An action and its effect in words."""
    grid = game.state.table.maze.grid
    told: list[str] = []
    played: CardPlayed | None = None
    for raw in moment.facts:
        fact: Fact = decode_fact(raw, grid)
        if isinstance(fact, CardPlayed):
            played = fact
        if isinstance(fact, _ACTS) or (isinstance(fact, _OUTCOMES) and not goes_without_saying(fact, played)):
            told.append(tell(fact, viewer))
    return " ".join(told)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _change_words(moment: BeliefChange, seat: int, viewer: Viewer) -> str:
    before, after = moment.before[seat], moment.after[seat]
    return f"{Voice(viewer).name(seat)}: {_percent(before)} -> {_percent(after)}"


def _shows(moment: BeliefChange, seat: int) -> bool:
    """Whether a change is visible in whole percents."""
    return _percent(moment.before[seat]) != _percent(moment.after[seat])


def _viewer_words(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


# ---------------------------------------------------------------- on the terminal


def _show(console: Console, game: Game, viewer: Viewer, rounds: Sequence[RoundReview]) -> None:
    console.print(Text(f"Suspicion as {_viewer_words(viewer)} should have had it", style="bold"))
    for each in rounds:
        console.print(Text(f"\nRound {each.number}", style="bold"))
        for moment in each.changes:
            console.print(_line(game, moment, viewer))
        console.print()
        for seat in range(game.rules.players):
            console.print(_bars(each, seat))
    console.print(Text("\nStrongest evidence", style="bold"))
    for place, (number, moment) in enumerate(largest_changes(rounds), 1):
        change = _change_words(moment, moment.most_changed_seat, viewer)
        where = f"round {number}, turn {moment.turn}"
        console.print(f"{place}. {moment_words(game, moment, viewer)} ({where}; {change})")
    console.print()


def _line(game: Game, moment: BeliefChange, viewer: Viewer) -> Text:
    """The action of a turn, and which seats are suspected more or less after it."""
    line = Text(f"{moment.turn:>3}  {moment_words(game, moment, viewer)}")
    seat = moment.seats[0] if moment.seats else moment.most_changed_seat
    if not _shows(moment, seat):
        seat = moment.most_changed_seat
    if not _shows(moment, seat):
        return line
    arrow, style = ("▲", "red") if moment.after[seat] > moment.before[seat] else ("▼", "green")
    return line.append(f"  {arrow} {_change_words(moment, seat, viewer)}", style=style)


def _bars(each: RoundReview, seat: int) -> Text:
    """The suspicion of one seat over time, a bar for each action, and its role."""
    history = each.history(seat)
    if len(history) > _WIDEST:
        history = [history[step * (len(history) - 1) // (_WIDEST - 1)] for step in range(_WIDEST)]
    bars = "".join(_BARS[min(len(_BARS) - 1, int(chance * len(_BARS)))] for chance in history)
    line = Text(f"  seat {seat:<2} {_percent(each.prior[seat]):>5} ").append(bars, style="yellow")
    line.append(f" {_percent(history[-1]):>5}  ")
    if not each.roles:
        return line.append("role not shown")
    role = each.roles[seat]
    mark, style = ("◆", "bold red") if role == SABOTEUR else ("○", "")
    return line.append(f"{mark} {capital(role_words(ROLES[role]))}", style=style)


# ---------------------------------------------------------------- for programs, and as a picture


def _plain(game: Game, viewer: Viewer, rounds: Sequence[RoundReview]) -> dict[str, Any]:
    return {
        "viewer": viewer,
        "rounds": [
            {
                "round": each.number,
                "dealt": _rounded(each.prior),
                "moments": [_plain_moment(game, moment, viewer) for moment in each.changes],
                "roles": [ROLES[role] for role in each.roles],
            }
            for each in rounds
        ],
        "told_most": [
            {"round": number, "seat": moment.most_changed_seat, **_plain_moment(game, moment, viewer)}
            for number, moment in largest_changes(rounds)
        ],
    }


def _plain_moment(game: Game, moment: BeliefChange, viewer: Viewer) -> dict[str, Any]:
    return {
        "turn": moment.turn,
        "seats": list(moment.seats),
        "words": moment_words(game, moment, viewer),
        "before": _rounded(moment.before),
        "after": _rounded(moment.after),
    }


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def _draw(file: Path, game: Game, found: Sequence[tuple[Viewer, Sequence[RoundReview]]]) -> None:
    panels = []
    for viewer, rounds in found:
        telling = largest_changes(rounds)
        for each in rounds:
            marks = {
                place: (each.changes.index(moment) + 1, moment)
                for place, (number, moment) in enumerate(telling, 1)
                if number == each.number
            }
            panels.append(
                SuspicionPanel(
                    f"Round {each.number}, as {_viewer_words(viewer)} should have seen it",
                    [each.history(seat) for seat in range(game.rules.players)],
                    [moment.turn for moment in each.changes],
                    each.roles,
                    {place: (at, moment.most_changed_seat) for place, (at, moment) in marks.items()},
                    [
                        f"{place}. Turn {moment.turn}: {moment_words(game, moment, viewer)}"
                        f" ({_change_words(moment, moment.most_changed_seat, viewer)})"
                        for place, (_, moment) in marks.items()
                    ],
                )
            )
    try:
        file.write_bytes(render(SuspicionChart("How likely each seat is a saboteur", panels), "svg"))
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror or error}.") from None
