"""What the unknown cards of a trail are: any of the rest that fits what their owners have shown."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import NAME
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine.drawing import Astray, one_of
from pyrite.game.imagine.hidden_cards.history_walk import Trail
from pyrite.game.table import NOBODY

LAST_KIND: Final = max(NAME)


def fill(trail: Trail, rest: bytearray, rng: SeededRandom) -> None:
    """Give each unknown card one of the rest, which is shuffled; what is not needed stays there."""
    giving = _Giving(trail, rest)
    kinds = trail.kinds
    for hand, some_of in trail.holding:
        cards = trail.before_shuffle(hand)
        if some_of.isdisjoint(trail.kinds_of(cards)):
            giving.one_among(one_of(rng, [card for card in cards if not kinds[card]]), some_of)
    for packet in trail.packets:
        giving.packet(trail.before_shuffle(packet))
    followed = trail.before_shuffle(trail.followed())
    if giving.banned:
        followed.sort(key=lambda card: card not in giving.banned)
    for card in followed:
        if not kinds[card]:
            giving.one_between(card, 0, LAST_KIND)
    trail.name_shuffled()
    for above, kept in trail.passed_over:
        if kinds[kept] in trail.kinds_of(above):
            raise Astray


class _Giving:
    """Cards given out of the rest, from its end, to those that are unknown."""

    def __init__(self, trail: Trail, rest: bytearray) -> None:
        self.kinds = trail.kinds
        self.rest = rest
        self.banned: dict[int, set[int]] = {}
        """What a card cannot be, by its number before the shuffle."""
        for card, none_of in trail.banned.items():
            self.banned[trail.found.get(card, card)] = none_of

    def one_between(self, card: int, low: int, high: int) -> None:
        """Give a card that lies between two others, and is of none of the kinds it cannot be."""
        rest, none_of = self.rest, self.banned.get(card, _NOTHING)
        for place in range(len(rest) - 1, -1, -1):
            kind = rest[place]
            if low <= kind <= high and kind not in none_of:
                self.kinds[card] = kind
                del rest[place]
                return
        raise Astray

    def one_among(self, card: int, some_of: set[int]) -> None:
        """Give a card of one of these kinds."""
        rest, none_of = self.rest, self.banned.get(card, _NOTHING)
        for place in range(len(rest) - 1, -1, -1):
            kind = rest[place]
            if kind in some_of and kind not in none_of:
                self.kinds[card] = kind
                del rest[place]
                return
        raise Astray

    def packet(self, packet: list[int]) -> None:
        """Cards discarded in one go lie in rising order."""
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
            raise Astray

    def _rising(self, cards: list[int], low: int, high: int) -> None:
        """Give cards that lie side by side between two others."""
        kinds = self.kinds
        for card in cards:
            self.one_between(card, low, high)
        if len(cards) > 1:
            given = sorted([kinds[card] for card in cards])
            for place in range(len(cards)):
                kinds[cards[place]] = given[place]


_NOTHING: Final[set[int]] = set()
