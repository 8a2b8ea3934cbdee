"""A match: bots play a game, each from the view of its own seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.bot import Bot, StatelessBot
from pyrite.game import Fact, Game
from pyrite.game.asked import next_asked
from pyrite.game.commands import command_of
from pyrite.game.decide import play
from pyrite.game.facts.course import ROUND_ENDED
from pyrite.game.legal import legal_moves
from pyrite.game.project import project
from pyrite.game.refusal import Refusal
from pyrite.game.rounds import Deals
from pyrite.game.state import RawFact, State, View

MAX_DECISIONS: Final = 100_000
"""A game with more decisions than this is taken to be stuck; real games need far fewer."""


class GameStuckError(Exception):
    """The game does not end, or a bot chose an illegal move."""


class Match:
    """A game between bots. Its views are live: they always show the current state of the game."""

    def __init__(self, state: State, bots: Sequence[Bot], deals: Deals | None = None) -> None:
        self.state = state
        self.bots = bots
        self.deals = deals
        self.views = [View(state.table, seat, own) for seat, own in enumerate(state.privates)]
        self._watchers = [seat for seat, bot in enumerate(bots) if not isinstance(bot, StatelessBot)]
        self.decisions = 0

    def notify(self, new_facts: Sequence[RawFact]) -> None:
        """Send new facts to every bot, each as its seat may know them."""
        for seat in self._watchers:
            visible = [fact for fact in (project(each, seat) for each in new_facts) if fact is not None]
            self.bots[seat].watch(self.views[seat], visible)

    def next_move(self) -> tuple[int, int]:
        """The seat that must decide, and the move its bot chooses."""
        state = self.state
        seat = next_asked(state)
        own = state.privates[seat]
        assert own is not None
        moves = legal_moves(state.table, seat, own)
        if not moves or self.decisions >= MAX_DECISIONS:
            raise GameStuckError(f"no end after {self.decisions} decisions; seat {seat} must decide")
        move = self.bots[seat].move(self.views[seat], moves)
        if move not in moves:
            raise GameStuckError(f"the bot in seat {seat} chose move {move}, which is not legal")
        self.decisions += 1
        return seat, move

    def step(self) -> list[RawFact]:
        """Let the next bot decide, carry out its move and return the new facts, secrets included."""
        state = self.state
        seat, move = self.next_move()
        journal, state.journal = state.journal, []
        play(state, seat, move, self.deals)
        new_facts, state.journal = state.journal, journal
        if journal is not None:
            journal += new_facts
        self.notify(new_facts)
        return new_facts

    def play_round(self) -> RawFact:
        """Play until the round is over and return its fact `ROUND_ENDED`."""
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


def play_decision(game: Game, match: Match) -> list[Fact]:
    """Play one decision of a recorded game and return its facts, secrets included."""
    if game.over:
        raise ValueError("the game is over, so there is no decision to play")
    seat, move = match.next_move()
    since = len(game.facts)
    answer = game.submit(seat, command_of(move, game.state.table.maze.grid))
    if isinstance(answer, Refusal):
        raise GameStuckError(f"a legal move of seat {seat} was refused: {answer}")
    match.notify(game.facts[since:])
    return answer


def seat_bots(game: Game, bots: Sequence[Bot]) -> Match:
    """A match for a recorded game; the bots receive what has happened so far."""
    match = Match(game.state, bots)
    match.notify(game.facts)
    return match
