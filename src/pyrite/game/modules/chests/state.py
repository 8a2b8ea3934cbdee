"""Treasure chests: what everyone sees, what one seat has seen, what nobody knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pyrite.game.catalogue import CHEST_TUNNELS, CHESTS, FACE_DOWN, KIND, NAME
from pyrite.game.codec import CARD, CELL, CHEST_FOUND, CHEST_NUMBER, COUNT, FLAG, or_none, record, tuple_of
from pyrite.game.part import ROUND, TURN, Count, Observed, Part, Text, observed_as, part, part_field
from pyrite.game.refusal import BadInput, shown
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table
from pyrite.game.text_lines import (
    format_list,
    parse_card,
    parse_name,
    parse_number,
    parse_seen,
    parse_yes_no,
    split_list,
)

_CHEST: Final = record(
    "A chest; its cell is null once it is gone.",
    chest=CHEST_NUMBER,
    cell=or_none(CELL, NOBODY),
    tunnel=or_none(CARD, FACE_DOWN),
    found=or_none(CHEST_FOUND, 0),
)


def _chest_rows(chests: Chests) -> list[tuple[int, int, int, int]]:
    """Each chest with its cell, tunnel and content."""
    return list(
        zip(range(len(chests.chests)), chests.chest_cells, chests.chest_tunnels, chests.chests, strict=True)
    )


def _read_effects(text: str, table: Table) -> tuple[int, ...]:
    names = split_list(text)
    for name in names:
        if name not in CHESTS[1:]:
            raise BadInput(f"There is no chest {shown(name)}.")
    return tuple(CHESTS.index(name) for name in names)


_TUNNEL_NUMBER: Final = {KIND[name]: number for number, name in enumerate(CHEST_TUNNELS)}


def _named(words: str, names: Iterable[str]) -> tuple[str, ...]:
    return tuple([words.format(name) for name in names])


def _in_maze(cells: tuple[int, ...], table: Table) -> list[Count]:
    return [(chest, 0, 1) for chest, cell in enumerate(cells) if cell != NOBODY]


def _tunnels(kinds: bytes, table: Table) -> list[Count]:
    return [(chest, _TUNNEL_NUMBER[kind], 1) for chest, kind in enumerate(kinds) if kind]


def _contents(contents: bytes, table: Table) -> list[Count]:
    return [(chest, found - 1, 1) for chest, found in enumerate(contents) if found]


def _waiting(effects: tuple[int, ...], table: Table) -> list[Count]:
    return [(0, found - 1, 1) for found in effects]


@part
class Chests(Part):
    """The chests in the maze, and their effects that last."""

    chest_cells: tuple[int, ...] = part_field(
        default=(), lasts=ROUND, observed=Observed(("is in the maze",), _in_maze, "chest")
    )
    """The cell of each chest, or NOBODY once it is gone."""
    chest_tunnels: bytes = part_field(
        default=b"",
        lasts=ROUND,
        observed=Observed(_named("tunnel {}", CHEST_TUNNELS), _tunnels, "chest"),
    )
    """The kind of the tunnel card on each chest; 0 while face down."""
    chests: bytes = part_field(
        default=b"",
        lasts=ROUND,
        codec=tuple_of(_CHEST, "Chests"),
        shown=_chest_rows,
        observed=Observed(_named("found {}", CHESTS[1:]), _contents, "chest"),
    )
    """The content of each opened chest; 0 while closed."""
    no_maps: bool = part_field(
        default=False,
        lasts=ROUND,
        codec=FLAG,
        text=Text(lambda forbidden, table: "yes", lambda text, table: parse_yes_no(text, "no maps")),
        observed=observed_as("maps on goals forbidden"),
    )
    """Whether maps on goals are forbidden for the rest of the round (CHEST-5)."""
    effects: tuple[int, ...] = part_field(
        default=(),
        lasts=TURN,
        codec=tuple_of(CHEST_FOUND, "Effects"),
        text=Text(lambda effects, table: format_list(CHESTS[found] for found in effects), _read_effects),
        observed=Observed(CHESTS[1:], _waiting),
    )
    """Effects that wait for the end of this turn, in order (CHEST-6)."""
    no_draw: bool = part_field(
        default=False,
        lasts=TURN,
        text=Text(lambda cancelled, table: "yes", lambda text, table: parse_yes_no(text, "no draw")),
        observed=observed_as("no draw this turn"),
    )
    """Whether a chest has cancelled the draw of this turn (CHEST-6)."""

    def closed(self) -> list[int]:
        """The chests that are still under a face-down tunnel."""
        cells, tunnels, found = self.chest_cells, self.chest_tunnels, []
        for chest in range(len(cells)):
            cell: int = cells[chest]
            if cell != NOBODY and not tunnels[chest]:
                found.append(chest)
        return found

    def turned(self, chest: int, tunnel: int) -> Chests:
        """The same with the tunnel of a chest turned over."""
        return self.with_changes(chest_tunnels=_with_byte(self.chest_tunnels, chest, tunnel))

    def opened(self, chest: int, found: int) -> Chests:
        """The same with a chest opened."""
        return self.with_changes(chests=_with_byte(self.chests, chest, found))

    def without(self, cell: int) -> Chests:
        """The same with the chest in a cell gone."""
        return self.with_changes(chest_cells=tuple([NOBODY if at == cell else at for at in self.chest_cells]))


def _with_byte(values: bytes, place: int, value: int) -> bytes:
    return values[:place] + bytes((value,)) + values[place + 1 :]


ChestLook = tuple[int, int, int, int]
"""Which chest, its tunnel, its content, in which turn."""
_LOOK: Final = record(
    "A chest that the seat has seen, with its tunnel.",
    chest=CHEST_NUMBER,
    tunnel=CARD,
    found=CHEST_FOUND,
    turn=COUNT,
)
_CHEST_NUMBERS: Final = {name: place for place, name in enumerate(CHESTS) if place}


def _write_looks(looks: tuple[ChestLook, ...], table: Table) -> str:
    return format_list(
        f"{chest} {NAME[tunnel]} / {CHESTS[found]} in turn {turn}" for chest, tunnel, found, turn in looks
    )


def _read_looks(text: str, table: Table) -> tuple[ChestLook, ...]:
    return tuple([_look(word, len(table.part(Chests).chest_cells)) for word in split_list(text)])


def _look(text: str, chests: int) -> ChestLook:
    which, seen, turn = parse_seen(text)
    tunnel, _, found = seen.partition(" / ")
    return (
        parse_number(which, "chest", chests),
        parse_card(tunnel),
        parse_name(_CHEST_NUMBERS, found, "chest"),
        turn,
    )


def _tunnels_seen(looks: tuple[ChestLook, ...], table: Table) -> list[Count]:
    return [(chest, _TUNNEL_NUMBER[tunnel], 1) for chest, tunnel, _, _ in looks]


def _contents_seen(looks: tuple[ChestLook, ...], table: Table) -> list[Count]:
    return [(chest, found - 1, 1) for chest, _, found, _ in looks]


@part
class ChestsSeen(Part):
    """The chests that one seat has looked at (CHEST-4)."""

    chest_looks: tuple[ChestLook, ...] = part_field(
        default=(),
        lasts=ROUND,
        codec=tuple_of(_LOOK, "Looks"),
        text=Text(_write_looks, _read_looks, word="opened"),
        observed=(
            Observed(_named("seen tunnel {}", CHEST_TUNNELS), _tunnels_seen, "chest"),
            Observed(_named("seen {}", CHESTS[1:]), _contents_seen, "chest"),
        ),
    )

    def with_look(self, look: ChestLook) -> ChestsSeen:
        """The same with another look."""
        return ChestsSeen(chest_looks=(*self.chest_looks, look))


def looks_of(own: Private) -> tuple[ChestLook, ...]:
    """The chests that a seat has looked at in this round; none in games without them."""
    found = own.find(ChestsSeen)
    return () if found is None else found.chest_looks


@part
class SealedChests(Part):
    """The chests as they were dealt."""

    chest_tunnels: bytes = part_field(default=b"", lasts=ROUND, observed=None)
    """The tunnel card on each chest, then those put aside (CHEST-1)."""
    chests: bytes = part_field(default=b"", lasts=ROUND, observed=None)
    """The content of each chest, then chests put aside."""


_NO_CHESTS: Final = Chests()


def chests_at(table: Table) -> Chests:
    """The chests in the maze; none in games without them."""
    return table.find(Chests) or _NO_CHESTS
