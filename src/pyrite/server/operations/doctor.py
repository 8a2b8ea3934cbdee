"""`pyrite admin doctor`: looks for what is wrong with a site, and says what to do about it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, text

import pyrite
from pyrite.server.room.readable import names_not_known_here
from pyrite.server.store.cluster import LEASE_MS, NodeState
from pyrite.server.store.overview import Totals, read_totals
from pyrite.server.store.sql import SqlStore

MAX_CLOCK_DIFFERENCE: Final = 2000
"""How many milliseconds the clock of this machine may differ from that of the database."""
_SETTINGS: Final = ("fsync", "full_page_writes", "synchronous_commit")
"""Settings of PostgreSQL without which a crash loses moves that were accepted."""


@dataclass(frozen=True)
class Diagnosis:
    """The result of one check."""

    about: str
    good: bool
    text: str
    """What was found; if that is not good, also what to do."""


async def examine(store: SqlStore, now: Callable[[], int]) -> AsyncIterator[Diagnosis]:
    """Yield the result of each check. ``now`` is the time of this machine in milliseconds since the epoch."""
    reason = await store.database.check()
    yield Diagnosis("writing", not reason, reason or "The database takes writes.")
    totals = await store.database.read(read_totals)
    shown = ", ".join(f"{rooms:,} {state}" for state, rooms in totals.rooms.items())
    yield Diagnosis("rooms", True, f"{shown}; {totals.entries:,} entries; {totals.guests:,} guests.")
    dialect = await store.database.read(_dialect)
    if dialect == "sqlite":
        yield Diagnosis("file", *await store.database.read(_sqlite_file))
        return
    yield Diagnosis("clock", *_clock(now(), await store.database.read(_time)))
    yield Diagnosis("safety", *await store.database.read(_settings))
    yield Diagnosis("standbys", *await store.database.read(_standbys))
    yield Diagnosis("connections", *await store.database.read(_connections))
    nodes = await store.cluster.nodes()
    yield Diagnosis("nodes", *_nodes(nodes))
    yield Diagnosis("versions", *_versions(nodes))
    yield Diagnosis("drivers", *_drivers(nodes, totals))


def _dialect(connection: Connection) -> str:
    return connection.dialect.name


def _sqlite_file(connection: Connection) -> tuple[bool, str]:
    found = str(connection.scalar(text("PRAGMA quick_check(1)")))
    if found == "ok":
        return True, "The file is sound."
    return False, f"The file is damaged ({found}). Restore a backup: pyrite admin restore."


def _time(connection: Connection) -> int:
    return int(connection.scalar(text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")) or 0)


def _clock(here: int, there: int) -> tuple[bool, str]:
    difference = here - there
    if abs(difference) <= MAX_CLOCK_DIFFERENCE:
        return True, "The clocks of this machine and of the database agree."
    direction = "ahead of" if difference > 0 else "behind"
    return False, (
        f"The clock of this machine is {abs(difference) / 1000:.1f} s {direction} that of the database. "
        "Games use the clock of the database, so they are right; logs and cookies are not. Set the clock."
    )


def _settings(connection: Connection) -> tuple[bool, str]:
    off = [name for name in _SETTINGS if str(connection.scalar(text(f"SHOW {name}"))) in ("off", "local")]
    if not off:
        return True, "A crash of PostgreSQL loses nothing."
    return False, f"A crash may lose moves that were accepted. Turn on in postgresql.conf: {', '.join(off)}."


def _standbys(connection: Connection) -> tuple[bool, str]:
    rows = connection.execute(text("SELECT application_name, sync_state FROM pg_stat_replication")).all()
    wanted = str(connection.scalar(text("SHOW synchronous_standby_names")))
    if wanted and not any(state in ("sync", "quorum") for _, state in rows):
        return False, (
            f"PostgreSQL waits for the standby {wanted!r}, which is not connected: nothing can be written. "
            "Start it, or remove it from synchronous_standby_names."
        )
    if not rows:
        return True, "There is no standby: if the disk of the database dies, you need a backup."
    return True, "; ".join(f"{name} ({state})" for name, state in rows) + "."


def _connections(connection: Connection) -> tuple[bool, str]:
    used = int(
        connection.scalar(text("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'")) or 0
    )
    limit = int(str(connection.scalar(text("SHOW max_connections"))))
    found = f"{used} of {limit} connections are used."
    return (True, found) if used < 0.8 * limit else (False, f"{found} Raise max_connections in postgresql.conf.")


def _nodes(nodes: list[NodeState]) -> tuple[bool, str]:
    alive = [state for state in nodes if state.age <= LEASE_MS]
    lost = [state for state in nodes if state.age > LEASE_MS]
    names = ", ".join(state.node.name for state in alive) or "none"
    if lost:
        gone = ", ".join(f"{state.node.name} for {state.age // 1000} s" for state in lost)
        return False, f"Alive: {names}. Lost: {gone}. Look at their logs, or start them again."
    if not alive:
        return False, "No node is alive. Start one: pyrite serve."
    return True, f"Alive: {names}."


def _versions(nodes: list[NodeState]) -> tuple[bool, str]:
    versions = sorted({state.node.version for state in nodes if state.age <= LEASE_MS})
    if len(versions) > 1:
        return False, f"Nodes run different versions: {', '.join(versions)}. Finish the upgrade."
    if names_not_known_here(state.node.reads for state in nodes):
        return False, f"Nodes write entries that this program ({pyrite.__version__}) cannot read. Upgrade it."
    return True, f"All run {versions[0] if versions else pyrite.__version__}."


def _drivers(nodes: list[NodeState], totals: Totals) -> tuple[bool, str]:
    alive = {state.node.instance for state in nodes if state.age <= LEASE_MS}
    orphans = sum(rooms for instance, rooms in totals.driven.items() if instance not in alive)
    if orphans and alive:
        return True, f"{orphans} rooms were driven by a node that is gone. Others drive them when there is a need."
    return True, f"{sum(totals.driven.values()):,} rooms are driven."
