"""How many cards are taken in a turn, by whom and from where (TURN-2)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .module_rules import Draw, ModuleRules, Turn, rules_of


def draws(
    modules: Collection[str],
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
    """The cards taken in a turn of ``seat``, in order; what modules add is in the order of their names.

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
    played = rules_of(modules)
    turn = Turn(command, seat, vetoed_by, tunnels, chests, discard, hands)
    found = [draw for rules in played if rules.takes_at_once for draw in rules.takes_at_once(turn)]
    if not round_ended:
        found += draws_at_the_end(played, turn, deck, out)
    return [draw for draw in found if draw.cards > 0]


def draws_at_the_end(played: Sequence[ModuleRules], turn: Turn, deck: int, out: Collection[int]) -> list[Draw]:
    """The normal draw, then what modules add."""
    found: list[Draw] = []
    if not any(rules.no_draw(turn) for rules in played if rules.no_draw):
        drawer, count = normal_draw(played, turn)
        if drawer not in out:
            found.append(Draw(drawer, min(count, deck)))
    for rules in played:
        left = deck - sum(draw.cards for draw in found if draw.source != "hand")
        found += rules.takes_later(turn, left) if rules.takes_later else []
    return found


def normal_draw(played: Sequence[ModuleRules], turn: Turn) -> tuple[int, int]:
    """Who draws at the end of a turn and how many, without regard to chests and to a short deck."""
    for rules in played:
        if turn.command["do"] in rules.draws:
            return rules.draws[turn.command["do"]](turn)
    if turn.command["do"] == "Pass":
        return turn.seat, len(turn.command["cards"])  # S2-4: as many as were discarded
    return turn.seat, 1  # TURN-2; WC-19: the active player, also after a veto
