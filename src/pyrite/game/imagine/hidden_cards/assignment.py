"""Assigns kinds to the unknown cards of a history walk, consistent with what their owners have shown."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import ACTION_KINDS
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine.hidden_cards.history_walk import HistoryWalk
from pyrite.game.in_order import sorted_cards
from pyrite.game.sampling import Inconsistent, choice

LAST_KIND: Final = ACTION_KINDS[-1]


def assign_kinds(walk: HistoryWalk, rest: bytearray, rng: SeededRandom) -> None:
    """Give each unknown card a kind from ``rest``, which is shuffled; unused cards stay in ``rest``."""
    assignment = _Assignment(walk, rest)
    kinds = walk.kinds
    for hand, some_of in walk.holding:
        cards = walk.before_shuffle(hand)
        if some_of.isdisjoint(walk.kinds_of(cards)):
            assignment.give_one_of(choice(rng, [card for card in cards if not kinds[card]]), some_of)
    for packet in walk.packets:
        assignment.give_packet(packet)
    tracked = walk.before_shuffle(walk.tracked())
    if assignment.banned:
        tracked.sort(key=lambda card: card not in assignment.banned)
    for card in tracked:
        if not kinds[card]:
            assignment.give_between(card, 0, LAST_KIND)
    walk.set_shuffled_kinds()
    for above, kept in walk.passed_over:
        if kinds[kept] in walk.kinds_of(above):
            raise Inconsistent


class _Assignment:
    """Takes kinds from the end of the rest for unknown cards."""

    def __init__(self, walk: HistoryWalk, rest: bytearray) -> None:
        self.walk = walk
        self.kinds = walk.kinds
        self.rest = rest
        self.banned = walk.banned

    def give_between(self, card: int, low: int, high: int) -> None:
        """Give a card a kind from ``low`` to ``high`` that is not banned for it."""
        rest = self.rest
        for place in range(len(rest) - 1, -1, -1):
            kind = rest[place]
            if low <= kind <= high and self.walk.may_be(card, kind):
                self.kinds[card] = kind
                del rest[place]
                return
        raise Inconsistent

    def give_one_of(self, card: int, some_of: set[int]) -> None:
        """Give a card one of these kinds."""
        rest = self.rest
        for place in range(len(rest) - 1, -1, -1):
            kind = rest[place]
            if kind in some_of and self.walk.may_be(card, kind):
                self.kinds[card] = kind
                del rest[place]
                return
        raise Inconsistent

    def give_packet(self, packet: list[int]) -> None:
        """Give kinds to cards that were discarded together; they are in rising order."""
        kinds = self.kinds
        low = 0
        run: list[int] = []
        for card in self.walk.before_shuffle(packet):
            if not kinds[card]:
                run.append(card)
                continue
            high = kinds[card]
            self._give_run(run, low, high, packet)
            run, low = [], high
        self._give_run(run, low, LAST_KIND, packet)
        low = 0
        for card in self.walk.before_shuffle(packet):
            if kinds[card] < low:
                raise Inconsistent
            low = kinds[card]

    def _give_run(self, run: list[int], low: int, high: int, packet: list[int]) -> None:
        """Give kinds from ``low`` to ``high`` to adjacent cards of a packet."""
        for card in run:
            self.give_between(card, low, high)
        if len(run) > 1:
            self._put_in_order(run, packet)

    def _put_in_order(self, cards: list[int], packet: list[int]) -> None:
        """Put adjacent cards of a packet into rising order: exchange their kinds, or else their places."""
        kinds = self.kinds
        if self._are_banned_alike(cards):
            given = sorted_cards(self.walk.kinds_of(cards))
            for place in range(len(cards)):
                card: int = cards[place]
                kinds[card] = given[place]
        elif self.walk.lifted.isdisjoint(packet):
            self.walk.exchange(cards, sorted(cards, key=kinds.__getitem__), packet)

    def _are_banned_alike(self, cards: list[int]) -> bool:
        """Whether the same kinds are banned for all these cards."""
        if not self.banned:
            return True
        none_of = self.banned.get(cards[0], _NOTHING)
        return all(self.banned.get(card, _NOTHING) == none_of for card in cards)


_NOTHING: Final[set[int]] = set()
