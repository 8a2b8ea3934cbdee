"""The maze in a position: the picture, goals, chests, toll dwarfs."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pyrite.game.catalogue import (
    CHEST_TUNNELS,
    CHESTS,
    FROM_CHESTS,
    GOAL_KINDS,
    HIDDEN_CHEST,
    HIDDEN_GOAL,
    NAME,
    SPECIAL_KINDS,
)
from pyrite.game.chest_layouts import CHEST_LAYOUTS
from pyrite.game.maze import HIDDEN_CHEST_PIECE
from pyrite.game.moves import CHEST
from pyrite.game.notation.lines import (
    Lines,
    WriteLine,
    card_names,
    cell_at,
    format_cell,
    format_list,
    format_numbers,
    parse_cards,
    parse_cell,
    parse_name,
    parse_number,
    parse_yes_no,
    split_list,
)
from pyrite.game.notation.picture import Picture
from pyrite.game.refusal import BadInput, shown
from pyrite.game.sides import LETTERS, letters
from pyrite.game.state import State
from pyrite.game.table import DWARFS, NOBODY
from pyrite.game.toll import free_ends

_GONE: Final = "gone"
_CHEST_NUMBERS: Final = {name: place for place, name in enumerate(CHESTS) if place}


def write_board(state: State, write: WriteLine) -> None:
    """Write the parts of the maze that the picture does not show."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    grid = table.maze.grid
    write("goals", card_names(sealed.goals))
    hidden = [goal for goal, at in enumerate(table.goal_cells) if table.maze.piece[at] >> 1 == HIDDEN_GOAL]
    turned = [goal for goal in hidden if table.goal_faces[goal]]
    if table.chest_cells:
        write(
            "chest cells",
            format_list(
                format_cell(grid, at).replace(",", "/") if at != NOBODY else _GONE for at in table.chest_cells
            ),
        )
        write("chest tunnels", card_names(sealed.chest_tunnels))
        write("chests", format_list(CHESTS[found] for found in sealed.chests))
        write("opened", format_numbers(chest for chest, found in enumerate(table.chests) if found))
        turned += [
            CHEST + chest for chest, face in enumerate(table.chest_tunnels) if face and not table.chests[chest]
        ]
    write("turned", format_numbers(turned))
    write("last laid", format_cell(grid, table.last_laid) if table.last_laid != NOBODY else "")
    write("special used", "yes" if table.special_used else "")
    write("no maps", "yes" if table.no_maps else "")
    if table.rules.toll:
        dwarfs = (
            f"{owner} at {format_cell(grid, at).replace(',', '/')} {letters(side)}"
            for owner, at, side in table.dwarfs
        )
        write("dwarfs", format_list(dwarfs))
        write("dwarfs left", table.dwarfs_left)


def read_board(state: State, rows: list[str], lines: Lines) -> None:
    """Read the picture of the maze and the lines that belong to it."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    picture = Picture.read(rows)
    _read_goals(state, lines)
    _read_chests(state, lines)
    _read_hidden(state, picture)
    _read_pieces(state, picture)
    for word in lines.pop("turned", "").split():
        goal_or_chest = parse_number(word, "goal", CHEST + len(table.chest_cells))
        if goal_or_chest < len(table.goal_faces):
            table.goal_faces[goal_or_chest] = sealed.goals[goal_or_chest]
        elif goal_or_chest >= CHEST:
            table.chest_tunnels[goal_or_chest - CHEST] = sealed.chest_tunnels[goal_or_chest - CHEST]
        else:
            raise BadInput(f"There is no goal {goal_or_chest} to turn over.")
    if "last laid" in lines:
        table.last_laid = parse_cell(lines.pop("last laid"), table.maze.grid)
        if table.last_laid not in table.maze.tunnels:
            raise BadInput("The tunnel laid last must be in the maze.")
    table.special_used = parse_yes_no(lines.pop("special used", "no"), "special used")
    table.no_maps = parse_yes_no(lines.pop("no maps", "no"), "no maps")
    _read_dwarfs(state, lines)


def _read_goals(state: State, lines: Lines) -> None:
    table, sealed = state.table, state.sealed
    assert sealed is not None
    goals = bytes(parse_cards(lines.pop("goals", card_names(table.rules.goals))))
    if Counter(goals) != Counter(table.rules.goals):
        raise BadInput(f"The goals of this set-up are {card_names(table.rules.goals)}, in any order.")
    sealed.goals = goals


def _read_chests(state: State, lines: Lines) -> None:
    table, sealed = state.table, state.sealed
    assert sealed is not None
    if not table.rules.chests:
        return
    grid = table.maze.grid
    default = format_list(f"{x}/{y}" for x, y in CHEST_LAYOUTS["gates"])
    places = split_list(lines.pop("chest cells", default))
    table.chest_cells = [
        NOBODY if place == _GONE else parse_cell(place.replace("/", ","), grid) for place in places
    ]
    tunnels = format_list(name for name, count in CHEST_TUNNELS.items() for _ in range(count))
    sealed.chest_tunnels = bytes(parse_cards(lines.pop("chest tunnels", tunnels)))
    found = split_list(lines.pop("chests", format_list(CHESTS[1:])))
    sealed.chests = bytes(parse_name(_CHEST_NUMBERS, name, "chest") for name in found)
    if len(places) != 4 or len(sealed.chest_tunnels) != 7 or not FROM_CHESTS.issuperset(sealed.chest_tunnels):
        raise BadInput("There are four chest cells (3/-1, or gone) and seven chest tunnels.")
    if sorted(sealed.chests) != list(range(1, len(CHESTS))):
        raise BadInput(f"The chests are {format_list(CHESTS[1:])}, in any order.")
    table.chest_tunnels, table.chests = bytearray(4), bytearray(4)
    for word in lines.pop("opened", "").split():
        chest = parse_number(word, "chest", 4)
        table.chests[chest] = sealed.chests[chest]
        table.chest_tunnels[chest] = sealed.chest_tunnels[chest]


def _read_hidden(state: State, picture: Picture) -> None:
    """Put face-down goals and chests into the maze; a goal may have been moved (CHEST-5)."""
    table = state.table
    maze, grid = table.maze, table.maze.grid
    home = table.goal_cells[:]
    for goal_cell in home:
        maze.unhide(goal_cell)
    for drawing, at in picture.hidden.items():
        place, here = int(drawing[1]), cell_at(at, grid)
        if drawing[0] == "?":
            if place >= len(home) or here not in (home[place], home[place] + 1):
                raise BadInput(f"In this set-up goal {place} cannot be at ({at[0]}, {at[1]}).")
            table.goal_cells[place] = here
            maze.hide(here, HIDDEN_GOAL * 2)
        else:
            if place >= len(table.chest_cells) or table.chest_cells[place] != here:
                raise BadInput(f"In this position chest {place} is not at ({at[0]}, {at[1]}).")
            maze.hide(here, HIDDEN_CHEST_PIECE)


def _read_pieces(state: State, picture: Picture) -> None:
    table, sealed = state.table, state.sealed
    assert sealed is not None
    maze = table.maze
    goals_first = sorted(picture.pieces.items(), key=lambda each: (each[1] >> 1 not in GOAL_KINDS, each))
    for at, piece in goals_first:
        here, kind = cell_at(at, maze.grid), piece >> 1
        if at == (0, 0) or (kind == table.rules.special and maze.piece[here] == piece):
            continue
        goal = next((g for g, home in enumerate(table.goal_cells) if here in (home, home + 1)), NOBODY)
        if goal != NOBODY and kind == sealed.goals[goal] and not maze.piece[here]:
            table.goal_cells[goal] = here
            table.goal_faces[goal] = kind
            maze.put(here, piece)
        elif goal != NOBODY and here == table.goal_cells[goal] and not table.goal_faces[goal]:
            raise BadInput(f"Goal {goal} is {NAME[sealed.goals[goal]]}, so no other card can be there face up.")
        elif (kind in FROM_CHESTS and here in table.chest_cells) or (
            kind in table.rules.deck and here not in table.goal_cells
        ):
            maze.lay(here, piece)
        else:
            raise BadInput(f"{NAME[kind]} cannot be at ({at[0]}, {at[1]}).")
    if table.rules.special and not any(piece >> 1 in SPECIAL_KINDS for piece in picture.pieces.values()):
        raise BadInput("In this set-up the special card is at (4, 3); draw it as ┼W or ┼P.")
    for goal, here in enumerate(table.goal_cells):
        if not table.goal_faces[goal] and maze.piece[here] >> 1 != HIDDEN_GOAL:
            raise BadInput(f"Goal {goal} is missing in the maze; a face-down goal is drawn ?{goal}.")
    for chest, here in enumerate(table.chest_cells):
        if here != NOBODY and not table.chest_tunnels[chest] and maze.piece[here] >> 1 != HIDDEN_CHEST:
            raise BadInput(f"Chest {chest} is missing in the maze; a closed chest is drawn &{chest}.")


def _read_dwarfs(state: State, lines: Lines) -> None:
    table = state.table
    grid = table.maze.grid
    for dwarf in split_list(lines.pop("dwarfs", "")):
        owner, _, place = dwarf.partition(" at ")
        at, _, side = place.partition(" ")
        if side not in LETTERS or len(side) != 1 or not table.rules.toll:
            raise BadInput(f"A dwarf is written like '2 at 3/0 E' and needs the module toll, not {shown(dwarf)}.")
        seat = parse_number(owner, "seat", table.rules.players)
        end = (parse_cell(at.replace("/", ","), grid), 1 << LETTERS.index(side))
        if end not in free_ends(table):
            raise BadInput(f"No dwarf can be at {at} {side}: it needs an open side that faces an empty cell.")
        table.dwarfs.append((seat, *end))
    table.dwarfs_left = max(0, table.dwarfs_left - len(table.dwarfs))
    if "dwarfs left" in lines:
        if not table.rules.toll:
            raise BadInput("Toll dwarfs need the module toll: add it.")
        table.dwarfs_left = parse_number(lines.pop("dwarfs left"), "dwarfs left", DWARFS + 1)
    if len(table.dwarfs) + table.dwarfs_left > DWARFS:
        raise BadInput(f"A round has {DWARFS} toll dwarfs, including those in the maze.")
