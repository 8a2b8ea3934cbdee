"""Sharing the treasure in Saboteur 2: teams, loners, geologists, and then the thieves (S2-18 to S2-29)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import (
    BLUE,
    BLUE_DOOR,
    BOSS,
    CRYSTAL,
    GEOLOGIST,
    GREEN,
    GREEN_DOOR,
    PROFITEER,
    SABOTEUR,
    THEFT,
    TRAPPED,
    kinds_marked,
)
from pyrite.game.facts.course import asked
from pyrite.game.facts.gold import stole, tokens_paid
from pyrite.game.moves import DETAILS, NO_SEAT, STEAL, WHICH_VICTIM, move
from pyrite.game.question import SEATS, Question, any_answer
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table
from pyrite.game.thefts import thefts_at

SHARES: Final = {1: 5, 2: 4, 3: 3, 4: 2}
"""Gold for each winner, by how many there are; five or more get one each (S2-24)."""

DEDUCTIONS: Final = {BOSS: 1, PROFITEER: 2}
"""Roles that get less than the others (S2-24)."""

_CLOSED_TO: Final = {BLUE: kinds_marked(GREEN_DOOR), GREEN: kinds_marked(BLUE_DOOR)}
"""The doors that each team cannot pass (S2-9)."""

_CRYSTALS: Final = kinds_marked(CRYSTAL)


def share(state: State) -> None:
    """Pay the winners and the geologists, then let the thieves steal."""
    table = state.table
    for seat, tokens in enumerate(shares(table)):
        if tokens:
            tokens_paid(state, seat, tokens)
    _next_theft(state, _first_thief(table))


def shares(table: Table) -> list[int]:
    """The payment of each seat before thefts."""
    winners = winning_seats(table)
    each = SHARES.get(len(winners), 1)
    paid = [0] * table.rules.players
    for seat in winners:
        paid[seat] = max(0, each - DEDUCTIONS.get(table.roles[seat], 0))
    geologists = _untrapped(table, {GEOLOGIST})
    for seat in geologists:
        paid[seat] = crystals(table) // len(geologists)  # S2-25
    return paid


def winning_seats(table: Table) -> list[int]:
    """The winning seats, without trapped players (S2-26) and geologists (S2-24)."""
    if not table.gold_reached:
        return _untrapped(table, {SABOTEUR, PROFITEER})  # S2-23
    # The boss wins whenever the gold is joined, even if no team can reach it (S2-22).
    return _untrapped(table, {*winning_teams(table), BOSS, PROFITEER})


def winning_teams(table: Table) -> set[int]:
    """The winning teams, by who joined the gold and who can reach it (S2-20, S2-21)."""
    teams = {team for team in (BLUE, GREEN) if can_reach(table, team)}
    joiner = table.roles[table.finisher]
    if joiner in teams:
        return {joiner}
    return teams


def can_reach(table: Table, team: int) -> bool:
    """Whether a path leads to the gold without a door of the other team (S2-19)."""
    gold = next(cell for goal, cell in enumerate(table.goal_cells) if table.gold_is_at(goal))
    return bool(table.maze.reach_without(_CLOSED_TO[team])[gold])


def crystals(table: Table) -> int:
    """Crystals on face-up cards of the maze, connected to the start or not (S2-25)."""
    maze = table.maze
    return sum(1 for cell in maze.tunnels if maze.piece[cell] >> 1 in _CRYSTALS)


def _untrapped(table: Table, roles: set[int]) -> list[int]:
    return [seat for seat, role in enumerate(table.roles) if role in roles and not table.fronts[seat] & TRAPPED]


# ---------------------------------------------------------------- thefts


def _answers(table: Table, seat: int, own: Private) -> list[int]:
    found = [move(STEAL, victim) for victim in table.choices]
    if table.rules.edition.theft_optional:
        found.append(move(STEAL, NO_SEAT))
    return found


def _steal(state: State, seat: int, move: int) -> None:
    """A thief takes one gold from a victim, or nothing; then the next thief has a turn."""
    victim = move & DETAILS
    stole(state, seat, NOBODY if victim == NO_SEAT else victim)
    _next_theft(state, _thief_after(state.table, seat))


def _victims(table: Table, thief: int) -> tuple[int, ...]:
    """The seats that a thief can steal from."""
    return tuple(seat for seat, gold in enumerate(table.tokens) if gold > 0 and seat != thief)


def _fits(state: State) -> bool:
    table = state.table
    victims = _victims(table, table.asked)
    return bool(table.fronts[table.asked] & THEFT) and bool(victims) and table.choices == victims


VICTIM_QUESTION: Final[Question] = Question(
    number=WHICH_VICTIM,
    name="victim",
    words="choose whom to steal from",
    answered_by=frozenset({STEAL}),
    choices=SEATS,
    answers=_answers,
    why_not=Refusal("no-victim", "You cannot steal from that player.", "S2-27"),
    carry_out=_steal,
    after_round=True,
    fits=_fits,
    time="answer",
    by_clock=any_answer,
)


def _first_thief(table: Table) -> int:
    """The untrapped owner whose theft was played last (S2-27)."""
    return next((seat for seat in reversed(thefts_at(table)) if not table.fronts[seat] & TRAPPED), NOBODY)


def _thief_after(table: Table, seat: int) -> int:
    """The next untrapped owner of a theft clockwise, whatever the direction of play (S2-27)."""
    for step in range(1, table.rules.players):
        other = (seat + step) % table.rules.players
        if table.fronts[other] & THEFT and not table.fronts[other] & TRAPPED:
            return other
    return NOBODY


def _next_theft(state: State, thief: int) -> None:
    """Ask the thief whom to steal from; without a choice, carry the theft out and go to the next thief."""
    table = state.table
    while thief != NOBODY:
        victims = _victims(table, thief)
        if len(victims) > 1 or (victims and table.rules.edition.theft_optional):
            asked(state, thief, WHICH_VICTIM, victims)
            return
        stole(state, thief, victims[0] if victims else NOBODY)
        thief = _thief_after(table, thief)
