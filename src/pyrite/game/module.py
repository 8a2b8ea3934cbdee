"""The declaration of a module or variant: what it adds to a table, and what it cannot be combined with.

Each module is declared once, in a file of `pyrite.game.modules`. Set-up rules, decks, samples, the lobby and the
tables in the documentation are derived from the declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Any

from pyrite.game.part import Part

if TYPE_CHECKING:
    from pyrite.game.cards.card import Card
    from pyrite.game.dealing.fairness.fact_checker import FactChecker
    from pyrite.game.dealing.shuffle import SeededRandom
    from pyrite.game.declare import Command, Fact
    from pyrite.game.number_row import NumberRow
    from pyrite.game.question import Question, WhyNot
    from pyrite.game.refusal import Refusal
    from pyrite.game.rules import Rules
    from pyrite.game.setup import SetUp
    from pyrite.game.state import Private, Sealed, State
    from pyrite.game.table import Table
    from pyrite.game.text_lines import Lines, WriteLine

Cell = tuple[int, int]
Roles = Callable[[int, bytes], bytes]
"""The role cards of a round, from the number of players and the role cards without this module."""


@dataclass(frozen=True)
class TurnedOver:
    """Cards that are turned over when they are reached, by their number from 0 on."""

    count: Callable[[Table], int]
    cells: Callable[[Table], list[int]]
    """The cells of those that are in the maze."""
    reached: Callable[[Table], list[int]]
    """Those to be turned over now, numbered from `CHEST` on."""
    card: Callable[[Table, int], tuple[int, int]]
    """The cell of a card and its face."""
    turn_over: Callable[[State, int, int], None]
    """A seat turns one over."""
    lay: Callable[[State, int, int, int], None]
    """A seat lays it with these sides open; what it does follows."""


@dataclass(frozen=True, kw_only=True)
class Hooks:
    """What a module does when something happens. `Rules` has the hooks of the modules in play, in their order.

    Hooks that take a table use only what everyone sees: they run where a fact is applied, also to a view.
    Hooks that take a state add facts.
    """

    game_begun: Callable[[Table], None] | None = None
    """A game begins."""
    round_begun: Callable[[Table, tuple[Cell, ...]], None] | None = None
    """A round begins: the maze is laid out, all parts have their initial values. The cells of chests are given."""
    chests_dealt: Callable[[Sealed, bytes, bytes], None] | None = None
    """The chests of a round are dealt. The tunnel cards on them are given, then the chests."""
    round_dealt: Callable[[State], None] | None = None
    """A round was dealt, and its first turn has not begun: the module deals what is its own."""
    imagine: Callable[[State, int, SeededRandom], None] | None = None
    """Samples what is hidden of this module in an imagined world: its sealed part, and its private part of each
    seat except the viewer (NOBODY: a spectator). Before that these parts have their initial values."""
    turn_begun: Callable[[Table, int], None] | None = None
    """The turn of a seat begins. What lasts one turn is cleared; what lasts until this seat's turn ends here."""
    card_played: Callable[[Table, int, int], None] | None = None
    """A seat plays a card: the seat and the move. The table has not changed yet."""
    card_announced: Callable[[State, int], bool] | None = None
    """A seat has played a card, which takes effect next; True if seats are asked something first."""
    card_cancelled: Callable[[Table], None] | None = None
    """The card in play was vetoed."""
    after_veto: Callable[[State, int], None] | None = None
    """The move of a card was vetoed."""
    card_discarded: Callable[[Table, int], None] | None = None
    """A card that was played is discarded."""
    cards_in_play: Callable[[Table], bytes] | None = None
    """The cards of this module that are in play beside the card of this move."""
    turn_continues: Callable[[State], bool] | None = None
    """A move of the turn is carried out; True if the same turn continues with a question.

    This hook, `cards_in_play`, `no_draw`, `after_draw` and `turn_ending` are called at the end of turns in which
    the part of some module has changed."""
    turn_ending: Callable[[State], None] | None = None
    """The last thing in a turn, after all draws."""
    maze_changed: Callable[[State], bool] | None = None
    """The maze has changed, and goals may be reached; True if this had a consequence."""
    goal_laid: Callable[[State, int, int], None] | None = None
    """A seat has turned over and laid a goal: its kind."""
    card_removed: Callable[[Table, int], None] | None = None
    """The card in a cell is taken out of the maze."""
    removable: Callable[[Table], list[int]] | None = None
    """Cells of face-down cards that a rockfall may remove."""
    turned_over: TurnedOver | None = None
    """Cards that are turned over when they are reached, like goals. Their numbers begin at `CHEST`."""
    why_no_map: Callable[[Table], Refusal | None] | None = None
    """Why no map may be used on a goal now."""
    map_moves: Callable[[Table, NumberRow], None] | None = None
    """Adds moves of a map besides looks at goals."""
    kept_from_deck: Callable[[State], None] | None = None
    """A seat has looked at cards of the deck and kept one."""
    no_draw: Callable[[Table], bool] | None = None
    """Whether the draw of this turn is cancelled."""
    after_draw: Callable[[State], bool] | None = None
    """The seat whose turn it was has drawn; True if a seat is asked something."""
    check_position: Callable[[State], None] | None = None
    """Raises `BadInput` if a position that was read cannot occur."""
    lay_costs: Callable[[Table, int, int], dict[int, int]] | None = None
    """What a seat pays to lay a tunnel, for each cell where it pays something. The second number is the cell of a
    tunnel that is lifted first, or NOBODY."""
    laying: Callable[[State, int, int], None] | None = None
    """A seat is about to lay a tunnel in a cell."""
    lifting: Callable[[State, int], None] | None = None
    """The tunnel in a cell is about to be taken away."""
    moving_goal: Callable[[State, int], None] | None = None
    """A goal is about to be moved to a cell."""
    turn_moves: Callable[[Table, int, Private, NumberRow], None] | None = None
    """Adds moves of a turn, after all cards and passes."""
    moves_before_tunnel: Callable[[Table, int, Private, NumberRow], None] | None = None
    """Adds moves that a seat can make before it lays the second tunnel of a turn (WC-22)."""


@dataclass(frozen=True)
class Action:
    """A move of a turn that plays no card: why it is refused, and what it does."""

    why_not: WhyNot
    play: Callable[[State, int, int], None]


@dataclass(frozen=True)
class ModuleText:
    """Lines of a position that do not follow from the fields of the part."""

    read: Callable[[State, Lines], None]
    """Called after all parts and seats were read."""
    write: Callable[[State, WriteLine], None] | None = None


@dataclass(frozen=True, eq=False)
class Module:
    """A part of the box that a table can add. The defaults are those of a module that adds no cards."""

    name: str
    _: KW_ONLY
    words: str
    """Its name in a sentence."""
    rule: str
    """The id of its first rule."""

    variant: bool = False
    """Whether it is a variant: it changes the rules of the whole base game."""
    game: bool = False
    """Whether it is a game of its own. Editions cover games by name, and everything else as extras (ED-1)."""
    clashes: Mapping[str, str] = field(default_factory=dict)
    """Modules that it cannot be combined with, and why. Of two modules, one declares the clash (MIX-1)."""
    check: Callable[[SetUp, Mapping[Cell, str]], None] | None = None
    """Raises `BadInput` if its own part of a set-up is not valid. It gets the cells that have a card from the
    beginning, and is also called for set-ups without the module."""
    options: tuple[str, ...] = ()
    """The edition options that make a difference only with this module."""

    action_cards: Mapping[str, int] = field(default_factory=dict)
    """The kinds of its action cards, which no other module has, by their names."""
    deck: Mapping[str, int] = field(default_factory=dict)
    """The cards that it adds to the deck, with their counts."""
    roles: Roles | None = None
    """Its change to the role cards."""
    has_role_stack: bool = False
    """Whether the roles that nobody has form a stack, which stays hidden at the end of a round."""
    first_cell: Cell | None = None
    """The cell between start and goals that has a card of this module from the beginning."""
    first_card: str | None = None
    """The card in that cell; None if it is drawn for each round."""

    # None leaves a value as it is. Of several modules in play, the last one that has a value decides.
    players: tuple[int, int] | None = None
    """The fewest and the most players."""
    hand_size: Callable[[int], int] | None = None
    """How many cards each player is dealt, from the number of players."""
    put_aside: int | None = None
    """How many cards of the deck are put aside unseen."""
    max_passed: int | None = None
    """How many cards a player may discard to pass."""
    goals: Mapping[str, str] | None = None
    """The goal cards."""
    goal_cells: tuple[Cell, ...] | None = None
    """The cells of the goals from the top down."""
    gold_cards: Mapping[int, int] | None = None
    """The gold cards, by their nuggets, with their counts."""

    pays_tokens: bool = False
    """Whether gold is paid in tokens instead of gold cards."""
    has_tokens: bool = False
    """Whether players can have tokens, although gold is paid in cards."""
    cards_change_hands: bool = False
    """Whether cards move between hands and piles, or hands show what they lack."""
    adds_to_hand: int = 0
    """How many cards it can add to a full hand."""
    relays_a_tunnel: bool = False
    """Whether one tunnel can be laid again in a round."""
    other_cells: Callable[[Rules], list[Cell]] | None = None
    """More cells that can have a card which comes from no hand."""
    changes: tuple[str, ...] = ()
    """Fields of the state that it changes. At every question in a round of the base game they are the same."""

    share: Callable[[State], None] | None = None
    """Pays a round that has ended, if it changes that; returns early when a seat must choose."""
    part: type[Part] | None = None
    """Its state at the table, which everyone sees."""
    private: type[Part] | None = None
    """What only one seat knows of it; each seat has one."""
    sealed: type[Part] | None = None
    """What nobody knows of it yet."""
    commands: tuple[type[Command], ...] = ()
    facts: tuple[type[Fact], ...] = ()
    fairness: Mapping[type[Fact], Callable[[FactChecker, Any], None]] = field(default_factory=dict)
    """Compares hidden cards, roles and goals that its facts show or move with the seed (INFO-6)."""
    questions: tuple[Question, ...] = ()
    cards: Mapping[type[Command], Card] = field(default_factory=dict)
    """What its commands do that play a card in a turn."""
    actions: Mapping[type[Command], Action] = field(default_factory=dict)
    """What its commands do that take a turn without playing a card."""
    hooks: Hooks = field(default_factory=Hooks)
    text: ModuleText | None = None
