"""The fields of the vector that every set-up has."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import BASE_GOALS, BREAKS, NAME
from pyrite.game.modules import BASE

Shape = tuple[str, tuple[str, ...] | str]
"""What a field has items for, and the numbers of each item: their names, or what there is one number for.

Both can be ``table`` (a single one), ``seat``, ``goal``, ``chest``, ``card`` (the kinds of the deck), ``role``,
``place`` (in a hand) or ``verb`` (of a card)."""

BASE_ROLES: Final = ("unknown", "digger", "saboteur")
NUGGETS: Final = ("1 nugget", "2 nuggets", "3 nuggets")

SEAT_FIELDS: Final = (
    "cards in hand",
    *(f"{NAME[kind]} in front" for kind in BREAKS),
    "gold cards",
    "has the turn",
    "is asked",
    "began the round",
    "joined the gold",
    *(f"known to be {role}" for role in BASE_ROLES[1:]),
    "won the game",
    "out of the round",
)
"""The numbers of each seat; the observing seat comes first, then clockwise."""

SEAT_FIELD: Final = {name: place for place, name in enumerate(SEAT_FIELDS)}

GOAL_FIELDS: Final = (
    *(f"face up: {face}" for face in BASE_GOALS),
    *(f"seen, and sure to be {face}" for face in BASE_GOALS),
    "may be chosen",
)
PROGRESS_FIELDS: Final = (
    "asked now",
    "rounds still to come",
    "turns taken in the round",
    "cards in the deck",
    "cards on the discard pile",
    "gold cards in the pile",
    "gold cards being drafted",
    "own last pass was forced and counts",
    "cards to draw at the end of the turn",
    "gold was reached",
)

BASE_FIELDS: Final[dict[str, Shape]] = {
    "question": ("table", ("nothing", *[question.name for question in BASE.questions])),
    "progress": ("table", PROGRESS_FIELDS),
    "own role": ("table", BASE_ROLES),
    "hand": ("table", "card"),
    "hand by place": ("table", "place"),
    "own discards": ("table", "card"),
    "discard pile seen": ("table", "card"),
    "own gold cards": ("table", NUGGETS),
    "gold cards offered": ("table", NUGGETS),
    "seats": ("seat", SEAT_FIELDS),
    "looks": ("seat", "goal"),
    "goals": ("goal", GOAL_FIELDS),
}
