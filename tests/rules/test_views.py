"""What a view holds, and what it does not (INFO-1 to INFO-3)."""

import pytest

from pyrite.game import Game, Pass, ReadMap, SetUp, View, update_view
from pyrite.game.catalogue import ACTIONS, NEW_GOALS, ROLES, TUNNELS
from pyrite.game.state import Private, Sealed
from tests.rules.play import played, position, seen
from tests.rules.rounds import LAST_TUNNEL, about_to_find_gold, choosers, pass_until_round_ends
from tests.rules.view_contents import leaves, reachable

CARDS = {*TUNNELS, *ACTIONS, *NEW_GOALS, "start"}
VIEWERS = (0, 1, 2, None)

SECRETS = """
players: 3
asked: seat 0, turn
turn: 9, seat 0
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: gold, stone NE, stone NW
seat 0: digger; hand map, NS; gold 1 1; saw 0 gold in turn 3; discarded NE
seat 1: saboteur; hand rockfall, broken cart; gold 3; saw 1 stone NE in turn 4; discarded N|
seat 2: digger; hand E|+W|, repair cart; front broken pickaxe; tokens 2
left over: digger
deck: NEW, NES, broken lantern
discard: (NE), repair lantern, (N|)
gold pile: 2 3 1
"""


NO_OTHER_SECRETS = {
    "inspections": [],
    "former_roles": [],
    "chest_looks": [],
    "goal_swaps": [],
    "lifted": [],
    "let_pass": False,
    "forced_pass": False,
}
"""The private fields that are empty in this position."""


# ---------------------------------------------------------------- known to all, to one, to nobody


@pytest.mark.rule("INFO-1")
def test_the_table_is_open_to_all() -> None:
    view = seen(position(SECRETS))
    assert view["own"] is None
    assert view["maze"] == [
        {"cell": [0, 0], "card": "start", "tunnel": "NESW"},
        {"cell": [1, 0], "card": "EW", "tunnel": "EW"},
    ]
    assert view["fronts"] == [[], [], ["broken pickaxe"]]
    assert (view["hands"], view["deck"], view["discard"]) == ([2, 2, 2], 3, [None, "repair lantern", None])
    assert view["purses"] == [
        {"cards": 2, "tokens": 0},
        {"cards": 1, "tokens": 0},
        {"cards": 0, "tokens": 2},
    ]
    assert view["looks"] == [{"seat": 0, "goal": 0, "turn": 3}, {"seat": 1, "goal": 1, "turn": 4}]
    assert (view["to_move"], view["asked"]) == (0, {"question": "turn", "seats": [0]})
    assert (view["round"], view["turn"], view["gold_pile"]) == (1, 9, 3)


@pytest.mark.rule("INFO-2")
def test_a_seat_knows_its_own_hand_role_gold_looks_and_discards() -> None:
    game = position(SECRETS)
    assert seen(game, 0)["own"] == {
        "role": "digger",
        "hand": ["NS", "map"],
        "gold": [1, 1],
        "looks": [{"goal": 0, "face": "gold", "turn": 3}],
        **NO_OTHER_SECRETS,
        "offer": [],
        "discarded": ["NE"],
    }
    assert seen(game, 1)["own"] == {
        "role": "saboteur",
        "hand": ["rockfall", "broken cart"],
        "gold": [3],
        "looks": [{"goal": 1, "face": "stone NE", "turn": 4}],
        **NO_OTHER_SECRETS,
        "offer": [],
        "discarded": ["N|"],
    }


@pytest.mark.rule("INFO-2", "INFO-3")
@pytest.mark.parametrize(
    ("viewer", "words"),
    [
        (0, {"digger", "map", "NS", "gold", "NE"}),
        (1, {"saboteur", "rockfall", "broken cart", "stone NE", "N|"}),
        (2, {"digger", "E|+W|", "repair cart"}),
        (None, set()),
    ],
)
def test_a_view_has_no_field_for_hidden_values(viewer: int | None, words: set[str]) -> None:
    known_to_all = {"start", "NESW", "EW", "repair lantern", "broken pickaxe"}
    found = {word for word in leaves(seen(position(SECRETS), viewer)) if word in CARDS | set(ROLES)}
    assert found == words | known_to_all


@pytest.mark.rule("INFO-1", "INFO-2")
def test_all_views_are_the_same_except_for_the_private_part() -> None:
    game = about_to_find_gold("DDDS", 1, "deck: NS")
    for command in (None, LAST_TUNNEL):
        if command:
            played(game, 1, command)
        views = [seen(game, viewer) for viewer in (0, 1, 2, 3, None)]
        public = [{name: value for name, value in view.items() if name not in ("seat", "own")} for view in views]
        assert all(each == public[0] for each in public)


@pytest.mark.rule("INFO-3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_secret_is_reachable_from_a_view(viewer: int | None) -> None:
    game = position(SECRETS)
    view = game.view(viewer)
    inside = reachable(view)
    assert not any(isinstance(each, Sealed | Game) for each in inside)
    assert [each for each in inside if isinstance(each, Private)] == ([view.own] if view.own else [])
    assert sum(isinstance(each, Private) for each in reachable(game.state)) == 3


@pytest.mark.rule("INFO-3")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("deck: NEW, NES, broken lantern", "deck: broken lantern, NEW, NES"),
        ("deck: NEW, NES, broken lantern", "deck: NW, NE, map"),
        ("hand rockfall, broken cart", "hand NESW, NESW"),
        ("goals: gold, stone NE, stone NW", "goals: gold, stone NW, stone NE"),
        ("left over: digger", "left over: saboteur"),
        ("(N|)", "(E|)"),
        ("gold pile: 2 3 1", "gold pile: 1 1 1"),
        ("gold 3;", "gold 1;"),
    ],
)
def test_views_are_equal_if_only_hidden_values_differ(one: str, other: str) -> None:
    text = SECRETS.replace("; saw 1 stone NE in turn 4; discarded N|", "; discarded N|")
    changed = text.replace(one, other)
    if other == "left over: saboteur":
        changed = changed.replace("seat 1: saboteur", "seat 1: digger")
    if other == "(E|)":
        changed = changed.replace("discarded N|", "discarded E|")
    assert changed != text
    here, there = position(text), position(changed)
    assert here.view(0) == there.view(0)
    assert seen(here, 0) == seen(there, 0)
    assert here.legal(0) == there.legal(0)
    assert here.state != there.state


@pytest.mark.rule("INFO-1", "INFO-2")
def test_all_see_which_goal_was_looked_at_and_only_the_looking_seat_sees_its_face() -> None:
    game = position(SECRETS)
    played(game, 0, ReadMap(2))
    for viewer in VIEWERS:
        assert seen(game, viewer)["looks"][-1] == {"seat": 0, "goal": 2, "turn": 9}
        assert ("stone NW" in leaves(seen(game, viewer))) == (viewer == 0)


@pytest.mark.rule("INFO-2", "TURN-4")
def test_a_card_discarded_by_a_pass_is_known_to_its_seat_only() -> None:
    game = position(SECRETS)
    played(game, 0, Pass(("NS",)))
    for viewer in VIEWERS:
        assert seen(game, viewer)["discard"] == [None, "repair lantern", None, None]
        assert ("NS" in leaves(seen(game, viewer))) == (viewer == 0)


# ---------------------------------------------------------------- facts and views say the same


@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3")
@pytest.mark.parametrize(
    "set_up", [SetUp(4), SetUp(4, edition="UA16"), SetUp(5, variants=frozenset({"tournament"}))]
)
def test_applying_the_facts_of_a_viewer_gives_its_view(set_up: SetUp) -> None:
    game = Game.begin(set_up)
    for _ in range(3):
        pass_until_round_ends(game)
    for viewer in (*range(set_up.players), None):
        view = View.blank(game.rules, viewer)
        for _, fact in game.seen_by(viewer):
            update_view(view, fact)
        assert view == game.view(viewer)


@pytest.mark.rule("INFO-1", "INFO-2", "PAY-5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_applying_facts_gives_the_view_while_gold_is_shared(viewer: int | None) -> None:
    game = about_to_find_gold("DDDS", 1)
    view, known = game.view(viewer), 0
    for command in (LAST_TUNNEL, None):
        if command:
            played(game, 1, command)
        else:
            choosers(game, [])
        fresh = game.seen_by(viewer, after=known)
        known += len(fresh)
        for _, fact in fresh:
            update_view(view, fact)
        assert view == game.view(viewer)


@pytest.mark.rule("INFO-1")
def test_all_viewers_receive_facts_of_the_same_kinds_in_the_same_order() -> None:
    game = Game.begin(SetUp(3))
    pass_until_round_ends(game)
    sequences = [game.seen_by(viewer) for viewer in VIEWERS]
    for sequence in sequences:
        assert [number for number, _ in sequence] == list(range(1, len(sequence) + 1))
        assert [type(fact) for _, fact in sequence] == [type(fact) for _, fact in sequences[0]]
