"""A game as learners play it: who is asked, which actions are legal, what each seat has gained.

The environment and the vector of many games both play through this, so one is as good as the other.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.copying import ReduceResult, reduce_to
from pyrite.game.dealing.shuffle import SEED_BYTES, SeededRandom
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.refusal import BadInput, shown
from pyrite.game.rounds import begin_game
from pyrite.game.setup import ROUNDS
from pyrite.game.state import Private, RawFact, State, View
from pyrite.game.table import NOBODY
from pyrite.game.turn import next_asked
from pyrite.learn.actions.action_space import Actions, OutsideWindowError
from pyrite.learn.env_config import Terms
from pyrite.learn.observation.observation_encoding import Sight
from pyrite.learn.rewards import Reward, purses

_OF_THIS_GAME: Final = (
    "_gold_cards",
    "_moves",
    "_purses",
    "_tokens",
    "actions",
    "gains",
    "left_window",
    "seat",
    "state",
)
_OF_ALL_GAMES: Final = ("_actions", "_lots", "_records", "_reward", "_sight", "_terms", "_truncates")


class Playing:
    """One game after another of a series."""

    __slots__ = (*_OF_ALL_GAMES, *_OF_THIS_GAME)

    def __init__(self, terms: Terms, rng: SeededRandom) -> None:
        self._terms = terms
        self._rng = rng
        # What is asked for at every step, close at hand.
        self._actions: Actions = terms.actions
        self._sight: Sight = terms.sight
        self._reward: Reward = terms.reward
        self._records: bool = terms.records
        self._truncates: bool = terms.truncates
        self.state: State = State.before(terms.rules, bytes(SEED_BYTES))
        self.seat: int = NOBODY
        """Who is asked; nobody when the game is over."""
        self.actions: list[int] = []
        """The legal actions of who is asked, in the order of the rules."""
        self.gains: list[float] | None = None
        """What the last action brought each seat; None, mostly, if it brought nothing to anyone."""
        self.left_window: bool = False
        """Whether the game was broken off since a legal move lies outside the window."""
        self._moves: list[int] = []
        self._purses: list[int] = []
        self._gold_cards: bytes = b""
        self._tokens: list[int] = []

    def __reduce__(self) -> ReduceResult:
        return reduce_to(Playing, (self._terms, self._rng), self, _OF_THIS_GAME)

    def begin(self) -> None:
        """Shuffle and deal the next game of the series."""
        self.state = state = State.before(self._terms.rules, self._rng.seed())
        # A short game is the last rounds of a long one, so that it ends, is won and is shown like any other.
        begin_game(state, first_round=ROUNDS - self._terms.rounds + 1)
        self.gains = None
        self._note_purses()
        self._ask()

    def act(self, action: int | None) -> bool:
        """Carry out a legal action; whether `gains` tells something, or did before."""
        before = self.gains is not None
        self.carry_out(self.move_of(action))
        return before or self.gains is not None

    def move_of(self, action: int | None) -> int:
        """The move of the rules that a legal action stands for; raise `BadInput` for one that is not legal."""
        try:
            return self._moves[self.actions.index(-1 if action is None else action)]
        except ValueError:
            raise BadInput(
                f"Action {shown(action)} is not legal for seat_{self.seat} now: "
                "take one where observation['action_mask'] is 1."
            ) from None

    @property
    def moves(self) -> list[int]:
        """The legal moves as the rules number them, in the order of the actions."""
        return self._moves

    def own_of(self, seat: int) -> Private:
        """What a seat alone knows."""
        own = self.state.privates[seat]
        assert own is not None
        return own

    def observed(self, seat: int) -> bytearray:
        """What a seat knows, as numbers from 0 to 255."""
        return self._sight.of(self.state.table, seat, self.own_of(seat))

    def mask(self) -> bytearray:
        """A 1 for each legal action of who is asked."""
        mask = bytearray(self._actions.size)
        for action in self.actions:
            mask[action] = 1
        return mask

    def remask(self, masks: bytearray, first: int, before: list[int]) -> None:
        """Write the mask among others, from ``first`` on, where those that were legal ``before`` have a 1 yet."""
        for action in before:
            masks[first + action] = 0
        for action in self.actions:
            masks[first + action] = 1

    def view(self, seat: int) -> View:
        """What a seat knows. It is the game itself that is looked at, so it changes as the game goes on."""
        return View(self.state.table, seat, self.state.privates[seat])

    def carry_out(self, move: int) -> None:
        """Carry out a legal move of the seat that is asked, up to the next question."""
        state = self.state
        if self._records:
            happened: list[RawFact] = []
            state.journal = happened
            play(state, self.seat, move)
            state.journal = None
            self._gain(happened)
        else:
            play(state, self.seat, move)
            table = state.table
            if table.winners or table.tokens != self._tokens or table.gold_cards != self._gold_cards:
                self._gain([])
            else:
                self.gains = None
        self._ask()

    def _gain(self, happened: list[RawFact]) -> None:
        gains = self._reward(self.state, self._purses, happened)
        self.gains = gains if any(gains) else None
        self._note_purses()

    def _note_purses(self) -> None:
        """Purses change only when tokens do or somebody gets a gold card, which is quick to see."""
        table = self.state.table
        self._purses = purses(self.state)
        self._gold_cards = bytes(table.gold_cards)
        self._tokens = table.tokens[:]

    def _ask(self) -> None:
        """Find out who is asked and what is legal, or that all is over."""
        state = self.state
        self.left_window = False
        if state.table.winners:
            self._nobody_is_asked()
            return
        self.seat = seat = next_asked(state)
        own = self.own_of(seat)
        self._moves = legal_moves(state.table, seat, own)
        try:
            self.actions = self._actions.numbers(state.table, seat, own, self._moves)
        except OutsideWindowError:
            if not self._truncates:
                raise
            self.left_window = True
            self._nobody_is_asked()

    def _nobody_is_asked(self) -> None:
        self.seat = NOBODY
        self.actions, self._moves = [], []
