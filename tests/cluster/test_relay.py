"""The relay that cuts a node off: nothing passes, and nobody is told."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.server.serving import until
from tools.cluster.processes import Program, ProgramError, free_ports
from tools.cluster.relay import Relay


@asynccontextmanager
async def echo_server(port: int) -> AsyncIterator[None]:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            writer.write(line)
        writer.close()

    async with await asyncio.start_server(echo, "127.0.0.1", port):
        yield


async def test_what_is_sent_while_a_relay_is_cut_arrives_when_it_is_mended(tmp_path: Path) -> None:
    port, target = free_ports(2)
    relay = Relay("test", port, target, tmp_path)
    async with echo_server(target):
        await asyncio.to_thread(relay.start)
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"before\n")
            assert await reader.readline() == b"before\n"
            relay.cut()
            await asyncio.sleep(0.1)
            writer.write(b"meanwhile\n")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asyncio.shield(waiting := asyncio.ensure_future(reader.readline())), 0.2)
            relay.mend()
            assert await asyncio.wait_for(waiting, 5) == b"meanwhile\n"
            writer.close()
        finally:
            relay.program.stop()


def test_a_program_that_does_not_start_says_why(tmp_path: Path) -> None:
    program = Program("The test", [sys.executable, "-c", "raise SystemExit('no such folder')"], tmp_path / "log")
    with pytest.raises(ProgramError, match=r"The test did not start[^$]*no such folder"):
        program.start(lambda: False)


def test_a_program_is_killed_with_its_children(tmp_path: Path) -> None:
    program = Program("The test", ["sh", "-c", "sleep 61 & echo $!; wait"], tmp_path / "log")
    program.start(lambda: bool(program.end_of_log()))
    child = program.end_of_log()
    program.kill()
    assert not program.running
    until(lambda: has_ended(int(child)))


def has_ended(number: int) -> bool:
    """Whether a process has ended. It stays a zombie if nobody waits for it."""
    try:
        return bool(psutil.Process(number).status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True
