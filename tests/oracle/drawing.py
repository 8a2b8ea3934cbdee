"""How many cards are taken in a turn, by whom and from where (TURN-2, S2-4, WC-18, WC-19, WC-22, CHEST-6)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

# CHEST-6: if any of these was opened the whole normal draw is dropped: (c), (f), (g), (i).
NO_NORMAL_DRAW = ("no draw", "rob a hand", "three for one", "search the discard")


class Draw(NamedTuple):
    """``seat`` takes ``count`` cards, at least one.

    source  "deck": all are kept; "hand": from the hand of another; "three for one" (off the deck), "trove",
            "search the discard" (both off the discard pile): ``count`` cards are looked at, one is kept
    """

    seat: int
    cards: int
    source: str = "deck"


def draws(
    command: Mapping[str, Any],
    seat: int,
    deck: int,
    *,
    vetoed_by: int | None = None,
    tunnels: int = 0,
    chests: Sequence[str] = (),
    discard: int = 0,
    hands: Sequence[int] = (),
    out: Collection[int] = (),
    round_ended: bool = False,
) -> list[Draw]:
    """The cards taken in a turn of ``seat``, in order.

    command      what the turn was; for a path specialist the call, not the tunnels
    deck         cards in the deck at the end of the turn, before anybody draws (so after "bury five")
    vetoed_by    who vetoed the command, or the last tunnel of a path specialist
    tunnels      of a path specialist: how many were played, a vetoed one too; 0: the call was vetoed
    chests       what was found in the chests opened in the turn, in the order opened
    discard      cards in the discard pile when it was searched
    hands        the cards of each seat at the end of the turn, before anybody draws
    out          who is out of the round: draws nothing, also with cards from a hand swap (TURN-3)
    round_ended  the gold or a spider was turned over: immediate effects took place, the rest is dropped
    """
    found: list[Draw] = []
    # Immediately: the trove (WC-18) and chest (i) (CHEST-6).
    if command["do"] == "SearchTrove" and vetoed_by is None:
        found.append(Draw(seat, min(5, discard), "trove"))
    if "search the discard" in chests:
        found.append(Draw(seat, min(5, discard), "search the discard"))
    if round_ended:
        return [draw for draw in found if draw.cards > 0]
    # The normal draw.
    if not any(chest in NO_NORMAL_DRAW for chest in chests):
        drawer, count = normal_draw(command, seat, vetoed_by is not None, tunnels)
        if drawer not in out:
            found.append(Draw(drawer, min(count, deck)))
            deck -= min(count, deck)
    # CHEST-6: (d), (f), (g) at the end of the turn, in the order opened.
    for chest in chests:
        if chest == "extra draw":
            found.append(Draw(seat, min(1, deck)))
            deck -= min(1, deck)
        if chest == "three for one":
            found.append(Draw(seat, min(3, deck), "three for one"))
            deck -= min(3, deck)
        if chest == "rob a hand" and any(cards > 0 for other, cards in enumerate(hands) if other != seat):
            found.append(Draw(seat, 1, "hand"))
    # WC-19: then the vetoer draws; if one card was left the active player has it.
    if vetoed_by is not None:
        found.append(Draw(vetoed_by, min(1, deck)))
    return [draw for draw in found if draw.cards > 0]


def normal_draw(command: Mapping[str, Any], seat: int, vetoed: bool, tunnels: int) -> tuple[int, int]:
    """Who draws at the end of a turn and how many, without regard to chests and to a short deck."""
    if command["do"] == "Pass":
        return seat, len(command["cards"])  # S2-4: as many as were discarded
    if command["do"] == "StandDwarf":
        return seat, 0  # TOLL-1: no card is drawn
    if command["do"] == "CallSpecialist":
        return seat, tunnels if tunnels > 0 else 1  # WC-22: one for each tunnel; one if the call was vetoed
    if vetoed:
        return seat, 1  # WC-19: the active player, also after a vetoed hand swap
    if command["do"] == "SwapHands":
        return int(command["seat"]), 1  # S2-17: that player, not the active one
    if command["do"] == "SearchTrove":
        return seat, 0  # WC-18: instead of drawing
    return seat, 1  # TURN-2
