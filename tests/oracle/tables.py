"""The tables of the rules: roles, hands, deck, gold, editions (sections 2, 5, 6, 9, 10, the deck list)."""

from collections import Counter
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

# The deck list, Saboteur 2: 30 tunnels and 21 actions, on top of those of the base game (S2-1).
SABOTEUR2_CARDS: dict[str, int] = {
    "NS+EW": 2,  # S2-7: the bridge
    "NW+ES": 1,  # S2-7: the double curves
    "NE+SW": 1,
    "NS+E|": 1,
    "NS+E|+W|": 1,
    "EW+N|+S|": 1,
    "NE+S|": 1,
    "NW+S|": 2,
    "N| crystal": 1,  # S2-10
    "E| crystal": 1,
    "NESW crystal": 1,
    "NES crystal": 1,
    "NEW crystal": 3,
    "NEW+S| crystal": 1,
    "NSW+E| crystal": 1,
    "EW+N| crystal": 1,
    "NS blue door": 1,  # S2-9
    "EW blue door": 1,
    "NE blue door": 1,
    "NS+E| green door": 1,
    "EW green door": 1,
    "NW green door": 1,
    "N ladder": 1,  # S2-8
    "E ladder": 1,
    "NE ladder": 1,
    "NW ladder": 1,
    "theft": 4,  # S2-11
    "hands off": 3,  # S2-12
    "trapped": 3,  # S2-13
    "free": 4,  # S2-14
    "inspection": 2,  # S2-15
    "hat swap": 2,  # S2-16
    "hand swap": 2,  # S2-17
    "rockfall": 1,
}

# S2-1: cards put aside unseen for the round.
PUT_ASIDE = 10

# S2-2: all fifteen are shuffled, whatever the number of players.
SABOTEUR2_ROLES: dict[str, int] = {
    "blue digger": 4,
    "green digger": 4,
    "boss": 1,
    "profiteer": 1,
    "geologist": 2,
    "saboteur": 3,
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

# Section 10. A dash in the table is left out here; but PL2 and FR2 take the base-game values of DE24 (ED-1).
EDITIONS: dict[str, dict[str, Any]] = {
    "DE24": {
        "lay_must_join": True,
        "gold_draw": "per_digger",
        "round_end": "hands",
        "goals_at_once": "all",
        "goal_misfit": "best_fit",
        "sabotage_target": "another",
        "new_goals_gold_sure": False,
        "discard_two_helps": "self",
        "ladder_needs_opening": False,
        "ladder_goal_ban": "touching",
        "inspection_target": "another",
        "theft_optional": False,
        "next_round_starter": "last_card",
    },
    "UA24": {
        "lay_must_join": True,
        "gold_draw": "per_digger",
        "round_end": "hands",
        "goals_at_once": "all",
        "goal_misfit": "best_fit",
        "sabotage_target": "another",
        "new_goals_gold_sure": True,
        "discard_two_helps": "self",
        "ladder_needs_opening": False,
        "ladder_goal_ban": "touching",
        "inspection_target": "any",
        "theft_optional": False,
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
    "PL2": {
        "lay_must_join": True,
        "gold_draw": "per_digger",
        "round_end": "hands",
        "goals_at_once": "all",
        "goal_misfit": "best_fit",
        "sabotage_target": "another",
        "discard_two_helps": "self",
        "ladder_needs_opening": True,
        "ladder_goal_ban": "open_side",
        "inspection_target": "any",
        "theft_optional": False,
        "next_round_starter": "last_tunnel",
    },
    "FR2": {
        "lay_must_join": True,
        "gold_draw": "per_digger",
        "round_end": "hands",
        "goals_at_once": "all",
        "goal_misfit": "best_fit",
        "sabotage_target": "another",
        "discard_two_helps": "anyone",
        "ladder_needs_opening": True,
        "ladder_goal_ban": "open_side",
        "inspection_target": "any",
        "theft_optional": True,
        "next_round_starter": "last_turn",
    },
}

# Section 10, the row ``covers``; "else" are championship cards, variants and mini-expansions (ED-1).
COVERS: dict[str, set[str]] = {
    "DE24": {"base", "saboteur2", "else"},
    "UA24": {"base", "saboteur2", "else"},
    "UA16": {"base"},
    "RU16": {"base"},
    "PL2": {"saboteur2"},
    "FR2": {"saboteur2"},
}


def options(edition: str, house_rules: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The options of an edition, single ones overridden by house rules (ED-1)."""
    return {**EDITIONS[edition], **(house_rules or {})}


def deck(modules: Collection[str] = ()) -> dict[str, int]:
    """All cards shuffled for a round before any are put aside or dealt (SET-2, S2-1)."""
    if "saboteur2" in modules:
        return dict(Counter(DECK) + Counter(SABOTEUR2_CARDS))
    return dict(DECK)


def put_aside(modules: Collection[str] = ()) -> int:
    """How many cards are put aside unseen for the round (S2-1)."""
    return PUT_ASIDE if "saboteur2" in modules else 0


def role_set(
    players: int, variants: Collection[str] = (), greedy: bool = False, modules: Collection[str] = ()
) -> dict[str, int]:
    """The role cards shuffled for a round (SET-1, VAR-2, S2-2); a greedy dwarf replaces a digger (WC-16)."""
    if "saboteur2" in modules:
        return dict(SABOTEUR2_ROLES)
    if "tournament" in variants:
        saboteurs, diggers, dwarfs = TOURNAMENT_ROLES[players]
        return {"saboteur": saboteurs, "digger": diggers, "greedy": dwarfs}
    saboteurs, diggers = BASE_ROLES[players]
    if greedy:
        return {"saboteur": saboteurs, "digger": diggers - 1, "greedy": 1}
    return {"saboteur": saboteurs, "digger": diggers, "greedy": 0}


def hand_size(players: int, modules: Collection[str] = ()) -> int:
    """Cards dealt to each (SET-2; VAR-2 says the same for 5 to 9 players; S2-1)."""
    if "saboteur2" in modules:
        return 6
    if players <= 5:
        return 6
    if players <= 7:
        return 5
    return 4


def may_be_set_up(
    players: int, edition: str, modules: Collection[str] = (), variants: Collection[str] = ()
) -> bool:
    """Whether such a table is offered, going by base game, Saboteur 2 and variants (MIX-1, ED-1)."""
    saboteur2 = "saboteur2" in modules
    if saboteur2 and ("greedy_dwarf" in modules or variants):
        return False  # section 9: greedy dwarf, sabotaged dwarf and tournament only with the base game
    if "sabotaged_dwarf" in variants and "tournament" in variants:
        return False  # section 9: the tournament pays in tokens
    if ("saboteur2" if saboteur2 else "base") not in COVERS[edition]:
        return False
    if (variants or set(modules) - {"saboteur2"}) and "else" not in COVERS[edition]:
        return False
    if saboteur2:
        return 2 <= players <= 12  # section 6
    if "tournament" in variants:
        return 5 <= players <= 9  # VAR-2
    return 3 <= players <= 10  # section 2
