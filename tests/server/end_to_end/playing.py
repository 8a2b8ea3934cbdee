"""People who play by lot, each at a client of their own."""

from collections.abc import Callable
from random import Random

from tests.server.end_to_end.client import Client, Frame


async def play_on(
    client: Client,
    random: Random,
    enough: Callable[[], object] = lambda: False,
    choose: Callable[[list[Frame]], list[Frame]] = lambda choices: choices,
) -> list[str]:
    """Play what is possible until the game is over, or it is enough; the references of all that was accepted."""
    accepted: list[str] = []
    while True:
        await client.until(lambda: client.choices or client.over or enough())
        if client.over or enough():
            return accepted
        assert client.choices
        number = client.number
        answer = await client.play(random.choice(choose(client.choices)))
        if answer["frame"] == "Accepted":
            accepted.append(answer["ref"])
            assert client.number > number, "it was accepted before it was told"
        else:
            # Only a window that closed, another who was faster, or the clock can have come between.
            assert answer["reason"] in ("stale", "bot-took-over"), answer
