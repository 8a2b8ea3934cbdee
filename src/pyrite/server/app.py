"""Everything put together: the shell, the rooms, the sockets, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from starlette.applications import Starlette
from starlette.types import ASGIApp

from pyrite.server.http.application import Shell, make_app
from pyrite.server.http.finished_games_api import FinishedGames, FinishedGamesApi
from pyrite.server.http.rooms_api import Rooms
from pyrite.server.http.rules_api import Library
from pyrite.server.operations.retention import Retention
from pyrite.server.operations.worker_process import WorkerProcess
from pyrite.server.realtime.bot_players import Pace, Parlour
from pyrite.server.realtime.room_actor import House
from pyrite.server.realtime.room_registry import Hub
from pyrite.server.realtime.websocket import Sockets


def whole_app(shell: Shell) -> ASGIApp:
    """The application that `pyrite serve` runs."""
    settings = shell.settings
    pace = Pace(settings.bot_pace.fastest / 1000, settings.bot_pace.slowest / 1000)
    house = House(shell.store, Parlour(pace), shell.now, shell.metrics, settings.grace / 1000, settings.haste)
    hub = Hub(house)
    for state in ("lobby", "playing", "over"):
        shell.metrics.rooms.labels(state).set_function(partial(hub.count, state))

    worker = WorkerProcess()

    async def farewell() -> None:
        await worker.close()  # first: whoever waits for it is answered before connections are closed
        await hub.close()

    shell.farewell = farewell
    finished = FinishedGames(shell.store, worker, shell.metrics)
    retention = Retention(shell.store, settings.cleaning, settings.retention_guard, shell.now)
    shell.signed_out = hub.sign_out

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        beside = [
            asyncio.ensure_future(retention.run()),
            asyncio.ensure_future(hub.keep_in_touch()),
        ]
        try:
            yield
        finally:
            await farewell()
            for task in beside:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    endpoints = [
        *Rooms(hub, shell.identity).endpoints,
        *FinishedGamesApi(shell.store, finished).endpoints,
        *Library().endpoints,
    ]
    return make_app(shell, endpoints, Sockets(shell, hub).routes, lifespan)
