"""Facts: everything that can happen in a game, named in the past tense.

Inside the core a fact is a tuple that begins with its number. `pyrite.game.apply` defines what
each fact does, `pyrite.game.project` who may see what of it. This module has the dataclasses for
the Python API, files and the wire. A field that the viewer may not see is None.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pyrite.game import codec
from pyrite.game.codec import Cell, Codec
from pyrite.game.commands import Command, command_of, move_of

GAME_BEGUN: Final = 0
ROUND_BEGUN: Final = 1
TURN_BEGUN: Final = 2
ROUND_ENDED: Final = 3
GAME_ENDED: Final = 4
CARD_PLAYED: Final = 5
CARD_DISCARDED: Final = 6
PASSED: Final = 7
DREW: Final = 8
PUT_IN_FRONT: Final = 9
TAKEN_FROM_FRONT: Final = 10
TUNNEL_LAID: Final = 11
TUNNEL_REMOVED: Final = 12
GOAL_TURNED: Final = 13
GOAL_LAID: Final = 14
LOOKED: Final = 15
ASKED: Final = 16
GOLD_DRAWN: Final = 17
GOLD_OFFERED: Final = 18
GOLD_TAKEN: Final = 19
GOLD_DEALT: Final = 20
TOKENS_PAID: Final = 21
DISCARDED_TWO: Final = 22
ROLE_SEEN: Final = 23
ROLE_CHANGED: Final = 24
HANDS_SWAPPED: Final = 25
STOLE: Final = 26
DIRECTION_CHANGED: Final = 27
VETO_ASKED: Final = 28
LET_PASS: Final = 29
UNOPPOSED: Final = 30
VETOED: Final = 31
GOALS_PUT_BACK: Final = 32
SPECIALIST_CALLED: Final = 33
TUNNEL_MOVED: Final = 34
CARDS_LIFTED: Final = 35
CARD_KEPT: Final = 36
DWARF_STOOD: Final = 37
DWARF_LEFT: Final = 38
TOLL_ASKED: Final = 39
TOLL_ANSWERED: Final = 40
TOKENS_MOVED: Final = 41
ROLES_DEALT: Final = 42
GOAL_MOVED: Final = 43
CHEST_TURNED: Final = 44
CHEST_LAID: Final = 45
CHEST_OPENED: Final = 46
CHEST_SEEN: Final = 47
EFFECT_ENDED: Final = 48
GOLD_PICKED: Final = 49
CARD_TAKEN: Final = 50
DECK_BURIED: Final = 51
DISCARD_SHUFFLED: Final = 52
WARDROBE_ENTERED: Final = 53
NOTHING_TO_LAY: Final = 54
NOTHING_TO_LOSE: Final = 55
NOTHING_TO_PICK: Final = 56
SOMETHING_TO_LAY: Final = 57
SEED_SEALED: Final = 58
CONTRIBUTED: Final = 59
NOBODY_CAN_PLAY: Final = 60


class Fact:
    """Something that happened, as one viewer may see it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SeedSealed(Fact):
    """The server committed to the seed, before players contribute. Without contributions, `GameBegun` is first."""

    commitment: str


@dataclass(frozen=True, slots=True)
class Contributed(Fact):
    """A seat added words of its own to the shuffle (INFO-6)."""

    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class GameBegun(Fact):
    """The game began. The commitment binds the server to its seed (INFO-6)."""

    first: int
    commitment: str
    gold_pile: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class RoundBegun(Fact):
    """A round was dealt. A viewer sees its own role and hand, and how many cards there are."""

    round: int
    first: int
    roles: tuple[str | None, ...]
    left_over: tuple[str | None, ...]
    goals: tuple[str | None, ...]
    hands: tuple[tuple[str | None, ...], ...]
    deck: tuple[str | None, ...]
    aside: tuple[str | None, ...]
    landmark: str | None
    chest_cells: tuple[Cell, ...]
    chest_tunnels: tuple[str | None, ...]
    chests: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class TurnBegun(Fact):
    """It is this seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class NobodyCanPlay(Fact):
    """The deck is empty and nobody can play a card: the round ends (END-1)."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Fact):
    """The round is over; all roles are shown."""

    gold_reached: bool
    finisher: int | None
    roles: tuple[str | None, ...]
    left_over: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    """The game is over: the gold cards of each seat, who won, and the seed."""

    gold: tuple[tuple[int | None, ...], ...]
    winners: tuple[int, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class CardPlayed(Fact):
    """A card was played, with its public targets."""

    seat: int
    command: Command


@dataclass(frozen=True, slots=True)
class CardDiscarded(Fact):
    """The card in play was discarded."""

    card: str | None


@dataclass(frozen=True, slots=True)
class Passed(Fact):
    """A seat discarded face down. Only that seat knows the cards, and whether the pass was forced (END-1).

    ``forced`` is only used with an empty deck in editions that count forced passes; otherwise it is false.
    """

    seat: int
    cards: tuple[str | None, ...]
    forced: bool | None = False


@dataclass(frozen=True, slots=True)
class Drew(Fact):
    """A seat drew from the deck; only that seat knows what."""

    seat: int
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class PutInFront(Fact):
    """The card in play was put in front of a seat."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class TakenFromFront(Fact):
    """A card in front of a seat was discarded."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class TunnelLaid(Fact):
    """A tunnel was laid in the maze, spelt in its orientation."""

    seat: int
    cell: Cell
    tunnel: str


@dataclass(frozen=True, slots=True)
class TunnelRemoved(Fact):
    """A tunnel was taken out of the maze and discarded."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class GoalTurned(Fact):
    """A goal was turned over."""

    seat: int
    goal: int
    face: str | None


@dataclass(frozen=True, slots=True)
class GoalLaid(Fact):
    """A turned-over goal was laid, given by its open sides."""

    seat: int
    goal: int
    tunnel: str


@dataclass(frozen=True, slots=True)
class Looked(Fact):
    """A seat looked at a face-down goal; only that seat knows its face."""

    seat: int
    goal: int
    face: str | None


@dataclass(frozen=True, slots=True)
class Asked(Fact):
    """A seat was asked a question."""

    seat: int
    question: str
    choices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoldDrawn(Fact):
    """Gold cards were drawn, to be passed from digger to digger."""

    nuggets: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class GoldOffered(Fact):
    """A seat was offered the drawn gold cards and takes one."""

    seat: int
    nuggets: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class GoldTaken(Fact):
    """A seat took a gold card; only that seat knows its value."""

    seat: int
    nuggets: int | None


@dataclass(frozen=True, slots=True)
class GoldDealt(Fact):
    """A seat drew gold cards for the sum due; ``paid`` is less only if no set of cards makes that sum."""

    seat: int
    due: int
    paid: int
    nuggets: tuple[int | None, ...]
    pile: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TokensPaid(Fact):
    """A seat was paid in tokens."""

    seat: int
    tokens: int


@dataclass(frozen=True, slots=True)
class DiscardedTwo(Fact):
    """A seat discarded two cards face down to remove a card in front of a player."""

    seat: int
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class RoleSeen(Fact):
    """A seat looked at another's role; only that seat knows which it is."""

    seat: int
    other: int
    role: str | None


@dataclass(frozen=True, slots=True)
class RoleChanged(Fact):
    """A seat put its role card under the stack and got a new one, which only it knows."""

    seat: int
    role: str | None


@dataclass(frozen=True, slots=True)
class HandsSwapped(Fact):
    """Two seats swapped hands: what the first got, and what it gave."""

    seat: int
    other: int
    got: tuple[str | None, ...]
    given: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Stole(Fact):
    """A thief took one gold from a victim, or nothing; the theft card was discarded."""

    seat: int
    victim: int | None


@dataclass(frozen=True, slots=True)
class DirectionChanged(Fact):
    """The direction of play was reversed."""

    seat: int


@dataclass(frozen=True, slots=True)
class VetoAsked(Fact):
    """These seats may veto the card that was just played."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LetPassNoted(Fact):
    """A seat lets the card in play pass; only that seat sees this fact."""

    seat: int


@dataclass(frozen=True, slots=True)
class Unopposed(Fact):
    """Nobody vetoed the card in play; it takes effect."""


@dataclass(frozen=True, slots=True)
class Vetoed(Fact):
    """A seat vetoed the card in play; both cards were discarded, and the turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoalsPutBack(Fact):
    """A seat took up two goals and put them back; only it knows whether they were swapped."""

    seat: int
    one: int
    other: int
    swapped: bool | None


@dataclass(frozen=True, slots=True)
class SpecialistCalled(Fact):
    """A seat lays two tunnels in this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TunnelMoved(Fact):
    """The tunnel laid last was moved to another cell, spelt in its new orientation."""

    seat: int
    origin: Cell
    cell: Cell
    tunnel: str


@dataclass(frozen=True, slots=True)
class CardsLifted(Fact):
    """A seat looks at the top cards of the discard pile, or of the deck, and keeps one."""

    seat: int
    from_deck: bool
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class CardKept(Fact):
    """A seat kept one of the cards it looked at; only it knows which."""

    seat: int
    from_deck: bool
    card: str | None


@dataclass(frozen=True, slots=True)
class DwarfStood(Fact):
    """A seat discarded a card face down and placed a toll dwarf at an open side of a card."""

    seat: int
    cell: Cell
    side: str
    card: str | None


@dataclass(frozen=True, slots=True)
class DwarfLeft(Fact):
    """A toll dwarf left for the rest of the round."""

    owner: int
    cell: Cell
    side: str


@dataclass(frozen=True, slots=True)
class TollAsked(Fact):
    """A seat asked another to pay the toll for a cell."""

    asker: int
    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class TollAnswered(Fact):
    """The seat agreed to pay the toll for a cell, or declined."""

    seat: int
    cell: Cell
    pay: bool


@dataclass(frozen=True, slots=True)
class TokensMoved(Fact):
    """A seat paid another in tokens."""

    giver: int
    taker: int
    tokens: int


@dataclass(frozen=True, slots=True)
class WardrobeEntered(Fact):
    """A seat was the first to join the wardrobe and changed roles; only it knows its new role."""

    seat: int
    role: str | None


@dataclass(frozen=True, slots=True)
class NothingToLay(Fact):
    """A path specialist cannot lay the second tunnel (WC-22).

    Everyone sees which tunnels could have been laid, by their price in gold, and so knows that this hand has none.
    """

    seat: int
    free: tuple[str | None, ...]
    for_one: tuple[str | None, ...]
    for_two: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class SomethingToLay(Fact):
    """A path specialist was vetoed. It needs a tunnel that can be laid, so this hand has one (WC-22)."""

    seat: int
    free: tuple[str | None, ...]
    for_one: tuple[str | None, ...]
    for_two: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class NothingToLose(Fact):
    """A seat turned a dragon over and had no gold to lose (NEWG-2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class NothingToPick(Fact):
    """A seat gets a token, because the pile has no gold card of one nugget left (CHEST-5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RolesDealt(Fact):
    """All roles were collected, shuffled and dealt again; each seat sees its own."""

    roles: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class GoalMoved(Fact):
    """A face-down goal was moved one cell farther from the start."""

    seat: int
    goal: int


@dataclass(frozen=True, slots=True)
class ChestTurned(Fact):
    """The tunnel card on a chest was turned over."""

    seat: int
    chest: int
    tunnel: str | None


@dataclass(frozen=True, slots=True)
class ChestLaid(Fact):
    """The tunnel card on a chest was laid, given by its open sides."""

    seat: int
    chest: int
    tunnel: str


@dataclass(frozen=True, slots=True)
class ChestOpened(Fact):
    """A chest was opened."""

    seat: int
    chest: int
    found: str | None


@dataclass(frozen=True, slots=True)
class ChestSeen(Fact):
    """A seat looked at a closed chest and the tunnel card on it; only that seat knows them."""

    seat: int
    chest: int
    tunnel: str | None
    found: str | None


@dataclass(frozen=True, slots=True)
class EffectEnded(Fact):
    """An effect of a chest at the end of the turn is done."""

    found: str | None


@dataclass(frozen=True, slots=True)
class GoldPicked(Fact):
    """A seat got a gold card of one nugget from the pile, which was shuffled afterwards."""

    seat: int
    pile: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class CardTaken(Fact):
    """A seat drew a card from another hand; only the two seats know which."""

    seat: int
    other: int
    card: str | None


@dataclass(frozen=True, slots=True)
class DeckBuried(Fact):
    """The top cards of the deck were discarded face down."""

    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class DiscardShuffled(Fact):
    """The discard pile was shuffled."""

    pile: tuple[str | None, ...]


_COMMAND: Final = Codec(command_of, move_of)

FACTS: Final[tuple[tuple[type[Fact], tuple[Codec, ...]], ...]] = (
    (GameBegun, (codec.SEAT, codec.TEXT, codec.NUGGETS_LIST)),
    (
        RoundBegun,
        (
            codec.COUNT,
            codec.SEAT,
            codec.ROLES_LIST,
            codec.ROLES_LIST,
            codec.CARDS,
            codec.HANDS,
            codec.CARDS,
            codec.CARDS,
            codec.CARD,
            codec.CELLS,
            codec.CARDS,
            codec.CHESTS_FOUND,
        ),
    ),
    (TurnBegun, (codec.SEAT,)),
    (RoundEnded, (codec.FLAG, codec.SEAT, codec.ROLES_LIST, codec.ROLES_LIST)),
    (GameEnded, (codec.PURSES, codec.SEATS, codec.SEED)),
    (CardPlayed, (codec.SEAT, _COMMAND)),
    (CardDiscarded, (codec.CARD,)),
    (Passed, (codec.SEAT, codec.CARDS, codec.SECRET_FLAG)),
    (Drew, (codec.SEAT, codec.CARDS)),
    (PutInFront, (codec.SEAT, codec.CARD)),
    (TakenFromFront, (codec.SEAT, codec.CARD)),
    (TunnelLaid, (codec.SEAT, codec.CELL, codec.PIECE)),
    (TunnelRemoved, (codec.SEAT, codec.CELL)),
    (GoalTurned, (codec.SEAT, codec.GOAL, codec.CARD)),
    (GoalLaid, (codec.SEAT, codec.GOAL, codec.SIDES)),
    (Looked, (codec.SEAT, codec.GOAL, codec.CARD)),
    (Asked, (codec.SEAT, codec.QUESTION, codec.CHOICES)),
    (GoldDrawn, (codec.NUGGETS_LIST,)),
    (GoldOffered, (codec.SEAT, codec.NUGGETS_LIST)),
    (GoldTaken, (codec.SEAT, codec.NUGGETS)),
    (GoldDealt, (codec.SEAT, codec.COUNT, codec.COUNT, codec.NUGGETS_LIST, codec.NUGGETS_LIST)),
    (TokensPaid, (codec.SEAT, codec.AMOUNT)),
    (DiscardedTwo, (codec.SEAT, codec.CARDS)),
    (RoleSeen, (codec.SEAT, codec.SEAT, codec.ROLE)),
    (RoleChanged, (codec.SEAT, codec.ROLE)),
    (HandsSwapped, (codec.SEAT, codec.SEAT, codec.CARDS, codec.CARDS)),
    (Stole, (codec.SEAT, codec.SEAT)),
    (DirectionChanged, (codec.SEAT,)),
    (VetoAsked, (codec.SEATS,)),
    (LetPassNoted, (codec.SEAT,)),
    (Unopposed, ()),
    (Vetoed, (codec.SEAT,)),
    (GoalsPutBack, (codec.SEAT, codec.GOAL, codec.GOAL, codec.SECRET_FLAG)),
    (SpecialistCalled, (codec.SEAT,)),
    (TunnelMoved, (codec.SEAT, codec.CELL, codec.CELL, codec.PIECE)),
    (CardsLifted, (codec.SEAT, codec.FLAG, codec.CARDS)),
    (CardKept, (codec.SEAT, codec.FLAG, codec.CARD)),
    (DwarfStood, (codec.SEAT, codec.CELL, codec.ONE_SIDE, codec.CARD)),
    (DwarfLeft, (codec.SEAT, codec.CELL, codec.ONE_SIDE)),
    (TollAsked, (codec.SEAT, codec.SEAT, codec.CELL)),
    (TollAnswered, (codec.SEAT, codec.CELL, codec.FLAG)),
    (TokensMoved, (codec.SEAT, codec.SEAT, codec.COUNT)),
    (RolesDealt, (codec.ROLES_LIST,)),
    (GoalMoved, (codec.SEAT, codec.GOAL)),
    (ChestTurned, (codec.SEAT, codec.GOAL, codec.CARD)),
    (ChestLaid, (codec.SEAT, codec.GOAL, codec.SIDES)),
    (ChestOpened, (codec.SEAT, codec.GOAL, codec.CHEST_FOUND)),
    (ChestSeen, (codec.SEAT, codec.GOAL, codec.CARD, codec.CHEST_FOUND)),
    (EffectEnded, (codec.CHEST_FOUND,)),
    (GoldPicked, (codec.SEAT, codec.NUGGETS_LIST)),
    (CardTaken, (codec.SEAT, codec.SEAT, codec.CARD)),
    (DeckBuried, (codec.CARDS,)),
    (DiscardShuffled, (codec.CARDS,)),
    (WardrobeEntered, (codec.SEAT, codec.ROLE)),
    (NothingToLay, (codec.SEAT, codec.CARDS, codec.CARDS, codec.CARDS)),
    (NothingToLose, (codec.SEAT,)),
    (NothingToPick, (codec.SEAT,)),
    (SomethingToLay, (codec.SEAT, codec.CARDS, codec.CARDS, codec.CARDS)),
    (SeedSealed, (codec.TEXT,)),
    (Contributed, (codec.SEAT, codec.CONTRIBUTION)),
    (NobodyCanPlay, ()),
)
"""Every fact in the order of its number: its dataclass and the codecs of its fields."""
