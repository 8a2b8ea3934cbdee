"""Retention: deletes rooms and guests that nobody has used for a long time, if the clock can be believed.

What is deleted is gone, and a clock that jumps ahead makes everything look old. So nothing is deleted before a
line in the log has said how much it will be and some time has passed; nothing while the newest room looks too old;
and never a large share at once. Whoever runs the server can confirm that the clock is right.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from pyrite.server.operations.logs import get_logger
from pyrite.server.settings import RetentionAges, RetentionGuard
from pyrite.server.store import Count, RetentionCounts, Store, Unavailable

INTERVAL: Final = 60 * 60.0
"""Seconds between two runs."""
RETRY_INTERVAL: Final = 60.0
"""Seconds until the next attempt after one that failed."""
CONFIRMED_DAYS: Final = 7
"""A confirmation is good for so many days from its date: one that is left in place must not last for ever."""


class Retention:
    """Deletes what is too old, one `step` after another."""

    def __init__(self, store: Store, ages: RetentionAges, guard: RetentionGuard, now: Callable[[], int]) -> None:
        """``now`` is the time in milliseconds of the epoch."""
        self._store = store
        self._ages = ages
        self._guard = guard
        self._now = now
        self._log = get_logger("pyrite.retention")
        self._announced = False
        """Whether a line in the log has said what will be deleted."""
        self._logged = ""
        """The failure or refusal that was logged last: each is logged once."""

    async def run(self) -> None:
        """Step by step, until cancelled."""
        while True:
            await asyncio.sleep(await self.step())

    async def step(self) -> float:
        """Delete what is too old, or say why not; the seconds until the next step."""
        try:
            seconds_to_wait = await self._step()
        except Unavailable:
            self._log_once("store unavailable", lambda: self._log.warning("retention: the store is unavailable"))
            return RETRY_INTERVAL
        except Exception:  # this loop must outlive whatever goes wrong once
            self._log_once("failed", lambda: self._log.error("retention failed", exc_info=True))
            return RETRY_INTERVAL
        return seconds_to_wait

    async def _step(self) -> float:
        now, ages = self._now(), self._ages
        before = {"lobby": now - ages.lobby, "playing": now - ages.playing, "over": now - ages.over}
        guests_before = now - ages.guests
        counts = await self._store.retention_counts(before, guests_before)
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
            self._log.info("retention dry run: this would be deleted now", seconds=seconds, **_figures(counts))
            return seconds
        deleted = {state: await self._store.delete_rooms(state, time) for state, time in before.items()}
        deleted["guests"] = await self._store.delete_guests(guests_before)
        self._log.info("retention deleted", **deleted)
        return INTERVAL

    def _log_once(self, what: str, log: Callable[[], object]) -> None:
        if what != self._logged:
            self._logged = what
            log()


@dataclass(frozen=True)
class RetentionRefusal:
    """Why nothing is deleted although something is old."""

    key: str
    """The same for as long as there is nothing new to say: it changes with the date, which the text tells."""
    text: str
    """One sentence that says what to do."""


def refusal_of(counts: RetentionCounts, guard: RetentionGuard, now: int) -> RetentionRefusal | None:
    """Why the clock is not believed; None if it is."""
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
                f"the clock says {today}, and by that {count.old} of {count.total} {name} are too old, "
                f"more than {guard.max_share:.0%}; {advice}"
            )
            return RetentionRefusal(f"{name} {today}", text)
    return None


def _figures(counts: RetentionCounts) -> dict[str, int]:
    return {state: each.old for state, each in counts.rooms.items()} | {"guests": counts.guests.old}


def _date(time: int) -> date:
    return datetime.fromtimestamp(time / 1000, UTC).date()
