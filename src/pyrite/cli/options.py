"""Options that several commands share: set-up, house rules, viewer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal, TypeAlias

from cyclopts import Parameter

from pyrite.game import BadInput, SetUp
from pyrite.game.chest_layouts import CHEST_LAYOUTS, DEFAULT_LAYOUT, RANDOM_LAYOUT
from pyrite.game.dealing.seeds import derive_seed
from pyrite.game.editions import EDITIONS
from pyrite.game.mixes import with_all_modules
from pyrite.game.modules import module_names, variant_names
from pyrite.game.refusal import shown

ALL: Final = "all"
ViewerOrAll: TypeAlias = int | Literal["all"] | None
"""A seat, a spectator (None), or a viewer who sees everything."""


def _one_of(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} or {names[-1]}"


def _editions(game: str) -> str:
    return _one_of([name for name, edition in EDITIONS.items() if game in edition.covers])


@Parameter(name="*")
@dataclass(frozen=True)
class HouseOptions:
    """House rules and other deviations from the edition."""

    everything: Annotated[bool, Parameter(negative="")] = False
    """Add every championship card and mini-expansion that can be combined with the rest."""
    chest_layout: Annotated[
        str,
        Parameter(
            help=f"Layout of the treasure chests: {', '.join(CHEST_LAYOUTS)}, {RANDOM_LAYOUT}, "
            "or four cells as in '3,-1 3,1 5,-1 5,1'."
        ),
    ] = DEFAULT_LAYOUT
    house_rule: Annotated[list[str], Parameter(negative="")] = field(default_factory=list)
    """One rule that differs from the edition, as in goals_at_once=one; may be given several times."""

    first_seat: int | None = None
    """The seat that begins the game, counted from 0. Random by default."""

    def apply_to(self, set_up: SetUp) -> SetUp:
        """The set-up with these options."""
        set_up = replace(set_up, house_rules=dict(_house_rule(text) for text in self.house_rule))
        if self.everything:
            set_up = with_all_modules(set_up)
        return replace(set_up, chest_layout=_chest_layout(self.chest_layout), first_seat=self.first_seat)


@Parameter(name="*")
@dataclass(frozen=True)
class SetUpOptions:
    """The set-up of the game."""

    players: int = 5
    """Number of players."""
    edition: Annotated[
        str, Parameter(help=f"The rulebook: {_editions('base')}; for Saboteur 2 {_editions('saboteur2')}.")
    ] = "DE24"
    saboteur2: Annotated[bool, Parameter(negative="")] = False
    """Play Saboteur 2; short for --module saboteur2."""
    variant: Annotated[
        list[str],
        Parameter(negative="", help=f"A variant: {_one_of(variant_names())}; may be given several times."),
    ] = field(default_factory=list)
    module: Annotated[
        list[str],
        Parameter(negative="", help=f"A module: {_one_of(module_names())}; may be given several times."),
    ] = field(default_factory=list)
    house: HouseOptions = field(default_factory=HouseOptions)
    seed: str = "pyrite"
    """Any word or number; the same seed gives the same games."""

    def set_up(self, number: int = 1) -> SetUp:
        """The set-up of the game with this number. Each game has its own seed."""
        set_up = SetUp(
            players=self.players,
            edition=self.edition,
            modules=frozenset([*self.module, "saboteur2"] if self.saboteur2 else self.module),
            variants=frozenset(self.variant),
            seed=derive_seed(self.seed, "deal", number),
        )
        return self.house.apply_to(set_up)

    @property
    def is_default(self) -> bool:
        """Whether no option except the seed is set."""
        return self == SetUpOptions(seed=self.seed)


def _house_rule(text: str) -> tuple[str, object]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals:
        raise BadInput(f"A house rule is written name=value, as in goals_at_once=one, not {shown(text)}.")
    return name, {"yes": True, "no": False}.get(value, value)


def _chest_layout(text: str) -> str | tuple[tuple[int, int], ...]:
    """The name of a layout, or its cells."""
    words = text.split()
    cells = [re.fullmatch(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})", word) for word in words]
    if len(words) < 2 and not any(cells):
        return text
    if not all(cells):
        raise BadInput(f"Cells of chests are written as in '3,-1 3,1 5,-1 5,1', not {shown(text)}.")
    return tuple((int(cell[1]), int(cell[2])) for cell in cells if cell is not None)


def parse_viewer(word: str, players: int) -> ViewerOrAll:
    """Parse a viewer; raise `BadInput` if there is no such viewer."""
    if word == "spectator":
        return None
    if word == ALL:
        return ALL
    if word.isascii() and word.isdecimal() and int(word[:9]) < players:
        return int(word)
    raise BadInput(f"There is no viewer {shown(word)}; use a seat from 0 to {players - 1}, spectator, or all.")
