"""INFO-4: imagined worlds have the probabilities that follow from the rules, given what was seen.

The exact probabilities come from enumerating every deal and every hidden choice and keeping those in which the
viewer saw the same. Many imagined worlds are compared with them by a chi-square test with fixed seeds.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from itertools import permutations, product
from math import sqrt
from random import Random
from typing import Final

import pytest

from pyrite.game import Game, SetUp, imagine
from pyrite.game.catalogue import GOLD
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.facts.gold import gold_dealt
from pyrite.game.facts.maze import looked
from pyrite.game.facts.roles import role_changed, role_seen
from pyrite.game.modules.goal_swap import goals_put_back
from pyrite.game.modules.party import roles_dealt
from pyrite.game.state import State
from tests.properties.imagined_past import own_part

pytestmark = pytest.mark.rule("INFO-4")

WORLDS: Final = 3000
VIEWER: Final = 0
Distribution = dict[Hashable, float]


def too_far_off(found: Counter[Hashable], distribution: Distribution) -> bool:
    """Whether counts fail a chi-square test at one in a thousand; rare outcomes are merged."""
    if set(found) - set(distribution):
        return True  # an impossible outcome
    total = found.total()
    cells: list[tuple[float, float]] = []
    rare = [0.0, 0.0]
    for outcome, chance in distribution.items():
        if chance * total < 5:
            rare[0] += found[outcome]
            rare[1] += chance * total
        else:
            cells.append((found[outcome], chance * total))
    if rare[1] >= 5:
        cells.append((rare[0], rare[1]))
    freedom = len(cells) - 1
    if not freedom:
        return False
    statistic = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * sqrt(2 / (9 * freedom))) ** 3
    return statistic > limit


def imagined(state: State, outcome: Callable[[State], Hashable]) -> Counter[Hashable]:
    rng = SeededRandom(bytes(32), "the odds")
    return Counter(outcome(imagine(state, VIEWER, rng)) for _ in range(WORLDS))


# ---------------------------------------------------------------- goals


Step = tuple[str, int, int]
"""``look, goal, 0``, or ``swap, goal, goal`` by another."""


def goals_now(state: State) -> bytes:
    assert state.sealed is not None
    return state.sealed.goals


def looks_of(goals: bytes, steps: list[Step], swaps: tuple[bool, ...]) -> tuple[list[int], bytes]:
    """What the viewer sees on the way, and the goals at the end."""
    current = bytearray(goals)
    seen = []
    real_swaps = iter(swaps)
    for what, one, other in steps:
        if what == "look":
            seen.append(current[one])
        elif next(real_swaps):
            current[one], current[other] = current[other], current[one]
    return seen, bytes(current)


def goal_distribution(deals: Iterator[bytes], steps: list[Step], seen: list[int]) -> Distribution:
    ways: Counter[Hashable] = Counter()
    swaps = sum(1 for step in steps if step[0] == "swap")
    for goals in deals:
        for real_swaps in product((False, True), repeat=swaps):
            looks, current = looks_of(goals, steps, real_swaps)
            if looks == seen:
                ways[current] += 1
    return {current: count / ways.total() for current, count in ways.items()}


GOAL_SCRIPTS: Final[dict[str, list[Step]]] = {
    "nothing seen": [],
    "one look": [("look", 1, 0)],
    "two looks": [("look", 1, 0), ("look", 2, 0)],
    "a look, then another's swap": [("look", 0, 0), ("swap", 0, 1)],
    "a swap, then a look": [("swap", 0, 1), ("look", 0, 0)],
    "looks before and after a swap": [("look", 0, 0), ("swap", 0, 2), ("look", 2, 0)],
    "two swaps and three looks": [
        ("look", 0, 0),
        ("swap", 0, 1),
        ("look", 1, 0),
        ("swap", 1, 2),
        ("look", 1, 0),
    ],
}


@pytest.mark.parametrize("script", GOAL_SCRIPTS)
def test_imagined_goals_have_the_exact_probabilities(script: str) -> None:
    """WC-17: looks and other players' swaps have their exact weight."""
    check_goals(script, frozenset({"goal_swap"}), "DE24")


@pytest.mark.parametrize("script", ["one look", "a look, then another's swap", "two swaps and three looks"])
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_imagined_new_goals_have_the_exact_probabilities(script: str, edition: str) -> None:
    """NEWG-1: five of eight lie in the maze, in one edition with the gold among them for sure."""
    check_goals(script, frozenset({"goal_swap", "new_goals"}), edition)


def check_goals(script: str, modules: frozenset[str], edition: str) -> None:
    steps = GOAL_SCRIPTS[script]
    random = Random(script)
    swaps = tuple(random.random() < 0.5 for step in steps if step[0] == "swap")
    game = Game.begin(SetUp(3, edition=edition, modules=modules, seed=random.randbytes(32)))
    state = game.state
    seen, _ = looks_of(goals_now(state), steps, swaps)
    real_swaps = iter(swaps)
    for what, one, other in steps:
        state.table.turn += 1
        if what == "look":
            looked(state, VIEWER, one, goals_now(state)[one])
        else:
            goals_put_back(state, 1, one, other, 2 if next(real_swaps) else 1)
    sure = game.rules.new_goals and game.rules.edition.new_goals_gold_sure
    in_maze = len(state.table.goal_cells)
    deals = (bytes(each) for each in permutations(game.rules.goals))
    distribution = goal_distribution((each for each in deals if not sure or GOLD in each[:in_maze]), steps, seen)
    if len(distribution) > 400:  # too many outcomes to compare: look at three places only
        distribution = dict(_merged(distribution))
        assert not too_far_off(imagined(state, lambda world: goals_now(world)[:3]), distribution)
    else:
        assert not too_far_off(imagined(state, goals_now), distribution)


def _merged(distribution: Distribution) -> Distribution:
    merged: dict[Hashable, float] = {}
    for current, chance in distribution.items():
        assert isinstance(current, bytes)
        merged[current[:3]] = merged.get(current[:3], 0.0) + chance
    return merged


# ---------------------------------------------------------------- roles


RoleStep = tuple[str, int]
"""``look, seat``; ``hat, seat`` changes its role; ``party, 0``; what the viewer sees besides are its own roles."""


def roles_on_the_way(
    dealt: tuple[int, ...], seats: int, steps: list[RoleStep], mixed: tuple[int, ...]
) -> tuple[list[int], tuple[int, ...]]:
    """What the viewer sees, and the roles of all in the end; in ``dealt`` the stack is last, its top first."""
    roles, stack = list(dealt[:seats]), list(dealt[seats:])
    seen = [roles[VIEWER]]
    for what, seat in steps:
        if what == "look":
            seen.append(roles[seat])
        elif what == "hat":
            stack.append(roles[seat])
            roles[seat] = stack.pop(0)
            seen += [roles[VIEWER]] if seat == VIEWER else []
        else:
            roles = [roles[place] for place in mixed]
            seen.append(roles[VIEWER])
    return seen, tuple(roles)


def weighted_deals(role_cards: bytes, count: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """The first role cards of every shuffle, and in how many ways they come."""
    counts = Counter(role_cards)
    for dealt in product(sorted(counts), repeat=count):
        ways = 1
        rest = counts.copy()
        for role in dealt:
            ways *= rest[role]
            rest[role] -= 1
        if ways > 0:
            yield dealt, ways


def role_distribution(role_cards: bytes, seats: int, steps: list[RoleStep], seen: list[int]) -> Distribution:
    ways: Counter[Hashable] = Counter()
    hats = sum(1 for step in steps if step[0] == "hat")
    party = any(step[0] == "party" for step in steps)
    for dealt, weight in weighted_deals(role_cards, seats + hats):
        for mixed in permutations(range(seats)) if party else [tuple(range(seats))]:
            looks, roles = roles_on_the_way(dealt, seats, steps, mixed)
            if looks == seen:
                ways[roles] += weight
    return {roles: count / ways.total() for roles, count in ways.items()}


ROLE_SCRIPTS: Final[dict[str, tuple[SetUp, list[RoleStep]]]] = {
    "base, nothing seen": (SetUp(5), []),
    "base, the wardrobe": (SetUp(4, modules=frozenset({"wardrobe"})), [("hat", 1)]),
    "base, a party": (SetUp(4, modules=frozenset({"party"})), [("party", 0)]),
    "an inspection": (SetUp(4, modules=frozenset({"saboteur2"})), [("look", 2)]),
    "an inspection, then a hat": (SetUp(3, modules=frozenset({"saboteur2"})), [("look", 1), ("hat", 1)]),
    "hats for others": (SetUp(3, modules=frozenset({"saboteur2"})), [("hat", 2), ("look", 2), ("hat", 1)]),
    "a hat for oneself": (SetUp(3, modules=frozenset({"saboteur2"})), [("look", 1), ("hat", 0), ("hat", 1)]),
    "an inspection, then a party": (
        SetUp(4, modules=frozenset({"saboteur2", "party"})),
        [("look", 1), ("party", 0)],
    ),
    "inspections before and after a party": (
        SetUp(4, modules=frozenset({"saboteur2", "party"})),
        [("look", 1), ("look", 2), ("party", 0), ("look", 1)],
    ),
}


def play_roles(state: State, steps: list[RoleStep], random: Random) -> list[int]:
    """Take these steps; return what the viewer saw."""
    assert state.sealed is not None
    seen = [own_part(state, VIEWER).role]
    for what, seat in steps:
        state.table.turn += 1
        if what == "look":
            role_seen(state, VIEWER, seat, own_part(state, seat).role)
            seen.append(own_part(state, seat).role)
        elif what == "hat":
            role_changed(state, seat, state.sealed.left_over[-1])
            seen += [own_part(state, VIEWER).role] if seat == VIEWER else []
        else:
            roles = [own.role for own in state.privates if own is not None]
            random.shuffle(roles)
            roles_dealt(state, bytes(roles))
            seen.append(own_part(state, VIEWER).role)
    return seen


def all_roles(state: State) -> Hashable:
    return tuple(own.role for own in state.privates if own is not None)


@pytest.mark.parametrize("play_seed", range(2))
@pytest.mark.parametrize("script", ROLE_SCRIPTS)
def test_imagined_roles_have_the_exact_probabilities(script: str, play_seed: int) -> None:
    """SET-1, S2-2, S2-15, S2-16, ROBE-1, PARTY-1: what was seen has its exact weight."""
    set_up, steps = ROLE_SCRIPTS[script]
    random = Random(f"{script} {play_seed}")
    game = Game.begin(replace(set_up, seed=random.randbytes(32)))
    seen = play_roles(game.state, steps, random)
    distribution = role_distribution(game.rules.roles, set_up.players, steps, seen)
    assert not too_far_off(imagined(game.state, all_roles), distribution)


# ---------------------------------------------------------------- gold


def purse_distribution(gold_cards: bytes, sums: list[tuple[int, int]]) -> Distribution:
    """The values of gold cards drawn in groups, each group with a number of cards and a sum."""
    ways: Counter[Hashable] = Counter()
    for dealt in permutations(range(len(gold_cards)), sum(count for count, _ in sums)):
        values = bytes(gold_cards[card] for card in dealt)
        first = 0
        for count, paid in sums:
            if sum(values[first : first + count]) != paid:
                break
            first += count
        else:
            ways[values] += 1
    return {values: count / ways.total() for values, count in ways.items()}


@pytest.mark.parametrize("paid", [b"\1\3", b"\2\1", b"\2\1\1", b"\3\1\2"])
def test_imagined_gold_cards_of_a_sum_have_the_exact_probabilities(paid: bytes) -> None:
    """PAY-6: any cards that make the sum, each as often as the pile gives it, in any order."""
    state = Game.begin(SetUp(5, seed=bytes(32))).state
    assert state.sealed is not None
    rest = bytearray(state.sealed.gold_pile)
    for value in paid:
        rest.remove(value)
    gold_dealt(state, 1, sum(paid), sum(paid), paid, bytes(rest))
    distribution = purse_distribution(state.table.rules.gold_cards, [(len(paid), sum(paid))])
    assert not too_far_off(imagined(state, lambda world: bytes(own_part(world, 1).gold)), distribution)


# ---------------------------------------------------------------- cards


def test_imagined_cards_are_at_every_place_equally_often() -> None:
    """SET-2: of what the viewer does not hold, each card is in any hand or anywhere in the deck alike."""
    state = Game.begin(SetUp(5, seed=bytes(32))).state
    unseen = Counter(state.table.rules.deck) - Counter(own_part(state, VIEWER).hand)
    distribution: Distribution = {card: count / unseen.total() for card, count in unseen.items()}
    rng = SeededRandom(bytes(32), "cards")
    worlds = [imagine(state, VIEWER, rng) for _ in range(WORLDS)]
    for place in (0, 20, -1):
        assert not too_far_off(Counter(deck(world)[place] for world in worlds), distribution)
    # A hand is sorted, so each of its positions is used equally often.
    hands = [own_part(world, 3).hand for world in worlds]
    assert not too_far_off(Counter(hand[number % len(hand)] for number, hand in enumerate(hands)), distribution)


def deck(state: State) -> bytearray:
    assert state.sealed is not None
    return state.sealed.deck


# ---------------------------------------------------------------- the test can fail


def test_wrong_probabilities_are_detected() -> None:
    """Worlds are compared with the probabilities of another viewer, and with a small bias."""
    set_up, steps = ROLE_SCRIPTS["inspections before and after a party"]
    random = Random(1)
    game = Game.begin(replace(set_up, seed=random.randbytes(32)))
    seen = play_roles(game.state, steps, random)
    found = imagined(game.state, all_roles)
    assert too_far_off(found, role_distribution(game.rules.roles, 4, [("party", 0)], [seen[0], seen[3]]))
    fair = role_distribution(game.rules.roles, 4, steps, seen)
    favoured = max(fair, key=fair.__getitem__)
    biased = {outcome: chance * 0.9 for outcome, chance in fair.items()}
    biased[favoured] += 0.1
    assert too_far_off(found, biased)
