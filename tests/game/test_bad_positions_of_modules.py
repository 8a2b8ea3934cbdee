"""Invalid lines of positions for Saboteur 2, championship cards and mini-expansions are rejected."""

import pytest

from pyrite.game import Game
from pyrite.game.notation import parse_position, print_position
from tests.game.error_sentences import sentence_for

HEAD = """
players: 4
modules: saboteur2, goal_swap, trove, veto, path_specialist, detour, toll, wardrobe, chests
"""
MAZE = """
maze:
  · · · · · · · · ?0
  · · · &0· &2· · ·
  ┼S─ · · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
  · · · · ┼W
"""
SEATS = """
seat 0: boss; hand map, NS
seat 1: saboteur; hand map
"""


def test_the_position_without_errors_is_valid() -> None:
    state = parse_position(HEAD + MAZE + SEATS)
    assert Game(state).question == "turn"
    assert parse_position(print_position(state)) == state


@pytest.mark.parametrize(
    ("line", "says"),
    [
        # Seats.
        ("seat 2: digger", "digger"),
        ("seat 2: boss", "boss occurs 2 times in this position"),
        ("seat 2: geologist; gold 1", "gold card of 1"),
        ("seat 2: geologist; front theft, theft", "theft cannot be in front of seat 2"),
        ("seat 2: geologist; front free", "free cannot be in front of seat 2"),
        (
            "seat 2: geologist; hand NS+EW, NS+EW, NS+EW",
            "NS+EW occurs 3 times in this position; the set-up has 2",
        ),
        ("seat 2: geologist; hand NES chest", "NES chest"),
        ("seat 2: geologist; opened 9 NES chest / no draw in turn 1", "no chest 9"),
        ("seat 2: geologist; opened 0 NES chest / spade in turn 1", "'spade'"),
        ("seat 2: geologist; opened 0 NES chest in turn 1", "chest"),
        ("seat 2: geologist; took 0 9 yes in turn 1", "no goal 9"),
        ("seat 2: geologist; took 0 1 maybe in turn 1", "'maybe'"),
        ("seat 2: geologist; inspected 9 boss in turn 1", "no seat 9"),
        ("seat 2: geologist; inspected 1 dragon in turn 1", "'dragon'"),
        ("seat 2: geologist; inspected 1 saboteur after 1 in turn 1", "Seat 1 has not changed roles 1 times"),
        ("seat 2: geologist; was boss", "Turn"),
        ("seat 2: geologist; was dragon until turn 2", "'dragon'"),
        ("seat 2: geologist; lifted spade", "'spade'"),
        ("seat 2: geologist; let go", "'go'"),
        ("thefts: 0", "thefts"),
        ("thefts: x", "'x'"),
        ("thefts: 1 1\nseat 2: geologist; front theft", "thefts"),
        ("left over: boss", "left over"),
        # Chests.
        ("chest layout: labyrinth", "'labyrinth'"),
        ("chest layout: 3/-1, 3/1, 5/x, 5/1", "layout"),
        ("chest cells: 3/-1, 3/1, 5/-1", "four chest cells"),
        ("chest cells: 3/-1, 3/1, 5/-1, x", "'x'"),
        ("chest cells: 3/-1, 3/1, 5/-1, 5/2", "chest 3 is not at (5, 1)"),
        ("chest cells: 3/-1, 3/1, 5/-1, gone", "chest 3 is not at (5, 1)"),
        ("chest tunnels: NE chest", "seven chest tunnels"),
        ("chest tunnels: NS, NW chest, NES chest, NES chest, NEW chest, NEW chest, NESW chest", "chest tunnels"),
        ("chests: one gold", "The chests are one gold"),
        ("chests: spade", "'spade'"),
        ("opened: 4", "no chest 4"),
        ("turned: 20", "no goal 20"),
        ("turned: 5", "no goal 5"),
        ("no maps: maybe", "'maybe'"),
        ("effects: spade", "'spade'"),
        ("no draw: maybe", "'maybe'"),
        ("draws: 1 by 4", "no seat 4"),
        ("draws: many by 1", "'many'"),
        # The wardrobe.
        ("special used: maybe", "'maybe'"),
        # Toll dwarfs.
        ("dwarfs: 1", "'1'"),
        ("dwarfs: 1 at 1/0", "dwarf"),
        ("dwarfs: 1 at 1/0 NE", "dwarf"),
        ("dwarfs: 4 at 1/0 E", "no seat 4"),
        ("dwarfs: 1 at 1000/0 E", "1000"),
        ("dwarfs: 1 at 6/6 E", "dwarf"),  # at no card
        ("dwarfs: 1 at 1/0 N", "dwarf"),  # at a closed side
        ("dwarfs left: 3", "dwarfs left"),
        ("toll asked: 4", "no seat 4"),
        ("toll payers: 2/0 by 4", "no seat 4"),
        ("toll payers: here by 1", "'here'"),
        # Championship cards.
        ("last laid: 5,5", "laid last"),
        ("last laid: 0,0", "laid last"),
        ("last laid: x", "'x'"),
        ("specialist: 4", "no specialist 4"),
        ("vetoer: 4", "no seat 4"),
        ("in play: spade", "command"),
        ("in play: {}", "'do'"),
        ('in play: {"do": "ReadMap", "goal": 9}', "9"),
        ('in play: {"do": "Pass", "cards": ["NS"]}', "Pass"),
        ('in play: {"do": "LetPass"}', "LetPass"),
        # Questions that do not fit.
        ("asked: seat 0, swap 0 1", "'swap' does not fit"),
        ("asked: seat 0, card 0 1", "'card' does not fit"),
        ("asked: seat 0, tunnel", "'tunnel' does not fit"),
        ("asked: seat 1, toll 2/0", "'toll' does not fit"),
        ("asked: seat 0, move 0 1", "'move' does not fit"),
        ("asked: seat 0, hand 1", "'hand' does not fit"),
        ("asked: seat 0, role 0", "'role' does not fit"),
        ("asked: seat 0, orientation 16", "'orientation' does not fit"),
        ("asked: seat 0, goal 16 17", "'goal' does not fit"),
        ("asked: seat 0, victim 1", "after the end of a round"),
        ("asked: seat 0, victim 1\nended: no gold", "'victim' does not fit"),
        ("asked: seat 1, toll here", "'here'"),
        ("asked: veto 1 2 3", "does not fit"),  # no card is in play
        ("asked: veto 9", "seats of this table"),
        ("asked: veto", "seats of this table"),
    ],
)
def test_an_invalid_line_is_rejected(line: str, says: str) -> None:
    assert says in sentence_for(lambda: parse_position(HEAD + line + MAZE + SEATS))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("chest cells: 3/-1, 3/1, 5/-1, 5/1", "'chest cells'"),
        ("dwarfs: 1 at 0/0 E", "the module toll"),
        ("aside: theft", "theft"),
        ("seat 1: saboteur; hand trove", "trove"),
        ("seat 1: boss", "boss"),
        ("asked: veto 1 2", "does not fit"),
        ("turned: 16", "16"),
    ],
)
def test_lines_of_modules_are_rejected_in_the_base_game(line: str, says: str) -> None:
    maze = MAZE.replace("&0· &2", "· · · ").replace("&1· &3", "· · · ").replace("┼W", "·")
    parse_position(f"players: 3{maze}seat 0: digger; hand map\n")
    assert says in sentence_for(lambda: parse_position(f"players: 3\n{line}{maze}seat 0: digger; hand map\n"))


@pytest.mark.parametrize(
    ("drawn", "instead", "says"),
    [
        ("&0", "· ", "Chest 0 is missing"),
        ("&0", "&4", "chest 4 is not at (3, -1)"),
        ("&0", "&1", "Chest 1"),
        ("&0", "┼c", "Chest 0 is missing"),  # open, but not among those opened
        ("┼W", "· ", "┼W"),
        ("┼W", "┼P", "party"),
        ("┼W", "┼ ", "(4, 3)"),
        ("─ ", "┼c", "NESW chest cannot be at (1, 0)"),
        ("─ ", "┼W", "wardrobe"),
        ("?0", "┼x", "Goal 0 is gold"),
    ],
)
def test_an_invalid_maze_is_rejected(drawn: str, instead: str, says: str) -> None:
    maze = MAZE.replace(drawn, instead, 1)
    assert says in sentence_for(lambda: parse_position(HEAD + maze + SEATS))
