"""The network between one node and the store: calls and messages are delayed, lost and reordered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import Any, Final, cast

from pyrite.server.store import Store, Unavailable
from pyrite.server.store.cluster import Cluster, Message, MissedMessages
from pyrite.server.store.memory import MemoryStore
from tests.server.simulation.simulated_loop import SimulatedProcess

OUTSIDE: Final = Context()
"""Where the store and the network run: they are never paused."""


class Network:
    """What happens between one node and the store, by a random number generator."""

    def __init__(self, rng: Random, process: SimulatedProcess) -> None:
        self._rng = rng
        self._process = process
        self.is_cut = False
        """Whether no call reaches the store."""
        self.loses_messages = False
        self.slowness = 1.0
        self.failure = 0.0
        """The share of calls that fail, before or after they are carried out."""
        self._on_message: Callable[[Message], None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ calls

    async def call(self, method: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Call the store. The call may be carried out although the node was killed, or no answer arrives."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        task = loop.create_task(self._carry_out(method, args, kwargs, answer), context=OUTSIDE.copy())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await answer

    async def _carry_out(
        self,
        method: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        answer: asyncio.Future[Any],
    ) -> None:
        rng = self._rng
        await asyncio.sleep(self._delay())
        if self.is_cut and rng.random() < 0.5:  # it is on its way, and arrives when the connection works again
            while self.is_cut:
                await asyncio.sleep(0.05)
        result: Any = None
        error: Exception | None = None
        if self._loses():
            error = Unavailable("The store cannot be reached.")
        else:
            try:
                result = await method(*args, **kwargs)
            except Exception as raised:
                error = raised
        await asyncio.sleep(self._delay())
        if self._loses():
            error = Unavailable("The answer is lost.")
        if answer.done():
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(result)

    def _loses(self) -> bool:
        return self.is_cut or self._rng.random() < self.failure

    def _delay(self) -> float:
        rare = self._rng.random()
        return self._rng.random() * self.slowness * (0.003 if rare < 0.9 else 0.05 if rare < 0.99 else 0.3)

    # ------------------------------------------------------------ messages

    def listen(self, cluster: Cluster, on_message: Callable[[Message], None]) -> Callable[[], None]:
        """Listen to messages of other nodes through this network."""
        self._on_message = on_message
        return cluster.listen(self._deliver)

    def _deliver(self, message: Message) -> None:
        if self._on_message is None or self.is_cut or self.loses_messages or self._rng.random() < self.failure:
            return
        loop = asyncio.get_running_loop()
        loop.call_later(self._delay(), self._on_message, message, context=self._process.context)

    def restore_messages(self) -> None:
        """Listen again, and perhaps tell the node that it missed some."""
        self.loses_messages = False
        if self._on_message is not None and self._rng.random() < 0.5:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._on_message, MissedMessages(), context=self._process.context)


class _Remote:
    """An object whose methods are called through a network."""

    def __init__(self, real: Any, network: Network) -> None:
        self._real = real
        self._network = network

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._real, name)
        network = self._network

        async def call(*args: Any, **kwargs: Any) -> Any:
            return await network.call(method, args, kwargs)

        return call


class RemoteStore(_Remote):
    """A store behind a network."""

    @property
    def cluster(self) -> Cluster:
        """The cluster behind the same network."""
        return cast(Cluster, RemoteCluster(self._real.cluster, self._network))


class RemoteCluster(_Remote):
    """A cluster behind a network."""

    def listen(self, on_message: Callable[[Message], None]) -> Callable[[], None]:
        return self._network.listen(self._real, on_message)


def remote_store(real: MemoryStore, network: Network) -> Store:
    """A store behind a network."""
    return cast(Store, RemoteStore(real, network))
