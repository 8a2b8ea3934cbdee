"""A time limit for asynchronous tests."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any

SECONDS = 400


def run(work: Coroutine[Any, Any, None], seconds: float = SECONDS) -> None:
    """Run a coroutine with a time limit."""
    asyncio.run(asyncio.wait_for(work, seconds))


def limited(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A test with a time limit."""

    @wraps(test)
    async def run_test(**arguments: Any) -> None:
        async with asyncio.timeout(SECONDS):
            await test(**arguments)

    return run_test
