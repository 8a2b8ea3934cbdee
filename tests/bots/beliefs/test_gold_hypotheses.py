"""Probabilities of the gold, compared with an enumeration of all deals and all swaps."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Final

import pytest

from pyrite.bots.beliefs.gold_hypotheses import gold_hypotheses, place_of_gold
from pyrite.bots.heuristics.board_reading import gold_probabilities
from pyrite.game import Game, SetUp
from pyrite.game.catalogue import GOLD
from pyrite.game.facts.maze import looked
from pyrite.game.modules.goal_swap import goals_put_back
from pyrite.game.state import State

VIEWER: Final = 0
Step = tuple[str, int, int]
"""``look, goal, 0``; ``swap, goal, goal`` by another; ``mine, goal, goal`` by the viewer."""

SCRIPTS: Final[dict[str, list[Step]]] = {
    "nothing": [],
    "a look": [("look", 1, 0)],
    "two looks": [("look", 1, 0), ("look", 2, 0)],
    "a look, then another's swap": [("look", 1, 0), ("swap", 1, 2)],
    "a look, another's swap, the same look": [("look", 0, 0), ("swap", 0, 1), ("look", 0, 0)],
    "two swaps between looks": [("look", 0, 0), ("swap", 0, 1), ("look", 1, 0), ("swap", 1, 2), ("look", 2, 0)],
    "an own swap": [("look", 0, 0), ("mine", 0, 2), ("swap", 1, 2), ("look", 1, 0)],
}


def looks_of(goals: tuple[int, ...], steps: list[Step], swaps: tuple[bool, ...]) -> tuple[list[int], list[int]]:
    """The faces that the viewer sees, and the goals at the end."""
    current, real_swaps, seen = list(goals), iter(swaps), []
    for what, one, other in steps:
        if what == "look":
            seen.append(current[one])
        elif next(real_swaps):
            current[one], current[other] = current[other], current[one]
    return seen, current


def possible_swaps(steps: list[Step], swaps: tuple[bool, ...]) -> Iterator[tuple[bool, ...]]:
    """All swaps that the viewer cannot distinguish from these."""
    whose = [what for what, _, _ in steps if what != "look"]
    for each in product((False, True), repeat=len(swaps)):
        if all(one == other for one, other, what in zip(each, swaps, whose, strict=True) if what == "mine"):
            yield each


def by_enumeration(state: State, steps: list[Step], swaps: tuple[bool, ...], seen: list[int]) -> list[float]:
    rules, places = state.table.rules, len(state.table.goal_cells)
    sure = rules.new_goals and rules.edition.new_goals_gold_sure
    found: Counter[int] = Counter()
    for goals in permutations(rules.goals):
        if sure and GOLD not in goals[:places]:
            continue
        for each in possible_swaps(steps, swaps):
            looks, current = looks_of(goals, steps, each)
            if looks == seen:
                found[current.index(GOLD)] += 1
    return [found[place] / found.total() for place in range(places)]


GOALS: Final = (("DE24", ""), ("DE24", "new_goals"), ("UA24", "new_goals"))
CASES: Final = [
    (script, *goals)
    for script, steps in SCRIPTS.items()
    for goals in GOALS
    if len(steps) <= 3 or not goals[1]  # new goals have forty thousand deals for each combination of swaps
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("script", "edition", "modules"), CASES)
def test_probabilities_equal_those_over_all_deals(script: str, edition: str, modules: str, seed: int) -> None:
    """ACT-4, WC-17, NEWG-1: with looks, own swaps and swaps of others."""
    steps = SCRIPTS[script]
    random = Random(f"{script} {seed}")
    swaps = tuple(random.random() < 0.5 for what, _, _ in steps if what != "look")
    set_up = SetUp(
        3, edition=edition, modules=frozenset({"goal_swap", *modules.split()}), seed=random.randbytes(32)
    )
    game = Game.begin(set_up)
    state = game.state
    assert state.sealed is not None
    seen, _ = looks_of(tuple(state.sealed.goals), steps, swaps)
    real_swaps = iter(swaps)
    for what, one, other in steps:
        state.table.turn += 1
        if what == "look":
            looked(state, VIEWER, one, state.sealed.goals[one])
        else:
            goals_put_back(state, VIEWER if what == "mine" else 1, one, other, 2 if next(real_swaps) else 1)
    assert gold_probabilities(game.view(VIEWER)) == pytest.approx(by_enumeration(state, steps, swaps, seen))


def test_two_different_stones_at_one_place_prove_a_swap() -> None:
    """WC-17: the first stone is now at the other place, so the gold is at the third."""
    game = Game.begin(SetUp(3, modules=frozenset({"goal_swap"}), seed=bytes(32)))
    stones = [face for face in game.rules.goals if face != GOLD]
    state = game.state
    state.table.turn = 1
    looked(state, VIEWER, 0, stones[0])
    state.table.turn = 2
    goals_put_back(state, 1, 0, 1, 0)
    state.table.turn = 3
    looked(state, VIEWER, 0, stones[1])
    assert gold_probabilities(game.view(VIEWER)) == pytest.approx([0, 0, 1])


def test_a_spectator_keeps_both_hypotheses_about_a_swap() -> None:
    game = Game.begin(SetUp(3, modules=frozenset({"goal_swap"}), seed=bytes(32)))
    goals_put_back(game.state, 1, 0, 2, 2)
    found = gold_hypotheses(game.view(None))
    assert len(found) == 6
    assert sorted(place_of_gold(game.state.table, hypothesis) for hypothesis in found) == [0, 0, 1, 1, 2, 2]


def test_impossible_hypotheses_are_left_out() -> None:
    """WC-17: one stone is seen at both places of a swap, so they were swapped."""
    game = Game.begin(SetUp(3, modules=frozenset({"goal_swap"}), seed=bytes(32)))
    stone = next(face for face in game.rules.goals if face != GOLD)
    state = game.state
    state.table.turn = 1
    looked(state, VIEWER, 0, stone)
    state.table.turn = 2
    goals_put_back(state, 1, 0, 1, 0)
    state.table.turn = 3
    looked(state, VIEWER, 1, stone)
    found = gold_hypotheses(game.view(VIEWER))
    assert all(chance > 0 for chance in found.values())
    assert {swaps for _, swaps in found} == {(True,)}
