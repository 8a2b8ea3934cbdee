"""Who can be what: it agrees with the roles that games deal."""

import pytest

from pyrite.game import Game
from pyrite.game.catalogue import ROLES
from pyrite.server.http.roles_api import RoleCount, RolesApi, role_cards
from pyrite.server.room.table_options import PRESETS, TableOptions
from tests.server.app_client import AppUnderTest, reason


@pytest.mark.rule("SET-1")
def test_three_players_have_at_most_one_saboteur() -> None:
    found = role_cards(TableOptions(seats=3))
    assert found.roles == [RoleCount("digger", 2, 3), RoleCount("saboteur", 0, 1)]
    assert (found.left_over, found.stack) == (1, False)


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
def test_every_deal_is_within_the_bounds(options: TableOptions) -> None:
    found = role_cards(options)
    bounds = {each.role: each for each in found.roles}
    for number in range(20):
        state = Game.begin(options.set_up(number.to_bytes(32, "big"))).state
        dealt = [ROLES[own.role] for own in state.privates if own is not None]
        assert all(each.fewest <= dealt.count(role) <= each.most for role, each in bounds.items())
        assert set(dealt) <= set(bounds)
        assert len(dealt) + found.left_over >= options.seats


def test_options_that_do_not_fit_are_refused() -> None:
    visitor = AppUnderTest(endpoints=RolesApi().endpoints).visitor()
    assert visitor.post("/api/roles", json={"seats": 4}).json()["left_over"] == 1
    assert reason(visitor.post("/api/roles", json={"seats": 11}))[0] == 400
