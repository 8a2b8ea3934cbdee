"""What the mini-expansions put into the box, as lines of a position, and helpers to read facts and views."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from pyrite.game import Command, Fact, Game
from pyrite.game.catalogue import ROLES
from tests.rules.play import played, seen

AnyFact = TypeVar("AnyFact", bound=Fact)

CHESTS = (
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
"""One of each (CHEST-5)."""

TUNNELS_OVER_CHESTS = ("NEW", "NEW", "NE", "NW", "NESW", "NES", "NES")
"""Seven. Joined from above or below, each of the first five has one possible orientation."""

NEW_GOALS = (
    "gold",
    "stone NE",
    "stone NW",
    "sack of one",
    "sack of two",
    "dragon NE",
    "dragon NW",
    "spider",
)

CHI_SQUARE = {1: 10.83, 2: 13.82, 4: 18.47, 5: 20.52, 6: 22.46, 7: 24.32, 9: 27.88, 19: 43.82, 55: 93.17}
"""The chi-square that chance exceeds once in a thousand times, by degrees of freedom."""


def chests(*found: str) -> str:
    """The line of a position in which chests 0, 1 and so on contain these; the rest follows."""
    return _line("chests", found, CHESTS)


def tunnels(*above: str) -> str:
    """The line of a position in which these tunnels are above chests 0, 1 and so on; the rest follows."""
    names = [f"{each} chest" for each in above]
    return _line("chest tunnels", names, [f"{each} chest" for each in TUNNELS_OVER_CHESTS])


def new_goals(*first: str) -> str:
    """These goals are at places 0, 1 and so on; the others follow, and are put aside after the fifth."""
    return _line("goals", first, NEW_GOALS)


def _line(name: str, given: Iterable[str], box: Iterable[str]) -> str:
    rest = list(box)
    for each in given:
        rest.remove(each)
    return f"{name}: {', '.join([*given, *rest])}"


def only(kind: type[AnyFact], facts: Iterable[Fact]) -> list[AnyFact]:
    """The facts of one kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def fact_names(facts: Iterable[Fact]) -> list[str]:
    """The names of some facts, in order."""
    return [type(fact).__name__ for fact in facts]


def in_turn(game: Game, *commands: tuple[int, Command]) -> list[Fact]:
    """All facts of several commands, each of which must be accepted."""
    return [fact for seat, command in commands for fact in played(game, seat, command)]


def tokens(game: Game) -> list[int]:
    """The token balance of each seat, which all see."""
    return [purse["tokens"] for purse in seen(game)["purses"]]


def hand(game: Game, seat: int) -> list[str]:
    """What a seat holds, in the order of the alphabet."""
    return sorted(seen(game, seat)["own"]["hand"])


def stack(game: Game) -> list[str]:
    """The roles that nobody holds, from the bottom up; no viewer sees them."""
    assert game.state.sealed is not None
    return [ROLES[role] for role in game.state.sealed.left_over]


def chi_square_of(drawn: Iterable[object], places: int) -> float:
    """The chi-square of drawn items against ``places`` equally likely ones."""
    counts = Counter(drawn)
    assert len(counts) <= places
    expected = counts.total() / places
    misses = [(count - expected) ** 2 for count in counts.values()] + [expected**2] * (places - len(counts))
    return sum(misses) / expected


def is_uniform(drawn: Iterable[object], places: int) -> bool:
    """Whether the drawn items fit ``places`` equally likely ones."""
    return chi_square_of(drawn, places) < CHI_SQUARE[places - 1]
