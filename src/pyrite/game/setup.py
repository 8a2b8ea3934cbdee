"""A set-up: the number of players and the rules. It is checked as a whole before the first deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from pyrite.game import set_up_rules
from pyrite.game.chest_layouts import DEFAULT_LAYOUT
from pyrite.game.dealing.shuffle import SEED_BYTES
from pyrite.game.refusal import BadInput, shown
from pyrite.game.rules import Rules

ROUNDS: Final = 3

__all__ = ["ROUNDS", "Rules", "SetUp"]


@dataclass(frozen=True)
class SetUp:
    """What the players agree on before the game; `Rules` is what follows from it.

    ``seed`` is 32 bytes that determine every shuffle: use a new secret seed for each game, unless you
    want the same game again. ``first_seat`` None means a random seat (SET-4).
    """

    players: int
    edition: str = "DE24"
    modules: frozenset[str] = frozenset()
    variants: frozenset[str] = frozenset()
    house_rules: Mapping[str, object] = field(default_factory=dict)
    chest_layout: str | tuple[tuple[int, int], ...] = DEFAULT_LAYOUT
    """Where treasure chests are, if they are in the game: a named layout, ``random``, or four cells."""
    first_seat: int | None = None
    seed: bytes = bytes(SEED_BYTES)

    def __post_init__(self) -> None:
        """Accept any collection for modules and variants, and lists for the cells of chests."""
        for name in ("modules", "variants"):
            value: object = getattr(self, name)
            if not isinstance(value, frozenset):
                if not isinstance(value, list | tuple | set):
                    raise BadInput(f"The {name} of a set-up are names, not {shown(value)}.")
                object.__setattr__(self, name, frozenset(value))
        object.__setattr__(self, "chest_layout", _layout_from(self.chest_layout))

    def to_json(self, *, with_seed: bool = True) -> dict[str, Any]:
        """This set-up as JSON data; the seed only for callers that may know it."""
        data: dict[str, Any] = {
            "players": self.players,
            "edition": self.edition,
            "modules": sorted(self.modules),
            "variants": sorted(self.variants),
            "house_rules": dict(sorted(self.house_rules.items())),
            "first_seat": self.first_seat,
        }
        if "chests" in self.modules:
            layout = self.chest_layout
            data["chest_layout"] = layout if isinstance(layout, str) else [list(cell) for cell in layout]
        if with_seed:
            data["seed"] = self.seed.hex()
        return data

    @classmethod
    def from_json(cls, data: object) -> SetUp:
        """Read what `to_json` writes; raise `BadInput` for anything else."""
        if not isinstance(data, dict):
            raise BadInput("A set-up is an object with players, edition, modules, variants and so on.")
        known = (
            "players",
            "edition",
            "modules",
            "variants",
            "house_rules",
            "chest_layout",
            "first_seat",
            "seed",
        )
        for name in data:
            if name not in known:
                raise BadInput(f"A set-up has no {shown(name)}; it has {', '.join(known)}.")
        for name in ("modules", "variants"):
            names = data.get(name, [])
            if not isinstance(names, list) or not all(isinstance(each, str) for each in names):
                raise BadInput(f"The {name} of a set-up are a list of names.")
        house_rules = data.get("house_rules", {})
        if not isinstance(house_rules, dict):
            raise BadInput("The house rules of a set-up are an object: option to value.")
        for name in house_rules:
            if not isinstance(name, str):
                raise BadInput(f"A house rule is named by a word, not {shown(name)}.")
        edition = data.get("edition", "DE24")
        if not isinstance(edition, str):
            raise BadInput(f"An edition is named by a word such as DE24, not {shown(edition)}.")
        set_up = cls(
            players=data.get("players", 0),
            edition=edition,
            modules=frozenset(data.get("modules", [])),
            variants=frozenset(data.get("variants", [])),
            house_rules=house_rules,
            chest_layout=_layout_from(data.get("chest_layout", DEFAULT_LAYOUT)),
            first_seat=data.get("first_seat"),
            seed=_seed_from(data.get("seed", "00" * SEED_BYTES)),
        )
        set_up_rules.check(set_up)
        return set_up


def _layout_from(data: object) -> str | tuple[tuple[int, int], ...]:
    if isinstance(data, str):
        return data
    if not isinstance(data, list | tuple) or not all(
        isinstance(cell, list | tuple) and len(cell) == 2 for cell in data
    ):
        raise BadInput("A chest layout is a name, or four cells such as [3, -1].")
    return tuple((cell[0], cell[1]) for cell in data)


def _seed_from(text: object) -> bytes:
    try:
        seed = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadInput(f"A seed is {SEED_BYTES} bytes, written as {SEED_BYTES * 2} hexadecimal digits.")
    return seed
