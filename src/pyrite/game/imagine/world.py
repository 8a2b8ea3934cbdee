"""Builds an imagined world: samples roles, goals, hidden state of modules, gold and cards, one after another."""

from __future__ import annotations

from pyrite.game.dealing.shuffle import BufferedRandom, SeededRandom
from pyrite.game.imagine.cards import imagine_cards
from pyrite.game.imagine.goals import Goals
from pyrite.game.imagine.gold import imagine_gold
from pyrite.game.imagine.roles import Roles
from pyrite.game.sampling import Inconsistent
from pyrite.game.state import Private, Sealed, State
from pyrite.game.table import NOBODY


def sample_world(state: State, seat: int, seed: bytes, tries: int) -> State:
    """Sample a world for a seat (NOBODY: a spectator); raise `Inconsistent` after ``tries`` failures."""
    rules = state.table.rules
    privates: list[Private | None] = []
    for each in range(len(state.privates)):
        own = state.privates[each] if each == seat else None
        privates.append(own.clone() if own is not None else Private(rules.private_parts))
    world = State(state.table.clone(), privates, Sealed(seed, rules.sealed_parts))
    rng = BufferedRandom(seed)
    _sample_roles_and_goals(world, seat, rng)
    for hook in rules.imagine:
        hook(world, seat, rng)
    for _ in range(tries):
        try:
            imagine_gold(world, seat, rng)
            imagine_cards(world, seat, rng)
        except Inconsistent:
            continue
        return world
    raise Inconsistent


def _sample_roles_and_goals(world: State, seat: int, rng: SeededRandom) -> None:
    """Sample roles and goals, and what the others know of them."""
    table, privates, sealed = world.table, world.privates, world.sealed
    assert sealed is not None
    own = None if seat == NOBODY else privates[seat]
    roles = Roles(table, seat, own, rng)
    sealed.left_over = roles.left_over()
    roles.fill_privates(privates, seat)
    goals = Goals(table, seat, own, rng)
    sealed.goals = goals.current()
    goals.fill_privates(privates, seat)
