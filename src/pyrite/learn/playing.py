"""A game as learners play it: who is asked, which actions are legal, what each seat has gained.

The environment and the vector of many games both play through this, so one is as good as the other.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from pyrite.game import BadInput, SetUp
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.refusal import is_whole, no_such, shown
from pyrite.game.rounds import begin_game
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.shuffle import SEED_BYTES, Lots
from pyrite.game.state import Private, RawFact, State, View
from pyrite.game.table import NOBODY
from pyrite.game.turn import next_asked
from pyrite.learn.actions import Actions, OutsideWindowError
from pyrite.learn.observation import Observer
from pyrite.learn.rewards import BY_RECORD, REWARDS, purses
from pyrite.learn.window import checked, window_of

OUTSIDE: Final = ("raise", "truncate")
DEFAULT_PLAYERS: Final = 5


class Terms:
    """What is the same in every game of an environment."""

    def __init__(
        self,
        set_up: SetUp | None,
        reward: str,
        rounds: int,
        window: tuple[int, int, int, int] | None,
        outside: str,
        options: dict[str, Any],
    ) -> None:
        self.rules: Final = Rules(_set_up_from(set_up, options))
        self.reward: Final = REWARDS[one_of("reward", reward, tuple(REWARDS))]
        self.records: Final = reward in BY_RECORD
        """Whether the reward is worked out from what has happened, and not only from how things stand."""
        self.truncates: Final = one_of("choice for outside", outside, OUTSIDE) == "truncate"
        if not is_whole(rounds, 1, ROUNDS):
            raise BadInput(f"A game has 1 to {ROUNDS} rounds, not {shown(rounds)}.")
        self.rounds: Final = rounds
        self.actions: Final = Actions(
            self.rules, window_of(self.rules) if window is None else checked(window, self.rules)
        )
        self.observer: Final = Observer(self.rules, self.actions)


def lots_of(seed: int | None) -> Lots:
    """Where the seeds of a series of games come from; by no one's choice if no seed is given."""
    if seed is None:
        return Lots(secrets.token_bytes(SEED_BYTES), "environment")
    if not is_whole(seed, 0, 2 ** (8 * SEED_BYTES) - 1):
        raise BadInput(f"A seed is a whole number from 0 on, not {shown(seed)}.")
    return Lots(int(seed).to_bytes(SEED_BYTES, "big"), "environment")


class Playing:
    """One game after another of a series."""

    __slots__ = (
        "_gold_cards",
        "_lots",
        "_moves",
        "_purses",
        "_terms",
        "_tokens",
        "actions",
        "gains",
        "left_window",
        "seat",
        "state",
    )

    def __init__(self, terms: Terms, lots: Lots) -> None:
        self._terms = terms
        self._lots = lots
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

    def begin(self) -> None:
        """Shuffle and deal the next game of the series."""
        self.state = state = State.before(self._terms.rules, self._lots.seed())
        # A short game is the last rounds of a long one, so that it ends, is won and is shown like any other.
        begin_game(state, first_round=ROUNDS - self._terms.rounds + 1)
        self.gains = None
        self._note_purses()
        self._ask()

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

    def mask(self) -> bytearray:
        """A 1 for each legal action of who is asked."""
        mask = bytearray(self._terms.actions.size)
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
        if self._terms.records:
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
        gains = self._terms.reward(self.state, self._purses, happened)
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
            self.actions = self._terms.actions.numbers(state.table, seat, own, self._moves)
        except OutsideWindowError:
            if not self._terms.truncates:
                raise
            self.left_window = True
            self._nobody_is_asked()

    def _nobody_is_asked(self) -> None:
        self.seat = NOBODY
        self.actions, self._moves = [], []


def _set_up_from(set_up: SetUp | None, options: dict[str, Any]) -> SetUp:
    if set_up is None:
        return SetUp(**{"players": DEFAULT_PLAYERS, **options})
    if options:
        raise BadInput(f"A set-up is given already; put {', '.join(sorted(options))} into it.")
    return set_up


def one_of(what: str, name: str, names: tuple[str, ...]) -> str:
    """A name that was asked for; raise `BadInput` if there is none such."""
    if name not in names:
        raise no_such(what, name, names)
    return name
