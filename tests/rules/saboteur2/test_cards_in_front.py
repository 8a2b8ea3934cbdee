"""Thefts and traps, what takes them away, and never two equal cards in front of anyone (S2-6, S2-11 to S2-14)."""

import pytest

from pyrite.game import (
    Command,
    DiscardTwo,
    Free,
    HandsOff,
    LayTunnel,
    Pass,
    PlanTheft,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    Trap,
)
from pyrite.game.facts.cards import CardDiscarded, PutInFront, TakenFromFront
from tests.rules.play import played, refused, seen
from tests.rules.saboteur2.positions import BARE, discard_pile, drawn, game_from, hand, of_kind

EVERYTHING = "broken pickaxe, broken lantern, broken cart, theft, trapped"

# ---------------------------------------------------------------- S2-6


@pytest.mark.rule("S2-6", "ACT-1")
@pytest.mark.parametrize(
    ("command", "card", "front", "reason"),
    [
        (Sabotage("broken pickaxe", 1), "broken pickaxe", "broken pickaxe", "broken-already"),
        (Sabotage("broken lantern", 1), "broken lantern", "broken lantern", "broken-already"),
        (Sabotage("broken cart", 1), "broken cart", "broken cart", "broken-already"),
        (Trap(1), "trapped", "trapped", "trapped-already"),
    ],
)
def test_two_equal_cards_cannot_be_in_front_of_one_player(
    command: Command, card: str, front: str, reason: str
) -> None:
    game = game_from(BARE, [f"; hand {card}", f"; hand map; front {front}"])
    assert refused(game, 0, command) == reason
    assert command not in game.legal(0)


@pytest.mark.rule("S2-6", "S2-11")
def test_a_player_cannot_have_two_thefts() -> None:
    game = game_from(BARE, ["; hand theft, theft", "; hand map"])
    played(game, 0, PlanTheft())
    played(game, 1, ReadMap(0))
    assert refused(game, 0, PlanTheft()) == "theft-already"
    assert PlanTheft() not in game.legal(0)
    assert game.legal(0) == [Pass(("theft",))]


@pytest.mark.rule("S2-6")
def test_five_different_cards_may_lie_in_front_of_one_player() -> None:
    game = game_from(
        BARE,
        ["; hand trapped, broken cart", "; hand map, map; front broken pickaxe, broken lantern, theft"],
    )
    played(game, 0, Trap(1))
    played(game, 1, Pass(("map",)))
    played(game, 0, Sabotage("broken cart", 1))
    assert set(seen(game)["fronts"][1]) == set(EVERYTHING.split(", "))


@pytest.mark.rule("S2-6")
def test_equal_cards_may_lie_in_front_of_different_players() -> None:
    game = game_from(BARE, ["; hand theft, trapped", "; hand map; front theft", "; hand map; front trapped"])
    assert PlanTheft() in game.legal(0)
    assert [command for command in game.legal(0) if isinstance(command, Trap)] == [Trap(1)]


@pytest.mark.rule("S2-6", "S2-13", "S2-14")
def test_a_card_that_was_removed_may_be_placed_again() -> None:
    game = game_from(BARE, ["; hand trapped, map", "; hand free, map; front trapped"], "asked: seat 1, turn")
    played(game, 1, Free(1))
    played(game, 0, Trap(1))
    assert seen(game)["fronts"] == [[], ["trapped"]]


# ---------------------------------------------------------------- S2-11


@pytest.mark.rule("S2-11")
def test_a_theft_is_placed_in_front_of_its_player_and_a_card_is_drawn() -> None:
    game = game_from(BARE, ["; hand theft, NS", "; hand map", "; hand map"], "deck: EW")
    facts = played(game, 0, PlanTheft())
    assert of_kind(facts, PutInFront) == [PutInFront(0, "theft")]
    assert of_kind(facts, CardDiscarded) == []
    assert drawn(facts) == [(0, ("EW",))]
    assert (seen(game)["fronts"], seen(game)["thefts"]) == ([["theft"], [], []], [0])


@pytest.mark.rule("S2-11", "S2-13")
def test_a_trapped_or_sabotaged_player_may_plan_a_theft() -> None:
    game = game_from(BARE, ["; hand theft; front broken cart, trapped", "; hand map"])
    played(game, 0, PlanTheft())
    assert set(seen(game)["fronts"][0]) == {"broken cart", "trapped", "theft"}


@pytest.mark.rule("S2-11", "TUN-5")
def test_a_player_with_a_theft_may_lay_tunnels() -> None:
    game = game_from(BARE, ["; hand NS; front theft", "; hand map"])
    played(game, 0, LayTunnel("NS", (0, 1)))


# ---------------------------------------------------------------- S2-12


@pytest.mark.rule("S2-12", "TURN-6")
@pytest.mark.parametrize("whose", [0, 1, 2])
def test_hands_off_removes_a_theft_of_any_player(whose: int) -> None:
    game = game_from(
        BARE,
        ["; hand hands off; front theft", "; hand map; front theft", "; hand map; front theft, trapped"],
        "deck: EW",
    )
    assert HandsOff(whose) in game.legal(0)
    facts = played(game, 0, HandsOff(whose))
    assert of_kind(facts, TakenFromFront) == [TakenFromFront(whose, "theft")]
    assert seen(game)["thefts"] == [seat for seat in (0, 1, 2) if seat != whose]
    assert "theft" not in seen(game)["fronts"][whose]
    assert seen(game)["discard"] == ["theft", "hands off"]
    assert drawn(facts) == [(0, ("EW",))]


@pytest.mark.rule("S2-12", "TURN-5")
def test_hands_off_needs_a_theft() -> None:
    game = game_from(BARE, ["; hand hands off", "; hand map; front trapped", "; hand map; front theft"])
    assert refused(game, 0, HandsOff(0)) == "no-theft"
    assert refused(game, 0, HandsOff(1)) == "no-theft"
    assert refused(game, 0, HandsOff(3)) == "no-such-seat"
    assert [command for command in game.legal(0) if isinstance(command, HandsOff)] == [HandsOff(2)]


@pytest.mark.rule("S2-12", "S2-27")
def test_hands_off_keeps_the_order_of_the_other_thefts() -> None:
    game = game_from(
        BARE,
        ["; hand hands off; front theft", "; hand map; front theft", "; hand map; front theft"],
        "thefts: 2 0 1",
    )
    played(game, 0, HandsOff(0))
    assert seen(game)["thefts"] == [2, 1]


# ---------------------------------------------------------------- S2-13


@pytest.mark.rule("S2-13", "TURN-5")
def test_a_player_without_cards_can_be_trapped() -> None:
    game = game_from(BARE, ["; hand trapped", "", "; hand map"], "deck: EW")
    facts = played(game, 0, Trap(1))
    assert of_kind(facts, PutInFront) == [PutInFront(1, "trapped")]
    assert of_kind(facts, CardDiscarded) == []
    assert drawn(facts) == [(0, ("EW",))]
    assert seen(game)["fronts"] == [[], ["trapped"], []]


@pytest.mark.rule("S2-13")
def test_players_cannot_trap_themselves() -> None:
    game = game_from(BARE, ["; hand trapped", "; hand map", "; hand map"])
    assert refused(game, 0, Trap(0)) == "own-seat"
    assert refused(game, 0, Trap(3)) == "no-such-seat"
    assert [command for command in game.legal(0) if isinstance(command, Trap)] == [Trap(1), Trap(2)]


@pytest.mark.rule("S2-13", "TUN-5")
def test_a_trapped_player_lays_no_tunnels() -> None:
    game = game_from(BARE, ["; hand trapped, map", "; hand NS, N ladder, NS+EW"])
    played(game, 0, Trap(1))
    assert {type(command) for command in game.legal(1)} == {Pass, DiscardTwo}
    for tunnel in ("NS", "N ladder", "NS+EW"):
        assert refused(game, 1, LayTunnel(tunnel, (0, 1))) == "trapped"


@pytest.mark.rule("S2-13", "TUN-5")
@pytest.mark.parametrize("front", ["trapped, broken cart", "trapped, broken lantern"])
def test_a_trap_and_a_broken_tool_must_both_be_removed(front: str) -> None:
    game = game_from(BARE, [f"; hand free, NS; front {front}", "; hand map"])
    played(game, 0, Free(0))
    played(game, 1, ReadMap(0))
    assert refused(game, 0, LayTunnel("NS", (0, 1))) == "tools-broken"


@pytest.mark.rule("S2-13")
@pytest.mark.parametrize(
    ("command", "card"),
    [
        (ReadMap(0), "map"),
        (Rockfall((0, 1)), "rockfall"),
        (Sabotage("broken cart", 1), "broken cart"),
        (Trap(1), "trapped"),
        (Free(0), "free"),
        (PlanTheft(), "theft"),
        (DiscardTwo(("NS", "NE"), 0, "trapped"), "NE"),
        (Pass(("NS", "NE")), "NE"),
    ],
)
def test_a_trapped_player_may_do_everything_else(command: Command, card: str) -> None:
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  │ · · · · · · · ·
  · · · · · · · · ?2
""",
        [f"; hand NS, {card}; front trapped", "; hand map"],
    )
    played(game, 0, command)


@pytest.mark.rule("S2-13", "ACT-2", "S2-14")
def test_tools_are_repaired_and_traps_are_not() -> None:
    game = game_from(BARE, ["; hand repair cart, free; front trapped", "; hand map; front broken cart"])
    assert refused(game, 0, Repair("repair cart", 0, "cart")) == "nothing-to-repair"
    assert [command for command in game.legal(0) if isinstance(command, Repair)] == [
        Repair("repair cart", 1, "cart")
    ]
    assert [command for command in game.legal(0) if isinstance(command, Free)] == [Free(0)]


# ---------------------------------------------------------------- S2-14


@pytest.mark.rule("S2-14", "TURN-6")
@pytest.mark.parametrize("whose", [0, 1, 2])
def test_free_releases_any_player(whose: int) -> None:
    game = game_from(
        BARE,
        ["; hand free; front trapped", "; front trapped", "; hand map; front trapped, theft"],
        "deck: EW",
    )
    assert Free(whose) in game.legal(0)
    facts = played(game, 0, Free(whose))
    assert of_kind(facts, TakenFromFront) == [TakenFromFront(whose, "trapped")]
    assert [("trapped" in front) for front in seen(game)["fronts"]] == [seat != whose for seat in (0, 1, 2)]
    assert discard_pile(game) == seen(game)["discard"] == ["trapped", "free"]
    assert drawn(facts) == [(0, ("EW",))]


@pytest.mark.rule("S2-14", "TURN-5")
def test_free_needs_a_trapped_player() -> None:
    game = game_from(BARE, ["; hand free", "; hand map; front theft", "; hand map; front trapped"])
    assert refused(game, 0, Free(0)) == "not-trapped"
    assert refused(game, 0, Free(1)) == "not-trapped"
    assert refused(game, 0, Free(3)) == "no-such-seat"
    assert [command for command in game.legal(0) if isinstance(command, Free)] == [Free(2)]


@pytest.mark.rule("S2-14", "TUN-5")
def test_a_freed_player_lays_tunnels_again() -> None:
    game = game_from(BARE, ["; hand free, map", "; hand NS; front trapped"])
    played(game, 0, Free(1))
    played(game, 1, LayTunnel("NS", (0, 1)))
    assert hand(game, 1) == []


@pytest.mark.rule("S2-11", "S2-13", "SET-5")
def test_in_a_new_round_no_cards_are_in_front_of_players() -> None:
    game = game_from(BARE, ["; hand map; front theft, broken cart", "; front trapped, theft"])
    played(game, 0, Pass(("map",)))
    assert (seen(game)["round"], seen(game)["fronts"], seen(game)["thefts"]) == (2, [[], []], [])
