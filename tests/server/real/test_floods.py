"""Somebody writes as much as they can: they are told to wait, and nobody else notices."""

from pathlib import Path

from pyrite.server.http.rate_limits import DEFAULT_RATE_LIMITS, LimitKind
from tests.server.real.kept import entries
from tests.server.real.people import table
from tests.server.real.within import run
from tests.server.serving import serving

LINES = 50


def test_who_writes_too_much_is_told_to_wait_and_the_others_write_and_play_on(tmp_path: Path) -> None:
    kept_at = tmp_path / "pyrite.db"

    async def flood(address: str) -> None:
        async with table(address, 2, seats=3) as around:
            loud, quiet = await around.clients()
            refs = [await loud.send("SendChat", text=f"line {number}") for number in range(LINES)]
            await loud.until(lambda: all(ref in loud.answers for ref in refs))
            refused = [loud.answers[ref] for ref in refs if loud.answers[ref]["frame"] == "Refused"]
            assert {answer["reason"] for answer in refused} == {"chat-limit"}
            assert refused[0]["text"].endswith(".")
            accepted = LINES - len(refused)
            burst = DEFAULT_RATE_LIMITS.per_guest[LimitKind.CHAT].burst
            assert burst <= accepted < LINES
            await quiet.accepted("SendChat", text="Is it over?")
            await quiet.accepted("WriteNote", text="a loud one")
            await loud.told("ChatSent", text="Is it over?")
            said = [entry for entry in entries(kept_at, around.room) if entry["entry"] == "ChatSent"]
            assert len(said) == accepted + 1

    with serving("--bot-delay", "0", "0", store=f"sqlite:///{kept_at}") as server:
        run(flood(server.address))
        assert server.logged() == ""
