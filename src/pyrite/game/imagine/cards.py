"""Samples the hidden cards: the other hands, the deck, the discard pile, the cards put aside."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.cards.tunnel import can_lay
from pyrite.game.catalogue import FRONT_BITS
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine.hidden_cards.assignment import assign_kinds
from pyrite.game.imagine.hidden_cards.history_walk import HistoryWalk
from pyrite.game.in_order import sorted_cards
from pyrite.game.modules.path_specialist.commands import CALL_SPECIALIST
from pyrite.game.modules.path_specialist.state import NEXT_TUNNEL, is_in_play, tunnels_to_lay
from pyrite.game.modules.toll.facts import WHETHER_TOLL
from pyrite.game.modules.veto.facts import WHETHER_VETO
from pyrite.game.moves import ONE_CARD, TURN, VERB_BITS, WHICH_CARD, card_of
from pyrite.game.playable import somebody_can_play
from pyrite.game.sampling import Inconsistent, cards_left
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table


def imagine_cards(world: State, viewer: int, rng: SeededRandom) -> None:
    """Sample a place for every card that the viewer cannot know (INFO-4)."""
    rules = world.table.rules
    # Without cards that change hands, only the end of a round shows something of hands (END-1).
    if rules.cards_change_hands or (rules.cards_are_tracked and not world.table.deck):
        _by_history(world, viewer, rng)
    else:
        _by_count(world, viewer, rng)
    _show_lifted(world, viewer)


def open_cards(table: Table) -> bytearray:
    """The deck's cards that are face up on the table, without the discard pile."""
    piece, deck = table.maze.piece, table.rules.deck
    found = bytearray()
    for cell in table.maze.tunnels:
        kind = piece[cell] >> 1
        if kind in deck:
            found.append(kind)
    for front in bytes(table.fronts):
        if front:
            found += _FRONTS[front]
    if table.in_play != NOBODY:
        found.append(card_of(table.in_play))
    for hook in table.rules.cards_in_play:
        found += hook(table)
    return found


def _fronts() -> tuple[bytes, ...]:
    """The cards for every bit set of cards in front of a seat."""
    return tuple(
        bytes([kind for kind, bit in FRONT_BITS.items() if front & bit])
        for front in range(1 + sum(FRONT_BITS.values()))
    )


_FRONTS: Final = _fronts()


# ---------------------------------------------------------------- without the history


def _by_count(world: State, viewer: int, rng: SeededRandom) -> None:
    """Nobody has seen any card of another hand: all unseen cards are interchangeable."""
    table, sealed, mine = world.table, world.sealed, _own(world, viewer)
    assert sealed is not None
    pile = table.discard[:]
    unseen = [place for place in range(len(pile)) if not pile[place]]
    known = open_cards(table)
    discarders = bytearray()
    for step in table.card_history:
        if step[0] == hidden_card_history.DISCARDED_FACE_DOWN:
            discarders.append(step[1])
    # First the cards that were face down when the history began, then later discards, in order.
    first = len(unseen) - len(discarders)
    if first < 0:
        raise Inconsistent
    if mine is not None:
        known += mine.hand
        own_discards = 0
        for number in range(len(discarders)):
            if discarders[number] == viewer:
                own_place: int = unseen[first + number]
                pile[own_place] = mine.seen_cards[own_discards][0]
                own_discards += 1
        if first:
            earlier = unseen[:first]
            rng.shuffle(earlier)
            for place, kind in zip(earlier, earlier_discards(mine, table, viewer), strict=False):
                pile[place] = kind
    rest = cards_left(table.rules.deck, known + pile)
    rng.shuffle(rest)
    left = _fill_pile(pile, unseen, rest)
    sealed.discard = pile
    left = _deal_hands(world, viewer, rest, left)
    seen: list[list[bytes]] = [[] for _ in world.privates]
    for number in range(len(discarders)):
        their_place: int = unseen[first + number]
        seen[discarders[number]].append(ONE_CARD[pile[their_place]])
    for seat in range(len(world.privates)):
        own = world.privates[seat]
        if seat != viewer and own is not None:
            own.seen_cards += tuple(seen[seat])
            own.discarded += b"".join(seen[seat])
    _build_deck(world, rest[:left], viewer)


def _fill_pile(pile: bytearray, unseen: list[int], rest: bytearray) -> int:
    """Fill unknown cards of the pile from the end of ``rest``; return how many cards of it are left."""
    left = len(rest)
    for place in unseen:
        if not pile[place]:
            if not left:
                raise Inconsistent
            left -= 1
            pile[place] = rest[left]
    return left


def _deal_hands(world: State, viewer: int, rest: bytearray, left: int) -> int:
    """Fill the other hands from the end of ``rest``; return how many cards of it are left."""
    for seat in range(len(world.privates)):
        own = world.privates[seat]
        if seat != viewer and own is not None:
            count = world.table.hands[seat]
            if count > left:
                raise Inconsistent
            own.hand = sorted_cards(rest[left - count : left])
            left -= count
    return left


def earlier_discards(own: Private | None, table: Table, viewer: int) -> bytes:
    """What the viewer discarded before the history began; only positions read from text have such cards."""
    if own is None or not own.discarded:
        return b""
    since = 0
    for step in table.card_history:
        kind: int = step[0]
        if kind == hidden_card_history.DISCARDED_FACE_DOWN and step[1] == viewer:
            since += step[2]
        elif kind == hidden_card_history.KEPT and step[1] == viewer and step[2]:
            since += step[3] - 1
    return own.discarded[: len(own.discarded) - since]


# ---------------------------------------------------------------- with the history of the cards


def _by_history(world: State, viewer: int, rng: SeededRandom) -> None:
    table, sealed, mine = world.table, world.sealed, _own(world, viewer)
    assert sealed is not None
    walk = HistoryWalk(world, viewer, earlier_discards(mine, table, viewer), rng)
    known = open_cards(table) + walk.kinds_of(walk.tracked())
    if mine is not None:
        known += mine.hand
        if table.question == WHICH_CARD and table.choices[0]:
            known += mine.lifted
    rest = cards_left(table.rules.deck, known)
    rng.shuffle(rest)
    assign_kinds(walk, rest, rng)
    sealed.discard = walk.kinds_of(walk.pile)
    for seat in range(len(world.privates)):
        own = world.privates[seat]
        if seat != viewer and own is not None:
            own.hand = sorted_cards(walk.kinds_of(walk.hands[seat]))
            own.seen_cards = tuple(walk.seen_by(seat))
            own.discarded = bytes(walk.kinds_of(walk.discarded[seat]))
    _build_deck(world, rest, viewer)
    walk.passes.check(walk.kinds, world.privates)
    _check_specialist(world, viewer)
    _check_that_somebody_can_play(world)


def _check_specialist(world: State, viewer: int) -> None:
    """A seat that is asked for a tunnel, or has announced the specialist, can lay one (WC-22)."""
    table = world.table
    announced = table.question == WHETHER_VETO and table.in_play >> VERB_BITS == CALL_SPECIALIST
    asked_for_tunnel = tunnels_to_lay(table) > 0 and table.question in (NEXT_TUNNEL, WHETHER_TOLL)
    if (announced or asked_for_tunnel) and table.to_move != viewer:
        own = world.privates[table.to_move]
        assert own is not None
        if not can_lay(table, table.to_move, own):
            raise Inconsistent


def _check_that_somebody_can_play(world: State) -> None:
    """When this turn began, somebody could play a card, or the round would have ended (END-1).

    Once a card is played in this turn, nothing has to be checked.
    """
    table = world.table
    nothing_played = table.question == TURN or (table.question == WHETHER_TOLL and not is_in_play(table))
    rule_applies = table.rules.round_ends_when_nobody_can_play and not table.deck
    if rule_applies and nothing_played and not somebody_can_play(world):
        raise Inconsistent


# ---------------------------------------------------------------- the deck


def _build_deck(world: State, rest: bytearray, viewer: int) -> None:
    """Make the deck and the cards put aside from the rest. A position may lack cards of the box."""
    table, sealed, mine = world.table, world.sealed, _own(world, viewer)
    assert sealed is not None
    top = mine.lifted if mine is not None and table.question == WHICH_CARD and table.choices[0] else b""
    size = table.deck - len(top)
    sealed.deck = rest[:size] + top
    sealed.aside = bytes(rest[size : size + table.rules.put_aside])


def _show_lifted(world: State, viewer: int) -> None:
    """A seat that looks at the top of the deck or of the pile sees those cards."""
    table, sealed = world.table, world.sealed
    assert sealed is not None
    if table.question == WHICH_CARD and table.asked != viewer:
        own = world.privates[table.asked]
        assert own is not None
        from_deck, count = table.choices
        own.lifted = bytes((sealed.deck if from_deck else sealed.discard)[-count:])


def _own(world: State, viewer: int) -> Private | None:
    return None if viewer == NOBODY else world.privates[viewer]
