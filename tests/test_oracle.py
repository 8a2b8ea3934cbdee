"""Hand-made positions for the naive second reading; every expectation is worked out from the rule text.

The rule ids stand in comments, not in ``rule`` marks: these tests try the oracle, not the game, and must not
count as coverage of a rule.
"""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tests.oracle import (
    CHAMPIONSHIP_CARDS,
    CHEST_LAYOUTS,
    CHEST_TUNNELS,
    CHESTS,
    DECK,
    GOLD_CARDS,
    MINI_EXPANSIONS,
    NEW_GOALS,
    SABOTEUR2_CARDS,
    Draw,
    Payment,
    canon,
    chest_gold,
    chest_turnings,
    chests_may_be,
    chests_may_lie,
    chests_reached,
    crystals_in_maze,
    deck,
    draws,
    dwarfs_that_stay,
    exact_draw,
    finisher_of,
    goal_gold,
    goal_places,
    goals_freshly_reached,
    goals_may_lie,
    goals_reached,
    half_turn,
    hand_size,
    hands_to_rob,
    how_a_theft_goes,
    is_tunnel,
    left_to_draw,
    legal,
    mark_of,
    may_be_set_up,
    may_lay,
    movable_goals,
    next_starter,
    next_to_move,
    open_sides,
    options,
    parse,
    passes_after,
    payment,
    payment_of,
    possible_victims,
    put_aside,
    reached,
    role_set,
    round_over,
    spell,
    start_gold,
    taken_at_set_up,
    team_can_reach,
    teams_that_can_reach,
    thief_order,
    things_reached,
    tolls,
    treasure,
    treasure_of,
    turnings,
    veto_window,
    wardrobe_or_party_joined,
    ways_to_lie,
    winners,
    winning_teams,
)

View = dict[str, Any]
Cell = tuple[int, int]


def position(
    tunnels: dict[Cell, str] | None = None,
    *,
    hand: list[str] | None = None,
    edition: str = "DE24",
    fronts: list[list[str]] | None = None,
    faces: tuple[str | None, str | None, str | None] = (None, None, None),
    cards: dict[Cell, str] | None = None,
    question: str | None = "turn",
    **rest: Any,
) -> View:
    """Seat 0 of three looks at a maze: the start, and ``tunnels`` as they lie.

    A card's name is the spelling it lies with, unless ``cards`` gives another.
    """
    maze: list[dict[str, Any]] = [{"cell": [0, 0], "card": "start", "tunnel": "NESW"}]
    for cell, tunnel in (tunnels or {}).items():
        maze.append({"cell": list(cell), "card": (cards or {}).get(cell, tunnel), "tunnel": tunnel})
    view: View = {
        "seat": 0,
        "setup": {"players": 3, "edition": edition, "modules": [], "variants": []},
        "options": options(edition),
        "asked": {"question": question, "seats": [0]},
        "maze": maze,
        "goals": [{"goal": each, "cell": [8, 2 * each - 2], "face": faces[each]} for each in range(3)],
        "fresh_goals": [],
        "fronts": fronts or [[], [], []],
        "hands": [6, 6, 6],
        "passes": 0,
        "own": {"role": "digger", "hand": hand or [], "gold": [], "looks": [], "offer": []},
    }
    view.update(rest)
    return view


def row(first: int, last: int) -> dict[Cell, str]:
    """A straight tunnel in row 0 from column ``first`` to column ``last``."""
    return {(column, 0): "EW" for column in range(first, last + 1)}


def laid(view: View) -> set[tuple[str, Cell]]:
    """The legal layings: the tunnel as it lies and its cell."""
    return {(found["tunnel"], tuple(found["cell"])) for found in doing(view, "LayTunnel")}


def doing(view: View, name: str) -> list[dict[str, Any]]:
    """The legal commands of one kind."""
    return [found for found in map(json.loads, sorted(legal(view))) if found["do"] == name]


def test_tunnels_are_read_from_their_spelling() -> None:
    assert {(frozenset(part.sides), part.stub) for part in parse("NS+E|+W|")} == {
        (frozenset("NS"), False),
        (frozenset("E"), True),
        (frozenset("W"), True),
    }
    assert open_sides("NS+E|") == {"N", "E", "S"}
    assert parse("N|E|S") == parse("N|+E|+S|")
    assert spell(parse("W|+SE+N|")) == "ES+N|+W|"
    assert parse("NEW+S| crystal") == parse("NEW+S|")  # a mark joins nothing
    assert open_sides("NS+E| green door") == {"N", "E", "S"}
    assert [mark_of(card) for card in ("NS", "N ladder", "NE blue door", "stone NE")] == [
        None,
        "ladder",
        "blue door",
        None,
    ]
    for wrong in ("NN|", "NX", "NE+EW", "NE+", "", "NE ", "NE red door", "NE  ladder", "stone NE", " ladder"):
        with pytest.raises(ValueError, match="not a tunnel"):
            parse(wrong)


# TAB-2
@pytest.mark.parametrize(
    ("printed", "turned"),
    [
        ("NE", "SW"),
        ("NW", "ES"),
        ("NES", "NSW"),
        ("NEW", "ESW"),
        ("EW", "EW"),
        ("N|+E|", "S|+W|"),
        ("N|+E|+W|", "E|+S|+W|"),
        ("NW+ES", "NW+ES"),
        ("NS+E|", "NS+W|"),
        ("EW+N|", "EW+S|"),
        ("NE+SW", "NE+SW"),
        ("NS+EW", "NS+EW"),
        ("NE+S|", "SW+N|"),
        ("NW+S|", "ES+N|"),
        ("NEW+S| crystal", "ESW+N| crystal"),
        ("NSW+E| crystal", "NES+W| crystal"),
        ("NE blue door", "SW blue door"),
        ("NW green door", "ES green door"),
        ("NS+E| green door", "NS+W| green door"),
        ("EW blue door", "EW blue door"),
        ("N ladder", "S ladder"),
        ("NW ladder", "ES ladder"),
    ],
)
def test_a_half_turn_swaps_opposite_sides(printed: str, turned: str) -> None:
    assert half_turn(printed) == turned
    assert half_turn(turned) == printed
    assert ways_to_lie(printed) == {printed, turned}


# TUN-1, TUN-2
def test_only_the_start_lies_in_the_maze() -> None:
    assert laid(position(hand=["EW"])) == {("EW", (1, 0)), ("EW", (-1, 0))}
    assert laid(position(hand=["NE", "NE"])) == {
        ("SW", (1, 0)),
        ("NE", (-1, 0)),
        ("SW", (0, -1)),
        ("NE", (0, 1)),
    }
    # A dead end is laid by the same test.
    assert laid(position(hand=["N|"])) == {("N|", (0, 1)), ("S|", (0, -1))}
    assert laid(position(hand=["NESW"])) == {
        ("NESW", (1, 0)),
        ("NESW", (-1, 0)),
        ("NESW", (0, 1)),
        ("NESW", (0, -1)),
    }


# TAB-3, TUN-3
def test_no_path_runs_through_a_dead_end() -> None:
    view = position({(1, 0): "E|+W|"}, hand=["EW"])
    assert reached(view) == {((0, 0), side) for side in "NESW"}
    assert laid(view) == {("EW", (-1, 0))}
    # Where a path comes round to it the stub's own opening may be met, if another side is joined.
    around = {(1, 0): "E|+W|", (0, 1): "NE", (1, 1): "EW"}
    assert may_lay(position(around), "SW", (2, 0)) is False
    assert may_lay(position({**around, (2, 1): "NW"}), "SW", (2, 0)) is True


# TUN-4, TUN-6
def test_a_piece_cut_off_takes_no_card_until_the_gap_is_filled() -> None:
    view = position({(2, 0): "EW"}, hand=["EW"])
    assert ((2, 0), "E") not in reached(view)
    assert laid(view) == {("EW", (1, 0)), ("EW", (-1, 0))}
    filled = position(row(1, 2), hand=["EW"])
    assert ((2, 0), "E") in reached(filled)
    assert laid(filled) == {("EW", (3, 0)), ("EW", (-1, 0))}
    # The old books: a neighbour that matches is enough.
    old = position({(2, 0): "EW"}, hand=["EW"], edition="UA16")
    assert laid(old) == {
        ("EW", (1, 0)),
        ("EW", (-1, 0)),
        ("EW", (3, 0)),
        ("EW", (2, -1)),
        ("EW", (2, 1)),
    }


# TUN-2
@pytest.mark.parametrize(
    ("tunnel", "fits"),
    [
        ("ESW", True),  # N closed to closed, E open to open, S open to open, W open to open
        ("E|+S|+W|", True),  # stubs are open sides
        ("EW+S|", True),
        ("NESW", False),  # N open to closed
        ("SW", False),  # E closed to open
        ("EW", False),  # S closed to open
        ("ES", False),  # W closed to open
    ],
)
def test_every_side_must_match(tunnel: str, fits: bool) -> None:
    # About (1, 0): the start on W; a straight EW on N, an NS on S, an EW on E.
    view = position({(1, -1): "EW", (1, 1): "NS", (2, 0): "EW"})
    assert may_lay(view, tunnel, (1, 0)) is fits


# TUN-4
def test_a_face_down_goal_asks_nothing_of_its_neighbours_and_is_none() -> None:
    for edition in ("DE24", "UA16"):
        view = position(row(1, 6), edition=edition)
        # West of the middle goal: the closed E of NSW and the open E of NESW are both fine (TAB-5).
        assert may_lay(view, "NSW", (7, 0)) is True
        assert may_lay(view, "NESW", (7, 0)) is True
        # East of it there is only the face-down goal.
        assert may_lay(view, "NESW", (9, 0)) is False
        assert may_lay(view, "NS", (9, 0)) is False
        # A goal's own cell is not empty.
        assert may_lay(position(row(1, 7), edition=edition), "NESW", (8, 0)) is False


# TUN-4
def test_without_lay_must_join_closed_may_lie_to_closed() -> None:
    wall: dict[Cell, str] = {(1, 0): "EW"}
    assert may_lay(position(wall), "EW", (1, 1)) is False
    assert may_lay(position(wall, edition="RU16"), "EW", (1, 1)) is True
    assert may_lay(position(wall, edition="RU16"), "NS", (1, 1)) is False
    assert may_lay(position(wall, edition="RU16"), "EW", (5, 5)) is False


# TUN-5
def test_broken_tools_leave_actions_and_passing() -> None:
    view = position(hand=["EW", "map"], fronts=[["broken cart"], [], []])
    assert laid(view) == set()
    assert legal(view) == {
        canon({"do": "Pass", "cards": ["EW"]}),
        canon({"do": "Pass", "cards": ["map"]}),
        canon({"do": "ReadMap", "goal": 0}),
        canon({"do": "ReadMap", "goal": 1}),
        canon({"do": "ReadMap", "goal": 2}),
    }


# ACT-1, ACT-2
def test_sabotage_and_repair_name_a_seat_and_never_a_tool_twice() -> None:
    fronts = [["broken cart"], ["broken cart", "broken lantern"], []]
    hand = ["broken cart", "broken pickaxe", "repair pickaxe/cart", "repair pickaxe"]
    view = position(hand=hand, fronts=fronts)
    assert [(each["card"], each["seat"]) for each in doing(view, "Sabotage")] == [
        ("broken cart", 2),
        ("broken pickaxe", 1),
        ("broken pickaxe", 2),
    ]
    assert [(each["card"], each["tool"], each["seat"]) for each in doing(view, "Repair")] == [
        ("repair pickaxe/cart", "cart", 0),
        ("repair pickaxe/cart", "cart", 1),
    ]
    own_front = position(hand=hand, fronts=fronts, edition="UA16")
    assert ("broken pickaxe", 0) in {(each["card"], each["seat"]) for each in doing(own_front, "Sabotage")}
    assert ("broken cart", 0) not in {(each["card"], each["seat"]) for each in doing(own_front, "Sabotage")}


# ACT-3, ACT-4, TURN-5
def test_rockfall_spares_start_and_goals_and_the_map_needs_a_goal_face_down() -> None:
    view = position(
        {(1, 0): "EW", (8, 0): "SW"},
        cards={(8, 0): "stone NE"},
        hand=["rockfall", "map"],
        faces=(None, "stone NE", None),
    )
    assert [each["cell"] for each in doing(view, "Rockfall")] == [[1, 0]]
    assert [each["goal"] for each in doing(view, "ReadMap")] == [0, 2]
    assert legal(position(hand=["rockfall"])) == {canon({"do": "Pass", "cards": ["rockfall"]})}


# GOAL-1
def test_a_goal_is_met_by_a_path_only() -> None:
    assert goals_reached(position(row(1, 7))) == {1}
    assert goals_reached(position({**row(1, 6), (7, 0): "E|+W|"})) == set()  # a stub next to it
    assert goals_reached(position({**row(1, 6), (7, 0): "NSW"})) == set()  # a closed side
    assert goals_reached(position({**row(1, 3), **row(5, 7)})) == set()  # a gap on the way


# GOAL-3
def test_a_turned_over_goal_joins_what_reached_it() -> None:
    view = position(row(1, 7))
    assert turnings(view, 1, "gold") == {"NESW"}
    assert turnings(view, 1, "stone NE") == {"SW"}
    assert turnings(view, 1, "stone NW") == {"NW"}


# GOAL-3
@pytest.mark.parametrize("edition", ["DE24", "UA16"])
def test_two_reached_openings_of_one_goal_leave_the_choice(edition: str) -> None:
    # Reached from W and from N: NE joins N only and SW joins W only, one mismatch each.
    tunnels = {**row(1, 6), (7, 0): "NEW", (7, -1): "ES", (8, -1): "SW"}
    faces = (None, "stone NE", None)
    view = position(tunnels, edition=edition, faces=faces, question="orientation")
    assert legal(view) == {canon({"do": "LayGoal", "tunnel": "NE"}), canon({"do": "LayGoal", "tunnel": "SW"})}
    assert turnings(view, 1, "stone NW") == {"NW"}  # fits everywhere


# GOAL-3
def test_a_turning_that_joins_only_a_stub_is_for_the_old_book_alone() -> None:
    # Reached from W; on N a stub looks down at the goal.
    tunnels = {**row(1, 7), (8, -1): "S|"}
    assert turnings(position(tunnels), 1, "stone NE") == {"SW"}
    assert turnings(position(tunnels, edition="UA16"), 1, "stone NE") == {"NE", "SW"}
    # Joining comes before fitting: NE would have one mismatch, SW has two.
    worse = {**row(1, 7), (8, -1): "S|", (8, 1): "EW"}
    assert turnings(position(worse), 1, "stone NE") == {"SW"}
    # Both join (W, E reached), N matches NE: NE has one mismatch (W), SW three (N, E, S).
    both = {**row(1, 6), (7, 0): "ESW", (7, 1): "NE", (8, 1): "EW", (9, 1): "NW", (9, 0): "SW"}
    assert reached(position(both)) >= {((7, 0), "E"), ((9, 0), "W")}
    assert turnings(position({**both, (8, -1): "S|"}), 1, "stone NE") == {"NE"}


# GOAL-4
def test_goals_are_chosen_among_those_reached_or_freshly_reached() -> None:
    before = row(1, 7)
    after = {**before, (7, 0): "NEW", (7, -1): "NS", (7, -2): "ES"}
    seen = position(after, question="goal", fresh_goals=[0, 1])
    assert legal(seen) == {canon({"do": "TurnGoal", "goal": 0}), canon({"do": "TurnGoal", "goal": 1})}
    one = position(after, question="goal", fresh_goals=[0], edition="UA16")
    assert legal(one) == {canon({"do": "TurnGoal", "goal": 0})}
    # Goal 1 was joined before; only the opening that looks at goal 0 is new.
    without_last = {cell: tunnel for cell, tunnel in after.items() if cell != (7, -2)}
    assert goals_freshly_reached(position(without_last), position(after)) == {0}
    # After a cut the same opening is new again.
    cut = {cell: tunnel for cell, tunnel in after.items() if cell != (3, 0)}
    assert goals_freshly_reached(position(cut), position(after)) == {0, 1}


# GOAL-3
def test_a_path_needs_both_sides_open_where_a_goal_was_left_not_matching() -> None:
    # The stone lies SW and leaves the open S of (8, -1) against its closed N.
    tunnels = {**row(1, 7), (8, 0): "SW", (8, -1): "ES"}
    view = position(tunnels, faces=(None, "stone NE", None), cards={(8, 0): "stone NE"})
    assert ((8, 0), "S") in reached(view)
    assert ((8, -1), "E") not in reached(view)
    assert may_lay(view, "NS", (8, 1)) is True  # a stone is part of the maze


def test_only_the_seat_that_is_asked_may_do_anything() -> None:
    assert legal(position(hand=["EW"], asked={"question": "turn", "seats": [1]})) == set()
    assert legal(position(hand=["EW"], asked={"question": None, "seats": []})) == set()
    assert legal(position(seat=None, own=None)) == set()


# PAY-2
def test_gold_is_taken_by_value() -> None:
    view = position(question="gold")
    view["own"]["offer"] = [1, 1, 3]
    assert legal(view) == {canon({"do": "TakeGold", "nuggets": 1}), canon({"do": "TakeGold", "nuggets": 3})}


# S2-7
def test_a_bridge_carries_each_path_on_its_own() -> None:
    view = position({(1, 0): "NS+EW"})
    assert reached(view) - {((0, 0), side) for side in "NESW"} == {((1, 0), "E"), ((1, 0), "W")}
    assert may_lay(view, "EW", (2, 0)) is True
    assert may_lay(view, "NS", (1, 1)) is False
    assert may_lay(view, "NW", (1, 1)) is False
    # A path that comes round from below joins the other part too.
    looped = position({(1, 0): "NS+EW", (0, 1): "NE", (1, 1): "NW"})
    assert ((1, 0), "N") in reached(looped)
    curves = position({(1, 0): "NE+SW"})
    assert {side for cell, side in reached(curves) if cell == (1, 0)} == {"S", "W"}


# TAB-6
def test_a_ladder_is_joined_to_the_start_wherever_it_lies() -> None:
    view = position({(5, 0): "E", (6, 0): "EW+N|"}, cards={(5, 0): "E ladder"})
    assert {side for cell, side in reached(view) if cell == (6, 0)} == {"E", "W"}
    assert may_lay(view, "EW", (7, 0)) is True
    assert may_lay(view, "ES", (6, -1)) is False  # it would meet a stub only


DIGGERS_AND_ONE = ["digger", "saboteur", "digger", "digger", "saboteur"]


# PAY-2, PAY-4
def test_gold_goes_round_against_the_direction_of_play() -> None:
    clear: list[list[str]] = [[], [], [], [], []]

    def paid(finisher: int, clockwise: bool = True, edition: str = "DE24", pile: int = 28) -> Payment:
        return payment(DIGGERS_AND_ONE, finisher, options(edition), [], clear, clockwise, finisher, pile)

    assert paid(2) == Payment(drawn=3, choosers=(2, 0, 3))
    assert paid(2, clockwise=False) == Payment(drawn=3, choosers=(2, 3, 0))
    assert paid(1) == Payment(drawn=3, choosers=(0, 3, 2))  # a saboteur joined it
    assert paid(2, edition="UA16") == Payment(drawn=5, choosers=(2, 0, 3, 2, 0))  # PAY-3
    assert paid(2, pile=2) == Payment(drawn=2, choosers=(2, 0))
    ten = ["saboteur"] * 3 + ["digger"] * 7
    assert payment(ten, 3, options("RU16"), [], [[]] * 10, True, 3).choosers == (3, 9, 8, 7, 6, 5, 4, 3, 9)


# VAR-1
def test_a_sabotaged_digger_gets_no_gold() -> None:
    def paid(broken: set[int], finisher: int, roles: list[str]) -> Payment:
        fronts = [["broken lantern"] if seat in broken else [] for seat in range(5)]
        return payment(roles, finisher, options("DE24"), ["sabotaged_dwarf"], fronts, True, finisher)

    assert paid({0}, 2, DIGGERS_AND_ONE) == Payment(drawn=3, choosers=(2, 3, 2))
    assert paid({2}, 2, DIGGERS_AND_ONE) == Payment(drawn=3, choosers=(0, 3, 0))
    assert paid({0, 2, 3}, 1, DIGGERS_AND_ONE) == Payment()
    greedy = ["digger", "saboteur", "greedy", "digger", "digger"]
    assert paid({2}, 2, greedy) == Payment(due=((2, 4),))
    assert paid(set(), 0, greedy) == Payment(drawn=3, choosers=(0, 4, 3))  # WC-16: no digger


# PAY-6, PAY-7
def test_saboteurs_draw_clockwise_from_the_left_of_the_last_turn() -> None:
    def paid(roles: list[str], last_turn: int, clockwise: bool = True) -> Payment:
        return payment(roles, None, options("DE24"), [], [[] for _ in roles], clockwise, last_turn)

    assert paid(DIGGERS_AND_ONE, 1) == Payment(due=((4, 3), (1, 3)))
    assert paid(DIGGERS_AND_ONE, 4, clockwise=False) == Payment(due=((1, 3), (4, 3)))
    assert paid(["digger", "saboteur", "digger"], 0) == Payment(due=((1, 4),))
    assert paid(["digger"] * 6 + ["saboteur"] * 4, 7) == Payment(due=((8, 2), (9, 2), (6, 2), (7, 2)))
    assert paid(["digger"] * 3, 0) == Payment()


# VAR-4
def test_the_tournament_pays_in_tokens() -> None:
    five = ["digger", "saboteur", "digger", "digger", "greedy"]
    seven = ["digger", "saboteur", "greedy", "digger", "greedy", "saboteur", "digger"]

    def paid(roles: list[str], finisher: int | None) -> Payment:
        clear: list[list[str]] = [[] for _ in roles]
        return payment(roles, finisher, options("DE24"), ["tournament"], clear, True, 0)

    assert paid(five, 2) == Payment(tokens=((0, 2), (2, 3), (3, 2)))
    assert paid(five, 1) == Payment(tokens=((0, 2), (2, 2), (3, 2)))
    assert paid(five, 4) == Payment(tokens=((4, 4),))
    assert paid(five, None) == Payment(tokens=((1, 4),))
    assert paid(seven, None) == Payment(tokens=((1, 3), (5, 3)))


# PAY-6
@pytest.mark.parametrize(
    ("pile", "total", "kept", "left"),
    [
        ([1, 2, 3], 3, [1, 2], [3]),
        ([2, 3, 1, 1], 3, [2, 1], [1, 3]),  # the 3 goes over and under the pile
        ([3, 2, 2], 4, [2, 2], [3]),  # nothing fits the 1 missing: begin again
        ([1, 2, 3], 4, [3, 1], [2]),
        ([3, 3, 2], 4, [3], [3, 2]),  # no set makes 4; the nearest lower sum is 3
        ([3, 3], 2, [], [3, 3]),
        ([], 4, [], []),
    ],
)
def test_the_exact_draw(pile: list[int], total: int, kept: list[int], left: list[int]) -> None:
    assert exact_draw(pile, total) == (kept, left)


# PAY-6
def test_the_exact_draw_always_ends_and_loses_no_card() -> None:
    for size in range(6):
        for pile in set(permutations([1, 1, 1, 2, 2, 3, 3], size)):
            for total in (2, 3, 4):
                kept, left = exact_draw(pile, total)
                assert sorted(kept + left) == sorted(pile)
                assert sum(kept) <= total


# END-1
def test_a_round_is_over_by_gold_by_empty_hands_or_by_passing() -> None:
    assert round_over(position()) is False
    assert round_over(position(faces=("stone NE", "stone NW", None))) is False
    assert round_over(position(faces=(None, "gold", None))) is True
    assert round_over(position(hands=[0, 0, 0])) is True
    assert round_over(position(hands=[0, 0, 1])) is False
    assert round_over(position(hands=[2, 1, 1], passes=3)) is False
    assert round_over(position(hands=[2, 1, 1], passes=3, edition="UA16")) is True
    assert round_over(position(hands=[2, 1, 1], passes=2, edition="UA16")) is False
    assert passes_after(2, "Pass", 0) == 3
    assert passes_after(2, "skip", 0) == 3
    assert passes_after(2, "Sabotage", 0) == 0
    assert passes_after(0, "Pass", 1) == 0


# SET-6, TURN-3
def test_the_next_to_move_and_the_next_to_begin() -> None:
    assert next_to_move(0, [1, 0, 3, 2], clockwise=True) == 2
    assert next_to_move(0, [1, 2, 3, 0], clockwise=False) == 2
    assert next_to_move(0, [1, 0, 0, 0], clockwise=True) == 0
    assert next_to_move(0, [0, 0, 0, 0], clockwise=True) is None
    assert next_starter("last_turn", 4, 3, last_card=1, last_tunnel=0) == 0
    assert next_starter("last_card", 4, 3, last_card=1, last_tunnel=0) == 2
    assert next_starter("last_tunnel", 4, 3, last_card=1, last_tunnel=0) == 1
    assert next_starter("last_tunnel", 4, 2) == 3


# SET-1, SET-2, SET-3
def test_the_tables_add_up() -> None:
    assert sum(DECK.values()) == 40 + 27
    assert sum(count for card, count in DECK.items() if set(card) <= set("NESW|+")) == 40
    assert sum(GOLD_CARDS.values()) == 28
    for players in range(3, 11):
        assert sum(role_set(players).values()) == players + 1
        assert role_set(players, greedy=True)["digger"] == role_set(players)["digger"] - 1
    for players in range(5, 10):
        assert sum(role_set(players, ["tournament"]).values()) == players
    assert Counter(hand_size(players) for players in range(3, 11)) == {6: 3, 5: 2, 4: 3}
    assert winners([3, 7, 7]) == [1, 2]


# ---------------------------------------------------------------- Saboteur 2


def second(tunnels: dict[Cell, str] | None = None, *, house: dict[str, Any] | None = None, **rest: Any) -> View:
    """The same table playing Saboteur 2; ``house`` overrides single options."""
    view = position(tunnels, **{"purses": purses(0, 0, 0), "thefts": [], **rest})
    view["setup"]["modules"] = ["saboteur2"]
    view["options"].update(house or {})
    return view


def purses(*tokens: int) -> list[dict[str, int]]:
    return [{"cards": 0, "tokens": each} for each in tokens]


def found_gold(tunnels: dict[Cell, str], **rest: Any) -> View:
    """A maze at the end of a round: the gold lies face up in the middle."""
    faces = (None, "gold", None)
    return second({**tunnels, (8, 0): "NESW"}, cards={(8, 0): "gold"}, faces=faces, **rest)


def targets(view: View, name: str) -> list[int | None]:
    """Whom the legal commands of one kind name."""
    return [found["seat"] for found in doing(view, name)]


# S2-1, S2-2
def test_the_tables_of_saboteur_2_add_up() -> None:
    both = deck(["saboteur2"])
    assert sum(both.values()) == 118
    assert sum(count for card, count in both.items() if is_tunnel(card)) == 40 + 30
    assert sum(count for card, count in both.items() if not is_tunnel(card)) == 27 + 21
    assert both["rockfall"] == 4
    assert deck() == DECK
    assert (put_aside(["saboteur2"]), put_aside()) == (10, 0)
    marks = Counter[str | None]()
    for card, count in SABOTEUR2_CARDS.items():
        if is_tunnel(card):
            assert card in ways_to_lie(card)  # spelt the agreed way
            marks[mark_of(card)] += count
    assert marks == {"crystal": 10, "blue door": 3, "green door": 3, "ladder": 4, None: 10}
    for players in range(2, 13):
        assert hand_size(players, ["saboteur2"]) == 6
        roles = role_set(players, modules=["saboteur2"])
        assert sum(roles.values()) == 15
    assert (hand_size(8), hand_size(8, ["saboteur2"])) == (4, 6)


# Section 10, ED-1
@pytest.mark.parametrize(
    ("edition", "values"),
    [
        ("DE24", ("self", False, "touching", "another", False, "last_card")),
        ("UA24", ("self", False, "touching", "any", False, "last_turn")),
        ("PL2", ("self", True, "open_side", "any", False, "last_tunnel")),
        ("FR2", ("anyone", True, "open_side", "any", True, "last_turn")),
    ],
)
def test_the_options_of_saboteur_2(edition: str, values: tuple[Any, ...]) -> None:
    names = (
        "discard_two_helps",
        "ladder_needs_opening",
        "ladder_goal_ban",
        "inspection_target",
        "theft_optional",
        "next_round_starter",
    )
    assert tuple(options(edition)[name] for name in names) == values
    base = {"lay_must_join", "gold_draw", "round_end", "goals_at_once", "goal_misfit", "sabotage_target"}
    assert all(options(edition)[name] == options("DE24")[name] for name in base)
    assert options(edition, {"theft_optional": True})["theft_optional"] is True


# ED-1, section 9
def test_which_tables_are_offered() -> None:
    two = ["saboteur2"]
    for edition in ("DE24", "UA24", "PL2", "FR2"):
        assert [may_be_set_up(players, edition, two) for players in (1, 2, 12, 13)] == [
            False,
            True,
            True,
            False,
        ]
    for edition in ("UA16", "RU16"):
        assert may_be_set_up(5, edition, two) is False
        assert may_be_set_up(5, edition) is True
        assert may_be_set_up(5, edition, [], ["tournament"]) is False
    for edition in ("PL2", "FR2"):
        assert may_be_set_up(5, edition) is False
        assert may_be_set_up(5, edition, ["saboteur2", "detour"]) is False
    assert may_be_set_up(5, "DE24", ["saboteur2", "detour"]) is True
    assert may_be_set_up(5, "DE24", two, ["tournament"]) is False
    assert may_be_set_up(5, "DE24", two, ["sabotaged_dwarf"]) is False
    assert may_be_set_up(5, "DE24", ["saboteur2", "greedy_dwarf"]) is False
    assert [may_be_set_up(players, "DE24") for players in (2, 3, 10, 11)] == [False, True, True, False]


# S2-7, TUN-3
def test_one_path_of_a_bridge_must_be_joined_and_the_other_may_meet_anything_that_matches() -> None:
    cut_off: dict[Cell, str] = {(1, 0): "EW", (2, 1): "NS"}
    assert may_lay(second(cut_off), "NS+EW", (2, 0)) is True
    assert may_lay(second(cut_off), "NE+SW", (2, 0)) is True  # W meets (1, 0), S the piece cut off
    assert may_lay(second({(1, 0): "EW", (2, 1): "N|"}), "NS+EW", (2, 0)) is True  # a stub
    assert may_lay(second({(1, 0): "EW", (2, 1): "EW"}), "NS+EW", (2, 0)) is False  # S open to closed
    assert may_lay(second({(4, 0): "EW"}), "NS+EW", (5, 0)) is False  # met by no reached opening
    assert laid(second(hand=["NW+ES"])) == {
        ("NW+ES", (1, 0)),
        ("NW+ES", (-1, 0)),
        ("NW+ES", (0, 1)),
        ("NW+ES", (0, -1)),
    }


# TUN-3, TAB-3
def test_a_stub_beside_a_passage_meets_and_carries_nothing_on() -> None:
    assert laid(second(hand=["NS+E|"])) == {
        ("NS+W|", (1, 0)),
        ("NS+E|", (-1, 0)),
        ("NS+E|", (0, 1)),
        ("NS+E|", (0, -1)),
        ("NS+W|", (0, 1)),
        ("NS+W|", (0, -1)),
    }
    met_by_its_stub = second({(1, 0): "NS+W|"})
    assert {side for cell, side in reached(met_by_its_stub) if cell == (1, 0)} == set()
    met_by_its_passage = second({(0, 1): "NS+E|"})
    assert {side for cell, side in reached(met_by_its_passage) if cell == (0, 1)} == {"N", "S"}


# S2-9, S2-10
def test_marks_are_no_obstacle_to_laying_and_stay_in_the_name() -> None:
    assert laid(second(hand=["NE blue door"])) == {
        ("SW blue door", (1, 0)),
        ("NE blue door", (-1, 0)),
        ("SW blue door", (0, -1)),
        ("NE blue door", (0, 1)),
    }
    behind = second({(1, 0): "EW blue door", (2, 0): "EW green door"}, hand=["N| crystal", "EW"])
    assert ((2, 0), "E") in reached(behind)
    assert laid(behind) == {
        ("EW", (3, 0)),
        ("EW", (-1, 0)),
        ("N| crystal", (0, 1)),
        ("S| crystal", (0, -1)),
    }


# TAB-6, S2-8
def test_a_ladder_carries_the_start_wherever_it_lies() -> None:
    view = second({(4, 3): "N ladder", (4, 2): "ESW", (5, 2): "NS+EW"}, hand=["EW", "N|"])
    assert {(cell, side) for cell, side in reached(view) if cell != (0, 0)} == {
        ((4, 3), "N"),
        ((4, 2), "E"),
        ((4, 2), "S"),
        ((4, 2), "W"),
        ((5, 2), "E"),
        ((5, 2), "W"),
    }
    assert laid(view) == {
        ("EW", (1, 0)),
        ("EW", (-1, 0)),
        ("EW", (3, 2)),
        ("EW", (6, 2)),
        ("N|", (0, 1)),
        ("S|", (0, -1)),
    }


# S2-8, GOAL-1
def test_a_ladder_joins_a_far_piece_that_was_cut_off() -> None:
    far = row(5, 7)
    before = second(far, hand=["E ladder", "EW"])
    assert goals_reached(before) == set()
    assert ("E ladder", (4, 0)) in laid(before)
    assert ("EW", (4, 0)) not in laid(before)
    after = second({**far, (4, 0): "E ladder"})
    assert goals_reached(after) == {1}
    assert goals_freshly_reached(before, after) == {1}
    # The one opening of the ladder is all there is: nothing is joined on its west.
    assert {side for cell, side in reached(after) if cell == (4, 0)} == {"E"}
    assert may_lay(after, "EW", (3, 0)) is False


# S2-8
def test_where_a_ladder_may_lie_with_and_without_an_opening() -> None:
    at_the_start: set[tuple[str, Cell]] = {("E ladder", (-1, 0)), ("W ladder", (1, 0))}
    assert laid(second(hand=["E ladder"])) == at_the_start
    assert laid(second(hand=["E ladder"], edition="PL2")) == at_the_start
    # A straight tunnel cut off from the start: touching its long sides is enough in the new books.
    through: set[tuple[str, Cell]] = {("E ladder", (2, 0)), ("W ladder", (4, 0))}
    beside: set[tuple[str, Cell]] = {
        ("E ladder", (3, -1)),
        ("W ladder", (3, -1)),
        ("E ladder", (3, 1)),
        ("W ladder", (3, 1)),
    }
    for edition in ("DE24", "UA24"):
        assert laid(second({(3, 0): "EW"}, hand=["E ladder"], edition=edition)) == at_the_start | through | beside
    for edition in ("PL2", "FR2"):
        assert laid(second({(3, 0): "EW"}, hand=["E ladder"], edition=edition)) == at_the_start | through
    # A stub has an opening too, and another ladder is a tunnel card.
    assert may_lay(second({(3, 0): "W|"}, edition="PL2"), "E ladder", (2, 0)) is True
    assert may_lay(second({(3, 0): "W ladder"}, edition="PL2"), "E ladder", (2, 0)) is True
    # TUN-1, TUN-2: not on a card, not open to closed, not alone.
    assert may_lay(second({(3, 0): "EW"}), "E ladder", (3, 0)) is False
    assert may_lay(second({(3, 0): "EW"}), "N ladder", (3, 1)) is False
    assert may_lay(second({(3, 0): "EW"}), "E ladder", (5, 0)) is False


ALL_LADDER_RULES = {("touching", False), ("touching", True), ("open_side", False), ("open_side", True)}


# S2-8
@pytest.mark.parametrize(
    ("tunnels", "faces", "lies", "cell", "allowed"),
    [
        # East of (7, 0) lies the middle goal, face down; (6, 0) opens on the cell.
        ({(6, 0): "EW"}, (None, None, None), "W ladder", (7, 0), {("open_side", False), ("open_side", True)}),
        # Joined from the north, its east open towards the goal.
        ({(7, -1): "NS"}, (None, None, None), "NE ladder", (7, 0), set()),
        (
            {(7, -1): "NS"},
            (None, None, None),
            "NW ladder",
            (7, 0),
            {("open_side", False), ("open_side", True)},
        ),
        # Nothing but closed sides all around.
        ({(7, -1): "EW"}, (None, None, None), "W ladder", (7, 0), {("open_side", False)}),
        # Between two goals.
        ({(7, 1): "EW"}, (None, None, None), "W ladder", (8, 1), {("open_side", False), ("open_side", True)}),
        ({(7, 1): "EW"}, (None, None, None), "NW ladder", (8, 1), set()),
        # Corner to corner with a goal is not next to it.
        ({(6, 1): "EW"}, (None, None, None), "W ladder", (7, 1), ALL_LADDER_RULES),
        # A stone turned over, its west closed: banned where touching is. Its west open: matching needs
        # what the ban forbids.
        (
            {(6, 0): "EW", (8, 0): "NE"},
            (None, "stone NE", None),
            "W ladder",
            (7, 0),
            {("open_side", False), ("open_side", True)},
        ),
        ({(6, 1): "EW", (8, 0): "SW"}, (None, "stone NE", None), "E ladder", (7, 0), set()),
        ({(7, -1): "NS", (8, 0): "SW"}, (None, "stone NE", None), "NE ladder", (7, 0), set()),
        ({(7, -1): "NS", (8, 0): "SW"}, (None, "stone NE", None), "NW ladder", (7, 0), set()),
        # A goal is no tunnel card: alone it is no neighbour.
        ({(8, 0): "NE"}, (None, "stone NE", None), "W ladder", (7, 0), set()),
        ({}, (None, None, None), "W ladder", (7, 0), set()),
    ],
)
def test_ladders_and_goals(
    tunnels: dict[Cell, str],
    faces: tuple[str | None, str | None, str | None],
    lies: str,
    cell: Cell,
    allowed: set[tuple[str, bool]],
) -> None:
    cards: dict[Cell, str] = {(8, 0): "stone NE"}
    for ban, opening in ALL_LADDER_RULES:
        house = {"ladder_goal_ban": ban, "ladder_needs_opening": opening}
        view = second(tunnels, faces=faces, cards=cards, house=house)
        assert may_lay(view, lies, cell) is ((ban, opening) in allowed), (ban, opening)


# S2-13, TUN-5
def test_the_trapped_lay_no_tunnels_and_no_ladders() -> None:
    hand = ["EW", "N ladder", "theft"]
    view = second(hand=hand, fronts=[["trapped"], [], []])
    assert laid(view) == set()
    assert doing(view, "PlanTheft") == [{"do": "PlanTheft"}]
    assert (
        laid(second(hand=hand, fronts=[["theft"], ["trapped"], []])) != set()
    )  # a theft in front is no hindrance


# S2-6, S2-11 to S2-17, TURN-5
def test_the_actions_of_saboteur_2_and_whom_they_may_name() -> None:
    hand = ["theft", "hands off", "trapped", "free", "inspection", "hat swap", "hand swap"]
    clear = second(hand=hand, hands=[7, 0, 6])
    assert doing(clear, "PlanTheft") == [{"do": "PlanTheft"}]
    assert targets(clear, "HandsOff") == []
    assert targets(clear, "Trap") == [1, 2]
    assert targets(clear, "Free") == []
    assert targets(clear, "Inspect") == [1, 2]
    assert targets(clear, "SwapHats") == [0, 1, 2]
    assert targets(clear, "SwapHands") == [1, 2]  # seat 1 has no cards
    busy = second(hand=hand, fronts=[["theft", "trapped"], ["broken cart", "theft"], ["trapped"]], edition="UA24")
    assert doing(busy, "PlanTheft") == []
    assert targets(busy, "HandsOff") == [0, 1]
    assert targets(busy, "Trap") == [1]
    assert targets(busy, "Free") == [0, 2]
    assert targets(busy, "Inspect") == [0, 1, 2]  # edition: oneself too
    assert targets(busy, "SwapHands") == [1, 2]


# ACT-1, ACT-2, ACT-3
def test_the_actions_of_the_base_game_are_played_with_saboteur_2_too() -> None:
    hand = ["broken cart", "repair cart", "rockfall", "map"]
    fronts = [["trapped"], ["broken cart", "trapped"], []]
    view = second({(1, 0): "W ladder", (0, 1): "NS blue door"}, hand=hand, fronts=fronts)
    assert targets(view, "Sabotage") == [2]
    assert targets(view, "Repair") == [1]  # a repair frees nobody
    assert [found["cell"] for found in doing(view, "Rockfall")] == [[0, 1], [1, 0]]
    assert [found["goal"] for found in doing(view, "ReadMap")] == [0, 1, 2]


# S2-4
def test_passing_with_one_to_three_cards() -> None:
    hand = ["map", "free", "map", "NS"]
    fronts = [["trapped"], [], []]
    assert [found["cards"] for found in doing(second(hand=hand, fronts=fronts), "Pass")] == [
        ["NS", "free", "map"],
        ["NS", "free"],
        ["NS", "map", "map"],
        ["NS", "map"],
        ["NS"],
        ["free", "map", "map"],
        ["free", "map"],
        ["free"],
        ["map", "map"],
        ["map"],
    ]
    assert [found["cards"] for found in doing(second(hand=["map", "map"]), "Pass")] == [
        ["map", "map"],
        ["map"],
    ]
    assert [found["cards"] for found in doing(position(hand=hand), "Pass")] == [["NS"], ["free"], ["map"]]


# S2-4
def test_discarding_two_for_a_card_in_front() -> None:
    fronts = [["theft", "broken cart"], ["trapped"], []]

    def done(view: View) -> list[tuple[list[str], int, str]]:
        return [(found["cards"], found["seat"], found["front"]) for found in doing(view, "DiscardTwo")]

    own = [(["NS", "map"], 0, "broken cart"), (["NS", "map"], 0, "theft")]
    assert done(second(hand=["map", "NS"], fronts=fronts)) == own
    assert done(second(hand=["map", "NS"], fronts=fronts, edition="PL2")) == own
    anyone = done(second(hand=["map", "NS"], fronts=fronts, edition="FR2"))
    assert sorted(anyone) == [*own, (["NS", "map"], 1, "trapped")]
    pairs = done(second(hand=["map", "NS", "map", "EW"], fronts=[["trapped"], ["theft"], []]))
    assert sorted(cards for cards, _, _ in pairs) == [
        ["EW", "NS"],
        ["EW", "map"],
        ["NS", "map"],
        ["map", "map"],
    ]
    assert done(second(hand=["map"], fronts=fronts)) == []
    assert done(second(hand=["map", "NS"])) == []
    assert done(position(hand=["map", "NS"], fronts=fronts)) == []  # the base game has no such thing


def test_the_order_in_which_discarded_cards_are_named_does_not_matter() -> None:
    assert canon({"do": "Pass", "cards": ["map", "NS"]}) == canon({"cards": ["NS", "map"], "do": "Pass"})
    assert canon({"do": "Pass", "cards": ["map", "map"]}) != canon({"do": "Pass", "cards": ["map"]})
    two = {"do": "DiscardTwo", "seat": 1, "front": "theft"}
    assert canon({**two, "cards": ["map", "NS"]}) == canon({**two, "cards": ["NS", "map"]})
    assert canon({**two, "cards": ["map", "NS"]}) != canon({**two, "cards": ["NS", "map"], "seat": 2})
    given = {"do": "Pass", "cards": ["map", "NS"]}
    canon(given)
    assert given["cards"] == ["map", "NS"]  # the command itself is left as it was


# S2-4, S2-5, S2-17, TURN-2
@pytest.mark.parametrize(
    ("command", "plenty", "two_left"),
    [
        ({"do": "LayTunnel", "tunnel": "EW", "cell": [1, 0]}, (0, 1), (0, 1)),
        ({"do": "PlanTheft"}, (0, 1), (0, 1)),
        ({"do": "Pass", "cards": ["map"]}, (0, 1), (0, 1)),
        ({"do": "Pass", "cards": ["map", "NS", "NS"]}, (0, 3), (0, 2)),
        ({"do": "DiscardTwo", "cards": ["map", "NS"], "seat": 1, "front": "theft"}, (0, 1), (0, 1)),
        ({"do": "SwapHands", "seat": 2}, (2, 1), (2, 1)),
        ({"do": "SwapHats", "seat": 2}, (0, 1), (0, 1)),
    ],
)
def test_who_draws_how_many(command: dict[str, Any], plenty: tuple[int, int], two_left: tuple[int, int]) -> None:
    assert draws(command, 0, 40) == [Draw(*plenty)]
    assert draws(command, 0, 2) == [Draw(*two_left)]
    assert draws(command, 0, 0) == []


# S2-9, S2-19
def test_doors_in_the_only_route() -> None:
    assert teams_that_can_reach(found_gold(row(1, 7))) == {"blue", "green"}
    assert teams_that_can_reach(found_gold({**row(1, 7), (3, 0): "EW blue door"})) == {"blue"}
    assert teams_that_can_reach(found_gold({**row(1, 7), (7, 0): "EW green door"})) == {"green"}
    two_alike = {**row(1, 7), (2, 0): "EW blue door", (6, 0): "EW blue door"}
    assert teams_that_can_reach(found_gold(two_alike)) == {"blue"}
    one_of_each = {**row(1, 7), (2, 0): "EW blue door", (6, 0): "EW green door"}
    assert teams_that_can_reach(found_gold(one_of_each)) == set()
    # The gold face down, or cut off again: nobody reaches it.
    assert teams_that_can_reach(second(row(1, 7))) == set()
    assert teams_that_can_reach(found_gold({**row(1, 3), **row(5, 7)})) == set()


def two_routes(doors: dict[Cell, str], middle: str | None = None) -> View:
    """An upper route in row -1 and a lower one in row 1, from (1, 0) to (7, 0); a cross cut at column 4."""
    tunnels: dict[Cell, str] = {
        (1, 0): "NSW",
        (1, -1): "ES",
        (1, 1): "NE",
        (7, 0): "NES",
        (7, -1): "SW",
        (7, 1): "NW",
    }
    tunnels.update({(column, level): "EW" for column in range(2, 7) for level in (-1, 1)})
    if middle is not None:
        tunnels.update({(4, -1): "ESW", (4, 0): middle, (4, 1): "NEW"})
    return found_gold({**tunnels, **doors})


BLUE, GREEN = "EW blue door", "EW green door"


# S2-19
@pytest.mark.parametrize(
    ("doors", "middle", "able"),
    [
        ({(2, -1): BLUE}, None, {"blue", "green"}),  # green goes below
        ({(2, -1): BLUE, (2, 1): BLUE}, None, {"blue"}),
        ({(2, -1): BLUE, (2, 1): GREEN}, None, {"blue", "green"}),  # each by its own route
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN}, None, {"green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, None, set()),
        # With a cross cut blue goes above and then below, green below and then above.
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "NS", {"blue", "green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "NS green door", {"green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "NS+E| green door", {"green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "NS+EW", {"blue", "green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "N|+S|", set()),
        # A path may not turn from one part of a card to the other.
        ({(2, -1): BLUE, (6, 1): BLUE, (2, 1): GREEN, (6, -1): GREEN}, "NW+ES", set()),
        # Doors in the bends: above at the beginning, below at the end; by the cross cut blue avoids both.
        ({(1, -1): "ES green door", (7, 1): "NW green door"}, None, {"green"}),
        ({(1, -1): "ES green door", (7, 1): "NW green door"}, "NS", {"blue", "green"}),
        ({(1, -1): "ES green door", (7, 1): "NW green door"}, "N|+S|", {"green"}),
        ({(1, -1): "ES green door", (7, -1): "SW blue door"}, None, {"blue", "green"}),
    ],
)
def test_each_team_is_judged_by_its_own_best_route(
    doors: dict[Cell, str], middle: str | None, able: set[str]
) -> None:
    assert teams_that_can_reach(two_routes(doors, middle)) == able


# S2-8, S2-19
def test_a_ladder_behind_a_door_is_a_way_for_both_teams() -> None:
    barred = {**row(1, 7), (2, 0): "EW green door", (5, 0): "NEW"}
    assert team_can_reach(found_gold(barred), "blue") is False
    assert team_can_reach(found_gold({**barred, (5, -1): "S ladder"}), "blue") is True
    assert team_can_reach(found_gold({**barred, (5, -1): "S ladder"}), "green") is True
    # A ladder before the next door is of no use.
    again = {**barred, (5, -1): "S ladder", (6, 0): "EW green door"}
    assert teams_that_can_reach(found_gold(again)) == {"green"}


# S2-25
def test_crystals_count_wherever_they_lie_face_up() -> None:
    assert crystals_in_maze(second()) == 0
    view = second({(1, 0): "EW+N| crystal", (2, 0): "EW", (5, 3): "ESW crystal", (6, 3): "N| crystal"})
    assert crystals_in_maze(view) == 3


B, G, BOSS, PROF, GEO, SAB = "blue digger", "green digger", "boss", "profiteer", "geologist", "saboteur"
BOTH = {"blue", "green"}


# S2-20, S2-21
@pytest.mark.parametrize(
    ("finisher", "able", "teams"),
    [
        (B, BOTH, {"blue"}),
        (B, {"blue"}, {"blue"}),
        (B, {"green"}, {"green"}),
        (B, set(), set()),
        (G, BOTH, {"green"}),
        (G, {"blue"}, {"blue"}),
        (BOSS, BOTH, BOTH),
        (PROF, {"green"}, {"green"}),
        (GEO, BOTH, BOTH),
        (SAB, BOTH, BOTH),
        (SAB, set(), set()),
    ],
)
def test_which_teams_win(finisher: str, able: set[str], teams: set[str]) -> None:
    assert winning_teams([SAB, finisher, B], 1, able) == teams
    assert winning_teams([SAB, finisher, B], None, able) == set()


def shared(
    roles: list[str], finisher: int | None, able: set[str], trapped: set[int] | None = None, crystals: int = 0
) -> tuple[int, ...]:
    fronts = [
        ["broken cart", "trapped"] if seat in (trapped or set()) else ["theft"] for seat in range(len(roles))
    ]
    return treasure(roles, finisher, fronts, able, crystals)


# S2-20 to S2-24
def test_the_gold_was_joined() -> None:
    assert shared([B, G, B, SAB], 0, BOTH) == (4, 0, 4, 0)  # the finisher's team alone
    assert shared([B, G, B, SAB], 0, {"green"}) == (0, 5, 0, 0)
    assert shared([B, G, B, SAB], 0, set()) == (0, 0, 0, 0)
    assert shared([BOSS, B, G], 0, BOTH) == (2, 3, 3)
    assert shared([SAB, B, G], 0, BOTH) == (0, 4, 4)
    assert shared([PROF, B, G, G], 0, {"green"}) == (1, 0, 3, 3)
    assert shared([B, B, BOSS, PROF], 0, {"blue"}) == (2, 2, 1, 0)
    assert shared([B, B, B, BOSS, PROF], 0, BOTH) == (1, 1, 1, 0, 0)  # five winners
    assert shared([B, G, B, G, BOSS, PROF, SAB], 4, BOTH) == (1, 1, 1, 1, 0, 0, 0)  # six
    assert shared([B, G, B, G, B, G], None, set()) == (0, 0, 0, 0, 0, 0)


# S2-22
def test_no_team_can_reach_the_gold() -> None:
    assert shared([B, G, BOSS], 0, set()) == (0, 0, 4)
    assert shared([B, G, PROF], 1, set()) == (0, 0, 3)
    assert shared([B, G, PROF, BOSS], 1, set()) == (0, 0, 2, 3)
    assert shared([B, G, PROF, BOSS, SAB], 4, set()) == (0, 0, 2, 3, 0)
    assert shared([B, G, PROF, BOSS], 1, set(), trapped={2}) == (0, 0, 0, 4)
    assert shared([B, G, PROF, BOSS], 1, set(), trapped={3}) == (0, 0, 3, 0)


# S2-22, S2-23
def test_the_gold_was_not_turned_over() -> None:
    assert shared([SAB, B, G], None, set()) == (5, 0, 0)
    assert shared([SAB, SAB, PROF, BOSS], None, set()) == (3, 3, 1, 0)
    assert shared([SAB, SAB, SAB, PROF], None, set()) == (2, 2, 2, 0)
    assert shared([PROF, B, BOSS], None, set()) == (3, 0, 0)  # no saboteur in play
    assert shared([BOSS, B, GEO], None, set(), crystals=4) == (0, 0, 4)  # nobody wins; geologists excepted
    assert shared([SAB, PROF, B], None, set(), trapped={0}) == (0, 3, 0)


# S2-20, S2-26, GOAL-6
def test_the_trapped_are_not_counted_and_get_nothing() -> None:
    assert shared([B, B, G], 0, BOTH, trapped={1}) == (5, 0, 0)
    assert shared([B, B, G], 0, BOTH, trapped={0}) == (0, 5, 0)  # winners go by a trapped finisher's role
    assert shared([BOSS, B, G], 0, {"blue"}, trapped={1}) == (
        4,
        0,
        0,
    )  # the boss wins with a team of the trapped
    assert shared([BOSS, G, G], 1, {"blue"}) == (4, 0, 0)  # or with one nobody is in
    assert shared([B, G], 0, BOTH, trapped={0, 1}) == (0, 0)


# S2-24, S2-25, S2-26
def test_geologists_are_paid_by_crystals_whoever_wins() -> None:
    assert shared([GEO, B, G], 0, {"blue"}, crystals=3) == (3, 5, 0)
    assert shared([GEO, SAB, G], None, set(), crystals=10) == (10, 5, 0)
    assert shared([GEO, B, GEO], 1, BOTH, crystals=5) == (2, 5, 2)
    assert shared([GEO, B, GEO], 1, BOTH, crystals=1) == (0, 5, 0)
    assert shared([GEO, B, GEO], 1, BOTH, trapped={0}, crystals=5) == (0, 5, 5)
    assert shared([GEO, B, GEO], 1, BOTH, trapped={0, 2}, crystals=5) == (0, 5, 0)
    assert shared([GEO, B, SAB], 1, BOTH, crystals=0) == (0, 5, 0)


# S2-28
def test_the_worked_example() -> None:
    roles = [B, G, G, BOSS, PROF, SAB, SAB]
    fronts: list[list[str]] = [[], [], [], [], [], ["theft"], ["theft", "trapped"]]
    maze = {**row(1, 7), (4, 0): "EW blue door"}
    end = found_gold(maze, roles=roles, finisher=3, fronts=fronts, thefts=[5, 6])
    assert treasure_of(end) == (3, 0, 0, 2, 1, 0, 0)
    paid = {**end, "purses": purses(3, 0, 0, 2, 1, 0, 0)}
    assert thief_order(paid) == [5]
    assert possible_victims(paid, 5) == [0, 3, 4]
    # FR2 goes on: had a green digger joined it, blue would still win.
    assert treasure_of({**end, "finisher": 1}) == (3, 0, 0, 2, 1, 0, 0)


# S2-25, S2-29
def test_a_whole_round_from_the_maze() -> None:
    maze = {**row(1, 7), (3, 0): "EW+N| crystal", (5, 5): "NEW crystal", (6, 0): "EW green door"}
    roles = [GEO, B, G, GEO]
    fronts: list[list[str]] = [[], [], [], ["broken lantern"]]
    view = found_gold(maze, roles=roles, finisher=1, fronts=fronts)
    assert treasure_of(view) == (1, 0, 5, 1)
    assert treasure_of({**view, "fronts": [[], [], [], ["trapped"]]}) == (2, 0, 5, 0)
    nothing = second({(1, 0): "EW+N| crystal"}, roles=roles, finisher=None, fronts=fronts)
    assert treasure_of(nothing) == (0, 0, 0, 0)


# S2-27
@pytest.mark.parametrize(
    ("thefts", "trapped", "order"),
    [
        ([], set(), []),
        ([2], set(), [2]),
        ([2], {2}, []),
        ([3, 1, 4], set(), [4, 1, 3]),
        ([1, 4, 3], set(), [3, 4, 1]),
        ([4, 3, 1], set(), [1, 3, 4]),
        ([4, 1, 3], {3}, [1, 4]),  # the last among those who may steal, not the left of the last
        ([0, 1, 2, 4], {0, 4}, [2, 1]),
    ],
)
def test_the_order_of_thieves(thefts: list[int], trapped: set[int], order: list[int]) -> None:
    fronts = [["theft"] * (seat in thefts) + ["trapped"] * (seat in trapped) for seat in range(5)]
    for clockwise in (True, False):  # WC-20 does not touch it
        assert thief_order(second(thefts=thefts, fronts=fronts, clockwise=clockwise)) == order


# S2-27
def test_the_victim_of_a_theft() -> None:
    def asked(edition: str, *tokens: int) -> View:
        fronts = [["theft"], ["trapped"], []]
        view = second(question="victim", edition=edition, fronts=fronts, purses=purses(*tokens), hand=["map"])
        return {**view, "victims": []}  # worked out, not taken from the view

    assert legal(asked("DE24", 5, 1, 2)) == {canon({"do": "Steal", "seat": seat}) for seat in (1, 2)}
    assert legal(asked("FR2", 0, 1, 0)) == {canon({"do": "Steal", "seat": seat}) for seat in (1, None)}
    assert legal({**asked("DE24", 5, 1, 2), "asked": {"question": "victim", "seats": [1]}}) == set()
    assert [how_a_theft_goes(asked("DE24", 5, *others), 0) for others in ((1, 2), (0, 2), (0, 0))] == [
        "asked",
        "done",
        "nothing",
    ]
    assert [how_a_theft_goes(asked("FR2", 5, *others), 0) for others in ((1, 2), (0, 2), (0, 0))] == [
        "asked",
        "asked",
        "nothing",
    ]
    assert possible_victims(asked("DE24", 5, 1, 2), 2) == [0, 1]


# ---------------------------------------------------------------- championship cards and mini-expansions


SEVEN = list(CHAMPIONSHIP_CARDS)


def box(modules: str, tunnels: dict[Cell, str] | None = None, **rest: Any) -> View:
    """The same table of the base game with some modules, named with blanks between them.

    The wardrobe or party lies where it lies; ``gold`` is the own gold cards, ``own`` adds to what is one's own.
    """
    more, gold, own = {**(tunnels or {})}, rest.pop("gold", []), rest.pop("own", {})
    cards = rest.pop("cards", {})
    for special in ("wardrobe", "party"):
        if special in modules.split():
            more[(4, 3)] = "NESW"
            cards = {**cards, (4, 3): special}
    fields: dict[str, Any] = {
        "purses": purses(0, 0, 0),
        "discard": [],
        "last_laid": None,
        "choices": [],
        "to_move": 0,
        "clockwise": True,
    }
    if "toll" in modules:
        fields.update({"dwarfs": [], "dwarfs_left": 2, "toll_payers": [], "toll_asked": []})
    if "chests" in modules:
        fields.update({"chests": chests((3, -1), (3, 1), (5, -1), (5, 1)), "no_maps": False})
    view = position(more, cards=cards, **{**fields, **rest})
    view["setup"]["modules"] = modules.split()
    view["own"].update({"gold": gold, **own})
    return view


def chests(*cells: Cell | None, tunnels: dict[int, str] | None = None) -> list[dict[str, Any]]:
    """Chests by number: the cell (None: gone) and the tunnel, face down unless given."""
    return [
        {"chest": each, "cell": cell and list(cell), "tunnel": (tunnels or {}).get(each), "found": None}
        for each, cell in enumerate(cells)
    ]


def goals(*faces: str | None, **moved: Cell) -> list[dict[str, Any]]:
    """Goals by number, three or five; ``moved`` gives another cell: g1=(9, 0)."""
    places = {3: [-2, 0, 2], 5: [-4, -2, 0, 2, 4]}[len(faces)]
    return [
        {"goal": each, "cell": list(moved.get(f"g{each}", (8, places[each]))), "face": face}
        for each, face in enumerate(faces)
    ]


def dwarf(owner: int, cell: Cell, side: str) -> dict[str, Any]:
    return {"owner": owner, "cell": list(cell), "side": side}


def does(view: View) -> set[str]:
    """The kinds of commands that are legal."""
    return {json.loads(text)["do"] for text in legal(view)}


# WC-0
def test_championship_cards_go_into_the_deck() -> None:
    assert deck(["detour", "veto"]) == {**DECK, "detour": 1, "veto": 1}
    assert sum(deck(SEVEN).values()) == 67 + 7
    assert sum(deck(["saboteur2", *SEVEN]).values()) == 118 + 7
    assert deck(["greedy_dwarf", *MINI_EXPANSIONS]) == DECK  # neither a role nor the rest is a card of the deck
    assert not any(is_tunnel(card) for card in CHAMPIONSHIP_CARDS.values())
    assert left_to_draw(5) == 37
    assert left_to_draw(5, ["goal_swap"]) == 38
    assert left_to_draw(5, [], ["tournament"]) == 36  # VAR-3: one tunnel lies in the maze
    assert left_to_draw(12, ["saboteur2", *SEVEN]) == 125 - 10 - 72


# WC-16, VAR-2
def test_a_greedy_dwarf_replaces_a_digger() -> None:
    assert role_set(5, modules=["greedy_dwarf"]) == {"saboteur": 2, "digger": 3, "greedy": 1}
    assert role_set(7, ["tournament"], modules=["greedy_dwarf"]) == {"saboteur": 2, "digger": 3, "greedy": 2}


# Section 9, MIX-1
@pytest.mark.parametrize(
    ("modules", "variants", "offered"),
    [
        (SEVEN, [], True),
        (["saboteur2", *SEVEN], [], True),
        (SEVEN, ["tournament"], True),
        (SEVEN, ["sabotaged_dwarf"], True),
        (["greedy_dwarf"], [], True),
        (["greedy_dwarf"], ["sabotaged_dwarf"], True),
        (["greedy_dwarf", "saboteur2"], [], False),
        (["greedy_dwarf"], ["tournament"], True),  # part of it
        (["toll", "party", "new_goals", "chests"], [], True),
        (["toll", "party", "new_goals", "chests", "saboteur2", *SEVEN], [], True),
        (["toll", "party", "new_goals", "chests", *SEVEN], ["tournament"], True),
        (["wardrobe"], [], True),
        (["wardrobe", "saboteur2"], [], True),
        (["wardrobe"], ["sabotaged_dwarf"], True),
        (["wardrobe"], ["tournament"], False),
        (["wardrobe", "party"], [], False),
        (["wardrobe", "party", "saboteur2"], [], False),
        ([], ["tournament", "sabotaged_dwarf"], False),
        (["party", "saboteur2"], ["sabotaged_dwarf"], False),
        (["dragons"], [], False),
    ],
)
def test_which_mixes_are_offered(modules: list[str], variants: list[str], offered: bool) -> None:
    for edition in ("DE24", "UA24"):
        assert may_be_set_up(6, edition, modules, variants) is offered
    for edition in ("UA16", "RU16", "PL2", "FR2"):
        assert may_be_set_up(6, edition, modules, variants) is False  # ED-1: all need a new book
    if offered:
        saboteur2, tournament = "saboteur2" in modules, "tournament" in variants
        assert may_be_set_up(2, "DE24", modules, variants) is saboteur2
        assert may_be_set_up(10, "DE24", modules, variants) is not tournament


# CHEST-1
@pytest.mark.parametrize(
    ("layout", "modules", "variants", "allowed"),
    [
        (None, [], [], True),
        ("gates", [], [], False),  # no chests at the table
        ("gates", ["chests"], [], True),
        ("wings", ["chests", "wardrobe"], [], True),  # (5, 3) is next to it, not on it
        ("zigzag", ["chests", "saboteur2", "party", "new_goals"], [], True),
        ("gates", ["chests"], ["tournament"], True),
        ("random", ["chests", "party"], ["tournament"], True),
        ("circle", ["chests"], [], False),
        ([[4, 0], [2, 0], [6, 0], [4, 2]], ["chests"], [], True),
        ([[4, 0], [2, 0], [6, 0], [4, 2]], ["chests"], ["tournament"], False),
        ([[4, 3], [2, 0], [6, 0], [4, 1]], ["chests"], [], True),
        ([[4, 3], [2, 0], [6, 0], [4, 1]], ["chests", "wardrobe"], [], False),
        ([[4, 3], [2, 0], [6, 0], [4, 1]], ["chests", "party"], [], False),
        ([[3, 0], [3, 1], [6, 0], [6, 2]], ["chests"], [], False),  # side by side
        ([[3, 0], [4, 1], [5, 0], [4, -1]], ["chests"], [], True),  # corner to corner
        ([[3, 0], [3, 0], [5, 0], [4, -1]], ["chests"], [], False),
        ([[3, 0], [5, 0], [4, -1]], ["chests"], [], False),
        ([[0, 0], [3, 0], [5, 0], [4, -1]], ["chests"], [], False),
        ([[8, 2], [3, 0], [5, 0], [4, -1]], ["chests"], [], False),
        ([[7, 2], [1, 3], [5, 0], [4, -9]], ["chests"], [], True),
        ([[9, 1], [3, 0], [5, 0], [4, -1]], ["chests"], [], False),  # behind the goals
        ([[0, 2], [3, 0], [5, 0], [4, -1]], ["chests"], [], False),  # beside the start
    ],
)
def test_where_chests_may_lie(layout: Any, modules: list[str], variants: list[str], allowed: bool) -> None:
    assert chests_may_lie(layout, modules, variants) is allowed
    assert may_be_set_up(6, "DE24", modules, variants, layout) is allowed


def test_what_lies_there_when_a_round_begins() -> None:
    assert taken_at_set_up() == {(0, 0), (8, -2), (8, 0), (8, 2)}
    assert taken_at_set_up(["new_goals", "party"]) == {
        (0, 0),
        (8, -4),
        (8, -2),
        (8, 0),
        (8, 2),
        (8, 4),
        (4, 3),
    }
    assert taken_at_set_up([], ["tournament"]) - taken_at_set_up() == {(4, 0)}
    assert goal_places(["new_goals"])[2] == goal_places()[1] == (8, 0)
    assert all(len(set(cells)) == 4 for cells in CHEST_LAYOUTS.values())


# NEWG-1, CHEST-1
def test_which_goals_and_chests_may_lie() -> None:
    sure, unsure, new = options("UA24"), options("DE24"), ["new_goals"]
    assert (sum(NEW_GOALS.values()), sum(CHEST_TUNNELS.values()), len(CHESTS)) == (8, 7, 10)
    with_gold = ["spider", "gold", "dragon NE", "sack of one", "sack of two"]
    without = ["spider", "stone NE", "stone NW", "dragon NE", "dragon NW"]
    assert [goals_may_lie(with_gold, new, each) for each in (sure, unsure)] == [True, True]
    assert [goals_may_lie(without, new, each) for each in (sure, unsure)] == [False, True]
    assert goals_may_lie(["gold", "gold", *without[:3]], new, unsure) is False
    assert goals_may_lie(with_gold[:3], new, unsure) is False
    assert goals_may_lie(["stone NW", "gold", "stone NE"], [], unsure) is True
    assert goals_may_lie(with_gold[:3], [], unsure) is False
    assert chests_may_be(["NES chest", "NES chest", "NE chest"], ["no draw", "one gold", "bury five"]) is True
    assert chests_may_be(["NE chest", "NE chest"], []) is False
    assert chests_may_be([], ["no draw", "no draw"]) is False
    assert chests_may_be([], list(CHESTS[:5])) is False


# NEWG-1, GOAL-3
@pytest.mark.parametrize(
    ("face", "from_west", "from_south"),
    [
        ("gold", {"NESW"}, {"NESW"}),
        ("stone NE", {"SW"}, {"SW"}),
        ("stone NW", {"NW"}, {"ES"}),
        ("sack of one", {"NEW", "ESW"}, {"ESW"}),
        ("sack of two", {"NSW"}, {"NES"}),
        ("dragon NE", {"SW"}, {"SW"}),
        ("dragon NW", {"NW"}, {"ES"}),
        ("spider", {"NESW"}, {"NESW"}),
    ],
)
def test_how_new_goals_lie(face: str, from_west: set[str], from_south: set[str]) -> None:
    faces = (None, None, face, None, None)
    west = box("new_goals", row(1, 7), goals=goals(*faces), question="orientation")
    assert turnings(west, 2, face) == from_west
    assert legal(west) == {canon({"do": "LayGoal", "tunnel": lies}) for lies in from_west}
    # On its west (7, 0) is closed: of NES and NSW the first fits.
    below = {**row(1, 6), (7, 0): "SW", (7, 1): "NE", (8, 1): "NW"}
    south = box("new_goals", below, goals=goals(*faces), question="orientation")
    assert legal(south) == {canon({"do": "LayGoal", "tunnel": lies}) for lies in from_south}


# NEWG-1, NEWG-3, ACT-4
def test_five_goals_are_reached_looked_at_and_chosen_by_number() -> None:
    five = goals(None, None, None, "dragon NE", None)
    up = {**row(1, 6), (7, 0): "NEW", (7, -1): "NS", (7, -2): "ES"}
    view = box("new_goals", up, goals=five, question="goal")
    assert things_reached(view) == [{"goal": 1}, {"goal": 2}]
    assert legal(view) == {canon({"do": "TurnGoal", "goal": 1}), canon({"do": "TurnGoal", "goal": 2})}
    seen = box("new_goals", up, goals=five, hand=["map"])
    assert [found["goal"] for found in doing(seen, "ReadMap")] == [0, 1, 2, 4]


# CHEST-2, GOAL-1
def test_a_chest_is_met_by_a_path_only() -> None:
    view = box("chests", {**row(1, 2), (3, 0): "NEW"})
    assert things_reached(view) == [{"chest": 0}]
    assert chests_reached(box("chests", {**row(1, 2), (3, 0): "EW+N|"})) == set()  # a stub
    assert chests_reached(box("chests", row(1, 4))) == set()  # closed sides
    assert chests_reached(box("chests", {(2, 0): "EW", (3, 0): "NEW"})) == set()  # a gap on the way
    assert chests_reached(box("chests", {**row(1, 2), (3, 0): "NESW"})) == {0, 1}
    one_gone = chests(None, (3, 1), tunnels={1: "NE chest"})
    assert chests_reached(box("chests", {**row(1, 2), (3, 0): "NESW"}, chests=one_gone)) == set()
    assert things_reached(position(row(1, 7))) == [{"goal": 1}]  # a table without chests


# GOAL-4, GOAL-7
def test_goals_and_chests_reached_at_once_are_chosen_one_by_one() -> None:
    both = {**row(1, 7), (5, 0): "NESW"}
    view = box("chests", both, question="goal")
    assert things_reached(view) == [{"goal": 1}, {"chest": 2}, {"chest": 3}]
    assert legal(view) == {
        canon({"do": "TurnGoal", "goal": 1}),
        canon({"do": "OpenChest", "chest": 2}),
        canon({"do": "OpenChest", "chest": 3}),
    }
    # Once a chest tunnel lies open the path runs on through it.
    opened = chests((3, -1), (3, 1), (5, -1), (5, 1), (6, -1), tunnels={2: "NES chest"})
    after = box("chests", {**both, (5, -1): "NES chest"}, chests=opened)
    assert things_reached(after) == [{"goal": 1}, {"chest": 3}, {"chest": 4}]


# TAB-5, TUN-1, TUN-4
def test_a_face_down_chest_tunnel_asks_nothing_of_its_neighbours_and_is_none() -> None:
    view = box("chests", row(1, 2))
    assert may_lay(view, "EW", (3, 0)) is True  # closed towards both chests
    assert may_lay(view, "NESW", (3, 0)) is True  # open towards both
    assert may_lay(view, "NESW", (4, 1)) is False  # only chests beside it
    assert may_lay(view, "NESW", (3, 1)) is False  # not empty
    gone = box("chests", {**row(1, 2), (3, 0): "NESW"}, chests=chests((3, -1), None))
    assert may_lay(gone, "NS", (3, 1)) is True
    # While it is being laid the cell is not empty either.
    turned = box("chests", {**row(1, 2), (3, 0): "NESW"}, chests=chests((3, -1), tunnels={0: "NES chest"}))
    assert may_lay(turned, "NS", (3, -1)) is False


# CHEST-2, GOAL-3
@pytest.mark.parametrize(
    ("tunnel", "around", "ways"),
    [
        ("NE chest", {}, {"SW"}),
        ("NW chest", {}, {"ES"}),
        ("NES chest", {}, {"NES", "NSW"}),
        ("NEW chest", {}, {"ESW"}),
        ("NESW chest", {}, {"NESW"}),
        ("NES chest", {(2, -1): "EW"}, {"NSW"}),  # fits on the west
        ("NES chest", {(2, -1): "NS"}, {"NES"}),
        # Joining comes first: NW would fit the piece on the west that is cut off.
        ("NW chest", {(2, -1): "EW"}, {"ES"}),
        # A path from the north too: one end of either turning is left over.
        ("NE chest", {(1, 0): "NEW", (1, -1): "NS", (1, -2): "ES", (2, -2): "EW", (3, -2): "SW"}, {"NE", "SW"}),
        # The same by way of (2, -1), closed towards the chest: SW would miss on two sides.
        ("NE chest", {(2, 0): "NEW", (2, -1): "NS", (2, -2): "ES", (3, -2): "SW"}, {"NE"}),
    ],
)
def test_how_a_chest_tunnel_lies(tunnel: str, around: dict[Cell, str], ways: set[str]) -> None:
    maze = {**row(1, 2), (3, 0): "NEW", **around}
    turned = chests((3, -1), (3, 1), (5, -1), (5, 1), tunnels={0: tunnel})
    view = box("chests", maze, chests=turned, question="orientation")
    assert chest_turnings(view, 0, tunnel) == ways
    assert legal(view) == {canon({"do": "LayGoal", "tunnel": lies}) for lies in ways}


# S2-8
def test_ladders_beside_chests_wardrobe_and_party() -> None:
    view = box("saboteur2 chests", row(1, 2))
    assert may_lay(view, "N ladder", (4, 1)) is False  # two face-down chests are no neighbours
    assert may_lay(view, "W ladder", (3, 0)) is True  # beside chests, but next to (2, 0)
    open_one = box("saboteur2 chests", {(3, 1): "NES chest"}, chests=chests((3, 1), tunnels={0: "NES chest"}))
    assert may_lay(open_one, "W ladder", (4, 1)) is True  # a tunnel card now
    assert may_lay(open_one, "N ladder", (4, 1)) is False
    # Its opening counts as reached at once.
    opens = box("saboteur2 chests", {**row(1, 2), (4, 0): "EW", (4, -1): "E ladder"})
    assert chests_reached(opens) == {2}
    for special in ("wardrobe", "party"):
        alone = box(f"saboteur2 {special}")
        assert may_lay(alone, "E ladder", (3, 3)) is False
        beside = box(f"saboteur2 {special}", {(3, 2): "EW"})
        assert may_lay(beside, "E ladder", (3, 3)) is True
        assert may_lay(beside, "W ladder", (3, 3)) is False  # closed to the open west of the special card
        beside["options"]["ladder_needs_opening"] = True
        assert may_lay(beside, "E ladder", (3, 3)) is False  # it would open on the special card only


# S2-8, CHEST-5
def test_a_moved_goal_is_a_goal_where_it_lies() -> None:
    moved = goals(None, None, None, g1=(9, 0))
    view = box("saboteur2 chests", row(1, 7), goals=moved, chests=[])
    assert goals_reached(view) == set()
    assert may_lay(view, "EW", (8, 0)) is True
    assert may_lay(view, "W ladder", (8, 0)) is False  # next to it
    assert may_lay(view, "EW", (9, 0)) is False
    assert goals_reached(box("chests", row(1, 8), goals=moved)) == {1}
    assert turnings(box("chests", row(1, 8), goals=moved), 1, "stone NE") == {"SW"}


# ROBE-1, PARTY-1
def test_the_special_card_is_joined_by_a_path_or_a_ladder() -> None:
    way: dict[Cell, str] = {(0, 1): "NS", (0, 2): "NS", (0, 3): "NE", (1, 3): "EW", (2, 3): "EW", (3, 3): "EW"}
    for special in ("wardrobe", "party"):
        assert wardrobe_or_party_joined(box(special)) is False
        assert wardrobe_or_party_joined(box(special, way)) is True
        assert wardrobe_or_party_joined(box(special, {**way, (3, 3): "E|+W|"})) is False
        assert wardrobe_or_party_joined(box(special, {**way, (2, 3): "N|"})) is False
        assert wardrobe_or_party_joined(box(f"saboteur2 {special}", {(4, 2): "S ladder"})) is True
        assert wardrobe_or_party_joined(box(f"saboteur2 {special}", {(3, 2): "EW", (3, 3): "NS"})) is False
    assert wardrobe_or_party_joined(position(way)) is False


# ROBE-1, TUN-2, TUN-4
def test_the_special_card_is_a_face_up_neighbour() -> None:
    view = box("wardrobe", {(0, 1): "NS", (0, 2): "NS", (0, 3): "NE", (1, 3): "EW", (2, 3): "EW"})
    assert may_lay(view, "EW", (3, 3)) is True
    assert may_lay(view, "SW", (3, 3)) is False  # closed towards it
    assert may_lay(view, "EW", (5, 3)) is False  # not joined yet
    assert may_lay(box("wardrobe", row(1, 4)), "NS", (4, 2)) is False
    joined = {(0, 1): "NS", (0, 2): "NS", (0, 3): "NE", (1, 3): "EW", (2, 3): "EW", (3, 3): "EW"}
    assert may_lay(box("wardrobe", joined), "EW", (5, 3)) is True


# ACT-3, CHEST-3, ROBE-1
def test_rockfalls_on_chest_tunnels_and_not_on_the_special_card_or_goals() -> None:
    view = box(
        "chests party",
        {(1, 0): "EW", (3, -1): "NSW chest", (9, 0): "SW"},
        chests=chests((3, -1), (3, 1), None, tunnels={0: "NES chest", 2: "NE chest"}),
        goals=goals(None, "stone NE", None, g1=(9, 0)),
        hand=["rockfall"],
    )
    assert [found["cell"] for found in doing(view, "Rockfall")] == [[1, 0], [3, -1], [3, 1]]
    assert does(box("party", hand=["rockfall"])) == {"Pass"}
    assert len(doing(box("chests", hand=["rockfall"]), "Rockfall")) == 4


# ACT-4, CHEST-4, CHEST-5
def test_maps_on_chests_and_no_more_maps_on_goals() -> None:
    some = chests((3, -1), (3, 1), None, (5, 1), tunnels={0: "NES chest"})
    view = box("chests", {(3, -1): "NES chest"}, chests=some, hand=["map"])
    assert [found["chest"] for found in doing(view, "LookInChest")] == [1, 3]
    assert [found["goal"] for found in doing(view, "ReadMap")] == [0, 1, 2]
    banned = {**view, "no_maps": True}
    assert [found["chest"] for found in doing(banned, "LookInChest")] == [1, 3]
    assert doing(banned, "ReadMap") == []
    # TURN-5: a map with no permitted card.
    assert does({**banned, "chests": chests(None, None, None, None)}) == {"Pass"}
    assert doing(position(hand=["map"]), "LookInChest") == []


# WC-17
def test_a_goal_swap_names_two_face_down_goals() -> None:
    def pairs(view: View) -> list[list[int]]:
        return [found["goals"] for found in doing(view, "SwapGoals")]

    assert pairs(box("goal_swap", hand=["goal swap"])) == [[0, 1], [0, 2], [1, 2]]
    assert pairs(box("goal_swap", hand=["goal swap"], faces=(None, "stone NE", None))) == [[0, 2]]
    one = box("goal_swap", hand=["goal swap"], faces=("stone NW", "stone NE", None))
    assert does(one) == {"Pass"}
    asked = box("goal_swap", question="swap")
    assert legal(asked) == {canon({"do": "PutGoalsBack", "swapped": each}) for each in (True, False)}


# WC-18, CHEST-5
def test_a_trove_needs_a_discard_pile_and_one_of_the_cards_lifted_is_kept() -> None:
    assert does(box("trove", hand=["trove"])) == {"Pass"}
    assert does(box("trove", hand=["trove"], discard=[None])) == {"Pass", "SearchTrove"}
    asked = box("trove", hand=["map"], question="card", own={"lifted": ["NES", "map", "NES"]})
    assert legal(asked) == {canon({"do": "KeepCard", "card": card}) for card in ("NES", "map")}


# WC-19, WC-19b, WC-20
def test_the_veto_is_put_when_asked_and_never_in_ones_own_turn() -> None:
    assert legal(box("veto", hand=["veto"])) == {canon({"do": "Pass", "cards": ["veto"]})}
    everybody = {"question": "veto", "seats": [0, 2]}
    let_pass, put = canon({"do": "LetPass"}), canon({"do": "Veto"})
    assert legal(box("veto", hand=["veto", "map"], asked=everybody, to_move=1)) == {let_pass, put}
    assert legal(box("veto", hand=["map"], asked=everybody, to_move=1)) == {let_pass}
    done = box("veto", hand=["veto"], asked=everybody, to_move=1, own={"let_pass": True})
    assert legal(done) == set()
    assert legal(box("veto", hand=["veto"], asked={"question": "veto", "seats": [1, 2]})) == set()
    assert does(box("change_of_direction", hand=["change of direction"])) == {"Pass", "ChangeDirection"}


# WC-19, WC-19b
def test_who_is_asked_for_a_veto() -> None:
    hands = [3, 0, 2, 1]
    for name in ("LayTunnel", "Detour", "Repair", "ReadMap", "LookInChest", "CallSpecialist", "SearchTrove"):
        assert veto_window(["veto"], {"do": name}, 0, hands) == [2, 3]
        assert veto_window(["trove"], {"do": name}, 0, hands) == []
    for name in ("Pass", "DiscardTwo", "StandDwarf", "AskToll", "AnswerToll", "LayGoal", "KeepCard"):
        assert veto_window(["veto"], {"do": name}, 0, hands) == []
    assert veto_window(["veto"], {"do": "SwapHands", "seat": 0}, 3, hands) == [0, 2]


# WC-21
def test_the_master_craftsman_repairs_any_tool_but_frees_nobody() -> None:
    fronts = [["broken cart"], ["broken pickaxe", "trapped"], ["theft", "broken lantern"]]
    view = box("master_craftsman", hand=["master craftsman"], fronts=fronts)
    assert [(found["card"], found["seat"], found["tool"]) for found in doing(view, "Repair")] == [
        ("master craftsman", 0, "cart"),
        ("master craftsman", 1, "pickaxe"),
        ("master craftsman", 2, "lantern"),
    ]
    assert does(box("master_craftsman", hand=["master craftsman"], fronts=[["trapped"], [], []])) == {"Pass"}


# WC-22
def test_the_path_specialist_is_called_when_a_tunnel_can_be_laid() -> None:
    hand = ["path specialist", "EW"]
    assert "CallSpecialist" in does(box("path_specialist", hand=hand))
    assert "CallSpecialist" not in does(box("path_specialist", hand=["path specialist", "map"]))
    assert "CallSpecialist" not in does(box("path_specialist", hand=hand, fronts=[["broken cart"], [], []]))
    assert "CallSpecialist" not in does(box("path_specialist", hand=hand, fronts=[["trapped"], [], []]))
    blocked: dict[Cell, str] = {(1, 0): "W|", (-1, 0): "E|"}
    assert "CallSpecialist" not in does(box("path_specialist", blocked, hand=hand))
    # The next tunnel: nothing else may be done, not even passing.
    asked = box("path_specialist", {(1, 0): "EW"}, hand=["EW", "map", "rockfall"], question="tunnel")
    assert legal(asked) == {
        canon({"do": "LayTunnel", "tunnel": "EW", "cell": [2, 0]}),
        canon({"do": "LayTunnel", "tunnel": "EW", "cell": [-1, 0]}),
    }


def moved(view: View) -> set[tuple[str, Cell]]:
    """Where a detour may lay the tunnel laid last."""
    return {(found["tunnel"], tuple(found["cell"])) for found in doing(view, "Detour")}


# WC-23
def test_a_detour_lifts_the_tunnel_laid_last_and_lays_it_elsewhere() -> None:
    hand = ["detour", "NS"]
    assert moved(box("detour", row(1, 2), hand=hand, last_laid=[2, 0])) == {("EW", (-1, 0))}
    # Lifted before the new cell is tested: (2, 0) hung on it.
    assert moved(box("detour", row(1, 2), hand=hand, last_laid=[1, 0])) == {("EW", (-1, 0))}
    # It may be turned, but it must leave its cell.
    turned = box("detour", {(1, 0): "NSW"}, cards={(1, 0): "NES"}, hand=hand, last_laid=[1, 0])
    assert moved(turned) == {
        ("NES", (-1, 0)),
        ("NES", (0, -1)),
        ("NSW", (0, -1)),
        ("NES", (0, 1)),
        ("NSW", (0, 1)),
    }
    assert moved(box("detour", row(1, 2), hand=hand)) == set()  # nothing there to move
    assert moved(box("detour", {(1, 0): "EW", (-1, 0): "E|"}, hand=hand, last_laid=[1, 0])) == set()
    for front in ("broken cart", "trapped"):
        hindered = box("detour", row(1, 2), hand=hand, last_laid=[2, 0], fronts=[[front], [], []])
        assert moved(hindered) == {("EW", (-1, 0))}
        assert laid(hindered) == set()
    assert moved(box("detour", row(1, 2), hand=["NS"], last_laid=[2, 0])) == set()


# WC-23, S2-8
def test_a_detour_of_a_ladder_goes_by_the_rules_of_ladders() -> None:
    view = box("saboteur2 detour", {(4, 0): "EW", (0, 1): "N ladder"}, hand=["detour"], last_laid=[0, 1])
    # Closed sides of (4, 0) are enough; at (0, 1) it lay.
    assert moved(view) == {("S ladder", (0, -1)), ("N ladder", (4, -1)), ("S ladder", (4, 1))}


# CHEST-5
def test_which_goals_a_chest_may_move() -> None:
    behind: dict[Cell, str] = {(9, 0): "NS"}
    view = box("chests", behind, goals=goals("stone NE", None, None, g2=(9, 2)), question="move")
    assert movable_goals(view) == [2]  # 0 lies face up, (9, 0) is not empty, (10, 2) is
    assert legal(view) == {canon({"do": "MoveGoal", "goal": 2})}
    free = box("chests new_goals", goals=goals(None, None, None, None, None), question="move")
    assert movable_goals(free) == [0, 1, 2, 3, 4]


# CHEST-5
def test_whose_hand_may_be_robbed_and_whose_role_looked_at() -> None:
    view = box("chests", hands=[2, 0, 4], question="hand")
    assert hands_to_rob(view) == [2]
    assert legal(view) == {canon({"do": "RobHand", "seat": 2})}
    asked = box("chests", hands=[2, 0, 4], question="role")
    assert legal(asked) == {canon({"do": "LookAtRole", "seat": seat}) for seat in (1, 2)}


# TOLL-1
def test_where_a_dwarf_may_stand() -> None:
    def stands(view: View) -> set[tuple[str, Cell, str]]:
        found = doing(view, "StandDwarf")
        return {(each["card"], tuple(each["cell"]), each["side"]) for each in found}

    ends: set[tuple[Cell, str]] = {((0, 0), "N"), ((0, 0), "S"), ((0, 0), "W"), ((1, 0), "E"), ((1, 0), "N")}
    view = box("toll", {(1, 0): "EW+N|"}, hand=["map", "map", "veto"])  # a stub's end too
    assert stands(view) == {(card, *end) for card in ("map", "veto") for end in ends}
    assert stands({**view, "fronts": [["broken cart", "trapped"], [], []]}) == stands(view)
    assert stands({**view, "dwarfs_left": 0}) == set()
    second_one = {**view, "dwarfs": [dwarf(1, (0, 0), "N")], "dwarfs_left": 1}
    assert stands(second_one) == {each for each in stands(view) if each[1:] != ((0, 0), "N")}
    # Cut off, a goal, the special card: any face-up card; but not towards a card, face down or not.
    far = box(
        "toll chests party",
        {(7, 0): "EW", (8, 0): "SW", (3, 0): "N|"},
        cards={(8, 0): "stone NE"},
        goals=goals(None, "stone NE", None),
        hand=["map"],
    )
    assert {each[1:] for each in stands(far)} == {
        *(((0, 0), side) for side in "NESW"),
        ((7, 0), "W"),
        ((8, 0), "S"),
        *(((4, 3), side) for side in "NESW"),
    }
    assert "StandDwarf" not in does(position(hand=["map"]))


# TOLL-2, TOLL-4, PAY-5
@pytest.mark.parametrize(
    ("owners", "tokens", "gold", "payer", "allowed"),
    [
        ([1], 1, [], None, True),
        ([1], 0, [], None, False),
        ([1], 0, [2], None, True),  # gold cards count
        ([1], -1, [1], None, False),  # the whole purse is empty
        ([1], -1, [2], None, True),
        ([0], 0, [], None, True),  # an own dwarf costs nothing
        ([1, 2], 1, [], None, False),  # both are paid
        ([1, 1], 2, [], None, True),
        ([0, 2], 1, [], None, True),
        ([1, 2], 0, [], 2, True),  # another agreed
    ],
)
def test_laying_before_a_dwarf(
    owners: list[int], tokens: int, gold: list[int], payer: int | None, allowed: bool
) -> None:
    # (2, 1) is faced from (2, 0) on the north and, by a second dwarf, from (1, 1) on the west.
    maze = {(1, 0): "ESW", (2, 0): "SW", (1, 1): "NE"}
    places = [((2, 0), "S"), ((1, 1), "E")]
    view = box(
        "toll",
        maze,
        hand=["NW"],
        gold=gold,
        purses=purses(tokens, 5, 5),
        dwarfs=[dwarf(owner, *place) for owner, place in zip(owners, places, strict=False)],
        toll_payers=[] if payer is None else [{"cell": [2, 1], "seat": payer}],
    )
    elsewhere: set[tuple[str, Cell]] = {("ES", (-1, 0)), ("ES", (0, -1)), ("NW", (0, 1))}
    assert laid(view) == elsewhere | ({("NW", (2, 1))} if allowed else set())


# TOLL-2, TOLL-3, TOLL-4
def test_who_pays_whom() -> None:
    two = [dwarf(1, (2, 0), "S"), dwarf(2, (1, 1), "E")]
    view = box("toll", {(1, 0): "ESW", (2, 0): "SW", (1, 1): "NE"}, dwarfs=two)
    assert tolls(view, 0, (2, 1)) == [(0, 1), (0, 2)]
    assert tolls(view, 1, (2, 1)) == [(1, 2)]  # nothing to oneself
    assert tolls(view, 0, (3, 0)) == []
    agreed = {**view, "toll_payers": [{"cell": [2, 1], "seat": 2}]}
    assert tolls(agreed, 0, (2, 1)) == [(2, 1)]
    assert tolls(position(), 0, (1, 0)) == []


# TOLL-3
def test_whom_one_may_ask_to_pay() -> None:
    def asks(view: View) -> set[tuple[int, Cell]]:
        return {(found["seat"], tuple(found["cell"])) for found in doing(view, "AskToll")}

    three = [dwarf(1, (0, 0), "E"), dwarf(0, (0, 0), "W"), dwarf(2, (0, 0), "N")]
    view = box("toll", hand=["map"], dwarfs=three, purses=purses(5, 0, 0))
    assert asks(view) == {(1, (1, 0)), (2, (1, 0)), (1, (0, -1)), (2, (0, -1))}  # the owner too; not for the own
    assert asks({**view, "toll_asked": [1]}) == {(2, (1, 0)), (2, (0, -1))}  # each once a turn
    assert asks({**view, "toll_payers": [{"cell": [1, 0], "seat": 1}]}) == {(1, (0, -1)), (2, (0, -1))}
    hindered = {**view, "fronts": [["broken cart"], [], []]}
    assert asks(hindered) == set()
    with_detour = box("toll", hand=["detour"], dwarfs=three[:1], fronts=[["broken cart"], [], []])
    assert asks(with_detour) == {(1, (1, 0)), (2, (1, 0))}
    # While a path specialist lays the next tunnel too.
    asked = box("toll path_specialist", hand=["EW"], dwarfs=three[:1], question="tunnel")
    assert does(asked) == {"LayTunnel", "AskToll"}
    assert asks(asked) == {(1, (1, 0)), (2, (1, 0))}


# TOLL-3, PAY-5
@pytest.mark.parametrize(
    ("owners", "tokens", "gold", "can"),
    [
        ([1], 1, [], True),
        ([1], 0, [], False),
        ([1], 0, [3], True),
        ([1, 1], 1, [], False),
        ([1, 1], 0, [2], True),
        ([0], 0, [], True),  # the own dwarf: nothing to oneself
        ([0, 1], 0, [], False),
        ([2, 1], 1, [], True),  # the asker's own dwarf is not paid for
    ],
)
def test_answering_a_request_to_pay(owners: list[int], tokens: int, gold: list[int], can: bool) -> None:
    # Seat 2 asks seat 0 about (2, 1).
    places = [((2, 0), "S"), ((1, 1), "E")]
    view = box(
        "toll",
        {(1, 0): "ESW", (2, 0): "SW", (1, 1): "NE"},
        gold=gold,
        purses=purses(tokens, 0, 0),
        dwarfs=[dwarf(owner, *place) for owner, place in zip(owners, places, strict=False)],
        to_move=2,
        question="toll",
        choices=[[2, 1]],
    )
    assert {found["pay"] for found in doing(view, "AnswerToll")} == ({True, False} if can else {False})
    assert does(view) == {"AnswerToll"}


# TOLL-4, WC-23
def test_a_detour_and_dwarfs() -> None:
    def detoured(poor: bool, *standing: dict[str, Any]) -> set[tuple[str, Cell]]:
        purse = purses(0 if poor else 1, 0, 0)
        view = box(
            "toll detour",
            row(1, 2),
            hand=["detour"],
            last_laid=[2, 0],
            dwarfs=list(standing),
            purses=purse,
        )
        return moved(view)

    before_the_start = dwarf(1, (0, 0), "W")
    assert detoured(True, before_the_start) == set()
    assert detoured(False, before_the_start) == {("EW", (-1, 0))}
    # A dwarf that stands at the tunnel leaves when it is lifted.
    curve = box(
        "toll detour",
        {(0, 1): "NE", (1, 1): "NW"},
        hand=["detour"],
        last_laid=[1, 1],
        dwarfs=[dwarf(1, (1, 1), "N")],
    )
    assert ("NW", (1, 0)) in moved(curve)


# TOLL-4
def test_dwarfs_leave_with_their_tunnel_or_when_their_cell_is_filled() -> None:
    one, other = dwarf(1, (1, 0), "E"), dwarf(2, (0, 0), "N")
    assert dwarfs_that_stay(box("toll", {(1, 0): "EW"}, dwarfs=[one, other])) == [one, other]
    assert dwarfs_that_stay(box("toll", dwarfs=[one, other])) == [other]
    assert dwarfs_that_stay(box("toll", {(1, 0): "NS", (0, -1): "S|"}, dwarfs=[one, other])) == []
    at_the_goals = dwarf(0, (9, -1), "S")
    into_it = goals(None, None, None, g1=(9, 0))
    assert dwarfs_that_stay(box("toll", {(9, -1): "NS"}, dwarfs=[at_the_goals])) == [at_the_goals]
    assert dwarfs_that_stay(box("toll", {(9, -1): "NS"}, dwarfs=[at_the_goals], goals=into_it)) == []


LAY: dict[str, Any] = {"do": "LayTunnel", "tunnel": "EW", "cell": [1, 0]}
CALL: dict[str, Any] = {"do": "CallSpecialist"}
TROVE: dict[str, Any] = {"do": "SearchTrove"}
STAND: dict[str, Any] = {"do": "StandDwarf", "card": "map", "cell": [0, 0], "side": "E"}


# WC-18, WC-19, WC-22, TOLL-1
@pytest.mark.parametrize(
    ("command", "deck", "more", "expected"),
    [
        (LAY, 9, {"vetoed_by": 2}, [(0, 1), (2, 1)]),
        (LAY, 1, {"vetoed_by": 2}, [(0, 1)]),  # one card left: the active player gets it
        (LAY, 0, {"vetoed_by": 2}, []),
        ({"do": "SwapHands", "seat": 1}, 9, {"vetoed_by": 2}, [(0, 1), (2, 1)]),
        ({"do": "SwapHands", "seat": 1}, 9, {"vetoed_by": 1}, [(0, 1), (1, 1)]),
        ({"do": "Detour", "tunnel": "EW", "cell": [1, 0]}, 9, {}, [(0, 1)]),
        ({"do": "ChangeDirection"}, 9, {}, [(0, 1)]),
        (STAND, 9, {}, []),
        (TROVE, 9, {"discard": 12}, [(0, 5, "trove")]),
        (TROVE, 0, {"discard": 2}, [(0, 2, "trove")]),
        (TROVE, 9, {"discard": 12, "vetoed_by": 1}, [(0, 1), (1, 1)]),
        (CALL, 9, {"tunnels": 2}, [(0, 2)]),
        (CALL, 1, {"tunnels": 2}, [(0, 1)]),
        (CALL, 9, {"tunnels": 1}, [(0, 1)]),  # no second could be laid
        (CALL, 9, {"vetoed_by": 1}, [(0, 1), (1, 1)]),  # the call itself
        (CALL, 9, {"tunnels": 1, "vetoed_by": 1}, [(0, 1), (1, 1)]),
        (CALL, 9, {"tunnels": 2, "vetoed_by": 1}, [(0, 2), (1, 1)]),
        (CALL, 2, {"tunnels": 2, "vetoed_by": 1}, [(0, 2)]),
        (CALL, 9, {"tunnels": 1, "round_ended": True}, []),
    ],
)
def test_draws_with_championship_cards_and_dwarfs(
    command: dict[str, Any], deck: int, more: dict[str, Any], expected: list[Any]
) -> None:
    assert draws(command, 0, deck, **more) == [Draw(*each) for each in expected]


# CHEST-6
@pytest.mark.parametrize(
    ("found", "deck", "more", "expected"),
    [
        (["one gold", "no more maps", "move a goal", "look at a role", "bury five"], 9, {}, [(0, 1)]),
        (["no draw"], 9, {}, []),
        (["extra draw"], 9, {}, [(0, 1), (0, 1)]),
        (["extra draw"], 1, {}, [(0, 1)]),
        (["no draw", "extra draw"], 9, {}, [(0, 1)]),
        (["extra draw", "no draw"], 9, {}, [(0, 1)]),
        (["rob a hand"], 9, {"hands": [4, 0, 2]}, [(0, 1, "hand")]),
        (["rob a hand"], 9, {"hands": [4, 0, 0]}, []),  # nobody to rob, and no draw either
        (["three for one"], 9, {}, [(0, 3, "three for one")]),
        (["three for one"], 2, {}, [(0, 2, "three for one")]),
        (["three for one"], 0, {}, []),
        (["three for one", "extra draw"], 3, {}, [(0, 3, "three for one")]),
        (["extra draw", "three for one"], 3, {}, [(0, 1), (0, 2, "three for one")]),
        (["search the discard"], 9, {"discard": 4}, [(0, 4, "search the discard")]),
        (["search the discard"], 9, {"discard": 0}, []),
        (
            ["rob a hand", "search the discard", "extra draw"],
            9,
            {"discard": 8, "hands": [3, 3, 3]},
            [(0, 5, "search the discard"), (0, 1, "hand"), (0, 1)],
        ),
        (["extra draw"], 9, {"round_ended": True}, []),
        (
            ["search the discard", "extra draw"],
            9,
            {"discard": 8, "round_ended": True},
            [(0, 5, "search the discard")],
        ),
    ],
)
def test_draws_after_chests(found: list[str], deck: int, more: dict[str, Any], expected: list[Any]) -> None:
    assert draws(LAY, 0, deck, chests=found, **more) == [Draw(*each) for each in expected]


# CHEST-6, WC-19, WC-22
def test_draws_after_chests_of_a_path_specialist() -> None:
    assert draws(CALL, 0, 9, tunnels=2, chests=["extra draw"]) == [Draw(0, 2), Draw(0, 1)]
    assert draws(CALL, 0, 9, tunnels=2, chests=["no draw"]) == []  # the whole normal draw
    # The first opened a chest, the second was vetoed.
    assert draws(CALL, 0, 9, tunnels=2, chests=["no draw"], vetoed_by=1) == [Draw(1, 1)]
    assert draws(CALL, 0, 3, tunnels=2, chests=["three for one"], vetoed_by=1) == [Draw(0, 3, "three for one")]
    assert draws(CALL, 0, 4, tunnels=2, chests=["extra draw"], vetoed_by=1) == [Draw(0, 2), Draw(0, 1), Draw(1, 1)]


# NEWG-2, END-1, WC-19b
def test_a_spider_ends_the_round_and_an_open_veto_window_keeps_it_going() -> None:
    assert round_over(box("new_goals", goals=goals(None, "spider", None, None, None))) is True
    harmless = goals("dragon NE", "sack of two", "stone NW", None, "sack of one")
    assert round_over(box("new_goals", goals=harmless)) is False
    assert round_over(box("veto", hands=[0, 0, 0], asked={"question": "veto", "seats": [1]})) is False


# NEWG-2, PAY-6, PAY-7, VAR-4, S2-23
def test_a_round_ended_by_a_spider_is_paid_as_gold_not_reached() -> None:
    def ended(roles: list[str], variants: list[str], *faces: str | None) -> View:
        view = box(
            "new_goals",
            row(1, 7),
            goals=goals(*faces),
            roles=roles,
            finisher=2 if "gold" in faces else None,
            fronts=[[] for _ in roles],
            gold_pile=28,
        )
        view["setup"]["variants"] = variants
        return view

    spider = (None, "sack of one", "spider", None, None)
    five = ["digger", "saboteur", "digger", "digger", "greedy"]
    view = ended(five, [], *spider)
    assert finisher_of(view) is None
    assert finisher_of({**view, "finisher": 2}) is None  # whoever turned it over
    assert payment_of(view, 2) == Payment(due=((1, 4),))
    assert payment_of(ended(five, ["tournament"], *spider), 2) == Payment(tokens=((1, 4),))
    assert payment_of(ended(["digger"] * 3, [], *spider), 2) == Payment()
    gold = ended(five, ["tournament"], None, None, "gold", None, None)
    assert payment_of(gold, 2) == Payment(tokens=((0, 2), (2, 3), (3, 2)))
    second_game = {**view, "roles": [SAB, PROF, B, GEO, BOSS], "setup": {"modules": ["saboteur2", "new_goals"]}}
    second_game["maze"] = [*view["maze"], {"cell": [1, 1], "card": "NEW crystal", "tunnel": "NEW crystal"}]
    assert treasure_of(second_game) == (4, 2, 0, 1, 0)


# WC-20, PAY-2, PAY-6
def test_a_change_of_direction_turns_the_order_of_choosing_gold() -> None:
    def ended(clockwise: bool, finisher: int | None) -> View:
        faces = (None, "gold" if finisher is not None else None, None)
        return box(
            "change_of_direction",
            faces=faces,
            roles=DIGGERS_AND_ONE,
            finisher=finisher,
            clockwise=clockwise,
            fronts=[[], [], [], [], []],
            gold_pile=23,
        )

    assert payment_of(ended(True, 2), 2) == Payment(drawn=3, choosers=(2, 0, 3))
    assert payment_of(ended(False, 2), 2) == Payment(drawn=3, choosers=(2, 3, 0))
    assert payment_of(ended(False, 4), 4) == Payment(drawn=3, choosers=(0, 2, 3))  # PAY-4: a saboteur
    for clockwise in (True, False):
        assert payment_of(ended(clockwise, None), 1) == Payment(due=((4, 3), (1, 3)))
    # SET-6 is not affected; ED-2: a veto is a card from the hand.
    assert next_to_move(1, [1, 1, 1, 1, 1], clockwise=False) == 0
    assert next_starter("last_card", 5, 1, last_card=3) == 4
    assert next_starter("last_turn", 5, 1, last_card=3) == 2


# NEWG-2, CHEST-5, TOLL-1
def test_gold_given_and_taken_at_once() -> None:
    assert [goal_gold(face, 0) for face in ("sack of one", "sack of two", "gold", "spider", "stone NE")] == [
        1,
        2,
        0,
        0,
        0,
    ]
    assert [goal_gold("dragon NW", purse) for purse in (0, 1, 7)] == [0, -1, -1]
    assert chest_gold(["chests"], [], 5) == "card"
    assert chest_gold(["chests"], [], 0) == "token"
    assert chest_gold(["chests"], ["tournament"], 5) == "token"
    assert chest_gold(["chests", "saboteur2"], [], 5) == "token"
    assert (start_gold(["toll"]), start_gold(["chests"])) == (1, 0)


# GOAL-4
def test_under_one_goal_a_turn_chests_are_still_opened() -> None:
    view = box("chests", {**row(1, 7), (5, 0): "NESW"}, question="goal", fresh_goals=[])
    view["options"]["goals_at_once"] = "one"
    assert legal(view) == {canon({"do": "OpenChest", "chest": chest}) for chest in (2, 3)}
