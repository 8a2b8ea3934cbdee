"""Invalid positions are rejected with one clear sentence."""

import pytest

from pyrite.game import Game
from pyrite.game.notation import parse_position, print_position
from tests.game.error_sentences import sentence_for

MAZE = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
HAND = "seat 0: digger; hand map, NS\n"


def drawn(*rows: str) -> str:
    return "maze:\n" + "\n".join(f"  {row}" for row in rows) + "\n"


def test_the_position_without_errors_is_valid() -> None:
    state = parse_position("players: 3" + MAZE + HAND)
    assert len(Game(state).legal(0)) == 3 + 2 + 2  # look at three goals, lay NS above or below, pass


@pytest.mark.parametrize(
    ("line", "says"),
    [
        # The set-up.
        ("players: 2", "3 to 10 players"),
        ("players: five", "'five'"),
        ("players: -5", "'-5'"),
        ("players:", "whole number"),
        ("players: 99999", "'99999'"),
        ("edition: DE25", "'DE25'"),
        ("variants: chess", "'chess'"),
        ("modules: chess", "'chess'"),
        ("edition: UA16\nvariants: sabotaged_dwarf", "UA16"),
        ("house rules: lay_must_join", "lay_must_join"),
        ("house rules: lay_must_join=perhaps", "perhaps"),
        ("house rules: round_ends=hands", "'round_ends'"),
        ("first seat: 5", "0 to 4"),
        ("first seat: x", "'x'"),
        ("seed: 12", "64 hexadecimal digits"),
        (f"seed: {'g' * 64}", "64 hexadecimal digits"),
        # The lines themselves.
        ("this is no line", "'this is no line'"),
        ("colour: red", "'colour'"),
        ("players: 4\nplayers: 5", "'players'"),
        ("seat 5: digger", "'seat 5'"),
        # Goals.
        ("goals: gold, stone NE", "gold, stone NE, stone NW"),
        ("goals: gold, gold, stone NE", "gold, stone NE, stone NW"),
        ("goals: gold, stone NE, stone", "'stone'"),
        # Seats.
        ("seat 1: dragon", "'dragon'"),
        ("seat 1: unknown", "'unknown'"),
        ("seat 1: digger; hand spade", "'spade'"),
        ("seat 1: digger; hand SW", "'SW'"),
        ("seat 1: digger; hat red", "'hat red'"),
        ("seat 1: digger;", "seat 1"),
        ("seat 1: digger; front map", "map cannot be in front of seat 1"),
        ("seat 1: digger; front broken cart, broken cart", "broken cart cannot be in front of seat 1"),
        ("seat 1: digger; gold 4", "'4'"),
        ("seat 1: digger; gold 1, 2", "'1, 2'"),
        ("seat 1: digger; offer x", "'x'"),
        ("seat 1: digger; tokens -1", "-1"),  # tokens may fall below zero, the whole purse may not (PAY-5)
        ("seat 1: digger; gold 1 2; tokens -4", "-4"),
        ("seat 1: digger; tokens --1", "'-1'"),
        ("seat 1: digger; tokens x", "'x'"),
        ("seat 1: digger; tokens", "whole number"),
        ("seat 1: digger; discarded spade", "'spade'"),
        ("seat 1: digger; forced march", "'forced pass' for a seat that could play nothing, not 'march'"),
        ("seat 1: digger; forced pass", "round_end=forced_passes"),
        ("seat 1: digger; saw 3 gold in turn 1", "no goal 3"),
        ("seat 1: digger; saw x gold in turn 1", "'x'"),
        ("seat 1: digger; saw 0 gold", "Turn"),
        ("seat 1: digger; saw 0 spade in turn 1", "'spade'"),
        ("seat 1: digger; saw 0  in turn 1", "card"),
        ("seat 1: digger; saw 0 map in turn 1", "map"),
        # Piles.
        ("deck: spade", "'spade'"),
        ("discard: spade", "'spade'"),
        ("discard: (spade)", "'spade'"),
        ("discard: ()", "card"),
        ("gold pile: 0", "'0'"),
        ("left over: spade", "'spade'"),
        # The course of the round.
        ("round: two", "'two'"),
        ("round: 1, begun by seat 5", "no seat 5"),
        ("turn: x", "'x'"),
        ("turn: 3, seat 9", "no seat 9"),
        ("asked: seat 5, turn", "no seat 5"),
        ("asked: seat x, turn", "'x'"),
        ("asked: seat 0", "like 'asked: seat 2, turn'"),
        ("asked: seat 0, dance", "like 'asked: seat 2, turn'"),
        ("asked: seat 0, nothing", "like 'asked: seat 2, turn'"),
        ("asked: everybody, turn", "like 'asked: seat 2, turn'"),
        ("asked: seat 0, goal 3", "'goal' does not fit this position"),
        ("asked: nobody", "A seat must be asked"),
        ("asked: seat 0, gold", "after the end of a round"),
        ("asked: seat 0, gold\nended: gold by 0", "'gold' does not fit this position"),
        ("direction: up", "clockwise or widdershins"),
        ("out: many", "'many'"),
        ("out: 9", "no seat 9"),
        ("out: 0", "Seat 0 is out of the round"),
        ("last card: 5", "no seat 5"),
        ("last tunnel: x", "'x'"),
        ("joined: 3 by 0", "no goal 3"),
        ("joined: 0 by 5", "no seat 5"),
        ("joined: 0", "whole number"),
        ("turned: 3", "no goal 3"),
        ("turned: x", "'x'"),
        ("ended: gold by 5", "no seat 5"),
        ("ended: somehow", "'somehow'"),
        ("winners: 5", "no seat 5"),
        # More cards than there are.
        ("deck: NS, NS, NS, NS", "NS occurs 5 times in this position; the set-up has 4"),
        ("deck: EW, EW, EW", "EW occurs 4 times in this position; the set-up has 3"),
        ("deck: gold", "gold occurs 1 times in this position; the set-up has 0"),
        ("deck: start", "start"),
        ("discard: (map), map, map, map, map, map", "map occurs 7 times in this position"),
        ("seat 1: digger; hand broken cart, broken cart, broken cart; front broken cart", "broken cart"),
        ("seat 1: greedy", "greedy"),
        ("seat 2: saboteur\nseat 3: saboteur", "saboteur occurs 3 times in this position"),
        ("left over: saboteur, saboteur", "saboteur"),
        ("seat 1: digger; gold 3 3 3 3 3", "gold card of 3 occurs 5 times in this position"),
        ("gold pile: 3 3 3 3\nseat 1: digger; gold 3", "gold card of 3"),
    ],
)
def test_an_invalid_line_is_rejected(line: str, says: str) -> None:
    saboteur = "seat 4: saboteur\n"  # of five players at most four are diggers
    assert says in sentence_for(lambda: parse_position(line + MAZE + HAND + saboteur))


@pytest.mark.rule("PAY-5")
@pytest.mark.parametrize("purse", ["gold 1; tokens -1", "gold 3 2; tokens -4", "tokens -2; gold 1 1", "tokens 0"])
def test_negative_tokens_are_valid_if_gold_cards_cover_them(purse: str) -> None:
    state = parse_position(f"players: 3{MAZE}{HAND}seat 1: saboteur; {purse}\n")
    assert state.table.tokens[1] == int(purse.partition("tokens ")[2].partition(";")[0])
    assert parse_position(print_position(state)) == state


@pytest.mark.parametrize(
    ("maze", "says"),
    [
        ("", "'maze:'"),
        ("maze:\n", "one start"),
        (drawn("· ?0", "·", "· ?1", "·", "· ?2"), "one start"),
        (drawn("┼S┼S"), "one start"),
        (drawn("┼S"), "Goal 0 is missing"),
        (drawn("┼S· · · · · · · ?1"), "Goal 0 is missing"),
        (drawn("┼S· · · ?1"), "goal 1 cannot be at (4, 0)"),
        (drawn("┼S· · · · · · · ?0"), "goal 0 cannot be at (8, 0)"),
        (drawn("┼S· · · · · · · ?9"), "goal 9 cannot be at (8, 0)"),
        (drawn("┼S· · · · · · · ?1", "?1"), "Goal 1 is in the maze twice"),
        (drawn("┼S? "), "'? '"),
        (drawn("┼SX "), "'X '"),
        (drawn("┼S┼X"), "'┼X'"),
        (drawn("┼S╫ "), "NS+EW cannot be at (1, 0)"),
        (drawn("┼S╬ "), "'╬ '"),
        (drawn("┼S─ "), "Goal 0 is missing"),
        (drawn("┼S└o"), "stone NE cannot be at (1, 0)"),
        (drawn("┼S┼$"), "gold cannot be at (1, 0)"),
        (drawn("┼S· · · · · · · ┼$"), "Goal 1 is stone NE"),
        (drawn("┼S· · · · · · · ┼ "), "Goal 1 is stone NE"),
        (drawn("┼S· · · · · · · ┘o"), "Goal 1 is stone NE"),
        (drawn("┼S" + "· " * 55 + "─"), "(56, 0)"),
        (drawn("─ " + "· " * 55 + "┼S"), "(-56, 0)"),
    ],
)
def test_an_invalid_maze_is_rejected(maze: str, says: str) -> None:
    assert says in sentence_for(lambda: parse_position("players: 3\n" + maze + HAND))


@pytest.mark.parametrize("row", ["   ─", "· ·─", "·─", " ─"])
def test_a_card_between_two_cells_is_rejected(row: str) -> None:
    maze = MAZE.rstrip() + f"\n  {row}\n"
    sentence_for(lambda: parse_position("players: 3" + maze + HAND))


@pytest.mark.parametrize(
    "asked",
    [
        "asked: seat 1, turn",
        "asked: seat 0, goal",
        "asked: seat 0, goal 0",
        "asked: seat 0, orientation",
        "asked: seat 0, orientation 1",
        "asked: seat 0, orientation 1\nturned: 1",
    ],
    ids=[
        "a turn without cards",
        "no goal to choose from",
        "a goal that no path reaches",
        "the orientation of no goal",
        "the orientation of a face-down goal",
        "the orientation of a goal that no path reaches",
    ],
)
def test_a_question_that_the_seat_cannot_answer_is_rejected(asked: str) -> None:
    sentence_for(lambda: parse_position("players: 3\n" + asked + MAZE + HAND))


def test_a_position_with_joined_face_down_goals_must_name_who_joined_them() -> None:
    # Otherwise the gold, still joined at the round's end, would have been joined by nobody (GOAL-4).
    maze = drawn(
        "· · · · · · · · ?0",
        "·",
        "┼S─ ─ ┴ ┴ ┴ ┴ ─ ?1",
        "·",
        "· · · · · · · · ?2",
    )
    head = "players: 3\nedition: UA16\n"
    parse_position(head + "joined: 1 by 2\n" + maze + HAND)
    sentence_for(lambda: parse_position(head + maze + HAND))
