"""The goodwill between roles: how much a seat in one role wants to help a seat in another."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import BLUE, BOSS, DIGGER, GEOLOGIST, GREEDY, GREEN, PROFITEER, SABOTEUR

DIGGING_ROLES: Final = frozenset({DIGGER, GREEDY, BLUE, GREEN, BOSS})
"""Roles that want the gold to be reached."""

BLOCKING_ROLES: Final = frozenset({SABOTEUR})
"""Roles that want to prevent it."""

_DIGGERS: Final = {DIGGER: 1.0, GREEDY: 0.6, SABOTEUR: -1.0}
_TEAM: Final = {BOSS: 0.6, SABOTEUR: -1.0, PROFITEER: 0.0, GEOLOGIST: 0.0}

GOODWILL: Final[dict[int, dict[int, float]]] = {
    DIGGER: _DIGGERS,
    GREEDY: {DIGGER: 0.3, SABOTEUR: -0.8},
    SABOTEUR: {
        **dict.fromkeys((DIGGER, GREEDY, BLUE, GREEN, BOSS), -1.0),
        SABOTEUR: 1.0,
        PROFITEER: 0.1,
        GEOLOGIST: 0.0,
    },
    BLUE: {**_TEAM, BLUE: 1.0, GREEN: -0.4},
    GREEN: {**_TEAM, GREEN: 1.0, BLUE: -0.4},
    BOSS: {BLUE: 0.7, GREEN: 0.7, BOSS: 1.0, SABOTEUR: -1.0, PROFITEER: 0.0, GEOLOGIST: 0.0},
    PROFITEER: dict.fromkeys((BLUE, GREEN, BOSS, SABOTEUR, GEOLOGIST), -0.15),
    GEOLOGIST: {**dict.fromkeys((BLUE, GREEN, BOSS, SABOTEUR, PROFITEER), 0.0), GEOLOGIST: -0.4},
}
"""For each role its goodwill towards each other role, from 1 for an ally to -1 for an opponent."""


def digging_drive(role: int) -> float:
    """How much a role wants the gold to be reached: 1 for diggers, -1 for saboteurs, nearly 0 for others."""
    if role in BLOCKING_ROLES:
        return -1.0
    return 1.0 if role in DIGGING_ROLES else 0.05
