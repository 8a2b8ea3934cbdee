"""A session: one game after another as learners play them, with legal actions, action masks and rewards.

The environment and the vector environment both play through it, so their games are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.game.asked import next_asked
from pyrite.game.copying import ReduceResult, reduce_to
from pyrite.game.dealing.shuffle import SEED_BYTES, SeededRandom
from pyrite.game.decide import play
from pyrite.game.in_order import NATIVE
from pyrite.game.legal import legal_moves
from pyrite.game.number_row import row_of
from pyrite.game.refusal import BadInput, shown
from pyrite.game.rounds import begin_game
from pyrite.game.setup import ROUNDS
from pyrite.game.state import Private, RawFact, State, View
from pyrite.game.table import NOBODY, Table
from pyrite.learn.actions.action_space import ActionSpace, OutsideWindowError
from pyrite.learn.actions.legal_actions import LegalActions
from pyrite.learn.env_config import EnvConfig
from pyrite.learn.observation.observation_encoding import ObservationEncoder, ReadParts
from pyrite.learn.rewards import Reward, purses

_GAME_FIELDS: Final = (
    "_gold_cards",
    "_purses",
    "_tokens",
    "left_window",
    "moves",
    "rewards",
    "seat",
    "state",
)
_SESSION_FIELDS: Final = (
    "_actions",
    "_config",
    "_encoder",
    "_needs_facts",
    "_read_parts",
    "_reward",
    "_rng",
    "_truncates",
    "legal",
)


class Session:
    """Plays a series of games, whose seeds come from one random source."""

    __slots__ = (*_SESSION_FIELDS, *_GAME_FIELDS)

    def __init__(self, config: EnvConfig, rng: SeededRandom) -> None:
        self._config = config
        self._rng = rng
        # Copied from the configuration for speed: every step needs them.
        self._actions: ActionSpace = config.actions
        self._encoder: ObservationEncoder = config.encoder
        self._read_parts: ReadParts = config.encoder.new_read_parts()
        self._reward: Reward = config.reward
        self._needs_facts: bool = config.needs_facts
        self._truncates: bool = config.truncates
        self.state: State = State.before(config.rules, bytes(SEED_BYTES))
        self.seat: int = NOBODY
        """The seat that must act; NOBODY when the game is over."""
        self.legal: LegalActions = LegalActions(config.actions.size)
        """The legal actions of that seat, in the order of the legal moves; other buffers may be given."""
        self.rewards: list[float] | None = None
        """The rewards of the last action, one for each seat; None if all are zero, as is usual."""
        self.left_window: bool = False
        """Whether the game was truncated because a legal move is outside the window."""
        self.moves: Sequence[int] = ()
        """The legal moves, in the order of the legal actions."""
        self._purses: list[int] = []
        self._gold_cards: bytearray = bytearray()
        self._tokens: list[int] = []

    def __reduce__(self) -> ReduceResult:
        return reduce_to(Session, (self._config, self._rng), self, (*_GAME_FIELDS, "actions"))

    def start_game(self) -> None:
        """Shuffle and deal the next game of the series."""
        self.state = state = State.before(self._config.rules, self._rng.seed())
        # A short game is the last rounds of a full game, so that it ends and is won like any other.
        begin_game(state, first_round=ROUNDS - self._config.rounds + 1)
        self.rewards = None
        self._remember_purses()
        self._ask()

    def move_of(self, action: int | None, where: str = "") -> int:
        """The move of a legal action; raise `BadInput` if the action is not legal.

        ``where`` says in the message which game this is, if there are several.
        """
        place = -1
        if action is not None and (not NATIVE or 0 <= action < self._actions.size):
            place = self.legal.place_of(action)  # compiled, it takes numbers of 64 bits only
        if place < 0:
            raise BadInput(
                f"Action {shown(action)} is not legal for seat_{self.seat} now{where}: "
                "take one of legal_actions(), the actions where the action mask is 1."
            )
        return self.moves[place]

    @property
    def actions(self) -> list[int]:
        """The legal actions, in the order of the legal moves."""
        return self.legal.in_order()

    @actions.setter
    def actions(self, actions: list[int]) -> None:
        self.legal.replace(row_of(actions))

    def own_of(self, seat: int) -> Private:
        """The private part of a seat."""
        own = self.state.privates[seat]
        assert own is not None
        return own

    def observe(self, seat: int) -> bytearray:
        """The encoded observation of a seat."""
        return self._encoder.encode(self.state.table, seat, self.own_of(seat), self._read_parts)

    def write_observation(self, out: bytearray, first: int) -> None:
        """Write the observation of the seat that must act over the bytes from ``first`` on; for compiled code."""
        own = self.own_of(self.seat)
        self._encoder.overwrite(out, first, self.state.table, self.seat, own, self._read_parts)

    def view(self, seat: int) -> View:
        """The view of a seat. It is live: it changes with the game."""
        return View(self.state.table, seat, self.state.privates[seat])

    def play_move(self, move: int, into: LegalActions) -> None:
        """Carry out a legal move, up to the next question, and write its legal actions into these buffers."""
        self.legal = into
        state = self.state
        if self._needs_facts:
            new_facts: list[RawFact] = []
            state.journal = new_facts
            play(state, self.seat, move)
            state.journal = None
            self._compute_rewards(new_facts)
        else:
            play(state, self.seat, move)
            table = state.table
            if not NATIVE:
                differ = table.tokens != self._tokens or table.gold_cards != self._gold_cards
            else:
                differ = self._purses_differ(table)
            if differ or table.winners:
                self._compute_rewards([])
            else:
                self.rewards = None
        self._ask()

    def _purses_differ(self, table: Table) -> bool:
        """Whether tokens or gold cards are not those remembered; for compiled code."""
        tokens, gold_cards = self._tokens, self._gold_cards
        for seat in range(len(tokens)):
            before: int = tokens[seat]
            now: int = table.tokens[seat]
            if now != before or table.gold_cards[seat] != gold_cards[seat]:
                return True
        return False

    def _compute_rewards(self, new_facts: list[RawFact]) -> None:
        rewards = self._reward(self.state, self._purses, new_facts)
        self.rewards = rewards if any(rewards) else None
        self._remember_purses()

    def _remember_purses(self) -> None:
        """Remember purses, and tokens and gold cards, which show cheaply whether a purse has changed."""
        table = self.state.table
        self._purses = purses(self.state)
        self._gold_cards = table.gold_cards[:]
        self._tokens = table.tokens[:]

    def _ask(self) -> None:
        """Find the seat that must act and its legal actions, or end the game."""
        state = self.state
        self.left_window = False
        if state.table.winners:
            self._end_game()
            return
        self.seat = seat = next_asked(state)
        own = self.own_of(seat)
        self.moves = legal_moves(state.table, seat, own)
        try:
            self.legal.replace(self._actions.encode_moves(state.table, seat, own, self.moves))
        except OutsideWindowError:
            self.legal.clear()
            if not self._truncates:
                raise
            self.left_window = True
            self._end_game()

    def _end_game(self) -> None:
        self.seat = NOBODY
        self.legal.clear()
        self.moves = []
