"""Commands and answers of the championship cards and the mini-expansions (sections 7 and 8), except tolls."""

from itertools import combinations

from .maze import View, as_cell, beyond, chests_face_down, face_down, places, taken
from .players import Command, others
from .toll import dwarfs, may_enter


def veto(view: View) -> list[Command]:
    """WC-19, WC-19b: a seat that is asked and has not answered may let pass, or veto if it holds the veto."""
    if view["own"].get("let_pass"):
        return []
    found: list[Command] = [{"do": "LetPass"}]
    if "veto" in view["own"]["hand"]:
        found.append({"do": "Veto"})
    return found


def swap_goals(view: View) -> list[Command]:
    """WC-17: any two face-down goals, the lower number first."""
    pairs = combinations(sorted(face_down(view).values()), 2)
    return [{"do": "SwapGoals", "goals": list(pair)} for pair in pairs]


def put_goals_back() -> list[Command]:
    """WC-17: swapped or not."""
    return [{"do": "PutGoalsBack", "swapped": swapped} for swapped in (True, False)]


def search_trove(view: View) -> list[Command]:
    """WC-18: not while the discard pile is empty; the trove itself gets there only afterwards (TURN-6)."""
    return [{"do": "SearchTrove"}] if view["discard"] else []


def keep_card(view: View) -> list[Command]:
    """WC-18, CHEST-5 (g) (i): one of the cards lifted; equal cards count once."""
    return [{"do": "KeepCard", "card": card} for card in set(view["own"]["lifted"])]


def detour(view: View) -> list[Command]:
    """WC-23: move the tunnel laid last to another cell by the usual rules; it may be turned.

    It is lifted first; a dwarf at it leaves then (TOLL-4). A dwarf that faces the new cell
    is paid. Broken tools and traps do not matter.
    """
    if view["last_laid"] is None:
        return []  # none laid yet, or no longer in the maze
    old = as_cell(view["last_laid"])
    (card,) = [each["card"] for each in view["maze"] if as_cell(each["cell"]) == old]
    lifted = {
        **view,
        "maze": [each for each in view["maze"] if as_cell(each["cell"]) != old],
        "dwarfs": [dwarf for dwarf in dwarfs(view) if as_cell(dwarf["cell"]) != old],
    }
    found: list[Command] = []
    for orientation, cell in places(lifted, card):
        if cell != old and may_enter(lifted, cell):
            found.append({"do": "Detour", "tunnel": orientation, "cell": list(cell)})
    return found


def look_in_chest(view: View) -> list[Command]:
    """CHEST-4: a map used on a face-down chest tunnel and its chest; "no more maps" is about goals only."""
    return [{"do": "LookInChest", "chest": chest} for chest in chests_face_down(view).values()]


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
