"""The trove (WC-18), and the choice among cards that were looked at, which chests give too (CHEST-5)."""

from .module_rules import Command, Draw, ModuleRules, Turn, View


def search_trove(view: View) -> list[Command]:
    """WC-18: not while the discard pile is empty; the trove itself gets there only afterwards (TURN-6)."""
    return [{"do": "SearchTrove"}] if view["discard"] else []


def keep_card(view: View) -> list[Command]:
    """WC-18, CHEST-5 (g) (i): one of the cards lifted; equal cards count once."""
    return [{"do": "KeepCard", "card": card} for card in set(view["own"]["lifted"])]


def takes_at_once(turn: Turn) -> list[Draw]:
    """WC-18: the top five of the discard pile are looked at."""
    if turn.command["do"] != "SearchTrove" or turn.vetoed_by is not None:
        return []
    return [Draw(turn.seat, min(5, turn.discard), "trove")]


RULES = ModuleRules(
    deck={"trove": 1},
    plays={"trove": search_trove},
    answers={"card": keep_card},
    takes_at_once=takes_at_once,
    # WC-18: instead of drawing; WC-19: the active player draws after a veto.
    draws={"SearchTrove": lambda turn: (turn.seat, 0 if turn.vetoed_by is None else 1)},
    private={"KeepCard": ["card"]},
)
