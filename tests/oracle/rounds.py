"""The next turn, vetoes, the end of a round, who begins the next, who wins (sections 2 to 4, 6, 7)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from .module_rules import View, rules_of


def asked_first(
    modules: Collection[str],
    command: Mapping[str, Any],
    seat: int,
    hands: Sequence[int],
    out: Collection[int] = (),
) -> list[int]:
    """The seats that are asked before the card of ``seat`` takes effect, such as for a veto (WC-19b)."""
    asks = [rules.asked_first for rules in rules_of(modules) if rules.asked_first is not None]
    return [other for ask in asks for other in ask(command, seat, hands, out)]


def next_to_move(seat: int, hands: Sequence[int], clockwise: bool, out: Collection[int] = ()) -> int | None:
    """The seat whose turn is next: seats without cards, or ``out``, are skipped (TURN-3).

    None: no seat in the round has cards. ``clockwise`` is the direction after the turn: a change of direction
    takes effect immediately (WC-20).
    """
    players = len(hands)
    onward = 1 if clockwise else -1
    for step in range(1, players + 1):
        following = (seat + onward * step) % players
        if hands[following] > 0 and following not in out:
            return following
    return None


def skipped(seat: int, following: int, players: int, clockwise: bool) -> list[int]:
    """TURN-3: the seats that are skipped between the turns of two seats; they are out from now on."""
    onward = 1 if clockwise else -1
    found: list[int] = []
    each = (seat + onward) % players
    while each != following:
        found.append(each)
        each = (each + onward) % players
    return found


def forced_passes_after(count: int, did: str, deck: int, could_play: bool) -> int:
    """END-1, ``forced_passes``: how many seats, one after another, passed because they could play no card.

    ``did`` is the name of the command, or "skip" for a seat without cards or out of the round, which counts when
    its turn comes. ``deck`` is how many cards the deck held when the turn began. A pass by choice, like any card
    played, sets the count to 0.
    """
    if deck > 0:
        return 0
    if did == "skip" or (did == "Pass" and not could_play):
        return count + 1
    return 0


def round_over(view: View, forced_passes: int = 0, able: Callable[[int], bool] = lambda seat: True) -> bool:
    """Whether a round is over, seen between two turns.

    END-1, S2-18: the gold is turned over, or nobody who is in the round holds a card. NEWG-2: a spider is turned
    over. WC-19b: not while the veto window is open. If the deck is empty, also: with ``forced_passes``, if all
    players, one after another, passed because they could play no card; with ``nobody_can_play``, if nobody in the
    round is ``able`` to play a card of the hand in the own turn.
    """
    if view["asked"]["question"] == "veto":
        return False
    if any(goal["face"] in ("gold", "spider") for goal in view["goals"]):
        return True
    holding = [seat for seat, cards in enumerate(view["hands"]) if cards > 0 and seat not in view["out"]]
    if not holding:
        return True
    if view["deck"] > 0:
        return False
    if view["options"]["round_end"] == "forced_passes":
        return forced_passes >= len(view["hands"])
    if view["options"]["round_end"] == "nobody_can_play":
        return not any(able(seat) for seat in holding)
    return False


def next_starter(
    option: str, players: int, last_turn: int, last_card: int | None = None, last_tunnel: int | None = None
) -> int:
    """SET-6, ED-2: who begins the next round: the seat to the left of one of these, in either direction of play.

    ``last_card`` is the seat that last played or discarded a card, also by a veto; by default the last turn.
    ``last_tunnel`` is the seat that laid the last tunnel of the round; without one the last turn counts.
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
