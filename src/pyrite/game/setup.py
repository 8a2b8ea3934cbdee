"""A set-up: who plays by which rules. It is judged as a whole before the first card is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from pyrite.game import catalogue, mixing
from pyrite.game.catalogue import DIGGER, GREEDY, KIND, ROLE_SETS, SABOTEUR, TOURNAMENT_ROLES
from pyrite.game.refusal import BadInput, shown
from pyrite.game.shuffle import SEED_BYTES

ROUNDS: Final = 3

GOAL_CELLS: Final = ((8, -2), (8, 0), (8, 2))
NEW_GOAL_CELLS: Final = ((8, -4), (8, -2), (8, 0), (8, 2), (8, 4))


@dataclass(frozen=True)
class SetUp:
    """What a table agrees on before play; `Rules` is what follows from it.

    ``seed`` is 32 bytes from which everything is shuffled: give a fresh secret one, unless the
    same game is wanted again. ``first_seat`` None means: by lot (SET-4).
    """

    players: int
    edition: str = "DE24"
    modules: frozenset[str] = frozenset()
    variants: frozenset[str] = frozenset()
    house_rules: Mapping[str, object] = field(default_factory=dict)
    chest_layout: str | tuple[tuple[int, int], ...] = mixing.DEFAULT_LAYOUT
    """Where treasure chests lie, if they are in the game: a layout by its name, ``random``, or four cells."""
    first_seat: int | None = None
    seed: bytes = bytes(SEED_BYTES)

    def __post_init__(self) -> None:
        """Take any collection of names for modules and variants."""
        for name in ("modules", "variants"):
            value: object = getattr(self, name)
            if not isinstance(value, frozenset):
                if not isinstance(value, list | tuple | set):
                    raise BadInput(f"The {name} of a set-up are names, not {shown(value)}.")
                object.__setattr__(self, name, frozenset(value))

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
        if "chests" in self.modules:
            layout = self.chest_layout
            data["chest_layout"] = layout if isinstance(layout, str) else [list(cell) for cell in layout]
        if with_seed:
            data["seed"] = self.seed.hex()
        return data

    @classmethod
    def from_plain(cls, data: object) -> SetUp:
        """Read what `plain` writes; raise `BadInput` with a sentence for anything else."""
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
            chest_layout=_layout_from(data.get("chest_layout", mixing.DEFAULT_LAYOUT)),
            first_seat=data.get("first_seat"),
            seed=_seed_from(data.get("seed", "00" * SEED_BYTES)),
        )
        Rules(set_up)  # refuses what is not valid
        return set_up


def _layout_from(data: object) -> str | tuple[tuple[int, int], ...]:
    if isinstance(data, str):
        return data
    if not isinstance(data, list) or not all(isinstance(cell, list) and len(cell) == 2 for cell in data):
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


class Rules:
    """All that a valid set-up fixes for the whole game; raises `BadInput` for one that is not valid."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up: Final = replace(set_up, seed=bytes(SEED_BYTES))
        """The set-up without its seed: rules are known to all, the seed to nobody (INFO-3)."""
        self.edition: Final = mixing.check(set_up)
        self.players: Final = set_up.players
        self.saboteur2: Final = "saboteur2" in set_up.modules
        self.tournament: Final = "tournament" in set_up.variants
        self.sabotaged_dwarf: Final = "sabotaged_dwarf" in set_up.variants
        self.roles: Final = _role_set(set_up)
        self.hand_size: Final = _hand_size(set_up)
        self.put_aside: Final = 10 if self.saboteur2 else 0  # S2-1
        self.most_passed: Final = 3 if self.saboteur2 else 1  # TURN-1, S2-4
        self.deck: Final = _deck(set_up)
        self.reach_of_deck: Final = sum(1 for kind in self.deck if kind < catalogue.FIRST_ACTION)
        """How far from the first cards the maze can ever get: one cell for each tunnel card (TAB-1)."""
        self.new_goals: Final = "new_goals" in set_up.modules
        self.goals: Final = tuple(
            KIND[name] for name in (catalogue.NEW_GOALS if self.new_goals else catalogue.BASE_GOALS)
        )
        self.goal_cells: Final = NEW_GOAL_CELLS if self.new_goals else GOAL_CELLS
        self.pays_tokens: Final = self.saboteur2 or self.tournament
        self.veto: Final = "veto" in set_up.modules
        self.toll: Final = "toll" in set_up.modules
        self.special: Final = _special(set_up)
        self.chests: Final = "chests" in set_up.modules
        self.gold_cards: Final = _gold_cards(set_up)
        # Options that are read at each decision, in plain words.
        self.must_join: Final = self.edition.lay_must_join
        self.sabotage_self: Final = self.edition.sabotage_target == "any"
        self.one_goal_a_turn: Final = self.edition.goals_at_once == "one"
        self.passes_end_round: Final = self.edition.round_end == "all_pass"
        self.ladder_needs_opening: Final = self.edition.ladder_needs_opening
        self.ladder_may_touch_goal: Final = self.edition.ladder_goal_ban == "open_side"
        self.discard_two_for_all: Final = self.edition.discard_two_helps == "anyone"
        self.inspect_self: Final = self.edition.inspection_target == "any"

        # Where no module makes a turn more than a card played and a card drawn, there is less to forget after it.
        busy = {"veto", "path_specialist", "toll", "chests"}
        # Where cards wander between hands and piles, or a hand shows what it lacks, careful players follow each.
        self.cards_followed: Final = self.saboteur2 or bool(
            {"trove", "chests", "path_specialist", "detour"} & set_up.modules
        )
        self.plain_turns: Final = not (self.one_goal_a_turn or busy & set_up.modules)


def _special(set_up: SetUp) -> int:
    """The kind of the special card in the maze, or 0 (ROBE-1, PARTY-1)."""
    return next((KIND[name] for name in catalogue.SPECIALS if name in set_up.modules), 0)


def _role_set(set_up: SetUp) -> tuple[int, ...]:
    if "saboteur2" in set_up.modules:
        return tuple(role for role, count in catalogue.SABOTEUR2_ROLES.items() for _ in range(count))
    if "tournament" in set_up.variants:
        saboteurs, diggers, greedy = TOURNAMENT_ROLES[set_up.players]
    else:
        saboteurs, diggers = ROLE_SETS[set_up.players]
        greedy = 1 if "greedy_dwarf" in set_up.modules else 0  # WC-16: in place of one digger
        diggers -= greedy
    return (SABOTEUR,) * saboteurs + (DIGGER,) * diggers + (GREEDY,) * greedy


def _hand_size(set_up: SetUp) -> int:
    if "saboteur2" in set_up.modules:
        return 6  # S2-1
    return 6 if set_up.players <= 5 else 5 if set_up.players <= 7 else 4  # SET-2


def _deck(set_up: SetUp) -> tuple[int, ...]:
    tables = [catalogue.BASE_TUNNELS, catalogue.BASE_ACTIONS]
    if "saboteur2" in set_up.modules:
        tables += [catalogue.SABOTEUR2_TUNNELS, catalogue.SABOTEUR2_ACTIONS]
    deck = [KIND[name] for table in tables for name, count in table.items() for _ in range(count)]
    deck += [
        KIND[name] for name in catalogue.CHAMPIONSHIP_ACTIONS if name.replace(" ", "_") in set_up.modules
    ]  # WC-0
    return tuple(deck)


def _gold_cards(set_up: SetUp) -> tuple[int, ...]:
    """Gold cards are for the base game; Saboteur 2 pays in tokens (S2-3)."""
    if "saboteur2" in set_up.modules:
        return ()
    return tuple(nuggets for nuggets, count in catalogue.GOLD_CARDS.items() for _ in range(count))
