"""What a bot process is sent does not depend on anything that the seat of the bot may not know (INFO-1)."""

from random import Random

import pytest

from pyrite.game import Game, SetUp, imagine
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.server.bot_processes import bot_player
from pyrite.server.bot_processes.bot_player import BotPlayer, count_groups
from pyrite.server.bot_processes.messages import Think, framed
from tests.properties.imagined_past import replay_in_world

GAMES = 12


def played(set_up: SetUp, random: Random, most: int) -> Game:
    """A game after random moves."""
    game = Game.begin(set_up)
    for _ in range(most):
        if game.asked is None:
            break
        game.submit(game.asked, random.choice(game.legal(game.asked)))
    return game


def sent(game: Game, seat: int) -> bytes:
    """Everything that the process of a bot on this seat is sent until now."""
    bot = BotPlayer("bayesian", game.rules, seat, bytes(32))
    return framed(Think(1, bot.as_new(), bot.history(game, 0, count_groups(game))))


def pairs() -> list[tuple[Game, Game, int]]:
    """Games that differ, and the seat that cannot tell one from the other."""
    found = []
    for number in range(GAMES):
        random = Random(number)
        set_up = SetUp(5, modules=frozenset({"veto"}), seed=random.randbytes(32)) if number % 2 else SetUp(4)
        game = played(set_up, random, random.randrange(10, 60))
        seat = random.randrange(game.rules.players)
        world = imagine(game.state, seat, SeededRandom(random.randbytes(32), "another world"))
        found.append((game, replay_in_world(game, world, seat, random), seat))
    return found


@pytest.mark.plain  # random numbers within the round are patched
def test_two_games_that_a_seat_cannot_tell_apart_send_the_same_bytes() -> None:
    for game, other, seat in pairs():
        assert game.facts != other.facts
        assert sent(game, seat) == sent(other, seat)


@pytest.mark.plain  # as above
def test_the_check_finds_facts_that_are_not_projected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_player, "project", lambda fact, seat: fact)
    assert any(sent(game, seat) != sent(other, seat) for game, other, seat in pairs())


def test_the_seed_of_the_game_is_not_sent() -> None:
    seed = bytes(range(32))
    message = sent(played(SetUp(5, seed=seed), Random(1), 20), 2)
    assert seed not in message
    assert seed.hex().encode() not in message
