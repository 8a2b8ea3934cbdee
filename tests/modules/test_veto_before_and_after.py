"""What waits while a veto is possible, what opens no window, and the last cards of a round (WC-19, WC-19b)."""

import pytest

from pyrite.game import Command, DiscardTwo, LayTunnel, Pass, ReadMap, TurnGoal
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.facts.course import RoundBegun, RoundEnded
from pyrite.game.facts.gold import TokensMoved
from pyrite.game.facts.maze import GoalTurned, Looked
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.toll.commands import StandDwarf
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.modules.veto.facts import VetoAsked
from tests.modules.expansion_helpers import fact_names
from tests.modules.veto_helpers import EMPTY_MAZE, ONE_TO_GO, all_let_pass, hand, unopposed
from tests.rules.play import facts_of, played, position, refused, seen

# ---------------------------------------------------------------- what is announced, and what waits


@pytest.mark.rule("WC-19b")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_card_and_its_open_targets_are_announced_to_all(viewer: int | None) -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand NES",
        "seat 1: ; hand NS",
        "seat 2: ; hand veto",
    )
    before = seen(game, 1)
    command = LayTunnel("NSW", (1, 0))
    played(game, 0, command)
    assert [fact for _, fact in game.seen_by(viewer)] == [CardPlayed(0, command), VetoAsked((1, 2))]
    assert seen(game, viewer)["in_play"] == {"do": "LayTunnel", "tunnel": "NSW", "cell": [1, 0]}
    changed = {name for name, value in seen(game, 1).items() if value != before[name]}
    assert changed == {"asked", "choices", "in_play", "hands"}


@pytest.mark.rule("WC-19b", "GOAL-1", "END-1")
def test_the_round_cannot_end_while_the_window_is_open() -> None:
    """The tunnel would reach the gold; only when all have let it pass is the goal turned over."""
    game = position(
        ONE_TO_GO,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand EW",
        "seat 1: ; hand NS",
        "seat 2: saboteur; hand veto",
    )
    played(game, 0, LayTunnel("EW", (7, 0)))
    played(game, 1, LetPass())
    assert (seen(game)["goals"][1]["face"], seen(game)["roles"], game.question) == (None, None, "veto")
    facts = played(game, 2, LetPass())
    assert GoalTurned(0, 1, "gold") in facts
    assert [(fact.gold_reached, fact.finisher) for fact in facts if isinstance(fact, RoundEnded)] == [(True, 0)]


@pytest.mark.rule("WC-19b", "WC-19", "GOAL-1")
def test_a_vetoed_tunnel_does_not_reach_the_gold() -> None:
    game = position(
        ONE_TO_GO,
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand EW",
        "seat 1: digger; hand EW",
        "seat 2: saboteur; hand veto",
    )
    played(game, 0, LayTunnel("EW", (7, 0)))
    assert fact_names(played(game, 2, Veto())) == ["Vetoed", "TurnBegun"]
    assert seen(game)["goals"][1]["face"] is None
    played(game, 1, LayTunnel("EW", (7, 0)))
    # Nobody else holds a card, so it takes effect, and the seat that lays it is the finisher.
    assert game.question == "gold" or seen(game)["round"] == 2
    ended = [fact for _, fact in game.seen_by(None) if isinstance(fact, RoundEnded)]
    assert [(fact.gold_reached, fact.finisher) for fact in ended] == [(True, 1)]


@pytest.mark.rule("WC-19b", "END-1")
def test_a_round_without_cards_does_not_end_before_the_last_card_is_unopposed() -> None:
    """Seat 0 plays its last card; seat 2 has nothing but the veto and lets it pass: it is seat 2's turn then."""
    game = position(
        EMPTY_MAZE, "players: 3", "modules: veto", "seat 0: digger; hand EW", "seat 2: saboteur; hand veto"
    )
    played(game, 0, LayTunnel("EW", (1, 0)))
    assert game.question == "veto"
    played(game, 2, LetPass())
    assert (game.asked, game.question, seen(game)["round"]) == (2, "turn", 1)
    assert "RoundEnded" in fact_names(played(game, 2, Pass(("veto",))))


@pytest.mark.rule("WC-19b", "ACT-4")
def test_a_map_is_read_only_when_the_window_is_closed() -> None:
    game = position(
        EMPTY_MAZE, "players: 3", "modules: veto", "seat 0: digger; hand map, EW", "seat 1: ; hand veto"
    )
    assert "Looked" not in fact_names(played(game, 0, ReadMap(1)))
    assert seen(game, 0)["own"]["looks"] == []
    assert Looked(0, 1, "gold") in all_let_pass(game)


@pytest.mark.rule("WC-19b", "TOLL-2", "TOLL-4")
def test_a_toll_is_paid_only_when_the_window_is_closed_and_never_for_a_vetoed_tunnel() -> None:
    for vetoed in (False, True):
        game = position(
            EMPTY_MAZE,
            "players: 3",
            "modules: veto, toll",
            "dwarfs: 2 at 0/0 E",
            "dwarfs left: 1",
            "seat 0: digger; hand EW, NS; tokens 1",
            "seat 1: digger; hand veto; tokens 1",
            "seat 2: saboteur; hand NS; tokens 1",
        )
        assert "TokensMoved" not in fact_names(played(game, 0, LayTunnel("EW", (1, 0))))
        facts = played(game, 1, Veto()) if vetoed else all_let_pass(game)
        assert (TokensMoved(0, 2, 1) in facts) is not vetoed
        assert [purse["tokens"] for purse in seen(game)["purses"]] == ([1, 1, 1] if vetoed else [0, 1, 2])
        assert len(seen(game)["dwarfs"]) == (1 if vetoed else 0)


# ---------------------------------------------------------------- what opens no window


@pytest.mark.rule("WC-19", "WC-19b")
@pytest.mark.parametrize(
    ("command", "card"),
    [
        (Pass(("NE",)), "NE"),
        (DiscardTwo(("NE", "NES"), 0, "broken cart"), "NE"),
        (StandDwarf("NE", (0, 0), "N"), "NE"),
    ],
    ids=["passing", "discarding two", "placing a dwarf"],
)
def test_only_played_cards_can_be_vetoed(command: Command, card: str) -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: saboteur2, veto, toll",
        f"seat 0: boss; hand {card}, NES; front broken cart",
        "seat 1: saboteur; hand veto",
        "seat 2: geologist; hand NS",
    )
    assert "VetoAsked" not in fact_names(played(game, 0, command))
    assert (game.asked, game.question) == (1, "turn")
    assert refused(game, 1, Veto()) == "not-asked-for"


@pytest.mark.rule("WC-19b")
def test_decisions_that_follow_from_a_card_cannot_be_vetoed() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto, goal_swap, trove",
        "discard: map",
        "seat 0: digger; hand goal swap, EW",
        "seat 1: digger; hand trove, EW",
        "seat 2: saboteur; hand veto",
    )
    unopposed(game, 0, SwapGoals((0, 1)))
    assert "VetoAsked" not in fact_names(played(game, 0, PutGoalsBack(True)))
    unopposed(game, 1, SearchTrove())
    assert "VetoAsked" not in fact_names(played(game, 1, KeepCard("map")))
    assert (game.asked, game.question) == (2, "turn")


@pytest.mark.rule("WC-19b", "GOAL-4")
def test_choosing_a_goal_to_turn_over_opens_no_window() -> None:
    game = position(
        """
maze:
  · · · · · · · · ?0
  · · · · ┌ ─ ─ ─ ·
  ┼S┼ ┼ ┼ ┘ · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, stone NW, gold
""",
        "players: 3",
        "modules: veto",
        "seat 0: digger; hand NES, map",
        "seat 1: digger; hand veto",
        "seat 2: saboteur; hand NS",
    )
    assert game.question == "turn"
    assert "Asked" not in fact_names(played(game, 0, LayTunnel("NSW", (8, -1))))
    all_let_pass(game)
    assert (game.asked, game.question) == (0, "goal")
    assert "VetoAsked" not in fact_names(played(game, 0, TurnGoal(0)))


@pytest.mark.rule("WC-19b", "WC-22")
def test_each_tunnel_of_a_path_specialist_opens_its_own_veto_window() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        "modules: veto, path_specialist",
        "seat 0: digger; hand path specialist, EW, NS",
        "seat 1: digger; hand NE",
        "seat 2: saboteur; hand veto",
    )
    for command in (CallSpecialist(), LayTunnel("EW", (1, 0)), LayTunnel("NS", (0, 1))):
        assert game.asked == 0
        assert fact_names(played(game, 0, command)) == ["CardPlayed", "VetoAsked"]
        all_let_pass(game)
    assert (game.asked, game.question) == (1, "turn")


# ---------------------------------------------------------------- the last card of a hand, and of a round


@pytest.mark.rule("WC-19b", "TURN-3")
@pytest.mark.parametrize("module", ["", ", saboteur2"])
def test_a_player_whose_only_card_is_the_veto_must_discard_it(module: str) -> None:
    game = position(
        EMPTY_MAZE,
        "players: 3",
        f"modules: veto{module}",
        "seat 0: saboteur; hand EW, EW",
        "seat 1: ; hand veto",
        "seat 2: ; hand NS",
        "discard: (map)",
    )
    played(game, 0, Pass(("EW",)))
    assert game.asked == 1
    assert game.legal(1) == [Pass(("veto",))]


@pytest.mark.rule("WC-19b", "TOLL-1")
def test_a_veto_can_be_discarded_to_place_a_dwarf() -> None:
    game = position(
        EMPTY_MAZE, "players: 3", "modules: veto, toll", "seat 0: digger; hand veto", "seat 1: ; hand NS"
    )
    assert {type(command) for command in game.legal(0)} == {Pass, StandDwarf}
    played(game, 0, StandDwarf("veto", (0, 0), "E"))
    assert (hand(game, 0), seen(game)["discard"]) == ([], [None])


@pytest.mark.rule("ED-2", "WC-19", "SET-6")
@pytest.mark.parametrize(
    ("more", "answer", "starter"),
    [
        ("edition: DE24", Veto(), 0),
        ("edition: UA24", Veto(), 2),
        ("house rules: next_round_starter=last_turn", Veto(), 2),
        ("house rules: next_round_starter=last_tunnel", Veto(), 2),
    ],
    ids=["last card", "last turn", "last turn as a house rule", "last tunnel: none was laid"],
)
def test_a_veto_counts_as_the_last_card_played_from_a_hand(more: str, answer: Command, starter: int) -> None:
    """Seat 1 plays the last card but one, seat 3 vetoes it with the last: nobody holds a card any more."""
    game = position(
        EMPTY_MAZE,
        "players: 4",
        more,
        "modules: veto",
        "asked: seat 1, turn",
        "seat 1: digger; hand EW",
        "seat 3: digger; hand veto",
    )
    played(game, 1, LayTunnel("EW", (1, 0)))
    begun = facts_of(game, 3, answer, RoundBegun)
    assert [fact.first for fact in begun] == [starter]


@pytest.mark.rule("ED-2", "WC-19b")
def test_letting_a_card_pass_does_not_count_as_a_played_card() -> None:
    """Seat 3 answers last, but the gold was joined with the card of seat 1."""
    game = position(
        ONE_TO_GO,
        "players: 4",
        "modules: veto",
        "asked: seat 1, turn",
        "seat 0: saboteur",
        "seat 1: digger; hand EW",
        "seat 2: digger",
        "seat 3: digger; hand veto",
    )
    played(game, 1, LayTunnel("EW", (7, 0)))
    played(game, 3, LetPass())
    while game.question == "gold":
        assert game.asked is not None
        played(game, game.asked, game.legal(game.asked)[0])
    assert (seen(game)["round"], seen(game)["first"]) == (2, 2)


@pytest.mark.rule("ED-2", "WC-19")
def test_a_card_played_after_the_veto_counts_again() -> None:
    game = position(
        EMPTY_MAZE,
        "players: 4",
        "modules: veto",
        "asked: seat 1, turn",
        "seat 1: digger; hand EW",
        "seat 2: digger; hand NS",
        "seat 3: digger; hand veto",
    )
    played(game, 1, LayTunnel("EW", (1, 0)))
    played(game, 3, Veto())
    begun = facts_of(game, 2, Pass(("NS",)), RoundBegun)
    assert [fact.first for fact in begun] == [3]
