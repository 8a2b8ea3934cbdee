"""Faults of a PostgreSQL server with a standby: the primary dies and the standby is promoted."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from tools.cluster.site import Site
from tools.faults.client import now

BEHIND_SECONDS: Final = 1.0
"""How much of the log an asynchronous standby lacks."""


async def promote(site: Site, rng: Random) -> int:
    """Kill the primary, promote the standby, and make the old primary the new standby."""
    await asyncio.to_thread(site.postgres.kill)
    at = await asyncio.to_thread(_promote, site)
    await asyncio.to_thread(site.replace_standby)
    return at


async def promote_behind(site: Site, rng: Random) -> int:
    """The same after the standby was cut off from the primary for a while."""
    assert site.standby_relay is not None
    site.standby_relay.cut()
    await asyncio.sleep(BEHIND_SECONDS)
    await asyncio.to_thread(site.postgres.kill)
    at = await asyncio.to_thread(_promote, site)
    site.standby_relay.mend()
    await asyncio.to_thread(site.replace_standby)
    return at


def _promote(site: Site) -> int:
    assert site.standby is not None
    site.standby.promote()
    at = now()
    site.postgres, site.standby = site.standby, site.postgres
    return at
