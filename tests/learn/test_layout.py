"""The layout of actions and observations depends on the set-up only, not on what else is in the box."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from pyrite.game import COMMANDS, Command, Game, SetUp
from pyrite.game.catalogue import NEW_GOALS, ROLES
from pyrite.game.codec import FLAG, SEAT
from pyrite.game.declare import command, packed
from pyrite.game.modules import BASE, MODULES
from pyrite.game.moves import VERB_BITS
from pyrite.game.part import ROUND, Observed, Part, part, state
from pyrite.game.questions import QUESTION_NAMES, QUESTIONS
from pyrite.game.setup import Rules
from pyrite.game.table import Table
from pyrite.learn import LAYOUT_VERSION, NEAR, ActionSpace, Observer, raw_env
from pyrite.learn.actions.narrower import NARROWER
from pyrite.learn.layout import modules_in_order, modules_in_play
from pyrite.learn.observation.boards import BASE_PLANES, MODULE_PLANES
from pyrite.learn.observation.fields import (
    BASE_FIELDS,
    NUMBERS,
    OWN_FIELDS,
    SHARED_FIELDS,
    fields_of_module,
)
from tests.dummy_module import dummy_module
from tests.learn.set_ups import SET_UPS

DUMMY_VERB = 99


@command(DUMMY_VERB, rule="MIX-1")
class PokeDummy(Command):
    """A command of the invented module."""

    seat: int = packed(SEAT, bits=4, shift=1)
    hard: bool = packed(FLAG, bits=1)


def seats_of(bits: int, table: Table) -> list[int]:
    return [bits >> seat & 1 for seat in range(table.rules.players)]


@part
class Dummies(Part):
    """What the table has of the invented module."""

    dummies_left: int = state(default=0, lasts=ROUND)
    poked: int = state(default=0, lasts=ROUND, observed=Observed(("has a dummy",), seats_of, each_seat=True))


def layout_of(set_up: SetUp) -> tuple[Any, ...]:
    """Everything that gives a number of an observation or an action its meaning."""
    rules = Rules(set_up)
    actions = ActionSpace(rules, NEAR)
    observer = Observer(rules, actions)
    return actions.blocks, list(observer.fields.values()), observer.plane_names, observer.boards_shape


def names_of(set_up: SetUp) -> tuple[list[str], list[str], list[str]]:
    """The names of blocks, fields and planes, in order."""
    blocks, vector, planes, _ = layout_of(set_up)
    return [block.name for block in blocks], [field.name for field in vector], list(planes)


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module in the box that has a command, a question, a part, tokens, and a plane."""
    monkeypatch.setitem(MODULE_PLANES, "dummy", ("a dummy",))
    question = replace(QUESTIONS[1], number=99, name="dummy")
    with dummy_module(0, commands=(PokeDummy,), questions=(question,), part=Dummies, has_tokens=True):
        yield


BEFORE = {name: layout_of(set_up) for name, set_up in SET_UPS.items()}


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
@pytest.mark.parametrize("name", SET_UPS)
def test_a_module_that_is_not_in_play_changes_nothing(name: str) -> None:
    assert layout_of(SET_UPS[name]) == BEFORE[name]


WITH_DUMMY = SetUp(4, modules=frozenset({"dummy"}))


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
def test_a_module_in_play_has_its_block_after_the_base_game() -> None:
    blocks, vector, planes, shape = layout_of(WITH_DUMMY)
    base_blocks, base_vector, base_planes, base_shape = BEFORE["the base game"]
    assert blocks[:-1] == base_blocks
    assert (blocks[-1].name, blocks[-1].axes) == (
        "poke dummy",
        (("seat", (0, 1, 2, 3)), ("hard", (False, True))),
    )
    assert vector[: len(base_vector)] == base_vector
    assert [(field.name, field.items, field.numbers) for field in vector[len(base_vector) :]] == [
        ("question: dummy", 1, ("dummy",)),
        ("dummy: progress", 1, ("dummies left",)),
        ("dummy: seats", 4, ("has a dummy",)),
        ("tokens", 4, ("tokens", "tokens owed")),
    ]
    assert planes == (*base_planes, "a dummy")
    assert shape == base_shape


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
def test_a_move_of_a_new_module_has_a_number() -> None:
    game = Game.begin(WITH_DUMMY)
    actions = ActionSpace(game.rules, NEAR)
    moves = [DUMMY_VERB << VERB_BITS | seat << 1 | hard for seat in range(4) for hard in (0, 1)]
    own = game.state.privates[3]
    assert own is not None
    numbers = actions.encode_moves(game.state.table, 3, own, moves)
    assert sorted(numbers) == list(range(actions.size - 8, actions.size))
    assert actions.meaning(numbers[3]) == ("poke dummy", {"seat": 2, "hard": True})  # seat 1, from seat 3


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
def test_the_part_of_a_new_module_is_observed() -> None:
    game = Game.begin(WITH_DUMMY)
    observer = Observer(game.rules, ActionSpace(game.rules, NEAR))
    game.state.table.put(Dummies(dummies_left=300, poked=0b0110))
    seen = observer.observe(game.view(1))
    assert observer.field(seen, "dummy: progress").tolist() == [[255]]  # numbers are bytes
    assert observer.field(seen, "dummy: seats").tolist() == [[1], [1], [0], [0]]


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
def test_blocks_are_in_the_order_of_names_after_saboteur2() -> None:
    modules = frozenset({"saboteur2", "detour", "toll"})
    without, more = SetUp(4, modules=modules), SetUp(4, modules=modules | {"dummy"})
    names = [module.name for module in modules_in_play(Rules(more))]
    assert names == ["base", "saboteur2", "detour", "dummy", "toll"]
    for before, after in zip(names_of(without), names_of(more), strict=True):
        assert [name for name in after if "dummy" not in name] == before
    blocks, vector, _ = names_of(more)
    assert blocks.index("detour") < blocks.index("poke dummy") < blocks.index("stand dwarf")
    assert vector.index("saboteur2: seats") < vector.index("dummy: seats") < vector.index("toll: seats")


@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)
def test_the_base_game_comes_first_in_every_set_up(set_up: SetUp) -> None:
    blocks, vector, planes = names_of(set_up)
    base, _, _ = names_of(SetUp(4))
    wanted = [name for name in base if name in blocks]  # without gold cards nobody takes one
    assert blocks[: len(wanted)] == wanted
    assert set(base) - set(wanted) <= {"take gold"}
    assert tuple(vector[: len(BASE_FIELDS)]) == BASE_FIELDS
    assert tuple(planes[: len(BASE_PLANES)]) == BASE_PLANES


# ---------------------------------------------------------------- nothing is forgotten


ALL_MODULES = (BASE, *MODULES.values())
ALL_FIELDS = {name: named for module in ALL_MODULES for name, named in fields_of_module(module).items()}


def test_what_is_written_by_hand_belongs_to_modules_and_commands() -> None:
    assert OWN_FIELDS.keys() | SHARED_FIELDS.keys() | MODULE_PLANES.keys() <= MODULES.keys()
    fields = {(kind.verb, each.name) for kind in COMMANDS.values() for each in kind.parts}
    assert NARROWER.keys() <= fields
    assert NUMBERS.keys() <= ALL_FIELDS.keys()


def test_modules_without_a_block_are_known() -> None:
    none = {"detour", "master_craftsman", "sabotaged_dwarf"}
    assert {module.name for module in modules_in_order() if not fields_of_module(module)} == none


def test_fields_of_parts_that_are_not_observed_as_declared_are_known() -> None:
    """Agents observe chests with `chests: chests`, and nothing of the seat that draws after a veto."""
    parts = [module.part for module in ALL_MODULES if module.part is not None]
    hidden = {each.name for kind in parts for each in kind.fields if each.observed is None}
    assert hidden == {"chest_cells", "chest_tunnels", "chests", "vetoer"}


@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)
def test_initial_values_of_parts_are_observed_as_zeros(set_up: SetUp) -> None:
    """The encoder leaves them out."""
    table = Table(Rules(set_up))
    for kind in table.rules.part_places:
        for each in kind.fields:
            if each.observed is not None:
                assert not any(each.observed.read(each.initial, table))


def test_every_question_role_and_face_has_a_number() -> None:
    numbers = [name for named in ALL_FIELDS.values() if named is not None for name in named[1]]
    assert [numbers.count(question) for question in QUESTION_NAMES] == [1] * len(QUESTION_NAMES)
    assert [numbers.count(role) for role in ROLES] == [1] * len(ROLES)
    assert [numbers.count(f"known to be {role}") for role in ROLES[1:]] == [1] * len(ROLES[1:])
    for label in ("face up: {}", "seen, and sure to be {}", "seen, and may be {}"):
        assert [numbers.count(label.format(face)) for face in NEW_GOALS] == [1] * len(NEW_GOALS)


# ---------------------------------------------------------------- the version

DIGESTS: dict[int, str] = {2: "3ee1e99ddd24f5cc"}
"""For each version of the layout: a digest of all that agents see and may do in a game of the base game."""


def test_the_base_game_looks_the_same_in_every_build_with_this_version() -> None:
    """If this fails and you meant to change the layout, raise `LAYOUT_VERSION` and note the digest of the new one.

    If you only added a module to the box, something of it gets into games without it.
    """
    assert DIGESTS[LAYOUT_VERSION] == digest()


def digest() -> str:
    total = sha256()
    game = raw_env(players=4, rounds=1, window=NEAR)
    game.reset(seed=2)
    for step, agent in enumerate(game.agent_iter()):
        _, _, termination, truncation, _ = game.last(observe=False)
        if termination or truncation:
            break
        total.update(game.observe(agent)["observation"].tobytes())
        legal = sorted(game.legal_actions())
        total.update(repr(legal).encode())
        game.step(legal[step % len(legal)])
    return total.hexdigest()[:16]


def test_the_version_is_in_the_metadata_of_the_environment() -> None:
    assert raw_env(players=3).metadata["layout_version"] == LAYOUT_VERSION


def test_every_command_has_a_block() -> None:
    names = {block.name for set_up in SET_UPS.values() for block in layout_of(set_up)[0]}
    assert len(names) == len(COMMANDS)
