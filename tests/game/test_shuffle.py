"""SeededRandom is uniform, and the same seed always gives the same numbers.

The numbers pinned here were computed independently of the game, from the description at the top of
``pyrite.game.dealing.shuffle``. If one of them changes, every game that was ever recorded by its seed is lost.
"""

from collections import Counter
from collections.abc import Iterable, MutableSequence

import pytest

from pyrite.game.dealing.seeds import derive_seed
from pyrite.game.dealing.shuffle import SEED_BYTES, SeededRandom, commitment
from pyrite.game.number_row import row_of

SEED = bytes(range(32))


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


# ---------------------------------------------------------------- known answers


@pytest.mark.rule("INFO-6")
def test_numbers_below_six_are_as_pinned() -> None:
    rng = SeededRandom(SEED, "round 1 deck")
    drawn = [rng.randbelow(6) for _ in range(20)]  # more than one block of eight
    assert drawn == [0, 3, 1, 0, 3, 1, 3, 1, 0, 1, 2, 1, 3, 5, 1, 4, 0, 0, 2, 4]


@pytest.mark.rule("INFO-6")
def test_a_biased_word_is_drawn_again() -> None:
    # The seventh and the eighth word, 0xc519bf07 and 0xf9d29d8d, are at or above 3 * 2**30.
    rng = SeededRandom(SEED, "round 1 deck")
    assert [rng.randbelow(3 << 30) for _ in range(6)] == [
        0x8D1A051A,
        0x1A64C6C3,
        0x72F22CE1,
        0x9ED5907C,
        0x68CC5125,
        0xA40890C3,
    ]
    assert [rng.randbelow(3 << 30) for _ in range(2)] == [0xAB400EF0, 0x33BB8C1F]


@pytest.mark.rule("INFO-6")
def test_the_lowest_biased_word_is_drawn_again() -> None:
    # The bound is the first word itself, so that word is the lowest one that must not be used.
    assert SeededRandom(SEED, "round 1 deck").randbelow(0x8D1A051A) == 0x1A64C6C3
    assert SeededRandom(SEED, "round 1 deck").randbelow(0x8D1A051B) == 0x8D1A051A


@pytest.mark.rule("INFO-6")
@pytest.mark.parametrize(
    ("label", "order"),
    [
        ("round 1 deck", [2, 0, 4, 5, 7, 6, 9, 1, 3, 8]),
        ("round 2 deck", [6, 7, 3, 8, 2, 9, 1, 0, 5, 4]),
        ("gold cards", [8, 9, 1, 3, 6, 7, 2, 4, 0, 5]),
    ],
)
def test_ten_cards_are_shuffled_as_pinned_for_each_label(label: str, order: list[int]) -> None:
    cards = list(range(10))
    SeededRandom(SEED, label).shuffle(cards)
    assert cards == order


@pytest.mark.rule("INFO-6")
def test_a_whole_deck_is_shuffled_as_pinned() -> None:
    cards = bytearray(range(67))
    SeededRandom(SEED, "round 1 deck").shuffle(cards)
    assert sorted(cards) == list(range(67))
    assert list(cards[:12]) == [8, 61, 6, 41, 42, 34, 35, 21, 33, 54, 48, 3]
    assert list(cards[-12:]) == [27, 29, 58, 9, 37, 18, 19, 12, 60, 5, 15, 56]


@pytest.mark.rule("INFO-6")
@pytest.mark.parametrize(
    ("seed", "published"),
    [
        (bytes(32), "f44f69f0d9d7c4a63943ce2f5ccd6ce063b2cebe57a55f979943d89434d14152"),
        (SEED, "b1a732e737e32cf83e6602e756d866dbc47d2c02be6bb2959f6645b8ac7c3742"),
    ],
)
def test_the_commitment_to_a_seed_is_as_pinned(seed: bytes, published: str) -> None:
    assert len(seed) == SEED_BYTES
    assert commitment(seed) == published


def test_nothing_to_shuffle_draws_no_number() -> None:
    rng = SeededRandom(SEED, "round 1 deck")
    none: list[int] = []
    one = [7]
    rng.shuffle(none)
    rng.shuffle(one)
    assert (none, one) == ([], [7])
    assert rng.randbelow(1 << 32) == 0x8D1A051A  # still the first word of the stream


def test_numbers_of_one_label_do_not_depend_on_another_label() -> None:
    undisturbed = SeededRandom(SEED, "roles").randbelow(1 << 32)
    goals = SeededRandom(SEED, "goals")
    roles = SeededRandom(SEED, "roles")
    for _ in range(100):
        goals.randbelow(3)
    assert roles.randbelow(1 << 32) == undisturbed
    assert SeededRandom(bytes(32), "roles").randbelow(1 << 32) != undisturbed


# ---------------------------------------------------------------- fairness, at one chance in a thousand


@pytest.mark.rule("INFO-6")
@pytest.mark.parametrize(
    ("bound", "critical"), [(2, 10.83), (3, 13.82), (6, 20.52), (7, 22.46), (10, 27.88), (40, 72.05)]
)
def test_each_number_below_the_bound_is_equally_likely(bound: int, critical: float) -> None:
    rng = SeededRandom(SEED, f"below {bound}")
    counts = Counter(rng.randbelow(bound) for _ in range(bound * 200))
    assert set(counts) == set(range(bound))
    assert chi_square(counts.values(), 200) < critical


@pytest.mark.rule("INFO-6")
def test_rejection_keeps_the_distribution_uniform() -> None:
    # Taken without rejection, a number below 3 * 2**30 would be in the first third half of the time.
    rng = SeededRandom(SEED, "thirds")
    thirds = Counter(rng.randbelow(3 << 30) >> 30 for _ in range(3000))
    assert set(thirds) == {0, 1, 2}
    assert chi_square(thirds.values(), 1000) < 13.82


@pytest.mark.rule("INFO-6")
def test_each_order_of_four_cards_is_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(4800):
        cards = [0, 1, 2, 3]
        SeededRandom(SEED, f"shuffle {number}").shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert chi_square(orders.values(), 200) < 49.73


@pytest.mark.rule("INFO-6")
@pytest.mark.parametrize("cards", [[7, 8, 9], bytearray((7, 8, 9))], ids=["list", "bytearray"])
def test_a_shuffle_draws_biased_words_again(cards: MutableSequence[int]) -> None:
    """For a bound of three only the highest word, 2**32 - 1, is biased."""
    rng = SeededRandom(SEED, "three cards")
    rng._words = row_of([1, 0, 2**32 - 1])  # the next one last
    rng.shuffle(cards)
    assert list(cards) == [9, 8, 7]
    assert rng._words == []


def test_one_word_gives_another_seed_for_each_purpose_and_game() -> None:
    seeds = [
        derive_seed(word, use, game) for word in ("one", "two") for use in ("deal", "bots") for game in (1, 2)
    ]
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
    assert len(set(seeds)) == 8
    assert derive_seed("one", "deal", 1) == seeds[0]
