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
from pyrite.cli.language import names_in, sentence
from pyrite.cli.options import ALL, parse_viewer
from pyrite.game import BadInput, Fact, Game
from pyrite.game.catalogue import ROLES, SABOTEUR
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import CardPlayed, DiscardedTwo, Passed
from pyrite.game.facts.maze import GoalTurned, Looked
from pyrite.game.facts.roles import RoleChanged, RoleSeen
from pyrite.game.modules.chests.facts import ChestOpened
from pyrite.game.modules.party import RolesDealt
from pyrite.game.modules.toll.facts import DwarfStood
from pyrite.game.modules.veto.facts import Vetoed
from pyrite.game.modules.wardrobe import WardrobeEntered
from pyrite.game.notation.record import read_record
from pyrite.game.notation.record import replay as replay_record
from pyrite.game.project import Viewer
from pyrite.messages.log import is_redundant
from pyrite.messages.names import Names
from pyrite.rulebook import Language

_ACTIONS: Final = (CardPlayed, Passed, DiscardedTwo, DwarfStood, Vetoed)
_OUTCOMES: Final = (GoalTurned, Looked, RoleSeen, RoleChanged, WardrobeEntered, RolesDealt, ChestOpened)
"""Facts that are printed besides the actions themselves."""

_BARS: Final = "▁▂▃▄▅▆▇█"
_MAX_BARS: Final = 60
"""Maximum number of bars in a line; a longer round is drawn in steps."""


def analyse(
    file: Path,
    /,
    *,
    viewer: Annotated[str, Parameter(name="--as")] = "spectator",
    svg: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    language: Language | None = None,
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
    language
        The language of the words on the terminal; by default that of the environment.
    """
    if svg is not None and not can_draw():
        raise BadInput(HOW_TO_INSTALL)
    game = replay_record(read_record(read_text(file)))
    shown_to = parse_viewer(viewer, game.rules.players)
    viewers: list[Viewer] = [None, *range(game.rules.players)] if shown_to == ALL else [shown_to]
    found = [(each, review_rounds(game, each)) for each in viewers]
    if svg is not None:
        _draw(svg, game, found)
    if as_json:
        names = names_in("en")
        reviews = [_review_json(game, names, each, rounds) for each, rounds in found]
        stdout().out(json.dumps(reviews[0] if shown_to != ALL else reviews, indent=2))
        return
    names = names_in(language)
    for each, rounds in found:
        _show(stdout(), game, names, each, rounds)


# ---------------------------------------------------------------- words


def action_words(game: Game, names: Names, change: BeliefChange, viewer: Viewer) -> str:
    """An action and its effect in words."""
    grid = game.state.table.maze.grid
    sentences: list[str] = []
    played: CardPlayed | None = None
    for raw in change.facts:
        fact: Fact = decode_fact(raw, grid)
        if isinstance(fact, CardPlayed):
            played = fact
        if isinstance(fact, _ACTIONS) or (isinstance(fact, _OUTCOMES) and not is_redundant(fact, played)):
            sentences.append(sentence(names, viewer, fact))
    return " ".join(sentences)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _change_words(names: Names, change: BeliefChange, seat: int) -> str:
    before, after = change.before[seat], change.after[seat]
    return f"{names.player(seat)}: {_percent(before)} -> {_percent(after)}"


def _is_visible(change: BeliefChange, seat: int) -> bool:
    """Whether a change is visible in whole percents."""
    return _percent(change.before[seat]) != _percent(change.after[seat])


def _viewer_words(viewer: Viewer) -> str:
    """The viewer in a chart, which is English."""
    return "a spectator" if viewer is None else f"seat {viewer}"


# ---------------------------------------------------------------- on the terminal


def _show(console: Console, game: Game, names: Names, viewer: Viewer, rounds: Sequence[RoundReview]) -> None:
    text = names.messages.text
    whose = {"viewer": names.player(viewer), "viewer_is": "nobody" if viewer is None else "other"}
    console.print(Text(text("cli-suspicion", **whose), style="bold"))
    for each in rounds:
        console.print(Text(f"\n{text('cli-round', round=each.number)}", style="bold"))
        for change in each.changes:
            console.print(_line(game, names, change, viewer))
        console.print()
        for seat in range(game.rules.players):
            console.print(_bars(each, names, seat))
    console.print(Text(f"\n{text('cli-largest-changes')}", style="bold"))
    for place, (number, change) in enumerate(largest_changes(rounds), 1):
        difference = _change_words(names, change, change.most_changed_seat)
        where = text("cli-turn", round=number, turn=change.turn)
        console.print(f"{place}. {action_words(game, names, change, viewer)} ({where}; {difference})")
    console.print()


def _line(game: Game, names: Names, change: BeliefChange, viewer: Viewer) -> Text:
    """The action of a turn, and which seats are suspected more or less after it."""
    line = Text(f"{change.turn:>3}  {action_words(game, names, change, viewer)}")
    seat = change.seats[0] if change.seats else change.most_changed_seat
    if not _is_visible(change, seat):
        seat = change.most_changed_seat
    if not _is_visible(change, seat):
        return line
    arrow, style = ("▲", "red") if change.after[seat] > change.before[seat] else ("▼", "green")
    return line.append(f"  {arrow} {_change_words(names, change, seat)}", style=style)


def _bars(each: RoundReview, names: Names, seat: int) -> Text:
    """The suspicion of one seat over time, a bar for each action, and its role."""
    history = each.history(seat)
    if len(history) > _MAX_BARS:
        history = [history[step * (len(history) - 1) // (_MAX_BARS - 1)] for step in range(_MAX_BARS)]
    bars = "".join(_BARS[min(len(_BARS) - 1, int(chance * len(_BARS)))] for chance in history)
    line = Text(f"  {names.player(seat):<8} {_percent(each.prior[seat]):>5} ").append(bars, style="yellow")
    line.append(f" {_percent(history[-1]):>5}  ")
    if not each.roles:
        return line.append(names.messages.text("cli-role-hidden"))
    role = each.roles[seat]
    mark, style = ("◆", "bold red") if role == SABOTEUR else ("○", "")
    return line.append(f"{mark} {names.role(ROLES[role])}", style=style)


# ---------------------------------------------------------------- for programs, and as a picture


def _review_json(game: Game, names: Names, viewer: Viewer, rounds: Sequence[RoundReview]) -> dict[str, Any]:
    return {
        "viewer": viewer,
        "rounds": [
            {
                "round": each.number,
                "prior": _rounded(each.prior),
                "changes": [_change_json(game, names, change, viewer) for change in each.changes],
                "roles": [ROLES[role] for role in each.roles],
            }
            for each in rounds
        ],
        "largest_changes": [
            {"round": number, "seat": change.most_changed_seat, **_change_json(game, names, change, viewer)}
            for number, change in largest_changes(rounds)
        ],
    }


def _change_json(game: Game, names: Names, change: BeliefChange, viewer: Viewer) -> dict[str, Any]:
    return {
        "turn": change.turn,
        "seats": list(change.seats),
        "words": action_words(game, names, change, viewer),
        "before": _rounded(change.before),
        "after": _rounded(change.after),
    }


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def _draw(file: Path, game: Game, found: Sequence[tuple[Viewer, Sequence[RoundReview]]]) -> None:
    panels = []
    names = names_in("en")
    for viewer, rounds in found:
        largest = largest_changes(rounds)
        for each in rounds:
            marks = {
                place: (each.changes.index(change) + 1, change)
                for place, (number, change) in enumerate(largest, 1)
                if number == each.number
            }
            panels.append(
                SuspicionPanel(
                    f"Round {each.number}, from what {_viewer_words(viewer)} knew",
                    [each.history(seat) for seat in range(game.rules.players)],
                    [change.turn for change in each.changes],
                    each.roles,
                    {place: (at, change.most_changed_seat) for place, (at, change) in marks.items()},
                    [
                        f"{place}. Turn {change.turn}: {action_words(game, names, change, viewer)}"
                        f" ({_change_words(names, change, change.most_changed_seat)})"
                        for place, (_, change) in marks.items()
                    ],
                )
            )
    try:
        file.write_bytes(render(SuspicionChart("How likely each seat is a saboteur", panels), "svg"))
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror or error}.") from None
