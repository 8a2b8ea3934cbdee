"""The features of a move: what the policy weighs, by their places in the list of weights."""

from __future__ import annotations

from typing import Final

LAY: Final = 0
LAY_NEARER: Final = 1
"""How much nearer the gold comes, in the unit of `NEARNESS`."""
LAY_FARTHER: Final = 2
LAY_EXITS: Final = 3
"""How many empty cells the tunnel opens."""
LAY_DEAD_END: Final = 4
LAY_AT_GOAL: Final = 5
"""The probability that it reaches the gold."""
LAY_VALUE: Final = 6
"""What the card is worth in hand (`TUNNEL_VALUE`)."""

MAP: Final = 7
MAP_NEWS: Final = 8
"""How much is unknown about the place of the gold, from 0 to 1."""

ROCKFALL_CLEARS: Final = 9
ROCKFALL_NEARER: Final = 10
ROCKFALL_CUTS: Final = 11
ROCKFALL_FARTHER: Final = 12

BREAK: Final = 13
BREAK_SUSPECT: Final = 14
"""The chance that the seat is a saboteur, from -1 for surely not to 1 for surely."""
BREAK_SURE: Final = 15
"""The seat is very likely a saboteur."""
BREAK_AGAIN: Final = 16
"""The seat cannot dig already."""
BREAK_NEXT: Final = 17
"""How soon the seat moves, from 1 for the next one to 0."""

REPAIR_SELF: Final = 18
REPAIR_SELF_WHOLE: Final = 19
"""Nothing else keeps the seat from digging."""
REPAIR: Final = 20
REPAIR_SUSPECT: Final = 21
REPAIR_TRUSTED: Final = 22
"""The seat is hardly a saboteur."""
REPAIR_WHOLE: Final = 23

PASS_DEAD_END: Final = 24
PASS_BEND: Final = 25
PASS_STRAIGHT: Final = 26
PASS_JUNCTION: Final = 27
PASS_MAP: Final = 28
PASS_ROCKFALL: Final = 29
PASS_BREAK: Final = 30
PASS_REPAIR: Final = 31
PASS_OTHER: Final = 32

THEFT: Final = 33
HANDS_OFF: Final = 34
INSPECT: Final = 35
SWAP_HATS_SELF: Final = 36
SWAP_HATS_SUSPECT: Final = 37
SWAP_HANDS: Final = 38
DISCARD_TWO: Final = 39
OTHER_MOVE: Final = 40
"""A card or an action of another module."""

FEATURE_COUNT: Final = 41

FEATURES: Final = (
    "lay",
    "lay: nearer",
    "lay: farther",
    "lay: exits",
    "lay: dead end",
    "lay: reaches the gold",
    "lay: value of the card",
    "map",
    "map: unknown gold",
    "rockfall clears",
    "rockfall clears: nearer",
    "rockfall cuts",
    "rockfall cuts: farther",
    "break",
    "break: suspicion",
    "break: very likely a saboteur",
    "break: cannot dig already",
    "break: moves soon",
    "repair itself",
    "repair itself: can dig then",
    "repair",
    "repair: suspicion",
    "repair: hardly a saboteur",
    "repair: can dig then",
    "pass: dead end",
    "pass: bend",
    "pass: straight",
    "pass: junction",
    "pass: map",
    "pass: rockfall",
    "pass: break",
    "pass: repair",
    "pass: other card",
    "theft",
    "hands off",
    "inspect",
    "swap own hat",
    "swap hat: suspicion",
    "swap hands",
    "discard two",
    "other move",
)
"""The names of the features, in order."""

STAGES: Final = (
    "far, hidden",
    "far, exposed",
    "midway, hidden",
    "midway, exposed",
    "near, hidden",
    "near, exposed",
)
"""The stages of a round for a seat; each has weights of its own."""

DIGGERS: Final = 0
SABOTEURS: Final = 1
PROFITEERS: Final = 2
GEOLOGISTS: Final = 3
ROLE_GROUPS: Final = ("diggers", "saboteurs", "profiteers", "geologists")
"""Groups of roles with the same weights."""

WEIGHTS_OF_GROUP: Final = len(STAGES) * FEATURE_COUNT
