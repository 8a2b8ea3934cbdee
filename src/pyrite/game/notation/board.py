"""The maze in a position: the picture, goals, chests."""

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
from pyrite.game.modules.chests.state import Chests, SealedChests, chests_at
from pyrite.game.moves import CHEST
from pyrite.game.notation.picture import Picture
from pyrite.game.refusal import BadInput
from pyrite.game.state import State
from pyrite.game.table import NOBODY
from pyrite.game.text_lines import (
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
    split_list,
)

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
    chests = chests_at(table)
    if chests.chest_cells:
        cells = [format_cell(grid, at).replace(",", "/") if at != NOBODY else _GONE for at in chests.chest_cells]
        write("chest cells", format_list(cells))
        dealt = sealed.part(SealedChests)
        write("chest tunnels", card_names(dealt.chest_tunnels))
        write("chests", format_list(CHESTS[found] for found in dealt.chests))
        write("opened", format_numbers(chest for chest, found in enumerate(chests.chests) if found))
        faces = enumerate(chests.chest_tunnels)
        turned += [CHEST + chest for chest, face in faces if face and not chests.chests[chest]]
    write("turned", format_numbers(turned))
    write("last laid", format_cell(grid, table.last_laid) if table.last_laid != NOBODY else "")


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
        goal_or_chest = parse_number(word, "goal", CHEST + len(chests_at(table).chest_cells))
        if goal_or_chest < len(table.goal_faces):
            table.goal_faces[goal_or_chest] = sealed.goals[goal_or_chest]
        elif goal_or_chest >= CHEST:
            chest = goal_or_chest - CHEST
            table.put(table.part(Chests).turned(chest, sealed.part(SealedChests).chest_tunnels[chest]))
        else:
            raise BadInput(f"There is no goal {goal_or_chest} to turn over.")
    if "last laid" in lines:
        table.last_laid = parse_cell(lines.pop("last laid"), table.maze.grid)
        if table.last_laid not in table.maze.tunnels:
            raise BadInput("The tunnel laid last must be in the maze.")


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
    if table.find(Chests) is None:
        return
    grid = table.maze.grid
    default = format_list(f"{x}/{y}" for x, y in CHEST_LAYOUTS["gates"])
    places = split_list(lines.pop("chest cells", default))
    cells = [NOBODY if place == _GONE else parse_cell(place.replace("/", ","), grid) for place in places]
    tunnels = format_list(name for name, count in CHEST_TUNNELS.items() for _ in range(count))
    dealt = SealedChests(
        chest_tunnels=bytes(parse_cards(lines.pop("chest tunnels", tunnels))),
        chests=bytes(
            parse_name(_CHEST_NUMBERS, name, "chest")
            for name in split_list(lines.pop("chests", format_list(CHESTS[1:])))
        ),
    )
    sealed.put(dealt)
    if len(places) != 4 or len(dealt.chest_tunnels) != 7 or not FROM_CHESTS.issuperset(dealt.chest_tunnels):
        raise BadInput("There are four chest cells (3/-1, or gone) and seven chest tunnels.")
    if sorted(dealt.chests) != list(range(1, len(CHESTS))):
        raise BadInput(f"The chests are {format_list(CHESTS[1:])}, in any order.")
    chests = Chests(chest_cells=tuple(cells), chest_tunnels=bytes(4), chests=bytes(4))
    for word in lines.pop("opened", "").split():
        chest = parse_number(word, "chest", 4)
        chests = chests.turned(chest, dealt.chest_tunnels[chest]).opened(chest, dealt.chests[chest])
    table.put(chests)


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
            cells = chests_at(table).chest_cells
            if place >= len(cells) or cells[place] != here:
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
        elif (kind in FROM_CHESTS and here in chests_at(table).chest_cells) or (
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
    for chest in chests_at(table).closed():
        if maze.piece[chests_at(table).chest_cells[chest]] >> 1 != HIDDEN_CHEST:
            raise BadInput(f"Chest {chest} is missing in the maze; a closed chest is drawn &{chest}.")
