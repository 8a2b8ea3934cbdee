"""Who is paid what when a round of the base game ends (sections 4 and 5, WC-16).

Also what goals and chests immediately give or take, in either game (NEWG-2, CHEST-5).
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from .maze import View


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
    tournament = "tournament" in variants
    if finisher is None:
        if tournament:
            return Payment(tokens=tournament_saboteurs(roles))  # VAR-4
        return Payment(due=saboteurs_due(roles, last_turn))  # PAY-6, PAY-7
    if roles[finisher] == "greedy":
        # WC-16, VAR-4: four for the greedy dwarf who joined the gold, nothing for anybody else.
        if tournament:
            return Payment(tokens=((finisher, 4),))
        return Payment(due=((finisher, 4),))
    # PAY-1: the diggers win, whoever joined it.
    if tournament:
        return Payment(tokens=tournament_diggers(roles, finisher))
    entitled = [seat for seat, role in enumerate(roles) if role == "digger"]
    drawn = cards_drawn(roles, options)
    if "sabotaged_dwarf" in variants:
        # VAR-1: as many are drawn, but a digger with a sabotage card in front gets none.
        entitled = [seat for seat in entitled if not any(card.startswith("broken ") for card in fronts[seat])]
    if not entitled:
        return Payment()
    drawn = min(drawn, pile)  # PAY-2: a short pile, as many as there are
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


def goal_gold(face: str, purse: int) -> int:
    """NEWG-2: what the player who turned a goal over gains or loses in tokens at once.

    ``purse`` is the whole purse, tokens and gold cards together (PAY-5): a dragon takes 1 if there is any.
    """
    if face.startswith("dragon "):
        return -1 if purse > 0 else 0
    return {"sack of one": 1, "sack of two": 2}.get(face, 0)


def chest_gold(modules: Collection[str], variants: Collection[str], cards_of_one: int) -> str:
    """CHEST-5 (a): "card" or "token". ``cards_of_one``: gold cards of 1 nugget in the pile.

    Saboteur 2 and the tournament have no gold cards.
    """
    if "saboteur2" in modules or "tournament" in variants or cards_of_one == 0:
        return "token"
    return "card"


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


def tournament_saboteurs(roles: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """VAR-4: saboteurs win: 3 each, with five players 4."""
    each = 4 if len(roles) == 5 else 3
    return tuple((seat, each) for seat, role in enumerate(roles) if role == "saboteur")


def tournament_diggers(roles: Sequence[str], finisher: int) -> tuple[tuple[int, int], ...]:
    """VAR-4: the digger who joined the gold 3, every other digger 2."""
    return tuple((seat, 3 if seat == finisher else 2) for seat, role in enumerate(roles) if role == "digger")


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
