"""A guest floods the chat: the rate limit refuses it, and others are not affected."""

from pathlib import Path

from pyrite.server.http.rate_limits import DEFAULT_RATE_LIMITS, LimitKind
from tests.server.end_to_end.people import seated_room
from tests.server.end_to_end.stored_entries import entries
from tests.server.serving import serving

LINES = 50


async def test_chat_above_the_rate_limit_is_refused_and_others_are_not_affected(tmp_path: Path) -> None:
    db_path = tmp_path / "pyrite.db"
    with serving("--bot-delay", "0", "0", store=f"sqlite:///{db_path}") as server:
        async with seated_room(server.address, 2, seats=3) as seated:
            loud, quiet = await seated.clients()
            refs = [await loud.send("SendChat", text=f"line {number}") for number in range(LINES)]
            await loud.until(lambda: all(ref in loud.replies for ref in refs))
            refused = [loud.replies[ref] for ref in refs if loud.replies[ref]["frame"] == "Refused"]
            assert {answer["reason"] for answer in refused} == {"chat-limit"}
            assert refused[0]["text"].endswith(".")
            accepted = LINES - len(refused)
            burst = DEFAULT_RATE_LIMITS.per_guest[LimitKind.CHAT].burst
            assert burst <= accepted < LINES
            await quiet.accepted("SendChat", text="Is it over?")
            await quiet.accepted("WriteNote", text="a loud one")
            await loud.wait_for_item("ChatSent", text="Is it over?")
            said = [entry for entry in entries(db_path, seated.room) if entry["entry"] == "ChatSent"]
            assert len(said) == accepted + 1
        assert server.logged() == ""
