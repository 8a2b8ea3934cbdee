"""Imagined worlds have the roles that a seat believes in, and look to the seat like the real one."""

from collections import Counter

import pytest

from pyrite.bots.beliefs.role_belief import RoleBelief
from pyrite.bots.search.worlds import WorldSampler
from pyrite.game import Inspect, LayTunnel
from pyrite.game.catalogue import BOSS, GOLD, SABOTEUR
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.mixes import random_set_up
from pyrite.game.state import State, View
from tests.bots.beliefs.test_role_belief import watch_game
from tests.bots.decisions import decisions, seed
from tests.rules.play import played, position

TIMES = 400
PARTY = """
players: 3
modules: party, saboteur2
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  │ · · · · · · · ·
  │ · · · · · · · ?2
  └ ─ ─ · ┼P· · · ·
seat 0: boss; hand inspection, inspection
seat 1: saboteur; hand EW
seat 2: geologist; hand map
deck: NS, NE, NW, NES
seed: 0000000000000000000000000000000000000000000000000000000000000002
"""


def worlds_of(view: View, belief: RoleBelief, times: int) -> list[State]:
    sampler, rng = WorldSampler(view, belief), SeededRandom(seed(0), "worlds")
    return [sampler.sample(rng) for _ in range(times)]


def belief_of(view: View) -> RoleBelief:
    belief = RoleBelief()
    belief.watch(view.table, ())
    return belief


def test_the_seat_sees_in_a_world_what_it_sees() -> None:
    for decision in decisions():
        view = decision.view
        for world in worlds_of(view, belief_of(view), 2):
            assert View.of(world, view.seat) == view, decision.question


def test_roles_and_gold_are_as_likely_as_believed() -> None:
    set_up = random_set_up(SeededRandom(seed(2), "worlds"))
    state, belief, _ = watch_game(set_up, 5, 25)
    view = View.of(state, 1)
    posterior = [chances[SABOTEUR] for chances in belief.role_posterior(view)]
    saboteurs, gold = Counter[int](), Counter[int]()
    for world in worlds_of(view, belief, TIMES):
        saboteurs.update(
            seat for seat, own in enumerate(world.privates) if own is not None and own.role == SABOTEUR
        )
        assert world.sealed is not None
        gold.update(goal for goal in range(len(view.table.goal_cells)) if world.sealed.goals[goal] == GOLD)
    for seat, chance in enumerate(posterior):
        assert saboteurs[seat] / TIMES == pytest.approx(chance, abs=0.1)
    for goal, chance in enumerate(belief.gold_posterior(view)):
        assert gold[goal] / TIMES == pytest.approx(chance, abs=0.1)


@pytest.mark.rule("PARTY-1")
def test_a_party_leaves_worlds_that_can_be_imagined() -> None:
    """After a party a belief knows less than the seat, so the deal that is drawn may contradict what it saw."""
    game = position(PARTY)
    belief = RoleBelief()
    belief.watch(game.state.table, ())
    for seat, command in ((0, Inspect(1)), (1, LayTunnel("EW", (3, 3)))):
        facts = played(game, seat, command)
        belief.watch(game.state.table, [])
        assert facts
    view = game.view(0)
    for world in worlds_of(view, belief, 20):
        assert View.of(world, 0) == view
        # The seat saw a saboteur before the party, gave up the boss, and is the geologist now.
        assert {own.role for own in world.privates[1:] if own is not None} == {BOSS, SABOTEUR}
