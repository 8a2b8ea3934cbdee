"""What one module changes in the rules, as the oracle reads them: the interface of ``tests/oracle/NAME.py``.

The file of a module has the module's name and defines ``RULES``. It is found by that name, so the rest of the
oracle has no list of modules. It is written from the text of the rules and never from the code of the game:
it imports nothing of ``pyrite``. A view is the JSON that the seat is sent, a command is its JSON.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple

View = Mapping[str, Any]
Command = dict[str, Any]
Cell = tuple[int, int]
Layout = str | Sequence[Sequence[int]]

Viewers = Literal["seat", "two seats", "own entry", "nobody"]
"""Who sees a secret field of a fact: the seat that the fact names; that seat and the other; each seat its own
entry of a list; nobody."""


class Draw(NamedTuple):
    """``seat`` takes ``cards`` cards, at least one.

    source  "deck": all are kept; "hand": from the hand of another; "three for one" (off the deck), "trove",
            "search the discard" (both off the discard pile): that many cards are looked at, one is kept
    """

    seat: int
    cards: int
    source: str = "deck"


@dataclass(frozen=True)
class Turn:
    """A turn that is about to end; `tests.oracle.drawing.draws` explains the fields."""

    command: Mapping[str, Any]
    seat: int
    vetoed_by: int | None
    tunnels: int
    chests: Sequence[str]
    discard: int
    hands: Sequence[int]


@dataclass(frozen=True, kw_only=True)
class ModuleRules:
    """What a module adds to the rules. The defaults are those of a module that changes nothing."""

    # Set-up.
    variant: bool = False
    """Whether it is a variant and not a module."""
    game: bool = False
    """Whether editions cover it by its name; they cover all others together as "else" (ED-1)."""
    clashes: Collection[str] = ()
    """What it cannot be combined with; one of the two names the other (MIX-1)."""
    players: tuple[int, int] | None = None
    hand_size: int | None = None
    put_aside: int = 0
    laid_out: int = 0
    """Cards of the deck that are in the maze when a round begins."""
    start_gold: int = 0
    """Tokens that each player has when the game begins."""
    deck: Mapping[str, int] = field(default_factory=dict)
    """Cards that it adds to the deck."""
    roles: Callable[[int, dict[str, int]], dict[str, int]] | None = None
    """The role cards, from the number of players and the role cards without this module."""
    goals: Mapping[str, str] = field(default_factory=dict)
    """Goal cards that it adds, one each, with their tunnels."""
    goal_places: tuple[Cell, ...] | None = None
    first_card: str | None = None
    """A card that is in the maze from the beginning and is no tunnel."""
    first_cell: Cell | None = None
    """The cell that has a card of the module from the beginning."""
    allows_layout: Callable[[Layout, Collection[Cell], int], bool] | None = None
    """Whether this layout of chests is valid: with the cells that are taken and the column of the goals."""

    # Commands.
    plays: Mapping[str, Callable[[View], list[Command]]] = field(default_factory=dict)
    """For a card: the commands that play it in the own turn. A card of others may get further commands."""
    turn: Callable[[View], list[Command]] | None = None
    """More commands of a turn, which play no card."""
    most_passed: int = 1
    """How many cards a player may discard to pass."""
    answers: Mapping[str, Callable[[View], list[Command]]] = field(default_factory=dict)
    """For a question: its answers. A question of others may get further answers."""
    forbids: Callable[[View, Command], bool] | None = None
    """Whether a command that would be legal without this module is not."""
    taken: Callable[[View], set[Cell]] | None = None
    """Cells that are not empty, besides face-up cards and goals."""
    removable: Callable[[View], set[Cell]] | None = None
    """Cells that a rockfall may clear, besides face-up tunnels."""

    # Consequences.
    draws: Mapping[str, Callable[[Turn], tuple[int, int]]] = field(default_factory=dict)
    """For the command of a turn: who draws how many cards at the end of the turn."""
    takes_at_once: Callable[[Turn], list[Draw]] | None = None
    """Cards that are taken before the end of the turn."""
    no_draw: Callable[[Turn], bool] | None = None
    """Whether the draw at the end of the turn is dropped."""
    takes_later: Callable[[Turn, int], list[Draw]] | None = None
    """Cards taken after the draw at the end of the turn; the size of the deck is given."""
    asked_first: Callable[[Mapping[str, Any], int, Sequence[int], Collection[int]], list[int]] | None = None
    """Who is asked before a card takes effect: from the command that plays it, its seat, the number of cards of
    each seat, and who is out of the round."""
    entitled: Callable[[Sequence[str]], bool] | None = None
    """Whether a digger with these cards in front gets gold cards."""
    tokens: Callable[[Sequence[str], int | None], tuple[tuple[int, int], ...]] | None = None
    """What a round pays in tokens instead of gold cards, from the roles and who joined the gold."""

    # Secrets (section 11).
    facts: Mapping[str, Mapping[str, Viewers]] = field(default_factory=dict)
    """For each fact of the module: its secret fields, and who sees them. ``*`` is the whole fact."""
    private: Mapping[str, Collection[str]] = field(default_factory=dict)
    """Fields of commands that other seats do not see, by the name of the command."""
    numbers: Mapping[str, Literal["seat", "place", "count", "gold"]] = field(default_factory=dict)
    """What the numbers of its facts, commands and views are, by the name of the field. None numbers a card."""
    reveals: Collection[str] = ()
    """Facts that show everyone something that was hidden, such as a role or a card of the maze."""


@cache
def rules_named(name: str) -> ModuleRules | None:
    """The rules of a module; None if the oracle does not know it."""
    if find_spec(f"tests.oracle.{name}") is None:
        return None
    rules = getattr(import_module(f"tests.oracle.{name}"), "RULES", None)
    return rules if isinstance(rules, ModuleRules) else None


@cache
def _rules(names: frozenset[str]) -> tuple[ModuleRules, ...]:
    found = {name: rules_named(name) for name in sorted(names)}
    unknown = [name for name, rules in found.items() if rules is None]
    assert not unknown, f"the oracle does not know {unknown}: tests/oracle/{unknown[0]}.py must define RULES"
    return tuple(rules for rules in found.values() if rules is not None)


def rules_of(modules: Collection[str], variants: Collection[str] = ()) -> tuple[ModuleRules, ...]:
    """The rules of some modules and variants, by name."""
    return _rules(frozenset(modules) | frozenset(variants))


def rules_at(view: View) -> tuple[ModuleRules, ...]:
    """The rules of the modules and variants that a table plays."""
    return rules_of(view["setup"]["modules"], view["setup"]["variants"])
