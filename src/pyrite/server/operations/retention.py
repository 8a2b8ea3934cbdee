"""Retention: deletes rooms and guests that have not been used for a long time, unless the clock seems wrong.

Deleted data cannot be restored, and a clock that jumps ahead makes everything look old. So nothing is deleted
before the log has announced it and some time has passed, nor while the newest room looks too old, nor if a large
share would be deleted at once. The operator can confirm that the clock is right (``--confirm-retention``).

Rooms that are used after the start carry the time of this process. They cannot show that its clock is right, so a
newest room that was too old at the start counts until the process ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from typing import Final

from pyrite.server.operations.logs import get_logger
from pyrite.server.settings import RetentionAges, RetentionGuard
from pyrite.server.store import Count, RetentionCounts, Store, Unavailable

INTERVAL: Final = 60 * 60.0
"""Seconds between two steps."""
RETRY_INTERVAL: Final = 60.0
"""Seconds until the next attempt after a failure."""
CONFIRMED_DAYS: Final = 7
"""How many days from its date a confirmation counts, so that one in a start script does not count for ever."""


class Retention:
    """Deletes what is too old, one `step` at a time."""

    def __init__(
        self,
        store: Store,
        ages: RetentionAges,
        guard: RetentionGuard,
        now: Callable[[], int],
        is_responsible: Callable[[], bool] = lambda: True,
    ) -> None:
        """``now`` returns the time in milliseconds since the epoch.

        ``is_responsible`` returns whether this node shall delete: one node of a site is enough.
        """
        self._store = store
        self._ages = ages
        self._guard = guard
        self._now = now
        self._is_responsible = is_responsible
        self._log = get_logger("pyrite.retention")
        self._announced = False
        """Whether the log has announced what will be deleted."""
        self._logged = ""
        """The last failure or refusal that was logged; the same one is not logged twice in a row."""
        self._first_step = True
        self._newest_at_start: int | None = None
        """When a room was last used before the first step, if that is too long ago."""

    async def run(self) -> None:
        """The retention loop: step after step, until cancelled."""
        while True:
            await asyncio.sleep(await self.step())

    async def step(self) -> float:
        """Delete what is too old, or log why not; return the seconds until the next step."""
        if not self._is_responsible():
            self._announced = False
            return RETRY_INTERVAL
        try:
            seconds_to_wait = await self._step()
        except Unavailable:
            self._log_once("store unavailable", lambda: self._log.warning("retention: store unavailable"))
            return RETRY_INTERVAL
        except Exception:  # the loop must survive any single failure
            self._log_once("failed", lambda: self._log.error("retention failed", exc_info=True))
            return RETRY_INTERVAL
        return seconds_to_wait

    async def _step(self) -> float:
        now, ages = self._now(), self._ages
        before = {"lobby": now - ages.lobby, "playing": now - ages.playing, "over": now - ages.over}
        guests_before = now - ages.guests
        counts = self._as_at_start(await self._store.retention_counts(before, guests_before), now)
        if not any(each.old for each in (*counts.rooms.values(), counts.guests)):
            self._logged = ""
            return INTERVAL
        refusal = refusal_of(counts, self._guard, now)
        if refusal is not None:
            text = f"retention deletes nothing: {refusal.text}"
            self._log_once(refusal.key, lambda: self._log.warning(text, **_figures(counts)))
            return INTERVAL
        self._logged = ""
        if not self._announced:
            self._announced = True
            seconds = self._guard.delay / 1000
            self._log.info("retention dry run: would delete", seconds=seconds, **_figures(counts))
            return seconds
        deleted = {state: await self._store.delete_rooms(state, time) for state, time in before.items()}
        deleted["guests"] = await self._store.delete_guests(guests_before)
        self._log.info("retention deleted", **deleted)
        return INTERVAL

    def _as_at_start(self, counts: RetentionCounts, now: int) -> RetentionCounts:
        """The counts. If the newest room was too old at the first step, no later room takes its place."""
        if self._first_step and counts.newest is not None and now - counts.newest > self._guard.max_idle:
            self._newest_at_start = counts.newest
        self._first_step = False
        return counts if self._newest_at_start is None else replace(counts, newest=self._newest_at_start)

    def _log_once(self, what: str, log: Callable[[], object]) -> None:
        if what != self._logged:
            self._logged = what
            log()


@dataclass(frozen=True)
class RetentionRefusal:
    """Why nothing is deleted although something is old enough."""

    key: str
    """Identifies the refusal, so that the same one is logged once a day."""
    text: str
    """The reason and what to do about it, in one sentence."""


def refusal_of(counts: RetentionCounts, guard: RetentionGuard, now: int) -> RetentionRefusal | None:
    """Why the clock seems wrong; None if it can be trusted."""
    today = _date(now)
    if guard.confirmed_on is not None and 0 <= (today - guard.confirmed_on).days < CONFIRMED_DAYS:
        return None
    advice = f"if the clock is right, start the server with --confirm-retention {today}"
    if counts.newest is not None and now - counts.newest > guard.max_idle:
        since = _date(counts.newest)
        text = f"the clock says {today}, but no table was used since {since}; {advice}"
        return RetentionRefusal(f"idle {today}", text)
    rooms = counts.rooms.values()
    tables = Count(sum(each.total for each in rooms), sum(each.old for each in rooms))
    for name, count in (("tables", tables), ("guests", counts.guests)):
        if count.old > guard.max_share * count.total:
            text = (
                f"the clock says {today}, which makes {count.old} of {count.total} {name} too old, "
                f"more than {guard.max_share:.0%}; {advice}"
            )
            return RetentionRefusal(f"{name} {today}", text)
    return None


def _figures(counts: RetentionCounts) -> dict[str, int]:
    return {state: each.old for state, each in counts.rooms.items()} | {"guests": counts.guests.old}


def _date(time: int) -> date:
    return datetime.fromtimestamp(time / 1000, UTC).date()
