"""A set-up: who plays by which rules. It is judged as a whole before the first card is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from pyrite.game import catalogue
from pyrite.game.catalogue import DIGGER, GREEDY, KIND, ROLE_SETS, SABOTEUR, TOURNAMENT_ROLES
from pyrite.game.editions import EDITIONS, Edition, options_of, with_house_rules
from pyrite.game.refusal import BadInput, is_whole
from pyrite.game.shuffle import SEED_BYTES

VARIANTS: Final = ("sabotaged_dwarf", "tournament")
MODULES: Final = ("greedy_dwarf",)
ROUNDS: Final = 3

GOAL_CELLS: Final = ((8, -2), (8, 0), (8, 2))
LANDMARK_CELL: Final = (4, 0)
"""Where the tournament tunnel lies (VAR-3)."""


@dataclass(frozen=True)
class SetUp:
    """What a table agrees on before play; `Rules` is what follows from it.

    ``seed`` is 32 bytes; without one the deal cannot be made, so whoever starts a game
    gives it. ``first_seat`` None means: by lot (SET-4).
    """

    players: int
    edition: str = "DE24"
    modules: frozenset[str] = frozenset()
    variants: frozenset[str] = frozenset()
    house_rules: Mapping[str, object] = field(default_factory=dict)
    first_seat: int | None = None
    seed: bytes = bytes(SEED_BYTES)

    def plain(self, *, with_seed: bool = True) -> dict[str, Any]:
        """This set-up as JSON-able data; the seed is for those who may know it."""
        data: dict[str, Any] = {
            "players": self.players,
            "edition": self.edition,
            "modules": sorted(self.modules),
            "variants": sorted(self.variants),
            "house_rules": dict(sorted(self.house_rules.items())),
            "first_seat": self.first_seat,
        }
        if with_seed:
            data["seed"] = self.seed.hex()
        return data

    @classmethod
    def from_plain(cls, data: object) -> SetUp:
        """Read what `plain` writes; raise `BadInput` with a sentence for anything else."""
        if not isinstance(data, dict):
            raise BadInput("A set-up is an object with players, edition, modules, variants and so on.")
        known = ("players", "edition", "modules", "variants", "house_rules", "first_seat", "seed")
        for name in data:
            if name not in known:
                raise BadInput(f"A set-up has no {name!r}; it has {', '.join(known)}.")
        for name in ("modules", "variants"):
            names = data.get(name, [])
            if not isinstance(names, list) or not all(isinstance(each, str) for each in names):
                raise BadInput(f"The {name} of a set-up are a list of names.")
        house_rules = data.get("house_rules", {})
        if not isinstance(house_rules, dict):
            raise BadInput("The house rules of a set-up are an object: option to value.")
        edition = data.get("edition", "DE24")
        if not isinstance(edition, str):
            raise BadInput(f"An edition is named by a word such as DE24, not {edition!r}.")
        set_up = cls(
            players=data.get("players", 0),
            edition=edition,
            modules=frozenset(data.get("modules", [])),
            variants=frozenset(data.get("variants", [])),
            house_rules=house_rules,
            first_seat=data.get("first_seat"),
            seed=_seed_from(data.get("seed", "00" * SEED_BYTES)),
        )
        Rules(set_up)  # refuses what is not valid
        return set_up


def _seed_from(text: object) -> bytes:
    try:
        seed = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadInput(f"A seed is {SEED_BYTES} bytes, written as {SEED_BYTES * 2} hexadecimal digits.")
    return seed


class Rules:
    """All that a valid set-up fixes for the whole game; raises `BadInput` for one that is not valid."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up: Final = replace(set_up, seed=bytes(SEED_BYTES))
        """The set-up without its seed: rules are known to all, the seed to nobody (INFO-3)."""
        self.edition: Final = _edition_of(set_up)
        _check_names(set_up)
        _check_mix(set_up, self.edition)
        _check_seats(set_up)
        self.players: Final = set_up.players
        self.tournament: Final = "tournament" in set_up.variants
        self.sabotaged_dwarf: Final = "sabotaged_dwarf" in set_up.variants
        self.roles: Final = _role_set(set_up)
        self.hand_size: Final = 6 if self.players <= 5 else 5 if self.players <= 7 else 4
        self.deck: Final = _deck()
        self.goals: Final = tuple(KIND[name] for name in catalogue.GOALS)
        self.goal_cells: Final = GOAL_CELLS
        self.gold_cards: Final = tuple(
            nuggets for nuggets, count in catalogue.GOLD_CARDS.items() for _ in range(count)
        )
        # Options that are read at each decision, in plain words.
        self.must_join: Final = self.edition.lay_must_join
        self.sabotage_self: Final = self.edition.sabotage_target == "any"
        self.one_goal_a_turn: Final = self.edition.goals_at_once == "one"
        self.passes_end_round: Final = self.edition.round_end == "all_pass"

    @cached_property
    def reach_of_deck(self) -> int:
        """How far from the first cards the maze can ever get: one cell for each tunnel card (TAB-1)."""
        return sum(1 for kind in self.deck if kind < catalogue.FIRST_ACTION)


def _edition_of(set_up: SetUp) -> Edition:
    if set_up.edition not in EDITIONS:
        raise BadInput(f"There is no edition {set_up.edition!r}; the editions are {', '.join(EDITIONS)}.")
    return with_house_rules(EDITIONS[set_up.edition], dict(set_up.house_rules))


def _check_names(set_up: SetUp) -> None:
    for name in sorted(set_up.modules - set(MODULES)):
        raise BadInput(f"There is no module {name!r}; the modules are {', '.join(MODULES)}.")
    for name in sorted(set_up.variants - set(VARIANTS)):
        raise BadInput(f"There is no variant {name!r}; the variants are {', '.join(VARIANTS)}.")
    if len(set_up.seed) != SEED_BYTES:
        raise BadInput(f"A seed is {SEED_BYTES} bytes.")


def _check_mix(set_up: SetUp, edition: Edition) -> None:
    """MIX-1: a forbidden mix is refused with a sentence that names both parts."""
    extras = sorted(set_up.variants | set_up.modules)
    if extras and "extras" not in edition.covers:
        raise BadInput(
            f"The edition {edition.name} and {spoken(extras[0])} do not go together: "
            "variants and championship cards need the edition DE24 or UA24."
        )
    if set_up.variants >= {"tournament", "sabotaged_dwarf"}:
        raise BadInput(
            "The tournament variant and the sabotaged dwarf do not go together: tournaments pay in tokens."
        )
    if "tournament" in set_up.variants and "greedy_dwarf" in set_up.modules:
        raise BadInput(
            "The tournament variant and the greedy dwarf as a module do not go together: "
            "the variant has greedy dwarfs of its own."
        )


def _check_seats(set_up: SetUp) -> None:
    players, first = set_up.players, set_up.first_seat
    tournament = "tournament" in set_up.variants
    counts = TOURNAMENT_ROLES if tournament else ROLE_SETS
    game = "The tournament variant" if tournament else "The base game"
    if not is_whole(players, min(counts), max(counts)):
        raise BadInput(f"{game} is for {min(counts)} to {max(counts)} players, not {players!r}.")
    if first is not None and not is_whole(first, 0, players - 1):
        raise BadInput(f"The first seat is a number from 0 to {players - 1}, not {first!r}.")


def _role_set(set_up: SetUp) -> tuple[int, ...]:
    if "tournament" in set_up.variants:
        saboteurs, diggers, greedy = TOURNAMENT_ROLES[set_up.players]
    else:
        saboteurs, diggers = ROLE_SETS[set_up.players]
        greedy = 1 if "greedy_dwarf" in set_up.modules else 0  # WC-16: in place of one digger
        diggers -= greedy
    return (SABOTEUR,) * saboteurs + (DIGGER,) * diggers + (GREEDY,) * greedy


def _deck() -> tuple[int, ...]:
    counts = {**catalogue.TUNNELS, **catalogue.ACTIONS}
    return tuple(KIND[name] for name, count in counts.items() for _ in range(count))


def spoken(name: str) -> str:
    """A name of the set-up as people say it."""
    return name.replace("_", " ")


__all__ = ["MODULES", "ROUNDS", "VARIANTS", "Rules", "SetUp", "options_of", "spoken"]
