"""The environment follows the rules: order of agents, end of the game, rewards and errors."""

import copy
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from pyrite.bots import RandomBot
from pyrite.game import BadInput, SetUp
from pyrite.game.catalogue import DIGGER, GEOLOGIST, GREEDY, PROFITEER, SABOTEUR
from pyrite.game.facts.course import ROUND_ENDED
from pyrite.game.modules.veto.commands import LetPass
from pyrite.game.setup import Rules
from pyrite.game.state import State, View
from pyrite.game.view_json import view_to_json
from pyrite.learn import NEAR, OutsideWindowError, SaboteurEnv, env, raw_env
from pyrite.learn.rendering import draw
from pyrite.learn.rewards import side
from tests.learn.set_ups import SET_UPS

WIDE = (-14, 22, -16, 16)
"""Wide enough for these games, and faster than the window that no game leaves."""


def play(game: SaboteurEnv, random: Random) -> dict[str, float]:
    """Play at random to the end and return the sum of rewards of each agent."""
    rewards = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        _, reward, termination, truncation, info = game.last(observe=False)
        rewards[agent] += reward
        if termination or truncation:
            game.step(None)
        else:
            game.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
    return rewards


def final_gold(game: SaboteurEnv) -> list[int]:
    table = game.view("seat_0").table
    return [sum(gold) + tokens for gold, tokens in zip(table.shown_gold, table.tokens, strict=True)]


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize("name", ["the base game", "a tournament", "Saboteur 2"])
def test_rewards_add_up_to_the_final_gold(name: str) -> None:
    for seed in range(3):
        games = {reward: raw_env(SET_UPS[name], reward=reward, window=WIDE) for reward in ("gold", "lead", "win")}
        rewards = {}
        for reward, game in games.items():
            game.reset(seed=seed)
            rewards[reward] = play(game, Random(seed))
        gold = final_gold(games["gold"])
        assert list(rewards["gold"].values()) == gold
        assert list(rewards["lead"].values()) == pytest.approx([each - sum(gold) / len(gold) for each in gold])
        assert list(rewards["win"].values()) == [float(each == max(gold)) for each in gold]


@pytest.mark.rule("TOLL-1")
def test_starting_gold_is_no_reward() -> None:
    game = raw_env(players=3, modules={"toll"}, rounds=1)
    game.reset(seed=3)
    rewards = play(game, Random(3))
    assert [each + 1 for each in rewards.values()] == final_gold(game)


@pytest.mark.rule("PAY-6")
@pytest.mark.parametrize("name", ["the base game", "a tournament", "Saboteur 2"])
def test_the_winning_side_is_rewarded(name: str) -> None:
    """Random players do not reach the gold in these games, so saboteurs and roles paid with them win."""
    game = raw_env(SET_UPS[name], reward="side", rounds=1)
    for seed in range(4):
        game.reset(seed=seed)
        rewards = play(game, Random(seed))
        table = game.view("seat_0").table
        assert not table.gold_reached
        paid = {SABOTEUR, PROFITEER, GEOLOGIST} if table.rules.saboteur2 else {SABOTEUR}
        for seat, reward in enumerate(rewards.values()):
            if reward:
                assert table.roles[seat] in paid
            elif not table.rules.saboteur2:
                assert table.roles[seat] != SABOTEUR


@pytest.mark.parametrize(
    ("gold_reached", "finisher", "expected"),
    [(True, 0, [1, 0, 0, 1]), (True, 2, [0, 0, 1, 0]), (True, 1, [1, 0, 0, 1]), (False, -1, [0, 1, 0, 0])],
    ids=["a digger reaches the gold", "the greedy dwarf does", "a saboteur does", "nobody does"],
)
@pytest.mark.rule("WC-16")
def test_the_winning_side_depends_on_the_seat_that_reached_the_gold(
    gold_reached: bool, finisher: int, expected: list[float]
) -> None:
    state = State.before(Rules(SetUp(4, modules=frozenset({"greedy_dwarf"}))), bytes(32))
    ended = (ROUND_ENDED, gold_reached, finisher, bytes((DIGGER, SABOTEUR, GREEDY, DIGGER)), b"")
    assert side(state, [0, 0, 0, 0], [ended]) == expected


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_game_has_the_given_number_of_rounds(rounds: int) -> None:
    game = raw_env(players=3, rounds=rounds)
    game.reset(seed=1)
    seen = set()
    for _ in game.agent_iter():
        _, _, termination, _, info = game.last(observe=False)
        if not termination:
            seen.add(game.view("seat_0").table.round)
        game.step(None if termination else int(info["action_mask"].argmax()))
    assert len(seen) == rounds
    assert game.view("seat_0").table.winners


def test_a_seed_determines_a_series_of_games() -> None:
    def first_hands(seed: int) -> list[bytes]:
        game = raw_env(players=4)
        game.reset(seed=seed)
        hands = []
        for _ in range(3):
            own = game.view("seat_2").own
            assert own is not None
            hands.append(bytes(own.hand))
            game.reset()
        return hands

    assert first_hands(7) == first_hands(7)
    assert first_hands(7) != first_hands(8)
    assert len(set(first_hands(7))) == 3


@pytest.mark.rule("WC-19b")
def test_a_veto_is_asked_seat_by_seat_without_revealing_answers() -> None:
    game = raw_env(players=5, modules={"veto"}, window=NEAR)
    game.reset(seed=5)
    actor = game.agent_selection
    game.step(min(game.legal_commands()))
    others = [agent for agent in game.possible_agents if agent != actor]
    before = {agent: game.observe(agent)["observation"].copy() for agent in game.possible_agents}
    for agent in others[:-1]:
        assert game.agent_selection == agent
        commands = game.legal_commands()
        game.step(next(action for action, command in commands.items() if isinstance(command, LetPass)))
        for viewer in game.possible_agents:
            if viewer not in others[: others.index(agent) + 1]:  # a seat knows its own answer
                assert np.array_equal(game.observe(viewer)["observation"], before[viewer])
    assert game.agent_selection == others[-1]


def test_bots_can_play_in_any_seat() -> None:
    game = raw_env(players=3, rounds=1)
    game.reset(seed=2)
    bots = {agent: RandomBot(bytes(32), seat) for seat, agent in enumerate(game.possible_agents)}
    for agent in game.agent_iter():
        if game.terminations[agent]:
            game.step(None)
            continue
        game.step(game.action_of(bots[agent].move(game.view(agent), game.legal_moves())))
    assert not game.agents


def test_a_copy_is_independent() -> None:
    game = raw_env(players=3, rounds=1)
    game.reset(seed=2)
    twin = copy.deepcopy(game)
    assert play(game, Random(1)) == play(twin, Random(1))
    assert view_to_json(twin.view("seat_0")) == view_to_json(game.view("seat_0"))


def test_an_environment_can_be_pickled_during_a_game() -> None:
    game = raw_env(SetUp(4, modules=frozenset({"saboteur2"})), reward="win", rounds=2, window=NEAR)
    game.reset(seed=2)
    game.step(max(game.legal_commands()))
    twin = pickle.loads(pickle.dumps(game))
    assert twin.legal_commands() == game.legal_commands()
    assert np.array_equal(twin.observe("seat_1")["observation"], game.observe("seat_1")["observation"])


# ---------------------------------------------------------------- errors


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    game = raw_env(players=3)
    game.reset(seed=1)
    mask = game.observe(game.agent_selection)["action_mask"]
    illegal = int(mask.argmin())
    with pytest.raises(BadInput, match=f"Action {illegal} is not legal for {game.agent_selection} now"):
        game.step(illegal)
    assert np.array_equal(game.observe(game.agent_selection)["action_mask"], mask)


def dig_out_of_the_window(game: SaboteurEnv) -> None:
    """Dig west until the game leaves the window or ends."""
    for _ in game.agent_iter():
        if any(game.terminations.values()) or any(game.truncations.values()):
            return
        commands = game.legal_commands()
        game.step(min(commands, key=lambda action: getattr(commands[action], "cell", (99, 0))))


def test_a_move_outside_the_window_raises() -> None:
    game = raw_env(players=3, window=(-1, 9, -3, 3))
    game.reset(seed=1)
    with pytest.raises(OutsideWindowError, match="Give a wider window="):
        dig_out_of_the_window(game)


def test_a_move_outside_the_window_can_truncate_the_game() -> None:
    game = raw_env(players=3, window=(-1, 9, -3, 3), outside="truncate")
    game.reset(seed=1)
    dig_out_of_the_window(game)
    assert all(game.truncations.values())
    assert not any(game.terminations.values())
    for _ in game.agent_iter():
        game.step(None)
    assert not game.agents


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"reward": "glory"}, "glory"),
        ({"rounds": 4}, "A game has 1 to 3 rounds, not 4"),
        ({"outside": "hide"}, "hide"),
        ({"render_mode": "rgb_array"}, "rgb_array"),
        ({"players": 2}, "3 to 10 players"),
        ({"set_up": SetUp(3), "players": 4}, "put players into it"),
    ],
)
def test_invalid_options_raise(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        env(**options)


def test_rendering_needs_a_mode() -> None:
    game = env(players=3)
    game.reset(seed=1)
    with pytest.raises(BadInput, match="render_mode='ansi'"):
        game.render()


def test_rendered_text_shows_the_maze_and_the_seats() -> None:
    game = env(players=3, render_mode="ansi")
    game.reset(seed=1)
    text = game.render()
    assert "┼S" in text
    assert "?1" in text
    assert "seat 2: 6 cards" in text


@pytest.mark.rule("S2-3")
@pytest.mark.parametrize(("edition", "shown"), [("DE24", "5 tokens"), ("UA24", "tokens face down")])
def test_rendered_text_shows_open_tokens_and_at_the_end_all(edition: str, shown: str) -> None:
    table = State.before(Rules(SetUp(3, edition, frozenset({"saboteur2"}))), bytes(32)).table
    table.lay_out()
    table.tokens = [5, 0, 1]
    assert f"seat 0: 0 cards, {shown}" in draw(View(table, None, None))
    table.winners = (0,)
    assert "seat 0: 0 cards, 5 tokens" in draw(View(table, None, None))


def test_other_packages_do_not_import_numpy() -> None:
    program = (
        "import sys, pyrite.cli, pyrite.bots; sys.exit('numpy' in sys.modules or 'pettingzoo' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
