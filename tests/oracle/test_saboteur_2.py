"""The oracle for Saboteur 2: every expectation is derived by hand from the rules."""

from collections import Counter
from typing import Any

import pytest

from tests.oracle import (
    DECK,
    Draw,
    canon,
    deck,
    draws,
    goals_freshly_reached,
    goals_reached,
    hand_size,
    is_tunnel,
    legal,
    mark_of,
    may_be_set_up,
    may_lay,
    options,
    orientations,
    put_aside,
    reached,
    role_set,
)
from tests.oracle.positions import (
    ALL_LADDER_RULES,
    BLUE,
    BOSS,
    BOTH,
    GEO,
    GREEN,
    PROF,
    SAB,
    B,
    Cell,
    G,
    View,
    commands_named,
    found_gold,
    laid,
    position,
    purses,
    row,
    saboteur2_view,
    shared,
    targets,
    two_routes,
)
from tests.oracle.saboteur2 import SABOTEUR2_CARDS
from tests.oracle.treasure import (
    crystals_in_maze,
    possible_victims,
    team_can_reach,
    teams_that_can_reach,
    theft_outcome,
    thief_order,
    treasure_of,
    winning_teams,
)


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
            assert card in orientations(card)  # spelt the agreed way
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
        ("DE24", (True, "self", False, "touching", "another", False, "last_card")),
        ("UA24", (False, "self", False, "touching", "any", False, "last_turn")),
        ("PL2", (False, "self", True, "open_side", "any", False, "last_tunnel")),
        ("FR2", (False, "anyone", True, "open_side", "any", True, "last_turn")),
    ],
)
def test_the_options_of_saboteur_2(edition: str, values: tuple[Any, ...]) -> None:
    names = (
        "tokens_open",
        "discard_two_helps",
        "ladder_needs_opening",
        "ladder_goal_ban",
        "inspection_target",
        "theft_optional",
        "next_round_starter",
    )
    assert tuple(options(edition)[name] for name in names) == values
    ends = "nobody_can_play" if edition in ("PL2", "FR2") else "hands"
    assert options(edition)["round_end"] == ends
    base = {"lay_must_join", "gold_draw", "goals_at_once", "goal_misfit", "sabotage_target"}
    assert all(options(edition)[name] == options("DE24")[name] for name in base)
    assert options(edition, {"theft_optional": True})["theft_optional"] is True


# ED-1, section 9
def test_allowed_set_ups() -> None:
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
def test_one_path_of_a_bridge_must_be_joined_and_both_must_match() -> None:
    cut_off: dict[Cell, str] = {(1, 0): "EW", (2, 1): "NS"}
    assert may_lay(saboteur2_view(cut_off), "NS+EW", (2, 0)) is True
    assert may_lay(saboteur2_view(cut_off), "NE+SW", (2, 0)) is True  # W meets (1, 0), S the piece cut off
    assert may_lay(saboteur2_view({(1, 0): "EW", (2, 1): "N|"}), "NS+EW", (2, 0)) is True  # a stub
    assert may_lay(saboteur2_view({(1, 0): "EW", (2, 1): "EW"}), "NS+EW", (2, 0)) is False  # S open to closed
    assert may_lay(saboteur2_view({(4, 0): "EW"}), "NS+EW", (5, 0)) is False  # met by no reached opening
    assert laid(saboteur2_view(hand=["NW+ES"])) == {
        ("NW+ES", (1, 0)),
        ("NW+ES", (-1, 0)),
        ("NW+ES", (0, 1)),
        ("NW+ES", (0, -1)),
    }


# TUN-3, TAB-3
def test_a_stub_beside_a_passage_matches_and_continues_no_path() -> None:
    assert laid(saboteur2_view(hand=["NS+E|"])) == {
        ("NS+W|", (1, 0)),
        ("NS+E|", (-1, 0)),
        ("NS+E|", (0, 1)),
        ("NS+E|", (0, -1)),
        ("NS+W|", (0, 1)),
        ("NS+W|", (0, -1)),
    }
    met_by_its_stub = saboteur2_view({(1, 0): "NS+W|"})
    assert {side for cell, side in reached(met_by_its_stub) if cell == (1, 0)} == set()
    met_by_its_passage = saboteur2_view({(0, 1): "NS+E|"})
    assert {side for cell, side in reached(met_by_its_passage) if cell == (0, 1)} == {"N", "S"}


# S2-9, S2-10
def test_marks_do_not_affect_laying_and_stay_in_the_name() -> None:
    assert laid(saboteur2_view(hand=["NE blue door"])) == {
        ("SW blue door", (1, 0)),
        ("NE blue door", (-1, 0)),
        ("SW blue door", (0, -1)),
        ("NE blue door", (0, 1)),
    }
    behind = saboteur2_view({(1, 0): "EW blue door", (2, 0): "EW green door"}, hand=["N| crystal", "EW"])
    assert ((2, 0), "E") in reached(behind)
    assert laid(behind) == {
        ("EW", (3, 0)),
        ("EW", (-1, 0)),
        ("N| crystal", (0, 1)),
        ("S| crystal", (0, -1)),
    }


# TAB-6, S2-8
def test_a_ladder_is_reached_at_any_cell() -> None:
    view = saboteur2_view({(4, 3): "N ladder", (4, 2): "ESW", (5, 2): "NS+EW"}, hand=["EW", "N|"])
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
def test_a_ladder_joins_distant_cut_off_tunnels() -> None:
    far = row(5, 7)
    before = saboteur2_view(far, hand=["E ladder", "EW"])
    assert goals_reached(before) == set()
    assert ("E ladder", (4, 0)) in laid(before)
    assert ("EW", (4, 0)) not in laid(before)
    after = saboteur2_view({**far, (4, 0): "E ladder"})
    assert goals_reached(after) == {1}
    assert goals_freshly_reached(before, after) == {1}
    # The one opening of the ladder is all there is: nothing is joined on its west.
    assert {side for cell, side in reached(after) if cell == (4, 0)} == {"E"}
    assert may_lay(after, "EW", (3, 0)) is False


# S2-8
def test_allowed_cells_of_a_ladder_with_and_without_an_opening() -> None:
    at_the_start: set[tuple[str, Cell]] = {("E ladder", (-1, 0)), ("W ladder", (1, 0))}
    assert laid(saboteur2_view(hand=["E ladder"])) == at_the_start
    assert laid(saboteur2_view(hand=["E ladder"], edition="PL2")) == at_the_start
    # A straight tunnel cut off from the start: touching its long sides is enough in the newer editions.
    through: set[tuple[str, Cell]] = {("E ladder", (2, 0)), ("W ladder", (4, 0))}
    beside: set[tuple[str, Cell]] = {
        ("E ladder", (3, -1)),
        ("W ladder", (3, -1)),
        ("E ladder", (3, 1)),
        ("W ladder", (3, 1)),
    }
    for edition in ("DE24", "UA24"):
        assert (
            laid(saboteur2_view({(3, 0): "EW"}, hand=["E ladder"], edition=edition))
            == at_the_start | through | beside
        )
    for edition in ("PL2", "FR2"):
        assert laid(saboteur2_view({(3, 0): "EW"}, hand=["E ladder"], edition=edition)) == at_the_start | through
    # A stub has an opening too, and another ladder is a tunnel card.
    assert may_lay(saboteur2_view({(3, 0): "W|"}, edition="PL2"), "E ladder", (2, 0)) is True
    assert may_lay(saboteur2_view({(3, 0): "W ladder"}, edition="PL2"), "E ladder", (2, 0)) is True
    # TUN-1, TUN-2: not on a card, not open to closed, not alone.
    assert may_lay(saboteur2_view({(3, 0): "EW"}), "E ladder", (3, 0)) is False
    assert may_lay(saboteur2_view({(3, 0): "EW"}), "N ladder", (3, 1)) is False
    assert may_lay(saboteur2_view({(3, 0): "EW"}), "E ladder", (5, 0)) is False


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
        view = saboteur2_view(tunnels, faces=faces, cards=cards, house=house)
        assert may_lay(view, lies, cell) is ((ban, opening) in allowed), (ban, opening)


# S2-13, TUN-5
def test_the_trapped_lay_no_tunnels_and_no_ladders() -> None:
    hand = ["EW", "N ladder", "theft"]
    view = saboteur2_view(hand=hand, fronts=[["trapped"], [], []])
    assert laid(view) == set()
    assert commands_named(view, "PlanTheft") == [{"do": "PlanTheft"}]
    assert (
        laid(saboteur2_view(hand=hand, fronts=[["theft"], ["trapped"], []])) != set()
    )  # a theft in front is no hindrance


# S2-6, S2-11 to S2-17, TURN-5
def test_targets_of_the_action_cards_of_saboteur_2() -> None:
    hand = ["theft", "hands off", "trapped", "free", "inspection", "hat swap", "hand swap"]
    clear = saboteur2_view(hand=hand, hands=[7, 0, 6])
    assert commands_named(clear, "PlanTheft") == [{"do": "PlanTheft"}]
    assert targets(clear, "HandsOff") == []
    assert targets(clear, "Trap") == [1, 2]
    assert targets(clear, "Free") == []
    assert targets(clear, "Inspect") == [1, 2]
    assert targets(clear, "SwapHats") == [0, 1, 2]
    assert targets(clear, "SwapHands") == [1, 2]  # seat 1 has no cards
    busy = saboteur2_view(
        hand=hand, fronts=[["theft", "trapped"], ["broken cart", "theft"], ["trapped"]], edition="UA24"
    )
    assert commands_named(busy, "PlanTheft") == []
    assert targets(busy, "HandsOff") == [0, 1]
    assert targets(busy, "Trap") == [1]
    assert targets(busy, "Free") == [0, 2]
    assert targets(busy, "Inspect") == [0, 1, 2]  # edition: oneself too
    assert targets(busy, "SwapHands") == [1, 2]


# ACT-1, ACT-2, ACT-3
def test_the_actions_of_the_base_game_are_played_with_saboteur_2_too() -> None:
    hand = ["broken cart", "repair cart", "rockfall", "map"]
    fronts = [["trapped"], ["broken cart", "trapped"], []]
    view = saboteur2_view({(1, 0): "W ladder", (0, 1): "NS blue door"}, hand=hand, fronts=fronts)
    assert targets(view, "Sabotage") == [2]
    assert targets(view, "Repair") == [1]  # a repair frees nobody
    assert [found["cell"] for found in commands_named(view, "Rockfall")] == [[0, 1], [1, 0]]
    assert [found["goal"] for found in commands_named(view, "ReadMap")] == [0, 1, 2]


# S2-4
def test_passing_with_one_to_three_cards() -> None:
    hand = ["map", "free", "map", "NS"]
    fronts = [["trapped"], [], []]
    assert [found["cards"] for found in commands_named(saboteur2_view(hand=hand, fronts=fronts), "Pass")] == [
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
    assert [found["cards"] for found in commands_named(saboteur2_view(hand=["map", "map"]), "Pass")] == [
        ["map", "map"],
        ["map"],
    ]
    assert [found["cards"] for found in commands_named(position(hand=hand), "Pass")] == [["NS"], ["free"], ["map"]]


# S2-4
def test_discarding_two_for_a_card_in_front() -> None:
    fronts = [["theft", "broken cart"], ["trapped"], []]

    def done(view: View) -> list[tuple[list[str], int, str]]:
        return [(found["cards"], found["seat"], found["front"]) for found in commands_named(view, "DiscardTwo")]

    own = [(["NS", "map"], 0, "broken cart"), (["NS", "map"], 0, "theft")]
    assert done(saboteur2_view(hand=["map", "NS"], fronts=fronts)) == own
    assert done(saboteur2_view(hand=["map", "NS"], fronts=fronts, edition="PL2")) == own
    anyone = done(saboteur2_view(hand=["map", "NS"], fronts=fronts, edition="FR2"))
    assert sorted(anyone) == [*own, (["NS", "map"], 1, "trapped")]
    pairs = done(saboteur2_view(hand=["map", "NS", "map", "EW"], fronts=[["trapped"], ["theft"], []]))
    assert sorted(cards for cards, _, _ in pairs) == [
        ["EW", "NS"],
        ["EW", "map"],
        ["NS", "map"],
        ["map", "map"],
    ]
    assert done(saboteur2_view(hand=["map"], fronts=fronts)) == []
    assert done(saboteur2_view(hand=["map", "NS"])) == []
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
def test_numbers_of_cards_drawn(
    command: dict[str, Any], plenty: tuple[int, int], two_left: tuple[int, int]
) -> None:
    assert draws(["saboteur2", "veto", "toll"], command, 0, 40) == [Draw(*plenty)]
    assert draws(["saboteur2", "veto", "toll"], command, 0, 2) == [Draw(*two_left)]
    assert draws(["saboteur2", "veto", "toll"], command, 0, 0) == []


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
    assert teams_that_can_reach(saboteur2_view(row(1, 7))) == set()
    assert teams_that_can_reach(found_gold({**row(1, 3), **row(5, 7)})) == set()


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
def test_each_team_uses_its_best_route(doors: dict[Cell, str], middle: str | None, able: set[str]) -> None:
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
def test_face_up_crystals_count_at_any_cell() -> None:
    assert crystals_in_maze(saboteur2_view()) == 0
    view = saboteur2_view({(1, 0): "EW+N| crystal", (2, 0): "EW", (5, 3): "ESW crystal", (6, 3): "N| crystal"})
    assert crystals_in_maze(view) == 3


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
def test_winning_teams_of_saboteur_2(finisher: str, able: set[str], teams: set[str]) -> None:
    assert winning_teams([SAB, finisher, B], 1, able) == teams
    assert winning_teams([SAB, finisher, B], None, able) == set()


# S2-20 to S2-24
def test_payments_if_the_gold_was_joined() -> None:
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
def test_geologists_are_paid_for_crystals_in_any_case() -> None:
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
    # FR2 adds: if a green digger joins the gold, blue wins too.
    assert treasure_of({**end, "finisher": 1}) == (3, 0, 0, 2, 1, 0, 0)


# S2-25, S2-29
def test_a_whole_round_from_the_maze() -> None:
    maze = {**row(1, 7), (3, 0): "EW+N| crystal", (5, 5): "NEW crystal", (6, 0): "EW green door"}
    roles = [GEO, B, G, GEO]
    fronts: list[list[str]] = [[], [], [], ["broken lantern"]]
    view = found_gold(maze, roles=roles, finisher=1, fronts=fronts)
    assert treasure_of(view) == (1, 0, 5, 1)
    assert treasure_of({**view, "fronts": [[], [], [], ["trapped"]]}) == (2, 0, 5, 0)
    nothing = saboteur2_view({(1, 0): "EW+N| crystal"}, roles=roles, finisher=None, fronts=fronts)
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
        assert thief_order(saboteur2_view(thefts=thefts, fronts=fronts, clockwise=clockwise)) == order


# S2-27
def test_the_victim_of_a_theft() -> None:
    def asked(edition: str, *tokens: int) -> View:
        fronts = [["theft"], ["trapped"], []]
        view = saboteur2_view(
            question="victim", edition=edition, fronts=fronts, purses=purses(*tokens), hand=["map"]
        )
        return {**view, "choices": []}  # worked out, not taken from the view

    assert legal(asked("DE24", 5, 1, 2)) == {canon({"do": "Steal", "seat": seat}) for seat in (1, 2)}
    assert legal(asked("FR2", 0, 1, 0)) == {canon({"do": "Steal", "seat": seat}) for seat in (1, None)}
    assert legal({**asked("DE24", 5, 1, 2), "asked": {"question": "victim", "seats": [1]}}) == set()
    assert [theft_outcome(asked("DE24", 5, *others), 0) for others in ((1, 2), (0, 2), (0, 0))] == [
        "asked",
        "done",
        "nothing",
    ]
    assert [theft_outcome(asked("FR2", 5, *others), 0) for others in ((1, 2), (0, 2), (0, 0))] == [
        "asked",
        "asked",
        "nothing",
    ]
    assert possible_victims(asked("DE24", 5, 1, 2), 2) == [0, 1]
