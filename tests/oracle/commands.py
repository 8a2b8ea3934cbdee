"""The legal commands of a seat, from its view as JSON (sections 1, 3, 6, 7 and 8, options of section 10)."""

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

from .extras import (
    detour,
    keep_card,
    look_at_role,
    look_in_chest,
    move_goal,
    put_goals_back,
    rob_hand,
    search_trove,
    swap_goals,
    veto,
)
from .maze import (
    View,
    as_cell,
    chest_orientations,
    chests_face_down,
    chests_reached,
    face_down,
    goal_cells,
    goal_orientations,
    goals_reached,
    lying,
    places,
    special_cells,
)
from .players import Command, hindered, others, seats, seats_with
from .tables import deck
from .toll import agreed_payer, answer_toll, ask_toll, may_enter, stand_dwarf, toll
from .treasure import possible_victims
from .tunnel import is_tunnel

# WC-21: the master craftsman repairs any one of them.
TOOLS = ("pickaxe", "lantern", "cart")


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
    answers_to: dict[str | None, Callable[[], list[Command]]] = {
        None: list,  # nothing is asked
        "turn": lambda: turn(view),
        "veto": lambda: veto(view),
        "swap": put_goals_back,
        "card": lambda: keep_card(view),
        "tunnel": lambda: lay_tunnels(view) + ask_toll(view),  # WC-22: the next must be laid if it can
        "toll": lambda: answer_toll(view),
        "goal": lambda: turn_over(view),
        "orientation": lambda: [{"do": "LayGoal", "tunnel": tunnel} for tunnel in orientations_to_lay(view)],
        "move": lambda: move_goal(view),
        "hand": lambda: rob_hand(view),
        "role": lambda: look_at_role(view),
        "gold": lambda: take_gold(view),
        "victim": lambda: steal(view),
    }
    return answers_to[asked["question"]]()


def take_gold(view: View) -> list[Command]:
    """PAY-2, PAY-3: take one of the offered cards."""
    return [{"do": "TakeGold", "nuggets": nuggets} for nuggets in set(view["own"]["offer"])]


def turn_over(view: View) -> list[Command]:
    """GOAL-4, GOAL-7, CHEST-2: which of the goals and chests reached now comes next."""
    found: list[Command] = [{"do": "TurnGoal", "goal": goal} for goal in goals_to_choose(view)]
    return found + [{"do": "OpenChest", "chest": chest} for chest in chests_reached(view)]


def goals_to_choose(view: View) -> set[int]:
    """GOAL-4: any goal reached now; under ``one`` only those that the change of this turn joined."""
    if view["options"]["goals_at_once"] == "all":
        return goals_reached(view)
    return goals_reached(view) & set(view["fresh_goals"])


def orientations_to_lay(view: View) -> set[str]:
    """GOAL-3, CHEST-2: the orientations of the card that is turned over but not laid yet."""
    found: set[str] = set()
    for goal in view["goals"]:
        if goal["face"] is not None and as_cell(goal["cell"]) not in lying(view):
            found |= goal_orientations(view, goal["goal"], goal["face"])
    for chest in view.get("chests") or []:
        turned = chest["tunnel"] is not None and chest["cell"] is not None
        if turned and as_cell(chest["cell"]) not in lying(view):
            found |= chest_orientations(view, chest["chest"], chest["tunnel"])
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
    TOLL-1: or place a dwarf; TOLL-3: before the turn's action another may be asked to pay.
    """
    found: list[Command] = []
    for count in (1, 2, 3) if with_saboteur2(view) else (1,):
        for cards in choices(view["own"]["hand"], count):
            found.append({"do": "Pass", "cards": cards})
    if with_saboteur2(view):
        found += discard_two(view)
    if "toll" in view["setup"]["modules"]:
        found += stand_dwarf(view) + ask_toll(view)
    for card in set(view["own"]["hand"]):
        found += play(view, card)
    return found


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
    elif card.startswith("repair ") or card == "master craftsman":
        found += repair(view, card)
    elif card == "rockfall":
        found += rockfall(view)
    elif card == "map":
        found += read_map(view) + look_in_chest(view)
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
    elif card == "goal swap":
        found += swap_goals(view)
    elif card == "trove":
        found += search_trove(view)
    elif card == "change of direction":
        found.append({"do": "ChangeDirection"})  # WC-20
    elif card == "path specialist":
        # WC-22: playable only if one tunnel can be laid now.
        found += [{"do": "CallSpecialist"}] if lay_tunnels(view) else []
    elif card == "detour":
        found += detour(view)
    # WC-19: a veto is not played in one's own turn.
    return found


def choices(hand: Sequence[str], count: int) -> list[list[str]]:
    """Every choice of a number of cards of a hand, without regard to order or between equal cards."""
    return [list(cards) for cards in sorted(set(combinations(sorted(hand), count)))]


def discard_two(view: View) -> list[Command]:
    """S2-4: two cards of the hand for one action card in front of the own seat, an own theft too.

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


def plan_theft(view: View) -> list[Command]:
    """S2-11: in front of the own seat, if there is none (S2-6)."""
    if "theft" in view["fronts"][view["seat"]]:
        return []
    return [{"do": "PlanTheft"}]


def trap(view: View) -> list[Command]:
    """S2-13: in front of another player, if there is none (S2-6)."""
    return [{"do": "Trap", "seat": seat} for seat in others(view) if "trapped" not in view["fronts"][seat]]


def inspect(view: View) -> list[Command]:
    """S2-15: another player (edition ``inspection_target = any``: oneself too)."""
    if view["options"]["inspection_target"] == "any":
        return [{"do": "Inspect", "seat": seat} for seat in range(seats(view))]
    return [{"do": "Inspect", "seat": seat} for seat in others(view)]


def lay_tunnels(view: View) -> list[Command]:
    """TUN-1 to TUN-6; ladders S2-8; where a dwarf faces the cell TOLL-2."""
    return [lay for card in set(view["own"]["hand"]) if is_tunnel(card) for lay in lay_tunnel(view, card)]


def lay_tunnel(view: View, card: str) -> list[Command]:
    """The same for one card."""
    if hindered(view, view["seat"]):
        return []
    return [
        {"do": "LayTunnel", "tunnel": orientation, "cell": list(cell)}
        for orientation, cell in places(view, card)
        if may_enter(view, cell)
    ]


def could_lay(view: View, seat: int) -> list[set[str]]:
    """WC-22: the tunnels of the deck that a seat could lay now if it held them: free, for 1 gold, for 2 (TOLL-2).

    A card that fits in several cells is named at each price. Where another has agreed to pay it is free (TOLL-3).
    """
    found: list[set[str]] = [set(), set(), set()]
    for card in deck(view["setup"]["modules"]):
        if is_tunnel(card):
            for _, cell in places(view, card):
                due = toll(view, cell, seat, seat) if agreed_payer(view, cell) is None else []
                found[len(due)].add(card)
    return found


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
    """ACT-2: removes one matching sabotage, from oneself or another; not playable without a match.

    WC-21: the master craftsman repairs any tool; not traps.
    """
    found: list[Command] = []
    for tool in TOOLS if card == "master craftsman" else card.removeprefix("repair ").split("/"):
        for seat, front in enumerate(view["fronts"]):
            if "broken " + tool in front:
                found.append({"do": "Repair", "card": card, "tool": tool, "seat": seat})
    return found


def rockfall(view: View) -> list[Command]:
    """ACT-3: any one tunnel card of the maze, a ladder too, never the start or a goal.

    ROBE-1, PARTY-1: nor the special card. CHEST-3: a chest tunnel too, face down or open.
    """
    cells = {as_cell(card["cell"]) for card in view["maze"] if card["card"] != "start"}
    cells -= goal_cells(view) | special_cells(view)
    cells |= set(chests_face_down(view))
    return [{"do": "Rockfall", "cell": list(cell)} for cell in cells]


def read_map(view: View) -> list[Command]:
    """ACT-4: one face-down goal, one already looked at too; CHEST-5 (b): no more maps on goals."""
    if view.get("no_maps"):
        return []
    return [{"do": "ReadMap", "goal": goal} for goal in face_down(view).values()]
