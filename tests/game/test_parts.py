"""The state of modules: declared once, present only where the module is played, shared by copies of a table."""

from dataclasses import FrozenInstanceError

import pytest

from pyrite.game import Game, Rules, SetUp, view_to_json
from pyrite.game.modules import MODULES, modules_and_variants
from pyrite.game.modules.chests.state import Chests
from pyrite.game.modules.toll.state import Toll
from pyrite.game.modules.veto.state import VetoOfTurn
from pyrite.game.part import ROUND, Part, part, state
from pyrite.game.table import Table

PARTS = {module.part for module in MODULES.values() if module.part is not None}
FIELDS = [field for kind in PARTS for field in kind.fields]
TOLL_AND_VETO = Rules(SetUp(4, modules=frozenset({"toll", "veto"})))


def test_a_table_of_the_base_game_has_no_parts_and_no_hooks() -> None:
    rules = Rules(SetUp(5))
    assert Table(rules).parts == ()
    values = {name: getattr(rules, name) for name in dir(rules) if not name.startswith("_")}
    hooks = {name: value for name, value in values.items() if isinstance(value, tuple)}
    assert len(hooks) > 20
    assert {name for name, value in hooks.items() if value} == {"action_kinds", "goal_cells"}


def test_a_table_has_the_parts_of_its_modules_only() -> None:
    table = Table(TOLL_AND_VETO)
    assert {type(each) for each in table.parts} == {Toll, VetoOfTurn}
    assert table.part(Toll) is table.find(Toll)
    assert table.find(Chests) is None


def test_every_part_of_the_box_is_played_in_some_mix() -> None:
    mixes = [SetUp(5, "DE24", *modules_and_variants([name])) for name in MODULES]
    assert {type(each) for set_up in mixes for each in Rules(set_up).parts} == PARTS


def test_a_part_is_a_value_that_copies_share() -> None:
    table = Table(TOLL_AND_VETO)
    copy = table.clone()
    assert copy.parts is table.parts
    table.put(table.part(Toll).with_changes(dwarfs_left=1))
    assert (table.part(Toll).dwarfs_left, copy.part(Toll).dwarfs_left) == (1, 0)
    assert table.part(VetoOfTurn) is copy.part(VetoOfTurn)
    assert table != copy
    with pytest.raises(FrozenInstanceError):
        table.part(Toll).dwarfs_left = 2  # type: ignore[misc]  # that is what is tested


def test_the_next_turn_clears_what_lasts_one_turn() -> None:
    table = Table(TOLL_AND_VETO)
    table.put(Toll(dwarfs_left=1, toll_asked=3, toll_payers=((7, 1),)))
    table.put(VetoOfTurn(vetoer=2))
    table.begin_turn()
    assert table.parts == (VetoOfTurn(), Toll(dwarfs_left=1))
    again = table.parts
    table.begin_turn()
    assert [one is other for one, other in zip(table.parts, again, strict=True)] == [True, True]


def test_the_next_round_clears_everything() -> None:
    table = Table(TOLL_AND_VETO)
    table.put(Toll(dwarfs=((0, 1, 2),), toll_asked=3))
    table.lay_out()
    assert table.part(Toll) == Toll(dwarfs_left=2)


def test_names_of_fields_are_unique_in_positions() -> None:
    names = [field.name for field in FIELDS]
    assert len(set(names)) == len(names)


def test_a_view_has_the_parts_of_the_modules_in_play_by_their_names() -> None:
    assert view_to_json(Game.begin(SetUp(5)).view(None))["parts"] == {}
    parts = view_to_json(Game.begin(SetUp(4, modules=frozenset({"toll", "veto"}))).view(None))["parts"]
    assert parts == {"toll": {"dwarfs": [], "dwarfs_left": 2, "toll_payers": [], "toll_asked": []}}


def test_a_field_says_how_long_it_lasts() -> None:
    with pytest.raises(TypeError, match="lasts"):
        state(default=0)  # type: ignore[call-arg]  # that is what is tested

    @part
    class Lantern(Part):
        lit: bool = state(default=False, lasts=ROUND)

    assert [(field.name, field.line, field.initial, field.lasts) for field in Lantern.fields] == [
        ("lit", "lit", False, ROUND)
    ]
    assert Lantern(lit=True).after_turn() == Lantern(lit=True)


def test_a_field_that_is_no_number_says_how_it_is_observed() -> None:
    @part
    class Lantern(Part):
        oil_left: int = state(default=0, lasts=ROUND)

    assert Lantern.fields[0].observed is not None
    assert Lantern.fields[0].observed.numbers == ("oil left",)
    with pytest.raises(TypeError, match="observe the field shone_on"):

        @part
        class Lamp(Part):
            shone_on: tuple[int, ...] = state(default=(), lasts=ROUND)
