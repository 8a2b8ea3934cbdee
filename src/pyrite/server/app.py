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
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from pyrite.server.realtime.room_actor import RoomServices
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.websocket import WebSocketApi


def create_app(context: AppContext) -> ASGIApp:
    """The application that `pyrite serve` runs."""
    settings = context.settings
    pace = ThinkingDelay(settings.bot_delay.shortest / 1000, settings.bot_delay.longest / 1000)
    services = RoomServices(
        context.store,
        BotExecutor(pace),
        context.now,
        context.metrics,
        settings.reconnect_grace / 1000,
        settings.speedup,
    )
    registry = RoomRegistry(services)
    for state in ("lobby", "playing", "over"):
        context.metrics.rooms.labels(state).set_function(partial(registry.count, state))

    worker = WorkerProcess()

    async def close_all() -> None:
        await worker.close()  # first: whoever waits for it is answered before connections are closed
        await registry.close_all()

    context.close_all = close_all
    finished = FinishedGameCache(context.store, worker, context.metrics)
    retention = Retention(context.store, settings.retention_ages, settings.retention_guard, context.now)
    context.on_sign_out = registry.sign_out

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        beside = [
            asyncio.ensure_future(retention.run()),
            asyncio.ensure_future(registry.run_heartbeat()),
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
        *RoomsApi(registry, context.identity).endpoints,
        *FinishedGamesApi(context.store, finished).endpoints,
        *RulesApi().endpoints,
    ]
    return create_http_app(context, endpoints, WebSocketApi(context, registry).routes, lifespan)
