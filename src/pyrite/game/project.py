"""Who may see what of a fact: decided once for each, and nowhere else (INFO-1 to INFO-3).

A projected fact has the same shape as the fact itself; what its viewer may not know
is 0. A viewer is a seat, or None for an onlooker.
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
    """What ``viewer`` may know of a fact; None if not even that it happened."""
    return _RULES[fact[0]](fact, viewer)


def _open_to_all(fact: RawFact, viewer: Viewer) -> RawFact:
    return fact


def _last_field_for_its_seat(fact: Any, viewer: Viewer) -> RawFact:
    """All see that it happened to a seat; what it was, only that seat does."""
    if fact[1] == viewer:
        return tuple(fact)
    return (*fact[:-1], _hidden(fact[-1]))


def _what_a_pass_was(fact: Any, viewer: Viewer) -> RawFact:
    """All see how many cards went; which, and whether the pass was forced, only that seat (TURN-4, END-1)."""
    number, seat, cards, forced = fact
    return tuple(fact) if seat == viewer else (number, seat, _hidden(cards), _hidden(forced))


def _last_field_for_two(fact: Any, viewer: Viewer) -> RawFact:
    """What it was, only the two seats know between whom it happened."""
    if viewer in fact[1:3]:
        return tuple(fact)
    return (*fact[:-1], _hidden(fact[-1]))


def _only_its_seat(fact: Any, viewer: Viewer) -> RawFact | None:
    """Nobody else learns that it happened (WC-19b)."""
    return tuple(fact) if fact[1] == viewer else None


def _the_own_role(fact: Any, viewer: Viewer) -> RawFact:
    number, roles = fact
    return (number, _own_entry(roles, viewer))


def _the_own_look(fact: Any, viewer: Viewer) -> RawFact:
    number, seat, chest, tunnel, found = fact
    return tuple(fact) if seat == viewer else (number, seat, chest, _hidden(tunnel), _hidden(found))


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
    facts.PASSED: _what_a_pass_was,
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
    facts.DIRECTION_CHANGED: _open_to_all,
    facts.VETO_ASKED: _open_to_all,
    facts.LET_PASS: _only_its_seat,
    facts.UNOPPOSED: _open_to_all,
    facts.VETOED: _open_to_all,
    facts.GOALS_PUT_BACK: _last_field_for_its_seat,
    facts.SPECIALIST_CALLED: _open_to_all,
    facts.TUNNEL_MOVED: _open_to_all,
    facts.CARDS_LIFTED: _last_field_for_its_seat,
    facts.CARD_KEPT: _last_field_for_its_seat,
    facts.DWARF_STOOD: _last_field_for_its_seat,
    facts.DWARF_LEFT: _open_to_all,
    facts.TOLL_ASKED: _open_to_all,
    facts.TOLL_ANSWERED: _open_to_all,
    facts.TOKENS_MOVED: _open_to_all,
    facts.ROLES_DEALT: _the_own_role,
    facts.GOAL_MOVED: _open_to_all,
    facts.CHEST_TURNED: _open_to_all,
    facts.CHEST_LAID: _open_to_all,
    facts.CHEST_OPENED: _open_to_all,
    facts.CHEST_SEEN: _the_own_look,
    facts.EFFECT_ENDED: _open_to_all,
    facts.GOLD_PICKED: _last_field_for_nobody,
    facts.CARD_TAKEN: _last_field_for_two,
    facts.DECK_BURIED: _last_field_for_nobody,
    facts.DISCARD_SHUFFLED: _last_field_for_nobody,
    facts.WARDROBE_ENTERED: _last_field_for_its_seat,
    facts.NOTHING_TO_LAY: _open_to_all,
    facts.NOTHING_TO_LOSE: _open_to_all,
    facts.NOTHING_TO_PICK: _open_to_all,
    facts.SOMETHING_TO_LAY: _open_to_all,
    facts.SEED_SEALED: _open_to_all,
    facts.CONTRIBUTED: _open_to_all,
    facts.NOBODY_CAN_PLAY: _open_to_all,
}

assert _RULES.keys() == set(range(len(facts.FACTS)))
