"""What is reached, where a tunnel may be laid, which goals are reached and how they are laid (section 1)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .module_rules import Cell, View, rules_at
from .tunnel import OPPOSITE, SIDES, half_turn, mark_of, open_sides, orientations, parse, spell

Opening = tuple[Cell, str]

# Section 1: x grows to the right, y grows downwards.
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

# TAB-4: the gold is open on four sides, the stones are curves.
GOAL_TUNNELS = {"gold": "NESW", "stone NE": "NE", "stone NW": "NW"}


def beyond(cell: Cell, side: str) -> Cell:
    """The cell on the other side of ``side``. The maze has no bounds (TAB-1)."""
    across, down = STEP[side]
    return (cell[0] + across, cell[1] + down)


def as_cell(pair: Any) -> Cell:
    """A cell of a view, [x, y], as a tuple."""
    across, down = pair
    return (int(across), int(down))


FaceUp = tuple[tuple[Cell, str, str], ...]
"""The face-up cards of a maze: cell, tunnel in its orientation, card. It is the key of the caches below."""


def face_up(view: View) -> FaceUp:
    """The face-up cards of the maze of a view."""
    return tuple([((card["cell"][0], card["cell"][1]), card["tunnel"], card["card"]) for card in view["maze"]])


def tunnels_by_cell(view: View) -> Mapping[Cell, str]:
    """Every face-up card of the maze: its cell and its tunnel in its orientation."""
    return _tunnels_by_cell(face_up(view))


@lru_cache(maxsize=64)
def _tunnels_by_cell(cards: FaceUp) -> Mapping[Cell, str]:
    return {cell: tunnel for cell, tunnel, _ in cards}


def face_down(view: View) -> dict[Cell, int]:
    """The cells of the face-down goals, and which goal is there."""
    return {as_cell(goal["cell"]): int(goal["goal"]) for goal in view["goals"] if goal["face"] is None}


def goal_cells(view: View) -> set[Cell]:
    """The cells of the goals, face down or turned over."""
    return {as_cell(goal["cell"]) for goal in view["goals"]}


def special_cells(view: View) -> set[Cell]:
    """The cells of cards that are face up from the beginning and are no tunnels."""
    special = {rules.first_card for rules in rules_at(view)}
    return {as_cell(card["cell"]) for card in view["maze"] if card["card"] in special}


def taken(view: View) -> set[Cell]:
    """Cells that are not empty: face-up cards, goals, also one turned over and not laid yet, cards of modules."""
    others = [rules.taken(view) for rules in rules_at(view) if rules.taken is not None]
    return set(tunnels_by_cell(view)) | goal_cells(view).union(*others)


def has_ladder(card: str) -> bool:
    """The start bears a ladder (TAB-4); so do the ladder cards of Saboteur 2 (S2-8)."""
    return card == "start" or mark_of(card) == "ladder"


def reached(view: View) -> frozenset[Opening]:
    """The openings joined to the start, or to any ladder, by an unbroken path (TAB-6).

    Each passage of a card is reached on its own (TAB-3). The opening of a stub is never reached: a stub is joined
    to nothing inside its card. No path leads through face-down cards. Where two cards do not match (as with a
    turned-over goal, GOAL-3), a path needs both sides open. Doors are no obstacle here (S2-9).
    """
    return _reached(face_up(view))


@lru_cache(maxsize=64)
def _reached(cards: FaceUp) -> frozenset[Opening]:
    maze = _tunnels_by_cell(cards)
    found: set[Opening] = set()
    waiting: list[Opening] = []
    for start, tunnel, card in cards:
        if has_ladder(card):
            for part in parse(tunnel):
                if not part.stub:
                    waiting.extend((start, side) for side in part.sides)
    while waiting:
        cell, side = waiting.pop()
        if (cell, side) in found:
            continue
        found.add((cell, side))
        neighbour = beyond(cell, side)
        if neighbour not in maze:
            continue
        for part in parse(maze[neighbour]):
            if OPPOSITE[side] in part.sides and not part.stub:
                waiting.extend((neighbour, joined) for joined in part.sides)
    return frozenset(found)


def may_lay(view: View, tunnel: str, cell: Cell) -> bool:
    """Whether a tunnel in this orientation may be laid in a cell (TUN-1 to TUN-4, TUN-6), by any seat.

    Of a bridge or a double curve one path that meets a reached opening is enough (S2-7): TUN-3 needs one
    open side of the card. Doors are no obstacle to laying (S2-9), crystals change nothing (S2-10).
    """
    if mark_of(tunnel) == "ladder":
        return may_lay_ladder(view, tunnel, cell)
    maze = tunnels_by_cell(view)
    if cell in taken(view):
        return False  # TUN-1: the cell must be empty
    neighbours = [side for side in SIDES if beyond(cell, side) in maze]
    if not neighbours:
        return False  # TUN-1, TUN-4: next to a card; a face-down card alone is no neighbour
    if mismatches(view, tunnel, cell) > 0:
        return False  # TUN-2; face-down neighbours demand nothing (TAB-5)
    if not view["options"]["lay_must_join"]:
        return True  # TUN-4, edition: a neighbour that matches is enough
    return joins_reached(view, tunnel, cell)  # TUN-3


def may_lay_ladder(view: View, tunnel: str, cell: Cell) -> bool:
    """Whether a ladder in this orientation may be laid in a cell (S2-8). TUN-3 and TUN-4 do not apply."""
    goals = goal_cells(view)  # their present cells: a chest may have moved one
    # The face-up tunnel cards and the start. A goal is neither, nor is the wardrobe or party card.
    tunnels = set(tunnels_by_cell(view)) - goals - special_cells(view)
    if cell in taken(view):
        return False  # TUN-1: the cell must be empty
    if not any(beyond(cell, side) in tunnels for side in SIDES):
        return False  # next to any face-up tunnel card or the start
    if mismatches(view, tunnel, cell) > 0:
        return False  # matching sides, TUN-2
    for side in SIDES:
        if beyond(cell, side) in goals:
            if view["options"]["ladder_goal_ban"] == "touching":
                return False  # never next to a goal, face down or turned over
            if side in open_sides(tunnel):
                return False  # edition: only an open side towards a goal is forbidden
    if view["options"]["ladder_needs_opening"]:
        # Edition: it must join a tunnel through an opening; the sides match, so that is open to open.
        return any(beyond(cell, side) in tunnels for side in open_sides(tunnel))
    return True


def mismatches(view: View, tunnel: str, cell: Cell) -> int:
    """How many face-up neighbours a card would not match: open to open, closed to closed (TUN-2)."""
    maze = tunnels_by_cell(view)
    count = 0
    for side in SIDES:
        neighbour = beyond(cell, side)
        if neighbour in maze:
            mine = side in open_sides(tunnel)
            theirs = OPPOSITE[side] in open_sides(maze[neighbour])
            if mine != theirs:
                count += 1
    return count


def joins_reached(view: View, tunnel: str, cell: Cell) -> bool:
    """Whether an open side, a stub too, meets a reached opening of a neighbour (TUN-3)."""
    there = reached(view)
    return any((beyond(cell, side), OPPOSITE[side]) in there for side in open_sides(tunnel))


def goals_reached(view: View) -> set[int]:
    """The face-down goals met by a reached opening now (GOAL-1). Stubs and closed sides meet nothing."""
    return goals_faced(view, reached(view))


def goals_freshly_reached(before: View, after: View) -> set[int]:
    """The face-down goals faced by an opening that a change made reached (GOAL-4, ``one``)."""
    return goals_faced(after, reached(after) - reached(before))


def first_joiners(joiners: Mapping[int, int], after: View, seat: int) -> dict[int, int]:
    """GOAL-4, ``one``: for each face-down goal that was joined in this round, who joined it first.

    ``joiners`` is the same before a change of the maze by ``seat``. A goal that is cut off stays joined; one
    that is turned over is dropped.
    """
    waiting = set(face_down(after).values())
    joined = {**dict.fromkeys(goals_reached(after), seat), **joiners}
    return {goal: by for goal, by in joined.items() if goal in waiting}


def goals_faced(view: View, some: frozenset[Opening]) -> set[int]:
    """The face-down goals next to some openings."""
    goals = face_down(view)
    return {goals[beyond(cell, side)] for cell, side in some if beyond(cell, side) in goals}


def goal_orientations(view: View, goal: int, face: str) -> set[str]:
    """How a turned-over goal may be laid (GOAL-3); with two spellings the player chooses."""
    (cell,) = [as_cell(each["cell"]) for each in view["goals"] if each["goal"] == goal]
    return orientations_at(view, cell, goal_tunnels(view)[face])


def goal_tunnels(view: View) -> dict[str, str]:
    """The tunnel of each goal."""
    found = dict(GOAL_TUNNELS)
    for rules in rules_at(view):
        found.update(rules.goals)
    return found


def orientations_at(view: View, cell: Cell, tunnel: str) -> set[str]:
    """GOAL-3, for any card that is turned over in a cell."""
    printed = spell(parse(tunnel))
    both = {printed, half_turn(printed)}
    if view["options"]["goal_misfit"] == "player":
        # UA16: an orientation without mismatches is forced; if there is none, both are allowed, joined or not.
        fitting = {tunnel for tunnel in both if mismatches(view, tunnel, cell) == 0}
        return fitting or both
    # It must join at least one reached opening facing it; of those that do, the fewest mismatches.
    joining = {tunnel for tunnel in both if joins_reached(view, tunnel, cell)}
    if not joining:
        return set()
    fewest = min(mismatches(view, tunnel, cell) for tunnel in joining)
    return {tunnel for tunnel in joining if mismatches(view, tunnel, cell) == fewest}


def places(view: View, card: str) -> set[tuple[str, Cell]]:
    """Every cell and orientation in which a tunnel card of the hand may be laid."""
    around = {beyond(cell, side) for cell in taken(view) for side in SIDES}
    return {
        (orientation, cell)
        for orientation in orientations(card)
        for cell in around
        if may_lay(view, orientation, cell)
    }
