"""The oracle for the base game: every expectation is derived by hand from the rules."""

from collections import Counter
from itertools import permutations

import pytest

from tests.oracle import (
    DECK,
    GOLD_CARDS,
    Payment,
    can_play,
    canon,
    exact_draw,
    first_joiners,
    forced_passes_after,
    goal_orientations,
    goals_freshly_reached,
    goals_reached,
    half_turn,
    hand_size,
    legal,
    mark_of,
    may_lay,
    next_starter,
    next_to_move,
    open_sides,
    options,
    orientations,
    parse,
    payment,
    reached,
    role_set,
    round_over,
    skipped,
    spell,
    winners,
)
from tests.oracle.positions import THREE_DIGGERS_TWO_SABOTEURS, Cell, commands_named, laid, position, row


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
    assert orientations(printed) == {printed, turned}


# TUN-1, TUN-2
def test_where_tunnels_fit_if_only_the_start_is_in_the_maze() -> None:
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
    # A path around the dead end may meet its other opening, if another side is joined.
    around = {(1, 0): "E|+W|", (0, 1): "NE", (1, 1): "EW"}
    assert may_lay(position(around), "SW", (2, 0)) is False
    assert may_lay(position({**around, (2, 1): "NW"}), "SW", (2, 0)) is True


# TUN-4, TUN-6
def test_no_tunnel_joins_cut_off_cards_until_the_gap_is_filled() -> None:
    view = position({(2, 0): "EW"}, hand=["EW"])
    assert ((2, 0), "E") not in reached(view)
    assert laid(view) == {("EW", (1, 0)), ("EW", (-1, 0))}
    filled = position(row(1, 2), hand=["EW"])
    assert ((2, 0), "E") in reached(filled)
    assert laid(filled) == {("EW", (3, 0)), ("EW", (-1, 0))}
    # In older editions a neighbour that matches is enough.
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
def test_a_face_down_goal_makes_no_demands_and_does_not_count_as_a_neighbour() -> None:
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
def test_without_lay_must_join_two_closed_sides_match() -> None:
    wall: dict[Cell, str] = {(1, 0): "EW"}
    assert may_lay(position(wall), "EW", (1, 1)) is False
    assert may_lay(position(wall, edition="RU16"), "EW", (1, 1)) is True
    assert may_lay(position(wall, edition="RU16"), "NS", (1, 1)) is False
    assert may_lay(position(wall, edition="RU16"), "EW", (5, 5)) is False


# TUN-5
def test_with_broken_tools_only_actions_and_passing_are_legal() -> None:
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
    assert [(each["card"], each["seat"]) for each in commands_named(view, "Sabotage")] == [
        ("broken cart", 2),
        ("broken pickaxe", 1),
        ("broken pickaxe", 2),
    ]
    assert [(each["card"], each["tool"], each["seat"]) for each in commands_named(view, "Repair")] == [
        ("repair pickaxe/cart", "cart", 0),
        ("repair pickaxe/cart", "cart", 1),
    ]
    own_front = position(hand=hand, fronts=fronts, edition="UA16")
    assert ("broken pickaxe", 0) in {
        (each["card"], each["seat"]) for each in commands_named(own_front, "Sabotage")
    }
    assert ("broken cart", 0) not in {
        (each["card"], each["seat"]) for each in commands_named(own_front, "Sabotage")
    }


# ACT-3, ACT-4, TURN-5
def test_a_rockfall_cannot_remove_start_or_goals_and_a_map_needs_a_face_down_goal() -> None:
    view = position(
        {(1, 0): "EW", (8, 0): "SW"},
        cards={(8, 0): "stone NE"},
        hand=["rockfall", "map"],
        faces=(None, "stone NE", None),
    )
    assert [each["cell"] for each in commands_named(view, "Rockfall")] == [[1, 0]]
    assert [each["goal"] for each in commands_named(view, "ReadMap")] == [0, 2]
    assert legal(position(hand=["rockfall"])) == {canon({"do": "Pass", "cards": ["rockfall"]})}


# GOAL-1
def test_a_goal_is_reached_by_a_path_only() -> None:
    assert goals_reached(position(row(1, 7))) == {1}
    assert goals_reached(position({**row(1, 6), (7, 0): "E|+W|"})) == set()  # a stub next to it
    assert goals_reached(position({**row(1, 6), (7, 0): "NSW"})) == set()  # a closed side
    assert goals_reached(position({**row(1, 3), **row(5, 7)})) == set()  # a gap on the way


# GOAL-3
def test_a_turned_over_goal_joins_the_path_that_reached_it() -> None:
    view = position(row(1, 7))
    assert goal_orientations(view, 1, "gold") == {"NESW"}
    assert goal_orientations(view, 1, "stone NE") == {"SW"}
    assert goal_orientations(view, 1, "stone NW") == {"NW"}


# GOAL-3
@pytest.mark.parametrize("edition", ["DE24", "UA16"])
def test_two_reached_openings_of_one_goal_leave_the_choice(edition: str) -> None:
    # Reached from W and from N: NE joins N only and SW joins W only, one mismatch each.
    tunnels = {**row(1, 6), (7, 0): "NEW", (7, -1): "ES", (8, -1): "SW"}
    faces = (None, "stone NE", None)
    view = position(tunnels, edition=edition, faces=faces, question="orientation")
    assert legal(view) == {canon({"do": "LayGoal", "tunnel": "NE"}), canon({"do": "LayGoal", "tunnel": "SW"})}
    assert goal_orientations(view, 1, "stone NW") == {"NW"}  # fits everywhere


# GOAL-3
def test_an_orientation_that_joins_only_a_stub_is_allowed_in_old_editions_only() -> None:
    # Reached from W; on N a stub looks down at the goal.
    tunnels = {**row(1, 7), (8, -1): "S|"}
    assert goal_orientations(position(tunnels), 1, "stone NE") == {"SW"}
    assert goal_orientations(position(tunnels, edition="UA16"), 1, "stone NE") == {"NE", "SW"}
    # Joining comes before fitting: NE would have one mismatch, SW has two.
    worse = {**row(1, 7), (8, -1): "S|", (8, 1): "EW"}
    assert goal_orientations(position(worse), 1, "stone NE") == {"SW"}
    # Both join (W, E reached), N matches NE: NE has one mismatch (W), SW three (N, E, S).
    both = {**row(1, 6), (7, 0): "ESW", (7, 1): "NE", (8, 1): "EW", (9, 1): "NW", (9, 0): "SW"}
    assert reached(position(both)) >= {((7, 0), "E"), ((9, 0), "W")}
    assert goal_orientations(position({**both, (8, -1): "S|"}), 1, "stone NE") == {"NE"}


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


# GOAL-4
def test_the_first_to_join_a_goal_stays_its_joiner_until_it_is_turned_over() -> None:
    after = {**row(1, 6), (7, 0): "NEW", (7, -1): "NS", (7, -2): "ES"}
    assert first_joiners({}, position(row(1, 6)), 2) == {}
    assert first_joiners({}, position(after), 2) == {0: 2, 1: 2}
    assert first_joiners({0: 1}, position(after), 2) == {0: 1, 1: 2}
    cut = {cell: tunnel for cell, tunnel in after.items() if cell != (3, 0)}
    assert first_joiners({0: 1}, position(cut), 2) == {0: 1}
    turned = position(cut, faces=("stone NE", None, None))
    assert first_joiners({0: 1, 1: 1}, turned, 2) == {1: 1}


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
def test_a_bridge_continues_each_path_separately() -> None:
    view = position({(1, 0): "NS+EW"})
    assert reached(view) - {((0, 0), side) for side in "NESW"} == {((1, 0), "E"), ((1, 0), "W")}
    assert may_lay(view, "EW", (2, 0)) is True
    assert may_lay(view, "NS", (1, 1)) is False
    assert may_lay(view, "NW", (1, 1)) is False
    # A path around the card from below joins the other part too.
    looped = position({(1, 0): "NS+EW", (0, 1): "NE", (1, 1): "NW"})
    assert ((1, 0), "N") in reached(looped)
    curves = position({(1, 0): "NE+SW"})
    assert {side for cell, side in reached(curves) if cell == (1, 0)} == {"S", "W"}


# TAB-6
def test_a_ladder_is_joined_to_the_start_at_any_cell() -> None:
    view = position({(5, 0): "E", (6, 0): "EW+N|"}, cards={(5, 0): "E ladder"})
    assert {side for cell, side in reached(view) if cell == (6, 0)} == {"E", "W"}
    assert may_lay(view, "EW", (7, 0)) is True
    assert may_lay(view, "ES", (6, -1)) is False  # it would meet a stub only


# PAY-2, PAY-4
def test_gold_is_passed_on_against_the_direction_of_play() -> None:
    clear: list[list[str]] = [[], [], [], [], []]

    def paid(finisher: int, clockwise: bool = True, edition: str = "DE24", pile: int = 28) -> Payment:
        return payment(
            THREE_DIGGERS_TWO_SABOTEURS, finisher, options(edition), [], clear, clockwise, finisher, pile
        )

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

    assert paid({0}, 2, THREE_DIGGERS_TWO_SABOTEURS) == Payment(drawn=3, choosers=(2, 3, 2))
    assert paid({2}, 2, THREE_DIGGERS_TWO_SABOTEURS) == Payment(drawn=3, choosers=(0, 3, 0))
    assert paid({0, 2, 3}, 1, THREE_DIGGERS_TWO_SABOTEURS) == Payment()
    greedy = ["digger", "saboteur", "greedy", "digger", "digger"]
    assert paid({2}, 2, greedy) == Payment(due=((2, 4),))
    assert paid(set(), 0, greedy) == Payment(drawn=3, choosers=(0, 4, 3))  # WC-16: no digger


# PAY-6, PAY-7
def test_saboteurs_draw_clockwise_from_the_left_of_the_last_turn() -> None:
    def paid(roles: list[str], last_turn: int, clockwise: bool = True) -> Payment:
        return payment(roles, None, options("DE24"), [], [[] for _ in roles], clockwise, last_turn)

    assert paid(THREE_DIGGERS_TWO_SABOTEURS, 1) == Payment(due=((4, 3), (1, 3)))
    assert paid(THREE_DIGGERS_TWO_SABOTEURS, 4, clockwise=False) == Payment(due=((1, 3), (4, 3)))
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
def test_a_round_ends_by_gold_by_empty_hands_or_if_nobody_can_play() -> None:
    assert round_over(position()) is False
    assert round_over(position(faces=("stone NE", "stone NW", None))) is False
    assert round_over(position(faces=(None, "gold", None))) is True
    assert round_over(position(hands=[0, 0, 0])) is True
    assert round_over(position(hands=[0, 0, 1])) is False
    assert round_over(position(hands=[0, 0, 1], out=[2])) is True
    assert round_over(position(), 3, lambda seat: False) is False
    assert round_over(position(edition="UA16"), 3) is True
    assert round_over(position(edition="UA16"), 2, lambda seat: False) is False
    assert round_over(position(edition="UA16", deck=1), 3) is False
    assert round_over(position(edition="PL2"), 3) is False
    assert round_over(position(edition="PL2"), 0, lambda seat: False) is True
    assert round_over(position(edition="PL2"), 0, lambda seat: seat == 2) is False
    assert round_over(position(edition="PL2", out=[2]), 0, lambda seat: seat == 2) is True
    assert round_over(position(edition="PL2", deck=1), 0, lambda seat: False) is False


# END-1
def test_only_forced_passes_in_turn_are_counted() -> None:
    assert forced_passes_after(2, "Pass", 0, could_play=False) == 3
    assert forced_passes_after(2, "Pass", 0, could_play=True) == 0
    assert forced_passes_after(2, "skip", 0, could_play=False) == 3
    assert forced_passes_after(2, "Sabotage", 0, could_play=True) == 0
    assert forced_passes_after(0, "Pass", 1, could_play=False) == 0


# END-1, TUN-5, TURN-5
def test_whether_a_hand_can_play() -> None:
    assert can_play(position(hand=["NS"])) is True
    assert can_play(position(hand=["NS"], fronts=[["broken cart"], [], []])) is False
    assert can_play(position(hand=["NS", "repair cart"], fronts=[["broken cart"], [], []])) is True
    assert can_play(position(hand=["repair cart", "rockfall"])) is False
    assert can_play(position(hand=["map"])) is True
    assert can_play(position(hand=[])) is False


# SET-6, TURN-3
def test_the_next_to_move_and_the_next_to_begin() -> None:
    assert next_to_move(0, [1, 0, 3, 2], clockwise=True) == 2
    assert next_to_move(0, [1, 2, 3, 0], clockwise=False) == 2
    assert next_to_move(0, [1, 0, 0, 0], clockwise=True) == 0
    assert next_to_move(0, [0, 0, 0, 0], clockwise=True) is None
    assert next_to_move(0, [1, 2, 3, 2], clockwise=True, out=[1]) == 2
    assert next_to_move(0, [0, 2, 0, 0], clockwise=True, out=[1]) is None
    assert skipped(0, 3, 4, clockwise=True) == [1, 2]
    assert skipped(0, 3, 4, clockwise=False) == []
    assert skipped(0, 0, 4, clockwise=False) == [3, 2, 1]
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
        assert role_set(players, modules=["greedy_dwarf"])["digger"] == role_set(players)["digger"] - 1
    for players in range(5, 10):
        assert sum(role_set(players, ["tournament"]).values()) == players
    assert Counter(hand_size(players) for players in range(3, 11)) == {6: 3, 5: 2, 4: 3}
    assert winners([3, 7, 7]) == [1, 2]
