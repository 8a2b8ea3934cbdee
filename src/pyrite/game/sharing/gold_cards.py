"""Gold cards for the diggers or the saboteurs (PAY-1 to PAY-8, VAR-1, WC-16)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import BROKEN_TOOLS, DIGGER, GREEDY, SABOTEUR
from pyrite.game.facts.gold import gold_dealt, gold_drawn, gold_offered, gold_taken
from pyrite.game.moves import DETAILS, TAKE_GOLD, WHICH_GOLD, move
from pyrite.game.question import NO_CHOICES, Question, any_answer, asked_private
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table

GREEDY_SHARE: Final = 4
SABOTEUR_SHARES: Final = {1: 4, 2: 3, 3: 3, 4: 2}
"""Nuggets for each saboteur, by how many are in play (PAY-6, PAY-8)."""

MAX_DRAWN: Final = 9
"""The most gold cards that are drawn where each player counts: nine with ten players (PAY-3)."""


def share(state: State) -> None:
    """Pay a round of the base game; returns early when a digger must choose."""
    table = state.table
    if not table.gold_reached:
        _pay_saboteurs(state)
    elif table.roles[table.finisher] == GREEDY:
        _deal_exactly(state, table.finisher, GREEDY_SHARE)  # WC-16: nobody else gets any
    else:
        _draft(state)


# ---------------------------------------------------------------- diggers: gold cards are passed on


def _draft(state: State) -> None:
    """Draw gold cards and hand them to the first digger to choose (PAY-2 to PAY-4, VAR-1)."""
    table = state.table
    assert state.sealed is not None
    if not any(_may_choose(table, seat) for seat in range(table.rules.players)):
        return
    if table.rules.edition.gold_draw == "per_player":
        count = min(table.rules.players, MAX_DRAWN)
    else:
        count = table.roles.count(DIGGER)
    count = min(count, len(state.sealed.gold_pile))
    if not count:
        return
    drawn = bytes(sorted(state.sealed.gold_pile[-count:]))
    gold_drawn(state, drawn)
    first = table.finisher if _may_choose(table, table.finisher) else _next_to_choose(table, table.finisher)
    _hand_on(state, first, drawn)


def _answers(table: Table, seat: int, own: Private) -> list[int]:
    return [move(TAKE_GOLD, nuggets) for nuggets in sorted(set(own.offer))]


def _take(state: State, seat: int, move: int) -> None:
    """A digger takes one of the gold cards and hands on the rest."""
    nuggets, rest = move & DETAILS, bytearray(asked_private(state).offer)
    rest.remove(nuggets)
    gold_taken(state, seat, nuggets)
    _hand_on(state, _next_to_choose(state.table, seat), bytes(rest))


def _fits(state: State) -> bool:
    return len(asked_private(state).offer) > 1 and state.table.finisher != NOBODY


GOLD_QUESTION: Final[Question] = Question(
    number=WHICH_GOLD,
    name="gold",
    words="take a gold card",
    answered_by=frozenset({TAKE_GOLD}),
    choices=NO_CHOICES,
    answers=_answers,
    why_not=Refusal("gold-not-there", "That gold card is not among those you can choose from.", "PAY-2"),
    carry_out=_take,
    after_round=True,
    fits=_fits,
    time="answer",
    by_clock=any_answer,
)


def _hand_on(state: State, seat: int, nuggets: bytes) -> None:
    if len(nuggets) > 1:
        gold_offered(state, seat, nuggets)
    else:
        # With one card left there is no choice. Everyone can see that, so taking it reveals nothing.
        gold_taken(state, seat, nuggets[0])


def _may_choose(table: Table, seat: int) -> bool:
    """Whether a seat is a digger; with VAR-1, one without broken tools."""
    if table.roles[seat] != DIGGER:
        return False
    return not (table.rules.sabotaged_dwarf and table.fronts[seat] & BROKEN_TOOLS)


def _next_to_choose(table: Table, seat: int) -> int:
    """The next entitled digger against the direction of play (PAY-2)."""
    while True:
        seat = (seat - table.direction) % table.rules.players
        if _may_choose(table, seat):
            return seat


# ---------------------------------------------------------------- saboteurs: an exact sum each


def _pay_saboteurs(state: State) -> None:
    """Each saboteur draws for the sum due, clockwise from the left of the last turn (PAY-6 to PAY-8)."""
    table = state.table
    share_each = SABOTEUR_SHARES.get(table.roles.count(SABOTEUR), 0)
    for step in range(1, table.rules.players + 1):
        seat = (table.to_move + step) % table.rules.players
        if table.roles[seat] == SABOTEUR:
            _deal_exactly(state, seat, share_each)


def _deal_exactly(state: State, seat: int, due: int) -> None:
    assert state.sealed is not None
    kept, pile = draw_exactly(bytes(state.sealed.gold_pile), due)
    gold_dealt(state, seat, due, sum(kept), kept, pile)


def draw_exactly(pile: bytes, due: int) -> tuple[bytes, bytes]:
    """Draw from the top (the end) of ``pile`` until the sum is exact; return the kept cards and the rest.

    A card that would exceed the sum goes under the pile. When no remaining card fits, the kept
    cards go under the pile too and drawing begins again. If no set of cards makes the sum, the
    nearest lower sum is paid (PAY-6).

    >>> draw_exactly(bytes([1, 3, 2, 3]), 4)   # a 3, the 2 goes under, a 3 goes under, a 1
    (b'\\x03\\x01', b'\\x03\\x02')
    """
    missing = due = nearest_sum(pile, due)
    cards, kept = bytearray(pile[::-1]), bytearray()
    too_large = 0
    while missing:
        if too_large == len(cards):  # none of them fits, and they are in their old order again
            cards += kept
            kept, missing, too_large = bytearray(), due, 0
        card = cards[0]
        del cards[0]
        if card > missing:
            cards.append(card)
            too_large += 1
        else:
            kept.append(card)
            missing -= card
            too_large = 0
    return bytes(kept), bytes(cards[::-1])


def nearest_sum(pile: bytes, due: int) -> int:
    """The largest sum up to ``due`` that some of the cards make exactly."""
    most = min(due, sum(pile))  # all gold cards together make 44, so that the bits fit in a C integer
    sums = 1  # a bit for each sum that can be made
    for nuggets in pile:
        sums = (sums | sums << nuggets) & (2 << most) - 1
    return sums.bit_length() - 1
