"""Random play that reaches goals and chests.

Uniformly random legal moves almost never reach a goal or a chest. So most games here follow a play
style: probabilities of digging, passing, vetoing and so on. One number, the play seed, determines the
style and all other choices.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from pyrite.game import (
    Command,
    DiscardTwo,
    Free,
    Game,
    LayTunnel,
    Pass,
    Refusal,
    Repair,
    Rockfall,
    SetUp,
)
from pyrite.game.cells import SPECIAL_CELL
from pyrite.game.modules.chests.state import chests_at
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.special_card import SpecialCard
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.veto.commands import Veto
from pyrite.game.table import NOBODY
from tests import oracle

Cell = tuple[int, int]

STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FAR_OFF: Final = 1000


@dataclass(frozen=True)
class PlayStyle:
    """Probabilities of ways to play, tried in this order; otherwise a random kind of command is chosen."""

    remove_tunnels: float = 0.0
    """Remove a tunnel."""
    use_tolls: float = 0.1
    """Place a toll dwarf, or ask another seat to pay a toll."""
    surround_goals: float = 0.0
    """Lay tunnels around the goals, so that a turned-over goal has several neighbours."""
    dig: float = 0.0
    """Lay the tunnel that leads nearest to a goal or a chest, or repair a tool to be able to."""
    pass_turn: float = 0.0
    """Pass."""
    veto: float = 0.2
    """Play a veto."""
    explore: float = 0.5
    """Dig towards chests, the wardrobe or the party instead of goals."""


PLAY_STYLES: Final = (
    PlayStyle(dig=0.97, explore=0.1),
    PlayStyle(dig=0.97, explore=0.9),
    PlayStyle(dig=0.97, surround_goals=0.5),
    PlayStyle(dig=0.9, surround_goals=0.7, remove_tunnels=0.5),
    PlayStyle(dig=0.8, remove_tunnels=0.2, veto=1.0),
    PlayStyle(dig=0.8, use_tolls=0.6, veto=0.05),
    PlayStyle(dig=0.5, veto=0.5),
    PlayStyle(dig=0.8, pass_turn=0.8),
    PlayStyle(pass_turn=0.9),
    PlayStyle(),
)


class Driver:
    """Chooses commands for every seat of a game; the same play seed makes the same choices."""

    def __init__(self, play_seed: int) -> None:
        self.random = Random(play_seed)
        self.style = self.random.choice(PLAY_STYLES)
        self.round = 0
        self.target: Cell = (8, 0)

    def choose(self, game: Game) -> tuple[int, Command]:
        """A seat that is asked, and a legal command for it."""
        seat = self.random.choice(game.asked_seats)
        commands = game.legal(seat)
        if game.question == "veto":
            vetoes = [each for each in commands if isinstance(each, Veto)]
            wanted = vetoes if self.random.random() < self.style.veto else []
            return seat, (wanted or commands)[-1]
        if game.question in ("turn", "tunnel"):
            return seat, self._turn(game, commands)
        if game.question == "toll" and len(commands) > 1:
            return seat, AnswerToll(self.random.random() < 0.7)
        return seat, self.random.choice(commands)

    def _turn(self, game: Game, commands: list[Command]) -> Command:
        table = game.state.table
        if table.round != self.round:
            self.round = table.round
            self._choose_target(game)
        for probability, commands_for in (
            (self.style.remove_tunnels, self._rockfalls),
            (self.style.use_tolls, self._tolls),
            (self.style.surround_goals, self._tunnels_at_goals),
            (self.style.dig, self._tunnels_to_target),
            (self.style.pass_turn, self._passes),
        ):
            if self.random.random() < probability:
                found = commands_for(game, commands)
                if found:
                    return self.random.choice(found)
        kind = self.random.choice(sorted({type(each).__name__ for each in commands}))
        return self.random.choice([each for each in commands if type(each).__name__ == kind])

    # ------------------------------------------------------------ commands for each part of a style

    def _rockfalls(self, game: Game, commands: list[Command]) -> list[Command]:
        return [each for each in commands if isinstance(each, Rockfall)]

    def _tolls(self, game: Game, commands: list[Command]) -> list[Command]:
        asking: list[Command] = [each for each in commands if isinstance(each, AskToll)]
        return asking or [each for each in commands if isinstance(each, StandDwarf)]

    def _passes(self, game: Game, commands: list[Command]) -> list[Command]:
        return [each for each in commands if isinstance(each, Pass)]

    def _tunnels_at_goals(self, game: Game, commands: list[Command]) -> list[Command]:
        hidden = hidden_goals(game) + hidden_chests(game)
        return [
            each
            for each in commands
            if isinstance(each, LayTunnel)
            and any(abs(each.cell[0] - x) + abs(each.cell[1] - y) == 1 for x, y in hidden)
        ]

    def _tunnels_to_target(self, game: Game, commands: list[Command]) -> list[Command]:
        """The tunnel that leads nearest to a target of this round, or the second nearest, or a repair."""
        helpers: list[Command] = [each for each in commands if isinstance(each, CallSpecialist | Detour)]
        if helpers and self.random.random() < 0.4:
            return helpers
        targets = self._targets(game)
        table = game.state.table
        goals = [cell for goal, cell in enumerate(table.goal_cells) if table.goal_faces[goal]]
        face_up = {(0, 0), *(table.maze.grid.at(cell) for cell in (*table.maze.tunnels, *goals))}
        missing = {each: nearest(each, targets, face_up) for each in commands if isinstance(each, LayTunnel)}
        ranks = sorted(set(missing.values()) - {FAR_OFF})
        if not ranks:
            repairs: list[Command] = [each for each in commands if isinstance(each, Repair | Free | DiscardTwo)]
            return repairs or self._passes(game, commands)[-1:]
        rank = ranks[1] if len(ranks) > 1 and self.random.random() < 0.1 else ranks[0]
        return [each for each, steps in missing.items() if steps == rank]

    # ------------------------------------------------------------ where to dig

    def _choose_target(self, game: Game) -> None:
        """Choose a target: a chest, the special card, a goal, or a cell between goals to reach two at once."""
        nearby = hidden_chests(game) + unused_special(game)
        if nearby and self.random.random() < self.style.explore:
            self.target = self.random.choice(nearby)
            return
        rows = [y for _, y in hidden_goals(game)] or [0]
        row = self.random.randint(min(rows), max(rows))
        self.target = (self.random.choice((8, 8, 8, 9)), row)

    def _targets(self, game: Game) -> list[Cell]:
        """The targets of this round: the chosen one until a card is there, then another."""
        wanted = hidden_goals(game) + hidden_chests(game) + unused_special(game)
        grid = game.state.table.maze.grid
        if self.target not in wanted and game.state.table.maze.piece[grid.cell(*self.target)]:
            self._choose_target(game)
            if self.target not in wanted:
                return hidden_goals(game) or [self.target]
        return [self.target]


def hidden_goals(game: Game) -> list[Cell]:
    table = game.state.table
    return [table.maze.grid.at(cell) for goal, cell in enumerate(table.goal_cells) if not table.goal_faces[goal]]


def hidden_chests(game: Game) -> list[Cell]:
    table = game.state.table
    chests = chests_at(table)
    hidden = [cell for chest, cell in enumerate(chests.chest_cells) if not chests.chest_tunnels[chest]]
    return [table.maze.grid.at(cell) for cell in hidden if cell != NOBODY]


def unused_special(game: Game) -> list[Cell]:
    special = game.state.table.find(SpecialCard)
    return [SPECIAL_CELL] if special is not None and not special.special_used else []


@cache
def ways_out(tunnel: str) -> tuple[str, ...]:
    """The sides through which a path can leave a tunnel."""
    return tuple(side for part in oracle.parse(tunnel) if not part.stub for side in part.sides)


def nearest(tunnel: LayTunnel, targets: list[Cell], face_up: set[Cell]) -> int:
    """The distance from an opening of the tunnel to the nearest target; FAR_OFF for a dead end."""
    if tunnel.cell in targets:
        return -1
    x, y = tunnel.cell
    ends = [(x + STEPS[side][0], y + STEPS[side][1]) for side in ways_out(tunnel.tunnel)]
    open_ends = [end for end in ends if end not in face_up or end in targets]
    return min(
        (abs(x - across) + abs(y - down) for x, y in open_ends for across, down in targets), default=FAR_OFF
    )


def begun(set_up: SetUp, play_seed: int) -> Game:
    """A new game; for one seed in four, some players contribute to the shuffle (INFO-6)."""
    random = Random(f"contributions {play_seed}")
    givers = range(set_up.players) if set_up.seed[-2] >= 0xC0 else ()
    words = {seat: f"{random.random()}" for seat in givers if random.random() < 0.5}
    return Game.begin(set_up, contributions=words)


def played(set_up: SetUp, play_seed: int) -> Iterator[Game]:
    """Play a game and yield it before each decision and once more when it is over."""
    game = begun(set_up, play_seed)
    driver = Driver(play_seed)
    while not game.over:
        yield game
        submit(game, *driver.choose(game))
    yield game


def played_on(game: Game, play_seed: int, steps: int) -> Iterator[Game]:
    """Play a game that has begun and yield it before each decision, at most ``steps`` times, and at its end."""
    driver = Driver(play_seed)
    for _ in range(steps):
        yield game
        if game.over:
            return
        submit(game, *driver.choose(game))


def sampled_states(set_up: SetUp, play_seed: int, every: int) -> Iterator[Game]:
    """Play a game and yield it at one turn in ``every``, fewer vetoes, all rarer questions, and the end."""
    for number, game in enumerate(played(set_up, play_seed)):
        step = {"turn": every, "veto": every * set_up.players, "gold": 3}.get(game.question, 1)
        if number % step == play_seed % step:
            yield game


def submit(game: Game, seat: int, command: Command) -> None:
    """Submit a legal command."""
    result = game.submit(seat, command)
    assert not isinstance(result, Refusal), f"{command} is listed as legal but refused: {result}"


def play_to_end(set_up: SetUp, play_seed: int) -> Game:
    """A game played to its end."""
    game = begun(set_up, play_seed)
    for each in played(set_up, play_seed):
        game = each
    return game
