"""Names that look the same, stacked accents, and a spectator who comes back after the host has removed them."""

from __future__ import annotations

from contextlib import suppress

from benchmarks.attacks.run import Run
from benchmarks.attacks.visitors import Socket, Visitor

_LOOK_ALIKES = ("Ada", "ADA", "A d a", "\u0410da", "Ad\u200da", "Ada.")
_STACKED = "A" + "\u0336\u0321\u035b" * 7


async def attack(run: Run) -> None:
    """Try each on a table with one person."""
    with run.server("--no-limits") as server:
        host, other = Visitor(server.address), Visitor(server.address)
        await host.arrive("Ada")
        room = await host.open_table(seats=5)
        answer = await other.arrive(_STACKED)
        run.say(f"a name of one letter with 21 accents: {answer.status_code} {answer.json().get('reason', '')}")
        await other.arrive("Zoe")
        for name in _LOOK_ALIKES:
            answer = await other.request(room, "Sit", seat=1, name=name)
            run.say(f"sit down beside Ada as {name!a}: {answer.status_code} {answer.json().get('reason', '')}")
            await other.request(room, "Leave", seat=1)
        (await host.request(room, "Start")).raise_for_status()
        watching, ruling = await other.connect(room), await host.connect(room, 0)
        said = await watching.request("SendChat", text="e" + "\u0301" * 200)
        run.say(f"say one letter with 200 accents: {said}")
        await watching.request("SendChat", text="Ada is a saboteur")
        person = await _person(ruling)
        for request, details in (
            ("MuteSpectator", {"person": person, "muted": True}),
            ("RemoveSpectator", {"person": person}),
        ):
            run.say(f"the host sends {request}: {await ruling.request(request, **details)}")
        code = await (await other.connect(room)).closed_with()
        run.say(f"the spectator connects again: {'let in' if code is None else f'closed with {code}'}")
        for visitor in (host, other):
            await visitor.leave()


async def _person(host: Socket) -> str:
    """How the room names the spectator, if it tells the host at all."""
    with suppress(TimeoutError):
        while True:
            frame = await host.next()
            if frame.get("spectators"):
                return str(frame["spectators"][0]["person"])
            if frame["frame"] == "Snapshot" and "spectators" not in frame:
                break
    return "nobody"
