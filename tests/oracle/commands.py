"""The legal commands of a seat, from its plain view alone (sections 1 and 3, options of section 10)."""

import json
from collections.abc import Mapping
from typing import Any

from .maze import View, as_cell, face_down, goals_reached, lying, places, turnings
from .tunnel import is_tunnel

Command = dict[str, Any]


def canon(command: Mapping[str, Any]) -> str:
    """One text for one command, so that commands can be compared and kept in sets."""
    return json.dumps(command, sort_keys=True)


def legal(view: View) -> frozenset[str]:
    """The legal commands of the viewing seat, each as its canonical text."""
    return frozenset(canon(command) for command in legal_commands(view))


def legal_commands(view: View) -> list[Command]:
    """The legal commands of the viewing seat as plain dicts, each once, in the order of their texts."""
    found = {canon(command): command for command in answers(view)}
    return [found[text] for text in sorted(found)]


def answers(view: View) -> list[Command]:
    """What the viewing seat may answer to the question put to it; a seat not asked may do nothing."""
    asked = view["asked"]
    if view["seat"] is None or view["own"] is None or view["seat"] not in asked["seats"]:
        return []
    if asked["question"] == "turn":
        return turn(view)
    if asked["question"] == "goal":
        return [{"do": "TurnGoal", "goal": goal} for goal in goals_to_choose(view)]
    if asked["question"] == "orientation":
        return [{"do": "LayGoal", "tunnel": tunnel} for tunnel in goal_turnings(view)]
    if asked["question"] == "gold":
        # PAY-2, PAY-3: take one of the cards handed on.
        return [{"do": "TakeGold", "nuggets": nuggets} for nuggets in set(view["own"]["offer"])]
    return []


def goals_to_choose(view: View) -> set[int]:
    """GOAL-4: any goal reached now; under ``one`` only those that the change of this turn joined."""
    if view["options"]["goals_at_once"] == "all":
        return goals_reached(view)
    return goals_reached(view) & set(view["fresh_goals"])


def goal_turnings(view: View) -> set[str]:
    """GOAL-3: how the goal may lie that has been turned over and does not lie in the maze yet."""
    found: set[str] = set()
    for goal in view["goals"]:
        if goal["face"] is not None and as_cell(goal["cell"]) not in lying(view):
            found |= turnings(view, goal["goal"], goal["face"])
    return found


def turn(view: View) -> list[Command]:
    """TURN-1: lay a tunnel, play an action (not without a target, TURN-5), or pass with one card."""
    found: list[Command] = []
    for card in set(view["own"]["hand"]):
        found.append({"do": "Pass", "cards": [card]})
        if is_tunnel(card):
            found += lay_tunnel(view, card)
        elif card.startswith("broken "):
            found += sabotage(view, card)
        elif card.startswith("repair "):
            found += repair(view, card)
        elif card == "rockfall":
            found += rockfall(view)
        elif card == "map":
            found += read_map(view)
    return found


def hindered(view: View, seat: int) -> bool:
    """TUN-5: a sabotage card in front, or trapped: no tunnels."""
    return any(card.startswith("broken ") or card == "trapped" for card in view["fronts"][seat])


def lay_tunnel(view: View, card: str) -> list[Command]:
    """TUN-1 to TUN-6."""
    if hindered(view, view["seat"]):
        return []
    return [{"do": "LayTunnel", "tunnel": lies, "cell": list(cell)} for lies, cell in places(view, card)]


def sabotage(view: View, card: str) -> list[Command]:
    """ACT-1: before another player (edition: any), never the same tool twice before one player."""
    found: list[Command] = []
    for seat, front in enumerate(view["fronts"]):
        if seat == view["seat"] and view["options"]["sabotage_target"] != "any":
            continue
        if card not in front:
            found.append({"do": "Sabotage", "card": card, "seat": seat})
    return found


def repair(view: View, card: str) -> list[Command]:
    """ACT-2: takes away one matching sabotage, from oneself or another; not playable without a match."""
    found: list[Command] = []
    for tool in card.removeprefix("repair ").split("/"):
        for seat, front in enumerate(view["fronts"]):
            if "broken " + tool in front:
                found.append({"do": "Repair", "card": card, "tool": tool, "seat": seat})
    return found


def rockfall(view: View) -> list[Command]:
    """ACT-3: any one tunnel card of the maze, never the start or a goal."""
    goal_cells = {as_cell(goal["cell"]) for goal in view["goals"]}
    found: list[Command] = []
    for card in view["maze"]:
        if card["card"] != "start" and as_cell(card["cell"]) not in goal_cells:
            found.append({"do": "Rockfall", "cell": list(card["cell"])})
    return found


def read_map(view: View) -> list[Command]:
    """ACT-4: one face-down goal, one already looked at too."""
    return [{"do": "ReadMap", "goal": goal} for goal in face_down(view).values()]
