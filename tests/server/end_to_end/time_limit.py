"""A time limit for asynchronous tests."""

import asyncio
from collections.abc import Coroutine
from typing import Any


def run(work: Coroutine[Any, Any, None], seconds: float = 400) -> None:
    """Run a coroutine with a time limit."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await work

    asyncio.run(bounded())
