"""The plan of a run: kinds of tables, how often each is played, bots and seed. It fixes every result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

import pyrite
from pyrite.arena.seating import Seating
from pyrite.game import BadInput, SetUp
from pyrite.game.chest_layouts import DEFAULT_LAYOUT
from pyrite.game.mixes import seats_for
from pyrite.game.modules import modules_and_variants
from pyrite.game.setup import Rules

RoleSet: TypeAlias = Literal["official", "fixed"]
"""Role cards as in the rules, with one left over; or a fixed number of saboteurs at each table."""

BATCH_SIZE: Final = 10
"""How many rounds or games are played and stored together."""

NO_MODULES: Final = "base"


@dataclass(frozen=True)
class Cell:
    """One kind of table: a set-up and its role cards. It is a row in the results."""

    set_up: SetUp
    roles: RoleSet = "official"

    def __post_init__(self) -> None:
        """Check that roles are fixed only where the rules leave one role card over."""
        rules = Rules(self.set_up)
        if self.roles == "fixed" and (rules.saboteur2 or rules.tournament):
            game = "Saboteur 2" if rules.saboteur2 else "the tournament variant"
            raise BadInput(f"Fixed roles are for the base game; {game} has its own: leave out --roles fixed.")

    @property
    def modules(self) -> str:
        """The modules and variants, as in ``saboteur2+toll``."""
        return "+".join(sorted(self.set_up.modules | self.set_up.variants)) or NO_MODULES

    @property
    def house_rules(self) -> str:
        """House rules and other differences from the rulebook, as in ``goals_at_once=one``; usually empty."""
        differs = dict(self.set_up.house_rules)
        if "chests" in self.set_up.modules and self.set_up.chest_layout != DEFAULT_LAYOUT:
            differs["chest_layout"] = self.set_up.chest_layout
        if self.set_up.first_seat is not None:
            differs["first_seat"] = self.set_up.first_seat
        return " ".join(f"{name}={_option_text(value)}" for name, value in sorted(differs.items()))

    @property
    def mix(self) -> tuple[str, ...]:
        """Everything but the number of players."""
        return tuple(word for word in (self.set_up.edition, self.modules, self.roles, self.house_rules) if word)

    def to_json(self) -> dict[str, Any]:
        """The cell as JSON data."""
        return {**self.set_up.to_json(with_seed=False), "roles": self.roles}


def _option_text(value: object) -> str:
    """The value of an option as it is written on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else str(value).replace(" ", "")


@dataclass(frozen=True)
class Batch:
    """A few rounds, or games, at one kind of table."""

    cell: int
    first: int
    count: int

    def __len__(self) -> int:
        return self.count

    @property
    def key(self) -> tuple[int, int]:
        """Identifies the batch within its plan."""
        return self.cell, self.first


@dataclass(frozen=True)
class Plan:
    """Everything that a run plays."""

    cells: tuple[Cell, ...]
    seating: Seating
    times: int
    """How many rounds, or games, for each cell."""
    whole_games: bool = False
    seed: str = "pyrite"

    def __post_init__(self) -> None:
        """Check the options. Bots seated by role cannot play whole games, where each seat has three roles."""
        if self.times < 1:
            raise BadInput(f"Play at least one round, not {self.times}.")
        if self.whole_games and self.seating.how == "role":
            raise BadInput("Bots seated by role play single rounds, as roles change in a game: leave out --games.")

    def batches(self) -> list[Batch]:
        """The plan cut into batches, the kinds of tables in turn, so that an unfinished run has some of each."""
        starts = range(1, self.times + 1, BATCH_SIZE)
        return [
            Batch(cell, first, min(BATCH_SIZE, self.times + 1 - first))
            for first in starts
            for cell in range(len(self.cells))
        ]

    def to_json(self) -> dict[str, Any]:
        """The plan as JSON data. Two plans have the same results only if this is the same."""
        return {
            "pyrite": pyrite.__version__,
            "bots": list(self.seating.bots),
            "seating": self.seating.how,
            "games" if self.whole_games else "rounds": self.times,
            "seed": self.seed,
            "batch size": BATCH_SIZE,
            "tables": [cell.to_json() for cell in self.cells],
        }


# ---------------------------------------------------------------- from the command line


def _unchanged(set_up: SetUp) -> SetUp:
    return set_up


def cells_of(
    editions: Sequence[str],
    mixes: Sequence[str],
    sizes: Sequence[int] | None,
    roles: RoleSet,
    house: Callable[[SetUp], SetUp] = _unchanged,
) -> tuple[Cell, ...]:
    """Every possible combination of these, each once, with the house rules applied.

    Raise `BadInput` if an edition and a mix allow none of the sizes.
    """
    cells: list[Cell] = []
    for edition in editions:
        for mix in mixes:
            set_up = house(_set_up(edition, mix))
            cells += [cell for cell in _cells(set_up, sizes, roles) if cell not in cells]
    return tuple(cells)


def _set_up(edition: str, mix: str) -> SetUp:
    modules, variants = modules_and_variants(name for name in mix.split("+") if name != NO_MODULES)
    return SetUp(5, edition=edition, modules=modules, variants=variants)


def _cells(set_up: SetUp, sizes: Sequence[int] | None, roles: RoleSet) -> list[Cell]:
    possible = seats_for(set_up)
    wanted = possible if sizes is None else [size for size in sizes if size in possible]
    if not wanted:
        Rules(replace(set_up, players=sizes[0] if sizes else 0))  # raises, and says which numbers are allowed
    return [Cell(replace(set_up, players=size), roles) for size in wanted]


def sizes_of(text: str) -> list[int]:
    """Numbers of players from their short form.

    >>> sizes_of("3-5,10")
    [3, 4, 5, 10]
    """
    sizes: list[int] = []
    for part in text.split(","):
        low, dash, high = part.strip().partition("-")
        ends = [low, high] if dash else [low, low]
        if not all(end.isascii() and end.isdecimal() and len(end) <= 2 for end in ends):
            raise BadInput(f"Numbers of players are written as in 5, 3-10 or 3,5,7, not {text!r}.")
        sizes += range(int(ends[0]), int(ends[1]) + 1)
    if not sizes:
        raise BadInput(f"Numbers of players go from the smaller to the greater, as in 3-10, not {text!r}.")
    return list(dict.fromkeys(sizes))
