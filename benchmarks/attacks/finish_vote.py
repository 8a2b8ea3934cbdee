"""One player ends everybody's game by vote: alone after a restart, or as a host who removed the others."""

from __future__ import annotations

from benchmarks.attacks.guests import Guest
from benchmarks.attacks.harness import AttackRun

_NAMES = ("Ada", "Bea", "Cleo")


async def _start_game(guests: list[Guest], address: str) -> str:
    """Three people start a game; return its room."""
    for guest, name in zip(guests, _NAMES, strict=True):
        guest.move_to(address)
        await guest.arrive()
        await guest.choose_name(name)
    host, *others = guests
    room = await host.open_room(seats=4)
    for seat, other in enumerate(others, 1):
        await other.request(room, "Sit", seat=seat)
        await other.request(room, "Ready", seat=seat, ready=True)
    (await host.request(room, "Start")).raise_for_status()
    return room


async def attack(run: AttackRun) -> None:
    """Let the first player to come back after a restart vote, then a host who has removed the others."""
    guests = [Guest("http://127.0.0.1") for _ in _NAMES]
    with run.server("--no-limits") as server:
        room = await _start_game(guests, server.address)
        for seat, guest in enumerate(guests):
            await guest.connect(room, seat)
        server.stop()
        with run.server("--no-limits", store_file=server.store_file) as restarted:
            for guest in guests:
                guest.move_to(restarted.address)
            first = await guests[0].connect(room, 0)
            reply = await first.request("VoteToFinish", agreed=True)
            state = await guests[1].state_of(room)
            run.report(f"after a restart only the first player is back and votes ({reply}): the game is {state}")

            room = await _start_game(guests, restarted.address)
            host = await guests[0].connect(room, 0)
            for seat in (1, 2):
                await host.request("Remove", seat=seat)
            reply = await host.request("VoteToFinish", agreed=True)
            state = await guests[0].state_of(room)
            run.report(f"a host removes the two others and then votes ({reply}): the game is {state}")
    for guest in guests:
        await guest.leave()
