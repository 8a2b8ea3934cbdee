"""Imagined worlds: goals and chests, looked at, swapped, turned over, moved (INFO-4)."""

from itertools import permutations

import pytest

from pyrite.game import BadInput, Game, ReadMap, Rockfall, View, imagine
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.modules.chests.commands import LookInChest
from pyrite.game.modules.chests.state import looks_of
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals, swaps_of
from pyrite.game.project import Viewer
from tests.game.worlds import chests as found_in
from tests.game.worlds import dealt_chests, goals, own_part, sealed, worlds
from tests.modules.chest_positions import UPPER, near_chests
from tests.modules.expansion_helpers import NEW_GOALS, new_goals
from tests.rules.play import played, position

BARE = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
SEATS = """
seat 0: digger; hand map, goal swap
seat 1: saboteur; hand map, map
seat 2: digger; hand map, map
"""
THREE = ("gold", "stone NE", "stone NW")


def possible_goals(game: Game, viewer: Viewer) -> set[tuple[str, ...]]:
    """Every arrangement of the goals in the worlds of a viewer."""
    return {tuple(goals(world)) for world in worlds(game, viewer)}


def arrangements(**seen: str) -> set[tuple[str, ...]]:
    """Every arrangement of the three goals that has these at their places, as in ``at1="gold"``."""
    found = set(permutations(THREE))
    return {order for order in found if all(order[int(place[2:])] == face for place, face in seen.items())}


@pytest.mark.rule("INFO-4", "ACT-4")
def test_a_goal_is_known_to_the_seat_that_looked_at_it() -> None:
    game = position(BARE, "modules: goal_swap", SEATS)
    played(game, 0, ReadMap(0))
    assert possible_goals(game, 0) == arrangements(at0="stone NE")
    assert possible_goals(game, 1) == arrangements()
    for world in worlds(game, 1):  # there, too, seat 0 knows what it saw
        assert own_part(world, 0).looks == ((0, sealed(world).goals[0], 1),)


@pytest.mark.rule("INFO-4", "GOAL-1")
def test_a_turned_over_goal_is_known_to_all() -> None:
    game = position(BARE.replace("?0", "└o"), SEATS.replace("goal swap", "map"))
    assert possible_goals(game, 1) == possible_goals(game, None) == arrangements(at0="stone NE")


@pytest.mark.rule("INFO-4", "WC-17")
def test_a_seen_goal_may_be_at_either_place_of_a_later_swap() -> None:
    game = position(BARE, "modules: goal_swap", SEATS, "asked: seat 1, turn")
    played(game, 1, ReadMap(1))
    played(game, 2, ReadMap(1))
    played(game, 0, SwapGoals((0, 1)))
    played(game, 0, PutGoalsBack(swapped=True))
    # Seats 1 and 2 saw the gold at place 1: it is there, or at place 0.
    assert possible_goals(game, 1) == arrangements(at1="gold") | arrangements(at0="gold")
    # Seat 0 saw nothing, though it knows that it swapped.
    assert possible_goals(game, 0) == arrangements()
    swaps = {swaps_of(own_part(world, 0))[0] for world in worlds(game, 1)}
    assert swaps == {(0, 1, True, 3), (0, 1, False, 3)}
    for world in worlds(game, 1):
        assert swaps_of(own_part(world, 0))[0][2] == (goals(world)[0] == "gold")
        assert own_part(world, 2).looks == own_part(game.state, 2).looks


@pytest.mark.rule("INFO-4", "WC-17")
@pytest.mark.parametrize("swapped", [True, False])
def test_looks_before_and_after_a_swap_show_whether_goals_were_swapped(swapped: bool) -> None:
    game = position(BARE, "modules: goal_swap", SEATS, "asked: seat 1, turn")
    played(game, 1, ReadMap(1))
    played(game, 2, ReadMap(2))
    played(game, 0, SwapGoals((0, 1)))
    played(game, 0, PutGoalsBack(swapped))
    played(game, 1, ReadMap(1))
    gold = {"at0": "gold", "at1": "stone NE"} if swapped else {"at1": "gold"}
    assert possible_goals(game, 1) == arrangements(**gold)
    assert {swaps_of(own_part(world, 0))[0][2] for world in worlds(game, 1)} == {swapped}


@pytest.mark.rule("INFO-4", "WC-17")
@pytest.mark.parametrize("swapped", [True, False])
def test_the_swapping_seat_knows_where_a_seen_goal_is_now(swapped: bool) -> None:
    game = position(
        BARE, "modules: goal_swap", "turn: 4", SEATS.replace("goal swap", "goal swap; saw 1 gold in turn 1")
    )
    played(game, 0, SwapGoals((1, 2)))
    played(game, 0, PutGoalsBack(swapped))
    assert possible_goals(game, 0) == (arrangements(at2="gold") if swapped else arrangements(at1="gold"))


# ---------------------------------------------------------------- new goals

FIVE_PLACES = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  · · · · · · · · ·
  ┼S· · · · · · · ?2
  · · · · · · · · ·
  · · · · · · · · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
seat 0: digger; hand map, map{}
seat 1: saboteur; hand map{}
"""


def with_new_goals(edition: str, *more: str, seen: str = "", took: str = "", modules: str = "new_goals") -> Game:
    lines = (f"modules: {modules}", f"edition: {edition}", "players: 3", *more)
    return position(
        FIVE_PLACES.format(seen, took), *lines, new_goals("spider", "stone NE", "stone NW", "dragon NE", "gold")
    )


@pytest.mark.rule("INFO-4", "NEWG-1")
@pytest.mark.parametrize(("edition", "sure"), [("DE24", False), ("UA24", True)])
def test_new_goals_are_in_any_order_and_some_editions_have_the_gold_among_them(edition: str, sure: bool) -> None:
    found = [goals(world) for world in worlds(with_new_goals(edition), 0, 200)]
    for place in range(8):
        faces = {each[place] for each in found}
        assert faces == (set(NEW_GOALS) if place < 5 or not sure else set(NEW_GOALS) - {"gold"})


@pytest.mark.rule("INFO-4", "NEWG-1", "WC-17")
@pytest.mark.parametrize("seen", ["spider", "gold"])
def test_if_the_gold_must_be_in_the_maze_it_is_at_a_place_that_was_not_ruled_out(seen: str) -> None:
    """Seat 0 saw the spider at place 0, or the gold at place 4. Then seat 1 took up places 0 and 1."""
    looked = f"; saw {0 if seen == 'spider' else 4} {seen} in turn 1"
    game = with_new_goals(
        "UA24", "turn: 3", seen=looked, took="; took 0 1 no in turn 2", modules="new_goals, goal_swap"
    )
    found = [goals(world) for world in worlds(game, 0, 200)]
    gold = {each.index("gold") for each in found}
    assert gold == ({0, 1, 2, 3, 4} if seen == "spider" else {4})
    assert {each.index("spider") for each in found} == ({0, 1} if seen == "spider" else {0, 1, 2, 3, 5, 6, 7})


# ---------------------------------------------------------------- chests


@pytest.mark.rule("INFO-4", "CHEST-1")
def test_unseen_chests_may_have_any_remaining_content() -> None:
    game = near_chests("no draw", above=("NESW",))
    played(game, 0, UPPER)
    found = [found_in(world) for world in worlds(game, 1, 200)]
    assert {each[0] for each in found} == {"no draw"}
    for place in range(1, 10):
        assert len({each[place] for each in found}) == 9
    above = [bytes(dealt_chests(world).chest_tunnels) for world in worlds(game, 1)]
    assert {each[0] for each in above} == {dealt_chests(game.state).chest_tunnels[0]}
    assert len({each[1] for each in above}) == 4  # two forks, two curves, of seven tunnels


@pytest.mark.rule("INFO-4", "CHEST-4")
def test_a_chest_is_known_to_the_seat_that_looked_into_it() -> None:
    game = near_chests("no draw", "bury five")
    played(game, 0, LookInChest(1))
    real = (dealt_chests(game.state).chest_tunnels[1], dealt_chests(game.state).chests[1])
    for world in worlds(game, 0):
        assert (dealt_chests(world).chest_tunnels[1], dealt_chests(world).chests[1]) == real
    others = worlds(game, 1, 200)
    assert {found_in(world)[1] for world in others} == set(found_in(others[0]))
    for world in others:
        seen = (1, dealt_chests(world).chest_tunnels[1], dealt_chests(world).chests[1], 1)
        assert looks_of(own_part(world, 0)) == (seen,)


@pytest.mark.rule("INFO-4", "CHEST-3")
def test_a_chest_put_aside_unseen_may_have_any_content() -> None:
    game = near_chests("no draw", seats="seat 0: digger; hand rockfall, map\nseat 1: saboteur; hand map")
    played(game, 0, Rockfall((3, -1)))
    assert {found_in(world)[0] for world in worlds(game, 1, 200)} == set(found_in(game.state))


# ---------------------------------------------------------------- contradictions


@pytest.mark.rule("INFO-4")
@pytest.mark.parametrize("seat", [3, -1, 12, True, "1", 1.0])
def test_an_invalid_seat_to_imagine_for_is_rejected(seat: object) -> None:
    game = position(BARE, SEATS.replace("goal swap", "map"))
    with pytest.raises(BadInput, match="There is no seat"):
        imagine(game.state, seat, SeededRandom(bytes(32), "nobody"))  # type: ignore[arg-type]


@pytest.mark.rule("INFO-4")
@pytest.mark.parametrize("seat", [3, -1, 12])
def test_an_invalid_viewer_is_rejected(seat: int) -> None:
    with pytest.raises(BadInput, match="There is no seat"):
        View.of(position(BARE, SEATS.replace("goal swap", "map")).state, seat)


@pytest.mark.rule("INFO-4")
@pytest.mark.parametrize(
    "saw",
    [
        "saw 0 gold in turn 1, 0 stone NE in turn 2",
        "saw 0 gold in turn 1, 1 gold in turn 2",
        "saw 2 stone NW in turn 1",
    ],
)
def test_a_position_with_an_impossible_look_is_rejected(saw: str) -> None:
    """At place 2 a stone is face up, which is not the one that was seen."""
    open_stone = BARE.replace("?2", "└o").replace("stone NE, gold, stone NW", "gold, stone NW, stone NE")
    game = position(open_stone, "turn: 3", SEATS.replace("goal swap", f"map; {saw}"))
    with pytest.raises(BadInput, match="the position contradicts itself"):
        imagine(game.state, 0, SeededRandom(bytes(32), "nothing fits"))
    assert worlds(game, 1, 3)  # a viewer who saw nothing sees no contradiction


@pytest.mark.rule("INFO-4", "WC-17")
def test_contradicting_looks_without_a_swap_are_rejected() -> None:
    saw = "saw 0 gold in turn 1, 0 stone NE in turn 2"
    game = position(
        BARE.replace("stone NE, gold", "gold, stone NE"),
        "modules: goal_swap\nturn: 5",
        f"seat 0: digger; hand map; {saw}\nseat 1: saboteur; hand map; took 1 2 yes in turn 1",
    )
    with pytest.raises(BadInput, match="the position contradicts itself"):
        imagine(game.state, 0, SeededRandom(bytes(32), "nothing fits"))
