"""Treasure chests (CHEST-1 to CHEST-6)."""

from collections.abc import Collection

from .maze import as_cell, beyond, face_down, goals_reached, orientations_at, reached, taken, tunnels_by_cell
from .module_rules import Cell, Command, Draw, Layout, ModuleRules, Turn, View
from .players import others
from .tables import START_PLACE
from .trove import keep_card

# CHEST-1: the seven tunnels over the chests, and the ten chests, (a) to (j).
CHEST_TUNNELS: dict[str, int] = {"NE chest": 1, "NW chest": 1, "NES chest": 2, "NEW chest": 2, "NESW chest": 1}
CHESTS: tuple[str, ...] = (
    "one gold",
    "no more maps",
    "no draw",
    "extra draw",
    "move a goal",
    "rob a hand",
    "three for one",
    "look at a role",
    "search the discard",
    "bury five",
)
CHEST_LAYOUTS: dict[str, tuple[Cell, ...]] = {
    "gates": ((3, -1), (3, 1), (5, -1), (5, 1)),
    "wings": ((5, -3), (5, -1), (5, 1), (5, 3)),
    "zigzag": ((2, 1), (3, -1), (5, 1), (6, -1)),
}

# CHEST-6: if any of these was opened the whole normal draw is dropped: (c), (f), (g), (i).
NO_NORMAL_DRAW = ("no draw", "rob a hand", "three for one", "search the discard")


# ---------------------------------------------------------------- set-up


def allows_layout(layout: Layout, taken: Collection[Cell], goal_column: int) -> bool:
    """CHEST-1: a named layout or "random", or four cells that the host chose."""
    if layout == "random":
        return True  # picked among the cells that are free
    if isinstance(layout, str):
        if layout not in CHEST_LAYOUTS:
            return False
        cells = list(CHEST_LAYOUTS[layout])
    else:
        cells = [as_cell(pair) for pair in layout]
    if len(cells) != 4 or len(set(cells)) != 4:
        return False  # four chests, each in its own cell
    if any(cell in taken for cell in cells):
        return False  # a layout with a taken cell is refused
    if any(next_to(one, other) for one in cells for other in cells):
        return False  # not next to each other
    if (START_PLACE[0] + 1, START_PLACE[1]) in cells:
        return False  # it would be joined before the first turn
    # Between start and goals: in a column after the start's and before the goals'.
    return all(START_PLACE[0] < across < goal_column for across, _ in cells)


def next_to(one: Cell, other: Cell) -> bool:
    """Section 1: sharing a side."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


# ---------------------------------------------------------------- chests in the maze


def chests_face_down(view: View) -> dict[Cell, int]:
    """The cells of the face-down chest tunnels, and which chest is there (CHEST-1)."""
    return {
        as_cell(chest["cell"]): int(chest["chest"])
        for chest in view["chests"]
        if chest["cell"] is not None and chest["tunnel"] is None
    }


def chest_cells(view: View) -> set[Cell]:
    """The cells of the chest tunnels, face down or turned over, without removed ones (CHEST-3)."""
    return {as_cell(chest["cell"]) for chest in view["chests"] if chest["cell"] is not None}


def chests_reached(view: View) -> set[int]:
    """The face-down chest tunnels met by a reached opening now (CHEST-2), by the same test as goals (GOAL-1)."""
    chests = chests_face_down(view)
    return {chests[beyond(cell, side)] for cell, side in reached(view) if beyond(cell, side) in chests}


def goals_and_chests_reached(view: View) -> list[dict[str, int]]:
    """GOAL-7: goals and chests met by a reached opening now: {"goal": n} by number, then {"chest": n}."""
    goals = [{"goal": goal} for goal in sorted(goals_reached(view))]
    return goals + [{"chest": chest} for chest in sorted(chests_reached(view))]


def chest_orientations(view: View, chest: int, tunnel: str) -> set[str]:
    """How a turned-over chest tunnel may be laid (CHEST-2: as GOAL-3), its sides only, without the mark."""
    (cell,) = [as_cell(each["cell"]) for each in view["chests"] if each["chest"] == chest]
    return orientations_at(view, cell, tunnel)


# ---------------------------------------------------------------- commands


def look_in_chest(view: View) -> list[Command]:
    """CHEST-4: a map used on a face-down chest tunnel and its chest; "no more maps" is about goals only."""
    return [{"do": "LookInChest", "chest": chest} for chest in chests_face_down(view).values()]


def no_more_maps(view: View, command: Command) -> bool:
    """CHEST-5 (b): no more maps on goals."""
    return bool(command["do"] == "ReadMap" and view["no_maps"])


def open_chest(view: View) -> list[Command]:
    """GOAL-7, CHEST-2: which of the goals and chests reached now comes next."""
    return [{"do": "OpenChest", "chest": chest} for chest in chests_reached(view)]


def lay_chest(view: View) -> list[Command]:
    """CHEST-2: the orientations of a chest tunnel that is turned over but not laid yet."""
    found: list[Command] = []
    for chest in view["chests"]:
        turned = chest["tunnel"] is not None and chest["cell"] is not None
        if turned and as_cell(chest["cell"]) not in tunnels_by_cell(view):
            sides = chest_orientations(view, chest["chest"], chest["tunnel"])
            found += [{"do": "LayGoal", "tunnel": tunnel} for tunnel in sides]
    return found


def movable_goals(view: View) -> list[int]:
    """CHEST-5 (e): the face-down goals with an empty cell on their east (x + 1)."""
    return sorted(goal for cell, goal in face_down(view).items() if beyond(cell, "E") not in taken(view))


def move_goal(view: View) -> list[Command]:
    """CHEST-5 (e)."""
    return [{"do": "MoveGoal", "goal": goal} for goal in movable_goals(view)]


def hands_to_rob(view: View) -> list[int]:
    """CHEST-5 (f): the other players with cards, as seen by the one whose turn it is."""
    return [seat for seat, cards in enumerate(view["hands"]) if seat != view["to_move"] and cards > 0]


def rob_hand(view: View) -> list[Command]:
    """CHEST-5 (f)."""
    return [{"do": "RobHand", "seat": seat} for seat in hands_to_rob(view)]


def look_at_role(view: View) -> list[Command]:
    """CHEST-5 (h): another player."""
    return [{"do": "LookAtRole", "seat": seat} for seat in others(view)]


# ---------------------------------------------------------------- draws and gold


def takes_at_once(turn: Turn) -> list[Draw]:
    """CHEST-6: (i) at once."""
    if "search the discard" not in turn.chests:
        return []
    return [Draw(turn.seat, min(5, turn.discard), "search the discard")]


def takes_later(turn: Turn, deck: int) -> list[Draw]:
    """CHEST-6: (d), (f), (g) at the end of the turn, in the order opened."""
    found: list[Draw] = []
    for chest in turn.chests:
        left = deck - sum(draw.cards for draw in found if draw.source != "hand")
        if chest == "extra draw":
            found.append(Draw(turn.seat, min(1, left)))
        if chest == "three for one":
            found.append(Draw(turn.seat, min(3, left), "three for one"))
        if chest == "rob a hand" and any(cards > 0 for seat, cards in enumerate(turn.hands) if seat != turn.seat):
            found.append(Draw(turn.seat, 1, "hand"))
    return found


def chest_gold(modules: Collection[str], variants: Collection[str], cards_of_one: int) -> str:
    """CHEST-5 (a): "card" or "token". ``cards_of_one``: gold cards of 1 nugget in the pile.

    Saboteur 2 and the tournament have no gold cards.
    """
    if "saboteur2" in modules or "tournament" in variants or cards_of_one == 0:
        return "token"
    return "card"


RULES = ModuleRules(
    allows_layout=allows_layout,
    plays={"map": look_in_chest},
    forbids=no_more_maps,
    answers={
        "goal": open_chest,
        "orientation": lay_chest,
        "card": keep_card,
        "move": move_goal,
        "hand": rob_hand,
        "role": look_at_role,
    },
    taken=chest_cells,
    removable=lambda view: set(chests_face_down(view)),  # CHEST-3: a chest tunnel too, face down or open
    takes_at_once=takes_at_once,
    no_draw=lambda turn: any(chest in NO_NORMAL_DRAW for chest in turn.chests),
    takes_later=takes_later,
    facts={
        "GoalMoved": {},
        "ChestSeen": {"tunnel": "seat", "found": "seat"},
        "ChestTurned": {},
        "ChestLaid": {},
        "ChestOpened": {},
        "EffectEnded": {},
    },
    reveals=("ChestTurned", "ChestOpened"),
    numbers={"chest": "place", "chest_cells": "place"},
)
