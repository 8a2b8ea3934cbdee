"""Gold cards as they may be: those of the others, those that go round, the pile."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import perm, prod
from typing import Any, Final

from pyrite.game import tracks
from pyrite.game.imagine.drawing import Astray, left_of, weighed
from pyrite.game.moves import WHICH_GOLD
from pyrite.game.sharing.gold_cards import nearest_sum
from pyrite.game.shuffle import Lots
from pyrite.game.state import State
from pyrite.game.table import NOBODY

_VALUES: Final = (1, 2, 3)


def imagine_gold(world: State, viewer: int | None, lots: Lots) -> None:
    """Give every gold card that the viewer has not seen a value that it might have (PAY-5)."""
    table, sealed = world.table, world.sealed
    assert sealed is not None
    if not table.rules.gold_cards:
        return
    walk = _Walk(world, viewer, lots)
    pile = walk.fill()
    walk.check(pile)
    for seat, own in enumerate(world.privates):
        assert own is not None
        if seat != viewer:
            own.gold = bytearray(walk.values[card] for card in walk.purses[seat])
            own.offers = [bytes(sorted(walk.values[card] for card in offer)) for offer in walk.offers[seat]]
            own.offer = own.offers[-1] if table.question == WHICH_GOLD and table.asked == seat else b""
    sealed.gold_pile = bytearray(pile)


@cache
def _ways_to_pay(count: int, paid: int) -> list[tuple[int, ...]]:
    return [values for values in product(_VALUES, repeat=count) if sum(values) == paid]


class _Walk:
    """The tracks of the gold cards walked again; each card that left the pile has a number."""

    def __init__(self, world: State, viewer: int | None, lots: Lots) -> None:
        self.table = table = world.table
        self.viewer = viewer
        self.lots = lots
        own = None if viewer is None else world.privates[viewer]
        self.own = own
        self._mine = iter(own.gold if own is not None else ())
        self._seen = iter(own.offers if own is not None else ())
        self.values: list[int] = []
        """The value of each card, 0 while it is not known."""
        seats = range(table.rules.players)
        self.purses: list[list[int]] = [[] for _ in seats]
        self.offers: list[list[list[int]]] = [[] for _ in seats]
        self.round: list[int] = []
        """The cards that go round; who takes one takes the last."""
        self._taken: list[int] = []
        """Those that others took since then."""
        self.contents: list[int] | None = None
        """What these are, once the viewer has had them in hand."""
        self.sums: list[tuple[list[int], int]] = []
        """Cards that are together worth so much."""
        self.claims: list[tuple[tracks.Step, list[int], int]] = []
        """What else was shown: the step, the purse it is about, and how many cards had left the pile by then."""
        for step in table.takings:
            self._step(*step)
        self._settle_round()
        for seat, nuggets in enumerate(table.shown_gold):
            self._settle(self.purses[seat], nuggets)

    def _new(self, count: int) -> list[int]:
        first = len(self.values)
        self.values += [0] * count
        return list(range(first, first + count))

    def _settle(self, cards: list[int], values: bytes) -> None:
        for card, value in zip(cards, values, strict=True):
            if self.values[card] not in (0, value):
                raise Astray
            self.values[card] = value

    def _step(self, kind: int, *more: Any) -> None:
        if kind == tracks.OWNED:
            for seat, count in enumerate(more[0]):
                self._gain(seat, self._new(count))
        elif kind == tracks.DRAWN:
            self._settle_round()
            self.round, self.contents = self._new(more[0]), None
        elif kind == tracks.OFFERED:
            self._offer(more[0])
        elif kind == tracks.TOOK:
            self._take(more[0])
        elif kind == tracks.DEALT:
            seat, count, _, paid = more
            cards = self._new(count)
            self._gain(seat, cards)
            if seat != self.viewer:
                self.sums.append((cards, paid))
            self.claims.append(((kind, *more), cards, len(self.values)))
        elif kind == tracks.PICKED:
            cards = self._new(1)
            self._gain(more[0], cards)
            self.values[cards[0]] = 1
        else:
            purse = self.purses[more[0]][:] if more else []
            self.claims.append(((kind, *more), purse, len(self.values)))

    def _gain(self, seat: int, cards: list[int]) -> None:
        self.purses[seat] += cards
        if seat == self.viewer:
            for card in cards:
                self.values[card] = next(self._mine)

    def _offer(self, seat: int) -> None:
        """The cards that go round are in somebody's hand; if it is the viewer's, they are seen."""
        if seat == self.viewer:
            offer = list(next(self._seen))
            if self.contents is not None:
                # What the others took since is what is missing now.
                self._scatter(left_of(self.contents, offer))
            self.contents = offer
        else:
            self.offers[seat].append(self.round[:])

    def _take(self, seat: int) -> None:
        card = self.round.pop()
        self.purses[seat].append(card)
        if seat == self.viewer:
            value = next(self._mine)
            self.values[card] = value
            if self.contents is not None:
                self.contents.remove(value)
        elif self.contents is not None:
            self._taken.append(card)

    def _scatter(self, values: list[int]) -> None:
        self.lots.shuffle(values)
        self._settle(self._taken, bytes(values))
        self._taken = []

    def _settle_round(self) -> None:
        """The round of choosing is over, or goes on now: what was not seen since is drawn."""
        if self.contents is not None:
            rest = self._taken + self.round
            self.lots.shuffle(self.contents)
            self._settle(rest, bytes(self.contents))
        self.contents, self._taken = None, []

    def fill(self) -> list[int]:
        """Draw all values that are not known; return what is left in the pile."""
        rest = left_of(self.table.rules.gold_cards, [value for value in self.values if value])
        for cards, paid in self.sums:
            rest = self._fill_sum(cards, paid, rest)
        unknown = [card for card, value in enumerate(self.values) if not value]
        self.lots.shuffle(rest)
        gone = max((left for (kind, *_), _, left in self.claims if kind == tracks.NO_ONES), default=0)
        if gone:
            rest = self._place_ones([card for card in unknown if card < gone], len(unknown), rest)
        for card in unknown:
            if not self.values[card]:
                self.values[card] = rest.pop()
        return rest[: self.table.gold_pile]

    def _place_ones(self, early: list[int], unknown: int, rest: list[int]) -> list[int]:
        """Every card of one nugget had left the pile by then, or was never in it: a position need not hold all."""
        ones = rest.count(1)
        places = early + [NOBODY] * (len(rest) - unknown - self.table.gold_pile)
        if len(places) < ones:
            raise Astray
        self.lots.shuffle(places)
        for card in places[:ones]:
            if card != NOBODY:
                self.values[card] = 1
        return [value for value in rest if value != 1]

    def _fill_sum(self, cards: list[int], paid: int, rest: list[int]) -> list[int]:
        """Draw values that make a sum, each way as often as the cards at hand give it."""
        if all(self.values[card] for card in cards):
            return rest  # the purses are open
        ways = [
            (prod(perm(rest.count(value), values.count(value)) for value in set(values)), values)
            for values in _ways_to_pay(len(cards), paid)
        ]
        values = weighed(self.lots, ways)
        self._settle(cards, bytes(values))
        return left_of(rest, values)

    def check(self, pile: list[int]) -> None:
        """Hold what was drawn against what was shown."""
        for (kind, *more), purse, left in self.claims:
            worth = sum(self.values[card] for card in purse)
            later = [self.values[card] for card in range(left, len(self.values))]
            if kind == tracks.AT_LEAST and worth < more[1]:
                raise Astray
            if kind == tracks.AT_MOST and worth > more[1]:
                raise Astray
            if kind == tracks.NO_ONES and 1 in later + pile:
                raise Astray
            if kind == tracks.DEALT and more[3] < more[2]:
                before = [*(self.values[card] for card in purse), *later, *pile]
                if nearest_sum(bytes(before), more[2]) != more[3]:
                    raise Astray
