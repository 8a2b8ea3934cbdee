"""Random numbers and shuffles from a seed of 32 bytes. The same seed gives the same game in every version.

The server publishes a `commitment` to the seed, then players may add words of their own to it
(INFO-6, docs/fairness.md). Only after that is the first random number drawn.

Each purpose has its own stream of numbers, named by a label, so that the numbers for one purpose
do not depend on how many were drawn for another. The bytes of a stream are SHA-256 over the seed,
the label and a counter. Rejection sampling makes all numbers equally likely. Cards are shuffled
from the last to the first (Fisher-Yates).
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence
from hashlib import sha256, shake_128
from typing import Final

from pyrite.game.copying import ReduceResult, reduce_to
from pyrite.game.dealing.hash_words import hash_words
from pyrite.game.number_row import NumberRow

BigInt = int
"""A number that may need more than 64 bits: compiled code keeps it as a Python object."""

SEED_BYTES: Final = 32
_WORD: Final = 1 << 32
_RANDOM_FIELDS: Final = ("_counter", "_key", "_words")


class SeededRandom:
    """A stream of uniform random numbers.

    >>> rng = SeededRandom(bytes(32), "an example")
    >>> [rng.randbelow(6) for _ in range(8)]
    [3, 1, 4, 1, 3, 2, 5, 5]
    """

    __slots__ = _RANDOM_FIELDS

    def __init__(self, seed: bytes, label: str) -> None:
        self._key: bytes = seed + label.encode()
        self._counter: int = 0
        self._words: NumberRow = NumberRow()
        """Numbers of 32 bits that are generated but not drawn yet, the next one last."""

    def randbelow(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, each equally likely."""
        while True:
            if not self._words:
                self._make_words()
            word = self._words.pop()
            number = word % bound
            # Words above the last multiple of `bound` would favour small numbers: draw again.
            if word - number <= _WORD - bound:
                return number

    def number_below(self, bound: BigInt) -> BigInt:
        """`randbelow` for a bound of any size, as far as these random numbers have one."""
        return self.randbelow(bound)

    def _make_words(self) -> None:
        self._words = hash_words(self._key, self._counter)
        self._counter += 1

    def seed(self) -> bytes:
        """A new seed for another generator."""
        self._counter += 1
        return sha256(self._key + b" seed " + self._counter.to_bytes(8, "big")).digest()

    def shuffle(self, cards: MutableSequence[int]) -> None:
        """Put ``cards`` in random order; each order is equally likely."""
        if isinstance(cards, bytearray):
            self._shuffle_bytes(cards)
        else:
            _shuffle(self, cards)

    def _shuffle_bytes(self, cards: bytearray) -> None:
        """The same without a call per number: every round begins with more than a hundred of them."""
        words, left = self._words, len(cards)
        while left > 1:
            if not words:
                self._make_words()
                words = self._words
            word = words.pop()
            other = word % left
            if word - other <= _WORD - left:
                left -= 1
                card = cards[left]
                cards[left] = cards[other]
                cards[other] = card

    def __reduce__(self) -> ReduceResult:
        return reduce_to(SeededRandom, (b"", ""), self, _RANDOM_FIELDS)


_BYTE: Final = 256
_BLOCK_BYTES: Final = 168
"""The block size of SHAKE-128."""


class BufferedRandom(SeededRandom):
    """As fair as `SeededRandom`, and faster for many small numbers: one hash makes enough bytes for a deck.

    A number takes as few bytes as it needs, with rejection sampling. Used for imagined worlds, never for a game
    itself: there the same seed must always give the same numbers.

    >>> rng = BufferedRandom(bytes(32))
    >>> [rng.randbelow(6) for _ in range(8)]
    [3, 3, 2, 5, 2, 2, 3, 2]
    """

    __slots__ = ("_bytes",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, "many")
        self._bytes: Iterator[int] = iter(b"")
        """Bytes that are generated but not drawn yet."""

    def _make_bytes(self) -> None:
        block = shake_128(self._key + self._counter.to_bytes(8, "big")).digest(_BLOCK_BYTES)
        self._counter += 1
        self._bytes = iter(block)

    def randbelow(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, each equally likely."""
        if bound > _BYTE:
            return self.number_below(bound)
        while True:
            for byte in self._bytes:
                number = byte % bound
                # Bytes above the last multiple of `bound` would favour small numbers: draw again.
                if byte - number <= _BYTE - bound:
                    return number
            self._make_bytes()

    def number_below(self, bound: BigInt) -> BigInt:
        """A number from 0 to ``bound - 1``, each equally likely; it takes as many bytes as it needs."""
        while True:
            span: BigInt = _BYTE
            word: BigInt = self.randbelow(_BYTE)
            while span < bound:
                span, word = span << 8, word << 8 | self.randbelow(_BYTE)
            number: BigInt = word % bound
            if word - number <= span - bound:
                return number

    def _shuffle_bytes(self, cards: bytearray) -> None:
        """The same without a call per number."""
        left = len(cards)
        if left > _BYTE:
            _shuffle(self, cards)
            return
        while left > 1:
            for byte in self._bytes:
                other = byte % left
                if byte - other <= _BYTE - left:
                    left -= 1
                    cards[left], cards[other] = cards[other], cards[left]
                    if left <= 1:
                        break
            else:
                self._make_bytes()

    def __reduce__(self) -> ReduceResult:
        return reduce_to(BufferedRandom, (b"",), self, (*_RANDOM_FIELDS, "_bytes"))


def _shuffle(rng: SeededRandom, cards: MutableSequence[int]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.randbelow(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


_ONE: Final = 36969
_OTHER: Final = 18000
"""The multipliers of the two generators of `FastRandom`."""
_LOW: Final = 0xFFFF


class FastRandom(SeededRandom):
    """Random numbers for rollouts: several times as fast as `SeededRandom`, never used for a real game.

    Two multiply-with-carry generators (Marsaglia 1999). The probability of a number below 100 is off by less than
    one part in ten million, which is good enough for a rollout. The numbers are predictable.

    >>> rng = FastRandom(7)
    >>> [rng.randbelow(6) for _ in range(8)]
    [4, 4, 2, 0, 0, 1, 5, 1]
    """

    __slots__ = ("_one", "_other")

    def __init__(self, number: BigInt) -> None:
        key = sha256(b"pyrite quick " + str(number).encode()).digest()
        super().__init__(key, "quick")
        self._one: int = 1 + int.from_bytes(key[:8], "big") % ((_ONE << 16) - 2)
        self._other: int = 1 + int.from_bytes(key[8:16], "big") % ((_OTHER << 16) - 2)

    def randbelow(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, each almost equally likely."""
        one, other = self._one, self._other
        self._one = one = _ONE * (one & _LOW) + (one >> 16)
        self._other = other = _OTHER * (other & _LOW) + (other >> 16)
        return ((one & _LOW) << 16 | other & _LOW) % bound

    def _shuffle_bytes(self, cards: bytearray) -> None:
        """The same without a call per number."""
        one, other = self._one, self._other
        for last in range(len(cards) - 1, 0, -1):
            one = _ONE * (one & _LOW) + (one >> 16)
            other = _OTHER * (other & _LOW) + (other >> 16)
            place = ((one & _LOW) << 16 | other & _LOW) % (last + 1)
            card = cards[last]
            cards[last] = cards[place]
            cards[place] = card
        self._one, self._other = one, other

    def __reduce__(self) -> ReduceResult:
        return reduce_to(FastRandom, (0,), self, (*_RANDOM_FIELDS, "_one", "_other"))


def commitment(seed: bytes) -> str:
    """The hash that is published before the deal, so that a later change of the seed is noticed (INFO-6)."""
    return sha256(b"pyrite seed " + seed).hexdigest()


def add_contribution(seed: bytes, seat: int, words: str) -> bytes:
    """The seed with the words of one player hashed in; called once per player, by rising seat (INFO-6).

    The parts before the words have a fixed length, so two different contributions never hash the same bytes.
    """
    return sha256(b"pyrite stir " + seed + bytes((seat,)) + words.encode("ascii")).digest()
