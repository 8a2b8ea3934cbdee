"""Samples the values of hidden gold cards: those of the others, those being passed on, the pile."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.moves import WHICH_GOLD
from pyrite.game.sampling import Inconsistent, cards_left, weighted_choice
from pyrite.game.sharing.gold_cards import nearest_sum
from pyrite.game.state import State
from pyrite.game.table import NOBODY

_VALUES: Final = (1, 2, 3)
_MAX_CARDS: Final = 256
"""More than the number of gold cards. Values are kept in a bytes table that `translate` can use."""


def imagine_gold(world: State, viewer: int, rng: SeededRandom) -> None:
    """Sample a value for every gold card that the viewer has not seen (PAY-5)."""
    table, sealed = world.table, world.sealed
    assert sealed is not None
    if not table.rules.gold_cards:
        return
    walk = _GoldWalk(world, viewer, rng)
    pile = walk.sample_values()
    walk.check(pile)
    for seat in range(len(world.privates)):
        own = world.privates[seat]
        if seat != viewer and own is not None:
            own.gold = walk.purses[seat].translate(walk.values)
            own.offers, own.offer = (), b""
    for seat, cards in walk.offers:
        own = world.privates[seat]
        assert own is not None
        offer = bytes(sorted(cards.translate(walk.values)))
        own.offers += (offer,)
        if table.question == WHICH_GOLD and table.asked == seat:
            own.offer = offer
    sealed.gold_pile = pile


@cache
def _ways_to_pay(count: int, paid: int) -> list[bytes]:
    """Every multiset of ``count`` card values with the sum ``paid``, each in rising order."""
    return [bytes(values) for values in combinations_with_replacement(_VALUES, count) if sum(values) == paid]


def _choices(rest: bytearray, values: bytes) -> int:
    """The number of ways to choose cards of these values from ``rest``."""
    ways = 1
    for value in _VALUES:
        ways *= comb(rest.count(value), values.count(value))
    return ways


class _GoldWalk:
    """Walks the history of the gold cards; each card that left the pile gets a number."""

    def __init__(self, world: State, viewer: int, rng: SeededRandom) -> None:
        self.table = table = world.table
        self.viewer = viewer
        self.rng = rng
        own = None if viewer == NOBODY else world.privates[viewer]
        self._own_values = own.gold if own is not None else bytearray()
        self._gained = 0
        """How many of the viewer's own gold cards have appeared so far."""
        self._seen = iter(own.offers if own is not None else [])
        self.cards = 0
        """How many cards have left the pile so far."""
        self.values = bytearray(_MAX_CARDS)
        """The value of each card, 0 while it is not known."""
        self.purses = [bytearray() for _ in range(table.rules.players)]
        self.offers: list[tuple[int, bytearray]] = []
        """The gold cards that each other seat was offered."""
        self.draft = bytearray()
        """The gold cards that are being passed on; taking one removes the last."""
        self._taken = bytearray()
        """The cards that others took since the viewer last saw them."""
        self.draft_values: bytearray | None = None
        """The values of these cards, once the viewer has seen them."""
        self.sums: list[tuple[bytearray, int]] = []
        """Groups of cards with a known sum."""
        self.evidence: list[tuple[hidden_card_history.Step, bytearray, int]] = []
        """Other evidence: the step, the gold cards it is about, and how many cards had left the pile by then."""
        self.no_ones_after = 0
        """How many cards had left the pile when it was last known to have no card of one nugget."""
        for step in table.gold_history:
            self._step(step)
        self._close_draft()
        for seat, nuggets in enumerate(table.shown_gold):
            self._set_values(self.purses[seat], nuggets)

    def _new(self, count: int) -> bytearray:
        first = self.cards
        self.cards += count
        return bytearray(range(first, self.cards))

    def _set_values(self, cards: bytearray, values: bytes) -> None:
        known = self.values
        for place in range(len(values)):
            card, value = cards[place], values[place]
            if known[card] and known[card] != value:
                raise Inconsistent
            known[card] = value

    def _step(self, step: hidden_card_history.Step) -> None:
        kind: int = step[0]
        if kind == hidden_card_history.OWNED:
            counts: bytes = step[1]
            for seat in range(len(counts)):
                if counts[seat]:
                    self._gain(seat, self._new(counts[seat]))
        elif kind == hidden_card_history.DRAWN:
            self._close_draft()
            self.draft, self.draft_values = self._new(step[1]), None
        elif kind == hidden_card_history.OFFERED:
            self._offer(step[1])
        elif kind == hidden_card_history.TOOK:
            self._take(step[1])
        elif kind == hidden_card_history.DEALT:
            self._deal(step)
        elif kind == hidden_card_history.PICKED:
            cards = self._new(1)
            self._gain(step[1], cards)
            self.values[cards[0]] = 1
        elif kind == hidden_card_history.NO_ONES:
            self.no_ones_after = self.cards
            self.evidence.append((step, bytearray(), self.cards))
        else:
            self.evidence.append((step, self.purses[step[1]][:], self.cards))

    def _deal(self, step: hidden_card_history.Step) -> None:
        """A seat drew gold cards worth the sum due to it, or the sum that could be paid (PAY-6)."""
        seat: int = step[1]
        due: int = step[3]
        paid: int = step[4]
        cards = self._new(step[2])
        self._gain(seat, cards)
        if seat != self.viewer:
            self.sums.append((cards, paid))
        if paid < due:
            self.evidence.append((step, cards, self.cards))

    def _gain(self, seat: int, cards: bytearray) -> None:
        self.purses[seat] += cards
        if seat == self.viewer:
            for place in range(len(cards)):
                self.values[cards[place]] = self._next_own_value()

    def _next_own_value(self) -> int:
        self._gained += 1
        return self._own_values[self._gained - 1]

    def _offer(self, seat: int) -> None:
        """A seat is offered the gold cards; the viewer sees those it is offered."""
        if seat == self.viewer:
            offer = next(self._seen)
            if self.draft_values is not None:
                # The missing cards are those that the others took since.
                self._assign_randomly(cards_left(bytes(self.draft_values), bytearray(offer)))
            self.draft_values = bytearray(offer)
        else:
            self.offers += ((seat, self.draft[:]),)

    def _take(self, seat: int) -> None:
        card = self.draft.pop()
        self.purses[seat].append(card)
        if seat == self.viewer:
            value = self._next_own_value()
            self.values[card] = value
            if self.draft_values is not None:
                self.draft_values.remove(value)
        elif self.draft_values is not None:
            self._taken.append(card)

    def _assign_randomly(self, values: bytearray) -> None:
        self.rng.shuffle(values)
        self._set_values(self._taken, bytes(values))
        self._taken = bytearray()

    def _close_draft(self) -> None:
        """The draft is over, or the history ends within it: assign the cards that were not seen since."""
        if self.draft_values is not None:
            self._taken += self.draft
            self._assign_randomly(self.draft_values)
        self.draft_values = None

    def sample_values(self) -> bytearray:
        """Sample all unknown values; return the rest of the pile."""
        values = self.values
        rest = cards_left(self.table.rules.gold_cards, values[: self.cards])
        for cards, paid in self.sums:
            self._sample_sum(cards, paid, rest)
        self.rng.shuffle(rest)
        if self.no_ones_after:
            rest = self._place_ones(rest)
        for card in range(self.cards):
            if not values[card]:
                values[card] = rest.pop()
        return rest[: self.table.gold_pile]

    def _place_ones(self, rest: bytearray) -> bytearray:
        """Assign the cards of one nugget: all of them had left the pile at `no_ones_after`.

        A position may lack cards, so some of them may be in no place.
        """
        ones = rest.count(1)
        early = [card for card in range(self.no_ones_after) if not self.values[card]]
        unknown = self.values[: self.cards].count(0)
        places = early + [NOBODY] * (len(rest) - unknown - self.table.gold_pile)
        if len(places) < ones:
            raise Inconsistent
        self.rng.shuffle(places)
        for card in places[:ones]:
            if card != NOBODY:
                self.values[card] = 1
        return rest.replace(b"\1", b"")

    def _sample_sum(self, cards: bytearray, paid: int, rest: bytearray) -> None:
        """Sample values with a known sum, each multiset weighted by its number of ways; then their order."""
        if 0 not in cards.translate(self.values):
            return  # all values are known: the gold was shown
        ways = _ways_to_pay(len(cards), paid)
        values = (
            ways[0] if len(ways) == 1 else weighted_choice(self.rng, [(_choices(rest, way), way) for way in ways])
        )
        for value in values:
            if value not in rest:
                raise Inconsistent
            rest.remove(value)
        order = bytearray(values)
        self.rng.shuffle(order)
        self._set_values(cards, bytes(order))

    def check(self, pile: bytearray) -> None:
        """Check the sampled values against the evidence."""
        for step, purse, left in self.evidence:
            kind: int = step[0]
            cards = purse.translate(self.values)
            later = self.values[left : self.cards] + pile
            if kind == hidden_card_history.AT_LEAST and sum(cards) < step[2]:
                raise Inconsistent
            if kind == hidden_card_history.AT_MOST and sum(cards) > step[2]:
                raise Inconsistent
            if kind == hidden_card_history.NO_ONES and 1 in later:
                raise Inconsistent
            if kind == hidden_card_history.DEALT and nearest_sum(bytes(cards + later), step[3]) != step[4]:
                raise Inconsistent
