"""The deal of a round: from the shuffle, or given explicitly by a test or a study."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final

from pyrite.game import set_up_rules
from pyrite.game.catalogue import CHEST_TUNNELS, CHESTS, FIRST_ACTION, GOLD, KIND, NAME, ROLES
from pyrite.game.chest_layouts import RANDOM_CELLS, RANDOM_LAYOUT, cells_of_layout
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.refusal import BadInput
from pyrite.game.rules import Rules
from pyrite.game.set_up_rules import taken_cells


class _Streams:
    """The random numbers of a deal."""

    def rng(self, what: str) -> SeededRandom:
        """The random numbers for one purpose."""
        raise NotImplementedError

    def shuffled(self, cards: bytes, what: str) -> bytes:
        """Some cards in random order."""
        pile = bytearray(cards)
        self.rng(what).shuffle(pile)
        return bytes(pile)


class _SeedStreams(_Streams):
    """A stream from the seed for each purpose, named by the round and the purpose."""

    def __init__(self, seed: bytes, round_number: int) -> None:
        self._seed = seed
        self._round = round_number

    def rng(self, what: str) -> SeededRandom:
        return SeededRandom(self._seed, f"round {self._round} {what}")


class _OneStream(_Streams):
    """One stream for all purposes."""

    def __init__(self, rng: SeededRandom) -> None:
        self._rng = rng

    def rng(self, what: str) -> SeededRandom:
        return self._rng


@dataclass(frozen=True)
class Deal:
    """The deal of one round, all of it secret. Piles are listed from the bottom up."""

    roles: bytes
    """The role of each seat (SET-1)."""
    left_over: bytes
    """Role cards that nobody got."""
    goals: bytes
    """The goal at each place, from the top of the maze down, then goals put aside (TAB-5, NEWG-1)."""
    hands: tuple[bytes, ...]
    deck: bytes
    aside: bytes = b""
    """Cards put aside unseen for the round (S2-1)."""
    landmark: int = 0
    """The kind of the tunnel that is in the maze from the beginning, or 0 (VAR-3)."""
    chest_cells: tuple[tuple[int, int], ...] = ()
    """The cells of the chests (CHEST-1)."""
    chest_tunnels: bytes = b""
    """The tunnel card on each chest, then those put aside."""
    chests: bytes = b""
    """The content of each chest, then the chests put aside."""

    def values(self) -> _DealValues:
        """The fields in order, as in the fact `RoundBegun`."""
        return (
            self.roles,
            self.left_over,
            self.goals,
            self.hands,
            self.deck,
            self.aside,
            self.landmark,
            self.chest_cells,
            self.chest_tunnels,
            self.chests,
        )

    @classmethod
    def from_seed(cls, rules: Rules, seed: bytes, round_number: int) -> Deal:
        """Shuffle and deal all cards of a round, so that everyone can check the deal later (SET-5, INFO-6)."""
        return cls._from(rules, _SeedStreams(seed, round_number))

    @classmethod
    def for_rollout(cls, rules: Rules, rng: FastRandom) -> Deal:
        """The same from one stream of fast random numbers: nobody checks the deals of a rollout."""
        return cls._from(rules, _OneStream(rng))

    @classmethod
    def _from(cls, rules: Rules, streams: _Streams) -> Deal:
        roles = streams.shuffled(rules.roles, "roles")
        goals = streams.shuffled(rules.goals, "goals")
        if rules.new_goals and rules.edition.new_goals_gold_sure:
            goals = _with_gold_in_place(goals, streams, len(rules.goal_cells))
        landmark = 0
        deck = rules.deck
        if rules.has_landmark:
            # One random tunnel is put in the maze, then the rest is shuffled (VAR-3).
            tunnels = [kind for kind in deck if kind < FIRST_ACTION]
            landmark = tunnels[streams.rng("landmark").randbelow(len(tunnels))]
            rest = bytearray(deck)
            rest.remove(landmark)
            deck = bytes(rest)
        pile = streams.shuffled(deck, "deck")
        size = rules.hand_size
        aside, pile = pile[: rules.put_aside], pile[rules.put_aside :]
        dealt = size * rules.players
        hands = tuple(bytes(sorted(pile[seat * size : (seat + 1) * size])) for seat in range(rules.players))
        return cls(
            roles=roles[: rules.players],
            left_over=roles[rules.players :],
            goals=goals,
            hands=hands,
            deck=pile[dealt:],
            aside=aside,
            landmark=landmark,
            **_chests(rules, streams),
        )

    def check(self, rules: Rules) -> None:
        """Raise `BadInput` unless this deal uses exactly the cards of the set-up."""
        cards = self.deck + self.aside + b"".join(self.hands) + bytes([self.landmark] if self.landmark else [])
        if len(self.roles) != rules.players or len(self.hands) != rules.players:
            raise BadInput(f"A deal for {rules.players} players needs a role and a hand for each of them.")
        if any(list(hand) != sorted(hand) for hand in self.hands):
            raise BadInput("The cards of a hand are given in the order of their kinds.")
        if any(len(hand) != rules.hand_size for hand in self.hands):
            raise BadInput(f"In this set-up every hand is dealt {rules.hand_size} cards.")
        if len(self.aside) != rules.put_aside:
            raise BadInput(f"In this set-up {rules.put_aside} cards are put aside, not {len(self.aside)}.")
        _same_cards("cards", cards, rules.deck, NAME)
        _same_cards("roles", self.roles + self.left_over, rules.roles, dict(enumerate(ROLES)))
        _same_cards("goals", self.goals, rules.goals, NAME)
        if (
            rules.new_goals
            and rules.edition.new_goals_gold_sure
            and GOLD not in self.goals[: len(rules.goal_cells)]
        ):
            raise BadInput("In this edition the gold is always among the five goals.")
        if rules.chests != bool(self.chest_cells):
            raise BadInput("A deal has chest cells if the module chests is played, and only then.")
        if rules.chests:
            set_up_rules.check(replace(rules.set_up, chest_layout=self.chest_cells))
            _same_cards("chest tunnels", self.chest_tunnels, ALL_CHEST_TUNNELS, NAME)
            _same_cards("chests", self.chests, ALL_CHESTS, dict(enumerate(CHESTS)))
        if bool(self.landmark) != rules.has_landmark or self.landmark >= FIRST_ACTION:
            raise BadInput("A deal has a landmark tunnel if the tournament variant is played, and only then.")


ALL_CHEST_TUNNELS: Final = bytes(KIND[name] for name, count in CHEST_TUNNELS.items() for _ in range(count))
ALL_CHESTS: Final = bytes(range(1, len(CHESTS)))
_Cells = tuple[tuple[int, int], ...]
_DealValues = tuple[bytes, bytes, bytes, tuple[bytes, ...], bytes, bytes, int, _Cells, bytes, bytes]


def _with_gold_in_place(goals: bytes, streams: _Streams, places: int) -> bytes:
    """The gold and four random others, in random order (NEWG-1)."""
    others = bytes(goal for goal in goals if goal != GOLD)
    in_maze = streams.shuffled(bytes((GOLD,)) + others[: places - 1], "goals in place")
    return in_maze + others[places - 1 :]


def _chests(rules: Rules, streams: _Streams) -> dict[str, Any]:
    """The cells of the chests and their contents (CHEST-1)."""
    if not rules.chests:
        return {}
    layout = rules.set_up.chest_layout
    if layout == RANDOM_LAYOUT:
        cells = random_layout(rules, streams.rng("chest layout"))
    else:
        cells = cells_of_layout(layout)
    return {
        "chest_cells": cells,
        "chest_tunnels": streams.shuffled(ALL_CHEST_TUNNELS, "chest tunnels"),
        "chests": streams.shuffled(ALL_CHESTS, "chests"),
    }


def random_layout(rules: Rules, rng: SeededRandom) -> tuple[tuple[int, int], ...]:
    """Four random free cells, none next to another; each choice is equally likely."""
    taken = taken_cells(rules.set_up)
    free = [cell for cell in RANDOM_CELLS if cell not in taken]
    while True:
        order = list(range(len(free)))
        rng.shuffle(order)
        cells = sorted(free[place] for place in order[:4])
        if all(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 1 for a, b in combinations(cells, 2)):
            return tuple(cells)


def _same_cards(what: str, dealt: bytes, wanted: bytes, names: dict[int, str]) -> None:
    have, want = Counter(dealt), Counter(wanted)
    for kind in sorted(have.keys() | want.keys()):
        if have[kind] != want[kind]:
            name = names.get(kind, f"number {kind}")
            raise BadInput(
                f"The {what} of this deal are not those of the set-up: {have[kind]} x {name}, not {want[kind]}."
            )
