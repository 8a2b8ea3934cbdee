"""Nothing here waits for ever."""

import asyncio
from collections.abc import Coroutine
from typing import Any


def run(work: Coroutine[Any, Any, None], seconds: float = 400) -> None:
    """Run it, and stop it if it hangs."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await work

    asyncio.run(bounded())
