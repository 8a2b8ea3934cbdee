"""Shuffles and deals the cards of a round (SET-5)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from pyrite.game.catalogue import CHEST_TUNNELS, CHESTS, FIRST_ACTION, GOLD, KIND
from pyrite.game.chest_layouts import RANDOM_CELLS, RANDOM_LAYOUT, cells_of_layout
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.in_order import sorted_cards
from pyrite.game.rules import Rules
from pyrite.game.set_up_rules import taken_cells

Cells = tuple[tuple[int, int], ...]
DealValues = tuple[bytes, bytes, bytes, tuple[bytes, ...], bytes, bytes, int, Cells, bytes, bytes]
"""The fields of a `Deal` in order, as in the fact `RoundBegun`."""

ALL_CHEST_TUNNELS: Final = bytes([KIND[name] for name, count in CHEST_TUNNELS.items() for _ in range(count)])
ALL_CHESTS: Final = bytes(range(1, len(CHESTS)))


class Streams:
    """The random numbers of a deal: a stream from the seed for each purpose, named by round and purpose."""

    __slots__ = ("_round", "_seed")

    def __init__(self, seed: bytes, round_number: int) -> None:
        self._seed: bytes = seed
        self._round: int = round_number

    def rng(self, what: str) -> SeededRandom:
        """The random numbers for one purpose."""
        return SeededRandom(self._seed, f"round {self._round} {what}")

    def shuffled(self, cards: bytes, what: str) -> bytes:
        """Some cards in random order."""
        pile = bytearray(cards)
        self.rng(what).shuffle(pile)
        return bytes(pile)


class RolloutStreams(Streams):
    """One stream of fast random numbers for all purposes: nobody checks the deals of a rollout."""

    __slots__ = ("_rng",)

    def __init__(self, rng: FastRandom) -> None:
        super().__init__(b"", 0)
        self._rng: FastRandom = rng

    def rng(self, what: str) -> SeededRandom:
        """The one stream."""
        return self._rng


def deal_round(rules: Rules, streams: Streams) -> DealValues:
    """Shuffle all cards and deal them."""
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
    size, players, first = rules.hand_size, rules.players, rules.put_aside
    hands = []
    for seat in range(players):
        dealt = first + seat * size
        hands.append(bytes(sorted_cards(pile[dealt : dealt + size])))
    aside, left = pile[:first], pile[first + size * players :]
    cells: Cells = ()
    chest_tunnels = chests = b""
    if rules.chests:
        cells = _chest_cells(rules, streams)
        chest_tunnels = streams.shuffled(ALL_CHEST_TUNNELS, "chest tunnels")
        chests = streams.shuffled(ALL_CHESTS, "chests")
    in_play, left_over = roles[:players], roles[players:]
    return in_play, left_over, goals, tuple(hands), left, aside, landmark, cells, chest_tunnels, chests


def _with_gold_in_place(goals: bytes, streams: Streams, places: int) -> bytes:
    """The gold and four random others, in random order (NEWG-1)."""
    others = bytes([goal for goal in goals if goal != GOLD])
    in_maze = streams.shuffled(bytes((GOLD,)) + others[: places - 1], "goals in place")
    return in_maze + others[places - 1 :]


def _chest_cells(rules: Rules, streams: Streams) -> Cells:
    """The cells of the chests (CHEST-1)."""
    layout = rules.set_up.chest_layout
    if layout == RANDOM_LAYOUT:
        return random_layout(rules, streams.rng("chest layout"))
    return cells_of_layout(layout)


def random_layout(rules: Rules, rng: SeededRandom) -> Cells:
    """Four random free cells, none next to another; each choice is equally likely."""
    taken = taken_cells(rules.set_up)
    free = [cell for cell in RANDOM_CELLS if cell not in taken]
    while True:
        order = list(range(len(free)))
        rng.shuffle(order)
        cells = sorted(free[place] for place in order[:4])
        if all(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 1 for a, b in combinations(cells, 2)):
            return tuple(cells)
