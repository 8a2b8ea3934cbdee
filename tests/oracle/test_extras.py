"""The oracle for championship cards and mini-expansions: expectations derived by hand from the rules."""

from typing import Any

import pytest

from tests.oracle import (
    DECK,
    Draw,
    Payment,
    are_goals_of_a_deal,
    asked_first,
    canon,
    deck,
    draws,
    finisher_of,
    goal_orientations,
    goal_places,
    goals_reached,
    is_chest_layout,
    left_to_draw,
    legal,
    may_be_set_up,
    may_lay,
    next_starter,
    next_to_move,
    options,
    payment_of,
    role_set,
    round_over,
    start_gold,
    taken_at_set_up,
)
from tests.oracle.chests import (
    CHEST_LAYOUTS,
    CHEST_TUNNELS,
    CHESTS,
    are_chests_of_a_round,
    chest_gold,
    chest_orientations,
    chests_reached,
    goals_and_chests_reached,
    hands_to_rob,
    movable_goals,
)
from tests.oracle.new_goals import goal_gold
from tests.oracle.positions import (
    BOSS,
    CALL,
    GEO,
    LAY,
    PROF,
    SAB,
    SEVEN,
    STAND,
    THREE_DIGGERS_TWO_SABOTEURS,
    TROVE,
    B,
    Cell,
    View,
    chests,
    commands_named,
    does,
    dwarf,
    goals,
    laid,
    moved,
    position,
    purses,
    row,
    view_with,
)
from tests.oracle.toll import dwarfs_that_stay, tolls
from tests.oracle.treasure import treasure_of
from tests.oracle.wardrobe import joined as wardrobe_or_party_joined


# WC-0
def test_championship_cards_go_into_the_deck() -> None:
    assert deck(["detour", "veto"]) == {**DECK, "detour": 1, "veto": 1}
    assert sum(deck(SEVEN).values()) == 67 + 7
    assert sum(deck(["saboteur2", *SEVEN]).values()) == 118 + 7
    assert (
        deck(["greedy_dwarf", "toll", "wardrobe", "party", "new_goals", "chests"]) == DECK
    )  # neither a role nor the rest is a card of the deck
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
def test_allowed_mixes(modules: list[str], variants: list[str], offered: bool) -> None:
    for edition in ("DE24", "UA24"):
        assert may_be_set_up(6, edition, modules, variants) is offered
    for edition in ("UA16", "RU16", "PL2", "FR2"):
        assert may_be_set_up(6, edition, modules, variants) is False  # ED-1: all need a newer edition
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
def test_allowed_cells_of_chests(layout: Any, modules: list[str], variants: list[str], allowed: bool) -> None:
    assert is_chest_layout(layout, modules, variants) is allowed
    assert may_be_set_up(6, "DE24", modules, variants, layout) is allowed


EVERYTHING = ["saboteur2", "toll", "chests", *SEVEN]


def test_the_cards_in_the_maze_when_a_round_begins() -> None:
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
def test_allowed_sets_of_goals_and_chests() -> None:
    sure, unsure, new = options("UA24"), options("DE24"), ["new_goals"]
    assert (sum(CHEST_TUNNELS.values()), len(CHESTS)) == (7, 10)
    with_gold = ["spider", "gold", "dragon NE", "sack of one", "sack of two"]
    without = ["spider", "stone NE", "stone NW", "dragon NE", "dragon NW"]
    assert [are_goals_of_a_deal(with_gold, new, each) for each in (sure, unsure)] == [True, True]
    assert [are_goals_of_a_deal(without, new, each) for each in (sure, unsure)] == [False, True]
    assert are_goals_of_a_deal(["gold", "gold", *without[:3]], new, unsure) is False
    assert are_goals_of_a_deal(with_gold[:3], new, unsure) is False
    assert are_goals_of_a_deal(["stone NW", "gold", "stone NE"], [], unsure) is True
    assert are_goals_of_a_deal(with_gold[:3], [], unsure) is False
    assert (
        are_chests_of_a_round(["NES chest", "NES chest", "NE chest"], ["no draw", "one gold", "bury five"]) is True
    )
    assert are_chests_of_a_round(["NE chest", "NE chest"], []) is False
    assert are_chests_of_a_round([], ["no draw", "no draw"]) is False
    assert are_chests_of_a_round([], list(CHESTS[:5])) is False


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
def test_orientations_of_new_goals(face: str, from_west: set[str], from_south: set[str]) -> None:
    faces = (None, None, face, None, None)
    west = view_with("new_goals", row(1, 7), goals=goals(*faces), question="orientation")
    assert goal_orientations(west, 2, face) == from_west
    assert legal(west) == {canon({"do": "LayGoal", "tunnel": orientation}) for orientation in from_west}
    # On its west (7, 0) is closed: of NES and NSW the first fits.
    below = {**row(1, 6), (7, 0): "SW", (7, 1): "NE", (8, 1): "NW"}
    south = view_with("new_goals", below, goals=goals(*faces), question="orientation")
    assert legal(south) == {canon({"do": "LayGoal", "tunnel": orientation}) for orientation in from_south}


# NEWG-1, NEWG-3, ACT-4
def test_five_goals_are_reached_looked_at_and_chosen_by_number() -> None:
    five = goals(None, None, None, "dragon NE", None)
    up = {**row(1, 6), (7, 0): "NEW", (7, -1): "NS", (7, -2): "ES"}
    view = view_with("new_goals", up, goals=five, question="goal")
    assert goals_reached(view) == {1, 2}
    assert legal(view) == {canon({"do": "TurnGoal", "goal": 1}), canon({"do": "TurnGoal", "goal": 2})}
    seen = view_with("new_goals", up, goals=five, hand=["map"])
    assert [found["goal"] for found in commands_named(seen, "ReadMap")] == [0, 1, 2, 4]


# CHEST-2, GOAL-1
def test_a_chest_is_reached_by_a_path_only() -> None:
    view = view_with("chests", {**row(1, 2), (3, 0): "NEW"})
    assert goals_and_chests_reached(view) == [{"chest": 0}]
    assert chests_reached(view_with("chests", {**row(1, 2), (3, 0): "EW+N|"})) == set()  # a stub
    assert chests_reached(view_with("chests", row(1, 4))) == set()  # closed sides
    assert chests_reached(view_with("chests", {(2, 0): "EW", (3, 0): "NEW"})) == set()  # a gap on the way
    assert chests_reached(view_with("chests", {**row(1, 2), (3, 0): "NESW"})) == {0, 1}
    one_gone = chests(None, (3, 1), tunnels={1: "NE chest"})
    assert chests_reached(view_with("chests", {**row(1, 2), (3, 0): "NESW"}, chests=one_gone)) == set()


# GOAL-4, GOAL-7
def test_goals_and_chests_reached_at_once_are_chosen_one_by_one() -> None:
    both = {**row(1, 7), (5, 0): "NESW"}
    view = view_with("chests", both, question="goal")
    assert goals_and_chests_reached(view) == [{"goal": 1}, {"chest": 2}, {"chest": 3}]
    assert legal(view) == {
        canon({"do": "TurnGoal", "goal": 1}),
        canon({"do": "OpenChest", "chest": 2}),
        canon({"do": "OpenChest", "chest": 3}),
    }
    # Once a chest tunnel lies open the path runs on through it.
    opened = chests((3, -1), (3, 1), (5, -1), (5, 1), (6, -1), tunnels={2: "NES chest"})
    after = view_with("chests", {**both, (5, -1): "NES chest"}, chests=opened)
    assert goals_and_chests_reached(after) == [{"goal": 1}, {"chest": 3}, {"chest": 4}]


# TAB-5, TUN-1, TUN-4
def test_a_face_down_chest_tunnel_makes_no_demands_and_does_not_count_as_a_neighbour() -> None:
    view = view_with("chests", row(1, 2))
    assert may_lay(view, "EW", (3, 0)) is True  # closed towards both chests
    assert may_lay(view, "NESW", (3, 0)) is True  # open towards both
    assert may_lay(view, "NESW", (4, 1)) is False  # only chests beside it
    assert may_lay(view, "NESW", (3, 1)) is False  # not empty
    gone = view_with("chests", {**row(1, 2), (3, 0): "NESW"}, chests=chests((3, -1), None))
    assert may_lay(gone, "NS", (3, 1)) is True
    # While it is being laid the cell is not empty either.
    turned = view_with("chests", {**row(1, 2), (3, 0): "NESW"}, chests=chests((3, -1), tunnels={0: "NES chest"}))
    assert may_lay(turned, "NS", (3, -1)) is False


# CHEST-2, GOAL-3
@pytest.mark.parametrize(
    ("tunnel", "around", "expected"),
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
        # A path from the north too: either orientation leaves one opening unmet.
        ("NE chest", {(1, 0): "NEW", (1, -1): "NS", (1, -2): "ES", (2, -2): "EW", (3, -2): "SW"}, {"NE", "SW"}),
        # The same through (2, -1), closed towards the chest: SW would have two mismatches.
        ("NE chest", {(2, 0): "NEW", (2, -1): "NS", (2, -2): "ES", (3, -2): "SW"}, {"NE"}),
    ],
)
def test_orientations_of_a_chest_tunnel(tunnel: str, around: dict[Cell, str], expected: set[str]) -> None:
    maze = {**row(1, 2), (3, 0): "NEW", **around}
    turned = chests((3, -1), (3, 1), (5, -1), (5, 1), tunnels={0: tunnel})
    view = view_with("chests", maze, chests=turned, question="orientation")
    assert chest_orientations(view, 0, tunnel) == expected
    assert legal(view) == {canon({"do": "LayGoal", "tunnel": orientation}) for orientation in expected}


# S2-8
def test_ladders_beside_chests_wardrobe_and_party() -> None:
    view = view_with("saboteur2 chests", row(1, 2))
    assert may_lay(view, "N ladder", (4, 1)) is False  # two face-down chests are no neighbours
    assert may_lay(view, "W ladder", (3, 0)) is True  # beside chests, but next to (2, 0)
    open_one = view_with(
        "saboteur2 chests", {(3, 1): "NES chest"}, chests=chests((3, 1), tunnels={0: "NES chest"})
    )
    assert may_lay(open_one, "W ladder", (4, 1)) is True  # a tunnel card now
    assert may_lay(open_one, "N ladder", (4, 1)) is False
    # Its opening counts as reached at once.
    opens = view_with("saboteur2 chests", {**row(1, 2), (4, 0): "EW", (4, -1): "E ladder"})
    assert chests_reached(opens) == {2}
    for special in ("wardrobe", "party"):
        alone = view_with(f"saboteur2 {special}")
        assert may_lay(alone, "E ladder", (3, 3)) is False
        beside = view_with(f"saboteur2 {special}", {(3, 2): "EW"})
        assert may_lay(beside, "E ladder", (3, 3)) is True
        assert may_lay(beside, "W ladder", (3, 3)) is False  # closed to the open west of the special card
        beside["options"]["ladder_needs_opening"] = True
        assert may_lay(beside, "E ladder", (3, 3)) is False  # it would open on the special card only


# S2-8, CHEST-5
def test_a_moved_goal_is_a_goal_at_its_new_cell() -> None:
    moved = goals(None, None, None, g1=(9, 0))
    view = view_with("saboteur2 chests", row(1, 7), goals=moved, chests=[])
    assert goals_reached(view) == set()
    assert may_lay(view, "EW", (8, 0)) is True
    assert may_lay(view, "W ladder", (8, 0)) is False  # next to it
    assert may_lay(view, "EW", (9, 0)) is False
    assert goals_reached(view_with("chests", row(1, 8), goals=moved)) == {1}
    assert goal_orientations(view_with("chests", row(1, 8), goals=moved), 1, "stone NE") == {"SW"}


# ROBE-1, PARTY-1
def test_the_special_card_is_joined_by_a_path_or_a_ladder() -> None:
    path: dict[Cell, str] = {(0, 1): "NS", (0, 2): "NS", (0, 3): "NE", (1, 3): "EW", (2, 3): "EW", (3, 3): "EW"}
    for special in ("wardrobe", "party"):
        assert wardrobe_or_party_joined(view_with(special)) is False
        assert wardrobe_or_party_joined(view_with(special, path)) is True
        assert wardrobe_or_party_joined(view_with(special, {**path, (3, 3): "E|+W|"})) is False
        assert wardrobe_or_party_joined(view_with(special, {**path, (2, 3): "N|"})) is False
        assert wardrobe_or_party_joined(view_with(f"saboteur2 {special}", {(4, 2): "S ladder"})) is True
        assert wardrobe_or_party_joined(view_with(f"saboteur2 {special}", {(3, 2): "EW", (3, 3): "NS"})) is False
    assert wardrobe_or_party_joined(position(path)) is False


# ROBE-1, TUN-2, TUN-4
def test_the_special_card_is_a_face_up_neighbour() -> None:
    view = view_with("wardrobe", {(0, 1): "NS", (0, 2): "NS", (0, 3): "NE", (1, 3): "EW", (2, 3): "EW"})
    assert may_lay(view, "EW", (3, 3)) is True
    assert may_lay(view, "SW", (3, 3)) is False  # closed towards it
    assert may_lay(view, "EW", (5, 3)) is False  # not joined yet
    assert may_lay(view_with("wardrobe", row(1, 4)), "NS", (4, 2)) is False
    joined = {(0, 1): "NS", (0, 2): "NS", (0, 3): "NE", (1, 3): "EW", (2, 3): "EW", (3, 3): "EW"}
    assert may_lay(view_with("wardrobe", joined), "EW", (5, 3)) is True


# ACT-3, CHEST-3, ROBE-1
def test_rockfalls_on_chest_tunnels_and_not_on_the_special_card_or_goals() -> None:
    view = view_with(
        "chests party",
        {(1, 0): "EW", (3, -1): "NSW chest", (9, 0): "SW"},
        chests=chests((3, -1), (3, 1), None, tunnels={0: "NES chest", 2: "NE chest"}),
        goals=goals(None, "stone NE", None, g1=(9, 0)),
        hand=["rockfall"],
    )
    assert [found["cell"] for found in commands_named(view, "Rockfall")] == [[1, 0], [3, -1], [3, 1]]
    assert does(view_with("party", hand=["rockfall"])) == {"Pass"}
    assert len(commands_named(view_with("chests", hand=["rockfall"]), "Rockfall")) == 4


# ACT-4, CHEST-4, CHEST-5
def test_maps_on_chests_and_no_more_maps_on_goals() -> None:
    some = chests((3, -1), (3, 1), None, (5, 1), tunnels={0: "NES chest"})
    view = view_with("chests", {(3, -1): "NES chest"}, chests=some, hand=["map"])
    assert [found["chest"] for found in commands_named(view, "LookInChest")] == [1, 3]
    assert [found["goal"] for found in commands_named(view, "ReadMap")] == [0, 1, 2]
    banned = {**view, "no_maps": True}
    assert [found["chest"] for found in commands_named(banned, "LookInChest")] == [1, 3]
    assert commands_named(banned, "ReadMap") == []
    # TURN-5: a map with no permitted card.
    assert does({**banned, "chests": chests(None, None, None, None)}) == {"Pass"}
    assert commands_named(position(hand=["map"]), "LookInChest") == []


# WC-17
def test_a_goal_swap_names_two_face_down_goals() -> None:
    def pairs(view: View) -> list[list[int]]:
        return [found["goals"] for found in commands_named(view, "SwapGoals")]

    assert pairs(view_with("goal_swap", hand=["goal swap"])) == [[0, 1], [0, 2], [1, 2]]
    assert pairs(view_with("goal_swap", hand=["goal swap"], faces=(None, "stone NE", None))) == [[0, 2]]
    one = view_with("goal_swap", hand=["goal swap"], faces=("stone NW", "stone NE", None))
    assert does(one) == {"Pass"}
    asked = view_with("goal_swap", question="swap")
    assert legal(asked) == {canon({"do": "PutGoalsBack", "swapped": each}) for each in (True, False)}


# WC-18, CHEST-5
def test_a_trove_needs_a_discard_pile_and_one_of_the_cards_lifted_is_kept() -> None:
    assert does(view_with("trove", hand=["trove"])) == {"Pass"}
    assert does(view_with("trove", hand=["trove"], discard=[None])) == {"Pass", "SearchTrove"}
    asked = view_with("trove", hand=["map"], question="card", own={"lifted": ["NES", "map", "NES"]})
    assert legal(asked) == {canon({"do": "KeepCard", "card": card}) for card in ("NES", "map")}


# WC-19, WC-19b, WC-20
def test_a_veto_is_played_only_when_asked_for() -> None:
    assert legal(view_with("veto", hand=["veto"])) == {canon({"do": "Pass", "cards": ["veto"]})}
    everybody = {"question": "veto", "seats": [0, 2]}
    let_pass, veto = canon({"do": "LetPass"}), canon({"do": "Veto"})
    assert legal(view_with("veto", hand=["veto", "map"], asked=everybody, to_move=1)) == {let_pass, veto}
    assert legal(view_with("veto", hand=["map"], asked=everybody, to_move=1)) == {let_pass}
    done = view_with("veto", hand=["veto"], asked=everybody, to_move=1, own={"let_pass": True})
    assert legal(done) == set()
    assert legal(view_with("veto", hand=["veto"], asked={"question": "veto", "seats": [1, 2]})) == set()
    assert does(view_with("change_of_direction", hand=["change of direction"])) == {"Pass", "ChangeDirection"}


# WC-19, WC-19b
def test_seats_that_are_asked_for_a_veto() -> None:
    hands = [3, 0, 2, 1]
    for name in ("LayTunnel", "Detour", "Repair", "ReadMap", "LookInChest", "CallSpecialist", "SearchTrove"):
        assert asked_first(["veto"], {"do": name}, 0, hands) == [2, 3]
        assert asked_first(["trove"], {"do": name}, 0, hands) == []
    assert asked_first(["veto"], {"do": "SwapHands", "seat": 0}, 3, hands) == [0, 2]
    assert asked_first(["veto"], {"do": "SwapHands", "seat": 0}, 3, hands, out=[2]) == [0]


# WC-21
def test_the_master_craftsman_repairs_any_tool_but_frees_nobody() -> None:
    fronts = [["broken cart"], ["broken pickaxe", "trapped"], ["theft", "broken lantern"]]
    view = view_with("master_craftsman", hand=["master craftsman"], fronts=fronts)
    assert [(found["card"], found["seat"], found["tool"]) for found in commands_named(view, "Repair")] == [
        ("master craftsman", 0, "cart"),
        ("master craftsman", 1, "pickaxe"),
        ("master craftsman", 2, "lantern"),
    ]
    assert does(view_with("master_craftsman", hand=["master craftsman"], fronts=[["trapped"], [], []])) == {"Pass"}


# WC-22
def test_the_path_specialist_is_called_when_a_tunnel_can_be_laid() -> None:
    hand = ["path specialist", "EW"]
    assert "CallSpecialist" in does(view_with("path_specialist", hand=hand))
    assert "CallSpecialist" not in does(view_with("path_specialist", hand=["path specialist", "map"]))
    assert "CallSpecialist" not in does(view_with("path_specialist", hand=hand, fronts=[["broken cart"], [], []]))
    assert "CallSpecialist" not in does(view_with("path_specialist", hand=hand, fronts=[["trapped"], [], []]))
    blocked: dict[Cell, str] = {(1, 0): "W|", (-1, 0): "E|"}
    assert "CallSpecialist" not in does(view_with("path_specialist", blocked, hand=hand))
    # The next tunnel: nothing else may be done, not even passing.
    asked = view_with("path_specialist", {(1, 0): "EW"}, hand=["EW", "map", "rockfall"], question="tunnel")
    assert legal(asked) == {
        canon({"do": "LayTunnel", "tunnel": "EW", "cell": [2, 0]}),
        canon({"do": "LayTunnel", "tunnel": "EW", "cell": [-1, 0]}),
    }


# WC-23
def test_a_detour_moves_the_tunnel_laid_last() -> None:
    hand = ["detour", "NS"]
    assert moved(view_with("detour", row(1, 2), hand=hand, last_laid=[2, 0])) == {("EW", (-1, 0))}
    # Lifted before the new cell is tested: (2, 0) is joined only through it.
    assert moved(view_with("detour", row(1, 2), hand=hand, last_laid=[1, 0])) == {("EW", (-1, 0))}
    # It may be turned, but it must leave its cell.
    turned = view_with("detour", {(1, 0): "NSW"}, cards={(1, 0): "NES"}, hand=hand, last_laid=[1, 0])
    assert moved(turned) == {
        ("NES", (-1, 0)),
        ("NES", (0, -1)),
        ("NSW", (0, -1)),
        ("NES", (0, 1)),
        ("NSW", (0, 1)),
    }
    assert moved(view_with("detour", row(1, 2), hand=hand)) == set()  # nothing there to move
    assert moved(view_with("detour", {(1, 0): "EW", (-1, 0): "E|"}, hand=hand, last_laid=[1, 0])) == set()
    for front in ("broken cart", "trapped"):
        hindered = view_with("detour", row(1, 2), hand=hand, last_laid=[2, 0], fronts=[[front], [], []])
        assert moved(hindered) == {("EW", (-1, 0))}
        assert laid(hindered) == set()
    assert moved(view_with("detour", row(1, 2), hand=["NS"], last_laid=[2, 0])) == set()


# WC-23, S2-8
def test_a_detour_of_a_ladder_follows_the_rules_of_ladders() -> None:
    view = view_with("saboteur2 detour", {(4, 0): "EW", (0, 1): "N ladder"}, hand=["detour"], last_laid=[0, 1])
    # Closed sides of (4, 0) are enough; (0, 1) is its old cell.
    assert moved(view) == {("S ladder", (0, -1)), ("N ladder", (4, -1)), ("S ladder", (4, 1))}


# CHEST-5
def test_which_goals_a_chest_may_move() -> None:
    behind: dict[Cell, str] = {(9, 0): "NS"}
    view = view_with("chests", behind, goals=goals("stone NE", None, None, g2=(9, 2)), question="move")
    assert movable_goals(view) == [2]  # 0 lies face up, (9, 0) is not empty, (10, 2) is
    assert legal(view) == {canon({"do": "MoveGoal", "goal": 2})}
    free = view_with("chests new_goals", goals=goals(None, None, None, None, None), question="move")
    assert movable_goals(free) == [0, 1, 2, 3, 4]


# CHEST-5
def test_players_who_may_be_robbed_or_looked_at() -> None:
    view = view_with("chests", hands=[2, 0, 4], question="hand")
    assert hands_to_rob(view) == [2]
    assert legal(view) == {canon({"do": "RobHand", "seat": 2})}
    asked = view_with("chests", hands=[2, 0, 4], question="role")
    assert legal(asked) == {canon({"do": "LookAtRole", "seat": seat}) for seat in (1, 2)}


# TOLL-1
def test_allowed_places_of_a_dwarf() -> None:
    def dwarf_places(view: View) -> set[tuple[str, Cell, str]]:
        found = commands_named(view, "StandDwarf")
        return {(each["card"], tuple(each["cell"]), each["side"]) for each in found}

    ends: set[tuple[Cell, str]] = {((0, 0), "N"), ((0, 0), "S"), ((0, 0), "W"), ((1, 0), "E"), ((1, 0), "N")}
    view = view_with("toll", {(1, 0): "EW+N|"}, hand=["map", "map", "veto"])  # a stub's end too
    assert dwarf_places(view) == {(card, *end) for card in ("map", "veto") for end in ends}
    assert dwarf_places({**view, "fronts": [["broken cart", "trapped"], [], []]}) == dwarf_places(view)
    assert dwarf_places({**view, "dwarfs_left": 0}) == set()
    second_one = {**view, "dwarfs": [dwarf(1, (0, 0), "N")], "dwarfs_left": 1}
    assert dwarf_places(second_one) == {each for each in dwarf_places(view) if each[1:] != ((0, 0), "N")}
    # Cut off, a goal, the special card: any face-up card; but not towards a card, face down or not.
    far = view_with(
        "toll chests party",
        {(7, 0): "EW", (8, 0): "SW", (3, 0): "N|"},
        cards={(8, 0): "stone NE"},
        goals=goals(None, "stone NE", None),
        hand=["map"],
    )
    assert {each[1:] for each in dwarf_places(far)} == {
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
def test_laying_a_tunnel_in_a_guarded_cell(
    owners: list[int], tokens: int, gold: list[int], payer: int | None, allowed: bool
) -> None:
    # (2, 1) is faced from (2, 0) on the north and, by a second dwarf, from (1, 1) on the west.
    maze = {(1, 0): "ESW", (2, 0): "SW", (1, 1): "NE"}
    places = [((2, 0), "S"), ((1, 1), "E")]
    view = view_with(
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
def test_payers_and_owners_of_a_toll() -> None:
    two = [dwarf(1, (2, 0), "S"), dwarf(2, (1, 1), "E")]
    view = view_with("toll", {(1, 0): "ESW", (2, 0): "SW", (1, 1): "NE"}, dwarfs=two)
    assert tolls(view, 0, (2, 1)) == [(0, 1), (0, 2)]
    assert tolls(view, 1, (2, 1)) == [(1, 2)]  # nothing to oneself
    assert tolls(view, 0, (3, 0)) == []
    agreed = {**view, "toll_payers": [{"cell": [2, 1], "seat": 2}]}
    assert tolls(agreed, 0, (2, 1)) == [(2, 1)]
    assert tolls(position(), 0, (1, 0)) == []


# TOLL-3
def test_players_who_may_be_asked_to_pay() -> None:
    def asks(view: View) -> set[tuple[int, Cell]]:
        return {(found["seat"], tuple(found["cell"])) for found in commands_named(view, "AskToll")}

    three = [dwarf(1, (0, 0), "E"), dwarf(0, (0, 0), "W"), dwarf(2, (0, 0), "N")]
    view = view_with("toll", hand=["map"], dwarfs=three, purses=purses(5, 0, 0))
    assert asks(view) == {(1, (1, 0)), (2, (1, 0)), (1, (0, -1)), (2, (0, -1))}  # the owner too; not for the own
    assert asks({**view, "toll_asked": [1]}) == {(2, (1, 0)), (2, (0, -1))}  # each once a turn
    assert asks({**view, "toll_payers": [{"cell": [1, 0], "seat": 1}]}) == {(1, (0, -1)), (2, (0, -1))}
    hindered = {**view, "fronts": [["broken cart"], [], []]}
    assert asks(hindered) == set()
    with_detour = view_with("toll", hand=["detour"], dwarfs=three[:1], fronts=[["broken cart"], [], []])
    assert asks(with_detour) == {(1, (1, 0)), (2, (1, 0))}
    # While a path specialist lays the next tunnel too.
    asked = view_with("toll path_specialist", hand=["EW"], dwarfs=three[:1], question="tunnel")
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
    view = view_with(
        "toll",
        {(1, 0): "ESW", (2, 0): "SW", (1, 1): "NE"},
        gold=gold,
        purses=purses(tokens, 0, 0),
        dwarfs=[dwarf(owner, *place) for owner, place in zip(owners, places, strict=False)],
        to_move=2,
        question="toll",
        choices=[[2, 1]],
    )
    assert {found["pay"] for found in commands_named(view, "AnswerToll")} == ({True, False} if can else {False})
    assert does(view) == {"AnswerToll"}


# TOLL-4, WC-23
def test_a_detour_in_a_maze_with_dwarfs() -> None:
    def detoured(poor: bool, *standing: dict[str, Any]) -> set[tuple[str, Cell]]:
        purse = purses(0 if poor else 1, 0, 0)
        view = view_with(
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
    curve = view_with(
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
    assert dwarfs_that_stay(view_with("toll", {(1, 0): "EW"}, dwarfs=[one, other])) == [one, other]
    assert dwarfs_that_stay(view_with("toll", dwarfs=[one, other])) == [other]
    assert dwarfs_that_stay(view_with("toll", {(1, 0): "NS", (0, -1): "S|"}, dwarfs=[one, other])) == []
    at_the_goals = dwarf(0, (9, -1), "S")
    into_it = goals(None, None, None, g1=(9, 0))
    assert dwarfs_that_stay(view_with("toll", {(9, -1): "NS"}, dwarfs=[at_the_goals])) == [at_the_goals]
    assert dwarfs_that_stay(view_with("toll", {(9, -1): "NS"}, dwarfs=[at_the_goals], goals=into_it)) == []


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
    assert draws(EVERYTHING, command, 0, deck, **more) == [Draw(*each) for each in expected]


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
    assert draws(EVERYTHING, LAY, 0, deck, chests=found, **more) == [Draw(*each) for each in expected]


# CHEST-6, WC-19, WC-22
def test_draws_after_chests_of_a_path_specialist() -> None:
    assert draws(EVERYTHING, CALL, 0, 9, tunnels=2, chests=["extra draw"]) == [Draw(0, 2), Draw(0, 1)]
    assert draws(EVERYTHING, {"do": "SwapHands", "seat": 1}, 0, 9) == [Draw(1, 1)]
    assert draws(EVERYTHING, {"do": "SwapHands", "seat": 1}, 0, 9, out=[1]) == []
    assert draws(EVERYTHING, CALL, 0, 9, tunnels=2, chests=["no draw"]) == []  # the whole normal draw
    # The first opened a chest, the second was vetoed.
    assert draws(EVERYTHING, CALL, 0, 9, tunnels=2, chests=["no draw"], vetoed_by=1) == [Draw(1, 1)]
    assert draws(EVERYTHING, CALL, 0, 3, tunnels=2, chests=["three for one"], vetoed_by=1) == [
        Draw(0, 3, "three for one")
    ]
    assert draws(EVERYTHING, CALL, 0, 4, tunnels=2, chests=["extra draw"], vetoed_by=1) == [
        Draw(0, 2),
        Draw(0, 1),
        Draw(1, 1),
    ]


# NEWG-2, END-1, WC-19b
def test_a_spider_ends_the_round_and_an_open_veto_window_keeps_it_going() -> None:
    assert round_over(view_with("new_goals", goals=goals(None, "spider", None, None, None))) is True
    harmless = goals("dragon NE", "sack of two", "stone NW", None, "sack of one")
    assert round_over(view_with("new_goals", goals=harmless)) is False
    assert round_over(view_with("veto", hands=[0, 0, 0], asked={"question": "veto", "seats": [1]})) is False


# NEWG-2, PAY-6, PAY-7, VAR-4, S2-23
def test_a_round_ended_by_a_spider_is_paid_as_gold_not_reached() -> None:
    def ended(roles: list[str], variants: list[str], *faces: str | None) -> View:
        view = view_with(
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
def test_a_change_of_direction_reverses_the_order_of_choosing_gold() -> None:
    def ended(clockwise: bool, finisher: int | None) -> View:
        faces = (None, "gold" if finisher is not None else None, None)
        return view_with(
            "change_of_direction",
            faces=faces,
            roles=THREE_DIGGERS_TWO_SABOTEURS,
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
def test_immediate_payments() -> None:
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
def test_with_one_goal_a_turn_chests_are_still_opened() -> None:
    view = view_with("chests", {**row(1, 7), (5, 0): "NESW"}, question="goal", fresh_goals=[])
    view["options"]["goals_at_once"] = "one"
    assert legal(view) == {canon({"do": "OpenChest", "chest": chest}) for chest in (2, 3)}
