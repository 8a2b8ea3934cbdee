"""One pool of bot processes for all tests of a module that is not about its start.

Not for the whole session: the event loop of such a fixture would also run tests that need virtual time.
"""

from collections.abc import AsyncIterator

import pytest

from pyrite.server.bot_processes.limits import BotLimits
from pyrite.server.bot_processes.pool import BotProcesses
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from tests.server.bot_processes.bad_bots import WORKER


@pytest.fixture(scope="module")
async def executor() -> AsyncIterator[BotExecutor]:
    """Bots in processes that wait before no decision, and have three seconds for each."""
    executor = BotExecutor(
        ThinkingDelay(0, 0), BotProcesses(BotLimits(processes=1, timeout=3, bots=60), worker=WORKER)
    )
    yield executor
    await executor.close()
