"""Samples closed chests for an imagined world, from their exact distribution given what a viewer has seen."""

from __future__ import annotations

from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.dealing.shuffled_round import ALL_CHEST_TUNNELS, ALL_CHESTS
from pyrite.game.modules.chests.state import Chests, ChestsSeen, SealedChests
from pyrite.game.moves import CHEST
from pyrite.game.sampling import cards_left
from pyrite.game.state import State
from pyrite.game.table import NOBODY


def imagine_chests(world: State, viewer: int, rng: SeededRandom) -> None:
    """Sample the chests of a round and the tunnel cards on them, and what other seats saw (CHEST-1, CHEST-4)."""
    table, sealed = world.table, world.sealed
    assert sealed is not None
    own = None if viewer == NOBODY else world.privates[viewer]
    looks = () if own is None else own.part(ChestsSeen).chest_looks
    shown = table.part(Chests)
    tunnels = _filled(shown.chest_tunnels, {look[0]: look[1] for look in looks}, ALL_CHEST_TUNNELS, rng)
    chests = _filled(shown.chests, {look[0]: look[2] for look in looks}, ALL_CHESTS, rng)
    sealed.put(SealedChests(chest_tunnels=tunnels, chests=chests))
    for seat, goal_or_chest, turn in table.looks:
        other = world.privates[seat]
        if seat != viewer and other is not None and goal_or_chest >= CHEST:
            chest = goal_or_chest - CHEST
            other.put(other.part(ChestsSeen).with_look((chest, tunnels[chest], chests[chest], turn)))


def _filled(shown: bytes, seen: dict[int, int], box: bytes, rng: SeededRandom) -> bytes:
    """All cards of a box in places: those shown to everyone, those seen by the viewer, the rest at random."""
    current = bytearray(len(box))
    current[: len(shown)] = shown
    for place, card in seen.items():
        current[place] = current[place] or card
    rest = cards_left(box, current)
    rng.shuffle(rest)
    for place in range(len(box)):
        if not current[place]:
            current[place] = rest.pop()
    return bytes(current)
