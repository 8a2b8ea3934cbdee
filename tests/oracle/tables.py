"""The tables of the base game: roles, hands, decks, goals, gold, editions (sections 2 and 10)."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .module_rules import Cell, rules_of

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

# TAB-4: the goals of the base game.
GOALS = ("gold", "stone NE", "stone NW")

# The deck list: the cells of cards when a round begins.
START_PLACE = (0, 0)
GOAL_PLACES = ((8, -2), (8, 0), (8, 2))

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

# Section 10. A dash in the table is left out here; but PL2 and FR2 take the base-game values of DE24 (ED-1).
EDITIONS: dict[str, dict[str, Any]] = {
    "DE24": {
        "lay_must_join": True,
        "gold_draw": "per_digger",
        "round_end": "hands",
        "tokens_open": True,
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
        "tokens_open": False,
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
        "round_end": "forced_passes",
        "goals_at_once": "one",
        "goal_misfit": "player",
        "sabotage_target": "any",
        "next_round_starter": "last_turn",
    },
    "RU16": {
        "lay_must_join": False,
        "gold_draw": "per_player",
        "round_end": "forced_passes",
        "goals_at_once": "all",
        "goal_misfit": "best_fit",
        "sabotage_target": "any",
        "next_round_starter": "last_turn",
    },
    "PL2": {
        "lay_must_join": True,
        "gold_draw": "per_digger",
        "round_end": "nobody_can_play",
        "tokens_open": False,
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
        "round_end": "nobody_can_play",
        "tokens_open": False,
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
    """All cards shuffled for a round before any are put aside or dealt (SET-2, S2-1, WC-0)."""
    cards = Counter(DECK)
    for rules in rules_of(modules):
        cards += Counter(rules.deck)
    return dict(cards)


def left_to_draw(players: int, modules: Collection[str] = (), variants: Collection[str] = ()) -> int:
    """Cards in the deck when the first turn begins: all but those put aside, laid out and dealt."""
    laid_out = sum(rules.laid_out for rules in rules_of(modules, variants))
    return sum(deck(modules).values()) - put_aside(modules) - laid_out - players * hand_size(players, modules)


def goal_places(modules: Collection[str] = ()) -> tuple[Cell, ...]:
    """The cells of the goals when a round begins."""
    return next((rules.goal_places for rules in rules_of(modules) if rules.goal_places), GOAL_PLACES)


def all_goals(modules: Collection[str] = ()) -> list[str]:
    """The goal cards that are shuffled, one of each (TAB-4, NEWG-1)."""
    return [*GOALS, *(face for rules in rules_of(modules) for face in rules.goals)]


def are_goals_of_a_deal(faces: Sequence[str], modules: Collection[str], options: Mapping[str, Any]) -> bool:
    """Whether these goals, one for each place, may be dealt (TAB-5, NEWG-1)."""
    if len(faces) != len(goal_places(modules)) or not Counter(faces) <= Counter(all_goals(modules)):
        return False
    return "gold" in faces or not options["new_goals_gold_sure"]


def start_gold(modules: Collection[str] = ()) -> int:
    """The tokens each has when the game begins, given once."""
    return sum(rules.start_gold for rules in rules_of(modules))


def put_aside(modules: Collection[str] = ()) -> int:
    """How many cards are put aside unseen for the round."""
    return sum(rules.put_aside for rules in rules_of(modules))


def role_set(players: int, variants: Collection[str] = (), modules: Collection[str] = ()) -> dict[str, int]:
    """The role cards shuffled for a round (SET-1). A greedy dwarf is none of the base game."""
    saboteurs, diggers = BASE_ROLES.get(players, (0, 0))
    found = {"saboteur": saboteurs, "digger": diggers, "greedy": 0}
    # A variant deals its own role cards, whatever modules change about those of the base game (VAR-2).
    for rules in (*rules_of(modules), *rules_of((), variants)):
        if rules.roles is not None:
            found = rules.roles(players, found)
    return found


def hand_size(players: int, modules: Collection[str] = ()) -> int:
    """Cards dealt to each (SET-2; VAR-2 says the same for 5 to 9 players)."""
    for rules in rules_of(modules):
        if rules.hand_size is not None:
            return rules.hand_size
    if players <= 5:
        return 6
    if players <= 7:
        return 5
    return 4
