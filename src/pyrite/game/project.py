"""Who may see what of a fact: decided once for each, and nowhere else (INFO-1 to INFO-3).

A projected fact has the same shape as the fact itself; what its viewer may not know
is 0. A viewer is a seat, or None for an onlooker.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from pyrite.game import facts
from pyrite.game.deal import Deal
from pyrite.game.table import RawFact

Viewer = int | None
_Rule = Callable[[Any, Viewer], RawFact]


def project(fact: RawFact, viewer: Viewer) -> RawFact:
    """What ``viewer`` may know of a fact."""
    return _RULES[fact[0]](fact, viewer)


def _open_to_all(fact: RawFact, viewer: Viewer) -> RawFact:
    return fact


def _last_field_for_its_seat(fact: Any, viewer: Viewer) -> RawFact:
    """All see that it happened to a seat; what it was, only that seat does."""
    if fact[1] == viewer:
        return tuple(fact)
    return (*fact[:-1], _hidden(fact[-1]))


def _last_field_for_nobody(fact: Any, viewer: Viewer) -> RawFact:
    return (*fact[:-1], _hidden(fact[-1]))


def _the_own_share(fact: Any, viewer: Viewer) -> RawFact:
    """What was due is open; which cards, the seat alone knows; what is left in the pile, nobody (PAY-6)."""
    number, seat, due, paid, nuggets, pile = fact
    return (number, seat, due, paid, nuggets if seat == viewer else _hidden(nuggets), _hidden(pile))


def _both_hands(fact: Any, viewer: Viewer) -> RawFact:
    """The two who swap know both hands: what they gave and what they got (S2-17)."""
    number, seat, other, got, given = fact
    if viewer in (seat, other):
        return tuple(fact)
    return (number, seat, other, _hidden(got), _hidden(given))


def _the_own_deal(fact: Any, viewer: Viewer) -> RawFact:
    number, count, first, deal = fact
    return (number, count, first, _deal_for(deal, viewer))


def _deal_for(deal: Deal, viewer: Viewer) -> Deal:
    seats = range(len(deal.roles))
    return replace(
        deal,
        roles=bytes(deal.roles[seat] if seat == viewer else 0 for seat in seats),
        left_over=_hidden(deal.left_over),
        goals=_hidden(deal.goals),
        hands=tuple(deal.hands[seat] if seat == viewer else _hidden(deal.hands[seat]) for seat in seats),
        deck=_hidden(deal.deck),
        aside=_hidden(deal.aside),
    )


def _hidden(value: Any) -> Any:
    """Nothing but how many there are."""
    return bytes(len(value)) if isinstance(value, bytes) else 0


_RULES: Final[dict[int, _Rule]] = {
    facts.GAME_BEGUN: _last_field_for_nobody,
    facts.ROUND_BEGUN: _the_own_deal,
    facts.TURN_BEGUN: _open_to_all,
    facts.ROUND_ENDED: _open_to_all,
    facts.GAME_ENDED: _open_to_all,
    facts.CARD_PLAYED: _open_to_all,
    facts.CARD_DISCARDED: _open_to_all,
    facts.PASSED: _last_field_for_its_seat,
    facts.DREW: _last_field_for_its_seat,
    facts.PUT_IN_FRONT: _open_to_all,
    facts.TAKEN_FROM_FRONT: _open_to_all,
    facts.TUNNEL_LAID: _open_to_all,
    facts.TUNNEL_REMOVED: _open_to_all,
    facts.GOAL_TURNED: _open_to_all,
    facts.GOAL_LAID: _open_to_all,
    facts.LOOKED: _last_field_for_its_seat,
    facts.ASKED: _open_to_all,
    facts.GOLD_DRAWN: _last_field_for_nobody,
    facts.GOLD_OFFERED: _last_field_for_its_seat,
    facts.GOLD_TAKEN: _last_field_for_its_seat,
    facts.GOLD_DEALT: _the_own_share,
    facts.TOKENS_PAID: _open_to_all,
    facts.DISCARDED_TWO: _last_field_for_its_seat,
    facts.ROLE_SEEN: _last_field_for_its_seat,
    facts.ROLE_CHANGED: _last_field_for_its_seat,
    facts.HANDS_SWAPPED: _both_hands,
    facts.STOLE: _open_to_all,
}

assert _RULES.keys() == set(range(len(facts.FACTS)))
