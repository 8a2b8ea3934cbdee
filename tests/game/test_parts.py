"""The state of modules: declared once, present only where the module is played, shared by copies of a table."""

import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError

import pytest

from pyrite.game import BadInput, Game, Rules, SetUp, View, imagine, view_to_json
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.facts.course import round_ended, turn_begun
from pyrite.game.module import Hooks
from pyrite.game.modules import MODULES, modules_and_variants
from pyrite.game.modules.chests.state import Chests
from pyrite.game.modules.toll.state import Toll
from pyrite.game.modules.veto.state import VetoOfTurn
from pyrite.game.notation.position import parse_position, print_position
from pyrite.game.part import ROUND, TURN, Observed, Part, Text, part, part_field
from pyrite.game.rounds import begin_round
from pyrite.game.state import State
from pyrite.game.table import NOBODY, Table
from pyrite.game.text_lines import parse_number
from tests.dummy_module import dummy_module

PARTS = {module.part for module in MODULES.values() if module.part is not None}
FIELDS = [field for kind in PARTS for field in kind.fields]
OTHER_VALUES = {int: 3, bool: True, tuple: ((1, 2),), bytes: b"\1"}
TOLL_AND_VETO = Rules(SetUp(4, modules=frozenset({"toll", "veto"})))


def test_a_changed_part_keeps_its_other_fields_and_has_no_new_ones() -> None:
    placed = Toll(dwarfs_left=1)
    assert placed.with_changes(toll_asked=2) == Toll(dwarfs_left=1, toll_asked=2)
    assert placed == Toll(dwarfs_left=1)
    with pytest.raises(AttributeError, match="dwarfs_right"):
        placed.with_changes(dwarfs_right=1)


def test_parts_are_equal_by_their_kind_and_values() -> None:
    placed = Toll(dwarfs=((0, 7, 2),), toll_asked=1)
    assert placed == Toll(dwarfs=((0, 7, 2),), toll_asked=1)
    assert hash(placed) == hash(Toll(dwarfs=((0, 7, 2),), toll_asked=1))
    assert placed != Toll(dwarfs=((0, 7, 2),), toll_asked=2)
    assert VetoOfTurn(vetoer=0) != Tired(tired=0)
    assert VetoOfTurn(vetoer=1).with_changes() == VetoOfTurn(vetoer=1)


def test_a_part_is_pickled_and_shown_with_its_values() -> None:
    placed = Toll(dwarfs=((0, 7, 2),), dwarfs_left=1)
    assert pickle.loads(pickle.dumps(placed)) == placed
    assert repr(placed) == "Toll(dwarfs=((0, 7, 2),), dwarfs_left=1, toll_payers=(), toll_asked=0)"


@pytest.mark.parametrize("kind", sorted(PARTS, key=repr))
def test_every_part_has_its_initial_values_and_keeps_what_lasts_a_round(kind: type[Part]) -> None:
    assert kind() == kind(**{field.name: field.initial for field in kind.fields})
    other = {field.name: OTHER_VALUES[type(field.initial)] for field in kind.fields}
    changed = kind(**other)
    assert kind().with_changes(**other) == changed
    assert kind().after_turn() == kind()
    lasting = {field.name: other[field.name] for field in kind.fields if field.lasts == ROUND}
    assert changed.after_turn() == kind(**lasting)


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


@part
class Tired(Part):
    """A part of an invented module: a bit for each seat that is tired until its next turn, and who just woke."""

    tired: int = part_field(default=0, lasts=ROUND)
    woken: int = part_field(default=0, lasts=TURN)


def wake(table: Table, seat: int) -> None:
    """The seat whose turn begins is no longer tired."""
    tired = table.part(Tired).tired
    table.put(Tired(tired=tired & ~(1 << seat), woken=tired & 1 << seat))


def test_state_can_last_until_the_next_turn_of_a_seat() -> None:
    """The hook `turn_begun` runs for a game and for a view, after what lasts one turn is cleared."""
    with dummy_module(part=Tired, hooks=Hooks(turn_begun=wake)):
        state = Game.begin(SetUp(3, modules=frozenset({"dummy"}))).state
        state.table.put(Tired(tired=2, woken=1))
        for each in (state, View.of(state, 2)):
            turn_begun(each, 2)
            assert each.table.part(Tired) == Tired(tired=2)
            turn_begun(each, 1)
            assert each.table.part(Tired) == Tired(woken=2)
            turn_begun(each, 2)
            assert each.table.part(Tired) == Tired()


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
        part_field(default=0)  # type: ignore[call-arg]  # that is what is tested

    @part
    class Lantern(Part):
        lit: bool = part_field(default=False, lasts=ROUND)

    assert [(field.name, field.line, field.initial, field.lasts) for field in Lantern.fields] == [
        ("lit", "lit", False, ROUND)
    ]
    assert Lantern(lit=True).after_turn() == Lantern(lit=True)


def test_a_field_that_is_no_number_says_how_it_is_observed() -> None:
    @part
    class Lantern(Part):
        oil_left: int = part_field(default=0, lasts=ROUND)

    [observed] = Lantern.fields[0].observed
    assert isinstance(observed, Observed)
    assert observed.numbers == ("oil left",)
    with pytest.raises(TypeError, match="observe the field shone_on"):

        @part
        class Lamp(Part):
            shone_on: tuple[int, ...] = part_field(default=(), lasts=ROUND)


# ---------------------------------------------------------------- what one seat knows, and what nobody knows


@part
class Candles(Part):
    """What one seat knows of an invented module."""

    hidden_in: int = part_field(
        default=0,
        lasts=ROUND,
        text=Text(lambda cell, table: cell, lambda text, table: parse_number(text, "cell"), word="hid"),
    )
    burning: bool = part_field(default=False, lasts=TURN)


@part
class Cellar(Part):
    """What nobody knows of it."""

    candles: int = part_field(default=0, lasts=ROUND)


def candles_of(state: State, seat: int) -> Candles:
    own = state.privates[seat]
    assert own is not None
    return own.part(Candles)


def light(state: State, seat: int, hidden_in: int) -> None:
    own = state.privates[seat]
    assert own is not None
    own.put(Candles(hidden_in=hidden_in, burning=True))


@pytest.fixture
def game() -> Iterator[Game]:
    """A game with the invented module, whose cellar is filled before the first turn."""

    def fill(state: State) -> None:
        assert state.sealed is not None
        state.sealed.put(Cellar(candles=7))

    with dummy_module(private=Candles, sealed=Cellar, hooks=Hooks(round_dealt=fill)):
        yield Game.begin(SetUp(3, modules=frozenset({"dummy"})))


def test_a_private_part_is_only_in_games_with_its_module(game: Game) -> None:
    assert [candles_of(game.state, seat) for seat in range(3)] == [Candles()] * 3
    bare = Game.begin(SetUp(3)).state
    assert all(own is not None and own.parts == () for own in bare.privates)
    assert bare.sealed is not None
    assert bare.sealed.parts == ()
    assert bare.sealed.find(Cellar) is None


def test_only_its_seat_sees_a_private_part_and_nobody_a_sealed_one(game: Game) -> None:
    before = {seat: View.of(game.state, seat) for seat in (None, 0, 1, 2)}
    light(game.state, 1, hidden_in=4)
    after = {seat: View.of(game.state, seat) for seat in (None, 0, 1, 2)}
    assert [seat for seat in before if before[seat] != after[seat]] == [1]
    assert after[1].own is not None
    assert after[1].own.part(Candles).hidden_in == 4
    assert all(view.sealed is None for view in after.values())


def test_copies_share_private_and_sealed_parts(game: Game) -> None:
    copy = game.state.clone()
    assert candles_of(copy, 0) is candles_of(game.state, 0)
    light(game.state, 0, hidden_in=2)
    assert candles_of(copy, 0) == Candles()
    assert copy != game.state
    assert pickle.loads(pickle.dumps(game.state)) == game.state


def test_a_turn_clears_what_lasts_a_turn_and_a_round_everything(game: Game) -> None:
    light(game.state, 0, hidden_in=2)
    assert game.state.sealed is not None
    turn_begun(game.state, 1)
    assert candles_of(game.state, 0) == Candles(hidden_in=2)
    assert game.state.sealed.part(Cellar).candles == 7
    begin_round(game.state, 2, 0, None)
    assert candles_of(game.state, 0) == Candles()
    assert game.state.sealed.part(Cellar).candles == 7


@pytest.mark.parametrize("seat", [0, None])
def test_the_end_of_a_round_clears_what_lasts_a_turn_in_states_and_views(game: Game, seat: int | None) -> None:
    light(game.state, 0, hidden_in=2)
    for state in (game.state, game.view(seat)):
        round_ended(state, gold_reached=False, finisher=NOBODY, roles=bytes(3), left_over=b"")
        for own in state.privates:
            assert own is None or not own.part(Candles).burning
    assert candles_of(game.state, 0) == Candles(hidden_in=2)


def test_a_part_of_a_module_that_is_not_played_cannot_be_put(game: Game) -> None:
    assert game.state.sealed is not None
    with pytest.raises(IndexError):
        game.state.sealed.put(Candles())


def test_a_tuple_that_is_shown_as_an_object_is_read_back() -> None:
    [dwarfs] = [field.codec for field in Toll.fields if field.name == "dwarfs"]
    assert dwarfs is not None
    grid = Table(TOLL_AND_VETO).maze.grid
    shown = [{"owner": 1, "cell": [2, -1], "side": "E"}]
    raw = dwarfs.encode(shown, grid)
    assert list(dwarfs.decode(raw, grid)) == [{"owner": 1, "cell": (2, -1), "side": "E"}]
    for wrong in ([1, [2, -1], "E"], {"owner": 1, "cell": [2, -1]}):
        with pytest.raises(BadInput, match="An object with owner, cell, side was expected, not"):
            dwarfs.encode([wrong], grid)


def test_a_position_has_private_parts_in_the_lines_of_their_seats(game: Game) -> None:
    light(game.state, 2, hidden_in=5)
    text = print_position(game.state)
    assert next(line for line in text.splitlines() if "; hid 5" in line).startswith("seat 2:")
    assert candles_of(parse_position(text), 2).hidden_in == 5
    with pytest.raises(BadInput, match="'hid 5' of a seat needs the module dummy: add it"):
        parse_position(text.replace("modules: dummy\n", ""))


def test_imagined_worlds_have_initial_values_unless_the_module_gives_others() -> None:
    def give(world: State, viewer: int, rng: SeededRandom) -> None:
        for seat in range(3):
            if seat != viewer:
                light(world, seat, hidden_in=1 + rng.randbelow(3))

    for hooks, possible in ((Hooks(), {0}), (Hooks(imagine=give), {1, 2, 3})):
        with dummy_module(private=Candles, hooks=hooks):
            state = Game.begin(SetUp(3, modules=frozenset({"dummy"}))).state
            light(state, 0, hidden_in=9)
            found = [imagine(state, 0, SeededRandom(bytes([place] * 32), "world")) for place in range(20)]
        assert {candles_of(world, 0).hidden_in for world in found} == {9}
        assert {candles_of(world, 1).hidden_in for world in found} == possible
