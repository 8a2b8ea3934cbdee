"""Every card of the game, as tables that can be checked against the box.

Inside the core a card is its *kind*, a number below 128. Equal cards have the same kind, so
nothing distinguishes one from the other or tracks it through a shuffle (INFO-5). Cards of kinds
below ``FIRST_ACTION`` are laid in the maze. Such a card in one orientation is a *piece*:
``kind * 2``, plus one if it is turned by 180 degrees.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.numbers import check_number
from pyrite.game.sides import Shape

FACE_DOWN: Final = 0
"""The kind of a card that the viewer may not see."""

FIRST_ACTION: Final = 64

# ---------------------------------------------------------------- cards of the maze

BASE_TUNNELS: Final = {
    # spelling: how many are in the base game (SET-2)
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
}

SABOTEUR2_TUNNELS: Final = {
    # spelling and mark: how many there are (S2-1)
    "NS+EW": 2,  # bridge
    "NW+ES": 1,  # double curve
    "NE+SW": 1,  # double curve
    "NS+E|": 1,
    "NS+E|+W|": 1,
    "EW+N|+S|": 1,
    "NE+S|": 1,
    "NW+S|": 2,
    "N| crystal": 1,
    "E| crystal": 1,
    "NESW crystal": 1,
    "NES crystal": 1,
    "NEW crystal": 3,
    "NEW+S| crystal": 1,
    "NSW+E| crystal": 1,
    "EW+N| crystal": 1,
    "NS blue door": 1,
    "EW blue door": 1,
    "NE blue door": 1,
    "NS+E| green door": 1,
    "EW green door": 1,
    "NW green door": 1,
    "N ladder": 1,
    "E ladder": 1,
    "NE ladder": 1,
    "NW ladder": 1,
}

CHEST_TUNNELS: Final = {
    # spelling and mark: how many there are; each can be connected from any side (CHEST-1)
    "NE chest": 1,
    "NW chest": 1,
    "NES chest": 2,
    "NEW chest": 2,
    "NESW chest": 1,
}

TUNNELS: Final = (*BASE_TUNNELS, *SABOTEUR2_TUNNELS, *CHEST_TUNNELS)
"""Every tunnel card as printed."""

CRYSTAL: Final = "crystal"
BLUE_DOOR: Final = "blue door"
GREEN_DOOR: Final = "green door"
LADDER: Final = "ladder"
CHEST: Final = "chest"

BASE_GOALS: Final = {
    # name: the shape of its face (TAB-4)
    "gold": "NESW",
    "stone NE": "NE",
    "stone NW": "NW",
}

NEW_GOALS: Final = {
    # name: the shape of its face (NEWG-1)
    **BASE_GOALS,
    "sack of one": "NEW",
    "sack of two": "NES",
    "dragon NE": "NE",
    "dragon NW": "NW",
    "spider": "NESW",
}

SPECIALS: Final = ("wardrobe", "party")
"""The two sides of the special card of the maze, both open on all sides (ROBE-1, PARTY-1)."""

CHESTS: Final = (
    # the content of each of the ten chests (CHEST-5)
    "nothing seen",
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
ONE_GOLD: Final = 1
NO_MORE_MAPS: Final = 2
NO_DRAW: Final = 3
EXTRA_DRAW: Final = 4
MOVE_A_GOAL: Final = 5
ROB_A_HAND: Final = 6
THREE_FOR_ONE: Final = 7
LOOK_AT_A_ROLE: Final = 8
SEARCH_THE_DISCARD: Final = 9
BURY_FIVE: Final = 10

# ---------------------------------------------------------------- action cards

TOOLS: Final = ("pickaxe", "lantern", "cart")

BASE_ACTIONS: Final = {
    # name: how many are in the base game (SET-2)
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

SABOTEUR2_ACTIONS: Final = {
    # name: how many more there are (S2-11 to S2-17)
    "rockfall": 1,
    "theft": 4,
    "hands off": 3,
    "trapped": 3,
    "free": 4,
    "inspection": 2,
    "hat swap": 2,
    "hand swap": 2,
}

MASTER_CRAFTSMAN: Final = "master craftsman"
"""The card of a module (WC-21). It is a repair card, so it is numbered among them."""

ACTIONS: Final = list(dict.fromkeys([*BASE_ACTIONS, MASTER_CRAFTSMAN, *SABOTEUR2_ACTIONS]))
"""Every action card, in the order of their numbers. Modules add theirs (`add_action`)."""

# ---------------------------------------------------------------- roles and gold

ROLES: Final = (
    "unknown",
    "digger",
    "saboteur",
    "greedy",
    "blue digger",
    "green digger",
    "boss",
    "profiteer",
    "geologist",
)
UNKNOWN_ROLE: Final = 0
DIGGER: Final = 1
SABOTEUR: Final = 2
GREEDY: Final = 3
BLUE: Final = 4
GREEN: Final = 5
BOSS: Final = 6
PROFITEER: Final = 7
GEOLOGIST: Final = 8

ROLE_SETS: Final = {
    # players: (saboteurs, diggers), one card is left over (SET-1)
    3: (1, 3),
    4: (1, 4),
    5: (2, 4),
    6: (2, 5),
    7: (3, 5),
    8: (3, 6),
    9: (3, 7),
    10: (4, 7),
}

TOURNAMENT_ROLES: Final = {
    # players: (saboteurs, diggers, greedy dwarfs), none left over (VAR-2)
    5: (1, 3, 1),
    6: (2, 3, 1),
    7: (2, 3, 2),
    8: (3, 3, 2),
    9: (3, 4, 2),
}

SABOTEUR2_ROLES: Final = {BLUE: 4, GREEN: 4, BOSS: 1, PROFITEER: 1, GEOLOGIST: 2, SABOTEUR: 3}
"""How many of each role there are in Saboteur 2; roles that nobody gets form the stack (S2-2)."""

GOLD_CARDS: Final = {1: 16, 2: 8, 3: 4}
"""Nuggets on a gold card, and how many such cards there are (SET-3)."""


# ---------------------------------------------------------------- numbers for all of them


def _number_kinds() -> dict[str, int]:
    in_maze = [*TUNNELS, *NEW_GOALS, "start", *SPECIALS, "goal face down", "chest face down"]
    kinds = {name: 1 + place for place, name in enumerate(in_maze)}
    kinds.update({name: FIRST_ACTION + place for place, name in enumerate(ACTIONS)})
    return kinds


KIND: Final = _number_kinds()
"""The kind of each card by its name."""

NAME: Final = {kind: name for name, kind in KIND.items()}
"""The name of each kind."""

ACTION_KINDS: Final = range(FIRST_ACTION, 128)

START: Final = KIND["start"]
GOLD: Final = KIND["gold"]
HIDDEN_GOAL: Final = KIND["goal face down"]
HIDDEN_CHEST: Final = KIND["chest face down"]
FACE_DOWN_KINDS: Final = frozenset({HIDDEN_GOAL, HIDDEN_CHEST})
"""Cards that are face down in the maze (TAB-5)."""

CARD_NAMES: Final = [name for name, kind in KIND.items() if kind not in FACE_DOWN_KINDS]
"""Every card that can be face up, in the order of a sorted hand."""

GOAL_KINDS: Final = frozenset({HIDDEN_GOAL, *(KIND[name] for name in NEW_GOALS)})
"""Goals, face up or face down."""

SACKS: Final = {KIND["sack of one"]: 1, KIND["sack of two"]: 2}
DRAGONS: Final = frozenset({KIND["dragon NE"], KIND["dragon NW"]})
SPIDER: Final = KIND["spider"]
SPECIAL_KINDS: Final = frozenset(KIND[name] for name in SPECIALS)

BREAKS: Final = {KIND[f"broken {tool}"]: 1 << bit for bit, tool in enumerate(TOOLS)}
"""One bit for each broken tool in front of a player (ACT-1)."""

BROKEN_TOOLS: Final = sum(BREAKS.values())


def _repairs() -> dict[int, int]:
    names = [name for name in BASE_ACTIONS if name.startswith("repair ")]
    repairs = {
        KIND[name]: sum(1 << TOOLS.index(tool) for tool in name.removeprefix("repair ").split("/"))
        for name in names
    }
    repairs[KIND[MASTER_CRAFTSMAN]] = BROKEN_TOOLS  # WC-21
    return repairs


REPAIRS: Final = _repairs()
"""The tools that a repair card can repair, as bits (ACT-2)."""

THEFT: Final = 8
TRAPPED: Final = 16
FRONT_BITS: Final = {**BREAKS, KIND["theft"]: THEFT, KIND["trapped"]: TRAPPED}
"""The bit of each card that can be in front of a player."""

IN_FRONT: Final = {bit: kind for kind, bit in FRONT_BITS.items()}
"""The card of each such bit."""

NO_TUNNELS: Final = BROKEN_TOOLS | TRAPPED
"""Cards that keep a player from laying tunnels (TUN-5)."""


def mark_of(name: str) -> str:
    """The mark on a card of the maze: a crystal, a door, a ladder, or none.

    >>> mark_of("NS+E| green door")
    'green door'
    """
    return name.partition(" ")[2]


def _shapes() -> dict[int, Shape]:
    shapes = {KIND[name]: Shape.spelt(name.partition(" ")[0]) for name in TUNNELS}
    shapes.update({KIND[name]: Shape.spelt(face) for name, face in NEW_GOALS.items()})
    shapes.update(dict.fromkeys({START, *SPECIAL_KINDS}, Shape.spelt("NESW")))
    return shapes


SHAPE: Final = _shapes()
"""The shape of each face-up card of the maze, as printed."""

PIECES: Final = {
    kind: (kind * 2,) if shape == shape.turned() else (kind * 2, kind * 2 + 1) for kind, shape in SHAPE.items()
}
"""The orientations of a card (TAB-2); a card that looks the same after a half turn has only one."""


def _spellings() -> dict[int, str]:
    spellings = {}
    for kind, shape in SHAPE.items():
        mark = mark_of(NAME[kind]) if NAME[kind] in TUNNELS else ""
        for piece in PIECES[kind]:
            spellings[piece] = f"{shape.turned() if piece & 1 else shape} {mark}".rstrip()
    return spellings


SPELLING: Final = _spellings()
"""The spelling of each piece in its orientation, with its mark."""

LAID_AS: Final = {SPELLING[piece]: piece for name in TUNNELS for piece in PIECES[KIND[name]]}
"""The piece of a tunnel card by the spelling of its orientation."""


def kinds_marked(mark: str) -> frozenset[int]:
    """The tunnel cards with a mark."""
    return frozenset(KIND[name] for name in TUNNELS if mark_of(name) == mark)


LADDERS: Final = kinds_marked(LADDER)
FROM_CHESTS: Final = kinds_marked(CHEST)


def add_action(name: str, kind: int, module: str) -> None:
    """Add the action card of a module to the box.

    `pyrite.game.modules` does that when it is imported, so all names are complete outside of `pyrite.game`.
    """
    if name in KIND:
        raise TypeError(f"Two cards have the name {name!r}; {module} must give its card another one.")
    owners = {each: f"the card {card!r}" for each, card in NAME.items()}
    check_number("kind", f"the card {name!r} of {module}", kind, owners, ACTION_KINDS)
    KIND[name] = kind
    NAME[kind] = name
    for names in (ACTIONS, CARD_NAMES):
        names.append(name)
        names.sort(key=KIND.__getitem__)
