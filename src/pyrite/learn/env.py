"""The game as a PettingZoo environment: seats act one after another, whenever the rules ask them (AEC)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from pyrite.game import BadInput, Command, SetUp
from pyrite.game.commands import command_of
from pyrite.game.setup import ROUNDS
from pyrite.game.state import View
from pyrite.game.table import NOBODY
from pyrite.learn.env_config import Terms, one_of, rng_of
from pyrite.learn.observation.observer import Observer
from pyrite.learn.observation.planes import Boards, Numbers
from pyrite.learn.rendering import draw
from pyrite.learn.session import Playing

RENDER_MODES: Final = ("ansi", "human")


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
        terms = Terms(set_up, reward, rounds, window, outside, options)
        self.rules: Final = terms.rules
        self.rounds: Final = terms.rounds
        self.actions: Final = terms.actions
        self.observer: Final = Observer(terms.rules, terms.actions, terms.sight)
        self.render_mode = None if render_mode is None else one_of("render mode", render_mode, RENDER_MODES)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._terms = terms
        self._game = Playing(terms, rng_of(None))
        self._mask = self._empty_mask()

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
            self._game = Playing(self._terms, rng_of(seed))
        self._game.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent that is asked; go on until an agent is asked again."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        gains_changed = self._game.act(None if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if gains_changed:
            self._give(self._game.gains)
        self.infos[agent] = {}
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _give(self, gains: list[float] | None) -> None:
        if gains is None:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        else:
            self.rewards = dict(zip(self.agents, gains, strict=True))
            self._accumulate_rewards()

    def _ask(self) -> None:
        """Say who is asked and what is legal, or that all is over."""
        game = self._game
        if game.seat == NOBODY:
            if game.left_window:
                self.truncations = dict.fromkeys(self.agents, True)
            else:
                self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self._mask = np.frombuffer(game.mask(), np.int8)
        self.agent_selection = agent = self.possible_agents[game.seat]
        self.infos[agent] = {"action_mask": self._mask}

    def _empty_mask(self) -> Numbers:
        return np.zeros(self.actions.size, np.int8)

    def observe(self, agent: str) -> dict[str, Numbers]:
        """What an agent knows now, and, if it is the one that is asked, which actions are legal."""
        seat, game = self._seat[agent], self._game
        return {
            "observation": np.frombuffer(game.observed(seat), np.uint8),
            "action_mask": self._mask if seat == game.seat else self._empty_mask(),
        }

    def legal_actions(self) -> list[int]:
        """The legal actions of the agent that is asked, in the order of the rules."""
        return self._game.actions[:]

    def legal_moves(self) -> list[int]:
        """The same as moves of the rules' own: what a bot chooses among."""
        return self._game.moves[:]

    def legal_commands(self) -> dict[int, Command]:
        """The legal actions of the agent that is asked, each with the command it stands for."""
        game = self._game
        grid = game.state.table.maze.grid
        return {action: command_of(move, grid) for action, move in zip(game.actions, game.moves, strict=True)}

    def boards(self) -> Boards:
        """The maze in the window, wrapped where it lies: pieces, reached openings, sides met by them.

        Nothing is copied, so the arrays change as the game goes on. Copy what you keep, and do not write.
        """
        return self.observer.boards(self._game.state.table.maze)

    def view(self, agent: str) -> View:
        """What an agent's seat knows, as the rules have it: for bots."""
        return self._game.view(self._seat[agent])

    def action_of(self, move: int) -> int:
        """The action of a legal move of the agent that is asked."""
        return self._game.actions[self._game.moves.index(move)]

    # ------------------------------------------------------------ drawing

    def render(self) -> str | None:
        """The table as an onlooker sees it: as text, or printed if the mode is ``human``."""
        if self.render_mode is None:
            raise BadInput(f"Say how to draw when you make the environment: render_mode={RENDER_MODES[0]!r}.")
        text = draw(View(self._game.state.table, None, None))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
