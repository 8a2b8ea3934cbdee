"""Compares the state at the end of an imagined past with the imagined world."""

from pyrite.game.asked import VetoAnswer
from pyrite.game.modules import MODULES
from pyrite.game.part import Part
from pyrite.game.state import PRIVATE_FIELDS, SEALED_FIELDS, Private, Sealed, State
from pyrite.game.table import TABLE_FIELDS, HasParts
from tests.properties.past_hands import Impossible


def share_answer(here: Private, there: Private) -> None:
    """Copy whether a seat has let a card pass, which nobody else knows (WC-19b)."""
    answer = here.find(VetoAnswer)
    if answer is not None:
        there.put(answer)


def same_state(again: State, world: State) -> None:
    """Raise if a replayed state is not the imagined world; who has let a card pass may differ (WC-19b)."""
    again = again.clone()
    mine, theirs = _sealed(again), _sealed(world)
    mine.seed, mine.shuffle_seed = theirs.seed, theirs.shuffle_seed
    for here, there in zip(again.privates, world.privates, strict=True):
        assert here is not None
        assert there is not None
        share_answer(there, here)
    again.table.rules = world.table.rules
    _same(again.table, world.table, TABLE_FIELDS, "the table")
    _same(mine, theirs, SEALED_FIELDS, "the sealed part")
    for seat, (here, there) in enumerate(zip(again.privates, world.privates, strict=True)):
        assert here is not None
        assert there is not None
        _same(here, there, PRIVATE_FIELDS, f"seat {seat}")


def _sealed(state: State) -> Sealed:
    assert state.sealed is not None
    return state.sealed


def _same(again: HasParts, world: HasParts, fields: tuple[str, ...], whose: str) -> None:
    for mine, theirs in zip(again.parts, world.parts, strict=True):
        if mine != theirs:
            raise Impossible(
                f"{_module_of(theirs)}: the game does not lead there: {whose} has {mine}, in the imagined world "
                f"{theirs}. Imagine it, or take it back: UNDO in tests/modules/test_{_module_of(theirs)}.py"
            )
    for field in fields:
        if getattr(again, field) != getattr(world, field):
            raise Impossible(f"the game does not lead there: {field} of {whose} differs")


def _module_of(part: Part) -> str:
    """The name of the module that has a part."""
    return next(
        module.name for module in MODULES.values() if type(part) in (module.part, module.private, module.sealed)
    )
