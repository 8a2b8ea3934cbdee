"""Whose turn comes, who may veto, when a round is over, who begins the next, who wins (sections 2 to 4, 6, 7)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .maze import View

# WC-19: a tunnel or an action can be vetoed; passing, discarding two and standing a dwarf cannot.
CAN_BE_VETOED = {
    "LayTunnel",
    "Sabotage",
    "Repair",
    "Rockfall",
    "ReadMap",
    "LookInChest",
    "PlanTheft",
    "HandsOff",
    "Trap",
    "Free",
    "Inspect",
    "SwapHats",
    "SwapHands",
    "SwapGoals",
    "SearchTrove",
    "ChangeDirection",
    "CallSpecialist",
    "Detour",
}


def veto_window(
    modules: Collection[str], command: Mapping[str, Any], seat: int, hands: Sequence[int]
) -> list[int]:
    """WC-19b: the seats asked for a veto once ``seat`` has announced a command: all others with cards.

    After every play, wherever the veto may be; each tunnel of a path specialist is a play of its own.
    """
    if "veto" not in modules or command["do"] not in CAN_BE_VETOED:
        return []
    return [other for other, cards in enumerate(hands) if other != seat and cards > 0]


def next_to_move(seat: int, hands: Sequence[int], clockwise: bool) -> int | None:
    """The seat whose turn is next: whoever has no cards is skipped (TURN-3). None: nobody has cards.

    ``clockwise`` as it is after the turn: a change of direction holds at once (WC-20).
    """
    players = len(hands)
    onward = 1 if clockwise else -1
    for step in range(1, players + 1):
        following = (seat + onward * step) % players
        if hands[following] > 0:
            return following
    return None


def passes_after(passes: int, did: str, deck: int) -> int:
    """END-1, ``all_pass``: the count of passes in a row after a seat's turn came.

    ``did`` is the name of the command, or "skip" for a seat without cards, which counts as having passed.
    ``deck`` is how many cards the deck held when the turn began.
    """
    if did not in ("Pass", "skip"):
        return 0  # any card played
    return passes + 1 if deck == 0 else 0


def round_over(view: View) -> bool:
    """Whether a round is over, seen between two turns.

    END-1, S2-18: the gold is turned over, or nobody holds a card, or (``all_pass``) all passed. NEWG-2: a
    spider is turned over. WC-19b: not while the veto window is open.
    """
    if view["asked"]["question"] == "veto":
        return False
    if any(goal["face"] in ("gold", "spider") for goal in view["goals"]):
        return True
    if all(hand == 0 for hand in view["hands"]):
        return True
    return bool(view["options"]["round_end"] == "all_pass" and view["passes"] >= len(view["hands"]))


def next_starter(
    option: str, players: int, last_turn: int, last_card: int | None = None, last_tunnel: int | None = None
) -> int:
    """SET-6, ED-2: who begins the next round: the left neighbour, clockwise whatever the direction was.

    ``last_card`` is who last put a card from the hand, by a veto too; left out it is the last turn, as every
    turn puts one. ``last_tunnel`` is who laid the last tunnel of the round, None if nobody did: then
    the last turn.
    """
    last = last_turn
    if option == "last_card" and last_card is not None:
        last = last_card
    if option == "last_tunnel" and last_tunnel is not None:
        last = last_tunnel
    return (last + 1) % players


def winners(totals: Sequence[int]) -> list[int]:
    """GAME-1: the most nuggets win; ties share the win."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
