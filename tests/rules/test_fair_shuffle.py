"""The shuffle favours no card, no place, no neighbour and no seat; bad shuffles are detected (INFO-6)."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from pyrite.game import Deal, Game, Rules, SetUp
from pyrite.game.catalogue import FIRST_ACTION, GOLD, SABOTEUR
from pyrite.game.dealing.shuffle import SeededRandom, add_contribution
from tests.rules.chi_square import (
    cards_that_favour_a_neighbour,
    cards_that_favour_a_place,
    is_fair,
    piles,
    places_that_favour_a_card,
)

SEED = bytes(range(32))
SEEDS = [number.to_bytes(32, "big") for number in range(1500)]

pytestmark = pytest.mark.rule("INFO-6")


def places_of_saboteurs(deal: Deal) -> tuple[int, ...]:
    """The seats of the saboteurs; the card left over comes after the last seat."""
    return tuple(place for place, role in enumerate(deal.roles + deal.left_over) if role == SABOTEUR)


def deals(set_up: SetUp, number: int = 1) -> list[Deal]:
    rules = Rules(set_up)
    return [Deal.from_seed(rules, seed, number) for seed in SEEDS]


# ---------------------------------------------------------------- the shuffle


def our_shuffle(number: int, pile: list[int]) -> None:
    SeededRandom(SEED, f"shuffle {number}").shuffle(pile)


@pytest.fixture(scope="module")
def ours() -> list[list[int]]:
    return piles(our_shuffle)


def test_every_card_is_at_every_place_equally_often(ours: list[list[int]]) -> None:
    assert cards_that_favour_a_place(ours) == []
    assert places_that_favour_a_card(ours) == []


def test_every_card_is_followed_by_every_other_card_equally_often(ours: list[list[int]]) -> None:
    assert cards_that_favour_a_neighbour(ours) == []


def test_each_of_two_cards_is_above_the_other_equally_often(ours: list[list[int]]) -> None:
    for one, other in combinations(range(20), 2):
        assert is_fair((pile.index(one) < pile.index(other) for pile in ours), (True, False)), (one, other)


def test_the_places_of_two_cards_are_independent(ours: list[list[int]]) -> None:
    """By quarters of the pile of 20: a second card is in the quarter of the first 4 times in 19."""
    for one, other in combinations(range(0, 20, 3), 2):
        quarters = [(pile.index(one) // 5, pile.index(other) // 5) for pile in ours]
        shares = {(here, there): 4.0 if here == there else 5.0 for here in range(4) for there in range(4)}
        assert is_fair(quarters, shares), (one, other)


# ---------------------------------------------------------------- bad shuffles, which must be detected


def any_with_any(number: int, pile: list[int]) -> None:
    """Each card changes places with any: a well-known mistake, which favours some orders."""
    rng = SeededRandom(SEED, f"shuffle {number}")
    for place in range(len(pile)):
        other = rng.randbelow(len(pile))
        pile[place], pile[other] = pile[other], pile[place]


def never_itself(number: int, pile: list[int]) -> None:
    """One off: no card can stay where it is."""
    rng = SeededRandom(SEED, f"shuffle {number}")
    for last in range(len(pile) - 1, 0, -1):
        other = rng.randbelow(last)
        pile[last], pile[other] = pile[other], pile[last]


def stops_too_soon(number: int, pile: list[int]) -> None:
    """The first two cards are never looked at."""
    rng = SeededRandom(SEED, f"shuffle {number}")
    for last in range(len(pile) - 1, 1, -1):
        other = 1 + rng.randbelow(last)
        pile[last], pile[other] = pile[other], pile[last]


def cut(number: int, pile: list[int]) -> None:
    """The pile is only cut: every card can be anywhere, but the neighbours stay."""
    at = SeededRandom(SEED, f"shuffle {number}").randbelow(len(pile))
    pile[:] = pile[at:] + pile[:at]


def one_of_few(number: int, pile: list[int]) -> None:
    """A good shuffle, but from hardly any seeds."""
    SeededRandom(SEED, f"shuffle {number % 16}").shuffle(pile)


@pytest.mark.parametrize("bad", [any_with_any, never_itself, stops_too_soon, one_of_few])
def test_a_shuffle_that_favours_places_is_detected(bad: object) -> None:
    shuffled = piles(bad)  # type: ignore[arg-type]
    assert len(cards_that_favour_a_place(shuffled)) >= 3


@pytest.mark.parametrize("bad", [cut, one_of_few])
def test_a_shuffle_that_keeps_neighbours_is_detected(bad: object) -> None:
    assert len(cards_that_favour_a_neighbour(piles(bad))) == 20  # type: ignore[arg-type]


def test_a_cut_is_detected_only_by_its_neighbours() -> None:
    assert cards_that_favour_a_place(piles(cut)) == []


def test_another_fair_shuffle_passes() -> None:
    """The tests themselves are fair: Python's own shuffle passes them."""
    shuffled = piles(lambda number, pile: Random(number).shuffle(pile))
    assert cards_that_favour_a_place(shuffled) == []
    assert places_that_favour_a_card(shuffled) == []
    assert cards_that_favour_a_neighbour(shuffled) == []


# ---------------------------------------------------------------- numbers below awkward bounds

AWKWARD = (2, 3, 7, 67, 255, 257, 2**16 + 1, 2**31 - 1, 2**31 + 1, 3 << 30, 2**32 - 5, 2**32 - 1, 2**32)


@pytest.mark.parametrize("top", AWKWARD)
def test_random_numbers_are_uniform_over_ranges(top: int) -> None:
    rng = SeededRandom(SEED, f"parts below {top}")
    parts = min(top, 16)
    drawn = [rng.randbelow(top) for _ in range(3000)]
    assert all(0 <= number < top for number in drawn)
    sizes = Counter(number * parts // top for number in range(top)) if top < 1000 else Counter(range(parts))
    assert is_fair(
        (number * parts // top for number in drawn), {part: float(sizes[part]) for part in range(parts)}
    )


@pytest.mark.parametrize("top", AWKWARD)
def test_random_numbers_are_uniform_over_remainders(top: int) -> None:
    rng = SeededRandom(SEED, f"remainders below {top}")
    by = min(top, 5)
    whole = {rest: float(len(range(rest, top, by))) for rest in range(by)}
    assert is_fair((rng.randbelow(top) % by for _ in range(3000)), whole)


def test_a_random_number_below_1_is_0() -> None:
    rng = SeededRandom(SEED, "one")
    assert {rng.randbelow(1) for _ in range(100)} == {0}


def without_rejection(rng: SeededRandom, top: int) -> int:
    """`randbelow` without rejection sampling."""
    return rng.randbelow(1 << 32) % top


def test_numbers_without_rejection_are_detected_as_unfair() -> None:
    top = 3 << 30
    rng = SeededRandom(SEED, "biased")
    assert not is_fair((without_rejection(rng, top) * 16 // top for _ in range(3000)), range(16))


def test_successive_random_numbers_are_independent() -> None:
    rng = SeededRandom(SEED, "pairs")
    drawn = [rng.randbelow(6) for _ in range(7200)]
    pairs = zip(drawn[::2], drawn[1::2], strict=True)
    assert is_fair(pairs, [(one, other) for one in range(6) for other in range(6)])


# ---------------------------------------------------------------- what is dealt


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("players", range(3, 11))
def test_every_seat_is_a_saboteur_as_often_as_expected(players: int) -> None:
    rules = Rules(SetUp(players))
    shares = {role: float(count) for role, count in Counter(rules.roles).items()}
    dealt = [Deal.from_seed(rules, seed, 1).roles for seed in SEEDS[:600]]
    for seat in range(players):
        assert is_fair((roles[seat] for roles in dealt), shares), seat


@pytest.mark.rule("SET-1")
def test_all_pairs_of_seats_are_saboteurs_equally_often() -> None:
    assert is_fair(map(places_of_saboteurs, deals(SetUp(5))), combinations(range(6), 2))


@pytest.mark.rule("S2-2")
def test_every_seat_gets_each_role_of_saboteur_2_as_often_as_expected() -> None:
    set_up = SetUp(4, modules=frozenset({"saboteur2"}))
    shares = {role: float(count) for role, count in Counter(Rules(set_up).roles).items()}
    dealt = deals(set_up)
    for seat in range(4):
        assert is_fair((deal.roles[seat] for deal in dealt), shares), seat


@pytest.mark.rule("NEWG-1")
@pytest.mark.parametrize("sure", [True, False])
def test_every_new_goal_is_at_every_place_equally_often(sure: bool) -> None:
    set_up = SetUp(5, modules=frozenset({"new_goals"}), house_rules={"new_goals_gold_sure": sure})
    dealt = deals(set_up)
    places = range(5) if sure else range(8)
    assert is_fair((deal.goals.index(GOLD) for deal in dealt), places)
    for place in range(5):
        shares = dict.fromkeys(Rules(set_up).goals, 1.0)
        if sure:  # the gold is at one of five places, the seven other goals share the rest
            shares = {goal: 0.2 if goal == GOLD else 0.8 / 7 for goal in shares}
        assert is_fair((deal.goals[place] for deal in dealt), shares), place


@pytest.mark.rule("SET-2")
def test_every_seat_gets_each_kind_of_card_as_often_as_expected() -> None:
    rules = Rules(SetUp(10))
    shares = {kind: float(count) for kind, count in Counter(rules.deck).items()}
    dealt = deals(SetUp(10))
    for seat in range(10):
        # Cards of one hand are drawn without putting back, so they spread a little less than this allows.
        assert is_fair((card for deal in dealt for card in deal.hands[seat]), shares), seat
    for place in (0, 13, -1):
        assert is_fair((deal.deck[place] for deal in dealt), shares), place


@pytest.mark.rule("VAR-3")
def test_the_landmark_is_any_tunnel_of_the_deck() -> None:
    set_up = SetUp(5, variants=frozenset({"tournament"}))
    shares = Counter(kind for kind in Rules(set_up).deck if kind < FIRST_ACTION)
    assert is_fair((deal.landmark for deal in deals(set_up)), {kind: float(n) for kind, n in shares.items()})


@pytest.mark.rule("CHEST-1")
def test_every_chest_is_at_every_place_equally_often() -> None:
    set_up = SetUp(5, modules=frozenset({"chests"}))
    dealt = deals(set_up)
    for place in range(10):
        assert is_fair((deal.chests[place] for deal in dealt), range(1, 11)), place


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("players", range(2, 13))
def test_every_seat_begins_equally_often(players: int) -> None:
    set_ups = (SetUp(players, modules=frozenset({"saboteur2"}), seed=seed) for seed in SEEDS[:300])
    begun = [Game.begin(set_up).asked for set_up in set_ups]
    assert is_fair(begun, range(players))


@pytest.mark.rule("SET-3")
def test_every_gold_card_is_at_every_place_of_the_pile_equally_often() -> None:
    begun = [Game.begin(SetUp(3, seed=seed)).state.sealed for seed in SEEDS]
    for place in range(28):
        nuggets = [sealed.gold_pile[place] for sealed in begun if sealed is not None]
        assert is_fair(nuggets, {1: 16.0, 2: 8.0, 3: 4.0}), place


# ---------------------------------------------------------------- what players add


def test_words_of_a_player_make_every_deal_equally_likely() -> None:
    rules = Rules(SetUp(5))
    dealt = [Deal.from_seed(rules, add_contribution(SEED, 2, f"{number}"), 1) for number in range(1500)]
    assert is_fair((deal.goals.index(GOLD) for deal in dealt), range(3))
    assert is_fair(map(places_of_saboteurs, dealt), combinations(range(6), 2))


def test_one_changed_letter_changes_half_the_bits_of_the_seed() -> None:
    flips: Counter[int] = Counter()
    for number in range(400):
        one, other = add_contribution(SEED, 1, f"{number}a"), add_contribution(SEED, 1, f"{number}b")
        change = int.from_bytes(one, "big") ^ int.from_bytes(other, "big")
        flips.update(bit for bit in range(256) if change >> bit & 1)
    assert all(abs(flips[bit] - 200) < 60 for bit in range(256))  # six standard deviations; each is 10
