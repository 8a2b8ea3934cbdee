"""What the table sees of an act, and what kind it is."""

import pytest

from pyrite.bots.beliefs.action_classes import ActionClassifier, ObservedAction
from pyrite.game import Command, Game, LayTunnel, LetPass, Pass, ReadMap, Repair, Rockfall, Sabotage, Veto
from pyrite.game.table import NOBODY
from tests.rules.play import position

TABLE = """
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
NOTHING_THOUGHT = [0.3, 0.3, 0.3]


def acts_of(game: Game, *orders: tuple[int, Command]) -> list[ObservedAction]:
    """What is done by these orders; each is legal."""
    eyes, found = ActionClassifier(game.state.table), list[ObservedAction]()
    for seat, command in orders:
        since = len(game.facts)
        assert isinstance(game.submit(seat, command), list)
        found += eyes.actions(game.state.table, game.facts[since:])
    return found


def kind(act: ObservedAction, gold: int = NOBODY) -> str:
    return act.classify(gold, NOTHING_THOUGHT)[1]


@pytest.mark.parametrize(
    ("command", "what"),
    [
        (LayTunnel("EW", (5, 0)), "tunnel that helps much"),
        (LayTunnel("E|+W|", (5, 0)), "dead end that hurts"),
        (Rockfall((2, 0)), "rockfall that hurts"),
        (Sabotage("broken cart", 1), "break somebody"),
        (Pass(("map",)), "pass"),
    ],
)
def test_an_act_is_judged_by_what_it_brings(command: Command, what: str) -> None:
    (act,) = acts_of(position(TABLE), (0, command))
    assert (act.seat, kind(act)) == (0, what)
    assert act.classify(NOBODY, NOTHING_THOUGHT)[0] == "base, free, near"


def test_who_has_read_a_map_looks_for_the_gold_elsewhere() -> None:
    """ACT-4: or just there."""
    (act,) = acts_of(position(TABLE), (0, ReadMap(1)))
    assert act.classify(0, NOTHING_THOUGHT) == ("base, free, midway", "map")
    assert act.classify(1, NOTHING_THOUGHT) == ("base, free, near", "map")


def test_who_mends_the_own_tools_was_held_up_until_then() -> None:
    """TUN-5, ACT-2."""
    _, act = acts_of(position(TABLE), (0, Sabotage("broken cart", 1)), (1, Repair("repair cart", 1, "cart")))
    assert act.classify(NOBODY, NOTHING_THOUGHT) == ("base, held up, near", "mend own")


def test_a_tunnel_is_judged_by_what_its_doer_knows() -> None:
    """ACT-4: towards goal 0 helps who has seen the gold there, and not who has seen a stone."""
    *_, act = acts_of(
        position(TABLE), (0, ReadMap(0)), (1, ReadMap(1)), (2, ReadMap(2)), (0, LayTunnel("NS", (4, -1)))
    )
    assert act.seen == {0}
    assert kind(act, gold=0) == "tunnel that helps much"
    assert kind(act, gold=1) == kind(act, gold=2) == "tunnel that is idle"


def test_what_is_thought_of_the_other_counts() -> None:
    (act,) = acts_of(position(TABLE), (0, Sabotage("broken cart", 1)))
    assert act.classify(NOBODY, [0.3, 0.9, 0.1])[1] == "break a great suspect"
    assert act.classify(NOBODY, [0.6, 0.05, 0.4])[1] == "break one trusted much"


def test_a_card_that_may_be_vetoed_is_judged_when_it_takes_effect() -> None:
    """WC-19b."""
    game = position(TABLE.replace("goal_swap", "veto"))
    orders: list[tuple[int, Command]] = [(0, LayTunnel("E|+W|", (5, 0))), (1, LetPass()), (2, LetPass())]
    (act,) = acts_of(game, *orders)
    assert (act.seat, kind(act)) == (0, "dead end that hurts")


def test_a_vetoed_card_is_judged_by_what_it_would_have_brought() -> None:
    """WC-19: and so is the veto."""
    game = position(TABLE.replace("goal_swap", "veto").replace("hand map, repair cart", "hand veto"))
    card, veto = acts_of(game, (0, LayTunnel("E|+W|", (5, 0))), (1, Veto()))
    assert (card.seat, kind(card)) == (0, "dead end that hurts")
    assert (veto.seat, kind(veto)) == (1, "veto of what hurts")
