"""A match: bots play a game, each from its own seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.bot import Bot, Unwatching
from pyrite.game import Fact, Game
from pyrite.game.commands import command_of
from pyrite.game.decide import play
from pyrite.game.facts import ROUND_ENDED
from pyrite.game.legal import legal_moves
from pyrite.game.project import project
from pyrite.game.refusal import Refusal
from pyrite.game.rounds import Deals
from pyrite.game.state import RawFact, State, View
from pyrite.game.turn import next_asked

MOST_DECISIONS: Final = 100_000
"""No game takes nearly so long; one that does goes round in circles."""


class GameStuckError(Exception):
    """A game that does not come to its end, or a bot that does not keep to the rules."""


class Match:
    """A game between bots. Its views are live: they show the game as it is at that moment."""

    def __init__(self, state: State, bots: Sequence[Bot], deals: Deals | None = None) -> None:
        self.state = state
        self.bots = bots
        self.deals = deals
        self.views = [View(state.table, seat, own) for seat, own in enumerate(state.privates)]
        self._watchers = [seat for seat, bot in enumerate(bots) if not isinstance(bot, Unwatching)]
        self.decisions = 0

    def tell(self, happened: Sequence[RawFact]) -> None:
        """Tell every bot what has happened, as it may know it."""
        for seat in self._watchers:
            told = [fact for fact in (project(each, seat) for each in happened) if fact is not None]
            self.bots[seat].watch(self.views[seat], told)

    def next_move(self) -> tuple[int, int]:
        """The seat that is asked and what its bot chooses."""
        state = self.state
        seat = next_asked(state)
        own = state.privates[seat]
        assert own is not None
        moves = legal_moves(state.table, seat, own)
        if not moves or self.decisions >= MOST_DECISIONS:
            raise GameStuckError(f"after {self.decisions} decisions seat {seat} is asked, and it leads nowhere")
        move = self.bots[seat].move(self.views[seat], moves)
        if move not in moves:
            raise GameStuckError(f"the bot in seat {seat} chose move {move}, which is not legal")
        self.decisions += 1
        return seat, move

    def step(self) -> list[RawFact]:
        """Let the bot that is asked decide; what came of it, with all secrets."""
        state = self.state
        seat, move = self.next_move()
        kept, state.journal = state.journal, []
        play(state, seat, move, self.deals)
        happened, state.journal = state.journal, kept
        if kept is not None:
            kept += happened
        self.tell(happened)
        return happened

    def play_round(self) -> RawFact:
        """Play until the round is over and return the fact that says so (`facts.ROUND_ENDED`)."""
        while True:
            for fact in self.step():
                if fact[0] == ROUND_ENDED:
                    return fact

    def play_out(self) -> None:
        """Play until the game is over."""
        state, table = self.state, self.state.table
        if not self._watchers:
            while not table.winners:
                play(state, *self.next_move(), self.deals)
        while not table.winners:
            self.step()


def play_on(game: Game, match: Match) -> list[Fact]:
    """One decision of a game that can be written down: what came of it, with all secrets."""
    if game.over:
        raise ValueError("the game is over, so nobody is left to play on")
    seat, move = match.next_move()
    since = len(game.facts)
    answer = game.submit(seat, command_of(move, game.state.table.maze.grid))
    if isinstance(answer, Refusal):
        raise GameStuckError(f"a legal move of seat {seat} is refused: {answer}")
    match.tell(game.facts[since:])
    return answer


def seated(game: Game, bots: Sequence[Bot]) -> Match:
    """A match for a game that can be written down; the bots are told what has happened so far."""
    match = Match(game.state, bots)
    match.tell(game.facts)
    return match
