"""Worlds that a viewer imagines, and what is in them."""

from pyrite.game import Game, View, imagine
from pyrite.game.catalogue import CHESTS, NAME, ROLES
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.modules.chests.state import SealedChests
from pyrite.game.project import Viewer
from pyrite.game.state import Private, Sealed, State


def worlds(game: Game, viewer: Viewer, count: int = 100) -> list[State]:
    """Imagined worlds that the viewer cannot distinguish from the real one."""
    rng = SeededRandom(bytes(32), "worlds")
    found = [imagine(game.state, viewer, rng) for _ in range(count)]
    here = View.of(game.state, viewer)
    assert all(View.of(world, viewer) == here for world in found)
    return found


def own_part(world: State, seat: int) -> Private:
    own = world.privates[seat]
    assert own is not None
    return own


def sealed(world: State) -> Sealed:
    assert world.sealed is not None
    return world.sealed


def hand(world: State, seat: int) -> list[str]:
    """What a seat holds, in the order of the catalogue."""
    return named(own_part(world, seat).hand)


def pile(world: State) -> list[str]:
    """The discard pile from the bottom up."""
    return named(sealed(world).discard)


def deck(world: State) -> list[str]:
    """The deck, the next card first."""
    return named(sealed(world).deck)[::-1]


def named(cards: bytes | bytearray | list[int]) -> list[str]:
    return [NAME[card] for card in cards]


def role(world: State, seat: int) -> str:
    return ROLES[own_part(world, seat).role]


def roles(world: State) -> str:
    """The role of each seat, then the stack from the bottom up, by their first letters."""
    held = [own_part(world, seat).role for seat in range(world.table.rules.players)]
    return "".join(ROLES[each][0] for each in [*held, *sealed(world).left_over])


def goals(world: State) -> list[str]:
    """The goal at each place, then those put aside."""
    return named(sealed(world).goals)


def dealt_chests(world: State) -> SealedChests:
    return sealed(world).part(SealedChests)


def chests(world: State) -> list[str]:
    return [CHESTS[found] for found in dealt_chests(world).chests]


def purse(world: State, seat: int) -> list[int]:
    """The gold cards of a seat, in the order it got them."""
    return list(own_part(world, seat).gold)


def both_ways(found: list[bool]) -> bool:
    """Whether something is so in some worlds and not in others."""
    return set(found) == {True, False}
