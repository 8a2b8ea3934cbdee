"""Classes of observed actions."""

import pytest

from pyrite.bots.beliefs.action_classes import ActionClassifier, ObservedAction
from pyrite.game import Command, Game, LayTunnel, Pass, ReadMap, Repair, Rockfall, Sabotage
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.table import NOBODY
from tests.rules.play import position

POSITION = """
players: 3
modules: goal_swap
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┼ ─ ─ ┼ · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
seat 0: saboteur; hand map, NS, E|+W|, EW, rockfall, broken cart
seat 1: digger; hand map, repair cart
seat 2: digger; hand NS, map
"""
EQUAL_ODDS = [0.3, 0.3, 0.3]


def actions_of(game: Game, *commands: tuple[int, Command]) -> list[ObservedAction]:
    """The actions of these commands, which must be legal."""
    classifier, found = ActionClassifier(game.state.table), list[ObservedAction]()
    for seat, command in commands:
        since = len(game.facts)
        assert isinstance(game.submit(seat, command), list)
        found += classifier.actions(game.state.table, game.facts[since:])
    return found


def class_of(action: ObservedAction, gold: int = NOBODY) -> str:
    return action.classify(gold, EQUAL_ODDS)[1]


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (LayTunnel("EW", (5, 0)), "tunnel that helps much"),
        (LayTunnel("E|+W|", (5, 0)), "dead end that hurts"),
        (Rockfall((2, 0)), "rockfall that hurts"),
        (Sabotage("broken cart", 1), "break tools of a neutral player"),
        (Pass(("map",)), "pass"),
    ],
)
def test_an_action_is_classified_by_its_effect(command: Command, expected: str) -> None:
    (action,) = actions_of(position(POSITION), (0, command))
    assert (action.seat, class_of(action)) == (0, expected)
    assert action.classify(NOBODY, EQUAL_ODDS)[0] == "base, free, near"


def test_the_situation_depends_on_what_the_acting_seat_knows() -> None:
    """ACT-4: after its map it knows goal 1."""
    (action,) = actions_of(position(POSITION), (0, ReadMap(1)))
    assert action.classify(0, EQUAL_ODDS) == ("base, free, midway", "map")
    assert action.classify(1, EQUAL_ODDS) == ("base, free, near", "map")


def test_a_seat_that_repairs_its_tools_could_not_dig_before() -> None:
    """TUN-5, ACT-2."""
    _, action = actions_of(
        position(POSITION), (0, Sabotage("broken cart", 1)), (1, Repair("repair cart", 1, "cart"))
    )
    assert action.classify(NOBODY, EQUAL_ODDS) == ("base, cannot dig, near", "repair own tools")


def test_a_tunnel_is_classified_by_what_the_acting_seat_knows() -> None:
    """ACT-4: towards goal 0 it helps if the seat has seen the gold there, not if it has seen a stone."""
    *_, action = actions_of(
        position(POSITION), (0, ReadMap(0)), (1, ReadMap(1)), (2, ReadMap(2)), (0, LayTunnel("NS", (4, -1)))
    )
    assert action.seen == {0}
    assert class_of(action, gold=0) == "tunnel that helps much"
    assert class_of(action, gold=1) == class_of(action, gold=2) == "tunnel that is idle"


def test_the_class_depends_on_how_suspicious_the_target_is() -> None:
    (action,) = actions_of(position(POSITION), (0, Sabotage("broken cart", 1)))
    assert action.classify(NOBODY, [0.3, 0.9, 0.1])[1] == "break tools of a strong suspect"
    assert action.classify(NOBODY, [0.6, 0.05, 0.4])[1] == "break tools of a very trusted player"


def test_a_card_that_may_be_vetoed_is_classified_when_it_takes_effect() -> None:
    """WC-19b."""
    game = position(POSITION.replace("goal_swap", "veto"))
    commands: list[tuple[int, Command]] = [(0, LayTunnel("E|+W|", (5, 0))), (1, LetPass()), (2, LetPass())]
    (action,) = actions_of(game, *commands)
    assert (action.seat, class_of(action)) == (0, "dead end that hurts")


def test_a_vetoed_card_is_classified_by_its_prevented_effect() -> None:
    """WC-19: and so is the veto."""
    game = position(POSITION.replace("goal_swap", "veto").replace("hand map, repair cart", "hand veto"))
    card, veto = actions_of(game, (0, LayTunnel("E|+W|", (5, 0))), (1, Veto()))
    assert (card.seat, class_of(card)) == (0, "dead end that hurts")
    assert (veto.seat, class_of(veto)) == (1, "veto of a card that hurts")
