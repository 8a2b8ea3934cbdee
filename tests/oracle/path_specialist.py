"""The path specialist (WC-22)."""

from .commands import lay_tunnels
from .maze import places
from .module_rules import Command, ModuleRules, Turn, View
from .tables import deck
from .toll import agreed_payer, toll
from .tunnel import is_tunnel


def call_specialist(view: View) -> list[Command]:
    """WC-22: playable only if one tunnel can be laid now."""
    return [{"do": "CallSpecialist"}] if lay_tunnels(view) else []


def could_lay(view: View, seat: int) -> list[set[str]]:
    """WC-22: the tunnels of the deck that a seat could lay now if it held them: free, for 1 gold, for 2 (TOLL-2).

    A card that fits in several cells is named at each price. Where another has agreed to pay it is free (TOLL-3).
    """
    found: list[set[str]] = [set(), set(), set()]
    for card in deck(view["setup"]["modules"]):
        if is_tunnel(card):
            for _, cell in places(view, card):
                due = toll(view, cell, seat, seat) if agreed_payer(view, cell) is None else []
                found[len(due)].add(card)
    return found


def draw(turn: Turn) -> tuple[int, int]:
    """WC-22: one card for each tunnel; one if the call was vetoed."""
    return turn.seat, turn.tunnels if turn.tunnels > 0 else 1


RULES = ModuleRules(
    deck={"path specialist": 1},
    plays={"path specialist": call_specialist},
    answers={"tunnel": lay_tunnels},  # the next must be laid if it can
    draws={"CallSpecialist": draw},
    facts={"SpecialistCalled": {}, "NothingToLay": {}, "SomethingToLay": {}},
    reveals=("NothingToLay",),  # what the hand lacks
    numbers={"specialist": "count"},
)
