"""A new module needs no line in `pyrite.learn`: its actions and observations follow from its declaration."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pyrite.game import Command, Game, SetUp
from pyrite.game.codec import CARD, CELL, FLAG, ROLE, SEAT, SEATS, TEXT
from pyrite.game.declare import command, packed
from pyrite.game.moves import VERB_BITS
from pyrite.game.part import ROUND, TURN, Part, part, part_field
from pyrite.game.question import CELLS
from pyrite.game.questions import QUESTIONS
from pyrite.game.setup import Rules
from pyrite.game.table import NOBODY
from pyrite.learn import NEAR, ActionSpace, Observer
from pyrite.learn.layout import modules_in_play
from pyrite.learn.observation.observed import observed_of
from tests.dummy_module import dummy_module
from tests.learn.layouts import layout_of, names_of
from tests.learn.set_ups import SET_UPS

VERB = 99
QUESTION = 99
CELL_BITS = 17


@command(VERB, rule="MIX-1")
class PokeDummy(Command):
    """A command of the invented module."""

    cell: tuple[int, int] = packed(CELL, bits=CELL_BITS, shift=5)
    seat: int = packed(SEAT, bits=4, shift=1)
    hard: bool = packed(FLAG, bits=1)


@part
class Dummies(Part):
    """What the table has of the invented module."""

    dummies_left: int = part_field(default=0, lasts=ROUND)
    dummy_cell: int = part_field(default=NOBODY, lasts=ROUND, codec=CELL)
    poker: int = part_field(default=NOBODY, lasts=TURN, codec=SEAT)
    poked: tuple[int, ...] = part_field(default=(), lasts=ROUND, codec=SEATS)
    dummy_card: int = part_field(default=0, lasts=ROUND, observed=CARD)
    dummy_role: int = part_field(default=0, lasts=ROUND, observed=ROLE)


@part
class DummySecrets(Part):
    """What one seat knows of the invented module."""

    suspect: int = part_field(default=NOBODY, lasts=ROUND, codec=SEAT)
    hidden_cell: int = part_field(default=NOBODY, lasts=ROUND, observed=CELL)
    lied: bool = part_field(default=False, lasts=ROUND)


@part
class SealedDummies(Part):
    """What nobody knows of the invented module."""

    fate: int = part_field(default=0, lasts=ROUND)


@pytest.fixture
def dummy() -> Iterator[None]:
    """A module in the box that has a command, a question, all kinds of parts and tokens."""
    question = replace(QUESTIONS[1], number=QUESTION, name="dummy", choices=CELLS)
    parts = {"part": Dummies, "private": DummySecrets, "sealed": SealedDummies}
    with dummy_module(0, commands=(PokeDummy,), questions=(question,), has_tokens=True, **parts):
        yield


BEFORE = {name: layout_of(set_up) for name, set_up in SET_UPS.items()}
WITH_DUMMY = SetUp(4, modules=frozenset({"dummy"}))


@pytest.fixture
def game(dummy: None) -> Game:
    return Game.begin(WITH_DUMMY)


@pytest.fixture
def observer(game: Game) -> Observer:
    return Observer(game.rules, ActionSpace(game.rules, NEAR))


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
@pytest.mark.parametrize("name", SET_UPS)
def test_a_module_that_is_not_in_play_changes_nothing(name: str) -> None:
    assert layout_of(SET_UPS[name]) == BEFORE[name]


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
def test_a_module_in_play_has_its_blocks_after_the_base_game() -> None:
    blocks, vector, planes, boards = layout_of(WITH_DUMMY)
    base_blocks, base_vector, base_planes, base_boards = BEFORE["the base game"]
    assert blocks[:-1] == base_blocks
    cells, *others = blocks[-1].axes
    assert (blocks[-1].name, cells[0], len(cells[1])) == ("poke dummy", "cell", NEAR.cells)
    assert others == [("seat", (0, 1, 2, 3)), ("hard", (False, True))]
    assert vector[: len(base_vector)] == base_vector
    kinds = len(set(Rules(WITH_DUMMY).deck))
    assert [(field.name, field.items, field.numbers) for field in vector[len(base_vector) :]] == [
        ("question: dummy", 1, ("dummy",)),
        ("dummy: progress", 1, ("dummies left",)),
        ("dummy: seats", 4, ("poker", "poked")),
        ("dummy: dummy card", kinds, ("dummy card",)),
        ("dummy: dummy role", 3, ("dummy role",)),
        ("dummy: own seats", 4, ("suspect",)),
        ("dummy: own progress", 1, ("lied",)),
        ("tokens", 4, ("tokens", "tokens owed")),
    ]
    assert planes == (*base_planes, "the question is about this cell", "dummy: dummy cell", "dummy: hidden cell")
    assert boards == (*base_boards, "dummy: cells")


@pytest.mark.plain
def test_a_move_of_a_new_module_has_a_number(game: Game) -> None:
    actions = ActionSpace(game.rules, NEAR)
    cell = game.state.table.maze.grid.cell(2, 1)
    moves = [VERB << VERB_BITS | cell << 5 | seat << 1 | hard for seat in range(4) for hard in (0, 1)]
    own = game.state.privates[3]
    assert own is not None
    numbers = actions.encode_moves(game.state.table, 3, own, moves)
    first = actions.block("poke dummy").first + NEAR.number(2, 1) * 8
    assert sorted(numbers) == list(range(first, first + 8))
    meaning = {"cell": (2, 1), "seat": 2, "hard": True}
    assert actions.meaning(numbers[3]) == ("poke dummy", meaning)  # seat 1, from seat 3


@pytest.mark.plain
def test_the_part_of_a_new_module_is_observed(game: Game, observer: Observer) -> None:
    table = game.state.table
    cell, card = table.maze.grid.cell(3, -2), table.rules.deck[0]
    table.put(Dummies(dummies_left=300, dummy_cell=cell, poker=3, poked=(1, 2), dummy_card=card, dummy_role=2))
    seen = observer.observe(game.view(1))
    assert observer.field(seen, "dummy: progress").tolist() == [[255]]  # numbers are bytes
    assert observer.field(seen, "dummy: seats").tolist() == [[0, 1], [0, 1], [1, 0], [0, 0]]  # seat 1 first
    assert observer.field(seen, "dummy: dummy card")[:, 0].nonzero()[0].tolist() == [0]
    assert observer.field(seen, "dummy: dummy role").tolist() == [[0], [0], [1]]
    plane = observer.planes(seen)[..., observer.plane_names.index("dummy: dummy cell")]
    assert [NEAR.at(number) for number in plane.ravel().nonzero()[0].tolist()] == [(3, -2)]


@pytest.mark.plain
def test_the_private_part_of_a_new_module_is_observed_by_its_own_seat_only(game: Game, observer: Observer) -> None:
    before = [observer.observe(game.view(seat)) for seat in range(4)]
    own = game.state.privates[1]
    assert own is not None
    own.put(DummySecrets(suspect=3, hidden_cell=game.state.table.maze.grid.cell(2, 2), lied=True))
    seen = observer.observe(game.view(1))
    assert observer.field(seen, "dummy: own seats").tolist() == [[0], [0], [1], [0]]  # seat 1 first
    assert observer.field(seen, "dummy: own progress").tolist() == [[1]]
    plane = observer.planes(seen)[..., observer.plane_names.index("dummy: hidden cell")]
    assert [NEAR.at(number) for number in plane.ravel().nonzero()[0].tolist()] == [(2, 2)]
    assert [(observer.observe(game.view(seat)) == before[seat]).all() for seat in (0, 2, 3)] == [True] * 3


@pytest.mark.plain
def test_the_question_of_a_new_module_is_observed_with_its_cells(game: Game, observer: Observer) -> None:
    table = game.state.table
    table.question, table.choices = QUESTION, (table.maze.grid.cell(1, 1), table.maze.grid.cell(2, 0))
    seen = observer.observe(game.view(0))
    assert observer.field(seen, "question: dummy").tolist() == [[1]]
    assert not observer.field(seen, "question").any()
    plane = observer.planes(seen)[..., observer.plane_names.index("the question is about this cell")]
    assert {NEAR.at(number) for number in plane.ravel().nonzero()[0].tolist()} == {(1, 1), (2, 0)}


def test_a_field_whose_codec_does_not_say_how_it_is_observed_raises() -> None:
    @part
    class Talk(Part):
        words: str = part_field(default="", lasts=ROUND, observed=TEXT)

    with pytest.raises(TypeError, match="Say how learning agents observe the field words"):
        observed_of(Talk.fields[0])


@pytest.mark.plain
@pytest.mark.usefixtures("dummy")
def test_blocks_are_in_the_order_of_names_after_saboteur2() -> None:
    modules = frozenset({"saboteur2", "detour", "toll"})
    without, more = SetUp(4, modules=modules), SetUp(4, modules=modules | {"dummy"})
    names = [module.name for module in modules_in_play(Rules(more))]
    assert names == ["base", "saboteur2", "detour", "dummy", "toll"]
    for before, after in zip(names_of(without), names_of(more), strict=True):
        assert [name for name in after if "dummy" not in name] == before
    blocks, vector, _, _ = names_of(more)
    assert blocks.index("detour") < blocks.index("poke dummy") < blocks.index("stand dwarf")
    assert vector.index("role: boss") < vector.index("dummy: seats") < vector.index("toll: seats")
