"""Options that several commands share: what is played, and whose eyes it is seen with."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Annotated

from cyclopts import Parameter

from pyrite.cli.words import ALL, Hearer
from pyrite.game import BadInput, SetUp


@Parameter(name="*")
@dataclass(frozen=True)
class TableOptions:
    """What is played at the table."""

    players: int = 5
    """How many seats."""
    edition: str = "DE24"
    """The rulebook: DE24, UA24, UA16 or RU16."""
    variant: Annotated[list[str], Parameter(negative="")] = field(default_factory=list)
    """A variant, such as tournament; may be given several times."""
    module: Annotated[list[str], Parameter(negative="")] = field(default_factory=list)
    """A module, such as greedy_dwarf; may be given several times."""
    house_rule: Annotated[list[str], Parameter(negative="")] = field(default_factory=list)
    """One rule that differs from the edition, as in goals_at_once=one; may be given several times."""
    seed: str = "pyrite"
    """Any word or number; the same seed gives the same games."""

    def set_up(self, number: int = 1) -> SetUp:
        """The set-up of the game with this number, each with a seed of its own."""
        return SetUp(
            players=self.players,
            edition=self.edition,
            modules=frozenset(self.module),
            variants=frozenset(self.variant),
            house_rules=dict(_house_rule(text) for text in self.house_rule),
            seed=self._seed("deal", number),
        )

    def bots_seed(self, number: int = 1) -> bytes:
        """The seed from which the bots of that game play; it tells nothing of the deal."""
        return self._seed("bots", number)

    def _seed(self, purpose: str, number: int) -> bytes:
        return sha256(f"{self.seed} {purpose} {number}".encode()).digest()


def _house_rule(text: str) -> tuple[str, object]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals:
        raise BadInput(f"A house rule is written name=value, as in goals_at_once=one, not {text!r}.")
    return name, {"yes": True, "no": False}.get(value, value)


def hearer_of(word: str, players: int) -> Hearer:
    """Whose eyes a game is seen with; raise `BadInput` if nobody of that name is there."""
    if word == "onlooker":
        return None
    if word == ALL:
        return ALL
    if word.isascii() and word.isdecimal() and int(word[:9]) < players:
        return int(word)
    raise BadInput(f"There is nobody {word!r}; say a seat from 0 to {players - 1}, onlooker, or all.")
