"""Heuristic bots make the obvious move in the base game, as digger, saboteur or greedy dwarf."""

import pytest

from pyrite.game import LayTunnel, Pass, ReadMap, Repair, Rockfall, Sabotage
from tests.bots.decisions import chosen
from tests.bots.heuristics.boards import (
    BARE,
    DEAD_END_IN_THE_WAY,
    HALF_WAY,
    KNOWS_GOLD,
    LAST_CELL,
    ONE_AWAY,
    TWO_AWAY,
    does,
    every_heuristic_bot,
    game_from,
    lays_dead_end,
    missing_after,
)

DEAD_ENDS = "N|+E|+S|+W|, E|+W|"

# ---------------------------------------------------------------- diggers


@every_heuristic_bot
@pytest.mark.rule("GOAL-2")
@pytest.mark.parametrize("knowledge", [KNOWS_GOLD, ""], ids=["known", "not known"])
@pytest.mark.parametrize("hand", ["EW, repair cart, NE", "NESW, broken cart, E|+W|", "NW, NEW, rockfall"])
def test_a_digger_lays_the_tunnel_that_reaches_the_gold(name: str, knowledge: str, hand: str) -> None:
    game = game_from(ONE_AWAY, [f"digger; hand {hand}{knowledge}", "digger", "saboteur"])
    assert missing_after(game, chosen(name, game)) == 0


@every_heuristic_bot
@pytest.mark.parametrize("maze", [BARE, HALF_WAY, TWO_AWAY], ids=["bare", "half way", "two away"])
def test_a_digger_digs_towards_the_goals(name: str, maze: str) -> None:
    game = game_from(maze, [f"digger; hand NESW, NEW, NS, N|{KNOWS_GOLD}", "", ""])
    before = missing_after(game_from(maze, ["; hand map, map", "", ""]), Pass(("map",)))
    assert missing_after(game, chosen(name, game)) == before - 1


@every_heuristic_bot
@pytest.mark.parametrize("maze", [BARE, HALF_WAY, ONE_AWAY], ids=["bare", "half way", "one away"])
def test_a_digger_discards_dead_ends_instead_of_laying_them(name: str, maze: str) -> None:
    command = does(name, maze, [f"digger; hand {DEAD_ENDS}, repair cart", "", ""])
    assert command in [Pass(("N|+E|+S|+W|",)), Pass(("E|+W|",))]


@every_heuristic_bot
@pytest.mark.rule("TUN-5", "ACT-2")
def test_a_digger_repairs_its_own_tools_first(name: str) -> None:
    seats = ["digger; front broken lantern; hand repair lantern, NESW, map, N|", "; front broken lantern", ""]
    assert does(name, HALF_WAY, seats) == Repair("repair lantern", 0, "lantern")


@every_heuristic_bot
@pytest.mark.rule("ACT-1")
def test_a_digger_breaks_the_tools_of_a_known_saboteur(name: str) -> None:
    seats = ["digger; hand broken cart, NS, repair cart; inspected 2 saboteur in turn 1", "", "saboteur"]
    assert does(name, HALF_WAY, seats) == Sabotage("broken cart", 2)


@every_heuristic_bot
@pytest.mark.rule("ACT-1", "ACT-2")
def test_a_digger_repairs_the_tools_of_a_known_digger_and_does_not_break_them(name: str) -> None:
    known = "inspected 1 digger in turn 1, 2 digger in turn 2"
    breaking = does(name, HALF_WAY, [f"digger; hand broken cart, NS, N|; {known}", "digger", "digger"])
    assert not isinstance(breaking, Sabotage)
    seats = [f"digger; hand repair cart, N|, E|+W|; {known}", "digger; front broken cart", "digger"]
    assert does(name, HALF_WAY, seats) == Repair("repair cart", 1, "cart")


@every_heuristic_bot
def test_no_role_repairs_the_tools_of_a_known_opponent(name: str) -> None:
    digger = ["digger; hand repair cart, E|+W|; inspected 1 saboteur in turn 1", "saboteur; front broken cart", ""]
    assert not isinstance(does(name, HALF_WAY, digger), Repair)
    # Among three there is one saboteur, so both others are diggers.
    saboteur = ["saboteur; hand repair cart, NESW, map", "digger; front broken cart", "digger"]
    assert not isinstance(does(name, HALF_WAY, saboteur), Repair)


@every_heuristic_bot
@pytest.mark.rule("ACT-4")
def test_a_map_is_read_while_the_gold_is_not_known(name: str) -> None:
    unknown = does(name, BARE, ["digger; hand map, N|", "", ""])
    assert isinstance(unknown, ReadMap)
    half_known = does(name, BARE, ["digger; hand map, N|; saw 0 stone NE in turn 1", "", ""])
    assert half_known in [ReadMap(1), ReadMap(2)]
    known = does(name, BARE, [f"digger; hand map, N|{KNOWS_GOLD}", "", ""])
    assert not isinstance(known, ReadMap)


@every_heuristic_bot
@pytest.mark.rule("GOAL-1", "ACT-4")
@pytest.mark.parametrize("tunnel", ["EW", "NESW"])
def test_a_goal_is_reached_rather_than_looked_at(name: str, tunnel: str) -> None:
    """Reaching it shows as much as a map, and may end the round."""
    game = game_from(ONE_AWAY, [f"digger; hand map, {tunnel}, N|", "", ""])
    assert missing_after(game, chosen(name, game)) == 0


@every_heuristic_bot
def test_a_seat_that_saw_both_stones_knows_the_gold(name: str) -> None:
    seen = "saw 0 stone NE in turn 1, 2 stone NW in turn 2"
    assert not isinstance(does(name, BARE, [f"digger; hand map, N|; {seen}", "", ""]), ReadMap)


@every_heuristic_bot
@pytest.mark.rule("ACT-3")
def test_a_digger_removes_a_dead_end_from_the_path(name: str) -> None:
    seats = [f"digger; hand rockfall, NS, NS{KNOWS_GOLD}", "", ""]
    assert does(name, DEAD_END_IN_THE_WAY, seats) == Rockfall(LAST_CELL)


@every_heuristic_bot
@pytest.mark.rule("ACT-3")
@pytest.mark.parametrize("maze", [HALF_WAY, ONE_AWAY], ids=["half way", "one away"])
def test_a_digger_does_not_break_the_path(name: str, maze: str) -> None:
    assert not isinstance(does(name, maze, ["digger; hand rockfall, N|, E|", "", ""]), Rockfall)


@every_heuristic_bot
@pytest.mark.parametrize(
    ("hand", "worst"),
    [
        ("NESW, repair lantern, E|+W|", "E|+W|"),
        ("NESW, map, repair pickaxe", "map"),
        ("NESW, NEW, N|+E|+S|", "N|+E|+S|"),
    ],
)
def test_a_seat_that_cannot_dig_discards_the_worst_card(name: str, hand: str, worst: str) -> None:
    seats = [f"digger; front broken cart; hand {hand}{KNOWS_GOLD}", "", ""]
    assert does(name, HALF_WAY, seats) == Pass((worst,))


# ---------------------------------------------------------------- saboteurs


@every_heuristic_bot
@pytest.mark.parametrize("hand", ["EW, NESW, NEW", "NESW, repair cart", "EW, map"])
def test_a_saboteur_does_not_finish_the_path(name: str, hand: str) -> None:
    game = game_from(ONE_AWAY, [f"saboteur; hand {hand}{KNOWS_GOLD}", "", ""])
    assert missing_after(game, chosen(name, game)) > 0


@every_heuristic_bot
@pytest.mark.parametrize("maze", [ONE_AWAY, TWO_AWAY], ids=["one away", "two away"])
def test_a_saboteur_blocks_the_path_when_the_gold_is_near(name: str, maze: str) -> None:
    game = game_from(maze, [f"saboteur; hand E|+W|, EW, NS{KNOWS_GOLD}", "", ""])
    before = missing_after(game_from(maze, ["; hand map, map", "", ""]), Pass(("map",)))
    command = chosen(name, game)
    assert lays_dead_end(command)
    assert missing_after(game, command) > before


@every_heuristic_bot
@pytest.mark.rule("ACT-3")
def test_a_saboteur_breaks_the_path_when_the_gold_is_near(name: str) -> None:
    game = game_from(ONE_AWAY, [f"saboteur; hand rockfall, EW, NESW{KNOWS_GOLD}", "", ""])
    command = chosen(name, game)
    assert isinstance(command, Rockfall)
    assert missing_after(game, command) > 1


@every_heuristic_bot
@pytest.mark.rule("ACT-1")
def test_a_saboteur_breaks_tools_when_the_gold_is_near(name: str) -> None:
    command = does(name, ONE_AWAY, [f"saboteur; hand broken cart, EW, NESW{KNOWS_GOLD}", "", ""])
    assert isinstance(command, Sabotage)


@every_heuristic_bot
@pytest.mark.rule("ACT-1")
def test_a_saboteur_does_not_break_tools_of_saboteurs(name: str) -> None:
    known = "inspected 1 saboteur in turn 1"
    seats = [f"saboteur; hand broken cart, NS; {known}", "saboteur", "digger", "digger", "digger"]
    command = does(name, ONE_AWAY, seats)
    assert isinstance(command, Sabotage)
    assert command.seat != 1


@every_heuristic_bot
@pytest.mark.rule("ACT-1")
@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_no_role_breaks_its_own_tools_even_where_that_is_allowed(name: str, role: str) -> None:
    command = does(name, HALF_WAY, [f"{role}; hand broken cart, N|", "", ""], "edition: UA16")
    assert not (isinstance(command, Sabotage) and command.seat == 0)


@every_heuristic_bot
def test_a_saboteur_plays_a_map_first(name: str) -> None:
    """It looks for the gold before it reveals itself."""
    seats = ["saboteur; hand E|+W|, N|+E|+S|+W|, map, NEW", *["digger"] * 3, "saboteur"]
    assert isinstance(does(name, BARE, seats), ReadMap)


# ---------------------------------------------------------------- the greedy dwarf

GREEDY = "modules: greedy_dwarf"


@every_heuristic_bot
@pytest.mark.rule("WC-16")
def test_a_greedy_dwarf_takes_the_last_step_itself(name: str) -> None:
    game = game_from(ONE_AWAY, [f"greedy; hand EW, map, NE{KNOWS_GOLD}", *["digger"] * 2, "saboteur"], GREEDY)
    assert missing_after(game, chosen(name, game)) == 0


@every_heuristic_bot
@pytest.mark.rule("WC-16")
def test_a_greedy_dwarf_prefers_another_move_to_leaving_the_last_step_to_the_next_player(name: str) -> None:
    known = f"inspected 3 saboteur in turn 1{KNOWS_GOLD}"
    commands = [
        does(name, TWO_AWAY, [f"{role}; hand NESW, broken cart; {known}", *["digger"] * 2, "saboteur"], GREEDY)
        for role in ("digger", "greedy")
    ]
    assert isinstance(commands[0], LayTunnel)
    assert commands[1] == Sabotage("broken cart", 3)


@every_heuristic_bot
@pytest.mark.rule("WC-16")
@pytest.mark.parametrize("knowledge", [KNOWS_GOLD, "; saw 0 stone NE in turn 1"], ids=["known", "one of two"])
def test_a_greedy_dwarf_waits_instead_of_leaving_the_last_step_to_the_next_player(
    name: str, knowledge: str
) -> None:
    seats = [f"greedy; hand NESW, EW, NEW{knowledge}", *["digger"] * 2, "saboteur"]
    for maze, expected in ((HALF_WAY, True), (TWO_AWAY, False)):
        game = game_from(maze, seats, GREEDY)
        before = missing_after(game_from(maze, ["; hand map, map", "", ""]), Pass(("map",)))
        assert (missing_after(game, chosen(name, game)) < before) == expected
