"""Random play that gets somewhere.

Moves picked evenly from the legal ones nearly never reach a goal. So most games here are dug
towards the goals by players of some temper; how often they dig, pass or do anything else is
settled, like every other choice, by one number.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from pyrite.game import Command, Game, LayTunnel, Pass, Refusal, Repair, Rockfall, SetUp

Cell = tuple[int, int]

STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FAR_OFF: Final = 1000


@dataclass(frozen=True)
class Temper:
    """How likely each way to play is, tried in this order; else any kind of command is as good as another."""

    tear: float = 0.0
    """Take a tunnel away."""
    crowd: float = 0.0
    """Lay tunnels around the goals, so that a goal turned over meets several cards."""
    dig: float = 0.0
    """Lay the tunnel that leads nearest to a goal, or mend a tool so as to dig on."""
    idle: float = 0.0
    """Pass."""


TEMPERS: Final = (
    Temper(dig=0.97),
    Temper(dig=0.97, crowd=0.5),
    Temper(dig=0.9, crowd=0.7, tear=0.5),
    Temper(dig=0.8, tear=0.2),
    Temper(dig=0.5),
    Temper(dig=0.8, idle=0.8),
    Temper(idle=0.9),
    Temper(),
)


class Driver:
    """Chooses commands for every seat of a game; the same number chooses the same."""

    def __init__(self, lot: int) -> None:
        self.random = Random(lot)
        self.temper = self.random.choice(TEMPERS)
        self.round = 0
        self.aim: Cell = (8, 0)

    def choose(self, game: Game) -> Command:
        """A legal command for the seat that is asked."""
        assert game.asked is not None
        table = game.state.table
        if table.round != self.round:
            self.round = table.round
            # A goal, or between two of them, or behind: what is aimed at in between may reach two at once.
            self.aim = (self.random.choice((8, 8, 8, 9)), self.random.randrange(-2, 3))
        commands = game.legal(game.asked)
        for urge, wanted in (
            (self.temper.tear, self._tear),
            (self.temper.crowd, self._crowd),
            (self.temper.dig, self._dig),
            (self.temper.idle, self._idle),
        ):
            if self.random.random() < urge:
                found = wanted(game, commands)
                if found:
                    return self.random.choice(found)
        kind = self.random.choice(sorted({type(each).__name__ for each in commands}))
        return self.random.choice([each for each in commands if type(each).__name__ == kind])

    def _tear(self, game: Game, commands: list[Command]) -> list[Command]:
        return [each for each in commands if isinstance(each, Rockfall)]

    def _idle(self, game: Game, commands: list[Command]) -> list[Command]:
        return [each for each in commands if isinstance(each, Pass)]

    def _crowd(self, game: Game, commands: list[Command]) -> list[Command]:
        hidden = self._hidden_goals(game)
        return [
            each
            for each in commands
            if isinstance(each, LayTunnel)
            and any(abs(each.cell[0] - x) + abs(each.cell[1] - y) == 1 for x, y in hidden)
        ]

    def _dig(self, game: Game, commands: list[Command]) -> list[Command]:
        """The tunnels that lead nearest to where this round digs, or the second nearest, or a repair."""
        targets = self._targets(game)
        table = game.state.table
        face_up = {table.maze.grid.at(cell) for cell in (*table.maze.tunnels, table.maze.grid.cell(0, 0))}
        missing = {each: nearest(each, targets, face_up) for each in commands if isinstance(each, LayTunnel)}
        ranks = sorted(set(missing.values()) - {FAR_OFF})
        if not ranks:
            repairs: list[Command] = [each for each in commands if isinstance(each, Repair)]
            return repairs or self._idle(game, commands)[-1:]
        rank = ranks[1] if len(ranks) > 1 and self.random.random() < 0.1 else ranks[0]
        return [each for each, steps in missing.items() if steps == rank]

    def _targets(self, game: Game) -> list[Cell]:
        """Where this round digs: its aim until a card lies there, then every goal that is still face down."""
        table = game.state.table
        grid = table.maze.grid
        aim = grid.cell(*self.aim)
        if aim in table.goal_cells:
            free = not table.goal_faces[table.goal_cells.index(aim)]
        else:
            free = not table.maze.piece[aim]
        if free:
            return [self.aim]
        return self._hidden_goals(game) or [self.aim]

    def _hidden_goals(self, game: Game) -> list[Cell]:
        table = game.state.table
        return [
            table.maze.grid.at(cell) for goal, cell in enumerate(table.goal_cells) if not table.goal_faces[goal]
        ]


def nearest(tunnel: LayTunnel, targets: list[Cell], face_up: set[Cell]) -> int:
    """How many steps are missing from an opening of the tunnel to a target; a dead end leads nowhere."""
    if "|" in tunnel.tunnel:
        return FAR_OFF
    if tunnel.cell in targets:
        return -1
    x, y = tunnel.cell
    ends = [(x + STEPS[side][0], y + STEPS[side][1]) for side in tunnel.tunnel]
    open_ends = [end for end in ends if end not in face_up]
    return min(
        (abs(x - across) + abs(y - down) for x, y in open_ends for across, down in targets), default=FAR_OFF
    )


def played(set_up: SetUp, lot: int) -> Iterator[Game]:
    """Play a game, stopping at each decision before it is made, and once more when the game is over."""
    game = Game.begin(set_up)
    driver = Driver(lot)
    while game.asked is not None:
        yield game
        submit(game, driver.choose(game))
    yield game


def submit(game: Game, command: Command) -> None:
    """Give a legal command for the seat that is asked."""
    assert game.asked is not None
    result = game.submit(game.asked, command)
    assert not isinstance(result, Refusal), f"{command} is listed as legal but refused: {result}"


def play_out(set_up: SetUp, lot: int) -> Game:
    """A game played to its end."""
    game = Game.begin(set_up)
    for each in played(set_up, lot):
        game = each
    return game
