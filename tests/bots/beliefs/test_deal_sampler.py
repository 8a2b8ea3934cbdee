"""Sampled deals have the exact posterior: of each seat, of pairs of seats, of the gold."""

from collections import Counter
from itertools import product

import pytest

from pyrite.bots.beliefs.deal_sampler import DealSampler, GoldCase
from pyrite.bots.beliefs.exact_posterior import exact_posterior
from pyrite.game import SetUp
from pyrite.game.catalogue import DIGGER, ROLES, SABOTEUR
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.state import View
from tests.bots.beliefs.test_role_belief import watch_game
from tests.bots.decisions import seed

TIMES = 4000
TOLERANCE = 0.035  # more than four standard errors


def rng() -> SeededRandom:
    return SeededRandom(seed(0), "deals")


def test_deals_of_two_suspects_and_one_saboteur() -> None:
    rows = ((0.1, 1.0), (0.1, 1.0), (1.0, 0.2))
    _, posterior = exact_posterior((3, 1), rows)
    case = GoldCase(1.0, [0, 1, 2], rows, dict(enumerate(posterior)))
    sampler = DealSampler({(0, ()): case}, [bytes([DIGGER] * 3), bytes([SABOTEUR])], [[0], [1], [2]])
    random = rng()
    found = Counter(tuple(role for _, _, role in sampler.sample(random).roles) for _ in range(TIMES))
    weights = {}
    for roles in product((DIGGER, SABOTEUR), repeat=3):
        if roles.count(SABOTEUR) <= 1:
            likelihood = 1.0
            for role, row in zip(roles, rows, strict=True):
                likelihood *= row[role == SABOTEUR]
            weights[roles] = likelihood  # each place of the saboteur is equally likely, the card left over too
    total = sum(weights.values())
    assert set(found) <= set(weights)
    for roles, weight in weights.items():
        assert found[roles] / TIMES == pytest.approx(weight / total, abs=TOLERANCE)


@pytest.mark.parametrize("modules", ["", "saboteur2", "saboteur2 wardrobe", "new_goals", "goal_swap"])
def test_deals_of_a_game(modules: str) -> None:
    set_up = SetUp(5, modules=frozenset(modules.split()))
    state, belief, _ = watch_game(set_up, 3, 25)
    view = View.of(state, 2)
    sampler, random = belief.deal_sampler(view), rng()
    roles = [Counter[int]() for _ in range(5)]
    gold = Counter[int]()
    for _ in range(TIMES):
        deal = sampler.sample(random)
        now = {seat: role for seat, changes, role in deal.roles if changes == view.table.changes_of(seat)}
        for seat, role in now.items():
            roles[seat][role] += 1
        gold[deal.gold] += 1
    posterior = belief.role_posterior(view)
    for seat in range(5):
        if max(posterior[seat]) < 1:
            for role in range(len(ROLES)):
                assert roles[seat][role] / TIMES == pytest.approx(posterior[seat][role], abs=TOLERANCE)
        else:
            assert set(roles[seat]) <= {posterior[seat].index(1.0)}
    if modules != "goal_swap":  # there the gold may have moved since
        for goal, chance in enumerate(belief.gold_posterior(view)):
            assert gold[goal] / TIMES == pytest.approx(chance, abs=TOLERANCE)
