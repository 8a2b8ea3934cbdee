"""Everything put together: the shell, the rooms, the sockets, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from starlette.applications import Starlette
from starlette.types import ASGIApp

from pyrite.server.http.application import AppContext, create_http_app
from pyrite.server.http.finished_games_api import FinishedGameCache, FinishedGamesApi
from pyrite.server.http.rooms_api import RoomsApi
from pyrite.server.http.rules_api import RulesApi
from pyrite.server.operations.retention import Retention
from pyrite.server.operations.worker_process import WorkerProcess
from pyrite.server.realtime.bot_players import Pace, Parlour
from pyrite.server.realtime.room_actor import House
from pyrite.server.realtime.room_registry import Hub
from pyrite.server.realtime.websocket import Sockets


def create_app(context: AppContext) -> ASGIApp:
    """The application that `pyrite serve` runs."""
    settings = context.settings
    pace = Pace(settings.bot_delay.shortest / 1000, settings.bot_delay.longest / 1000)
    house = House(
        context.store, Parlour(pace), context.now, context.metrics, settings.grace / 1000, settings.haste
    )
    hub = Hub(house)
    for state in ("lobby", "playing", "over"):
        context.metrics.rooms.labels(state).set_function(partial(hub.count, state))

    worker = WorkerProcess()

    async def close_all() -> None:
        await worker.close()  # first: whoever waits for it is answered before connections are closed
        await hub.close()

    context.close_all = close_all
    finished = FinishedGameCache(context.store, worker, context.metrics)
    retention = Retention(context.store, settings.retention_ages, settings.retention_guard, context.now)
    context.on_sign_out = hub.sign_out

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        beside = [
            asyncio.ensure_future(retention.run()),
            asyncio.ensure_future(hub.keep_in_touch()),
        ]
        try:
            yield
        finally:
            await close_all()
            for task in beside:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    endpoints = [
        *RoomsApi(hub, context.identity).endpoints,
        *FinishedGamesApi(context.store, finished).endpoints,
        *RulesApi().endpoints,
    ]
    return create_http_app(context, endpoints, Sockets(context, hub).routes, lifespan)
