"""Random numbers for imagined worlds are as fair as those of a game (INFO-4, INFO-6)."""

from collections import Counter
from collections.abc import MutableSequence
from hashlib import shake_128
from math import factorial

import pytest

from pyrite.game.dealing.shuffle import BufferedRandom
from tests.game.test_shuffle import chi_square

pytestmark = pytest.mark.rule("INFO-4", "INFO-6")

SEED = bytes(range(32))
BLOCK = shake_128(SEED + b"many" + bytes(8)).digest(168)
"""The first bytes of the stream, computed independently."""


# ---------------------------------------------------------------- known answers


@pytest.mark.parametrize("bound", [1, 2, 6, 100, 129, 255, 256])
def test_a_small_number_takes_one_byte_and_biased_bytes_are_drawn_again(bound: int) -> None:
    wanted = [byte % bound for byte in BLOCK if byte < 256 // bound * bound]
    rng = BufferedRandom(SEED)
    assert [rng.randbelow(bound) for _ in wanted] == wanted


@pytest.mark.parametrize("bound", [257, 1000, 40_000, 65_535, 65_536])
def test_a_larger_number_takes_two_bytes(bound: int) -> None:
    words = [BLOCK[place] << 8 | BLOCK[place + 1] for place in range(0, len(BLOCK), 2)]
    wanted = [word % bound for word in words if word < 65_536 // bound * bound]
    rng = BufferedRandom(SEED)
    assert [rng.randbelow(bound) for _ in wanted] == wanted


def test_a_huge_number_takes_as_many_bytes_as_it_needs() -> None:
    bound = factorial(20)  # 62 bits, of 64 that are drawn
    words = [int.from_bytes(BLOCK[place : place + 8], "big") for place in range(0, len(BLOCK), 8)]
    wanted = [word % bound for word in words if word < (1 << 64) // bound * bound]
    rng = BufferedRandom(SEED)
    assert [rng.number_below(bound) for _ in wanted] == wanted


def test_when_a_block_is_used_up_the_next_one_is_made() -> None:
    second = shake_128(SEED + b"many" + (1).to_bytes(8, "big")).digest(168)
    rng = BufferedRandom(SEED)
    assert bytes(rng.randbelow(256) for _ in range(336)) == BLOCK + second


@pytest.mark.parametrize("count", [0, 1, 2, 67, 125, 256, 300])
def test_a_list_and_a_bytearray_are_shuffled_in_the_same_way(count: int) -> None:
    """More than a block is used up, and more cards than a byte has values."""
    cards = [card % 256 for card in range(count)]
    as_bytes = bytearray(cards)
    one, other = BufferedRandom(SEED), BufferedRandom(SEED)
    one.shuffle(cards)
    other.shuffle(as_bytes)
    assert bytes(cards) == as_bytes
    assert one.randbelow(256) == other.randbelow(256)  # both have drawn equally many numbers


# ---------------------------------------------------------------- fairness, at one chance in a thousand


@pytest.mark.parametrize(
    ("bound", "critical"), [(2, 10.83), (3, 13.82), (6, 20.52), (7, 22.46), (10, 27.88), (40, 72.05)]
)
def test_each_number_below_the_bound_is_equally_likely(bound: int, critical: float) -> None:
    rng = BufferedRandom(bytes(31) + bytes((bound,)))
    counts = Counter(rng.randbelow(bound) for _ in range(bound * 200))
    assert set(counts) == set(range(bound))
    assert chi_square(counts.values(), 200) < critical


@pytest.mark.parametrize("bound", [192, 49_152])
def test_rejection_keeps_the_distribution_uniform(bound: int) -> None:
    # Taken without rejection, half of the numbers below three quarters of the range would be in its first third.
    rng = BufferedRandom(SEED)
    thirds = Counter(rng.randbelow(bound) * 3 // bound for _ in range(3000))
    assert set(thirds) == {0, 1, 2}
    assert chi_square(thirds.values(), 1000) < 13.82


@pytest.mark.parametrize("kind", [list, bytearray])
def test_each_order_of_four_cards_is_equally_likely(kind: type[MutableSequence[int]]) -> None:
    rng = BufferedRandom(bytes(32))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards: MutableSequence[int] = [0, 1, 2, 3] if kind is list else bytearray(range(4))
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert chi_square(orders.values(), 200) < 49.73
