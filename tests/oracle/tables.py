"""The tables of the rules: roles, hands, deck, gold cards, editions (sections 2, 5, 10, the deck list)."""

from collections.abc import Collection, Mapping
from typing import Any

# The deck list, base game: 40 tunnels and 27 actions (SET-2).
DECK: dict[str, int] = {
    "NS": 4,
    "EW": 3,
    "NE": 5,
    "NW": 4,
    "NES": 5,
    "NEW": 5,
    "NESW": 5,
    "N|": 1,
    "E|": 1,
    "N|+S|": 1,
    "E|+W|": 1,
    "N|+E|": 1,
    "N|+W|": 1,
    "N|+E|+S|": 1,
    "N|+E|+W|": 1,
    "N|+E|+S|+W|": 1,
    "map": 6,
    "rockfall": 3,
    "broken pickaxe": 3,
    "broken lantern": 3,
    "broken cart": 3,
    "repair pickaxe": 2,
    "repair lantern": 2,
    "repair cart": 2,
    "repair pickaxe/lantern": 1,
    "repair pickaxe/cart": 1,
    "repair lantern/cart": 1,
}

# SET-3: nuggets on a card, how many of them.
GOLD_CARDS: dict[int, int] = {1: 16, 2: 8, 3: 4}

# SET-1: saboteurs and diggers by players; one card more than players.
BASE_ROLES: dict[int, tuple[int, int]] = {
    3: (1, 3),
    4: (1, 4),
    5: (2, 4),
    6: (2, 5),
    7: (3, 5),
    8: (3, 6),
    9: (3, 7),
    10: (4, 7),
}

# VAR-2: saboteurs, diggers and greedy dwarfs by players; none left over.
TOURNAMENT_ROLES: dict[int, tuple[int, int, int]] = {
    5: (1, 3, 1),
    6: (2, 3, 1),
    7: (2, 3, 2),
    8: (3, 3, 2),
    9: (3, 4, 2),
}

# Section 10, the rows of the base game. PL2 and FR2 take the base-game values of DE24 (ED-1).
EDITIONS: dict[str, dict[str, Any]] = {
    "DE24": {
        "lay_must_join": True,
        "gold_draw": "per_digger",
        "round_end": "hands",
        "goals_at_once": "all",
        "goal_misfit": "best_fit",
        "sabotage_target": "another",
        "next_round_starter": "last_card",
    },
    "UA24": {
        "lay_must_join": True,
        "gold_draw": "per_digger",
        "round_end": "hands",
        "goals_at_once": "all",
        "goal_misfit": "best_fit",
        "sabotage_target": "another",
        "next_round_starter": "last_turn",
    },
    "UA16": {
        "lay_must_join": False,
        "gold_draw": "per_player",
        "round_end": "all_pass",
        "goals_at_once": "one",
        "goal_misfit": "player",
        "sabotage_target": "any",
        "next_round_starter": "last_turn",
    },
    "RU16": {
        "lay_must_join": False,
        "gold_draw": "per_player",
        "round_end": "all_pass",
        "goals_at_once": "all",
        "goal_misfit": "best_fit",
        "sabotage_target": "any",
        "next_round_starter": "last_turn",
    },
}


def options(edition: str, house_rules: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The options of an edition, single ones overridden by house rules (ED-1)."""
    return {**EDITIONS[edition], **(house_rules or {})}


def role_set(players: int, variants: Collection[str] = (), greedy: bool = False) -> dict[str, int]:
    """The role cards shuffled for a round (SET-1, VAR-2); a greedy dwarf replaces one digger (WC-16)."""
    if "tournament" in variants:
        saboteurs, diggers, dwarfs = TOURNAMENT_ROLES[players]
        return {"saboteur": saboteurs, "digger": diggers, "greedy": dwarfs}
    saboteurs, diggers = BASE_ROLES[players]
    if greedy:
        return {"saboteur": saboteurs, "digger": diggers - 1, "greedy": 1}
    return {"saboteur": saboteurs, "digger": diggers, "greedy": 0}


def hand_size(players: int) -> int:
    """Cards dealt to each (SET-2; VAR-2 says the same for 5 to 9 players)."""
    if players <= 5:
        return 6
    if players <= 7:
        return 5
    return 4
