"""The game as a PettingZoo environment: seats act one after another, whenever the rules ask them (AEC)."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from pyrite.game import BadInput, Command, SetUp
from pyrite.game.commands import command_of
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.refusal import is_whole, no_such, shown
from pyrite.game.rounds import begin_game
from pyrite.game.setup import ROUNDS, Rules
from pyrite.game.shuffle import SEED_BYTES, Lots
from pyrite.game.state import RawFact, State, View
from pyrite.game.turn import next_asked
from pyrite.learn.actions import Actions, OutsideWindowError
from pyrite.learn.drawing import draw
from pyrite.learn.observation import Numbers, Observer
from pyrite.learn.rewards import REWARDS, purses
from pyrite.learn.window import checked, window_of

RENDER_MODES: Final = ("ansi", "human")
OUTSIDE: Final = ("raise", "truncate")
DEFAULT_PLAYERS: Final = 5


class SaboteurEnv(AECEnv[str, dict[str, Numbers], int]):
    """Saboteur for learning agents, one in each seat.

    An agent gets what its seat may know and acts by the number of a legal move; the rules decide who acts next.
    A veto, which the rules ask of several seats at once, is asked of them in the order of their seats; what
    they answer is shown to nobody until the rules show it (WC-19b).
    """

    metadata: Final = {
        "name": "pyrite_saboteur_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        set_up: SetUp | None = None,
        *,
        reward: str = "gold",
        rounds: int = ROUNDS,
        window: tuple[int, int, int, int] | None = None,
        outside: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.rules: Final = Rules(_set_up_from(set_up, options))
        self._reward = REWARDS[_one_of("reward", reward, tuple(REWARDS))]
        self._truncates = _one_of("choice for outside", outside, OUTSIDE) == "truncate"
        self.render_mode = None if render_mode is None else _one_of("render mode", render_mode, RENDER_MODES)
        if not is_whole(rounds, 1, ROUNDS):
            raise BadInput(f"A game has 1 to {ROUNDS} rounds, not {shown(rounds)}.")
        self.rounds: Final = rounds
        self.actions: Final = Actions(
            self.rules, window_of(self.rules) if window is None else checked(window, self.rules)
        )
        self.observer: Final = Observer(self.rules, self.actions)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._lots = Lots(secrets.token_bytes(SEED_BYTES), "environment")
        self._state: State
        self._views: list[View] = []
        self._legal: dict[int, int] = {}
        self._mask = self._mask_of(())
        self._purses: list[int] = []

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.observer.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What observations look like, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every move of this set-up by its number, the same for all."""
        return self.action_spaces[agent]

    # ------------------------------------------------------------ play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Shuffle and deal. The same seed gives the same game, and the same games after it."""
        if seed is not None:
            if not is_whole(seed, 0, 2 ** (8 * SEED_BYTES) - 1):
                raise BadInput(f"A seed is a whole number from 0 on, not {shown(seed)}.")
            self._lots = Lots(int(seed).to_bytes(SEED_BYTES, "big"), "environment")
        self._state = state = State.before(self.rules, self._lots.seed())
        # A short game is the last rounds of a long one, so that it ends, is won and is shown like any other.
        begin_game(state, first_round=ROUNDS - self.rounds + 1)
        self._views = [View(state.table, seat, own) for seat, own in enumerate(state.privates)]
        self._purses = purses(state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent that is asked; go on until an agent is asked again."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = None if action is None else self._legal.get(int(action))
        if move is None:
            raise BadInput(
                f"Action {shown(action)} is not legal for {agent} now: "
                "take one where observation['action_mask'] is 1."
            )
        self._cumulative_rewards[agent] = 0.0
        state = self._state
        happened: list[RawFact] = []
        state.journal = happened
        play(state, self._seat[agent], move)
        state.journal = None
        rewards = self._reward(state, self._purses, happened)
        self._purses = purses(state)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Find out who is asked and what is legal, or that all is over."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._legal = {}
        state = self._state
        if state.table.winners:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        seat = next_asked(state)
        own = state.privates[seat]
        assert own is not None
        legal = legal_moves(state.table, seat, own)
        self.agent_selection = self.possible_agents[seat]
        try:
            numbers = self.actions.numbers(state.table, seat, own, legal)
        except OutsideWindowError:
            if not self._truncates:
                raise
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self._legal = dict(zip(numbers, legal, strict=True))
        self._mask = self._mask_of(numbers)
        self.infos[self.agent_selection]["action_mask"] = self._mask

    def _mask_of(self, numbers: Iterable[int]) -> Numbers:
        mask = bytearray(self.actions.size)
        for number in numbers:
            mask[number] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def observe(self, agent: str) -> dict[str, Numbers]:
        """What an agent knows now, and, if it is the one that is asked, which actions are legal."""
        asked = bool(self._legal) and agent == self.agent_selection
        return {
            "observation": self.observer.observe(self._views[self._seat[agent]]),
            "action_mask": self._mask if asked else self._mask_of(()),
        }

    def legal_actions(self) -> list[int]:
        """The legal actions of the agent that is asked, in the order of the rules."""
        return list(self._legal)

    def legal_moves(self) -> list[int]:
        """The same as moves of the rules' own: what a bot chooses among."""
        return list(self._legal.values())

    def legal_commands(self) -> dict[int, Command]:
        """The legal actions of the agent that is asked, each with the command it stands for."""
        grid = self._state.table.maze.grid
        return {action: command_of(move, grid) for action, move in self._legal.items()}

    def view(self, agent: str) -> View:
        """What an agent's seat knows, as the rules have it: for bots."""
        return self._views[self._seat[agent]]

    def action_of(self, move: int) -> int:
        """The action of a legal move of the agent that is asked."""
        return next(action for action, legal in self._legal.items() if legal == move)

    # ------------------------------------------------------------ drawing

    def render(self) -> str | None:
        """The table as an onlooker sees it: as text, or printed if the mode is ``human``."""
        if self.render_mode is None:
            raise BadInput(f"Say how to draw when you make the environment: render_mode={RENDER_MODES[0]!r}.")
        text = draw(View(self._state.table, None, None))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def _set_up_from(set_up: SetUp | None, options: dict[str, Any]) -> SetUp:
    if set_up is None:
        return SetUp(**{"players": DEFAULT_PLAYERS, **options})
    if options:
        raise BadInput(f"A set-up is given already; put {', '.join(sorted(options))} into it.")
    return set_up


def _one_of(what: str, name: str, names: tuple[str, ...]) -> str:
    if name not in names:
        raise no_such(what, name, names)
    return name
