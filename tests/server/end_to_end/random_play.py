"""Plays random legal commands with a client."""

from collections.abc import Callable
from random import Random

from tests.server.end_to_end.client import Client, Frame


async def play_random(
    client: Client,
    random: Random,
    enough: Callable[[], object] = lambda: False,
    choose: Callable[[list[Frame]], list[Frame]] = lambda choices: choices,
) -> list[str]:
    """Play until the game is over or ``enough`` is true; return the references of all accepted requests."""
    accepted: list[str] = []
    while True:
        await client.until(lambda: client.choices or client.over or enough())
        if client.over or enough():
            return accepted
        assert client.choices
        number = client.number
        reply = await client.play(random.choice(choose(client.choices)))
        if reply["frame"] == "Accepted":
            accepted.append(reply["ref"])
            assert client.number > number, "the request was accepted before its items were sent"
        else:
            # Allowed reasons: a window closed, another player was faster, or a timeout.
            assert reply["reason"] in ("stale", "bot-took-over"), reply
