"""Finds out which side won a round, from the public facts of that round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.game import catalogue
from pyrite.game.all_facts import apply
from pyrite.game.catalogue import BLUE, BOSS, GREEDY, GREEN, PROFITEER, SABOTEUR, SPIDER
from pyrite.game.facts.maze import GOAL_TURNED
from pyrite.game.project import project
from pyrite.game.setup import Rules
from pyrite.game.sharing.saboteur2 import winning_teams
from pyrite.game.state import RawFact, View

DIGGERS: Final = "diggers"
GREEDY_DWARF: Final = "greedy dwarf"
TEAMS: Final = {
    frozenset({BLUE}): "team blue",
    frozenset({GREEN}): "team green",
    frozenset({BLUE, GREEN}): "both teams",
}
LONERS: Final = "boss or profiteer alone"
SABOTEURS: Final = "saboteurs"
THE_SPIDER: Final = "spider"
NOBODY_WINS: Final = "nobody"

SIDES: Final = (DIGGERS, GREEDY_DWARF, *TEAMS.values(), LONERS, SABOTEURS, THE_SPIDER, NOBODY_WINS)
"""The sides that can win a round. A side wins even if all its players are trapped and get nothing (S2-20).

A round that the spider ended is won by the spider and paid like a round without gold (NEWG-2). Nobody wins a
round without gold if no saboteur played (PAY-7).
"""


REPORTED_SIDES: Final = (DIGGERS, SABOTEURS)
REPORTED_SIDES_SABOTEUR2: Final = (*TEAMS.values(), SABOTEURS)
"""Sides that are reported even if they never won."""

MINERS: Final = (DIGGERS, *TEAMS.values())
"""Sides that win when the gold is reached."""


def side_that_won(rules: Rules, round_facts: Sequence[RawFact]) -> str:
    """The side that won a round, given all its facts from `ROUND_BEGUN` to `ROUND_ENDED`."""
    _, gold_reached, finisher, roles, _ = round_facts[-1]
    if gold_reached:
        if rules.saboteur2:
            return _team(rules, round_facts, roles)
        return GREEDY_DWARF if roles[finisher] == GREEDY else DIGGERS
    if any(fact[0] == GOAL_TURNED and fact[3] == SPIDER for fact in round_facts):
        return THE_SPIDER
    if SABOTEUR in roles:
        return SABOTEURS
    return LONERS if PROFITEER in roles else NOBODY_WINS


def _team(rules: Rules, round_facts: Sequence[RawFact], roles: bytes) -> str:
    """The teams that can reach the gold. Doors decide that, so the maze is rebuilt from the facts."""
    view = View.blank(rules, None)
    for fact in round_facts:
        seen = project(fact, None)
        if seen is not None:
            apply(view, seen)
    teams = frozenset(winning_teams(view.table))
    if teams:
        return TEAMS[teams]
    return LONERS if BOSS in roles or PROFITEER in roles else NOBODY_WINS


def wins(role: int, won: str, *, gold_reached: bool) -> bool:
    """Whether a role belongs to the side that won. Which of its players are paid is another question.

    The boss wins with every team, and alone if no team reaches the gold; the profiteer always
    wins (S2-22). A geologist is on no side. With two greedy dwarfs both count, though one is paid (VAR-4).
    """
    match role:
        case catalogue.PROFITEER:
            return True
        case catalogue.BOSS:
            return gold_reached
        case catalogue.DIGGER:
            return won == DIGGERS
        case catalogue.GREEDY:
            return won == GREEDY_DWARF
        case catalogue.SABOTEUR:
            return won in (SABOTEURS, THE_SPIDER)
        case _:
            return any(role in team for team, name in TEAMS.items() if name == won)
