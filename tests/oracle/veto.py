"""The veto (WC-19, WC-19b)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .module_rules import Command, Draw, ModuleRules, Turn, View


def answers(view: View) -> list[Command]:
    """WC-19, WC-19b: a seat that is asked and has not answered may let pass, or veto if it holds the veto."""
    if view["own"].get("let_pass"):
        return []
    found: list[Command] = [{"do": "LetPass"}]
    if "veto" in view["own"]["hand"]:
        found.append({"do": "Veto"})
    return found


def asked_first(command: Mapping[str, Any], seat: int, hands: Sequence[int], out: Collection[int]) -> list[int]:
    """WC-19b: all others with cards, after every play, whether or not one of them holds a veto.

    Each tunnel of a path specialist is its own play. Seats that are ``out`` of the round are not asked, even if
    they have cards (TURN-3).
    """
    return [other for other, cards in enumerate(hands) if other != seat and cards > 0 and other not in out]


def takes_later(turn: Turn, deck: int) -> list[Draw]:
    """WC-19: the vetoer draws after the active player; if one card was left the active player has it."""
    return [] if turn.vetoed_by is None else [Draw(turn.vetoed_by, min(1, deck))]


RULES = ModuleRules(
    deck={"veto": 1},  # WC-19: it is not played in one's own turn
    answers={"veto": answers},
    asked_first=asked_first,
    takes_later=takes_later,
    facts={"VetoAsked": {}, "LetPassNoted": {"*": "seat"}, "Unopposed": {}, "Vetoed": {}},
)
