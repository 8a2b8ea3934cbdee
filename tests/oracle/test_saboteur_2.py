"""The oracle for Saboteur 2: every expectation is derived by hand from the rules."""

from collections import Counter

import pytest

from tests.oracle import (
    DECK,
    canon,
    deck,
    hand_size,
    is_tunnel,
    legal,
    mark_of,
    may_be_set_up,
    may_lay,
    orientations,
    put_aside,
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
    lay_places,
    purses,
    row,
    saboteur2_view,
    targets,
    treasure_paid,
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


# ED-1, section 9
def test_a_set_up_needs_an_edition_and_a_number_of_players_that_allow_it() -> None:
    two = ["saboteur2"]
    for edition in ("DE24", "UA24", "PL2", "FR2"):
        allowed = [may_be_set_up(players, edition, two) for players in (1, 2, 12, 13)]
        assert allowed == [False, True, True, False]
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


# S2-8
def test_a_ladder_needs_an_opening_beside_it_in_some_editions_only() -> None:
    at_the_start: set[tuple[str, Cell]] = {("E ladder", (-1, 0)), ("W ladder", (1, 0))}
    assert lay_places(saboteur2_view(hand=["E ladder"])) == at_the_start
    assert lay_places(saboteur2_view(hand=["E ladder"], edition="PL2")) == at_the_start
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
            lay_places(saboteur2_view({(3, 0): "EW"}, hand=["E ladder"], edition=edition))
            == at_the_start | through | beside
        )
    for edition in ("PL2", "FR2"):
        assert (
            lay_places(saboteur2_view({(3, 0): "EW"}, hand=["E ladder"], edition=edition))
            == at_the_start | through
        )
    # A stub has an opening too, and another ladder is a tunnel card.
    assert may_lay(saboteur2_view({(3, 0): "W|"}, edition="PL2"), "E ladder", (2, 0)) is True
    assert may_lay(saboteur2_view({(3, 0): "W ladder"}, edition="PL2"), "E ladder", (2, 0)) is True
    # TUN-1, TUN-2: not on a card, not open to closed, not alone.
    assert may_lay(saboteur2_view({(3, 0): "EW"}), "E ladder", (3, 0)) is False
    assert may_lay(saboteur2_view({(3, 0): "EW"}), "N ladder", (3, 1)) is False
    assert may_lay(saboteur2_view({(3, 0): "EW"}), "E ladder", (5, 0)) is False


# S2-8
@pytest.mark.parametrize(
    ("tunnels", "faces", "ladder", "cell", "allowed"),
    [
        # East of (7, 0) is the middle goal, face down; (6, 0) is open towards the cell.
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
        # All neighbours are closed towards the cell.
        ({(7, -1): "EW"}, (None, None, None), "W ladder", (7, 0), {("open_side", False)}),
        # Between two goals.
        ({(7, 1): "EW"}, (None, None, None), "W ladder", (8, 1), {("open_side", False), ("open_side", True)}),
        ({(7, 1): "EW"}, (None, None, None), "NW ladder", (8, 1), set()),
        # Corner to corner with a goal is not next to it.
        ({(6, 1): "EW"}, (None, None, None), "W ladder", (7, 1), ALL_LADDER_RULES),
        # A stone that was turned over, closed on its west: forbidden if a ladder may not touch a goal.
        (
            {(6, 0): "EW", (8, 0): "NE"},
            (None, "stone NE", None),
            "W ladder",
            (7, 0),
            {("open_side", False), ("open_side", True)},
        ),
        # The same, open on its west: the ladder must be open to match (TUN-2), and may not be open.
        ({(6, 1): "EW", (8, 0): "SW"}, (None, "stone NE", None), "E ladder", (7, 0), set()),
        ({(7, -1): "NS", (8, 0): "SW"}, (None, "stone NE", None), "NE ladder", (7, 0), set()),
        ({(7, -1): "NS", (8, 0): "SW"}, (None, "stone NE", None), "NW ladder", (7, 0), set()),
        # A goal is no tunnel card: alone it is no neighbour.
        ({(8, 0): "NE"}, (None, "stone NE", None), "W ladder", (7, 0), set()),
        ({}, (None, None, None), "W ladder", (7, 0), set()),
    ],
)
def test_a_ladder_may_not_touch_a_goal_or_not_open_towards_it(
    tunnels: dict[Cell, str],
    faces: tuple[str | None, str | None, str | None],
    ladder: str,
    cell: Cell,
    allowed: set[tuple[str, bool]],
) -> None:
    cards: dict[Cell, str] = {(8, 0): "stone NE"}
    for ban, opening in ALL_LADDER_RULES:
        house = {"ladder_goal_ban": ban, "ladder_needs_opening": opening}
        view = saboteur2_view(tunnels, faces=faces, cards=cards, house=house)
        assert may_lay(view, ladder, cell) is ((ban, opening) in allowed), (ban, opening)


# S2-6, S2-11 to S2-17, TURN-5
def test_action_cards_of_saboteur_2_name_only_seats_that_they_can_affect() -> None:
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


def test_the_order_in_which_discarded_cards_are_named_does_not_matter() -> None:
    assert canon({"do": "Pass", "cards": ["map", "NS"]}) == canon({"cards": ["NS", "map"], "do": "Pass"})
    assert canon({"do": "Pass", "cards": ["map", "map"]}) != canon({"do": "Pass", "cards": ["map"]})
    two = {"do": "DiscardTwo", "seat": 1, "front": "theft"}
    assert canon({**two, "cards": ["map", "NS"]}) == canon({**two, "cards": ["NS", "map"]})
    assert canon({**two, "cards": ["map", "NS"]}) != canon({**two, "cards": ["NS", "map"], "seat": 2})
    given = {"do": "Pass", "cards": ["map", "NS"]}
    canon(given)
    assert given["cards"] == ["map", "NS"]  # the command itself is left as it was


# S2-9, S2-19
def test_a_door_in_the_only_route_keeps_the_other_team_out() -> None:
    assert teams_that_can_reach(found_gold(row(1, 7))) == {"blue", "green"}
    assert teams_that_can_reach(found_gold({**row(1, 7), (3, 0): "EW blue door"})) == {"blue"}
    assert teams_that_can_reach(found_gold({**row(1, 7), (7, 0): "EW green door"})) == {"green"}
    two_alike = {**row(1, 7), (2, 0): "EW blue door", (6, 0): "EW blue door"}
    assert teams_that_can_reach(found_gold(two_alike)) == {"blue"}
    one_of_each = {**row(1, 7), (2, 0): "EW blue door", (6, 0): "EW green door"}
    assert teams_that_can_reach(found_gold(one_of_each)) == set()
    # Nobody reaches gold that is face down, or cut off again.
    assert teams_that_can_reach(saboteur2_view(row(1, 7))) == set()
    assert teams_that_can_reach(found_gold({**row(1, 3), **row(5, 7)})) == set()


# S2-19
@pytest.mark.parametrize(
    ("doors", "middle", "able"),
    [
        ({(2, -1): BLUE}, None, {"blue", "green"}),  # green uses the lower route
        ({(2, -1): BLUE, (2, 1): BLUE}, None, {"blue"}),
        ({(2, -1): BLUE, (2, 1): GREEN}, None, {"blue", "green"}),  # each by its own route
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN}, None, {"green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, None, set()),
        # With a cross cut blue uses the upper route and then the lower one, green the other way round.
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "NS", {"blue", "green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "NS green door", {"green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "NS+E| green door", {"green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "NS+EW", {"blue", "green"}),
        ({(2, -1): BLUE, (6, -1): GREEN, (2, 1): GREEN, (6, 1): BLUE}, "N|+S|", set()),
        # A path may not turn from one part of a card to the other.
        ({(2, -1): BLUE, (6, 1): BLUE, (2, 1): GREEN, (6, -1): GREEN}, "NW+ES", set()),
        # Doors in curves: at the beginning of the upper route and the end of the lower one. Blue avoids both if
        # there is a cross cut.
        ({(1, -1): "ES green door", (7, 1): "NW green door"}, None, {"green"}),
        ({(1, -1): "ES green door", (7, 1): "NW green door"}, "NS", {"blue", "green"}),
        ({(1, -1): "ES green door", (7, 1): "NW green door"}, "N|+S|", {"green"}),
        ({(1, -1): "ES green door", (7, -1): "SW blue door"}, None, {"blue", "green"}),
    ],
)
def test_each_team_uses_its_best_route(doors: dict[Cell, str], middle: str | None, able: set[str]) -> None:
    assert teams_that_can_reach(two_routes(doors, middle)) == able


# S2-8, S2-19
def test_a_ladder_behind_a_door_opens_the_route_to_both_teams() -> None:
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
def test_the_team_of_the_finisher_wins_if_it_can_reach_the_gold(
    finisher: str, able: set[str], teams: set[str]
) -> None:
    assert winning_teams([SAB, finisher, B], 1, able) == teams
    assert winning_teams([SAB, finisher, B], None, able) == set()


# S2-20 to S2-24
def test_the_winning_teams_are_paid_if_the_gold_was_joined() -> None:
    assert treasure_paid([B, G, B, SAB], 0, BOTH) == (4, 0, 4, 0)  # the finisher's team alone
    assert treasure_paid([B, G, B, SAB], 0, {"green"}) == (0, 5, 0, 0)
    assert treasure_paid([B, G, B, SAB], 0, set()) == (0, 0, 0, 0)
    assert treasure_paid([BOSS, B, G], 0, BOTH) == (2, 3, 3)
    assert treasure_paid([SAB, B, G], 0, BOTH) == (0, 4, 4)
    assert treasure_paid([PROF, B, G, G], 0, {"green"}) == (1, 0, 3, 3)
    assert treasure_paid([B, B, BOSS, PROF], 0, {"blue"}) == (2, 2, 1, 0)
    assert treasure_paid([B, B, B, BOSS, PROF], 0, BOTH) == (1, 1, 1, 0, 0)  # five winners
    assert treasure_paid([B, G, B, G, BOSS, PROF, SAB], 4, BOTH) == (1, 1, 1, 1, 0, 0, 0)  # six
    assert treasure_paid([B, G, B, G, B, G], None, set()) == (0, 0, 0, 0, 0, 0)


# S2-22
def test_boss_and_profiteer_are_paid_if_no_team_can_reach_the_gold() -> None:
    assert treasure_paid([B, G, BOSS], 0, set()) == (0, 0, 4)
    assert treasure_paid([B, G, PROF], 1, set()) == (0, 0, 3)
    assert treasure_paid([B, G, PROF, BOSS], 1, set()) == (0, 0, 2, 3)
    assert treasure_paid([B, G, PROF, BOSS, SAB], 4, set()) == (0, 0, 2, 3, 0)
    assert treasure_paid([B, G, PROF, BOSS], 1, set(), trapped={2}) == (0, 0, 0, 4)
    assert treasure_paid([B, G, PROF, BOSS], 1, set(), trapped={3}) == (0, 0, 3, 0)


# S2-22, S2-23
def test_saboteurs_are_paid_if_the_gold_was_not_turned_over() -> None:
    assert treasure_paid([SAB, B, G], None, set()) == (5, 0, 0)
    assert treasure_paid([SAB, SAB, PROF, BOSS], None, set()) == (3, 3, 1, 0)
    assert treasure_paid([SAB, SAB, SAB, PROF], None, set()) == (2, 2, 2, 0)
    assert treasure_paid([PROF, B, BOSS], None, set()) == (3, 0, 0)  # no saboteur in play
    assert treasure_paid([BOSS, B, GEO], None, set(), crystals=4) == (0, 0, 4)  # only the geologist is paid
    assert treasure_paid([SAB, PROF, B], None, set(), trapped={0}) == (0, 3, 0)


# S2-20, S2-26, GOAL-6
def test_the_trapped_are_not_counted_and_get_nothing() -> None:
    assert treasure_paid([B, B, G], 0, BOTH, trapped={1}) == (5, 0, 0)
    # The role of the finisher decides which team wins, even if the finisher is trapped.
    assert treasure_paid([B, B, G], 0, BOTH, trapped={0}) == (0, 5, 0)
    # The boss wins with a team whose players are all trapped, or with a team without players.
    assert treasure_paid([BOSS, B, G], 0, {"blue"}, trapped={1}) == (4, 0, 0)
    assert treasure_paid([BOSS, G, G], 1, {"blue"}) == (4, 0, 0)
    assert treasure_paid([B, G], 0, BOTH, trapped={0, 1}) == (0, 0)


# S2-24, S2-25, S2-26
def test_geologists_are_paid_for_crystals_in_any_case() -> None:
    assert treasure_paid([GEO, B, G], 0, {"blue"}, crystals=3) == (3, 5, 0)
    assert treasure_paid([GEO, SAB, G], None, set(), crystals=10) == (10, 5, 0)
    assert treasure_paid([GEO, B, GEO], 1, BOTH, crystals=5) == (2, 5, 2)
    assert treasure_paid([GEO, B, GEO], 1, BOTH, crystals=1) == (0, 5, 0)
    assert treasure_paid([GEO, B, GEO], 1, BOTH, trapped={0}, crystals=5) == (0, 5, 5)
    assert treasure_paid([GEO, B, GEO], 1, BOTH, trapped={0, 2}, crystals=5) == (0, 5, 0)
    assert treasure_paid([GEO, B, SAB], 1, BOTH, crystals=0) == (0, 5, 0)


# S2-28
def test_the_worked_example_is_paid_as_the_rules_say() -> None:
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
def test_a_round_is_paid_by_its_maze_roles_and_fronts() -> None:
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
        ([4, 1, 3], {3}, [1, 4]),  # the last theft of a seat that may steal comes first
        ([0, 1, 2, 4], {0, 4}, [2, 1]),
    ],
)
def test_thieves_steal_clockwise_from_the_last_theft_except_the_trapped(
    thefts: list[int], trapped: set[int], order: list[int]
) -> None:
    fronts = [["theft"] * (seat in thefts) + ["trapped"] * (seat in trapped) for seat in range(5)]
    for clockwise in (True, False):  # a change of direction makes no difference (WC-20)
        assert thief_order(saboteur2_view(thefts=thefts, fronts=fronts, clockwise=clockwise)) == order


# S2-27
def test_a_thief_chooses_among_others_with_gold() -> None:
    def asked(edition: str, *tokens: int) -> View:
        fronts = [["theft"], ["trapped"], []]
        view = saboteur2_view(
            question="victim", edition=edition, fronts=fronts, purses=purses(*tokens), hand=["map"]
        )
        return {**view, "choices": []}  # the oracle finds the victims itself

    assert legal(asked("DE24", 5, 1, 2)) == {canon({"do": "Steal", "seat": seat}) for seat in (1, 2)}
    assert legal(asked("FR2", 0, 1, 0)) == {canon({"do": "Steal", "seat": seat}) for seat in (1, None)}
    assert legal({**asked("DE24", 5, 1, 2), "asked": {"question": "victim", "seats": [1]}}) == set()
    for edition, outcomes in (("DE24", ["asked", "done", "nothing"]), ("FR2", ["asked", "asked", "nothing"])):
        tokens = ((5, 1, 2), (5, 0, 2), (5, 0, 0))
        assert [theft_outcome(asked(edition, *each), 0) for each in tokens] == outcomes
    assert possible_victims(asked("DE24", 5, 1, 2), 2) == [0, 1]
