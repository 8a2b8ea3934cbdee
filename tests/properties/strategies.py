"""Random valid set-ups of every kind: editions, modules, variants, house rules, 2 to 12 seats.

The base game and Saboteur 2 without modules are frequent. The rest are mixes with no modules, some, or
all that can be combined. A new part needs one line in ``PARTS`` with the parts it excludes; a new edition
option is found automatically.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar

from hypothesis import strategies as st

from pyrite.game import SetUp
from pyrite.game.editions import CHOICES

T = TypeVar("T")
Layout = str | tuple[tuple[int, int], ...]


class Pick(Protocol):
    """Picks one of several for a purpose: by hypothesis in a property test, by number in a fixed sample."""

    def __call__(self, label: str, among: Sequence[T], /) -> T: ...


BASE_EDITIONS: Final = ("DE24", "UA24", "UA16", "RU16")
SABOTEUR2_EDITIONS: Final = ("DE24", "UA24", "PL2", "FR2")
MIXED_EDITIONS: Final = ("DE24", "UA24")
"""Editions that have variants, championship cards and mini-expansions (ED-1)."""
EDITION_NAMES: Final = tuple(dict.fromkeys((*BASE_EDITIONS, *SABOTEUR2_EDITIONS)))

VARIANTS: Final = ("sabotaged_dwarf", "tournament")

PARTS: Final[dict[str, frozenset[str]]] = {
    "goal_swap": frozenset(),
    "trove": frozenset(),
    "veto": frozenset(),
    "change_of_direction": frozenset(),
    "master_craftsman": frozenset(),
    "path_specialist": frozenset(),
    "detour": frozenset(),
    "toll": frozenset(),
    "new_goals": frozenset(),
    "chests": frozenset(),
    "wardrobe": frozenset({"party", "tournament"}),
    "party": frozenset({"wardrobe"}),
    "greedy_dwarf": frozenset({"saboteur2"}),
    "sabotaged_dwarf": frozenset({"saboteur2", "tournament"}),
    "tournament": frozenset({"saboteur2", "sabotaged_dwarf", "wardrobe"}),
}
"""Every part of a mix besides Saboteur 2, and the parts it excludes (section 9)."""

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
"""Probabilities of each part: some mixes have hardly any parts, some have all."""


def compose(pick: Pick) -> SetUp:
    """Build a valid set-up from random picks."""
    saboteur2 = pick("saboteur2", (False, True))
    editions: Sequence[str] = SABOTEUR2_EDITIONS if saboteur2 else BASE_EDITIONS
    parts = {"saboteur2"} if saboteur2 else set()
    if pick("has parts", (False, True, True, True)):
        editions = MIXED_EDITIONS
        parts |= _some_parts(pick, parts)
    players = pick("players", seats_for(parts))
    return SetUp(
        players=players,
        edition=pick("edition", editions),
        modules=frozenset(parts - set(VARIANTS)),
        variants=frozenset(parts & set(VARIANTS)),
        house_rules=_some_house_rules(pick),
        chest_layout=_some_layout(pick) if "chests" in parts else "gates",
        first_seat=pick("first seat", (None, *range(players))),
        seed=pick("seed", range(2**16)).to_bytes(32, "big"),
    )


def seats_for(parts: set[str]) -> range:
    """The possible numbers of players (sections 2, 5 and 6)."""
    if "saboteur2" in parts:
        return range(2, 13)
    return range(5, 10) if "tournament" in parts else range(3, 11)


def _some_parts(pick: Pick, chosen: set[str]) -> set[str]:
    """Random compatible parts; of two that clash, the one with the lower rank is taken."""
    found = set(chosen)
    share = pick("share of parts", _SHARES)
    wanted = [name for name in PARTS if pick(name, share) == "yes"]
    for _, name in sorted((pick(f"rank of {name}", _ANY_RANK), name) for name in wanted):
        if not PARTS[name] & found:
            found.add(name)
    return found


def _some_layout(pick: Pick) -> Layout:
    """A named layout, the random one, or four cells."""
    layout = pick("chest layout", ("gates", "wings", "zigzag", "random", ""))
    if layout:
        return layout
    free = [(x, y) for x in range(1, 8) for y in range(-6, 7)]
    free = [cell for cell in free if cell not in ((1, 0), (4, 0), (4, 3))]
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

    Each purpose has random numbers of its own, so a new part changes no set-up that it is not part of.
    """

    def pick(label: str, among: Sequence[T], /) -> T:
        return Random(f"set-up {number}, {label}").choice(among)

    return compose(pick)
