"""Many games of one set-up. A game depends on its number and the seed only, not on the process that plays it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from pyrite.arena.report.simulation_tally import SimulationTally
from pyrite.cli.bot_games import Bots, bots_for, deal_game, play_commands, play_moves, record_game
from pyrite.game import Game, SetUp
from pyrite.game.dealing.seeds import derive_seed
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact


@dataclass(frozen=True)
class Simulation:
    """The set-up, the seed and the bots of all its games."""

    set_up: SetUp
    seed: str
    bots: Bots
    record: Path | None = None
    """The folder for the records of all games."""

    def play(self, numbers: range) -> SimulationTally:
        """Play the games with these numbers and add up the results."""
        rules = Rules(self.set_up)
        tally = SimulationTally(rules.players, saboteur2=rules.saboteur2)
        for number in numbers:
            seed = derive_seed(self.seed, "deal", number)
            bots = bots_for(self.bots, derive_seed(self.seed, "bots", number), rules.players)
            if self.record is None:
                journal: list[RawFact] = []
                decisions = play_moves(deal_game(rules, seed, journal), bots)
                tally.add(rules, journal, decisions)
            else:
                game = Game.begin(replace(self.set_up, seed=seed))
                play_commands(game, bots)
                tally.add(rules, game.facts, len(game.commands))
                record_game(self.record, number, game)
        return tally
