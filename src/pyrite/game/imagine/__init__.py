"""Imagined worlds: full states that a viewer cannot tell from the real one (INFO-4).

What may not be known is drawn by lot again, so that it fits everything the viewer has seen: the
own hand and role, looks, cards played, counts, swaps, which way cards went (`pyrite.game.tracks`).
It is how a test shows that no secret leaves, and how a fair bot looks ahead. It reads the table and
the viewer's own part and nothing else, so a `View` serves as well as the state itself.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.imagine.cards import imagine_cards
from pyrite.game.imagine.drawing import Astray
from pyrite.game.imagine.goals import Chests, Goals
from pyrite.game.imagine.gold import imagine_gold
from pyrite.game.imagine.roles import Roles
from pyrite.game.refusal import BadInput, is_whole, shown
from pyrite.game.shuffle import Lots
from pyrite.game.state import Private, Sealed, State

TRIES: Final = 20_000
"""How often a walk may go astray before it is given up. Hardly any does more than a few times."""


def imagine(state: State, seat: int | None, lots: Lots) -> State:
    """Draw a world that ``seat`` (None: an onlooker) cannot tell from this one.

    Roles, goals and chests come out as likely as they are, given what the seat has seen; hands and
    piles as likely as the cards are, whatever their owners' habits.
    """
    if seat is not None and not is_whole(seat, 0, state.table.rules.players - 1):
        raise BadInput(f"There is no seat {shown(seat)} at this table.")
    own = None if seat is None else state.privates[seat]
    privates = [
        own.clone() if each == seat and own is not None else Private() for each in range(len(state.privates))
    ]
    world = State(state.table.clone(), [*privates], Sealed(lots.seed()))
    try:
        _hide(world, seat, lots)
        _deal_cards(world, seat, lots)
    except Astray:
        raise BadInput("Nothing fits what this seat has seen: the position contradicts itself.") from None
    return world


def _deal_cards(world: State, seat: int | None, lots: Lots) -> None:
    for _ in range(TRIES):
        try:
            imagine_gold(world, seat, lots)
            imagine_cards(world, seat, lots)
        except Astray:
            continue
        return
    raise Astray


def _hide(world: State, seat: int | None, lots: Lots) -> None:
    """Roles, goals and chests, and what the others know of them."""
    table, sealed = world.table, world.sealed
    assert sealed is not None
    own = None if seat is None else world.privates[seat]
    roles = Roles(table, seat, own, lots)
    goals = Goals(table, seat, own, lots)
    chests = Chests(table, own, lots) if table.rules.chests else None
    sealed.left_over = roles.left_over()
    sealed.goals = goals.lying()
    if chests is not None:
        chests.seal(sealed)
    for other, theirs in enumerate(world.privates):
        if other != seat and theirs is not None:
            roles.seen_by(other, theirs)
            goals.seen_by(other, theirs)
            if chests is not None:
                chests.seen_by(other, theirs, table)
