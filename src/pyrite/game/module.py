"""The declaration of a module or variant: what it adds to a table, and what it cannot be combined with.

Each module is declared once, in a file of `pyrite.game.modules`. Set-up rules, decks, samples, the lobby and the
tables in the documentation are derived from the declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyrite.game.setup import SetUp

Cell = tuple[int, int]
Roles = Callable[[int, bytes], bytes]
"""The role cards of a round, from the number of players and the role cards without this module."""


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

    deck: Mapping[str, int] = field(default_factory=dict)
    """The cards that it adds to the deck, with their counts."""
    roles: Roles | None = None
    """Its change to the role cards."""
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
    relays_a_tunnel: bool = False
    """Whether one tunnel can be laid again in a round."""
    has_turn_state: bool = False
    """Whether a turn has state of its own, which is cleared at the next turn."""
