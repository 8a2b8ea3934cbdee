"""The veto: who can use it and when, who draws after it, whose turn comes next (WC-19)."""

import pytest

from pyrite.game import Game, LayTunnel, Pass, ReadMap, Sabotage, SwapHands
from pyrite.game.facts.cards import Drew
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.veto.commands import LetPass, Veto
from tests.modules.expansion_helpers import fact_names
from tests.modules.veto_helpers import EMPTY_MAZE, all_let_pass, discarded, hand, unopposed
from tests.rules.play import facts_of, played, position, refusal, refused, seen

NOT_IMAGINED = {
    "let_pass": "nobody knows who has answered, so a world in which no other seat has always fits (WC-19b)"
}

SCENARIOS = (
    """
# A card is vetoed, and the holder of the veto lets another pass (WC-19, WC-19b)
players: 4
modules: veto
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: saboteur; hand broken cart, NS
seat 1: digger; hand NES, map
seat 2: digger; hand veto, NS
seat 3: digger
deck: EW, NE, NW, NEW
---
seat 2: Veto
  expect refused not-your-turn
seat 0: Sabotage 1 with broken cart
  expect spectator sees CardPlayed command=(Sabotage 1 with broken cart)
# Seat 3 has no cards, so it is not asked.
  expect spectator sees VetoAsked seats=1,2
  expect no fact PutInFront
  expect view spectator asked.seats=1,2
  expect not legal 1 Veto
  expect legal 1 LetPass
  expect legal 2 Veto
seat 0: Veto
  expect refused not-your-turn
seat 2: LetPass
  expect seat 2 sees LetPassNoted seat=2
  expect seat 0 sees no LetPassNoted
  expect spectator sees no LetPassNoted
  expect view 1 asked.seats=1,2
seat 1: LetPass
  expect spectator sees no LetPassNoted
  expect spectator sees Unopposed
  expect spectator sees PutInFront seat=1 card=broken cart
  expect seat 0 sees Drew cards=EW
  expect asked 1 turn
seat 1: LayTunnel NSW at 1,0
  expect refused tools-broken
seat 1: ReadMap 1
  expect spectator sees VetoAsked seats=0,2
  expect no fact Looked
seat 2: Veto
  expect spectator sees Vetoed seat=2
  expect no fact Looked
# The turn is over: seat 1 draws, then seat 2.
  expect seat 1 sees Drew seat=1 cards=NE
  expect seat 2 sees Drew seat=2 cards=NW
  expect spectator sees Drew seat=2 cards=[null]
  expect view spectator discard=map, veto
  expect view 1 own.looks=[]
  expect asked 2 turn
# A pass opens no window.
seat 2: Pass NS
  expect no fact VetoAsked
  expect asked 0 turn
seat 0: LayTunnel EW at 1,0
  expect spectator sees VetoAsked seats=1,2
""",
    """
# A veto on the tunnel that would reach the gold (WC-19b, GOAL-1, ED-2)
players: 3
modules: veto
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┼ ┼ ┼ ┼ ┬ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
seat 0: digger; hand EW
seat 1: digger; hand EW
seat 2: saboteur; hand veto
---
seat 0: LayTunnel EW at 7,0
  expect no fact TunnelLaid
  expect no fact GoalTurned
  expect view spectator roles=null
seat 1: LetPass
  expect no fact GoalTurned
seat 2: Veto
  expect no fact GoalTurned
  expect no fact Drew
  expect view spectator goals.1.face=null
  expect view spectator discard=EW, veto
  expect view spectator last_laid=null
  expect asked 1 turn
# Nobody else holds a card now, so nobody is asked.
seat 1: LayTunnel EW at 7,0
  expect no fact VetoAsked
  expect fact GoalTurned seat=1 goal=1 face=gold
  expect fact RoundEnded gold_reached=true finisher=1
  expect round over
  expect asked 1 gold
""",
)


def map_game() -> Game:
    """Seat 0 is about to read a map, seat 2 holds the veto."""
    return position(
        EMPTY_MAZE,
        "players: 4",
        "modules: veto",
        "seat 0: saboteur; hand map, N|",
        "seat 1: digger; hand NS, NS",
        "seat 2: digger; hand veto, NS",
        "seat 3: digger; hand NS",
        "deck: NE, NES, NESW",
    )


# ---------------------------------------------------------------- who draws


@pytest.mark.rule("WC-19", "TURN-2")
@pytest.mark.parametrize(
    ("deck", "first", "second"),
    [("", (), ()), ("NE", ("NE",), ()), ("NE, NES", ("NE",), ("NES",)), ("NE, NES, NW", ("NE",), ("NES",))],
    ids=["none left", "one left", "two left", "three left"],
)
def test_the_active_player_draws_first_and_gets_the_only_card_left(
    deck: str, first: tuple[str, ...], second: tuple[str, ...]
) -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand map, EW",
        "seat 1: digger; hand EW",
        "seat 2: saboteur; hand veto, E|",
        f"deck: {deck}",
    )
    played(game, 0, ReadMap(0))
    drew = [(fact.seat, fact.cards) for fact in facts_of(game, 2, Veto(), Drew)]
    assert drew == [(seat, cards) for seat, cards in ((0, first), (2, second)) if cards]
    assert sorted(hand(game, 0)) == sorted(["EW", *first])
    assert sorted(hand(game, 2)) == sorted(["E|", *second])


@pytest.mark.rule("WC-19", "S2-17")
@pytest.mark.parametrize(("deck", "drew"), [("NE", [(0, ("NE",))]), ("NE, NES", [(0, ("NE",)), (2, ("NES",))])])
def test_when_a_hand_swap_is_vetoed_the_active_player_draws(
    deck: str, drew: list[tuple[int, tuple[str, ...]]]
) -> None:
    """Not the player who would have got the hand, be it the vetoer or not."""
    for other in (1, 2):
        game = position(
            EMPTY_MAZE,
            "players: 3",
            "modules: saboteur2, veto",
            "seat 0: boss; hand hand swap, EW",
            "seat 1: profiteer; hand NS, NS, NS",
            "seat 2: saboteur; hand veto, E|",
            f"deck: {deck}",
        )
        played(game, 0, SwapHands(other))
        assert [(fact.seat, fact.cards) for fact in facts_of(game, 2, Veto(), Drew)] == drew
        assert hand(game, 1) == ["NS", "NS", "NS"]


@pytest.mark.rule("WC-19", "INFO-2")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_card_drawn_after_a_veto_is_seen_only_by_its_player(viewer: int | None) -> None:
    game = map_game()
    played(game, 0, ReadMap(1))
    played(game, 2, Veto())
    drew = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, Drew)]
    assert drew == [Drew(0, ("NE" if viewer == 0 else None,)), Drew(2, ("NES" if viewer == 2 else None,))]


# ---------------------------------------------------------------- the turn is over


@pytest.mark.rule("WC-19")
def test_the_vetoed_player_does_not_play_again_and_the_vetoer_keeps_their_turn() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand map, EW",
        "seat 1: digger; hand veto, EW",
        "seat 2: saboteur; hand NS",
    )
    played(game, 0, ReadMap(0))
    played(game, 1, Veto())
    assert (game.asked, game.question, seen(game)["turn"]) == (1, "turn", 2)
    unopposed(game, 1, LayTunnel("EW", (1, 0)))
    assert game.asked == 2


@pytest.mark.rule("WC-19", "TURN-3")
def test_a_vetoer_left_without_cards_is_skipped() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand map, EW",
        "seat 1: digger; hand veto",
        "seat 2: saboteur; hand NS",
    )
    played(game, 0, ReadMap(0))
    played(game, 1, Veto())
    assert game.asked == 2


@pytest.mark.rule("WC-19")
def test_a_vetoed_tunnel_leaves_its_cell_free_and_may_be_laid_there_by_the_next() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand EW, NS",
        "seat 1: digger; hand EW",
        "seat 2: saboteur; hand veto",
    )
    played(game, 0, LayTunnel("EW", (1, 0)))
    played(game, 2, Veto())
    unopposed(game, 1, LayTunnel("EW", (1, 0)))
    assert seen(game)["last_laid"] == [1, 0]


@pytest.mark.rule("WC-19", "ACT-1")
def test_a_vetoed_sabotage_leaves_the_tool_whole() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: saboteur; hand broken cart",
        "seat 1: digger; hand EW, veto",
    )
    played(game, 0, Sabotage("broken cart", 1))
    assert seen(game)["fronts"] == [[], [], []]
    played(game, 1, Veto())
    unopposed(game, 1, LayTunnel("EW", (1, 0)))
    assert seen(game)["fronts"] == [[], [], []]


# ---------------------------------------------------------------- when it cannot be played


@pytest.mark.rule("WC-19")
def test_a_veto_cannot_be_played_in_the_turn_of_its_holder() -> None:
    game = position(
        EMPTY_MAZE, "players: 3", "modules: veto", "seat 0: digger; hand veto, map", "seat 1: ; hand EW"
    )
    assert Veto() not in game.legal(0)
    assert refused(game, 0, Veto()) == "not-asked-for"
    played(game, 0, ReadMap(0))
    assert game.legal(0) == []
    assert refused(game, 0, Veto()) == "not-your-turn"
    assert refused(game, 0, LetPass()) == "not-your-turn"


@pytest.mark.rule("WC-19")
def test_a_veto_cannot_be_played_outside_the_veto_window() -> None:
    game = position(
        EMPTY_MAZE, "players: 3", "modules: veto", "seat 0: digger; hand map, EW", "seat 1: ; hand NS, veto"
    )
    assert refused(game, 1, Veto()) == "not-your-turn"
    played(game, 0, ReadMap(0))
    all_let_pass(game)
    assert refused(game, 1, Veto()) == "not-asked-for"
    unopposed(game, 1, Pass(("NS",)))
    assert refused(game, 1, Veto()) == "not-your-turn"


@pytest.mark.rule("WC-19")
def test_only_the_holder_of_the_veto_can_play_it() -> None:
    game = map_game()
    played(game, 0, ReadMap(1))
    assert (game.legal(1), game.legal(2), game.legal(3)) == ([LetPass()], [Veto(), LetPass()], [LetPass()])
    for seat in (1, 3):
        answer = refusal(game, seat, Veto())
        assert (answer.reason, answer.rule) == ("no-veto", "WC-19")


@pytest.mark.rule("WC-19", "TURN-4")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_veto_can_be_discarded_face_down_by_a_pass(viewer: int | None) -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand veto, map",
        "seat 1: ; hand EW",
        "deck: NS",
    )
    played(game, 0, Pass(("veto",)))
    assert "veto" not in repr(game.seen_by(viewer))
    assert (discarded(game), hand(game, 0)) == ([None], ["NS", "map"])


@pytest.mark.rule("WC-19", "S2-4")
def test_in_saboteur_2_a_veto_can_be_one_of_three_passed_cards() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: saboteur2, veto",
        "seat 0: boss; hand veto, map, EW, NS",
        "seat 1: saboteur; hand EW",
        "deck: NE, NES, NESW, NW",
    )
    played(game, 0, Pass(("EW", "map", "veto")))
    assert sorted(hand(game, 0)) == ["NE", "NES", "NESW", "NS"]
    assert (game.asked, game.question) == (1, "turn")


@pytest.mark.rule("WC-19", "WC-22")
def test_a_vetoed_specialist_lays_no_tunnel() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto, path_specialist",
        "seat 0: digger; hand path specialist, EW, NS",
        "seat 1: digger; hand veto, EW",
        "deck: NE, NES, NESW",
    )
    played(game, 0, CallSpecialist())
    facts = played(game, 1, Veto())
    assert fact_names(facts) == ["Vetoed", "SomethingToLay", "Drew", "Drew", "TurnBegun"]
    assert facts[2:4] == [Drew(0, ("NE",)), Drew(1, ("NES",))]
    assert discarded(game) == ["path specialist", "veto"]
