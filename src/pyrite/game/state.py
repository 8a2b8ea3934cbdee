"""The state of a game, split by who may see it.

Everyone sees the `Table`, one seat each `Private`, nobody the `Sealed` part. The `View` of a
viewer holds the table and at most one private part; it does not contain what the viewer may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pyrite.game.catalogue import UNKNOWN_ROLE
from pyrite.game.copying import ReduceResult, reduce_to
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.part import Part
from pyrite.game.refusal import BadInput, is_whole, shown
from pyrite.game.table import HasParts, Table

if TYPE_CHECKING:
    from pyrite.game.rules import Rules

RawFact = tuple[Any, ...]
"""A fact inside the core: its number, then its fields (`pyrite.game.facts`)."""

PRIVATE_FIELDS: Final = (
    "discarded",
    "forced_pass",
    "former",
    "gold",
    "hand",
    "seen_cards",
    "inspections",
    "lifted",
    "looks",
    "offer",
    "offers",
    "parts",
    "role",
)
"""The attributes of `Private`."""
_PRIVATE_SLOTS: Final = tuple([name for name in PRIVATE_FIELDS if name != "parts"])


class Private(HasParts):
    """What only one seat knows (INFO-2), with its part of the state of each module in play."""

    __slots__ = _PRIVATE_SLOTS

    def __init__(self, parts: tuple[Part, ...] = ()) -> None:
        self.parts = parts
        self.role: int = UNKNOWN_ROLE
        self.hand: bytearray = bytearray()
        """The cards in the hand by kind, in rising order."""
        self.gold: bytearray = bytearray()
        """The nuggets on each gold card, in the order in which the seat got them."""
        self.offer: bytes = b""
        """The gold cards held while choosing one of them (PAY-5)."""
        self.lifted: bytes = b""
        """The cards looked at while choosing one to keep (WC-18, CHEST-5).

        They are always the top cards of the deck or of the discard pile: imagined worlds take them from there.
        A module that shows other cards, such as a hand, keeps them in its own private part."""
        self.forced_pass: bool = False
        """Whether its last pass with an empty deck was forced and no card was played since (END-1).

        Only in editions that count forced passes."""
        self.looks: tuple[tuple[int, int, int], ...] = ()
        """Goals seen this round: which goal, its face, in which turn."""
        self.inspections: tuple[tuple[int, int, int, int], ...] = ()
        """Roles seen this round: whose, which, in which turn, and after how many role changes of that seat."""
        self.former: tuple[tuple[int, int], ...] = ()
        """Roles held earlier this round, and the turn in which each was given up."""
        self.discarded: bytes = b""
        """What this seat has discarded face down this round."""
        self.seen_cards: tuple[bytes, ...] = ()
        """The cards this seat saw in its steps of the card history (`pyrite.game.hidden_card_history`)."""
        self.offers: tuple[bytes, ...] = ()
        """All gold cards that it was offered in this game, offer by offer."""

    def begin_round(self, role: int, hand: bytes, parts: tuple[Part, ...]) -> None:
        """Set the new role and hand, and forget what was seen in the last round."""
        self.role = role
        self.hand = bytearray(hand)
        self.parts = parts
        self.forced_pass = False
        self.looks = self.inspections = self.former = ()
        self.discarded = b""

    def clone(self) -> Private:
        """An independent copy."""
        copy = Private.__new__(Private)
        copy.role = self.role
        copy.hand = self.hand.copy()
        copy.gold = self.gold.copy()
        copy.offer = self.offer
        copy.lifted = self.lifted
        copy.forced_pass = self.forced_pass
        copy.looks = self.looks
        copy.inspections = self.inspections
        copy.former = self.former
        copy.discarded = self.discarded
        copy.seen_cards = self.seen_cards
        copy.offers = self.offers
        copy.parts = self.parts
        return copy

    def __reduce__(self) -> ReduceResult:
        return reduce_to(Private, (), self, PRIVATE_FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Private) and _same(self, other, PRIVATE_FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a hand changes


SEALED_FIELDS: Final = (
    "aside",
    "deck",
    "discard",
    "goals",
    "gold_pile",
    "left_over",
    "parts",
    "seed",
    "shuffle_seed",
)
"""The attributes of `Sealed`."""
_SEALED_SLOTS: Final = tuple([name for name in SEALED_FIELDS if name != "parts"])


class Sealed(HasParts):
    """What nobody knows yet (INFO-3), with its part of the state of each module in play."""

    __slots__ = _SEALED_SLOTS

    def __init__(self, seed: bytes, parts: tuple[Part, ...] = ()) -> None:
        self.parts = parts
        self.seed: bytes = seed
        """The seed that the commitment binds; it is shown after the game (INFO-6)."""
        self.shuffle_seed: bytes = seed
        """The seed with the words of the players hashed in: all random numbers come from it."""
        self.deck: bytearray = bytearray()
        """The deck from the bottom up: the last card is drawn next."""
        self.discard: bytearray = bytearray()
        """The discard pile with all its faces, from the bottom up."""
        self.goals: bytes = b""
        """The goal at each place, then goals put aside (NEWG-1)."""
        self.left_over: bytes = b""
        """The role cards that nobody holds, from the bottom up: the card left over, or the stack (S2-2)."""
        self.aside: bytes = b""
        """The cards put aside for the round (S2-1)."""
        self.gold_pile: bytearray = bytearray()
        """The gold cards from the bottom up."""

    def rng(self, label: str) -> SeededRandom:
        """The random numbers of this game for one purpose."""
        return SeededRandom(self.shuffle_seed, label)

    def clone(self) -> Sealed:
        """An independent copy."""
        copy = Sealed.__new__(Sealed)
        copy.seed = self.seed
        copy.parts = self.parts
        copy.shuffle_seed = self.shuffle_seed
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.goals = self.goals
        copy.left_over = self.left_over
        copy.aside = self.aside
        copy.gold_pile = self.gold_pile.copy()
        return copy

    def __reduce__(self) -> ReduceResult:
        return reduce_to(Sealed, (self.seed,), self, SEALED_FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealed) and _same(self, other, SEALED_FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a deck changes


class State:
    """A game with all its secrets; the subclass `View` has only those of one viewer."""

    __slots__ = ("journal", "privates", "sealed", "table")

    def __init__(self, table: Table, privates: list[Private | None], sealed: Sealed | None) -> None:
        self.table: Table = table
        self.privates: list[Private | None] = privates
        self.sealed: Sealed | None = sealed
        self.journal: list[RawFact] | None = None
        """The list to which facts are appended; None if they are not recorded."""

    @classmethod
    def before(cls, rules: Rules, seed: bytes) -> State:
        """The state before the first fact."""
        privates: list[Private | None] = [Private(rules.private_parts) for _ in range(rules.players)]
        return cls(Table(rules), privates, Sealed(seed, rules.sealed_parts))

    def clone(self) -> State:
        """An independent copy without a journal."""
        copy = State.__new__(State)
        copy.table = self.table.clone()
        copy.privates = []
        for own in self.privates:
            copy.privates.append(own.clone() if own is not None else None)
        copy.sealed = self.sealed.clone() if self.sealed is not None else None
        copy.journal = None
        return copy

    def __reduce__(self) -> ReduceResult:
        return reduce_to(State, (self.table, self.privates, self.sealed), self, ("journal",))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _same(self, other, ("privates", "sealed", "table"))

    __hash__ = None  # type: ignore[assignment]  # a state changes


class View(State):
    """What one viewer knows: a seat, or a spectator (``seat`` None), who knows only the table."""

    __slots__ = ("seat",)

    def __init__(self, table: Table, seat: int | None, own: Private | None) -> None:
        privates: list[Private | None] = [None] * table.rules.players
        if seat is not None:
            privates[seat] = own
        super().__init__(table, privates, None)
        self.seat: int | None = seat

    @classmethod
    def of(cls, state: State, seat: int | None) -> View:
        """What ``seat`` knows of a game, as a copy that later moves do not change."""
        if seat is None:
            return cls(state.table.clone(), None, None)
        if not is_whole(seat, 0, state.table.rules.players - 1):
            raise BadInput(f"There is no seat {shown(seat)} at this table.")
        own = state.privates[seat]
        return cls(state.table.clone(), seat, own.clone() if own is not None else None)

    @classmethod
    def blank(cls, rules: Rules, seat: int | None) -> View:
        """What a viewer knows before the first fact."""
        return cls(Table(rules), seat, None if seat is None else Private(rules.private_parts))

    @property
    def own(self) -> Private | None:
        """The private part of this viewer, if it has a seat."""
        return None if self.seat is None else self.privates[self.seat]

    def __reduce__(self) -> ReduceResult:
        return reduce_to(View, (self.table, self.seat, self.own), self, ("journal",))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and super().__eq__(other)

    __hash__ = None  # a view changes


def gold_of(table: Table, seat: int, own: Private) -> int:
    """All the gold of a seat: its tokens, which may be below zero, and its gold cards (PAY-5)."""
    gold = table.tokens[seat]
    for nuggets in own.gold:
        gold += nuggets
    return gold


def _same(one: object, other: object, parts: tuple[str, ...]) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in parts)
