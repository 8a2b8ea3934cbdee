"""Assigns kinds to the unknown cards of a history walk, consistent with what their owners have shown."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import NAME
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine.drawing import Inconsistent, choice
from pyrite.game.imagine.hidden_cards.history_walk import HistoryWalk
from pyrite.game.table import NOBODY

LAST_KIND: Final = max(NAME)


def assign_kinds(walk: HistoryWalk, rest: bytearray, rng: SeededRandom) -> None:
    """Give each unknown card a kind from ``rest``, which is shuffled; unused cards stay in ``rest``."""
    assignment = _Assignment(walk, rest)
    kinds = walk.kinds
    for hand, some_of in walk.holding:
        cards = walk.before_shuffle(hand)
        if some_of.isdisjoint(walk.kinds_of(cards)):
            assignment.give_one_of(choice(rng, [card for card in cards if not kinds[card]]), some_of)
    for packet in walk.packets:
        assignment.give_packet(walk.before_shuffle(packet))
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
        self.kinds = walk.kinds
        self.rest = rest
        self.banned = walk.banned

    def give_between(self, card: int, low: int, high: int) -> None:
        """Give a card a kind from ``low`` to ``high`` that is not banned for it."""
        rest, none_of = self.rest, self.banned.get(card, _NOTHING)
        for place in range(len(rest) - 1, -1, -1):
            kind = rest[place]
            if low <= kind <= high and kind not in none_of:
                self.kinds[card] = kind
                del rest[place]
                return
        raise Inconsistent

    def give_one_of(self, card: int, some_of: set[int]) -> None:
        """Give a card one of these kinds."""
        rest, none_of = self.rest, self.banned.get(card, _NOTHING)
        for place in range(len(rest) - 1, -1, -1):
            kind = rest[place]
            if kind in some_of and kind not in none_of:
                self.kinds[card] = kind
                del rest[place]
                return
        raise Inconsistent

    def give_packet(self, packet: list[int]) -> None:
        """Give kinds to cards that were discarded together; they are in rising order."""
        kinds = self.kinds
        low = 0
        run: list[int] = []
        for card in [*packet, NOBODY]:
            if card != NOBODY and not kinds[card]:
                run.append(card)
                continue
            high = LAST_KIND if card == NOBODY else kinds[card]
            self._rising(run, low, high)
            run, low = [], high
        rising = [kinds[card] for card in packet]
        if rising != sorted(rising):
            raise Inconsistent

    def _rising(self, cards: list[int], low: int, high: int) -> None:
        """Give adjacent cards rising kinds from ``low`` to ``high``."""
        kinds = self.kinds
        for card in cards:
            self.give_between(card, low, high)
        if len(cards) < 2:
            return
        given = sorted([(kinds[card], card) for card in cards])
        if self._are_banned_alike(cards):
            for place in range(len(cards)):
                kinds[cards[place]] = given[place][0]
        elif [card for _, card in given] != cards:
            raise Inconsistent  # the order of the cards was sampled, and it is another

    def _are_banned_alike(self, cards: list[int]) -> bool:
        """Whether the same kinds are banned for all these cards, so that they can exchange kinds."""
        if not self.banned:
            return True
        none_of = self.banned.get(cards[0], _NOTHING)
        return all(self.banned.get(card, _NOTHING) == none_of for card in cards)


_NOTHING: Final[set[int]] = set()
