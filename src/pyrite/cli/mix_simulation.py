"""Games of random set-ups, to find mixes that cannot be played to the end."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb
from typing import Any

from pyrite.cli.bot_games import Bots, bots_for, deal_game, play_commands, play_moves, record_game
from pyrite.game import Game, SetUp
from pyrite.game.dealing.seeds import derive_seed
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.mixes import random_set_up
from pyrite.game.setup import Rules
from pyrite.game.state import State


@dataclass(frozen=True)
class Failure:
    """A game that could not be played to the end."""

    number: int
    set_up: dict[str, Any]
    """Includes the seed, so that the game can be repeated."""
    when: str
    error: str


@dataclass
class MixTally:
    """The totals of games of random set-ups."""

    games: int = 0
    decisions: int = 0
    mixes: set[str] = field(default_factory=set)
    """The set-ups without seed and first player, which differ between games of the same mix."""
    parts: Counter[str] = field(default_factory=Counter)
    """Number of games with each edition, module and variant."""
    failures: list[Failure] = field(default_factory=list)

    def count(self, set_up: SetUp) -> None:
        """Count a game before it is played."""
        mix = set_up.to_json(with_seed=False)
        del mix["first_seat"]
        self.games += 1
        self.mixes.add(json.dumps(mix))
        self.parts.update([set_up.edition, *set_up.modules, *set_up.variants])

    def include(self, other: MixTally) -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.mixes |= other.mixes
        self.parts.update(other.parts)
        self.failures += other.failures

    def to_json(self) -> dict[str, Any]:
        """The totals as JSON data."""
        return {
            "games": self.games,
            "distinct_mixes": len(self.mixes),
            "failures": [
                {"game": each.number, "set_up": each.set_up, "when": each.when, "error": each.error}
                for each in self.failures
            ],
            "decisions_per_game": round(self.decisions / self.games, 1) if self.games else 0.0,
            "games_with": dict(sorted(self.parts.items())),
        }


@dataclass(frozen=True)
class MixSimulation:
    """Many games, each with its own set-up."""

    seed: str
    bots: Bots
    record: Path | None = None
    """The folder for the records of all games, including games that fail."""

    def set_up(self, number: int) -> SetUp:
        """The set-up of the game with this number."""
        return random_set_up(SeededRandom(derive_seed(self.seed, "mix", number), "any mix"))

    def play(self, numbers: range) -> MixTally:
        """Play the games with these numbers and list those that cannot be played to the end."""
        tally = MixTally()
        for number in numbers:
            set_up = self.set_up(number)
            tally.count(set_up)
            try:
                state, game = self._begin(set_up)
            except Exception as error:  # any error is a finding
                tally.failures.append(Failure(number, set_up.to_json(), "its deal", _describe(error)))
                continue
            try:
                tally.decisions += self._play_on(number, state, game)
            except Exception as error:
                when = f"round {state.table.round}, turn {state.table.turn}"
                tally.failures.append(Failure(number, set_up.to_json(), when, _describe(error)))
            if self.record is not None and game is not None:
                record_game(self.record, number, game)
        return tally

    def _begin(self, set_up: SetUp) -> tuple[State, Game | None]:
        if self.record is None:
            return deal_game(Rules(set_up), set_up.seed), None
        game = Game.begin(set_up)
        return game.state, game

    def _play_on(self, number: int, state: State, game: Game | None) -> int:
        bots = bots_for(self.bots, derive_seed(self.seed, "bots", number), state.table.rules.players)
        if game is None:
            return play_moves(state, bots)
        play_commands(game, bots)
        return len(game.commands)


def _describe(error: Exception) -> str:
    """An error and where it was raised, on one line."""
    place = extract_tb(error.__traceback__)[-1]
    text = " ".join(str(error).split()) or "no message"
    return f"{type(error).__name__}, {text} ({Path(place.filename).name}, line {place.lineno})"
