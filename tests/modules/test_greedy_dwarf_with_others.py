"""The greedy dwarf among the other championship cards (WC-16)."""

import pytest

from pyrite.game import Game, LayTunnel, Pass
from pyrite.game.facts.course import RoundEnded
from pyrite.game.facts.gold import GoldDrawn, GoldTaken
from pyrite.game.modules.change_of_direction import ChangeDirection
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.veto.commands import Veto
from tests.modules.veto_helpers import ONE_TO_GO
from tests.rules.play import facts_of, played, position
from tests.rules.rounds import choosers

LAST = LayTunnel("EW", (7, 0))


def greedy_game(*seats: str, modules: str = "", more: str = "") -> Game:
    lines = [f"seat {seat}: {line}" for seat, line in enumerate(seats)]
    return position(
        ONE_TO_GO, f"players: {len(seats)}", f"modules: greedy_dwarf{modules}", *lines, *more.splitlines()
    )


@pytest.mark.rule("WC-16", "WC-22")
def test_a_greedy_dwarf_may_join_the_gold_with_the_second_tunnel_of_a_turn() -> None:
    game = greedy_game("greedy; hand path specialist, NS, EW", "digger", "saboteur", modules=", path_specialist")
    played(game, 0, CallSpecialist())
    played(game, 0, LayTunnel("NS", (0, 1)))
    facts = played(game, 0, LAST)
    assert not any(isinstance(fact, GoldDrawn | GoldTaken) for fact in facts)
    assert game.gold == [4, 0, 0]


@pytest.mark.rule("WC-16", "WC-19")
def test_a_greedy_dwarf_whose_tunnel_was_vetoed_has_joined_nothing() -> None:
    """The next player, a digger, joins the gold, and the greedy dwarf gets none of it."""
    game = greedy_game("greedy; hand EW, NS", "digger; hand EW", "digger; hand veto", modules=", veto")
    played(game, 0, LAST)
    played(game, 2, Veto())
    assert game.gold == [0, 0, 0]
    played(game, 1, LAST)
    facts = played(game, 0, game.legal(0)[0])
    assert [fact.finisher for fact in facts if isinstance(fact, RoundEnded)] == [1]
    assert choosers(game, facts) == [1, 2]
    assert game.gold[0] == 0


@pytest.mark.rule("WC-16", "WC-20")
def test_shared_gold_skips_the_greedy_dwarf_in_either_direction() -> None:
    game = greedy_game(
        "digger; hand EW",
        "digger; hand change of direction",
        "greedy",
        "saboteur",
        "digger",
        modules=", change_of_direction",
        more="asked: seat 1, turn",
    )
    played(game, 1, ChangeDirection())
    facts = played(game, 0, LAST)
    assert [len(fact.nuggets) for fact in facts if isinstance(fact, GoldDrawn)] == [3]
    assert choosers(game, facts) == [0, 1, 4]


@pytest.mark.rule("WC-16", "PAY-2")
def test_a_greedy_dwarf_left_over_does_not_affect_diggers() -> None:
    game = greedy_game("digger; hand EW", "digger", "saboteur", more="left over: greedy")
    ended = facts_of(game, 0, LAST, RoundEnded)
    assert [fact.left_over for fact in ended] == [("greedy",)]
    assert game.question == "gold"


@pytest.mark.rule("WC-16", "PAY-6", "PAY-8")
def test_a_greedy_dwarf_left_over_does_not_change_what_saboteurs_get() -> None:
    game = greedy_game("saboteur; hand NS", "digger", "digger", more="left over: greedy")
    played(game, 0, Pass(("NS",)))
    assert game.gold == [4, 0, 0]
