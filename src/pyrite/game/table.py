"""The table: the public part of the state, including the maze."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from pyrite.game.catalogue import GOLD
from pyrite.game.copying import ReduceResult, reduce_to
from pyrite.game.hidden_card_history import Step
from pyrite.game.maze import HIDDEN_GOAL_PIECE, START_PIECE, Maze, grid_for
from pyrite.game.moves import NOTHING
from pyrite.game.part import Part

if TYPE_CHECKING:
    from pyrite.game.rules import Rules

_AnyPart = TypeVar("_AnyPart", bound=Part)

NOBODY: Final = -1
"""The value for "none" in place of a seat, a cell, a card number or a move."""

ONE_TURNED: Final = 1 << 15
"""A bit of ``fresh_goals``: a goal was already turned over in this turn (GOAL-4)."""


TABLE_FIELDS: Final = (
    # the course of the game
    "rules",
    "round",
    "turn",
    "first",
    "to_move",
    "direction",
    "question",
    "asked",
    "choices",
    "out",
    "last_card",
    "last_tunnel",
    "gold_reached",
    "finisher",
    "winners",
    # this turn
    "in_play",
    "drawer",
    "draws",
    "fresh_goals",
    # the maze
    "maze",
    "goal_cells",
    "goal_faces",
    "joined_by",
    "last_laid",
    "parts",
    # seats and piles
    "fronts",
    "hands",
    "deck",
    "discard",
    "looks",
    "inspections",
    "role_changes",
    "roles",
    "left_over",
    "card_history",
    # gold
    "gold_pile",
    "gold_cards",
    "tokens",
    "drafted",
    "shown_gold",
    "gold_history",
)
"""The attributes of `Table`."""
_TABLE_SLOTS: Final = tuple([name for name in TABLE_FIELDS if name != "parts"])


class HasParts:
    """Has a part of each module in play that declares one."""

    __slots__ = ("parts",)
    parts: tuple[Part, ...]

    def find(self, kind: type[_AnyPart]) -> _AnyPart | None:
        """The part of a module; None if it is not played."""
        parts: tuple[object, ...] = self.parts  # compiled code checks the class of each, but not of objects
        for each in parts:
            if type(each) is kind:
                return each
        return None

    def part(self, kind: type[_AnyPart]) -> _AnyPart:
        """The part of a module that is played."""
        found = self.find(kind)
        assert found is not None
        return found

    def put(self, part: Part) -> None:
        """Put a part in the place of the previous one."""
        kind, place = type(part), 0
        while type(self.parts[place]) is not kind:
            place += 1
        self.put_at(place, part)

    def put_at(self, place: int, part: Part) -> None:
        """The same if its place is known."""
        parts = list(self.parts)
        parts[place] = part
        self.parts = tuple(parts)

    def clear_turn(self) -> None:
        """Clear what lasts one turn."""
        self.parts = tuple([each.after_turn() for each in self.parts])


class Table(HasParts):
    """What everyone at the table sees (INFO-1)."""

    __slots__ = (*_TABLE_SLOTS, "keeps_history", "parts_at_turn")

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        seats = rules.players
        self.round: int = 0
        self.turn: int = 0
        """Turns taken in this round, the present one included."""
        self.first: int = NOBODY
        self.to_move: int = NOBODY
        """The seat whose turn it is; after the round, whose turn was last."""
        self.direction: int = 1
        """1 while play runs clockwise, -1 while it runs the other way."""
        self.question: int = NOTHING
        self.asked: int = NOBODY
        """The seat that is asked; NOBODY if no seat is asked or several are at once (WC-19b)."""
        self.choices: tuple[int, ...] = ()
        """The choices of the question, if it lists any; for a veto, the seats that are asked."""
        self.out: int = 0
        """Seats that are out of the round, a bit each: they held no card when their turn came (TURN-3)."""
        self.last_card: int = NOBODY
        self.last_tunnel: int = NOBODY
        self.gold_reached: bool = False
        self.finisher: int = NOBODY
        """Who joined the gold (GOAL-6)."""
        self.winners: tuple[int, ...] = ()

        self.in_play: int = NOBODY
        """The move that is being played, until its card is laid, put in front of a player or discarded."""
        self.drawer: int = NOBODY
        """The seat that draws ``draws`` cards at the end of this turn."""
        self.draws: int = 0
        self.fresh_goals: int = 0
        """Goals that were newly joined in this turn, a bit each; for editions with one goal a turn (GOAL-4)."""

        self.maze: Maze = Maze(grid_for(rules.reach_of_deck), must_join=rules.must_join)
        self.goal_cells: list[int] = []
        self.goal_faces: bytearray = bytearray()
        """Goals that were turned over, by their kind; 0 while face down."""
        self.joined_by: list[int] = []
        """For each face-down goal: the seat that first joined it in this round, even if cut off since (GOAL-4)."""
        self.last_laid: int = NOBODY
        """The cell of the tunnel laid last, while it is still there (WC-23)."""
        self.parts = rules.parts
        self.parts_at_turn: tuple[Part, ...] = rules.parts
        """The same when the turn began: while nothing has changed, nothing has to be cleared."""

        self.fronts: bytearray = bytearray(seats)
        """Cards in front of each seat, a bit each."""
        self.hands: bytearray = bytearray(seats)
        self.deck: int = 0
        self.discard: bytearray = bytearray()
        """The discard pile from the bottom up; 0 for a card that not everyone has seen (TURN-4)."""
        self.looks: tuple[tuple[int, int, int], ...] = ()
        """Who looked at which goal (chests are numbered from 16) in which turn."""
        self.inspections: tuple[tuple[int, int, int, int], ...] = ()
        """Who looked at whose role in which turn, and after how many role changes of that seat (S2-15)."""
        self.role_changes: tuple[tuple[int, int], ...] = ()
        """Who changed roles in which turn; what others knew of the role before is outdated."""
        self.roles: bytes = b""
        """All roles, once the round has ended (END-2)."""
        self.left_over: bytes = b""
        self.card_history: list[Step] = []
        """How hidden cards moved in this round (`pyrite.game.hidden_card_history`)."""
        self.keeps_history: bool = True
        """Whether the histories of hidden cards are kept; a rollout does not need them, but no world can be
        imagined from its states."""

        self.gold_pile: int = 0
        self.gold_cards: bytearray = bytearray(seats)
        self.tokens: list[int] = [0] * seats
        self.drafted: int = 0
        """Drawn gold cards that are not yet taken (PAY-2)."""
        self.shown_gold: tuple[bytes, ...] = ()
        """The gold cards of all seats, once the game has ended (PAY-5)."""
        self.gold_history: tuple[Step, ...] = ()
        """How gold cards moved in this game (`pyrite.game.hidden_card_history`)."""

    def clone(self) -> Table:
        """An independent copy."""
        copy = Table.__new__(Table)
        copy.rules = self.rules
        copy.round = self.round
        copy.turn = self.turn
        copy.first = self.first
        copy.to_move = self.to_move
        copy.direction = self.direction
        copy.question = self.question
        copy.asked = self.asked
        copy.choices = self.choices
        copy.out = self.out
        copy.last_card = self.last_card
        copy.last_tunnel = self.last_tunnel
        copy.gold_reached = self.gold_reached
        copy.finisher = self.finisher
        copy.winners = self.winners
        copy.in_play = self.in_play
        copy.drawer = self.drawer
        copy.draws = self.draws
        copy.fresh_goals = self.fresh_goals
        copy.maze = self.maze.clone()
        copy.goal_cells = self.goal_cells.copy()
        copy.goal_faces = self.goal_faces.copy()
        copy.joined_by = self.joined_by.copy()
        copy.last_laid = self.last_laid
        copy.parts = self.parts
        copy.parts_at_turn = self.parts_at_turn
        copy.fronts = self.fronts.copy()
        copy.hands = self.hands.copy()
        copy.deck = self.deck
        copy.discard = self.discard.copy()
        copy.looks = self.looks
        copy.inspections = self.inspections
        copy.role_changes = self.role_changes
        copy.roles = self.roles
        copy.left_over = self.left_over
        copy.card_history = self.card_history.copy()
        copy.keeps_history = self.keeps_history
        copy.gold_pile = self.gold_pile
        copy.gold_cards = self.gold_cards.copy()
        copy.tokens = self.tokens.copy()
        copy.drafted = self.drafted
        copy.shown_gold = self.shown_gold
        copy.gold_history = self.gold_history
        return copy

    def lay_out(self, chest_cells: tuple[tuple[int, int], ...] = ()) -> None:
        """Set the table up for a new round: the start, face-down goals, cards of modules (SET-5)."""
        rules = self.rules
        grid = self.maze.grid
        self.maze.clear()
        self.maze.put(grid.start, START_PIECE)
        if rules.special:
            self.maze.put(grid.special, rules.special * 2)
        self.goal_cells = [grid.cell(x, y) for x, y in rules.goal_cells]
        for cell in self.goal_cells:
            self.maze.hide(cell, HIDDEN_GOAL_PIECE)
        self.goal_faces = bytearray(len(self.goal_cells))
        self.joined_by = [NOBODY] * len(self.goal_cells)
        self.last_laid = NOBODY
        self.gold_reached = False
        self.parts = rules.parts
        self.fronts = bytearray(rules.players)
        self.discard = bytearray()
        self.looks = self.inspections = self.role_changes = ()
        self.roles = self.left_over = b""
        self.direction = 1
        self.turn = self.out = 0
        self.last_card = self.last_tunnel = self.finisher = NOBODY
        self.question, self.asked, self.choices = NOTHING, NOBODY, ()
        self.begin_turn()
        for hook in rules.on_round_begun:
            hook(self, chest_cells)

    def begin_turn(self) -> None:
        """Clear the state of the previous turn."""
        self.drawer = self.in_play = NOBODY
        self.draws = 0
        self.fresh_goals = 0
        if self.parts is not self.parts_at_turn:
            self.clear_turn()
            self.parts_at_turn = self.parts

    def clear_turn(self) -> None:
        """Clear what lasts one turn, in the parts that have changed since the turn began."""
        before = self.parts_at_turn
        for place in range(len(before)):
            part = self.parts[place]
            if part is not before[place]:
                self.put_at(place, part.after_turn())

    def card_cells(self) -> list[int]:
        """The cells of all cards in the maze, face up or face down, in order."""
        grid, piece = self.maze.grid, self.maze.piece
        cells = {grid.start, *self.goal_cells, *self.maze.tunnels}
        for cards in self.rules.turned_over:
            cells.update(cards.cells(self))
        if self.rules.special:
            cells.add(grid.special)
        return sorted(cell for cell in cells if piece[cell])

    def next_to_move(self) -> int:
        """The seat with the next turn: the next in the round that holds cards, or NOBODY (TURN-3, END-1)."""
        players, hands, out = self.rules.players, self.hands, self.out
        seat = (self.to_move + self.direction) % players
        if hands[seat] and not out >> seat & 1:
            return seat  # the usual case
        for _ in range(players - 1):
            seat = (seat + self.direction) % players
            if hands[seat] and not out >> seat & 1:
                return seat
        return NOBODY

    def passed_over(self, seat: int) -> int:
        """The seats between the one that had the last turn and this one, a bit each."""
        players, each, found = self.rules.players, (self.to_move + self.direction) % self.rules.players, 0
        while each != seat:
            found |= 1 << each
            each = (each + self.direction) % players
        return found

    def is_out(self, seat: int) -> bool:
        """Whether a seat is out of the round (TURN-3)."""
        return bool(self.out >> seat & 1)

    def changes_of(self, seat: int) -> int:
        """How often a seat has changed roles this round; looks before its last change are outdated."""
        return sum(1 for changed, _ in self.role_changes if changed == seat)

    def gold_is_at(self, goal: int) -> bool:
        """Whether a goal is turned over and is the gold."""
        return self.goal_faces[goal] == GOLD

    def __reduce__(self) -> ReduceResult:
        return reduce_to(Table, (self.rules,), self, (*TABLE_FIELDS, "keeps_history"))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table) or self.rules.set_up != other.rules.set_up:
            return False
        return all(getattr(self, name) == getattr(other, name) for name in TABLE_FIELDS if name != "rules")

    __hash__ = None  # type: ignore[assignment]  # a table changes
