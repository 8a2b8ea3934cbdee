"""Who is paid what when a round of the base game ends (sections 4 and 5, WC-16)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from .module_rules import View, rules_of


@dataclass(frozen=True)
class Payment:
    """What a round pays. At most one of the three ways is used; all empty: nobody gets anything.

    drawn     gold cards drawn from the pile for a draft (PAY-2, PAY-3)
    choosers  the seats in the order in which they take one of those cards each, until all are taken
    due       (seat, nuggets) in gold cards by PAY-6, in the order of drawing
    tokens    (seat, tokens), by seat (VAR-4)
    """

    drawn: int = 0
    choosers: tuple[int, ...] = ()
    due: tuple[tuple[int, int], ...] = ()
    tokens: tuple[tuple[int, int], ...] = ()


def payment(
    roles: Sequence[str],
    finisher: int | None,
    options: Mapping[str, Any],
    variants: Collection[str],
    fronts: Sequence[Sequence[str]],
    clockwise: bool,
    last_turn: int,
    pile: int = 28,
) -> Payment:
    """Payments by section 4 and the variants of section 5. ``finisher`` None: the gold was not reached."""
    played = rules_of((), variants)
    for rules in played:
        if rules.tokens is not None:
            return Payment(tokens=rules.tokens(roles, finisher))
    if finisher is None:
        return Payment(due=saboteurs_due(roles, last_turn))  # PAY-6, PAY-7
    if roles[finisher] == "greedy":
        # WC-16: four for the greedy dwarf who joined the gold, nothing for anybody else.
        return Payment(due=((finisher, 4),))
    # PAY-1: the diggers win, whoever joined it.
    entitled = [seat for seat, role in enumerate(roles) if role == "digger"]
    for rules in played:
        if rules.entitled is not None:
            entitled = [seat for seat in entitled if rules.entitled(fronts[seat])]
    if not entitled:
        return Payment()
    drawn = min(cards_drawn(roles, options), pile)  # PAY-2: a short pile, as many as there are
    return Payment(drawn=drawn, choosers=draft_order(len(roles), entitled, finisher, clockwise, drawn))


def payment_of(view: View, last_turn: int) -> Payment:
    """What a round of the base game pays, from a view of its end before anything is paid, roles shown.

    A round that a spider ended is paid as gold not reached (NEWG-2), whoever turned it over. The direction
    of play is the one in which the round ended (WC-20).
    """
    return payment(
        view["roles"],
        finisher_of(view),
        view["options"],
        view["setup"]["variants"],
        view["fronts"],
        view["clockwise"],
        last_turn,
        view["gold_pile"],
    )


def finisher_of(view: View) -> int | None:
    """GOAL-6: who joined the gold; nobody did if a spider ended the round (NEWG-2)."""
    if any(goal["face"] == "spider" for goal in view["goals"]):
        return None
    finisher: int | None = view["finisher"]
    return finisher


def cards_drawn(roles: Sequence[str], options: Mapping[str, Any]) -> int:
    """PAY-2: as many as diggers. PAY-3: as many as players, nine with ten players."""
    if options["gold_draw"] == "per_player":
        return 9 if len(roles) == 10 else len(roles)
    return sum(1 for role in roles if role == "digger")


def draft_order(
    players: int, entitled: Collection[int], finisher: int, clockwise: bool, drawn: int
) -> tuple[int, ...]:
    """Who chooses, card by card: from the finisher against the direction of play (PAY-2, PAY-4, GOAL-6).

    Seats that are not entitled are skipped, the finisher too.
    """
    against = -1 if clockwise else 1
    order: list[int] = []
    seat = finisher
    while entitled and len(order) < drawn:
        if seat in entitled:
            order.append(seat)
        seat = (seat + against) % players
    return tuple(order)


def saboteurs_due(roles: Sequence[str], last_turn: int) -> tuple[tuple[int, int], ...]:
    """PAY-6: what each saboteur is due; they draw clockwise from the left of the last turn.

    Only cards held by players count (PAY-8); without a saboteur nobody gets anything (PAY-7).
    """
    players = len(roles)
    clockwise_from_left = [(last_turn + step) % players for step in range(1, players + 1)]
    saboteurs = [seat for seat in clockwise_from_left if roles[seat] == "saboteur"]
    each = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}[len(saboteurs)]
    return tuple((seat, each) for seat in saboteurs)


def exact_draw(pile: Sequence[int], total: int) -> tuple[list[int], list[int]]:
    """PAY-6: draw cards one by one until the sum is exact; what was kept, and the pile afterwards.

    Index 0 is the top of the pile; what goes under the pile is put at the end. If no set of cards makes
    the sum, the nearest lower possible sum is drawn instead.
    """
    sums = {sum(some) for size in range(total + 1) for some in combinations(pile, size)}
    wanted = max(each for each in sums if each <= total)
    under = list(pile)
    kept: list[int] = []
    while sum(kept) < wanted:
        missing = wanted - sum(kept)
        if not any(card <= missing for card in under):
            # No card in the pile fits what is missing: all drawn goes under, and the drawing begins again.
            under += kept
            kept = []
            continue
        card = under.pop(0)
        if card <= missing:
            kept.append(card)
        else:
            under.append(card)
    return kept, under
