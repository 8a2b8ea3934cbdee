"""The change of direction: the order of play is reversed for the rest of the round (WC-20)."""

import pytest

from pyrite.game import Game, LayTunnel, Pass, Steal
from pyrite.game.facts.course import RoundBegun, RoundEnded, TurnBegun
from pyrite.game.facts.gold import GoldDealt, Stole
from pyrite.game.modules.change_of_direction import ChangeDirection, DirectionChanged
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import Veto
from tests.modules.veto_helpers import EMPTY_MAZE, ONE_TO_GO, discarded, unopposed
from tests.rules.play import facts_of, played, position, seen
from tests.rules.rounds import choosers


def direction_game(
    *seats: str, maze: str = EMPTY_MAZE, modules: str = "change_of_direction", more: str = ""
) -> Game:
    lines = [f"seat {seat}: {line}" for seat, line in enumerate(seats)]
    return position(maze, f"players: {len(seats)}", f"modules: {modules}", *lines, *more.splitlines())


def order_of_play(game: Game, turns: int) -> list[int]:
    """Who takes the next turns, if everyone passes."""
    order = []
    for _ in range(turns):
        assert game.asked is not None
        order.append(game.asked)
        played(game, game.asked, Pass((seen(game, game.asked)["own"]["hand"][0],)))
    return order


# ---------------------------------------------------------------- whose turn is next


@pytest.mark.rule("WC-20")
@pytest.mark.parametrize(
    ("active", "order"), [(0, [4, 3, 2, 1, 0, 4]), (2, [1, 0, 4, 3, 2, 1]), (4, [3, 2, 1, 0, 4, 3])]
)
def test_turns_follow_in_the_other_direction(active: int, order: list[int]) -> None:
    hands = ["; hand NE, NES, NEW" + (", change of direction" if seat == active else "") for seat in range(5)]
    game = direction_game(*hands, more=f"asked: seat {active}, turn")
    assert facts_of(game, active, ChangeDirection(), DirectionChanged) == [DirectionChanged(active)]
    assert discarded(game) == ["change of direction"]
    assert seen(game)["clockwise"] is False
    assert order_of_play(game, 6) == order


@pytest.mark.rule("WC-20", "TURN-3")
def test_seats_without_cards_are_skipped_in_the_other_direction_too() -> None:
    game = direction_game("; hand NS, change of direction", "; hand NS, NS", "", "; hand NE, NE", "")
    played(game, 0, ChangeDirection())
    assert order_of_play(game, 4) == [3, 1, 0, 3]


@pytest.mark.rule("WC-20", "TURN-3")
def test_the_only_player_with_cards_has_the_next_turn_again() -> None:
    game = direction_game("; hand NS, change of direction", "", "")
    played(game, 0, ChangeDirection())
    assert game.asked == 0


@pytest.mark.rule("WC-20")
def test_with_two_players_the_direction_makes_no_difference() -> None:
    game = direction_game(
        "boss; hand NS, change of direction", "saboteur; hand NS", modules="saboteur2, change_of_direction"
    )
    played(game, 0, ChangeDirection())
    assert (game.asked, seen(game)["clockwise"]) == (1, False)


@pytest.mark.rule("WC-20", "WC-18")
def test_a_second_card_restores_the_direction() -> None:
    game = direction_game(
        "; hand NS, NS, change of direction",
        "; hand NE, NE, NE",
        "; hand trove, NW, NW",
        "; hand N|, E|",
        modules="change_of_direction, trove",
    )
    played(game, 0, ChangeDirection())
    played(game, 3, Pass(("N|",)))
    played(game, 2, SearchTrove())
    played(game, 2, KeepCard("change of direction"))
    assert order_of_play(game, 2) == [1, 0]
    played(game, 3, Pass(("E|",)))
    played(game, 2, ChangeDirection())
    assert seen(game)["clockwise"] is True
    assert order_of_play(game, 3) == [0, 1, 2]


@pytest.mark.rule("WC-20", "WC-19")
def test_a_vetoed_card_does_not_change_the_direction() -> None:
    game = direction_game(
        "; hand NS, change of direction",
        "; hand NE",
        "; hand veto",
        "; hand NW",
        modules="change_of_direction, veto",
    )
    played(game, 0, ChangeDirection())
    assert seen(game)["clockwise"] is True
    assert TurnBegun(1) in played(game, 2, Veto())
    assert seen(game)["clockwise"] is True


@pytest.mark.rule("WC-20", "WC-19b")
def test_the_direction_changes_when_all_have_let_the_card_pass() -> None:
    game = direction_game(
        "; hand NS, change of direction",
        "; hand NE",
        "; hand veto",
        "; hand NW",
        modules="change_of_direction, veto",
    )
    assert TurnBegun(3) in unopposed(game, 0, ChangeDirection())


@pytest.mark.rule("WC-20")
def test_a_player_with_broken_tools_or_trapped_may_play_it() -> None:
    game = direction_game(
        "boss; hand change of direction, NS; front broken cart, trapped",
        "saboteur; hand NS",
        "geologist; hand NS",
        modules="saboteur2, change_of_direction",
    )
    played(game, 0, ChangeDirection())
    assert game.asked == 2


@pytest.mark.rule("WC-20", "SET-5")
def test_the_next_round_runs_clockwise_again() -> None:
    game = direction_game("; hand change of direction", "; hand NS", "; hand NE")
    played(game, 0, ChangeDirection())
    played(game, 2, Pass(("NE",)))
    played(game, 1, Pass(("NS",)))
    assert (seen(game)["round"], seen(game)["clockwise"]) == (2, True)
    first = game.asked
    assert first is not None
    assert order_of_play(game, 3) == [first, (first + 1) % 3, (first + 2) % 3]


# ---------------------------------------------------------------- sharing the gold


def gold_shared(game: Game) -> list[int]:
    """Seat 2 changes direction, then seat 1 joins the gold: who takes gold cards, in order."""
    unopposed(game, 2, ChangeDirection())
    return choosers(game, played(game, 1, LayTunnel("EW", (7, 0))))


@pytest.mark.rule("WC-20", "PAY-2")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_the_order_of_choosing_gold_is_reversed(edition: str) -> None:
    """It goes against the direction of play: clockwise now, from seat 1 to 2, 3, 4 and not to 0, 4, 3, 2."""
    game = direction_game(
        "saboteur",
        "digger; hand EW",
        "digger; hand change of direction, NS",
        "digger",
        "digger",
        maze=ONE_TO_GO,
        more=f"asked: seat 2, turn\nedition: {edition}",
    )
    assert gold_shared(game) == [1, 2, 3, 4]


@pytest.mark.rule("WC-20", "PAY-4")
def test_after_a_saboteur_joined_the_gold_the_next_digger_is_found_in_the_reversed_order() -> None:
    game = direction_game(
        "digger",
        "saboteur; hand EW",
        "saboteur; hand change of direction, NS",
        "digger",
        "digger",
        maze=ONE_TO_GO,
        more="asked: seat 2, turn",
    )
    assert gold_shared(game) == [3, 4, 0]


@pytest.mark.rule("WC-20", "PAY-3")
def test_gold_that_is_passed_on_more_than_once_around_follows_the_reversed_order() -> None:
    game = direction_game(
        "saboteur",
        "digger; hand EW",
        "saboteur; hand change of direction, NS",
        "digger",
        "digger",
        maze=ONE_TO_GO,
        more="asked: seat 2, turn\nhouse rules: gold_draw=per_player",
    )
    assert gold_shared(game) == [1, 3, 4, 1, 3]


@pytest.mark.rule("WC-20", "VAR-1")
def test_a_sabotaged_digger_is_skipped_in_the_reversed_order() -> None:
    game = direction_game(
        "saboteur",
        "digger; hand EW",
        "digger; hand change of direction, NS; front broken cart",
        "digger",
        "digger",
        maze=ONE_TO_GO,
        more="asked: seat 2, turn\nvariants: sabotaged_dwarf",
    )
    assert gold_shared(game) == [1, 3, 4, 1]


@pytest.mark.rule("WC-20", "PAY-6")
def test_saboteurs_draw_clockwise_in_either_direction_of_play() -> None:
    """From the left of seat 0, whose turn was last."""
    game = direction_game(
        "digger; hand NE",
        "digger; hand change of direction",
        "saboteur",
        "digger",
        "saboteur",
        more="asked: seat 1, turn",
    )
    played(game, 1, ChangeDirection())
    dealt = facts_of(game, 0, Pass(("NE",)), GoldDealt)
    assert [fact.seat for fact in dealt] == [2, 4]


# ---------------------------------------------------------------- what it does not touch


@pytest.mark.rule("WC-20", "SET-6", "ED-2")
@pytest.mark.parametrize("more", ["edition: DE24", "edition: UA24", "house rules: next_round_starter=last_tunnel"])
def test_the_next_round_begins_on_the_left_in_either_direction_of_play(more: str) -> None:
    game = direction_game(
        "digger",
        "digger",
        "digger; hand EW",
        "digger; hand change of direction",
        more=f"asked: seat 3, turn\n{more}",
    )
    played(game, 3, ChangeDirection())
    begun = facts_of(game, 2, LayTunnel("EW", (1, 0)), RoundBegun)
    assert [fact.first for fact in begun] == [3]


@pytest.mark.rule("WC-20", "S2-27")
def test_thieves_steal_clockwise_in_either_direction_of_play() -> None:
    """Seat 2's theft was played last, so seat 2 steals first; then seat 3, then seat 0."""
    game = direction_game(
        "saboteur; tokens 3; front theft",
        "geologist; hand NE; tokens 3",
        "geologist; hand change of direction; tokens 3; front theft",
        "saboteur; tokens 3; front theft",
        modules="saboteur2, change_of_direction",
        more="asked: seat 2, turn\nthefts: 0 3 2",
    )
    played(game, 2, ChangeDirection())
    assert seen(game)["clockwise"] is False
    facts = played(game, 1, Pass(("NE",)))
    thieves = []
    while game.question == "victim":
        assert game.asked is not None
        thieves.append(game.asked)
        facts += played(game, game.asked, Steal(1))
    assert thieves == [2, 3, 0]
    assert [fact.victim for fact in facts if isinstance(fact, Stole)] == [1, 1, 1]


@pytest.mark.rule("WC-20", "S2-24")
def test_in_saboteur_2_shares_do_not_depend_on_the_direction() -> None:
    game = direction_game(
        "blue digger",
        "blue digger; hand EW",
        "boss; hand change of direction",
        maze=ONE_TO_GO,
        modules="saboteur2, change_of_direction",
        more="asked: seat 2, turn",
    )
    played(game, 2, ChangeDirection())
    facts = played(game, 1, LayTunnel("EW", (7, 0)))
    assert [fact.finisher for fact in facts if isinstance(fact, RoundEnded)] == [1]
    assert game.gold == [3, 3, 2]
