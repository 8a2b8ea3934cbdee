"""Helpers for games with a veto: announce a card, answer, and read what each viewer saw."""

import json
from collections.abc import Iterable

from pyrite.game import Command, Fact, Game, fact_to_json, view_to_json
from pyrite.game.modules.veto.commands import LetPass
from tests.rules.play import played

EMPTY_MAZE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""

ONE_TO_GO = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ┬ ┴ ┼ ┼ ┼ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
"""A tunnel at (7, 0) joins the gold."""


def all_let_pass(game: Game, order: Iterable[int] | None = None) -> list[Fact]:
    """Everyone who is asked lets the card pass, in seat order or in the order given; all facts of it."""
    return [fact for seat in order or game.asked_seats for fact in played(game, seat, LetPass())]


def unopposed(game: Game, seat: int, command: Command) -> list[Fact]:
    """Play a card that nobody vetoes, whether or not they are asked; all facts of it."""
    facts = played(game, seat, command)
    return facts + all_let_pass(game) if game.question == "veto" else facts


def discarded(game: Game) -> list[str | None]:
    """The discard pile as all see it, from the bottom up."""
    pile: list[str | None] = view_to_json(game.view(None))["discard"]
    return pile


def hand(game: Game, seat: int) -> list[str]:
    """The cards a seat holds."""
    cards: list[str] = view_to_json(game.view(seat))["own"]["hand"]
    return cards


def everything_seen(game: Game, viewer: int | None) -> str:
    """Everything a viewer has seen, as text: each fact with its number, and the view."""
    facts = [[number, fact_to_json(fact)] for number, fact in game.seen_by(viewer)]
    return json.dumps([facts, view_to_json(game.view(viewer))])
