"""The clock: how long a decision may take, and the move that is played when time runs out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.questions import QUESTIONS
from pyrite.game.table import Table
from pyrite.server.room.table_options import ClockName, VetoTime

SECOND: Final = 1000


@dataclass(frozen=True)
class Clock:
    """Times in milliseconds."""

    turn: int | None
    """For a turn; None without a clock."""
    answer: int | None
    """For any other decision."""
    veto: int
    """How long a card may be vetoed at most, whether or not a seat holds a veto (WC-19b)."""

    def allows(self, question: int) -> int | None:
        """How long this decision may take; None is unlimited."""
        allowed: int | None = getattr(self, QUESTIONS[question].time)
        return allowed

    def with_veto(self, veto_time: VetoTime) -> Clock:
        """The clock of a table with this option."""
        if veto_time == "clock":
            return self
        longest = self.answer or _ALL_ANSWER if veto_time == "all" else _VETO_TIMES[veto_time]
        return Clock(self.turn, self.answer, longest)

    def sped_up(self, speedup: float) -> Clock:
        """The clock, ``speedup`` times as fast."""
        if speedup == 1:
            return self
        turn, answer = (None if each is None else int(each / speedup) for each in (self.turn, self.answer))
        return Clock(turn, answer, int(self.veto / speedup))


_VETO_TIMES: Final[dict[VetoTime, int]] = {"2s": 2 * SECOND, "5s": 5 * SECOND, "10s": 10 * SECOND}
_ALL_ANSWER: Final = 60 * SECOND
"""How long a table without a clock waits until all have answered whether they veto a card."""

CLOCKS: Final[dict[ClockName, Clock]] = {
    "blitz": Clock(20 * SECOND, 10 * SECOND, 3 * SECOND),
    "normal": Clock(60 * SECOND, 30 * SECOND, 5 * SECOND),
    "relaxed": Clock(300 * SECOND, 120 * SECOND, 8 * SECOND),
    "none": Clock(None, None, 5 * SECOND),
}


@lru_cache(maxsize=128)
def clock_of(name: ClockName, veto_time: VetoTime, speedup: float) -> Clock:
    """The clock of a room. Cached, because it is asked for several times in each move."""
    return CLOCKS[name].with_veto(veto_time).sped_up(speedup)


TIME_AFTER_PAUSE: Final = 15 * SECOND
"""The least time for the open decision after the clock of a room has stood still, as after a restart; but never
more than the decision has anyway, so that a veto window of two seconds does not stop the game for fifteen."""


def default_move(table: Table, moves: Sequence[int], rng: SeededRandom) -> int:
    """The move for a seat that ran out of time: it passes or declines, otherwise a random move.

    Random, so that it reveals nothing: if it were always the lowest card, others would know which card it was.
    """
    moves = QUESTIONS[table.question].by_clock(moves)
    return moves[rng.randbelow(len(moves))]
