"""A chest shows a role in the very turn of the party: the view shows whether it is still current."""

import pytest

from pyrite.game import Game, LayTunnel, view_to_json
from pyrite.game.facts.roles import RoleSeen
from pyrite.game.modules.chests.commands import LookAtRole
from pyrite.game.modules.party import RolesDealt
from pyrite.game.notation import parse_position, print_position
from tests.notation.without_history import without_history

POSITION = """
players: 4
modules: chests, party
asked: seat 0, turn
chest cells: {chest}, 3/-2, 5/-2, 6/-3
chest tunnels: NESW chest, NE chest, NW chest, NES chest, NES chest, NEW chest, NEW chest
chests: look at a role, no draw, extra draw, bury five, one gold, no more maps, move a goal, rob a hand, \
three for one, search the discard
maze:
  · · · · · · &3· ·
  · · · &1· &2· · ?0
  · · · · · · · · ·
  ┼S─ ─ ┐ · · · · ?1
  · · · │ · · · · ·
{rows}
seat 0: digger; hand {hand}
seat 1: saboteur; hand map
"""
LOOK_FIRST = POSITION.format(
    chest="4/2", hand="NES, map", rows="  · · · · &0· · · ?2\n  · · · · ┼P· · · ·"
).replace("\\\n", "")
PARTY_FIRST = POSITION.format(
    chest="2/3", hand="NEW, map", rows="  · · · │ · · · · ?2\n  · · &0· ┼P· · · ·"
).replace("\\\n", "")


def order(game: Game) -> list[type]:
    return [type(fact) for _, fact in game.seen_by(0) if isinstance(fact, RolesDealt | RoleSeen)]


def are_current(game: Game, seat: int) -> list[bool]:
    """For each role that a seat has looked at, whether it is still current."""
    return [look["current"] for look in view_to_json(game.view(seat))["own"]["inspections"]]


@pytest.mark.rule("PARTY-1", "CHEST-5", "INFO-2")
def test_a_role_seen_before_the_party_of_the_same_turn_is_outdated() -> None:
    game = Game(parse_position(LOOK_FIRST))
    game.submit(0, LayTunnel("NES", (3, 2)))
    game.submit(0, LookAtRole(1))
    assert order(game) == [RoleSeen, RolesDealt]
    assert are_current(game, 0) == [False]
    assert parse_position(print_position(game.state)) == without_history(game.state)


@pytest.mark.rule("PARTY-1", "CHEST-5", "GOAL-7", "INFO-2")
def test_a_role_seen_after_the_party_of_the_same_turn_is_current() -> None:
    game = Game(parse_position(PARTY_FIRST))
    game.submit(0, LayTunnel("NEW", (3, 3)))
    game.submit(0, LookAtRole(1))
    assert order(game) == [RolesDealt, RoleSeen]
    assert are_current(game, 0) == [True]
    assert parse_position(print_position(game.state)) == without_history(game.state)
