"""Removes from a fact what a viewer may not see. This is the only place that decides it (INFO-1 to INFO-3).

A projected fact has the same shape as the fact itself; values that its viewer may not know
are 0. A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from pyrite.game import facts
from pyrite.game.dealing.deal import Deal
from pyrite.game.state import RawFact

Viewer = int | None
_Rule = Callable[[Any, Viewer], RawFact | None]


def project(fact: RawFact, viewer: Viewer) -> RawFact | None:
    """A fact as ``viewer`` may see it; None if the viewer may not know that it happened."""
    return _RULES[fact[0]](fact, viewer)


def _public(fact: RawFact, viewer: Viewer) -> RawFact:
    return fact


def _last_field_to_seat(fact: Any, viewer: Viewer) -> RawFact:
    """Everyone sees the fact; only its seat sees the last field."""
    if fact[1] == viewer:
        return tuple(fact)
    return (*fact[:-1], _hidden(fact[-1]))


def _pass_details_to_seat(fact: Any, viewer: Viewer) -> RawFact:
    """Everyone sees how many cards; only the seat sees which, and if the pass was forced (TURN-4, END-1)."""
    number, seat, cards, forced = fact
    return tuple(fact) if seat == viewer else (number, seat, _hidden(cards), _hidden(forced))


def _last_field_to_both_seats(fact: Any, viewer: Viewer) -> RawFact:
    """Everyone sees the fact; only its two seats see the last field."""
    if viewer in fact[1:3]:
        return tuple(fact)
    return (*fact[:-1], _hidden(fact[-1]))


def _whole_fact_to_seat(fact: Any, viewer: Viewer) -> RawFact | None:
    """Only its seat sees that it happened (WC-19b)."""
    return tuple(fact) if fact[1] == viewer else None


def _role_to_its_owner(fact: Any, viewer: Viewer) -> RawFact:
    number, roles = fact
    return (number, _own_entry(roles, viewer))


def _look_to_seat(fact: Any, viewer: Viewer) -> RawFact:
    number, seat, chest, tunnel, found = fact
    return tuple(fact) if seat == viewer else (number, seat, chest, _hidden(tunnel), _hidden(found))


def _last_field_to_nobody(fact: Any, viewer: Viewer) -> RawFact:
    return (*fact[:-1], _hidden(fact[-1]))


def _share_to_seat(fact: Any, viewer: Viewer) -> RawFact:
    """Everyone sees the sum due, only the seat its cards, nobody the rest of the pile (PAY-6)."""
    number, seat, due, paid, nuggets, pile = fact
    return (number, seat, due, paid, nuggets if seat == viewer else _hidden(nuggets), _hidden(pile))


def _hands_to_both_seats(fact: Any, viewer: Viewer) -> RawFact:
    """Only the two seats that swap see both hands (S2-17)."""
    number, seat, other, got, given = fact
    if viewer in (seat, other):
        return tuple(fact)
    return (number, seat, other, _hidden(got), _hidden(given))


def _deal_to_viewer(fact: Any, viewer: Viewer) -> RawFact:
    number, count, first, deal = fact
    return (number, count, first, _deal_for(deal, viewer))


def _deal_for(deal: Deal, viewer: Viewer) -> Deal:
    seats = range(len(deal.roles))
    return replace(
        deal,
        roles=_own_entry(deal.roles, viewer),
        left_over=_hidden(deal.left_over),
        goals=_hidden(deal.goals),
        hands=tuple(deal.hands[seat] if seat == viewer else _hidden(deal.hands[seat]) for seat in seats),
        deck=_hidden(deal.deck),
        aside=_hidden(deal.aside),
        chest_tunnels=_hidden(deal.chest_tunnels),
        chests=_hidden(deal.chests),
    )


def _own_entry(values: bytes, viewer: Viewer) -> bytes:
    return bytes(value if seat == viewer else 0 for seat, value in enumerate(values))


def _hidden(value: Any) -> Any:
    """The value with everything hidden but its length."""
    return bytes(len(value)) if isinstance(value, bytes) else 0


_RULES: Final[dict[int, _Rule]] = {
    facts.GAME_BEGUN: _last_field_to_nobody,
    facts.ROUND_BEGUN: _deal_to_viewer,
    facts.TURN_BEGUN: _public,
    facts.ROUND_ENDED: _public,
    facts.GAME_ENDED: _public,
    facts.CARD_PLAYED: _public,
    facts.CARD_DISCARDED: _public,
    facts.PASSED: _pass_details_to_seat,
    facts.DREW: _last_field_to_seat,
    facts.PUT_IN_FRONT: _public,
    facts.TAKEN_FROM_FRONT: _public,
    facts.TUNNEL_LAID: _public,
    facts.TUNNEL_REMOVED: _public,
    facts.GOAL_TURNED: _public,
    facts.GOAL_LAID: _public,
    facts.LOOKED: _last_field_to_seat,
    facts.ASKED: _public,
    facts.GOLD_DRAWN: _last_field_to_nobody,
    facts.GOLD_OFFERED: _last_field_to_seat,
    facts.GOLD_TAKEN: _last_field_to_seat,
    facts.GOLD_DEALT: _share_to_seat,
    facts.TOKENS_PAID: _public,
    facts.DISCARDED_TWO: _last_field_to_seat,
    facts.ROLE_SEEN: _last_field_to_seat,
    facts.ROLE_CHANGED: _last_field_to_seat,
    facts.HANDS_SWAPPED: _hands_to_both_seats,
    facts.STOLE: _public,
    facts.DIRECTION_CHANGED: _public,
    facts.VETO_ASKED: _public,
    facts.LET_PASS: _whole_fact_to_seat,
    facts.UNOPPOSED: _public,
    facts.VETOED: _public,
    facts.GOALS_PUT_BACK: _last_field_to_seat,
    facts.SPECIALIST_CALLED: _public,
    facts.TUNNEL_MOVED: _public,
    facts.CARDS_LIFTED: _last_field_to_seat,
    facts.CARD_KEPT: _last_field_to_seat,
    facts.DWARF_STOOD: _last_field_to_seat,
    facts.DWARF_LEFT: _public,
    facts.TOLL_ASKED: _public,
    facts.TOLL_ANSWERED: _public,
    facts.TOKENS_MOVED: _public,
    facts.ROLES_DEALT: _role_to_its_owner,
    facts.GOAL_MOVED: _public,
    facts.CHEST_TURNED: _public,
    facts.CHEST_LAID: _public,
    facts.CHEST_OPENED: _public,
    facts.CHEST_SEEN: _look_to_seat,
    facts.EFFECT_ENDED: _public,
    facts.GOLD_PICKED: _last_field_to_nobody,
    facts.CARD_TAKEN: _last_field_to_both_seats,
    facts.DECK_BURIED: _last_field_to_nobody,
    facts.DISCARD_SHUFFLED: _last_field_to_nobody,
    facts.WARDROBE_ENTERED: _last_field_to_seat,
    facts.NOTHING_TO_LAY: _public,
    facts.NOTHING_TO_LOSE: _public,
    facts.NOTHING_TO_PICK: _public,
    facts.SOMETHING_TO_LAY: _public,
    facts.SEED_SEALED: _public,
    facts.CONTRIBUTED: _public,
    facts.NOBODY_CAN_PLAY: _public,
}

assert _RULES.keys() == set(range(len(facts.FACTS)))
