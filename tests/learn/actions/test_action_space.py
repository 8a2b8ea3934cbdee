"""Every move has exactly one action number, and the number can be decoded."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given

from pyrite.game import COMMANDS, Command, Game, LayTunnel, SetUp, command_from_json, command_to_json
from pyrite.game.catalogue import NAME, SPELLING
from pyrite.game.commands import command_of
from pyrite.game.legal import legal_moves
from pyrite.game.modules.toll.state import dwarfs_at
from pyrite.game.setup import Rules
from pyrite.game.state import Private
from pyrite.learn import NEAR, OutsideWindowError, window_of
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.actions.blocks import block_name
from tests.learn.set_ups import SET_UPS
from tests.properties.driver import played
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups

COMMAND_BY_ACTION = {block_name(kind): name for name, kind in COMMANDS.items()}


def own_of(game: Game, seat: int) -> Private:
    own = game.state.privates[seat]
    assert own is not None
    return own


def decode(name: str, meaning: dict[str, Any], game: Game, seat: int) -> Command:
    """The command of an action, from its meaning and what the seat can see."""
    view = game.view(seat)
    hand = [NAME[kind] for kind in own_of(game, seat).hand]
    players = game.rules.players
    fields: dict[str, Any] = {key: list(value) if key == "cell" else value for key, value in meaning.items()}
    if "seat" in fields:
        fields["seat"] = (seat + fields["seat"]) % players
    if name == "steal" and meaning["seat"] == 0:
        fields["seat"] = None
    if name == "detour":
        fields["tunnel"] = _as_moved(game, fields.pop("turned"))
    if name == "pass":
        cards = fields["cards"]
        fields["cards"] = [cards] if isinstance(cards, str) else [hand[place] for place in cards]
    if name == "discard two":
        fields["cards"] = [hand[place] for place in fields["cards"]]
    if name == "stand dwarf":
        fields["card"] = hand[fields.pop("place")]
    if name == "ask toll":
        _, cell, side = dwarfs_at(view.table)[fields.pop("dwarf")]
        x, y = view.table.maze.grid.at(cell)
        step = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}[side]
        fields["cell"] = [x + step[0], y + step[1]]
    return command_from_json({"do": COMMAND_BY_ACTION[name], **fields})


def _as_moved(game: Game, turned: bool) -> str:
    """The tunnel laid last, upright or turned."""
    table = game.state.table
    return SPELLING[table.maze.piece[table.last_laid] & ~1 | turned]


def check(game: Game, actions: ActionSpace) -> set[str]:
    """Every legal move of the seats that must act has its own number, which decodes to the move."""
    names = set()
    grid = game.state.table.maze.grid
    for seat in game.asked_seats:
        own = own_of(game, seat)
        moves = legal_moves(game.state.table, seat, own)
        numbers = actions.encode_moves(game.state.table, seat, own, moves)
        assert len(set(numbers)) == len(moves)
        assert all(0 <= number < actions.size for number in numbers)
        for number, move in zip(numbers, moves, strict=True):
            name, meaning = actions.meaning(number)
            assert command_to_json(decode(name, meaning, game, seat)) == command_to_json(command_of(move, grid))
            names.add(name)
    return names


def test_actions_of_every_kind_decode_to_their_commands() -> None:
    """The mapping of moves to numbers is one to one."""
    seen: set[str] = set()

    @examples(15)
    @given(set_ups(), play_seeds())
    def reads_back(set_up: SetUp, play_seed: int) -> None:
        rules = Rules(set_up)
        actions = ActionSpace(rules, window_of(rules))
        for number, game in enumerate(played(set_up, play_seed)):
            if game.question not in ("turn", "veto") or number % 9 == play_seed % 9:
                seen.update(check(game, actions))

    reads_back()
    for play_seed, module in product(range(4), ("chests", "detour", "saboteur2")):  # rare in so few games
        few = SetUp(4, modules=frozenset({module}), seed=play_seed.to_bytes(32, "big"))
        actions = ActionSpace(Rules(few), window_of(Rules(few)))
        for game in played(few, play_seed):
            seen |= check(game, actions)
    assert seen == set(COMMAND_BY_ACTION)


@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)
def test_blocks_are_contiguous(set_up: SetUp) -> None:
    actions = ActionSpace(Rules(set_up), NEAR)
    first = 0
    for block in actions.blocks:
        assert block.first == first
        assert actions.meaning(first)[0] == block.name
        first += block.size
    assert first == actions.size


def test_a_move_outside_the_given_window_is_never_dropped() -> None:
    rules = Rules(SetUp(3, first_seat=0))
    tight = ActionSpace(rules, NEAR._replace(west=0))
    game = Game.begin(rules.set_up)
    own = own_of(game, 0)
    assert any(isinstance(each, LayTunnel) and each.cell[0] < 0 for each in game.legal(0))
    with pytest.raises(OutsideWindowError, match=r"at \(-1, 0\), outside the window of columns 0 to 14"):
        tight.encode_moves(game.state.table, 0, own, legal_moves(game.state.table, 0, own))
