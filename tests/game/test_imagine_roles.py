"""Imagined worlds: the roles, before and after hats, the wardrobe and the party (INFO-4)."""

from itertools import permutations

import pytest

from pyrite.game import Game, Inspect, LayTunnel, Pass, SwapHats
from pyrite.game.modules.chests.commands import LookAtRole
from tests.game.worlds import own_part, role, roles, sealed, worlds
from tests.modules.expansion_helpers import chests, tunnels
from tests.rules.play import played, position

BARE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
THREE = """
players: 3
seat 0: digger; hand map
seat 1: saboteur; hand map
seat 2: digger; hand map
"""


def orders(*cards: str) -> set[str]:
    return {"".join(order) for order in permutations(cards)}


@pytest.mark.rule("INFO-4", "SET-1")
def test_a_digger_knows_no_other_role() -> None:
    assert {roles(world) for world in worlds(position(BARE, THREE), 0)} == {
        "d" + order for order in orders(*"dds")
    }


@pytest.mark.rule("INFO-4", "SET-1")
def test_the_only_saboteur_knows_all_others() -> None:
    assert {roles(world) for world in worlds(position(BARE, THREE), 1)} == {"dsdd"}


@pytest.mark.rule("INFO-4", "INFO-2")
def test_a_spectator_knows_no_role() -> None:
    assert {roles(world) for world in worlds(position(BARE, THREE), None)} == orders(*"ddds")


@pytest.mark.rule("INFO-4", "END-2")
def test_open_roles_are_the_same_in_every_world() -> None:
    game = position(
        BARE.replace("?0", "┼$"),
        "players: 3\nasked: seat 0, gold\nended: gold by 0\ngoals: gold, stone NE, stone NW",
        "seat 0: digger; offer 1 2\nseat 1: saboteur\nseat 2: digger",
    )
    for viewer in (None, 0, 1, 2):
        assert {roles(world) for world in worlds(game, viewer, 20)} == {"dsdd"}


def saboteur2(*seats: str) -> Game:
    lines = [f"seat {seat}: {line}" for seat, line in enumerate(seats)]
    return position(BARE, "modules: saboteur2", f"players: {len(seats)}", "deck: NE, NW, NES, NEW", *lines)


@pytest.mark.rule("INFO-4", "S2-15")
def test_an_inspected_role_is_known_to_the_seat_that_looked() -> None:
    game = saboteur2("boss; hand inspection, map", "saboteur; hand map, NE", "geologist; hand map")
    played(game, 0, Inspect(1))
    assert {role(world, 1) for world in worlds(game, 0)} == {"saboteur"}
    assert {role(world, 1) for world in worlds(game, 2)} > {"saboteur", "boss", "blue digger"}
    for world in worlds(game, 2):  # there, too, seat 0 has seen what seat 1 is
        assert own_part(world, 0).inspections == ((1, own_part(world, 1).role, 1, 0),)


@pytest.mark.rule("INFO-4", "S2-16")
def test_after_a_hat_swap_the_seen_role_is_at_the_bottom_of_the_stack() -> None:
    game = saboteur2("boss; hand inspection, map", "profiteer; hand hat swap, NE", "geologist; hand map")
    played(game, 0, Inspect(1))
    played(game, 1, SwapHats(1))
    for world in worlds(game, 0):
        assert sealed(world).left_over[0] == own_part(game.state, 1).former[0][0]
        assert role(world, 1) not in ("boss", "profiteer")
        assert own_part(world, 1).former == own_part(game.state, 1).former
    assert {role(world, 1) for world in worlds(game, 0)} >= {"saboteur", "geologist", "blue digger"}
    # The seat that changed roles knows its old role and its new one; the third knows neither.
    assert {role(world, 1) for world in worlds(game, 1)} == {role(game.state, 1)}
    assert len({sealed(world).left_over[0] for world in worlds(game, 2)}) > 3


@pytest.mark.rule("INFO-4", "S2-16")
def test_a_seat_knows_that_its_former_role_is_at_the_bottom_of_the_stack() -> None:
    game = saboteur2("profiteer; hand hat swap, map", "saboteur; hand map", "geologist; hand map")
    played(game, 0, SwapHats(0))
    played(game, 1, Pass(("map",)))
    for world in worlds(game, 0):
        assert own_part(world, 0).former == ((own_part(game.state, 0).former[0][0], 1),)
        assert sealed(world).left_over[0] == own_part(game.state, 0).former[0][0]


WARDROBE = """
players: 3
modules: wardrobe
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ─ ┐ · · · ?1
  · · · · · · · · ·
  · · · · │ · · · ?2
  · · · · ┼W
seat 0: digger; hand NS, map
seat 1: digger; hand map
seat 2: digger; hand map
left over: saboteur
"""


@pytest.mark.rule("INFO-4", "ROBE-1")
def test_in_the_wardrobe_two_roles_change_places_and_one_seat_knows_both() -> None:
    game = position(WARDROBE)
    played(game, 0, LayTunnel("NS", (4, 1)))
    assert {roles(world) for world in worlds(game, 0)} == {"sddd"}
    # Another digger does not know where the saboteur was: with seat 2, in the wardrobe, or left there now.
    assert {roles(world) for world in worlds(game, 1)} == {"sddd", "ddsd", "ddds"}
    former = {(own_part(world, 0).former[0][0], own_part(world, 0).role) for world in worlds(game, 1)}
    assert len(former) == 3


PARTY = """
players: 3
modules: party, chests
maze:
  · · · · · · · · ?0
  · · · &0· &2· · ·
  ┼S─ ─ · · · · · ?1
  · · · &1│ &3· · ·
  · · · · │ · · · ?2
  · · · · ┼P
seat 0: digger; hand EW, NEW, map
seat 1: saboteur; hand NE, map
seat 2: digger; hand map
deck: NE, NW, NES, NEW
"""


def at_the_party(*more: str) -> Game:
    return position(PARTY, chests("look at a role"), tunnels(), *more)


PARTY_SEEDS = pytest.mark.parametrize("seed", range(1, 6))
"""Seeds that give different roles after the party."""
BEND = LayTunnel("SW", (4, 0))


@pytest.mark.rule("INFO-4", "PARTY-1")
@PARTY_SEEDS
def test_after_a_party_any_seat_may_have_any_collected_role(seed: int) -> None:
    game = at_the_party(f"seed: {seed:064x}")
    played(game, 0, LayTunnel("EW", (3, 0)))
    played(game, 1, BEND)
    # Seat 1 knows that it was the saboteur, so the saboteur is in play; who it is now only it may know.
    one = {roles(world) for world in worlds(game, 1)}
    assert one == ({"dsdd"} if role(game.state, 1) == "saboteur" else {"sddd", "ddsd"})
    assert {roles(world) for world in worlds(game, None)} == orders(*"ddds")
    for world in worlds(game, None):
        before = [own_part(world, seat).former[0][0] for seat in range(3)]
        now = [own_part(world, seat).role for seat in range(3)]
        assert sorted(before) == sorted(now)


@pytest.mark.rule("INFO-4", "PARTY-1", "CHEST-5")
@PARTY_SEEDS
def test_a_role_seen_before_a_party_is_in_play_after_it(seed: int) -> None:
    """A seat that saw the saboteur knows that it is among the three now; its own role may show which one."""
    game = at_the_party(f"seed: {seed:064x}")
    played(game, 0, LayTunnel("NEW", (3, 0)))
    played(game, 0, LookAtRole(1))
    played(game, 1, BEND)
    found = {roles(world)[:3] for world in worlds(game, 0)}
    assert found == ({"sdd"} if role(game.state, 0) == "saboteur" else {"dsd", "dds"})
    for world in worlds(game, 0):
        assert own_part(world, 1).former[0][0] == own_part(game.state, 1).former[0][0]


@pytest.mark.rule("INFO-4", "PARTY-1", "S2-15")
@PARTY_SEEDS
def test_in_a_game_of_two_a_seat_that_knew_both_roles_knows_them_after_a_party(seed: int) -> None:
    maze = WARDROBE[WARDROBE.index("maze:") : WARDROBE.index("seat 0")].replace("┼W", "┼P")
    seats = "seat 0: boss; hand inspection, NS\nseat 1: geologist; hand map, NE\ndeck: NW, NES"
    game = position(maze, "players: 2", "modules: saboteur2, party", seats, f"seed: {seed:064x}")
    played(game, 0, Inspect(1))
    played(game, 1, Pass(("map",)))
    played(game, 0, LayTunnel("NS", (4, 1)))
    now = roles(game.state)[:2]
    assert now in ("bg", "gb")
    assert {roles(world)[:2] for world in worlds(game, 0)} == {now}
    assert len({roles(world)[:2] for world in worlds(game, None)}) > 3


@pytest.mark.rule("INFO-4", "PARTY-1", "CHEST-5")
@PARTY_SEEDS
def test_a_role_seen_after_a_party_stays_with_its_seat(seed: int) -> None:
    """Party and chest are joined at once, the party first (GOAL-7). A seat that saw no saboteur knows of none."""
    game = position(PARTY.replace("─ ─ · ·", "─ ─ · ┐"), chests("look at a role"), tunnels(), f"seed: {seed:064x}")
    played(game, 0, LayTunnel("NEW", (3, 0)))
    played(game, 0, LookAtRole(1))
    found = {roles(world)[:3] for world in worlds(game, 0)}
    known = roles(game.state)[:2]
    assert found == ({known + "d", known + "s"} if known == "dd" else {known + "d"})
