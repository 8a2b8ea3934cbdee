"""The oracle for championship cards and mini-expansions: expectations derived by hand from the rules."""

from typing import Any

import pytest

from tests.oracle import (
    Draw,
    Payment,
    canon,
    draws,
    finisher_of,
    goal_orientations,
    goal_places,
    is_chest_layout,
    legal,
    may_be_set_up,
    may_lay,
    next_starter,
    next_to_move,
    payment_of,
    round_over,
    start_gold,
    taken_at_set_up,
)
from tests.oracle.chests import (
    CHEST_LAYOUTS,
    chest_gold,
    chest_orientations,
    chests_reached,
    hands_to_rob,
)
from tests.oracle.new_goals import goal_gold
from tests.oracle.positions import (
    BOSS,
    CALL,
    CHAMPIONSHIP_CARDS,
    GEO,
    LAY,
    PROF,
    SAB,
    STAND,
    THREE_DIGGERS_TWO_SABOTEURS,
    TROVE,
    B,
    Cell,
    View,
    chests,
    command_names,
    commands_named,
    detour_places,
    dwarf,
    goals,
    position,
    purses,
    row,
    view_with,
)
from tests.oracle.toll import tolls
from tests.oracle.treasure import treasure_of


# Section 9, MIX-1
@pytest.mark.parametrize(
    ("modules", "variants", "offered"),
    [
        (CHAMPIONSHIP_CARDS, [], True),
        (["saboteur2", *CHAMPIONSHIP_CARDS], [], True),
        (CHAMPIONSHIP_CARDS, ["tournament"], True),
        (CHAMPIONSHIP_CARDS, ["sabotaged_dwarf"], True),
        (["greedy_dwarf"], [], True),
        (["greedy_dwarf"], ["sabotaged_dwarf"], True),
        (["greedy_dwarf", "saboteur2"], [], False),
        (["greedy_dwarf"], ["tournament"], True),  # the tournament has it too
        (["toll", "party", "new_goals", "chests"], [], True),
        (["toll", "party", "new_goals", "chests", "saboteur2", *CHAMPIONSHIP_CARDS], [], True),
        (["toll", "party", "new_goals", "chests", *CHAMPIONSHIP_CARDS], ["tournament"], True),
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
def test_a_mix_is_allowed_unless_its_modules_clash(modules: list[str], variants: list[str], offered: bool) -> None:
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
        ("wings", ["chests", "wardrobe"], [], True),  # a chest next to the wardrobe is allowed
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
def test_chests_need_free_cells_before_the_goals_that_do_not_touch(
    layout: Any, modules: list[str], variants: list[str], allowed: bool
) -> None:
    assert is_chest_layout(layout, modules, variants) is allowed
    assert may_be_set_up(6, "DE24", modules, variants, layout) is allowed


EVERYTHING = ["saboteur2", "toll", "chests", *CHAMPIONSHIP_CARDS]


def test_a_round_begins_with_the_start_the_goals_and_cards_of_modules() -> None:
    assert taken_at_set_up() == {(0, 0), (8, -2), (8, 0), (8, 2)}
    five_goals = {(8, -4), (8, -2), (8, 0), (8, 2), (8, 4)}
    assert taken_at_set_up(["new_goals", "party"]) == {(0, 0), (4, 3)} | five_goals
    assert taken_at_set_up([], ["tournament"]) - taken_at_set_up() == {(4, 0)}
    assert goal_places(["new_goals"])[2] == goal_places()[1] == (8, 0)
    assert all(len(set(cells)) == 4 for cells in CHEST_LAYOUTS.values())


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
def test_a_new_goal_is_laid_so_that_it_joins_and_matches_best(
    face: str, from_west: set[str], from_south: set[str]
) -> None:
    faces = (None, None, face, None, None)
    west = view_with("new_goals", row(1, 7), goals=goals(*faces), question="orientation")
    assert goal_orientations(west, 2, face) == from_west
    assert legal(west) == {canon({"do": "LayGoal", "tunnel": orientation}) for orientation in from_west}
    # (7, 0) on its west is closed towards it, so that NES fits and NSW does not.
    below = {**row(1, 6), (7, 0): "SW", (7, 1): "NE", (8, 1): "NW"}
    south = view_with("new_goals", below, goals=goals(*faces), question="orientation")
    assert legal(south) == {canon({"do": "LayGoal", "tunnel": orientation}) for orientation in from_south}


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
        # Joining comes first: NW would match the tunnel on the west, which is cut off.
        ("NW chest", {(2, -1): "EW"}, {"ES"}),
        # A path from the north too: each orientation has one mismatch.
        ("NE chest", {(1, 0): "NEW", (1, -1): "NS", (1, -2): "ES", (2, -2): "EW", (3, -2): "SW"}, {"NE", "SW"}),
        # The same through (2, -1), closed towards the chest: SW would have two mismatches.
        ("NE chest", {(2, 0): "NEW", (2, -1): "NS", (2, -2): "ES", (3, -2): "SW"}, {"NE"}),
    ],
)
def test_a_chest_tunnel_is_laid_so_that_it_joins_and_matches_best(
    tunnel: str, around: dict[Cell, str], expected: set[str]
) -> None:
    maze = {**row(1, 2), (3, 0): "NEW", **around}
    turned = chests((3, -1), (3, 1), (5, -1), (5, 1), tunnels={0: tunnel})
    view = view_with("chests", maze, chests=turned, question="orientation")
    assert chest_orientations(view, 0, tunnel) == expected
    assert legal(view) == {canon({"do": "LayGoal", "tunnel": orientation}) for orientation in expected}


# S2-8
def test_a_ladder_needs_a_tunnel_beside_it_not_a_face_down_chest_or_special_card() -> None:
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


# WC-17
def test_a_goal_swap_names_two_face_down_goals() -> None:
    def pairs(view: View) -> list[list[int]]:
        return [found["goals"] for found in commands_named(view, "SwapGoals")]

    assert pairs(view_with("goal_swap", hand=["goal swap"])) == [[0, 1], [0, 2], [1, 2]]
    assert pairs(view_with("goal_swap", hand=["goal swap"], faces=(None, "stone NE", None))) == [[0, 2]]
    one = view_with("goal_swap", hand=["goal swap"], faces=("stone NW", "stone NE", None))
    assert command_names(one) == {"Pass"}
    asked = view_with("goal_swap", question="swap")
    assert legal(asked) == {canon({"do": "PutGoalsBack", "swapped": each}) for each in (True, False)}


# WC-21
def test_the_master_craftsman_repairs_any_tool_but_frees_nobody() -> None:
    fronts = [["broken cart"], ["broken pickaxe", "trapped"], ["theft", "broken lantern"]]
    view = view_with("master_craftsman", hand=["master craftsman"], fronts=fronts)
    assert [(found["card"], found["seat"], found["tool"]) for found in commands_named(view, "Repair")] == [
        ("master craftsman", 0, "cart"),
        ("master craftsman", 1, "pickaxe"),
        ("master craftsman", 2, "lantern"),
    ]
    assert command_names(
        view_with("master_craftsman", hand=["master craftsman"], fronts=[["trapped"], [], []])
    ) == {"Pass"}


# WC-22
def test_the_path_specialist_is_called_when_a_tunnel_can_be_laid() -> None:
    hand = ["path specialist", "EW"]
    assert "CallSpecialist" in command_names(view_with("path_specialist", hand=hand))
    assert "CallSpecialist" not in command_names(view_with("path_specialist", hand=["path specialist", "map"]))
    assert "CallSpecialist" not in command_names(
        view_with("path_specialist", hand=hand, fronts=[["broken cart"], [], []])
    )
    assert "CallSpecialist" not in command_names(
        view_with("path_specialist", hand=hand, fronts=[["trapped"], [], []])
    )
    blocked: dict[Cell, str] = {(1, 0): "W|", (-1, 0): "E|"}
    assert "CallSpecialist" not in command_names(view_with("path_specialist", blocked, hand=hand))
    # The next tunnel: nothing else may be done, not even passing.
    asked = view_with("path_specialist", {(1, 0): "EW"}, hand=["EW", "map", "rockfall"], question="tunnel")
    assert legal(asked) == {
        canon({"do": "LayTunnel", "tunnel": "EW", "cell": [2, 0]}),
        canon({"do": "LayTunnel", "tunnel": "EW", "cell": [-1, 0]}),
    }


# WC-23, S2-8
def test_a_detour_of_a_ladder_follows_the_rules_of_ladders() -> None:
    view = view_with("saboteur2 detour", {(4, 0): "EW", (0, 1): "N ladder"}, hand=["detour"], last_laid=[0, 1])
    # Closed sides of (4, 0) are enough; (0, 1) is its old cell.
    assert detour_places(view) == {("S ladder", (0, -1)), ("N ladder", (4, -1)), ("S ladder", (4, 1))}


# CHEST-5
def test_others_with_cards_may_be_robbed_and_any_other_role_looked_at() -> None:
    view = view_with("chests", hands=[2, 0, 4], question="hand")
    assert hands_to_rob(view) == [2]
    assert legal(view) == {canon({"do": "RobHand", "seat": 2})}
    asked = view_with("chests", hands=[2, 0, 4], question="role")
    assert legal(asked) == {canon({"do": "LookAtRole", "seat": seat}) for seat in (1, 2)}


# TOLL-2, TOLL-3, TOLL-4
def test_a_tunnel_costs_a_toll_to_each_owner_except_the_payer() -> None:
    two = [dwarf(1, (2, 0), "S"), dwarf(2, (1, 1), "E")]
    view = view_with("toll", {(1, 0): "ESW", (2, 0): "SW", (1, 1): "NE"}, dwarfs=two)
    assert tolls(view, 0, (2, 1)) == [(0, 1), (0, 2)]
    assert tolls(view, 1, (2, 1)) == [(1, 2)]  # nothing to oneself
    assert tolls(view, 0, (3, 0)) == []
    agreed = {**view, "toll_payers": [{"cell": [2, 1], "seat": 2}]}
    assert tolls(agreed, 0, (2, 1)) == [(2, 1)]
    assert tolls(position(), 0, (1, 0)) == []


# TOLL-3
def test_each_other_player_may_be_asked_once_a_turn_to_pay_a_toll() -> None:
    def asks(view: View) -> set[tuple[int, Cell]]:
        return {(found["seat"], tuple(found["cell"])) for found in commands_named(view, "AskToll")}

    three = [dwarf(1, (0, 0), "E"), dwarf(0, (0, 0), "W"), dwarf(2, (0, 0), "N")]
    view = view_with("toll", hand=["map"], dwarfs=three, purses=purses(5, 0, 0))
    # The owner of a dwarf may be asked too. Nobody is asked for the cell of the own dwarf.
    assert asks(view) == {(1, (1, 0)), (2, (1, 0)), (1, (0, -1)), (2, (0, -1))}
    assert asks({**view, "toll_asked": [1]}) == {(2, (1, 0)), (2, (0, -1))}  # each player once a turn
    assert asks({**view, "toll_payers": [{"cell": [1, 0], "seat": 1}]}) == {(1, (0, -1)), (2, (0, -1))}
    hindered = {**view, "fronts": [["broken cart"], [], []]}
    assert asks(hindered) == set()
    with_detour = view_with("toll", hand=["detour"], dwarfs=three[:1], fronts=[["broken cart"], [], []])
    assert asks(with_detour) == {(1, (1, 0)), (2, (1, 0))}
    # Also before the next tunnel of a path specialist.
    asked = view_with("toll path_specialist", hand=["EW"], dwarfs=three[:1], question="tunnel")
    assert command_names(asked) == {"LayTunnel", "AskToll"}
    assert asks(asked) == {(1, (1, 0)), (2, (1, 0))}


# TOLL-4, WC-23
def test_a_detour_needs_gold_for_tolls_and_removes_the_dwarf_of_the_lifted_tunnel() -> None:
    def places_with_gold(gold: int) -> set[tuple[str, Cell]]:
        dwarfs, purse = [dwarf(1, (0, 0), "W")], purses(gold, 0, 0)
        laid_last = {"hand": ["detour"], "last_laid": [2, 0]}
        return detour_places(view_with("toll detour", row(1, 2), dwarfs=dwarfs, purses=purse, **laid_last))

    assert places_with_gold(0) == set()
    assert places_with_gold(1) == {("EW", (-1, 0))}
    # A dwarf that stands at the tunnel leaves when it is lifted.
    curve = view_with(
        "toll detour",
        {(0, 1): "NE", (1, 1): "NW"},
        hand=["detour"],
        last_laid=[1, 1],
        dwarfs=[dwarf(1, (1, 1), "N")],
    )
    assert ("NW", (1, 0)) in detour_places(curve)


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
def test_championship_cards_and_dwarfs_change_who_draws(
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
def test_chests_change_what_is_drawn(
    found: list[str], deck: int, more: dict[str, Any], expected: list[Any]
) -> None:
    assert draws(EVERYTHING, LAY, 0, deck, chests=found, **more) == [Draw(*each) for each in expected]


# CHEST-6, WC-19, WC-22
def test_chests_opened_by_a_path_specialist_change_its_whole_draw() -> None:
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
    assert finisher_of({**view, "finisher": 2}) is None  # also for the seat that turned the spider over
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
def test_goals_and_chests_pay_at_once_and_a_game_with_tolls_begins_with_gold() -> None:
    assert [goal_gold(face, 0) for face in ("sack of one", "sack of two")] == [1, 2]
    assert [goal_gold(face, 0) for face in ("gold", "spider", "stone NE")] == [0, 0, 0]
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
