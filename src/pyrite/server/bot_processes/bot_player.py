"""A bot on one seat, as the server knows it: who it is, and when it chose a move."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Final

import msgspec

from pyrite.game import Game
from pyrite.game.project import project
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from pyrite.server.bot_processes.messages import History, NewBot

_keys: Final = count(1)


class BotPlayer:
    """A bot on one seat. Its memory is in a process, and can be made again from what this returns."""

    def __init__(self, bot: str, rules: Rules, seat: int, seed: bytes) -> None:
        self.key: Final = next(_keys)
        """Identifies the bot in all processes."""
        self.name: Final = bot
        self.seat: Final = seat
        self.seed: Final = seed
        self._set_up: Final = encode_set_up(rules)
        self._decisions: Counter[int] = Counter()
        """How many moves it chose after each number of groups of facts."""

    def as_new(self) -> NewBot:
        """The bot for a process that does not know it."""
        return NewBot(self.name, self.seed, self.seat, self._set_up)

    def note_decision(self, groups: int) -> None:
        """Note that it chose a move after this many groups of facts."""
        self._decisions[groups] += 1

    def history(self, game: Game, first: int, end: int) -> History:
        """What its seat saw in a range of groups of facts, and where it chose a move."""
        found: History = []
        for group in range(first, end):
            facts = seen_facts(game, self.seat, group)
            if facts:
                found.append(facts)
            found += [None] * self._decisions[group + 1]
        return found


def encode_set_up(rules: Rules) -> bytes:
    """The set-up of a game without its seed, as JSON."""
    return msgspec.json.encode(rules.set_up.to_json(with_seed=False))


def count_groups(game: Game) -> int:
    """How many groups of facts a game has: the opening facts, then one for each command."""
    return len(game.ends)


def seen_facts(game: Game, seat: int, group: int) -> list[RawFact]:
    """The facts of a group as a seat may see them.

    A group of which the seat sees nothing must not be sent to its bot: it could say who has answered a veto.
    """
    start = game.ends[group - 1] if group else 0
    seen = (project(fact, seat) for fact in game.facts[start : game.ends[group]])
    return [fact for fact in seen if fact is not None]
