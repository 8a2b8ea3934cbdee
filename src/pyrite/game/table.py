"""The state of a game, split by who may look at it.

`Table` lies open to all, each `Private` to one seat, `Sealed` to nobody yet. A viewer's
`View` holds the table and at most one private part: what may not be known is not there.
"""

from __future__ import annotations

from typing import Any, Final

from pyrite.game.catalogue import GOLD, UNKNOWN_ROLE
from pyrite.game.maze import HIDDEN_GOAL_PIECE, START_PIECE, Maze, grid_for
from pyrite.game.moves import NOTHING
from pyrite.game.setup import Rules

NOBODY: Final = -1
"""In place of a seat: no one."""


class Table:
    """What everyone at the table sees (INFO-1)."""

    __slots__ = (
        "asked",
        "choices",
        "deck",
        "direction",
        "discard",
        "drafted",
        "finisher",
        "first",
        "fronts",
        "goal_cells",
        "goal_faces",
        "gold_cards",
        "gold_pile",
        "gold_reached",
        "hands",
        "in_play",
        "inspections",
        "joined_by",
        "last_card",
        "last_tunnel",
        "left_over",
        "looks",
        "maze",
        "passes",
        "question",
        "role_changes",
        "roles",
        "round",
        "rules",
        "shown_gold",
        "thefts",
        "to_move",
        "tokens",
        "turn",
        "winners",
    )

    def __init__(self, rules: Rules) -> None:
        seats = rules.players
        self.rules: Rules = rules
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
        self.choices: tuple[int, ...] = ()
        """What may be chosen, where the question itself tells: goals, or the one goal that is being laid."""
        self.in_play: int = NOBODY
        """The move that was announced and has not yet run its course."""
        self.maze: Maze = Maze(grid_for(rules.reach_of_deck), must_join=rules.must_join)
        self.goal_cells: list[int] = []
        self.goal_faces: bytearray = bytearray()
        """Goals that were turned over, by their kind; 0 while face down."""
        self.joined_by: list[int] = []
        """For each goal that is joined but still face down: who joined it (GOAL-4)."""
        self.fronts: bytearray = bytearray(seats)
        """Cards in front of each seat, a bit each."""
        self.hands: bytearray = bytearray(seats)
        self.deck: int = 0
        self.discard: bytearray = bytearray()
        """The discard pile from the bottom up, 0 for what went there face down (TURN-4)."""
        self.looks: list[tuple[int, int, int]] = []
        """Who looked at which goal in which turn."""
        self.inspections: list[tuple[int, int, int]] = []
        """Who looked at whose role in which turn (S2-15)."""
        self.role_changes: list[tuple[int, int]] = []
        """Who got another role in which turn: what was known of it before is history."""
        self.thefts: list[int] = []
        """Seats with a theft in front, in the order they were played (S2-27)."""
        self.passes: int = 0
        """Passes in a row with the deck empty (END-1)."""
        self.last_card: int = NOBODY
        self.last_tunnel: int = NOBODY
        self.gold_pile: int = 0
        self.gold_cards: bytearray = bytearray(seats)
        self.tokens: list[int] = [0] * seats
        self.drafted: int = 0
        """Gold cards going round and not yet taken (PAY-2)."""
        self.gold_reached: bool = False
        self.finisher: int = NOBODY
        """Who joined the gold (GOAL-6)."""
        self.roles: bytes = b""
        """All roles, once the round has ended (END-2)."""
        self.left_over: bytes = b""
        self.shown_gold: list[bytes] = []
        """The gold cards of all, once the game has ended (PAY-5)."""
        self.winners: tuple[int, ...] = ()

    def clone(self) -> Table:
        """An independent copy."""
        twin = Table.__new__(Table)
        twin.rules = self.rules
        twin.round = self.round
        twin.turn = self.turn
        twin.first = self.first
        twin.to_move = self.to_move
        twin.direction = self.direction
        twin.question = self.question
        twin.asked = self.asked
        twin.choices = self.choices
        twin.in_play = self.in_play
        twin.maze = self.maze.clone()
        twin.goal_cells = self.goal_cells[:]
        twin.goal_faces = self.goal_faces[:]
        twin.joined_by = self.joined_by[:]
        twin.fronts = self.fronts[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck
        twin.discard = self.discard[:]
        twin.looks = self.looks[:]
        twin.inspections = self.inspections[:]
        twin.role_changes = self.role_changes[:]
        twin.thefts = self.thefts[:]
        twin.passes = self.passes
        twin.last_card = self.last_card
        twin.last_tunnel = self.last_tunnel
        twin.gold_pile = self.gold_pile
        twin.gold_cards = self.gold_cards[:]
        twin.tokens = self.tokens[:]
        twin.drafted = self.drafted
        twin.gold_reached = self.gold_reached
        twin.finisher = self.finisher
        twin.roles = self.roles
        twin.left_over = self.left_over
        twin.shown_gold = self.shown_gold[:]
        twin.winners = self.winners
        return twin

    def lay_out(self) -> None:
        """Clear the table for a new round: the start, the goals face down, nothing else (SET-5)."""
        rules = self.rules
        grid = self.maze.grid
        self.maze = Maze(grid, must_join=rules.must_join)
        self.maze.put(grid.cell(0, 0), START_PIECE)
        self.goal_cells = [grid.cell(*place) for place in rules.goal_cells]
        for cell in self.goal_cells:
            self.maze.hide(cell, HIDDEN_GOAL_PIECE)
        self.goal_faces = bytearray(len(self.goal_cells))
        self.joined_by = [NOBODY] * len(self.goal_cells)
        self.fronts = bytearray(rules.players)
        self.discard = bytearray()
        self.looks = []
        self.inspections = []
        self.role_changes = []
        self.thefts = []
        self.direction = 1
        self.turn = self.passes = 0
        self.question, self.asked, self.choices, self.in_play = NOTHING, NOBODY, (), NOBODY
        self.last_card = self.last_tunnel = self.finisher = NOBODY
        self.gold_reached = False
        self.roles = self.left_over = b""

    def gold_is_at(self, goal: int) -> bool:
        """Whether a goal has been turned over and is the treasure."""
        return self.goal_faces[goal] == GOLD

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and _same(self, other, skip="rules")

    __hash__ = None  # type: ignore[assignment]  # a table changes


class Private:
    """What one seat alone knows (INFO-2)."""

    __slots__ = ("discarded", "former", "gold", "hand", "inspections", "looks", "offer", "role")

    def __init__(self) -> None:
        self.role: int = UNKNOWN_ROLE
        self.hand: bytearray = bytearray()
        """The cards in the hand by kind, in rising order."""
        self.gold: bytearray = bytearray()
        """The nuggets on each gold card, in the order they came."""
        self.offer: bytes = b""
        """The gold cards held while choosing one of them (PAY-5)."""
        self.looks: list[tuple[int, int, int]] = []
        """What was seen this round: which goal, its face, in which turn."""
        self.inspections: list[tuple[int, int, int]] = []
        """Roles seen this round: whose, which, in which turn."""
        self.former: list[tuple[int, int]] = []
        """Roles held earlier this round, and the turn in which each was given up."""
        self.discarded: list[int] = []
        """What this seat has discarded face down this round."""

    def clone(self) -> Private:
        """An independent copy."""
        twin = Private.__new__(Private)
        twin.role = self.role
        twin.hand = self.hand[:]
        twin.gold = self.gold[:]
        twin.offer = self.offer
        twin.looks = self.looks[:]
        twin.inspections = self.inspections[:]
        twin.former = self.former[:]
        twin.discarded = self.discarded[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Private) and _same(self, other)

    __hash__ = None  # type: ignore[assignment]  # a hand changes


class Sealed:
    """What nobody knows yet (INFO-3)."""

    __slots__ = ("aside", "deck", "discard", "goals", "gold_pile", "left_over", "seed")

    def __init__(self, seed: bytes) -> None:
        self.seed: bytes = seed
        self.deck: bytearray = bytearray()
        """The deck from the bottom up: the last card is drawn next."""
        self.discard: bytearray = bytearray()
        """The discard pile as it really lies, from the bottom up."""
        self.goals: bytes = b""
        self.left_over: bytes = b""
        """The role cards that nobody holds, from the bottom up: the card left over, or the stack (S2-2)."""
        self.aside: bytes = b""
        """The cards put aside for the round (S2-1)."""
        self.gold_pile: bytearray = bytearray()
        """The gold cards from the bottom up."""

    def clone(self) -> Sealed:
        """An independent copy."""
        twin = Sealed.__new__(Sealed)
        twin.seed = self.seed
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.goals = self.goals
        twin.left_over = self.left_over
        twin.aside = self.aside
        twin.gold_pile = self.gold_pile[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealed) and _same(self, other)

    __hash__ = None  # type: ignore[assignment]  # a deck changes


RawFact = tuple[Any, ...]
"""A fact inside the core: its number, then its fields (`pyrite.game.facts`)."""


class State:
    """A game with all its secrets, or, as a `View`, with those of one viewer only."""

    __slots__ = ("journal", "privates", "sealed", "table")

    def __init__(self, table: Table, privates: list[Private | None], sealed: Sealed | None) -> None:
        self.table: Table = table
        self.privates: list[Private | None] = privates
        self.sealed: Sealed | None = sealed
        self.journal: list[RawFact] | None = None
        """Where facts are noted as they happen; None when nobody keeps a record."""

    @classmethod
    def before(cls, rules: Rules, seed: bytes) -> State:
        """The state before the first fact."""
        privates: list[Private | None] = [Private() for _ in range(rules.players)]
        return cls(Table(rules), privates, Sealed(seed))

    def clone(self) -> State:
        """An independent copy that keeps no record."""
        privates = [own.clone() if own is not None else None for own in self.privates]
        return State(self.table.clone(), privates, self.sealed.clone() if self.sealed is not None else None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and _same(self, other, skip="journal")

    __hash__ = None  # type: ignore[assignment]  # a state changes


class View(State):
    """What one viewer knows: a seat, or an onlooker (``seat`` None), who knows only the table."""

    __slots__ = ("seat",)

    def __init__(self, table: Table, seat: int | None, own: Private | None) -> None:
        privates: list[Private | None] = [None] * table.rules.players
        if seat is not None:
            privates[seat] = own
        super().__init__(table, privates, None)
        self.seat: int | None = seat

    @classmethod
    def of(cls, state: State, seat: int | None) -> View:
        """What ``seat`` knows of a game, as a copy that does not change when the game goes on."""
        if seat is None:
            return cls(state.table.clone(), None, None)
        own = state.privates[seat]
        return cls(state.table.clone(), seat, own.clone() if own is not None else None)

    @classmethod
    def blank(cls, rules: Rules, seat: int | None) -> View:
        """What a viewer knows before the first fact."""
        return cls(Table(rules), seat, None if seat is None else Private())

    @property
    def own(self) -> Private | None:
        """The private part of this viewer, if it has a seat."""
        return None if self.seat is None else self.privates[self.seat]


def _same(one: object, other: object, skip: str = "") -> bool:
    names = [name for base in type(one).__mro__ for name in getattr(base, "__slots__", ()) if name != skip]
    return all(getattr(one, name) == getattr(other, name) for name in names)
