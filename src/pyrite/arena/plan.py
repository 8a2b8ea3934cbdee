"""A plan: which tables are played how often, by whom, and from which seed. It fixes every result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

import pyrite
from pyrite.arena.seating import Seating
from pyrite.game import BadInput, SetUp
from pyrite.game.mixes import seats_for
from pyrite.game.set_up_rules import DEFAULT_LAYOUT, VARIANTS
from pyrite.game.setup import Rules

RoleSet: TypeAlias = Literal["official", "fixed"]
"""Role cards as the rules have them, one of them left over; or just so many saboteurs at each table."""

AT_A_STRETCH: Final = 10
"""How many rounds or games are played at a stretch, and kept as soon as they are over."""

NO_MODULES: Final = "base"


@dataclass(frozen=True)
class Cell:
    """One kind of table: a set-up and its role cards. A row in the results."""

    set_up: SetUp
    roles: RoleSet = "official"

    def __post_init__(self) -> None:
        """Fixed roles are for tables where the rules leave it to chance who plays."""
        rules = Rules(self.set_up)
        if self.roles == "fixed" and (rules.saboteur2 or rules.tournament):
            game = "Saboteur 2" if rules.saboteur2 else "the tournament variant"
            raise BadInput(f"Fixed roles are for the base game; {game} has its own: leave out --roles fixed.")

    @property
    def modules(self) -> str:
        """Its modules and variants in one word, such as ``saboteur2+toll``."""
        return "+".join(sorted(self.set_up.modules | self.set_up.variants)) or NO_MODULES

    @property
    def house(self) -> str:
        """Where it differs from the rulebook, as in ``goals_at_once=one``; nothing, as a rule."""
        differs = dict(self.set_up.house_rules)
        if "chests" in self.set_up.modules and self.set_up.chest_layout != DEFAULT_LAYOUT:
            differs["chest_layout"] = self.set_up.chest_layout
        if self.set_up.first_seat is not None:
            differs["first_seat"] = self.set_up.first_seat
        return " ".join(f"{name}={_spoken(value)}" for name, value in sorted(differs.items()))

    @property
    def mix(self) -> tuple[str, ...]:
        """What it has in common with tables of other sizes."""
        return tuple(word for word in (self.set_up.edition, self.modules, self.roles, self.house) if word)

    def plain(self) -> dict[str, Any]:
        """Itself as JSON-able data."""
        return {**self.set_up.to_json(with_seed=False), "roles": self.roles}


def _spoken(value: object) -> str:
    """The value of an option as the command line has it."""
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
        """What tells it from all others of its plan."""
        return self.cell, self.first


@dataclass(frozen=True)
class Plan:
    """All that is played."""

    cells: tuple[Cell, ...]
    seating: Seating
    times: int
    """How many rounds, or games, for each cell."""
    whole_games: bool = False
    seed: str = "pyrite"

    def __post_init__(self) -> None:
        """By role and whole games exclude each other, as everyone is dealt three roles in a game."""
        if self.times < 1:
            raise BadInput(f"One round is the least that can be played, not {self.times}.")
        if self.whole_games and self.seating.how == "role":
            raise BadInput("Bots seated by role play single rounds, as roles change in a game: leave out --games.")

    def batches(self) -> list[Batch]:
        """All of it in small parts; each kind of table gets its share early, so that a look at half is fair."""
        starts = range(1, self.times + 1, AT_A_STRETCH)
        return [
            Batch(cell, first, min(AT_A_STRETCH, self.times + 1 - first))
            for first in starts
            for cell in range(len(self.cells))
        ]

    def plain(self) -> dict[str, Any]:
        """Itself as JSON-able data; results of two plans are alike only if this is."""
        return {
            "pyrite": pyrite.__version__,
            "bots": list(self.seating.bots),
            "seating": self.seating.how,
            "games" if self.whole_games else "rounds": self.times,
            "seed": self.seed,
            "at a stretch": AT_A_STRETCH,
            "tables": [cell.plain() for cell in self.cells],
        }


# ---------------------------------------------------------------- from words


def _as_it_is(set_up: SetUp) -> SetUp:
    return set_up


def cells_of(
    editions: Sequence[str],
    mixes: Sequence[str],
    sizes: Sequence[int] | None,
    roles: RoleSet,
    house: Callable[[SetUp], SetUp] = _as_it_is,
) -> tuple[Cell, ...]:
    """Every table that can be laid from these, each once, with the ways of the house.

    Raise `BadInput` if one of them finds no place at all.
    """
    cells: list[Cell] = []
    for edition in editions:
        for mix in mixes:
            set_up = house(_set_up(edition, mix))
            cells += [cell for cell in _cells(set_up, sizes, roles) if cell not in cells]
    return tuple(cells)


def _set_up(edition: str, mix: str) -> SetUp:
    names = frozenset(mix.split("+")) - {NO_MODULES}
    variants = names & set(VARIANTS)
    return SetUp(5, edition=edition, modules=names - variants, variants=variants)


def _cells(set_up: SetUp, sizes: Sequence[int] | None, roles: RoleSet) -> list[Cell]:
    possible = seats_for(set_up)
    wanted = possible if sizes is None else [size for size in sizes if size in possible]
    if not wanted:
        Rules(replace(set_up, players=sizes[0] if sizes else 0))  # says for how many it is
    return [Cell(replace(set_up, players=size), roles) for size in wanted]


def sizes_of(text: str) -> list[int]:
    """Numbers of players as people write them.

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
