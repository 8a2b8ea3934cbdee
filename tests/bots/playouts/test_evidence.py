"""The evidence with which playouts begin is what the beliefs say."""

import pytest

from pyrite.bots.beliefs.role_belief import RoleBelief
from pyrite.bots.playouts.evidence import evidence_of
from pyrite.game import Game, LayTunnel, SetUp
from pyrite.game.project import project
from tests.bots.playouts.policies import policy


def test_a_suspect_begins_as_a_suspect() -> None:
    game = Game.begin(SetUp(players=5, first_seat=0, seed=bytes([1]) * 32))
    belief = RoleBelief()
    belief.watch(game.view(None).table, ())
    assert evidence_of(belief, game.view(None)) == pytest.approx([0.0] * 5)
    game.submit(0, LayTunnel("E|+S|+W|", (1, 0)))  # a dead end on the path
    public = [project(fact, None) for fact in game.facts[game.ends[-2] :]]
    belief.watch(game.view(None).table, [fact for fact in public if fact])
    view = game.view(1)
    evidence = evidence_of(belief, view)
    assert evidence[0] > 0.5 > max(evidence[1:])
    chosen = policy()
    chosen.start = evidence
    chosen.begin(view.table)
    assert chosen.tells is not None
    chosen.tells.judge(view.table, 1, view.own)
    posterior = belief.role_posterior(view)
    assert chosen.tells.chances[0] == pytest.approx(posterior[0][2], abs=0.08)
