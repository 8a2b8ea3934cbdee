"""Saboteur 2: its cards, its roles and what they do in a turn (S2-1 to S2-17, S2-27). `treasure` has the gold."""

from .commands import choices
from .module_rules import Command, ModuleRules, View
from .players import others, seats, seats_with
from .treasure import possible_victims

# The deck list, Saboteur 2: 30 tunnels and 21 actions, on top of those of the base game (S2-1).
SABOTEUR2_CARDS: dict[str, int] = {
    "NS+EW": 2,  # S2-7: the bridge
    "NW+ES": 1,  # S2-7: the double curves
    "NE+SW": 1,
    "NS+E|": 1,
    "NS+E|+W|": 1,
    "EW+N|+S|": 1,
    "NE+S|": 1,
    "NW+S|": 2,
    "N| crystal": 1,  # S2-10
    "E| crystal": 1,
    "NESW crystal": 1,
    "NES crystal": 1,
    "NEW crystal": 3,
    "NEW+S| crystal": 1,
    "NSW+E| crystal": 1,
    "EW+N| crystal": 1,
    "NS blue door": 1,  # S2-9
    "EW blue door": 1,
    "NE blue door": 1,
    "NS+E| green door": 1,
    "EW green door": 1,
    "NW green door": 1,
    "N ladder": 1,  # S2-8
    "E ladder": 1,
    "NE ladder": 1,
    "NW ladder": 1,
    "theft": 4,  # S2-11
    "hands off": 3,  # S2-12
    "trapped": 3,  # S2-13
    "free": 4,  # S2-14
    "inspection": 2,  # S2-15
    "hat swap": 2,  # S2-16
    "hand swap": 2,  # S2-17
    "rockfall": 1,
}

# S2-2: all fifteen are shuffled, whatever the number of players.
SABOTEUR2_ROLES: dict[str, int] = {
    "blue digger": 4,
    "green digger": 4,
    "boss": 1,
    "profiteer": 1,
    "geologist": 2,
    "saboteur": 3,
}


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


def hands_off(view: View) -> list[Command]:
    """S2-12."""
    return [{"do": "HandsOff", "seat": seat} for seat in seats_with(view, "theft")]


def trap(view: View) -> list[Command]:
    """S2-13: in front of another player, if there is none (S2-6)."""
    return [{"do": "Trap", "seat": seat} for seat in others(view) if "trapped" not in view["fronts"][seat]]


def free(view: View) -> list[Command]:
    """S2-14."""
    return [{"do": "Free", "seat": seat} for seat in seats_with(view, "trapped")]


def inspect(view: View) -> list[Command]:
    """S2-15: another player (edition ``inspection_target = any``: oneself too)."""
    if view["options"]["inspection_target"] == "any":
        return [{"do": "Inspect", "seat": seat} for seat in range(seats(view))]
    return [{"do": "Inspect", "seat": seat} for seat in others(view)]


def swap_hats(view: View) -> list[Command]:
    """S2-16: oneself too."""
    return [{"do": "SwapHats", "seat": seat} for seat in range(seats(view))]


def swap_hands(view: View) -> list[Command]:
    """S2-17: either hand may be empty, so any other player."""
    return [{"do": "SwapHands", "seat": seat} for seat in others(view)]


def steal(view: View) -> list[Command]:
    """S2-27: a player of choice among the others with gold; nobody (edition ``theft_optional``)."""
    found: list[Command] = [{"do": "Steal", "seat": seat} for seat in possible_victims(view, view["seat"])]
    if view["options"]["theft_optional"]:
        found.append({"do": "Steal", "seat": None})
    return found


RULES = ModuleRules(
    game=True,
    clashes=("greedy_dwarf", "sabotaged_dwarf", "tournament"),  # section 9: these change the base game
    players=(2, 12),  # section 6
    hand_size=6,  # S2-1
    put_aside=10,  # S2-1: unseen, for the round
    deck=SABOTEUR2_CARDS,
    roles=lambda players, without: dict(SABOTEUR2_ROLES),
    most_passed=3,  # S2-4
    turn=discard_two,
    plays={
        "theft": plan_theft,
        "hands off": hands_off,
        "trapped": trap,
        "free": free,
        "inspection": inspect,
        "hat swap": swap_hats,
        "hand swap": swap_hands,
    },
    answers={"victim": steal},
    # S2-17: that player draws, not the active one; WC-19: the active player after a vetoed hand swap.
    draws={"SwapHands": lambda turn: (turn.seat if turn.vetoed_by is not None else int(turn.command["seat"]), 1)},
    private={"DiscardTwo": ["cards"]},
)
