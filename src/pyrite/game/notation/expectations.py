"""Reads and checks the ``expect`` lines of scenarios."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pyrite.game.declare import Command, Fact
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.course import RoundEnded
from pyrite.game.game import Game
from pyrite.game.notation.commands import is_like, parse_command, parse_fact, print_fact
from pyrite.game.notation.values import agrees, parse_value, print_value
from pyrite.game.project import Viewer, project
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.refusal import BadInput, Refusal, shown
from pyrite.game.view_json import view_to_json


@dataclass(frozen=True)
class Situation:
    """What an expectation is checked against: the game and the result of the last command."""

    game: Game
    since: int
    """The number of facts before the command."""
    refusal: Refusal | None

    def facts(self) -> list[Fact]:
        """The facts of the last command, with all secrets."""
        grid = self.game.state.table.maze.grid
        return [decode_fact(fact, grid) for fact in self.game.facts[self.since :]]

    def seen_by(self, viewer: Viewer) -> list[Fact]:
        """The facts of the last command as a viewer sees them."""
        grid = self.game.state.table.maze.grid
        seen = (project(fact, viewer) for fact in self.game.facts[self.since :])
        return [decode_fact(fact, grid) for fact in seen if fact is not None]


Check = Callable[[Situation], str | None]
"""Returns what happened instead, or None if the expectation is met."""


@dataclass(frozen=True)
class Expectation:
    """A condition that should hold after a command."""

    line: int
    text: str
    check: Check

    @property
    def of_command(self) -> bool:
        """Whether it is about the answer to a command."""
        return self.text.split()[0] in ("accepted", "refused")


def read_expectation(line: int, text: str, players: int) -> Expectation:
    """Read the text after ``expect``; raise `BadInput` if it is not a known form."""
    text = " ".join(text.split())
    for form, build in _FORMS.items():
        match = re.fullmatch(form, text)
        if match is not None:
            return Expectation(line, text, build(match.groupdict(), players))
    raise BadInput(f"{shown(f'expect {text}')} is not a known form; you can expect {_KNOWN}.")


_Words = dict[str, Any]

_SPECTATOR: Final = ("spectator", "onlooker")
"""The viewer without a seat; ``onlooker`` is the name in older scenarios."""


def _accepted(words: _Words, players: int) -> Check:
    return lambda now: f"it was refused, {now.refusal.reason}: {now.refusal}" if now.refusal else None


def _refused(words: _Words, players: int) -> Check:
    def check(now: Situation) -> str | None:
        if now.refusal is None:
            return "it was accepted"
        if words["reason"] in (None, now.refusal.reason):
            return None
        return f"it was refused for another reason, {now.refusal.reason}: {now.refusal}"

    return check


def _fact(words: _Words, players: int) -> Check:
    return _among(words, Situation.facts)


def _sees(words: _Words, players: int) -> Check:
    viewer = _viewer(words["viewer"].removeprefix("seat "), players)
    return _among(words, lambda now: now.seen_by(viewer))


def _among(words: _Words, facts: Callable[[Situation], list[Fact]]) -> Check:
    pattern = parse_fact(words["fact"])
    wanted = not words["no"]

    def check(now: Situation) -> str | None:
        happened = facts(now)
        like = [fact for fact in happened if is_like(fact, pattern)]
        if bool(like) == wanted:
            return None
        same_name = [fact for fact in happened if type(fact).__name__ == pattern[0]]
        return "; ".join(print_fact(fact) for fact in like or same_name) or f"there was no {pattern[0]} at all"

    return check


def _asked(words: _Words, players: int) -> Check:
    wanted = "nobody"
    if words["seats"] is not None:
        if words["question"] not in QUESTION_NAMES[1:]:
            raise BadInput(f"A seat is asked for {', '.join(QUESTION_NAMES[1:])}, not {shown(words['question'])}.")
        seats = sorted(_seat(word, players) for word in words["seats"].split())
        wanted = f"{_listed(seats)} {words['question']}"

    def check(now: Situation) -> str | None:
        game = now.game
        seats = sorted(game.asked_seats)
        asked = f"{_listed(seats)} {game.question}" if seats else "nobody"
        return None if asked == wanted else f"asked is {asked}"

    return check


def _view(words: _Words, players: int) -> Check:
    viewer = _viewer(words["viewer"], players)
    wanted = parse_value(words["value"])

    def check(now: Situation) -> str | None:
        place: Any = view_to_json(now.game.view(viewer))
        for step in words["path"].split("."):
            if isinstance(place, dict) and step in place:
                place = place[step]
            elif isinstance(place, list) and step.isdecimal() and int(step) < len(place):
                place = place[int(step)]
            else:
                return f"there is no {step} there"
        return None if agrees(wanted, place) else f"it is {print_value(place)}"

    return check


def _gold(words: _Words, players: int) -> Check:
    wanted = [int(word) for word in words["gold"].split()]
    return lambda now: None if now.game.gold == wanted else f"gold is {_listed(now.game.gold)}"


def _round_over(words: _Words, players: int) -> Check:
    def check(now: Situation) -> str | None:
        return None if any(isinstance(fact, RoundEnded) for fact in now.facts()) else "the round goes on"

    return check


def _game_over(words: _Words, players: int) -> Check:
    wanted = None if words["winners"] is None else [_seat(word, players) for word in words["winners"].split()]

    def check(now: Situation) -> str | None:
        winners = list(now.game.state.table.winners)
        if not winners:
            return "the game goes on"
        return None if wanted in (None, winners) else f"the winners are {_listed(winners)}"

    return check


def _legal(words: _Words, players: int) -> Check:
    seat = _seat(words["seat"], players)
    command: Command = parse_command(words["command"])
    wanted = not words["no"]

    def check(now: Situation) -> str | None:
        refusal = now.game.refusal(seat, command)
        if (refusal is None) == wanted:
            return None
        return "it is legal" if refusal is None else f"it is not legal, {refusal.reason}: {refusal}"

    return check


def _viewer(word: str, players: int) -> Viewer:
    return None if word in _SPECTATOR else _seat(word, players)


def _seat(word: str, players: int) -> int:
    if int(word) >= players:
        raise BadInput(f"There is no seat {word} at this table; the seats are 0 to {players - 1}.")
    return int(word)


def _listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


_FORMS: Final[dict[str, Callable[[_Words, int], Check]]] = {
    r"accepted": _accepted,
    r"refused(?: (?P<reason>[a-z-]+))?": _refused,
    r"(?P<no>no )?fact (?P<fact>.+)": _fact,
    r"(?P<viewer>spectator|onlooker|seat [0-9]{1,3}) sees (?P<no>no )?(?P<fact>.+)": _sees,
    r"asked (?:nobody|(?P<seats>[0-9]{1,3}(?: [0-9]{1,3})*) (?P<question>[a-z]+))": _asked,
    r"view (?P<viewer>spectator|onlooker|[0-9]{1,3}) (?P<path>[a-z_.0-9]+)=(?P<value>.+)": _view,
    r"gold (?P<gold>-?[0-9]{1,3}(?: -?[0-9]{1,3})*)": _gold,
    r"round over": _round_over,
    r"game over(?: winners (?P<winners>[0-9]{1,3}(?: [0-9]{1,3})*))?": _game_over,
    r"(?P<no>not )?legal (?P<seat>[0-9]{1,3}) (?P<command>.+)": _legal,
}
"""Every form of an expectation."""

_KNOWN: Final = (
    "accepted, refused REASON, fact NAME, no fact NAME, seat N sees FACT, spectator sees FACT, "
    "asked N QUESTION, view N PATH=VALUE, gold N N N, round over, game over winners N, "
    "legal N COMMAND, not legal N COMMAND"
)
