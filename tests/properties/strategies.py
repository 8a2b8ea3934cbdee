"""Random valid set-ups of every kind: editions, modules, variants, house rules, 2 to 12 seats.

The base game and Saboteur 2 without modules are frequent. The rest are mixes with no modules, some, or
all that can be combined. New modules and edition options are found automatically.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar

from hypothesis import strategies as st

from pyrite.game import SetUp
from pyrite.game.editions import CHOICES, EDITIONS
from pyrite.game.modules import BASE, MODULES, clashes, modules_and_variants

T = TypeVar("T")
Layout = str | tuple[tuple[int, int], ...]


class Pick(Protocol):
    """Picks one of several for a purpose: by hypothesis in a property test, by number in a fixed sample."""

    def __call__(self, label: str, among: Sequence[T], /) -> T: ...


EDITION_NAMES: Final = tuple(EDITIONS)


def editions_for(game: str) -> list[str]:
    """The editions that cover a game, or the extras (ED-1)."""
    return [name for name, edition in EDITIONS.items() if game in edition.covers]


def exclusions() -> dict[str, frozenset[str]]:
    """Every module and variant except Saboteur 2, and those that it excludes (MIX-1)."""
    excluded: dict[str, set[str]] = {name: set() for name in MODULES}
    for one, other, _ in clashes():
        excluded[one.name].add(other.name)
        excluded[other.name].add(one.name)
    return {name: frozenset(excluded[name]) for name, module in MODULES.items() if not module.game}


_ANY_RANK: Final = range(2**16)
_SHARES_OF_HOUSE_RULES: Final = (
    ("no",),
    ("no",),
    ("yes", *("no",) * 11),
    ("yes", *("no",) * 5),
)
"""Probabilities of each house rule: half of the games have none."""
_SHARES: Final = (
    ("yes", "no", "no", "no", "no", "no"),
    ("yes", "no", "no"),
    ("yes", "no"),
    ("yes", "yes", "no"),
    ("yes",),
)
"""Probabilities of each module: some mixes have hardly any modules, some have all."""


def compose(pick: Pick) -> SetUp:
    """Build a valid set-up from random picks."""
    saboteur2 = pick("saboteur2", (False, True))
    editions = editions_for("saboteur2" if saboteur2 else "base")
    chosen = {"saboteur2"} if saboteur2 else set()
    if pick("has parts", (False, True, True, True)):
        editions = editions_for("extras")
        chosen |= _some_modules(pick, chosen)
    players = pick("players", seats_for(chosen))
    modules, variants = modules_and_variants(chosen)
    return SetUp(
        players=players,
        edition=pick("edition", editions),
        modules=modules,
        variants=variants,
        house_rules=_some_house_rules(pick),
        chest_layout=_some_layout(pick, chosen) if "chests" in chosen else "gates",
        first_seat=pick("first seat", (None, *range(players))),
        seed=pick("seed", range(2**16)).to_bytes(32, "big"),
    )


def seats_for(chosen: set[str]) -> range:
    """The possible numbers of players: of the last module that has its own (SET-1, VAR-2)."""
    low, high = [
        each.players for each in (BASE, *(MODULES[name] for name in MODULES if name in chosen)) if each.players
    ][-1]
    return range(low, high + 1)


def set_up_with(names: list[str], number: int) -> SetUp:
    """A set-up with these modules and variants; the number gives its seed."""
    modules, variants = modules_and_variants(names)
    seats = seats_for(set(names))
    seed = Random(f"marks {names} {number}").randbytes(32)
    return SetUp(max(4, seats[0]), modules=modules, variants=variants, seed=seed)


def _some_modules(pick: Pick, chosen: set[str]) -> set[str]:
    """Random compatible modules; of two that clash, the one with the lower rank is taken."""
    found = set(chosen)
    share = pick("share of parts", _SHARES)
    excluded = exclusions()
    wanted = [name for name in excluded if pick(name, share) == "yes"]
    for _, name in sorted((pick(f"rank of {name}", _ANY_RANK), name) for name in wanted):
        if not excluded[name] & found:
            found.add(name)
    return found


def _some_layout(pick: Pick, chosen: set[str]) -> Layout:
    """A named layout, the random one, or four cells."""
    layout = pick("chest layout", ("gates", "wings", "zigzag", "random", ""))
    if layout:
        return layout
    free = [(x, y) for x in range(1, 8) for y in range(-6, 7)]
    taken = {(1, 0), (4, 0), (4, 3), *(MODULES[name].first_cell for name in chosen)}
    free = [cell for cell in free if cell not in taken]
    cells: list[tuple[int, int]] = []
    while len(cells) < 4:
        cells.append(pick(f"chest {len(cells)}", free))
        free = [(x, y) for x, y in free if abs(x - cells[-1][0]) + abs(y - cells[-1][1]) > 1]
    return tuple(cells)


def _some_house_rules(pick: Pick) -> dict[str, Any]:
    share = pick("share of house rules", _SHARES_OF_HOUSE_RULES)
    overridden = [option for option in CHOICES if pick(f"has {option}", share) == "yes"]
    return {option: pick(option, CHOICES[option]) for option in overridden}


@st.composite
def set_ups(draw: st.DrawFn) -> SetUp:
    """Any valid set-up."""

    def pick(_label: str, among: Sequence[T], /) -> T:
        return among[0] if len(among) == 1 else draw(st.sampled_from(among))

    return compose(pick)


def numbered_set_up(number: int) -> SetUp:
    """A valid set-up by its number, for samples that must not change.

    Each purpose has random numbers of its own, so a new module changes no set-up that it is not in.
    """

    def pick(label: str, among: Sequence[T], /) -> T:
        return Random(f"set-up {number}, {label}").choice(among)

    return compose(pick)
