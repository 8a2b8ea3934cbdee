"""The timer of a room on the event loop of the server."""

from types import SimpleNamespace
from typing import Any, cast

import uvloop

from pyrite.server.realtime.room_driver import RoomDriver


def test_a_deadline_that_has_passed_can_be_scheduled_again() -> None:
    now = 1_700_000_000_000

    async def schedule_twice() -> None:
        room = SimpleNamespace(next_deadline=lambda: now - 500)
        driver = RoomDriver(cast(Any, SimpleNamespace(room=room, now=lambda: now)))
        driver.schedule_timer()
        driver.schedule_timer()

    uvloop.run(schedule_twice())
