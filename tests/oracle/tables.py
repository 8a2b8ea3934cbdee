"""The tables of the rules: roles, hands, decks, goals, chests, gold, editions (sections 2, 5 to 8, 10)."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
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

# WC-0: the championship cards that go into the deck, one each, by module.
CHAMPIONSHIP_CARDS: dict[str, str] = {
    "goal_swap": "goal swap",  # WC-17
    "trove": "trove",  # WC-18
    "veto": "veto",  # WC-19
    "change_of_direction": "change of direction",  # WC-20
    "master_craftsman": "master craftsman",  # WC-21
    "path_specialist": "path specialist",  # WC-22
    "detour": "detour",  # WC-23
}

# Section 8.
MINI_EXPANSIONS = {"toll", "wardrobe", "party", "new_goals", "chests"}

# TAB-4: the goals of the base game. NEWG-1: the eight that replace them; five lie in the maze.
GOALS: dict[str, int] = {"gold": 1, "stone NE": 1, "stone NW": 1}
NEW_GOALS: dict[str, int] = {
    "gold": 1,
    "stone NE": 1,
    "stone NW": 1,
    "sack of one": 1,
    "sack of two": 1,
    "dragon NE": 1,
    "dragon NW": 1,
    "spider": 1,
}

# CHEST-1: the seven tunnels over the chests, and the ten chests, (a) to (j).
CHEST_TUNNELS: dict[str, int] = {"NE chest": 1, "NW chest": 1, "NES chest": 2, "NEW chest": 2, "NESW chest": 1}
CHESTS: tuple[str, ...] = (
    "one gold",
    "no more maps",
    "no draw",
    "extra draw",
    "move a goal",
    "rob a hand",
    "three for one",
    "look at a role",
    "search the discard",
    "bury five",
)

# The deck list: the cells of cards when a round begins.
START_PLACE = (0, 0)
GOAL_PLACES = ((8, -2), (8, 0), (8, 2))
NEW_GOAL_PLACES = ((8, -4), (8, -2), (8, 0), (8, 2), (8, 4))
TOURNAMENT_PLACE = (4, 0)  # VAR-3
SPECIAL_PLACE = (4, 3)  # wardrobe or party
CHEST_LAYOUTS: dict[str, tuple[tuple[int, int], ...]] = {
    "gates": ((3, -1), (3, 1), (5, -1), (5, 1)),
    "wings": ((5, -3), (5, -1), (5, 1), (5, 3)),
    "zigzag": ((2, 1), (3, -1), (5, 1), (6, -1)),
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
    if "saboteur2" in modules:
        cards += Counter(SABOTEUR2_CARDS)
    cards += Counter(card for module, card in CHAMPIONSHIP_CARDS.items() if module in modules)
    return dict(cards)


def left_to_draw(players: int, modules: Collection[str] = (), variants: Collection[str] = ()) -> int:
    """Cards in the deck when the first turn begins: all but those put aside, laid out and dealt."""
    laid_out = 1 if "tournament" in variants else 0  # VAR-3
    return sum(deck(modules).values()) - put_aside(modules) - laid_out - players * hand_size(players, modules)


def goal_places(modules: Collection[str] = ()) -> tuple[tuple[int, int], ...]:
    """The cells of the goals when a round begins."""
    return NEW_GOAL_PLACES if "new_goals" in modules else GOAL_PLACES


def are_goals_of_a_deal(faces: Sequence[str], modules: Collection[str], options: Mapping[str, Any]) -> bool:
    """Whether these goals, one for each place, may be dealt (TAB-5, NEWG-1)."""
    if "new_goals" not in modules:
        return Counter(faces) == Counter(GOALS)
    if len(faces) != 5 or not Counter(faces) <= Counter(NEW_GOALS):
        return False
    return "gold" in faces or not options["new_goals_gold_sure"]


def are_chests_of_a_round(tunnels: Sequence[str], found: Sequence[str]) -> bool:
    """Whether these tunnels and chests may be in a round (CHEST-1)."""
    return Counter(tunnels) <= Counter(CHEST_TUNNELS) and Counter(found) <= Counter(CHESTS) and len(found) <= 4


def start_gold(modules: Collection[str] = ()) -> int:
    """TOLL-1: the tokens each has when the game begins, given once."""
    return 1 if "toll" in modules else 0


def put_aside(modules: Collection[str] = ()) -> int:
    """How many cards are put aside unseen for the round (S2-1)."""
    return PUT_ASIDE if "saboteur2" in modules else 0


def role_set(
    players: int, variants: Collection[str] = (), greedy: bool = False, modules: Collection[str] = ()
) -> dict[str, int]:
    """The role cards shuffled for a round (SET-1, VAR-2, S2-2).

    A greedy dwarf, by the argument or by the module, replaces a digger (WC-16); the tournament has its own.
    """
    if "saboteur2" in modules:
        return dict(SABOTEUR2_ROLES)
    if "tournament" in variants:
        saboteurs, diggers, dwarfs = TOURNAMENT_ROLES[players]
        return {"saboteur": saboteurs, "digger": diggers, "greedy": dwarfs}
    saboteurs, diggers = BASE_ROLES[players]
    if greedy or "greedy_dwarf" in modules:
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
