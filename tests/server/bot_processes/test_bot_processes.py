"""Bots in processes: the same moves whatever ends a process, and a move from the server where a bot has none."""

import asyncio
import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import psutil  # type: ignore[import-untyped]
import pytest

from pyrite.game import COMPILED, Game, SetUp
from pyrite.game.commands import command_of
from pyrite.server.bot_processes.limits import BotLimits, default_processes
from pyrite.server.bot_processes.pool import BotProcesses
from pyrite.server.bot_processes.process import BotProcess
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from tests.server.bot_processes.bad_bots import WORKER, is_gone
from tests.server.bot_processes.playing import local_moves, mixed_set_up, play, seat_bots
from tests.server.log_lines import lines
from tests.server.serving import until

THREE = SetUp(3, seed=bytes(32))

SCRIPT = """
import asyncio, sys
from pyrite.game import Game, SetUp
from pyrite.server.bot_processes.limits import BotLimits
from pyrite.server.bot_processes.pool import BotProcesses
from tests.server.bot_processes.bad_bots import WORKER
from tests.server.bot_processes.playing import seat_bots

async def main():
    pool = BotProcesses(BotLimits(timeout=1.0), worker=WORKER)
    game = Game.begin(SetUp(3, seed=bytes(32)))
    await pool.choose(seat_bots(game, "random_bot")[game.asked], game)
    thinking = asyncio.create_task(pool.choose(seat_bots(game, sys.argv[1])[game.asked], game))
    await asyncio.sleep(0.1)
    print(*pool.process_ids, flush=True)
    await asyncio.to_thread(sys.stdin.read)

asyncio.run(main())
"""


def sample(executor: BotExecutor, name: str, **labels: str) -> float:
    """The value of a metric."""
    return executor.processes.metrics.registry.get_sample_value(f"pyrite_bot_{name}", labels) or 0.0


@contextmanager
def counted(executor: BotExecutor, name: str, **labels: str) -> Iterator[list[float]]:
    """How much a metric grows: the only element, after the block."""
    found: list[float] = []
    before = sample(executor, name, **labels)
    yield found
    found.append(sample(executor, name, **labels) - before)


async def moves_of(executor: BotExecutor, set_up: SetUp, name: str, most: int = 10_000) -> list[int]:
    game = Game.begin(set_up)
    return [chosen async for chosen in play(game, seat_bots(game, name), executor.think, most)]


# ---------------------------------------------------------------- the same moves


@pytest.mark.parametrize("name", ["random_bot", "greedy_digger", "heuristic", "bayesian"])
async def test_bots_choose_the_same_moves_in_a_process(executor: BotExecutor, name: str) -> None:
    for number in range(2):
        set_up = mixed_set_up(number)
        assert await moves_of(executor, set_up, name, 60) == local_moves(set_up, name, 60)


async def test_a_killed_process_changes_no_move_of_the_game(executor: BotExecutor) -> None:
    game = Game.begin(THREE)
    bots, moves = seat_bots(game, "bayesian"), []
    with counted(executor, "process_restarts_total", reason="ended") as restarts:
        async for chosen in play(game, bots, executor.think):
            moves.append(chosen)
            if len(moves) in (20, 45):
                [process] = executor.processes.process_ids
                os.kill(process, signal.SIGKILL)
    assert game.over
    assert moves == local_moves(THREE, "bayesian")
    assert restarts == [2.0]


async def test_a_process_that_is_killed_while_it_thinks_is_asked_again(executor: BotExecutor) -> None:
    game = Game.begin(THREE)
    bots, moves = seat_bots(game, "heuristic"), []
    async for chosen in play(game, bots, executor.think, 10):
        moves.append(chosen)
    [process] = executor.processes.process_ids
    os.kill(process, signal.SIGSTOP)
    assert game.asked is not None
    thinking = asyncio.create_task(executor.think(bots[game.asked], game))
    await asyncio.sleep(0.05)
    os.kill(process, signal.SIGKILL)
    moves.append(await thinking)
    assert moves == local_moves(THREE, "heuristic", 11)


async def test_bots_that_were_forgotten_choose_the_same_moves(executor: BotExecutor) -> None:
    """Either because they were not used for long, or because their room was unloaded."""
    tight = BotExecutor(ThinkingDelay(0, 0), BotProcesses(BotLimits(bots=2)))
    assert await moves_of(tight, THREE, "greedy_digger", 30) == local_moves(THREE, "greedy_digger", 30)
    game = Game.begin(THREE)
    bots, moves = seat_bots(game, "greedy_digger"), []
    async for chosen in play(game, bots, tight.think, 30):
        moves.append(chosen)
        tight.forget(bots)
    assert moves == local_moves(THREE, "greedy_digger", 30)
    await tight.close()


async def test_fifty_rooms_at_once(executor: BotExecutor) -> None:
    set_ups = [SetUp(5, seed=bytes([number]) * 32) for number in range(50)]
    with counted(executor, "fallbacks_total", reason="queue-full") as fallbacks:
        found = await asyncio.gather(*(moves_of(executor, set_up, "greedy_digger", 15) for set_up in set_ups))
    assert found == [local_moves(set_up, "greedy_digger", 15) for set_up in set_ups]
    assert fallbacks == [0.0]


# ---------------------------------------------------------------- bots that fail


async def first_move(executor: BotExecutor, name: str) -> tuple[int, float]:
    """The first move of a game in which the bot of this name begins, and how long it took."""
    game = Game.begin(THREE)
    assert game.asked is not None
    begun = monotonic()
    chosen = await executor.think(seat_bots(game, name)[game.asked], game)
    assert command_of(chosen, game.state.table.maze.grid) in game.legal(game.asked)
    return chosen, monotonic() - begun


@pytest.mark.parametrize(
    ("name", "reason", "restarts"),
    [("hanging", "timeout", 1), ("dying", "ended", 2), ("raising", "failed", 0), ("cheating", "failed", 0)],
)
async def test_the_server_moves_for_a_bot_that_fails_and_others_play_on(
    executor: BotExecutor, logged: io.StringIO, name: str, reason: str, restarts: int
) -> None:
    game = Game.begin(THREE)
    bots, moves = seat_bots(game, "bayesian"), []
    async for chosen in play(game, bots, executor.think, 8):
        moves.append(chosen)
    with (
        counted(executor, "fallbacks_total", reason=reason) as fallbacks,
        counted(executor, "process_restarts_total", reason=reason) as replaced,
    ):
        _, seconds = await first_move(executor, name)
    assert fallbacks == [1.0]
    assert replaced == [restarts]
    if name == "hanging":
        assert seconds < 30, "the bound is three seconds"
    async for chosen in play(game, bots, executor.think, 8):
        moves.append(chosen)
    assert moves == local_moves(THREE, "bayesian", 16)
    events = [(line["event"], line.get("reason")) for line in lines(logged)]
    failed = [("a bot failed", None)] if reason == "failed" else []
    assert events == [("bot process is replaced", reason)] * restarts + failed + [
        ("the server moves for a bot", reason)
    ]
    assert "ada" not in logged.getvalue()


async def test_the_server_moves_for_bots_when_too_many_wait(logged: io.StringIO) -> None:
    executor = BotExecutor(ThinkingDelay(0, 0), BotProcesses(BotLimits(timeout=30, queue=1), worker=WORKER))
    hanging = asyncio.create_task(first_move(executor, "hanging"))
    while not executor.processes.process_ids:
        await asyncio.sleep(0.01)
    waiting = asyncio.create_task(first_move(executor, "random_bot"))
    await asyncio.sleep(0)
    assert sample(executor, "queue") == 2
    await first_move(executor, "random_bot")
    assert [line["reason"] for line in lines(logged)] == ["queue-full"]
    assert sample(executor, "fallbacks_total", reason="queue-full") == 1
    await executor.close()
    assert all(isinstance(each, asyncio.CancelledError) for each in await gathered(hanging, waiting))


async def gathered(*tasks: asyncio.Task[tuple[int, float]]) -> list[object]:
    return list(await asyncio.gather(*tasks, return_exceptions=True))


async def test_a_process_that_cannot_start_does_not_stop_the_game(logged: io.StringIO) -> None:
    executor = BotExecutor(ThinkingDelay(0, 0), BotProcesses(worker="pyrite.no_such_worker"))
    await first_move(executor, "random_bot")
    assert sample(executor, "fallbacks_total", reason="ended") == 1
    assert executor.processes.process_ids == []
    await executor.close()


# ---------------------------------------------------------------- the processes


async def test_another_process_starts_only_when_the_others_are_busy() -> None:
    executor = BotExecutor(ThinkingDelay(0, 0), BotProcesses(BotLimits(processes=2)))
    assert executor.processes.process_ids == [], "nothing is started before a bot plays"
    await moves_of(executor, THREE, "random_bot", 6)
    assert len(executor.processes.process_ids) == 1
    await asyncio.gather(*(moves_of(executor, THREE, "random_bot", 6) for _ in range(5)))
    assert len(executor.processes.process_ids) == 2
    for process in executor.processes.process_ids:
        assert (
            psutil.Process(process).nice() >= psutil.Process().nice() + 5 or psutil.Process(process).nice() == 19
        )
    processes = executor.processes.process_ids
    await executor.close()
    assert all(map(is_gone, processes))


async def test_a_process_has_the_path_and_the_rules_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.joinpath("worker_elsewhere.py").write_text(
        "from pyrite.server.bot_processes.worker import main\nprint('not an answer')\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    process = await BotProcess.start("worker_elsewhere", 10, 10)
    assert process.compiled == COMPILED
    await process.stop()


@pytest.mark.parametrize("name", ["random_bot", "hanging"])
def test_processes_end_when_the_server_is_killed(name: str) -> None:
    """At once if they are idle, otherwise when a decision has taken twice as long as it may."""
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        assert not is_gone(process)
        server.send_signal(signal.SIGKILL)
    until(lambda: is_gone(process))


def test_the_default_leaves_a_core_to_the_server() -> None:
    assert 1 <= default_processes() <= max(1, min(4, (os.cpu_count() or 1) - 1))
