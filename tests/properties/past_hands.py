"""Follows a hand through an imagined past and finds out which of its cards had which kind.

A card that leaves a hand shows its kind, but not when it came. So every unknown card that came is matched with
a kind that left later or is still there, and that the hand did not lack in between (WC-22). This is done when the
whole hand is known. If there is no perfect matching, there is no such past.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from itertools import product
from random import Random

from pyrite.game.catalogue import NAME


class Impossible(AssertionError):  # noqa: N818
    """No game in which the viewer saw the same facts leads to the imagined world."""


@dataclass(frozen=True)
class _Shown:
    """A kind that an unknown card turned out to have; its place is from ``first`` to before ``end``."""

    kind: int
    first: int
    end: int


class PastHand:
    """A hand; its unknown cards have numbers, and their places are the order in which they came."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._known: list[int] = []
        """The kinds that the hand is known to hold now."""
        self._came: list[int] = []
        """The numbers of the unknown cards, including those that have left."""
        self._shown: list[_Shown] = []
        self._lacked: dict[int, int] = {}
        """By kind: how many unknown cards had come when the hand last lacked this kind."""
        self._held: list[tuple[int, int, Collection[int]]] = []
        """When the hand held one of some kinds: how many had been shown, how many had come, the kinds."""

    def receive(self, card: int, kind: int) -> None:
        """A card comes into the hand; its kind is 0 if it is unknown."""
        if kind:
            self._known.append(kind)
        else:
            self._came.append(card)

    def give(self, kind: int) -> None:
        """A card of a kind leaves the hand.

        A known card leaves first. If an unknown one of this kind left instead, the two could be exchanged.
        """
        if kind in self._known:
            self._known.remove(kind)
        else:
            self._shown.append(self._shown_now(kind))

    def lack(self, kinds: Collection[int]) -> None:
        """The hand holds none of these kinds."""
        for kind in kinds:
            if kind in self._known:
                raise Impossible(f"a hand holds {NAME[kind]}, which it was seen to lack")
            self._lacked[kind] = len(self._came)

    def hold(self, kinds: Collection[int]) -> None:
        """The hand holds one of these kinds."""
        if not any(kind in kinds for kind in self._known):
            self._held.append((len(self._shown), len(self._came), kinds))

    def reveal(self, kinds: bytes | bytearray) -> dict[int, int]:
        """The hand holds exactly these kinds: the kind of every unknown card that has come."""
        rest = Counter(kinds)
        rest.subtract(self._known)
        if min(rest.values(), default=0) < 0:
            raise Impossible("a hand lacks a card that must be in it")
        self._shown += [self._shown_now(kind) for kind in rest.elements()]
        found = self._match()
        self._known, self._came, self._shown, self._held = list(kinds), [], [], []
        self._lacked.clear()
        return found

    def _shown_now(self, kind: int) -> _Shown:
        return _Shown(kind, self._lacked.get(kind, 0), len(self._came))

    def _match(self) -> dict[int, int]:
        if len(self._shown) != len(self._came):
            raise Impossible("more cards have left a hand than came")
        for witnesses in product(*(self._possible_witnesses(*moment) for moment in self._held)):
            ends = [shown.end for shown in self._shown]
            for witness, (_, came, _) in zip(witnesses, self._held, strict=True):
                ends[witness] = min(ends[witness], came)
            shown_at = self._match_before(ends)
            if shown_at is not None:
                return {self._came[place]: self._shown[number].kind for place, number in shown_at.items()}
        raise Impossible("a hand held what it was seen to lack, or lacked what it was seen to hold")

    def _possible_witnesses(self, shown: int, came: int, kinds: Collection[int]) -> list[int]:
        """The kinds shown later, by number, that can have been in the hand at a moment."""
        return [
            number
            for number in range(shown, len(self._shown))
            if self._shown[number].kind in kinds and self._shown[number].first < came
        ]

    def _match_before(self, ends: list[int]) -> dict[int, int] | None:
        """By the place of a card: which kind was shown by it; None if there is no perfect matching."""
        shown_at: dict[int, int] = {}
        for number in range(len(ends)):
            if not self._find_place(number, ends, shown_at, set()):
                return None
        return shown_at

    def _find_place(self, number: int, ends: list[int], shown_at: dict[int, int], tried: set[int]) -> bool:
        """Find a card that showed this kind, moving other kinds to other cards if necessary (Kuhn's algorithm)."""
        places = range(self._shown[number].first, ends[number])
        free = [place for place in places if place not in shown_at]
        if free:
            shown_at[self._random.choice(free)] = number
            return True
        for place in places:
            if place not in tried:
                tried.add(place)
                if self._find_place(shown_at[place], ends, shown_at, tried):
                    shown_at[place] = number
                    return True
        return False
