"""Where the editions of Saboteur 2 differ: the same position under both values of each option (section 10)."""

import pytest

from pyrite.game import BadInput, DiscardTwo, Inspect, LayTunnel, Pass, Rockfall, Rules, SetUp, Steal
from pyrite.game.facts.cards import TakenFromFront
from pyrite.game.facts.course import Asked, RoundBegun
from pyrite.game.facts.gold import Stole
from pyrite.game.facts.roles import RoleSeen
from tests.rules.play import Cell, cells_for, facts_of, played, refused, seen
from tests.rules.saboteur2.positions import BARE, LAST_PASS, drawn, game_from, of_kind, role

OPTIONS: dict[str, dict[str, object]] = {
    "tokens_open": {"DE24": True, "UA24": False, "PL2": False, "FR2": False},
    "discard_two_helps": {"DE24": "self", "UA24": "self", "PL2": "self", "FR2": "anyone"},
    "ladder_needs_opening": {"DE24": False, "UA24": False, "PL2": True, "FR2": True},
    "ladder_goal_ban": {"DE24": "touching", "UA24": "touching", "PL2": "open_side", "FR2": "open_side"},
    "inspection_target": {"DE24": "another", "UA24": "any", "PL2": "any", "FR2": "any"},
    "theft_optional": {"DE24": False, "UA24": False, "PL2": False, "FR2": True},
    "next_round_starter": {"DE24": "last_card", "UA24": "last_turn", "PL2": "last_tunnel", "FR2": "last_turn"},
    "lay_must_join": {"DE24": True, "UA24": True, "PL2": True, "FR2": True},
    "round_end": {"DE24": "hands", "UA24": "hands", "PL2": "nobody_can_play", "FR2": "nobody_can_play"},
    "goals_at_once": {"DE24": "all", "UA24": "all", "PL2": "all", "FR2": "all"},
    "goal_misfit": {"DE24": "best_fit", "UA24": "best_fit", "PL2": "best_fit", "FR2": "best_fit"},
    "sabotage_target": {"DE24": "another", "UA24": "another", "PL2": "another", "FR2": "another"},
}


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("edition", ["DE24", "UA24", "PL2", "FR2"])
def test_each_edition_of_saboteur_2_has_its_options(option: str, edition: str) -> None:
    game = game_from(BARE, ["; hand map", ""], f"edition: {edition}")
    assert seen(game)["options"][option] == OPTIONS[option][edition]


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize("edition", ["UA16", "RU16"])
def test_editions_of_the_base_game_alone_are_refused(edition: str) -> None:
    with pytest.raises(BadInput):
        Rules(SetUp(5, edition=edition, modules=frozenset({"saboteur2"})))


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize("edition", ["PL2", "FR2"])
def test_editions_of_saboteur_2_are_refused_for_the_base_game_and_extras(edition: str) -> None:
    with pytest.raises(BadInput):
        Rules(SetUp(5, edition=edition))
    with pytest.raises(BadInput):
        Rules(SetUp(5, edition=edition, modules=frozenset({"saboteur2", "detour"})))
    Rules(SetUp(5, edition=edition, modules=frozenset({"saboteur2"})))


# ---------------------------------------------------------------- discard_two_helps


@pytest.mark.rule("S2-4", "ED-1")
@pytest.mark.parametrize(("value", "seats"), [("self", {0}), ("anyone", {0, 1, 2})])
def test_discard_two_helps_decides_whose_card_can_be_removed(value: str, seats: set[int]) -> None:
    fronts = [
        "; hand NS, map, NE; front theft",
        "; hand map; front trapped, theft",
        "; hand map; front broken cart",
    ]
    game = game_from(BARE, fronts, f"house rules: discard_two_helps={value}", "deck: EW")
    commands = [command for command in game.legal(0) if isinstance(command, DiscardTwo)]
    assert {command.seat for command in commands} == seats
    if value == "self":
        assert refused(game, 0, DiscardTwo(("NS", "map"), 1, "trapped")) == "not-yours"
        return
    assert refused(game, 0, DiscardTwo(("NS", "map"), 2, "trapped")) == "nothing-in-front"
    assert refused(game, 0, DiscardTwo(("NS", "map"), 3, "trapped")) == "nothing-in-front"
    facts = played(game, 0, DiscardTwo(("NS", "map"), 1, "trapped"))
    assert of_kind(facts, TakenFromFront) == [TakenFromFront(1, "trapped")]
    assert drawn(facts) == [(0, ("EW",))]
    assert seen(game)["fronts"] == [["theft"], ["theft"], ["broken cart"]]


# ---------------------------------------------------------------- ladder_needs_opening

TUNNELS = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · ─ ━ · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("S2-8", "ED-1")
@pytest.mark.parametrize(("value", "touching"), [("no", True), ("yes", False)])
def test_ladder_needs_opening_decides_whether_touching_is_enough(value: str, touching: bool) -> None:
    game = game_from(TUNNELS, ["; hand E ladder", "; hand map"], f"house rules: ladder_needs_opening={value}")
    beside: set[Cell] = {(4, -1), (4, 1), (5, -1), (5, 1)} if touching else set()
    assert cells_for(game, 0, "E ladder") == {(-1, 0), (3, 0)} | beside
    assert cells_for(game, 0, "W ladder") == {(1, 0), (6, 0)} | beside
    if not touching:
        assert refused(game, 0, LayTunnel("E ladder", (4, -1))) == "not-joined"


@pytest.mark.rule("S2-8", "ED-1")
@pytest.mark.parametrize("value", ["yes", "no"])
def test_a_ladder_need_not_be_joined_to_the_start_in_any_edition(value: str) -> None:
    game = game_from(TUNNELS, ["; hand E ladder", "; hand NESW"], f"house rules: ladder_needs_opening={value}")
    played(game, 0, LayTunnel("E ladder", (3, 0)))
    assert refused(game, 1, LayTunnel("NESW", (6, 0))) == "not-joined"
    assert refused(game, 1, LayTunnel("NESW", (4, 1))) == "sides-clash"


# ---------------------------------------------------------------- ladder_goal_ban

AT_GOALS = """
maze:
  · · · · · · · · ?0
  · · · · · · · └ ·
  ┼S┼ ┼ ┴ ┴ ┴ ┴ ─ ┘o
  · · · · · · · ┌ ·
  · · · · · · · · ?2
goals: stone NE, stone NW, gold
"""
"""The stone is open to the left and above. Tunnels open on the cells above and below it."""


@pytest.mark.rule("S2-8", "ED-1")
@pytest.mark.parametrize(
    ("card", "as_laid", "cell", "touching", "open_side"),
    [
        ("E ladder", "W ladder", (8, 1), "ladder-at-goal", None),  # closed to both goals, joined to the tunnel
        ("NE ladder", "SW ladder", (8, 1), "ladder-at-goal", "ladder-at-goal"),  # opens on the goal face down
        ("NE ladder", "SW ladder", (8, -1), "ladder-at-goal", "ladder-at-goal"),  # opens on the stone, and matches
        ("NW ladder", "NW ladder", (8, -1), "sides-clash", "sides-clash"),  # closed to the stone, which is open
        ("N ladder", "N ladder", (9, 0), "ladder-at-goal", "no-neighbour"),  # a goal alone is no neighbour
        ("N ladder", "N ladder", (7, 2), "ladder-at-goal", None),  # closed to the goal face down on its right
    ],
)
def test_ladder_goal_ban_decides_whether_a_closed_side_may_face_a_goal(
    card: str, as_laid: str, cell: Cell, touching: str, open_side: str | None
) -> None:
    for value, reason in [("touching", touching), ("open_side", open_side)]:
        game = game_from(AT_GOALS, [f"; hand {card}", "; hand map"], f"house rules: ladder_goal_ban={value}")
        if reason is None:
            played(game, 0, LayTunnel(as_laid, cell))
        else:
            assert refused(game, 0, LayTunnel(as_laid, cell)) == reason
            assert cell not in cells_for(game, 0, as_laid)


# ---------------------------------------------------------------- inspection_target


@pytest.mark.rule("S2-15", "ED-1")
@pytest.mark.parametrize(("value", "targets"), [("another", [1, 2]), ("any", [0, 1, 2])])
def test_inspection_target_decides_whether_players_may_inspect_themselves(value: str, targets: list[int]) -> None:
    seats = ["boss; hand inspection", "saboteur; hand map", "geologist"]
    game = game_from(BARE, seats, f"house rules: inspection_target={value}")
    assert [command.seat for command in game.legal(0) if isinstance(command, Inspect)] == targets
    if value == "another":
        assert refused(game, 0, Inspect(0)) == "own-seat"
        return
    assert facts_of(game, 0, Inspect(0), RoleSeen) == [RoleSeen(0, 0, "boss")]
    assert role(game, 0) == "boss"
    assert (seen(game)["discard"], game.asked) == (["inspection"], 1)


# ---------------------------------------------------------------- theft_optional


@pytest.mark.rule("S2-27", "ED-1")
@pytest.mark.parametrize(("value", "may_decline"), [("no", False), ("yes", True)])
def test_theft_optional_decides_whether_a_thief_may_decline(value: str, may_decline: bool) -> None:
    seats = ["; hand map; front theft", "; tokens 2", "; tokens 3"]
    game = game_from(BARE, seats, f"house rules: theft_optional={value}")
    played(game, 0, LAST_PASS)
    assert game.legal(0) == [Steal(1), Steal(2), *([Steal(None)] if may_decline else [])]
    if not may_decline:
        assert refused(game, 0, Steal(None)) == "no-victim"
        return
    assert facts_of(game, 0, Steal(None), Stole) == [Stole(0, None)]
    assert game.gold == [0, 2, 3]


@pytest.mark.rule("S2-27", "ED-1")
@pytest.mark.parametrize(("value", "asked"), [("no", []), ("yes", [Asked(0, "victim", (1,))])])
def test_with_one_victim_only_a_thief_who_may_decline_is_asked(value: str, asked: list[Asked]) -> None:
    game = game_from(BARE, ["; hand map; front theft", "; tokens 2", ""], f"house rules: theft_optional={value}")
    facts = played(game, 0, LAST_PASS)
    assert of_kind(facts, Asked) == asked
    if asked:
        played(game, 0, Steal(1))
    assert game.gold == [1, 1, 0]


@pytest.mark.rule("S2-27", "ED-1")
@pytest.mark.parametrize("value", ["no", "yes"])
def test_with_no_victim_nobody_is_asked(value: str) -> None:
    game = game_from(BARE, ["; hand map; front theft; tokens 4", ""], f"house rules: theft_optional={value}")
    facts = played(game, 0, LAST_PASS)
    assert (of_kind(facts, Asked), of_kind(facts, Stole)) == ([], [Stole(0, None)])


@pytest.mark.rule("S2-27", "ED-1")
def test_after_a_thief_declines_the_next_thief_steals() -> None:
    seats = ["; hand map; front theft", "; front theft; tokens 1", "; tokens 1"]
    game = game_from(BARE, seats, "edition: FR2", "thefts: 1 0")
    played(game, 0, LAST_PASS)
    played(game, 0, Steal(None))
    assert (game.asked, seen(game)["choices"]) == (1, [2])
    played(game, 1, Steal(2))
    assert game.gold == [0, 2, 0]


# ---------------------------------------------------------------- next_round_starter


@pytest.mark.rule("ED-2", "SET-6", "S2-8")
@pytest.mark.parametrize(("value", "first"), [("last_card", 3), ("last_turn", 3), ("last_tunnel", 1)])
@pytest.mark.parametrize("removed", [False, True])
def test_next_round_starter_counts_a_ladder_as_a_tunnel_even_if_it_was_removed(
    value: str, first: int, removed: bool
) -> None:
    hands = ["; hand N ladder", "; hand rockfall", "; hand NS, map; front theft", ""]
    game = game_from(BARE, hands, f"house rules: next_round_starter={value}")
    played(game, 0, LayTunnel("N ladder", (0, 1)))
    played(game, 1, Rockfall((0, 1)) if removed else Pass(("rockfall",)))
    [begun] = facts_of(game, 2, DiscardTwo(("NS", "map"), 2, "theft"), RoundBegun)
    assert (begun.first, game.asked) == (first, first)


@pytest.mark.rule("ED-2", "SET-6")
@pytest.mark.parametrize("value", ["last_card", "last_turn", "last_tunnel"])
def test_if_no_tunnel_was_laid_the_last_turn_decides_in_every_edition(value: str) -> None:
    game = game_from(BARE, ["; hand NS", "; hand map", ""], f"house rules: next_round_starter={value}")
    played(game, 0, Pass(("NS",)))
    [begun] = facts_of(game, 1, LAST_PASS, RoundBegun)
    assert begun.first == 2


@pytest.mark.rule("ED-2", "SET-6", "S2-27")
@pytest.mark.parametrize("value", ["last_card", "last_turn", "last_tunnel"])
def test_stealing_does_not_count_as_a_turn(value: str) -> None:
    game = game_from(
        BARE,
        ["; hand NS; tokens 1", "; front theft", "; tokens 1"],
        f"house rules: next_round_starter={value}",
    )
    played(game, 0, LayTunnel("NS", (0, 1)))
    [begun] = facts_of(game, 1, Steal(0), RoundBegun)
    assert begun.first == 1
