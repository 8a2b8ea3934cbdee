"""What a viewer knows of the goals, compared with an enumeration of all deals and all swaps (INFO-4)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from random import Random
from typing import Final

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.catalogue import GOLD, KIND
from pyrite.game.facts.maze import looked
from pyrite.game.knowledge import (
    NOW,
    deal_count,
    deal_counts,
    faces_seen,
    goals_looked_at,
    place_dealt,
    place_now,
    possible_deals,
    possible_swaps,
    seen_at_goals,
)
from pyrite.game.modules.goal_swap import goals_put_back
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY

SEAT: Final = 0
ANOTHER: Final = 1
STONE, OTHER_STONE = KIND["stone NE"], KIND["stone NW"]

Step = tuple[str, int, int]
"""``look, goal, 0``; ``swap, goal, goal`` by another; ``mine, goal, goal`` by the seat itself."""


def begin(edition: str = "DE24", *modules: str, seed: bytes = bytes(32)) -> State:
    state = Game.begin(SetUp(3, edition=edition, modules=frozenset({"goal_swap", *modules}), seed=seed)).state
    state.table.turn = 0
    return state


def own_part(state: State) -> Private:
    own = state.privates[SEAT]
    assert own is not None
    return own


def take(state: State, steps: Sequence[Step], swaps: Sequence[bool]) -> None:
    """Take these steps, one in each turn; whether the goals are swapped is given for each swap."""
    assert state.sealed is not None
    real_swaps = iter(swaps)
    for what, one, other in steps:
        state.table.turn += 1
        if what == "look":
            looked(state, SEAT, one, state.sealed.goals[one])
        else:
            goals_put_back(state, SEAT if what == "mine" else ANOTHER, one, other, 2 if next(real_swaps) else 1)


def look_at(state: State, goal: int, face: int) -> None:
    state.table.turn += 1
    looked(state, SEAT, goal, face)


def put_back(state: State, seat: int, one: int, other: int, *, swapped: bool = False) -> None:
    state.table.turn += 1
    goals_put_back(state, seat, one, other, 2 if swapped else 1)


# ---------------------------------------------------------------- compared with an enumeration


def outcomes(
    state: State, steps: Sequence[Step], swaps: Sequence[bool]
) -> Iterator[tuple[tuple[bool, ...], list[int]]]:
    """Every combination of swaps and deal that shows the seat the same, with the cards by number now.

    Cards are numbered by their places in the box, so that equal faces are told apart.
    """
    rules, on_table = state.table.rules, len(state.table.goal_cells)
    whose = [what for what, _, _ in steps if what != "look"]
    seen = [face for _, face, _ in own_part(state).looks]
    gold_sure = rules.new_goals and rules.edition.new_goals_gold_sure
    gold = rules.goals.index(GOLD)
    for deal in permutations(range(len(rules.goals))):
        if gold_sure and gold not in deal[:on_table]:
            continue
        for each in product((False, True), repeat=len(swaps)):
            if any(one != two for one, two, what in zip(each, swaps, whose, strict=True) if what == "mine"):
                continue
            goals, real_swaps, shown = list(deal), iter(each), []
            for what, one, other in steps:
                if what == "look":
                    shown.append(rules.goals[goals[one]])
                elif next(real_swaps):
                    goals[one], goals[other] = goals[other], goals[one]
            if shown == seen:
                yield each, goals


def random_steps(random: Random) -> list[Step]:
    steps: list[Step] = []
    for _ in range(6):
        one, other = random.sample(range(3), 2)
        what = random.choice(["look", "look", "swap", "mine"])
        steps.append((what, one, 0 if what == "look" else other))
    return steps


@pytest.mark.rule("INFO-4", "ACT-4", "WC-17")
@pytest.mark.parametrize("number", range(40))
def test_weights_and_faces_equal_those_over_all_deals(number: int) -> None:
    random = Random(number)
    state = begin(seed=random.randbytes(32))
    goals = state.table.rules.goals
    steps = random_steps(random)
    swaps = [random.random() < 0.5 for what, _, _ in steps if what != "look"]
    take(state, steps, swaps)
    found = list(outcomes(state, steps, swaps))

    cases = possible_deals(state.table, SEAT, own_part(state))
    weights = {swapped: deal_count(state.table, known) for swapped, known in cases}
    assert {swapped: weight for swapped, weight in weights.items() if weight} == Counter(each for each, _ in found)

    seen = {face for _, face, _ in own_part(state).looks}  # the three faces differ
    faces = [{goals[each[goal]] for _, each in found} for goal in range(3)]
    possible = [{face if face in seen else 0 for face in each} for each in faces]
    expected = [set() if each == {0} else each for each in possible]
    assert faces_seen(state.table, SEAT, own_part(state)) == expected


@pytest.mark.rule("NEWG-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
@pytest.mark.parametrize("look", [None, 1])
def test_the_place_of_the_gold_is_weighted_as_over_all_deals(edition: str, look: int | None) -> None:
    state = begin(edition, "new_goals", seed=bytes(31) + b"\1")
    steps: list[Step] = [] if look is None else [("look", look, 0)]
    take(state, steps, [])
    gold = state.table.rules.goals.index(GOLD)
    places = Counter(goals.index(gold) for _, goals in outcomes(state, steps, []))
    expected = {place: count for place, count in places.items() if place < 5}
    if edition == "DE24" and GOLD not in (face for _, face, _ in own_part(state).looks):
        expected[NOBODY] = sum(count for place, count in places.items() if place >= 5)
    ((_, known),) = possible_deals(state.table, SEAT, own_part(state))
    assert deal_counts(state.table, known) == expected


# ---------------------------------------------------------------- swaps


def test_without_swaps_there_is_one_case() -> None:
    state = begin()
    assert possible_swaps(state.table, SEAT, own_part(state)) == [()]
    assert possible_deals(state.table, NOBODY, None) == [((), bytearray(3))]


@pytest.mark.rule("WC-17")
def test_own_swaps_are_certain_and_those_of_others_are_not() -> None:
    state = begin()
    put_back(state, ANOTHER, 0, 1)
    put_back(state, SEAT, 1, 2, swapped=True)
    assert possible_swaps(state.table, SEAT, own_part(state)) == [(False, True), (True, True)]
    assert possible_swaps(state.table, ANOTHER, state.privates[ANOTHER]) == [(False, False), (False, True)]
    assert len(possible_swaps(state.table, NOBODY, None)) == 4


@pytest.mark.rule("WC-17")
def test_a_place_is_followed_through_swaps_in_both_directions() -> None:
    state = begin()
    put_back(state, ANOTHER, 0, 1)
    put_back(state, ANOTHER, 1, 2)
    table = state.table
    for swapped in product((False, True), repeat=2):
        for place in range(3):
            assert place_dealt(table, place_now(table, place, swapped), NOW, swapped) == place
    assert place_now(table, 0, (True, True)) == 2
    assert place_now(table, 0, (True,)) == 1
    assert place_now(table, NOBODY, (True, True)) == NOBODY
    assert place_dealt(table, 1, 2, (True, True)) == 0  # before the second swap
    assert place_dealt(table, 1, 1, (True, True)) == 1  # before both


# ---------------------------------------------------------------- what was seen


@pytest.mark.rule("WC-17")
def test_what_was_seen_may_be_at_both_goals_that_another_picked_up() -> None:
    state = begin()
    look_at(state, 0, GOLD)
    put_back(state, ANOTHER, 0, 1)
    assert seen_at_goals(state.table, SEAT, own_part(state)) == [[(GOLD, 1), (0, 0)], [(0, 0), (GOLD, 1)], []]
    assert faces_seen(state.table, SEAT, own_part(state)) == [{GOLD, 0}, {GOLD, 0}, set()]


@pytest.mark.rule("WC-17")
def test_an_own_swap_moves_what_was_seen() -> None:
    state = begin()
    look_at(state, 0, GOLD)
    put_back(state, SEAT, 0, 1, swapped=True)
    assert seen_at_goals(state.table, SEAT, own_part(state)) == [[], [(GOLD, 1)], []]


@pytest.mark.rule("WC-17")
@pytest.mark.parametrize(
    ("second", "expected"),
    [
        (STONE, [[(STONE, 3)], [(GOLD, 1)], []]),
        (GOLD, [[(GOLD, 3)], [], []]),
    ],
    ids=["swapped", "not swapped"],
)
def test_a_second_look_shows_what_another_did(second: int, expected: list[list[tuple[int, int]]]) -> None:
    state = begin()
    look_at(state, 0, GOLD)
    put_back(state, ANOTHER, 0, 1)
    look_at(state, 0, second)
    assert seen_at_goals(state.table, SEAT, own_part(state)) == expected


@pytest.mark.rule("WC-17")
def test_one_card_at_two_goals_proves_a_swap() -> None:
    state = begin()
    look_at(state, 0, STONE)
    put_back(state, ANOTHER, 0, 1)
    look_at(state, 1, STONE)
    assert seen_at_goals(state.table, SEAT, own_part(state)) == [[], [(STONE, 3)], []]


@pytest.mark.rule("GOAL-1", "WC-17")
def test_a_goal_that_is_turned_over_proves_a_swap() -> None:
    state = begin()
    look_at(state, 0, GOLD)
    look_at(state, 2, OTHER_STONE)
    put_back(state, ANOTHER, 0, 1)
    state.table.goal_faces[1] = GOLD
    assert seen_at_goals(state.table, SEAT, own_part(state)) == [[], [(GOLD, 1)], [(OTHER_STONE, 2)]]
    assert faces_seen(state.table, SEAT, own_part(state)) == [set(), {GOLD}, {OTHER_STONE}]


@pytest.mark.rule("GOAL-1")
def test_a_goal_that_is_turned_over_is_seen_without_a_look() -> None:
    state = begin()
    state.table.goal_faces[1] = STONE
    assert seen_at_goals(state.table, SEAT, own_part(state)) == [[], [(STONE, 0)], []]
    assert faces_seen(state.table, SEAT, own_part(state)) == [set(), {STONE}, set()]


def test_a_contradiction_leaves_nothing_known() -> None:
    state = begin()
    look_at(state, 0, GOLD)
    look_at(state, 0, STONE)
    put_back(state, ANOTHER, 1, 2)
    assert possible_deals(state.table, SEAT, own_part(state)) == []
    assert seen_at_goals(state.table, SEAT, own_part(state)) == [[], [], []]


@pytest.mark.rule("WC-17")
def test_everyone_can_tell_who_looked_at_a_goal_that_nobody_picked_up_since() -> None:
    state = begin()
    look_at(state, 0, GOLD)
    look_at(state, 2, STONE)
    put_back(state, ANOTHER, 0, 1)
    assert goals_looked_at(state.table, SEAT) == {2}
    look_at(state, 1, OTHER_STONE)
    assert goals_looked_at(state.table, SEAT) == {1, 2}
    assert goals_looked_at(state.table, ANOTHER) == set()
