"""A bot on one seat with everything that it remembers. It follows from its seed and its history alone."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.bots.bot import Bot
from pyrite.bots.registry import make_bot
from pyrite.game.all_facts import apply
from pyrite.game.legal import legal_moves
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, View
from pyrite.game.table import NOBODY


class IllegalMoveError(Exception):
    """A bot chose a move that its seat may not make."""


class BotMemory:
    """A bot and the view of its seat. The same seed and history give the same moves in every process."""

    def __init__(self, name: str, seed: bytes, seat: int, rules: Rules) -> None:
        self._seat = seat
        self._bot: Bot = make_bot(name, seed, seat)
        self._view = View.blank(rules, seat)

    def replay(self, history: Sequence[Sequence[RawFact] | None]) -> None:
        """Show the bot what its seat saw. Where it chose a move it chooses again, to advance its random source."""
        for facts in history:
            if facts is None:
                self.choose()
            else:
                self._watch(facts)

    def _watch(self, facts: Sequence[RawFact]) -> None:
        for fact in facts:
            apply(self._view, fact)
        self._bot.watch(self._view, facts)

    def choose(self) -> int:
        """The move of the bot; NOBODY if its seat is not asked."""
        own = self._view.own
        assert own is not None
        moves = legal_moves(self._view.table, self._seat, own)
        if not moves:
            return NOBODY
        chosen = moves[0] if len(moves) == 1 else self._bot.move(self._view, moves)
        if chosen not in moves:
            raise IllegalMoveError
        return chosen
