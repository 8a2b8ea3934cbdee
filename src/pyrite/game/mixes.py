"""Combinations of editions, modules and variants: a random valid one, or as many modules as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from pyrite.game import BadInput, SetUp
from pyrite.game.dealing.shuffle import SEED_BYTES, SeededRandom
from pyrite.game.editions import CHOICES, EDITIONS, OPTIONS
from pyrite.game.set_up_rules import CHEST_LAYOUTS, CHEST_ROWS, MODULES, RANDOM_LAYOUT, VARIANTS, check

MIN_SEATS: Final = 2
MAX_SEATS: Final = 12

_EXCLUDING_PARTS: Final = ("greedy_dwarf", "wardrobe", "party", *VARIANTS)
"""Parts that exclude many others. They are chosen rarely, so that few combinations are rejected."""

_OTHERS: Final = tuple(name for name in MODULES if name not in ("saboteur2", *_EXCLUDING_PARTS))
_EIGHTHS: Final = 8
"""Each other part is included with a probability of 0 to 8 eighths, drawn once per set-up."""

_EDITIONS: Final = tuple(
    name for name, edition in EDITIONS.items() for _ in range(4 if "extras" in edition.covers else 1)
)
"""Editions that cover the expansions are four times as likely: they allow more combinations."""

_Item = TypeVar("_Item")


def random_set_up(rng: SeededRandom) -> SetUp:
    """A random set-up, seed included; every valid set-up is possible (MIX-1)."""
    edition = _choice(rng, _EDITIONS)
    while True:
        set_up = _random_candidate(rng, edition)
        if _is_allowed(set_up):
            return set_up


def _random_candidate(rng: SeededRandom, edition: str) -> SetUp:
    """A random set-up that may be invalid."""
    players = MIN_SEATS + rng.randbelow(MAX_SEATS - MIN_SEATS + 1)
    share = rng.randbelow(_EIGHTHS + 1)
    parts = {name for name in _OTHERS if rng.randbelow(_EIGHTHS) < share}
    if share:
        parts |= {name for name in _EXCLUDING_PARTS if not rng.randbelow(4)}
    if rng.randbelow(2):
        parts.add("saboteur2")
    return SetUp(
        players=players,
        edition=edition,
        modules=frozenset(parts - set(VARIANTS)),
        variants=frozenset(parts & set(VARIANTS)),
        house_rules=_random_house_rules(rng),
        chest_layout=_random_layout(rng) if "chests" in parts else "gates",
        first_seat=rng.randbelow(players) if rng.randbelow(2) else None,
        seed=bytes(rng.randbelow(256) for _ in range(SEED_BYTES)),
    )


def _random_house_rules(rng: SeededRandom) -> dict[str, object]:
    """Most tables have none, some have one, two or three."""
    count = 0 if rng.randbelow(4) else 1 + rng.randbelow(3)
    options = [_choice(rng, OPTIONS) for _ in range(count)]
    return {option: _choice(rng, CHOICES[option]) for option in options}


def _random_layout(rng: SeededRandom) -> str | tuple[tuple[int, int], ...]:
    """A named layout, the random one, or four cells."""
    named = (*CHEST_LAYOUTS, RANDOM_LAYOUT)
    choice = rng.randbelow(len(named) + 1)
    if choice < len(named):
        return named[choice]
    return tuple((1 + rng.randbelow(7), rng.randbelow(2 * CHEST_ROWS + 1) - CHEST_ROWS) for _ in range(4))


def with_all_modules(set_up: SetUp) -> SetUp:
    """The set-up with every module that is compatible; of two that clash, the first is taken.

    >>> sorted(with_all_modules(SetUp(5, modules=frozenset({"saboteur2", "party"}))).modules)[-5:]
    ['path_specialist', 'saboteur2', 'toll', 'trove', 'veto']
    """
    check(set_up)
    whole = set_up
    for name in MODULES[1:]:
        more = replace(whole, modules=whole.modules | {name})
        if _is_allowed(more):
            whole = more
    if whole == set_up:
        check(replace(set_up, modules=set_up.modules | {_OTHERS[0]}))  # raises the reason
    return whole


def seats_for(set_up: SetUp) -> list[int]:
    """The possible numbers of players; raise `BadInput` if there is none."""
    counts = [
        players
        for players in range(MIN_SEATS, MAX_SEATS + 1)
        if _is_allowed(replace(set_up, players=players, first_seat=None))
    ]
    if not counts:
        check(set_up)
    return counts


def _is_allowed(set_up: SetUp) -> bool:
    try:
        check(set_up)
    except BadInput:
        return False
    return True


def _choice(rng: SeededRandom, items: Sequence[_Item]) -> _Item:
    return items[rng.randbelow(len(items))]
