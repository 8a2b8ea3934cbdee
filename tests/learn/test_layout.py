"""The layout of actions and observations depends on the set-up only, not on what else is in the box."""

from hashlib import sha256

import pytest

from pyrite.game import COMMANDS, SetUp
from pyrite.game.catalogue import NEW_GOALS, ROLES
from pyrite.game.modules import BASE, MODULES
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.setup import Rules
from pyrite.game.table import Table
from pyrite.learn import LAYOUT_VERSION, NEAR, raw_env
from pyrite.learn.actions.narrower import NARROWER
from pyrite.learn.observation.base_fields import BASE_FIELDS
from pyrite.learn.observation.boards import BASE_BOARDS, BASE_PLANES
from pyrite.learn.observation.module_fields import CHANGES, fields_of_module
from pyrite.learn.observation.observed import observed_of
from tests.learn.layouts import layout_of, names_of
from tests.learn.set_ups import SET_UPS


@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)
def test_the_base_game_comes_first_in_every_set_up(set_up: SetUp) -> None:
    blocks, vector, planes, boards = names_of(set_up)
    base, _, _, _ = names_of(SetUp(4))
    wanted = [name for name in base if name in blocks]  # without gold cards nobody takes one
    assert blocks[: len(wanted)] == wanted
    assert set(base) - set(wanted) <= {"take gold"}
    assert vector[: len(BASE_FIELDS)] == list(BASE_FIELDS)
    assert planes[: len(BASE_PLANES)] == list(BASE_PLANES)
    assert boards[: len(BASE_BOARDS)] == list(BASE_BOARDS)


@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)
def test_names_are_unique(set_up: SetUp) -> None:
    for names in names_of(set_up):
        assert len(names) == len(set(names))


# ---------------------------------------------------------------- nothing is forgotten


ALL_MODULES = (BASE, *MODULES.values())
ALL_FIELDS = {name: shape for module in ALL_MODULES for name, shape in fields_of_module(module).items()}


def test_what_is_written_by_hand_belongs_to_commands_and_to_state_that_modules_change() -> None:
    fields = {(kind.verb, each.name) for kind in COMMANDS.values() for each in kind.fields}
    assert NARROWER.keys() <= fields
    assert CHANGES.keys() == {name for module in ALL_MODULES for name in module.changes}


def test_every_field_of_a_public_or_private_part_is_observed() -> None:
    parts = [kind for module in ALL_MODULES for kind in (module.part, module.private) if kind is not None]
    assert [each.name for kind in parts for each in kind.fields if not observed_of(each)] == []


@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)
def test_initial_values_of_parts_are_observed_as_zeros(set_up: SetUp) -> None:
    """The encoder leaves them out."""
    table = Table(Rules(set_up))
    for part in (*table.rules.parts, *table.rules.private_parts):
        for field in part.fields:
            for observed in observed_of(field):
                assert not any(count for _, _, count in observed.read(field.initial, table))


def test_every_question_role_and_face_has_a_number() -> None:
    numbers = [name for _, named in ALL_FIELDS.values() if not isinstance(named, str) for name in named]
    questions = [
        name for field, (_, named) in ALL_FIELDS.items() if field.startswith("question") for name in named
    ]
    assert sorted(questions) == sorted(QUESTION_NAMES)
    assert [numbers.count(f"known to be {role}") for role in ROLES[1:]] == [1] * len(ROLES[1:])
    for label in ("face up: {}", "seen, and sure to be {}", "seen, and may be {}"):
        assert [numbers.count(label.format(face)) for face in NEW_GOALS] == [1] * len(NEW_GOALS)


# ---------------------------------------------------------------- the version

DIGESTS: dict[int, str] = {2: "3ee1e99ddd24f5cc", 3: "3ee1e99ddd24f5cc"}
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
