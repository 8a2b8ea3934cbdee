"""The legal commands of a seat, from its plain view alone (sections 1, 3 and 6, options of section 10)."""

import json
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from .maze import View, as_cell, face_down, goal_cells, goals_reached, lying, places, turnings
from .treasure import possible_victims
from .tunnel import is_tunnel

Command = dict[str, Any]


def canon(command: Mapping[str, Any]) -> str:
    """One text for one command, so that commands can be compared and kept in sets.

    In which order the cards of a Pass or a DiscardTwo are named does not matter.
    """
    if "cards" in command:
        command = {**command, "cards": sorted(command["cards"])}
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
    if asked["question"] == "victim":
        return steal(view)
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


def steal(view: View) -> list[Command]:
    """S2-27: a player of choice among the others with gold; nobody (edition ``theft_optional``)."""
    found: list[Command] = [{"do": "Steal", "seat": seat} for seat in possible_victims(view, view["seat"])]
    if view["options"]["theft_optional"]:
        found.append({"do": "Steal", "seat": None})
    return found


def with_saboteur2(view: View) -> bool:
    """Whether the table plays Saboteur 2."""
    return "saboteur2" in view["setup"]["modules"]


def turn(view: View) -> list[Command]:
    """TURN-1: lay a tunnel, play an action (not without a target, TURN-5), or pass.

    Base game: pass with one card. S2-4: with one to three; or discard two to take away a card in front.
    """
    found: list[Command] = []
    for count in (1, 2, 3) if with_saboteur2(view) else (1,):
        for cards in choices(view["own"]["hand"], count):
            found.append({"do": "Pass", "cards": cards})
    if with_saboteur2(view):
        found += discard_two(view)
    for card in set(view["own"]["hand"]):
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
        elif card == "theft":
            found += plan_theft(view)
        elif card == "hands off":
            found += [{"do": "HandsOff", "seat": seat} for seat in seats_with(view, "theft")]  # S2-12
        elif card == "trapped":
            found += trap(view)
        elif card == "free":
            found += [{"do": "Free", "seat": seat} for seat in seats_with(view, "trapped")]  # S2-14
        elif card == "inspection":
            found += inspect(view)
        elif card == "hat swap":
            found += [{"do": "SwapHats", "seat": seat} for seat in range(seats(view))]  # S2-16: oneself too
        elif card == "hand swap":
            # S2-17: either hand may be empty, so any other player.
            found += [{"do": "SwapHands", "seat": seat} for seat in others(view)]
    return found


def choices(hand: Sequence[str], count: int) -> list[list[str]]:
    """Every choice of so many cards of a hand, equal cards not told apart, each in the order of the names."""
    return [list(cards) for cards in sorted(set(combinations(sorted(hand), count)))]


def discard_two(view: View) -> list[Command]:
    """S2-4: two cards of the hand for one action card in front of oneself, an own theft too.

    Edition ``discard_two_helps = anyone``: in front of any player.
    """
    found: list[Command] = []
    for seat, front in enumerate(view["fronts"]):
        if seat != view["seat"] and view["options"]["discard_two_helps"] != "anyone":
            continue
        for cards in choices(view["own"]["hand"], 2):
            for card in set(front):
                found.append({"do": "DiscardTwo", "cards": cards, "seat": seat, "front": card})
    return found


def seats(view: View) -> int:
    """How many play."""
    return len(view["fronts"])


def others(view: View) -> list[int]:
    """The other players."""
    return [seat for seat in range(seats(view)) if seat != view["seat"]]


def seats_with(view: View, card: str) -> list[int]:
    """The players with a card of this name in front, oneself too (S2-12, S2-14; TURN-5: not without one)."""
    return [seat for seat, front in enumerate(view["fronts"]) if card in front]


def plan_theft(view: View) -> list[Command]:
    """S2-11: in front of oneself, if none lies there (S2-6)."""
    if "theft" in view["fronts"][view["seat"]]:
        return []
    return [{"do": "PlanTheft"}]


def trap(view: View) -> list[Command]:
    """S2-13: in front of another player, if none lies there (S2-6)."""
    return [{"do": "Trap", "seat": seat} for seat in others(view) if "trapped" not in view["fronts"][seat]]


def inspect(view: View) -> list[Command]:
    """S2-15: another player (edition ``inspection_target = any``: oneself too)."""
    if view["options"]["inspection_target"] == "any":
        return [{"do": "Inspect", "seat": seat} for seat in range(seats(view))]
    return [{"do": "Inspect", "seat": seat} for seat in others(view)]


def hindered(view: View, seat: int) -> bool:
    """TUN-5: a sabotage card in front, or trapped: no tunnels."""
    return any(card.startswith("broken ") or card == "trapped" for card in view["fronts"][seat])


def lay_tunnel(view: View, card: str) -> list[Command]:
    """TUN-1 to TUN-6; ladders S2-8."""
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
    """ACT-3: any one tunnel card of the maze, a ladder too, never the start or a goal."""
    found: list[Command] = []
    for card in view["maze"]:
        if card["card"] != "start" and as_cell(card["cell"]) not in goal_cells(view):
            found.append({"do": "Rockfall", "cell": list(card["cell"])})
    return found


def read_map(view: View) -> list[Command]:
    """ACT-4: one face-down goal, one already looked at too."""
    return [{"do": "ReadMap", "goal": goal} for goal in face_down(view).values()]
