"""The layout of actions and observations depends on the set-up only, not on what else is in the box."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import pytest

from pyrite.game import COMMANDS, SetUp
from pyrite.game.catalogue import NEW_GOALS, ROLES
from pyrite.game.modules import MODULES
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.setup import Rules
from pyrite.learn import LAYOUT_VERSION, NEAR, ActionSpace, Observer, raw_env
from pyrite.learn.actions import action_space
from pyrite.learn.actions.action_space import PART_BLOCKS, identity
from pyrite.learn.layout import parts_in_play
from pyrite.learn.observation import fields
from pyrite.learn.observation.fields import BASE_FIELDS, BASE_PLANES, NUMBERS, PART_FIELDS, PART_PLANES
from tests.dummy_module import dummy_module
from tests.learn.set_ups import SET_UPS

PARTS = set(MODULES)
DUMMY_VERB = 99


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
    """A module in the box that has a command, a field and a plane."""
    monkeypatch.setitem(NUMBERS, "dummy: seats", (fields.SEAT, ("has a dummy",)))
    monkeypatch.setitem(PART_FIELDS, "dummy", ("dummy: seats", "tokens"))
    monkeypatch.setitem(PART_PLANES, "dummy", ("a dummy",))
    add: Callable[[ActionSpace, Rules], None] = lambda actions, rules: actions.add(  # noqa: E731
        "dummy", DUMMY_VERB, identity, seat=range(rules.players)
    )
    monkeypatch.setitem(action_space.PART_BLOCKS, "dummy", add)
    with dummy_module(0):
        yield


BEFORE = {name: layout_of(set_up) for name, set_up in SET_UPS.items()}


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
@pytest.mark.parametrize("name", SET_UPS)
def test_a_module_that_is_not_in_play_changes_nothing(name: str) -> None:
    assert layout_of(SET_UPS[name]) == BEFORE[name]


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
def test_a_module_in_play_has_its_block_after_the_base_game() -> None:
    blocks, vector, planes, shape = layout_of(SetUp(4, modules=frozenset({"dummy"})))
    base_blocks, base_vector, base_planes, base_shape = BEFORE["the base game"]
    assert blocks[:-1] == base_blocks
    assert blocks[-1].name == "dummy"
    assert blocks[-1].size == 4
    assert vector[:-2] == base_vector
    assert [field.name for field in vector[-2:]] == ["dummy: seats", "tokens"]
    assert planes == (*base_planes, "a dummy")
    assert shape == base_shape


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
def test_blocks_are_in_the_order_of_names_after_saboteur2() -> None:
    parts = frozenset({"saboteur2", "detour", "toll"})
    without, more = SetUp(4, modules=parts), SetUp(4, modules=parts | {"dummy"})
    assert parts_in_play(Rules(more)) == ["saboteur2", "detour", "dummy", "toll"]
    for before, after in zip(names_of(without), names_of(more), strict=True):
        (place,) = [place for place, name in enumerate(after) if "dummy" in name]
        assert after[:place] + after[place + 1 :] == before
    blocks, vector, _ = names_of(more)
    assert blocks.index("detour") < blocks.index("dummy") < blocks.index("stand dwarf")
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


def test_every_part_has_fields_and_commands_or_is_listed_as_having_none() -> None:
    assert PARTS - PART_FIELDS.keys() == {"detour", "master_craftsman", "sabotaged_dwarf"}
    assert PART_FIELDS.keys() <= PARTS
    without = {
        "greedy_dwarf",
        "master_craftsman",
        "new_goals",
        "party",
        "sabotaged_dwarf",
        "tournament",
        "wardrobe",
    }
    assert PARTS - PART_BLOCKS.keys() == without
    assert PART_BLOCKS.keys() <= PARTS
    assert PART_PLANES.keys() <= PARTS


def test_every_field_with_names_is_used() -> None:
    used = {*BASE_FIELDS, *(name for names in PART_FIELDS.values() for name in names)}
    assert NUMBERS.keys() <= used


def test_every_question_role_and_face_has_a_number() -> None:
    numbers = [name for _, names in NUMBERS.values() for name in names]
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
