"""The goal swap: two face-down goals are taken up unseen and put back, swapped or not (WC-17)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from pyrite.game.cards.card import Card
from pyrite.game.codec import COUNT, FLAG, GOAL, SEAT, SECRET_FLAG, TWO_NUMBERS, Codec, record, tuple_of
from pyrite.game.declare import Command, Fact, command, fact, field, packed
from pyrite.game.facts.common import answered
from pyrite.game.facts.course import asked
from pyrite.game.maze import Grid
from pyrite.game.module import Module, ModuleText
from pyrite.game.moves import DETAILS, VERB_BITS, move
from pyrite.game.number_row import NumberRow
from pyrite.game.part import ROUND, Count, Observed, Part, Text, part, part_field
from pyrite.game.question import NUMBERS, Question, any_answer
from pyrite.game.refusal import BadInput, Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table
from pyrite.game.text_lines import Lines, format_list, parse_number, parse_seen, parse_yes_no, split_list

if TYPE_CHECKING:
    from pyrite.game.dealing.fairness.fact_checker import FactChecker

GOAL_SWAP: Final = 83  # the kind of the card
SWAP_GOALS: Final = 13  # verbs
PUT_GOALS_BACK: Final = 47
WHETHER_SWAP: Final = 7  # the question


def _two_goals(word: object, grid: Grid) -> int:
    if not isinstance(word, list | tuple) or len(word) != 2:
        raise BadInput("Name the two goals to take up, like [0, 2].")
    low, high = sorted(GOAL.encode(each, grid) for each in word)
    return int(low << 4 | high)


_TWO_GOALS: Final = Codec(lambda raw, grid: (raw >> 4, raw & 15), _two_goals, TWO_NUMBERS, noun="goals")


@command(SWAP_GOALS, rule="WC-17", plays=GOAL_SWAP)
class SwapGoals(Command):
    """Take up two face-down goals, to put them back swapped or not (WC-17)."""

    goals: tuple[int, int] = packed(_TWO_GOALS, bits=8)


@command(PUT_GOALS_BACK, rule="WC-17")
class PutGoalsBack(Command):
    """Put the two goals back, swapped or not; nobody else knows which (WC-17)."""

    swapped: bool = packed(FLAG, bits=1)


Swap = tuple[int, int, int, int]
"""Who took up which two goals in which turn."""
OwnSwap = tuple[int, int, bool, int]
"""Which two goals, whether they were swapped, in which turn."""

_SWAP: Final = record("Who took up which two goals in which turn.", seat=SEAT, one=GOAL, other=GOAL, turn=COUNT)
_OWN_SWAP: Final = record(
    "Two goals that were taken up, and whether they were swapped.", one=GOAL, other=GOAL, swapped=FLAG, turn=COUNT
)


def _write_own(swaps: tuple[OwnSwap, ...], table: Table) -> str:
    words = [(one, other, "yes" if swapped else "no", turn) for one, other, swapped, turn in swaps]
    return format_list(f"{one} {other} {swapped} in turn {turn}" for one, other, swapped, turn in words)


def _read_own(text: str, table: Table) -> tuple[OwnSwap, ...]:
    return tuple([_own_swap(word, len(table.goal_cells)) for word in split_list(text)])


def _own_swap(text: str, goals: int) -> OwnSwap:
    which, rest, turn = parse_seen(text)
    other, _, swapped = rest.partition(" ")
    return (
        parse_number(which, "goal", goals),
        parse_number(other, "goal", goals),
        parse_yes_no(swapped, "swapped"),
        turn,
    )


def _picked_up(swaps: tuple[Swap, ...], table: Table) -> list[Count]:
    return [(goal, 0, 1) for _, one, other, _ in swaps for goal in (one, other)]


def _swapped(swaps: tuple[OwnSwap, ...], table: Table) -> list[Count]:
    return [(goal, 0, 1) for one, other, swapped, _ in swaps if swapped for goal in (one, other)]


@part
class GoalSwaps(Part):
    """What everyone sees of goal swaps."""

    goal_swaps: tuple[Swap, ...] = part_field(
        default=(),
        lasts=ROUND,
        codec=tuple_of(_SWAP, "Swaps"),
        observed=Observed(("times picked up",), _picked_up, "goal"),
    )


@part
class OwnSwaps(Part):
    """The goal swaps of one seat."""

    goal_swaps: tuple[OwnSwap, ...] = part_field(
        default=(),
        lasts=ROUND,
        codec=tuple_of(_OWN_SWAP, "Swaps"),
        text=Text(_write_own, _read_own, word="took"),
        observed=Observed(("times swapped",), _swapped, "goal"),
    )


def swaps_at(table: Table) -> tuple[Swap, ...]:
    """All goal swaps of this round; none in games without them."""
    found = table.find(GoalSwaps)
    return () if found is None else found.goal_swaps


def swaps_of(own: Private) -> tuple[OwnSwap, ...]:
    """The goal swaps of one seat in this round."""
    found = own.find(OwnSwaps)
    return () if found is None else found.goal_swaps


def _read_public_swaps(game: State, lines: Lines) -> None:
    """Everyone saw the goal swaps that each seat knows."""
    swaps = [
        (seat, one, other, turn)
        for seat, own in enumerate(game.privates)
        if own is not None
        for one, other, _, turn in swaps_of(own)
    ]
    game.table.put(GoalSwaps(goal_swaps=tuple(sorted(swaps, key=lambda swap: swap[3]))))


GOALS_PUT_BACK: Final = 32


@fact(GOALS_PUT_BACK)
class GoalsPutBack(Fact):
    """A seat took up two goals and put them back; only it knows whether they were swapped."""

    seat: int = field(SEAT)
    one: int = field(GOAL)
    other: int = field(GOAL)
    swapped: bool | None = field(SECRET_FLAG, to="seat")


def goals_put_back(state: State, seat: int, one: int, other: int, swapped: int) -> None:
    """Two face-down goals were taken up and put back, swapped (2) or not (1); only the seat knows (WC-17)."""
    if state.journal is not None:
        state.journal.append((GOALS_PUT_BACK, seat, one, other, swapped))
    table = state.table
    answered(table)
    table.put(GoalSwaps(goal_swaps=(*swaps_at(table), (seat, one, other, table.turn))))
    own = state.privates[seat]
    if own is not None:
        own.put(OwnSwaps(goal_swaps=(*swaps_of(own), (one, other, swapped == 2, table.turn))))
    if state.sealed is not None and swapped == 2:
        goals = bytearray(state.sealed.goals)
        goals[one], goals[other] = goals[other], goals[one]
        state.sealed.goals = bytes(goals)


_BASE: Final = SWAP_GOALS << VERB_BITS


class GoalSwapCard(Card):
    """Two face-down goals change places, or not."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Any two face-down goals."""
        faces = table.goal_faces
        hidden = [goal for goal in range(len(faces)) if not faces[goal]]
        for one, other in combinations(hidden, 2):
            found.append(_BASE | one << 4 | other)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The first rule that forbids this pair."""
        one, other = details >> 4, details & 15
        if one == other or other >= len(table.goal_faces):
            return Refusal("no-such-goal", "Choose two goals of this maze.", "WC-17")
        if table.goal_faces[one] or table.goal_faces[other]:
            return Refusal("goal-face-up", "Choose two goals that are face down.", "WC-17")
        return None

    def play(self, state: State, seat: int, details: int) -> None:
        """Ask the player whether to swap them; the answer stays secret."""
        asked(state, seat, WHETHER_SWAP, (details >> 4, details & 15))


def _answers(table: Table, seat: int, own: Private) -> list[int]:
    return [move(PUT_GOALS_BACK, 0), move(PUT_GOALS_BACK, 1)]


def _put_back(state: State, seat: int, move: int) -> None:
    """Put the two goals back, swapped or not."""
    one, other = state.table.choices
    goals_put_back(state, seat, one, other, 2 if move & DETAILS else 1)


def _fits(state: State) -> bool:
    """A goal swap is in play, and two different face-down goals are taken up."""
    table = state.table
    faces, taken_up = table.goal_faces, table.choices
    hidden = all(0 <= goal < len(faces) and not faces[goal] for goal in taken_up)
    return len(set(taken_up)) == len(taken_up) == 2 and hidden and table.in_play >> VERB_BITS == SWAP_GOALS


SWAP_QUESTION: Final[Question] = Question(
    number=WHETHER_SWAP,
    name="swap",
    words="put the goals back",
    answered_by=frozenset({PUT_GOALS_BACK}),
    choices=NUMBERS,  # the goals that are taken up
    answers=_answers,
    why_not=None,
    carry_out=_put_back,
    after_round=False,
    fits=_fits,
    time="answer",
    by_clock=any_answer,
)


def _follow_goals(checker: FactChecker, fact: GoalsPutBack) -> None:
    swapped = {_with_two_swapped(order, fact.one, fact.other) for order in checker.goals}
    if fact.swapped is None:  # only the seat itself knows
        checker.goals |= swapped
    elif fact.swapped:
        checker.goals = swapped


def _with_two_swapped(goals: tuple[str | None, ...], one: int, other: int) -> tuple[str | None, ...]:
    order = list(goals)
    order[one], order[other] = order[other], order[one]
    return tuple(order)


MODULE: Final[Module] = Module(
    "goal_swap",
    words="the goal swap",
    rule="WC-17",
    action_cards={"goal swap": GOAL_SWAP},
    deck={"goal swap": 1},
    changes=("goals", "in_play"),
    part=GoalSwaps,
    private=OwnSwaps,
    commands=(
        SwapGoals,
        PutGoalsBack,
    ),
    facts=(GoalsPutBack,),
    fairness={GoalsPutBack: _follow_goals},
    questions=(SWAP_QUESTION,),
    cards={SwapGoals: GoalSwapCard()},
    text=ModuleText(read=_read_public_swaps),
)
