"""The training example runs; how well it learns is not tested here."""

import numpy as np

from examples.train_digger import FEATURES, LEARNERS, Agent, Trainer, train


def test_training_runs_and_reports_before_and_after() -> None:
    before, after = train(0.0, candidates=3, rounds=1, evaluation_rounds=2, seed=1)
    assert before.gold.shape == after.gold.shape == (2, len(LEARNERS))
    assert np.array_equal(before.diggers, after.diggers)  # the same deals


def test_a_generation_moves_the_weights() -> None:
    trainer = Trainer(seed=1)
    trainer.generation(0, candidates=3, rounds=1)
    assert trainer.mean.any()


def test_a_weight_for_progress_makes_the_agent_dig_towards_the_goals() -> None:
    """At the start, any tunnel that is open to the east leads nearer to a goal."""
    trainer = Trainer(seed=1)
    weights = np.zeros(len(FEATURES))
    weights[FEATURES.index("... that leads nearer to a goal")] = 50.0
    agent = Agent(trainer.game, trainer.action_features, weights, trainer.rng)
    chosen = set()
    for seed in range(10):
        trainer.game.reset(seed=seed)
        observation, *_ = trainer.game.last()
        assert observation is not None
        name, fields = trainer.game.actions.meaning(agent.act(observation))
        own = trainer.game.view(trainer.game.agent_selection).own
        assert own is not None
        if name == "lay tunnel" and "E" in fields["tunnel"]:
            chosen.add(fields["cell"])
    assert (1, 0) in chosen
