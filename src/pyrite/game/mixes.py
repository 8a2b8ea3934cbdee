"""Combinations of editions, modules and variants: a random valid one, or as many modules as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from pyrite.game import BadInput, SetUp
from pyrite.game.chest_layouts import CHEST_LAYOUTS, CHEST_ROWS, CHESTS_LAID, LAST_CHEST_COLUMN, RANDOM_LAYOUT
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.editions import CHOICES, EDITIONS, OPTIONS
from pyrite.game.modules import BASE, MODULES
from pyrite.game.set_up_rules import check

_EIGHTHS: Final = 8
"""Each part is included with a probability of 0 to 8 eighths, drawn once per set-up."""

_EDITIONS: Final = tuple(
    name for name, edition in EDITIONS.items() for _ in range(4 if "extras" in edition.covers else 1)
)
"""Editions that cover the expansions are four times as likely: they allow more combinations."""

_ANY_RANK: Final = 1 << 30

_Item = TypeVar("_Item")


class _Streams:
    """Random streams by label: what one part of a set-up draws does not change what another draws."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def of(self, label: str) -> SeededRandom:
        """A new stream of this label."""
        return SeededRandom(self._seed, label)

    def choice(self, label: str, items: Sequence[_Item]) -> _Item:
        """One of the items, by the first number of a stream."""
        return _choice(self.of(label), items)


def random_set_up(rng: SeededRandom) -> SetUp:
    """A random set-up, seed included; every valid set-up is possible (MIX-1).

    Each module, variant and house rule has a random stream of its own, labelled with its name. So a new module
    changes no set-up that it is not part of.
    """
    streams = _Streams(rng.seed())
    edition = streams.choice("edition", _EDITIONS)
    games = [BASE.name, *(name for name, module in MODULES.items() if module.game)]
    game = streams.choice("game", [name for name in games if name in EDITIONS[edition].covers])
    set_up = SetUp(
        players=5,
        edition=edition,
        modules=frozenset({game} - {BASE.name}),
        house_rules=_random_house_rules(streams),
        seed=streams.of("seed").seed(),
    )
    set_up = replace(set_up, players=streams.choice("players", seats_for(set_up)))
    if streams.choice("has a first seat", (False, True)):
        set_up = replace(set_up, first_seat=streams.choice("first seat", range(set_up.players)))
    for part in _random_parts(streams):
        more = _with_part(set_up, part)
        if is_allowed(more):
            set_up = more
    return _with_random_layout(set_up, streams.of("chest layout")) if "chests" in set_up.modules else set_up


def _random_parts(streams: _Streams) -> list[str]:
    """Random modules and variants besides Saboteur 2, in random order: of two that clash, the first is taken."""
    share = streams.choice("share of parts", range(_EIGHTHS + 1))
    ranked: list[tuple[int, str]] = []
    for name, module in MODULES.items():
        rng = streams.of(f"part {name}")
        if not module.game and rng.randbelow(_EIGHTHS) < share:
            ranked.append((rng.randbelow(_ANY_RANK), name))
    return [name for _, name in sorted(ranked)]


def _with_part(set_up: SetUp, name: str) -> SetUp:
    if MODULES[name].variant:
        return replace(set_up, variants=set_up.variants | {name})
    return replace(set_up, modules=set_up.modules | {name})


def _random_house_rules(streams: _Streams) -> dict[str, object]:
    """Most set-ups have none; the others have one or two on average."""
    if streams.choice("has house rules", (True, False, False, False)):
        chosen = [option for option in OPTIONS if not streams.of(f"has {option}").randbelow(_EIGHTHS)]
        return {option: streams.choice(option, CHOICES[option]) for option in chosen}
    return {}


def _with_random_layout(set_up: SetUp, rng: SeededRandom) -> SetUp:
    """The set-up with a named layout of chests, the random one, or four cells."""
    named = (*CHEST_LAYOUTS, RANDOM_LAYOUT)
    choice = rng.randbelow(len(named) + 1)
    if choice < len(named):
        return replace(set_up, chest_layout=named[choice])
    while True:
        cells = tuple(
            (1 + rng.randbelow(LAST_CHEST_COLUMN), rng.randbelow(2 * CHEST_ROWS + 1) - CHEST_ROWS)
            for _ in range(CHESTS_LAID)
        )
        if is_allowed(more := replace(set_up, chest_layout=cells)):
            return more


def with_all_modules(set_up: SetUp) -> SetUp:
    """The set-up with every module that is compatible; of two that clash, the first is taken.

    Raise `BadInput` if its edition has no modules.

    >>> sorted(with_all_modules(SetUp(5, modules=frozenset({"saboteur2", "party"}))).modules)[-5:]
    ['path_specialist', 'saboteur2', 'toll', 'trove', 'veto']
    """
    check(set_up)
    whole = set_up
    refused: BadInput | None = None
    extras = [name for name, module in MODULES.items() if not module.game and not module.variant]
    for name in extras:
        more = replace(whole, modules=whole.modules | {name})
        try:
            check(more)
        except BadInput as error:
            refused = refused or error
        else:
            whole = more
    if refused is not None and whole.modules.isdisjoint(extras):
        raise refused
    return whole


def all_modules_with(*names: str) -> frozenset[str]:
    """These modules and every other that can be combined with them."""
    return with_all_modules(SetUp(players=5, modules=frozenset(names))).modules


def fewest_and_most_seats() -> tuple[int, int]:
    """The fewest and the most players of all games."""
    numbers = [module.players for module in (BASE, *MODULES.values()) if module.players]
    return min(low for low, _ in numbers), max(high for _, high in numbers)


def seats_for(set_up: SetUp) -> list[int]:
    """The possible numbers of players; raise `BadInput` if there is none."""
    fewest, most = fewest_and_most_seats()
    counts = [
        players
        for players in range(fewest, most + 1)
        if is_allowed(replace(set_up, players=players, first_seat=None))
    ]
    if not counts:
        check(set_up)
    return counts


def is_allowed(set_up: SetUp) -> bool:
    """Whether edition, modules and variants can be combined."""
    try:
        check(set_up)
    except BadInput:
        return False
    return True


def _choice(rng: SeededRandom, items: Sequence[_Item]) -> _Item:
    return items[rng.randbelow(len(items))]
