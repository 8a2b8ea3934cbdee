"""Names that look the same, stacked accents, and a spectator who comes back after the host has removed them."""

from __future__ import annotations

from contextlib import suppress

from benchmarks.attacks.guests import Guest, GuestSocket
from benchmarks.attacks.harness import AttackRun

_LOOK_ALIKES = ("Ada", "ADA", "A d a", "\u0410da", "Ad\u200da", "Ada.")
_STACKED = "A" + "\u0336\u0321\u035b" * 7


async def attack(run: AttackRun) -> None:
    """Try each of them in a room with one player."""
    with run.server("--no-limits") as server:
        host, other = await Guest(server.address).arrive(), await Guest(server.address).arrive()
        await host.choose_name("Ada")
        room = await host.open_room(seats=5)
        response = await other.choose_name(_STACKED)
        reason = response.json().get("reason", "")
        run.report(f"a name of one letter with 21 accents: {response.status_code} {reason}")
        await other.choose_name("Zoe")
        for name in _LOOK_ALIKES:
            response = await other.request(room, "Sit", seat=1, name=name)
            reason = response.json().get("reason", "")
            run.report(f"sit down beside Ada as {name!a}: {response.status_code} {reason}")
            await other.request(room, "Leave", seat=1)
        (await host.request(room, "Start")).raise_for_status()
        spectator, host_socket = await other.connect(room, None), await host.connect(room, 0)
        reply = await spectator.request("SendChat", text="e" + "\u0301" * 200)
        run.report(f"send one letter with 200 accents: {reply}")
        await spectator.request("SendChat", text="Ada is a saboteur")
        person = await _person_of_spectator(host_socket)
        for request, details in (
            ("MuteSpectator", {"person": person, "muted": True}),
            ("RemoveSpectator", {"person": person}),
        ):
            run.report(f"the host sends {request}: {await host_socket.request(request, **details)}")
        code = await (await other.connect(room, None)).close_code()
        run.report(f"the spectator connects again: {'let in' if code is None else f'closed with {code}'}")
        for guest in (host, other):
            await guest.leave()


async def _person_of_spectator(host: GuestSocket) -> str:
    """The public id of the spectator, if the server sends it to the host."""
    with suppress(TimeoutError):
        while True:
            frame = await host.next_frame()
            if frame.get("spectators"):
                return str(frame["spectators"][0]["person"])
            if frame["frame"] == "Snapshot" and "spectators" not in frame:
                break
    return "nobody"
