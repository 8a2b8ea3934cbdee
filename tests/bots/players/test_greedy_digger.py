"""The greedy digger digs east; games by command and by move number are the same."""

from collections import Counter

from pyrite.bots import GreedyDigger, RandomBot, play_decision, seat_bots
from pyrite.cli.bot_games import bots_for, deal_game, play_commands, play_moves
from pyrite.game import Command, Game, LayTunnel, Pass, ReadMap, SetUp
from pyrite.game.commands import move_of
from pyrite.game.dealing.shuffle import SEED_BYTES
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact

SEED = bytes(SEED_BYTES)
WEST, EAST = LayTunnel("EW", (1, 0)), LayTunnel("EW", (2, 0))
SABOTEUR2 = SetUp(4, modules=frozenset({"saboteur2", "veto", "toll"}), seed=SEED)


def numbers(commands: list[Command]) -> list[int]:
    grid = Game.begin(SetUp(3)).state.table.maze.grid
    return [move_of(command, grid) for command in commands]


def test_it_mostly_lays_the_easternmost_tunnel() -> None:
    view, bot = Game.begin(SetUp(3, first_seat=0)).view(0), GreedyDigger(SEED, 0)
    moves = numbers([WEST, EAST, ReadMap(0), Pass(("map",))])
    times = Counter(bot.move(view, moves) for _ in range(1000))
    assert times[moves[1]] > 700
    assert len(times) == 4


def test_without_a_tunnel_all_kinds_of_commands_are_equally_likely() -> None:
    view, bot = Game.begin(SetUp(3, first_seat=0)).view(0), GreedyDigger(SEED, 0)
    moves = numbers([ReadMap(0), Pass(("map",)), Pass(("NES",)), Pass(("NS",))])
    times = Counter(bot.move(view, moves) for _ in range(2000))
    assert 900 < times[moves[0]] < 1100


def test_commands_and_move_numbers_give_the_same_game() -> None:
    journal: list[RawFact] = []
    decisions = play_moves(deal_game(Rules(SABOTEUR2), SEED, journal), bots_for("mixed", SEED, 4))
    recorded = Game.begin(SABOTEUR2)
    play_commands(recorded, bots_for("mixed", SEED, 4))
    named = Game.begin(SABOTEUR2)
    match = seat_bots(named, bots_for("mixed", SEED, 4))
    while not named.over:
        play_decision(named, match)
    assert journal == recorded.facts == named.facts
    assert decisions == len(recorded.commands) == len(named.commands)


def test_each_bot_option_seats_its_bots() -> None:
    assert {type(bot) for bot in bots_for("random_bot", SEED, 12)} == {RandomBot}
    assert {type(bot) for bot in bots_for("greedy_digger", SEED, 12)} == {GreedyDigger}
    assert {type(bot) for bot in bots_for("mixed", SEED, 12)} == {RandomBot, GreedyDigger}
