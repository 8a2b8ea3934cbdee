"""Builds the application: HTTP APIs, rooms, WebSockets and background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from starlette.applications import Starlette
from starlette.types import ASGIApp

from pyrite.server.bot_processes.pool import BotProcesses
from pyrite.server.http.application import AppContext, create_http_app
from pyrite.server.http.coach_api import CoachApi
from pyrite.server.http.finished_games_api import FinishedGameCache, FinishedGamesApi
from pyrite.server.http.lessons_api import LessonsApi
from pyrite.server.http.roles_api import RolesApi
from pyrite.server.http.rooms_api import RoomsApi
from pyrite.server.http.rules_api import RulesApi
from pyrite.server.operations.retention import Retention
from pyrite.server.operations.worker_process import WorkerProcess
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.realtime.room_sync import RoomSync
from pyrite.server.realtime.websocket import WebSocketApi


def create_app(context: AppContext) -> ASGIApp:
    """The application that `pyrite serve` runs."""
    settings = context.settings
    delay = ThinkingDelay(settings.bot_delay.shortest / 1000, settings.bot_delay.longest / 1000)
    lease = context.lease
    services = RoomServices(
        context.store,
        BotExecutor(delay, BotProcesses(settings.bot_limits, context.metrics)),
        context.now,
        context.metrics,
        settings.reconnect_grace / 1000,
        settings.speedup,
        sync=RoomSync(lease),
    )
    registry = RoomRegistry(services, settings.drain)
    lease.show(context.metrics)
    for state in ("lobby", "playing", "over"):
        context.metrics.rooms.labels(state).set_function(partial(registry.count, state))
    context.metrics.driven_rooms.set_function(lambda: services.sync.driven_count)

    worker = WorkerProcess()

    async def close_all() -> None:
        lease.draining = True
        await worker.close()  # first: pending requests are answered before connections are closed
        await registry.close_all()
        await lease.leave()

    context.close_all = close_all
    finished = FinishedGameCache(context.store, worker, context.metrics)
    retention = Retention(
        context.store,
        settings.retention_ages,
        settings.retention_guard,
        context.now,
        lambda: lease.is_first,
    )
    context.on_sign_out = registry.sign_out

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        background = [
            asyncio.ensure_future(retention.run()),
            asyncio.ensure_future(registry.run_heartbeat()),
            asyncio.ensure_future(registry.run_adoption()),
            asyncio.ensure_future(lease.run()),
        ]
        stop_listening = services.sync.listen()
        try:
            yield
        finally:
            await close_all()
            stop_listening()
            for task in background:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    endpoints = [
        *RoomsApi(registry, context.identity).endpoints,
        *FinishedGamesApi(context.store, finished).endpoints,
        *RulesApi().endpoints,
        *LessonsApi().endpoints,
        *RolesApi().endpoints,
        *CoachApi(registry).endpoints,
    ]
    return create_http_app(context, endpoints, WebSocketApi(context, registry).routes, lifespan)
