"""The legal commands of a seat, from its view as JSON (sections 1 and 3, options of section 10)."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from .maze import (
    as_cell,
    face_down,
    goal_cells,
    goal_orientations,
    goals_reached,
    places,
    special_cells,
    tunnels_by_cell,
)
from .module_rules import Command, View, rules_at
from .players import hindered
from .tunnel import is_tunnel


def canon(command: Mapping[str, Any]) -> str:
    """A canonical text for a command, so that commands can be compared and kept in sets.

    The order of the cards in a Pass or a DiscardTwo does not matter.
    """
    if "cards" in command:
        command = {**command, "cards": sorted(command["cards"])}
    return json.dumps(command, sort_keys=True)


def legal(view: View) -> frozenset[str]:
    """The legal commands of the viewing seat, each as its canonical text."""
    return frozenset(canon(command) for command in legal_commands(view))


def legal_commands(view: View) -> list[Command]:
    """The legal commands of the viewing seat as dicts, each once, in the order of their texts."""
    found = {canon(command): command for command in answers(view)}
    return [found[text] for text in sorted(found)]


def answers(view: View) -> list[Command]:
    """The answers of the viewing seat to its question; none if it is not asked."""
    asked = view["asked"]
    if view["seat"] is None or view["own"] is None or view["seat"] not in asked["seats"]:
        return []
    question = asked["question"]
    if question is None:
        return []
    tables = [ANSWERS, *(rules.answers for rules in rules_at(view))]
    lists = [table[question] for table in tables if question in table]
    assert lists, f"the oracle does not know the question {question}"
    return allowed(view, [command for answers_of in lists for command in answers_of(view)])


def allowed(view: View, commands: list[Command]) -> list[Command]:
    """The commands that no module forbids."""
    forbidding = [rules.forbids for rules in rules_at(view) if rules.forbids is not None]
    return [command for command in commands if not any(forbids(view, command) for forbids in forbidding)]


def take_gold(view: View) -> list[Command]:
    """PAY-2, PAY-3: take one of the offered cards."""
    return [{"do": "TakeGold", "nuggets": nuggets} for nuggets in set(view["own"]["offer"])]


def turn_over(view: View) -> list[Command]:
    """GOAL-4: which of the goals reached now comes next; under ``one`` of those that this turn joined."""
    goals = goals_reached(view)
    if view["options"]["goals_at_once"] != "all":
        goals &= set(view["fresh_goals"])
    return [{"do": "TurnGoal", "goal": goal} for goal in goals]


def lay_goal(view: View) -> list[Command]:
    """GOAL-3: the orientations of the goal that is turned over but not laid yet."""
    found: set[str] = set()
    for goal in view["goals"]:
        if goal["face"] is not None and as_cell(goal["cell"]) not in tunnels_by_cell(view):
            found |= goal_orientations(view, goal["goal"], goal["face"])
    return [{"do": "LayGoal", "tunnel": tunnel} for tunnel in found]


def turn(view: View) -> list[Command]:
    """TURN-1: lay a tunnel, play an action (not without a target, TURN-5), or pass.

    Base game: pass with one card. S2-4: with one to three.
    """
    found: list[Command] = []
    for count in range(1, 1 + max([1, *(rules.most_passed for rules in rules_at(view))])):
        for cards in choices(view["own"]["hand"], count):
            found.append({"do": "Pass", "cards": cards})
    for rules in rules_at(view):
        found += rules.turn(view) if rules.turn is not None else []
    for card in set(view["own"]["hand"]):
        found += play(view, card)
    return found


ANSWERS: Mapping[str, Callable[[View], list[Command]]] = {
    "turn": turn,
    "goal": turn_over,
    "orientation": lay_goal,
    "gold": take_gold,
}


def can_play(view: View) -> bool:
    """END-1: whether the viewing seat could play a card of its hand if it were its turn.

    Passing, discarding two, placing a dwarf and asking for a toll do not count as playing a card.
    """
    return any(play(view, card) for card in set(view["own"]["hand"]))


def play(view: View, card: str) -> list[Command]:
    """Every way to play one card of the hand in the own turn."""
    found: list[Command] = []
    if is_tunnel(card):
        found += lay_tunnel(view, card)
    elif card.startswith("broken "):
        found += sabotage(view, card)
    elif card.startswith("repair "):
        # ACT-2: removes one matching sabotage, from oneself or another; not playable without a match.
        found += repair_tools(view, card, card.removeprefix("repair ").split("/"))
    elif card == "rockfall":
        found += rockfall(view)
    elif card == "map":
        found += read_map(view)
    for rules in rules_at(view):
        found += rules.plays[card](view) if card in rules.plays else []
    return allowed(view, found)


def choices(hand: Sequence[str], count: int) -> list[list[str]]:
    """Every choice of a number of cards of a hand, without regard to order or between equal cards."""
    return [list(cards) for cards in sorted(set(combinations(sorted(hand), count)))]


def lay_tunnels(view: View) -> list[Command]:
    """TUN-1 to TUN-6, for every tunnel of the hand."""
    return [lay for card in set(view["own"]["hand"]) if is_tunnel(card) for lay in play(view, card)]


def lay_tunnel(view: View, card: str) -> list[Command]:
    """TUN-1 to TUN-6; ladders S2-8."""
    if hindered(view, view["seat"]):
        return []
    return [
        {"do": "LayTunnel", "tunnel": orientation, "cell": list(cell)} for orientation, cell in places(view, card)
    ]


def sabotage(view: View, card: str) -> list[Command]:
    """ACT-1: before another player (edition: any), never the same tool twice before one player."""
    found: list[Command] = []
    for seat, front in enumerate(view["fronts"]):
        if seat == view["seat"] and view["options"]["sabotage_target"] != "any":
            continue
        if card not in front:
            found.append({"do": "Sabotage", "card": card, "seat": seat})
    return found


def repair_tools(view: View, card: str, tools: Iterable[str]) -> list[Command]:
    """ACT-2: a card repairs one of these tools, of any player."""
    return [
        {"do": "Repair", "card": card, "tool": tool, "seat": seat}
        for tool in tools
        for seat, front in enumerate(view["fronts"])
        if "broken " + tool in front
    ]


def rockfall(view: View) -> list[Command]:
    """ACT-3: any one tunnel card of the maze, a ladder too, never the start or a goal.

    ROBE-1, PARTY-1: nor a card that is in the maze from the beginning and is no tunnel.
    """
    cells = {as_cell(card["cell"]) for card in view["maze"] if card["card"] != "start"}
    cells -= goal_cells(view) | special_cells(view)
    for rules in rules_at(view):
        cells |= rules.removable(view) if rules.removable is not None else set()
    return [{"do": "Rockfall", "cell": list(cell)} for cell in cells]


def read_map(view: View) -> list[Command]:
    """ACT-4: one face-down goal, one already looked at too."""
    return [{"do": "ReadMap", "goal": goal} for goal in face_down(view).values()]
