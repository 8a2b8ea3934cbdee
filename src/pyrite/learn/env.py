"""The game as a PettingZoo environment (AEC): the rules decide which agent acts next."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from pyrite.game import BadInput, Command, SetUp
from pyrite.game.commands import command_of
from pyrite.game.setup import ROUNDS
from pyrite.game.state import View
from pyrite.game.table import NOBODY
from pyrite.learn.env_config import EnvConfig, checked_choice, seed_source
from pyrite.learn.layout import LAYOUT_VERSION
from pyrite.learn.mask_arrays import MaskArrays
from pyrite.learn.observation.observer import Observer
from pyrite.learn.observation.planes import Boards, Numbers
from pyrite.learn.rendering import draw
from pyrite.learn.session import Session

RENDER_MODES: Final = ("ansi", "human")


class SaboteurEnv(AECEnv[str, dict[str, Numbers], int]):
    """Saboteur for learning agents, one in each seat.

    An agent observes what its seat may know, with an action mask, and chooses the number of a legal action. The
    rules ask several seats at once for a veto: they are asked in the order of their seats, and no answer is
    visible to others before the rules reveal it (WC-19b).
    """

    metadata: Final = {
        "name": "pyrite_saboteur_v0",
        "layout_version": LAYOUT_VERSION,
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
        config = EnvConfig(set_up, reward, rounds, window, outside, options)
        self.rules: Final = config.rules
        self.rounds: Final = config.rounds
        self.actions: Final = config.actions
        self.observer: Final = Observer(config.rules, config.actions, config.encoder)
        self.render_mode = (
            None if render_mode is None else checked_choice("render mode", render_mode, RENDER_MODES)
        )
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._config = config
        self._masks = MaskArrays(self.actions.size)
        self._session = self._new_session(None)

    def _new_session(self, seed: int | None) -> Session:
        session = Session(self._config, seed_source(seed))
        session.legal = self._masks.advance()
        return session

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.observer.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of observations, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of actions, the same for all agents."""
        return self.action_spaces[agent]

    # ------------------------------------------------------------ play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Shuffle and deal. The same seed gives the same game, and the same games after it."""
        if seed is not None:
            self._session = self._new_session(seed)
        else:
            self._session.legal = self._masks.advance()
        self._session.start_game()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._select_agent()

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent and select the next one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session = self._session
        move = session.move_of(None if action is None else int(action))
        had_rewards = session.rewards is not None
        self.infos[agent] = {}
        session.play_move(move, self._masks.advance())
        self._cumulative_rewards[agent] = 0.0
        if had_rewards or session.rewards is not None:
            self._set_rewards(session.rewards)
        self._select_agent()
        if self.render_mode == "human":
            self.render()

    def _set_rewards(self, rewards: list[float] | None) -> None:
        if rewards is None:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        else:
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self._accumulate_rewards()

    def _select_agent(self) -> None:
        """Select the agent that must act and set its action mask, or end the game."""
        session = self._session
        if session.seat == NOBODY:
            if session.left_window:
                self.truncations = dict.fromkeys(self.agents, True)
            else:
                self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = agent = self.possible_agents[session.seat]
        self.infos[agent] = {"action_mask": self._masks.current.array}

    def _empty_mask(self) -> Numbers:
        return np.zeros(self.actions.size, np.int8)

    def observe(self, agent: str) -> dict[str, Numbers]:
        """The observation of an agent, and its action mask, which is empty unless the agent is selected."""
        seat, session = self._seat[agent], self._session
        return {
            "observation": np.frombuffer(session.observe(seat), np.uint8),
            "action_mask": self._masks.current.array if seat == session.seat else self._empty_mask(),
        }

    def legal_actions(self) -> list[int]:
        """The legal actions of the selected agent, in the order of the legal moves."""
        return self._session.actions

    def sample_action(self, rng: Random | np.random.Generator) -> int:
        """A legal action of the selected agent, each with the same probability; no mask is searched."""
        legal = self._session.legal
        if not legal.count:
            raise BadInput("No action is legal now: call reset() first.")
        return legal.at(int(rng.random() * legal.count))

    def legal_moves(self) -> Sequence[int]:
        """The legal moves of the selected agent, for bots."""
        return self._session.moves[:]

    def legal_commands(self) -> dict[int, Command]:
        """The legal actions of the selected agent, each with its command."""
        session = self._session
        grid = session.state.table.maze.grid
        return {
            action: command_of(move, grid) for action, move in zip(session.actions, session.moves, strict=True)
        }

    def boards(self) -> Boards:
        """The maze in the window as live arrays: pieces, reached openings, sides met by them.

        The arrays are not copies: they change with the game. Copy what you keep, and do not write to them.
        """
        return self.observer.boards(self._session.state.table.maze)

    def view(self, agent: str) -> View:
        """The view of an agent's seat, for bots."""
        return self._session.view(self._seat[agent])

    def action_of(self, move: int) -> int:
        """The action of a legal move of the selected agent."""
        return self._session.actions[self._session.moves.index(move)]

    # ------------------------------------------------------------ rendering

    def render(self) -> str | None:
        """The table as a spectator sees it: returned as text, or printed if the mode is ``human``."""
        if self.render_mode is None:
            raise BadInput(f"Set how to render when you make the environment: render_mode={RENDER_MODES[0]!r}.")
        text = draw(View(self._session.state.table, None, None))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore a copy: its session lists its legal actions in the masks of the copy."""
        self.__dict__.update(state)
        actions = self._session.actions
        self._session.legal = self._masks.current.legal
        self._session.actions = actions

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
