"""What everyone sees of treasure chests."""

from __future__ import annotations

from typing import Any, Final

from pyrite.game.catalogue import CHEST_TUNNELS, CHESTS, KIND, NAME
from pyrite.game.part import ROUND, TURN, Count, Observed, Part, Text, observed_as, part, state
from pyrite.game.refusal import BadInput, shown
from pyrite.game.table import NOBODY, Table
from pyrite.game.text_lines import format_list, parse_yes_no, split_list


def _chests_json(contents: bytes, table: Table) -> list[dict[str, Any]]:
    chests = table.part(Chests)
    return [
        {
            "chest": chest,
            "cell": None if cell == NOBODY else list(table.maze.grid.at(cell)),
            "tunnel": NAME.get(chests.chest_tunnels[chest]),
            "found": CHESTS[contents[chest]] if contents[chest] else None,
        }
        for chest, cell in enumerate(chests.chest_cells)
    ]


def _effects_json(effects: tuple[int, ...], table: Table) -> list[str]:
    return [CHESTS[found] for found in effects]


def _read_effects(text: str, table: Table) -> tuple[int, ...]:
    names = split_list(text)
    for name in names:
        if name not in CHESTS[1:]:
            raise BadInput(f"There is no chest {shown(name)}.")
    return tuple(CHESTS.index(name) for name in names)


_TUNNEL_NUMBER: Final = {KIND[name]: number for number, name in enumerate(CHEST_TUNNELS)}


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

    chest_cells: tuple[int, ...] = state(
        default=(), lasts=ROUND, observed=Observed(("is in the maze",), _in_maze, "chest")
    )
    """The cell of each chest, or NOBODY once it is gone."""
    chest_tunnels: bytes = state(
        default=b"",
        lasts=ROUND,
        observed=Observed(tuple([f"tunnel {name}" for name in CHEST_TUNNELS]), _tunnels, "chest"),
    )
    """The kind of the tunnel card on each chest; 0 while face down."""
    chests: bytes = state(
        default=b"",
        lasts=ROUND,
        json=_chests_json,
        observed=Observed(tuple([f"found {found}" for found in CHESTS[1:]]), _contents, "chest"),
    )
    """The content of each opened chest; 0 while closed."""
    no_maps: bool = state(
        default=False,
        lasts=ROUND,
        json=lambda forbidden, table: forbidden,
        text=Text(lambda forbidden, table: "yes", lambda text, table: parse_yes_no(text, "no maps")),
        observed=observed_as("maps on goals forbidden"),
    )
    """Whether maps on goals are forbidden for the rest of the round (CHEST-5)."""
    effects: tuple[int, ...] = state(
        default=(),
        lasts=TURN,
        json=_effects_json,
        text=Text(lambda effects, table: format_list(_effects_json(effects, table)), _read_effects),
        observed=Observed(CHESTS[1:], _waiting),
    )
    """Effects that wait for the end of this turn, in order (CHEST-6)."""
    no_draw: bool = state(
        default=False,
        lasts=TURN,
        text=Text(lambda cancelled, table: "yes", lambda text, table: parse_yes_no(text, "no draw")),
        observed=observed_as("no draw this turn"),
    )
    """Whether a chest has cancelled the draw of this turn (CHEST-6)."""

    def closed(self) -> list[int]:
        """The chests that are still under a face-down tunnel."""
        tunnels = self.chest_tunnels
        return [chest for chest, cell in enumerate(self.chest_cells) if cell != NOBODY and not tunnels[chest]]

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


_NO_CHESTS: Final = Chests()


def chests_at(table: Table) -> Chests:
    """The chests in the maze; none in games without them."""
    return table.find(Chests) or _NO_CHESTS
