"""``pyrite admin nodes``, ``rooms``, ``drain``, ``doctor``: what runs, and whether it is well."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from time import time
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from pyrite.cli.console import stdout
from pyrite.cli.opened_store import StoreUrl, opened_store
from pyrite.game import BadInput

if TYPE_CHECKING:
    from pyrite.server.operations.doctor import Diagnosis
    from pyrite.server.store.cluster import NodeState
    from pyrite.server.store.overview import RoomRow, Totals

AsJson = Annotated[bool, Parameter(name="--json", negative="")]
NOT_WELL = 1
"""The exit code if something is wrong with the site."""


def nodes(*, store: StoreUrl = "sqlite:///pyrite.db", as_json: AsJson = False) -> None:
    """List the servers that share a database.

    Parameters
    ----------
    store
        Database of the site, as for `pyrite serve`.
    as_json
        Print JSON for programs.
    """
    found, driven = asyncio.run(_nodes(store))
    if as_json:
        print(json.dumps([_node_json(state, driven) for state in found]))
        return
    if not found:
        stdout().print("No node is known. A server on SQLite is alone and not listed.")
        return
    _print_columns(
        ("node", "state", "rooms", "lease", "version"),
        *(
            (
                state.node.name,
                _state_of(state),
                str(driven.get(state.node.instance, 0)),
                f"{state.age / 1000:.1f} s ago",
                state.node.version,
            )
            for state in found
        ),
    )


async def _nodes(store: str) -> tuple[list[NodeState], dict[str, int]]:
    """The nodes, and how many rooms each drives, by its instance."""
    async with opened_store(store) as opened:
        from pyrite.server.store.overview import read_driven

        return await opened.cluster.nodes(), await opened.database.read(read_driven)


def _state_of(state: NodeState) -> str:
    from pyrite.server.store.cluster import LEASE_MS

    if state.age > LEASE_MS:
        return "lost"
    return "draining" if state.draining else "alive"


def _node_json(state: NodeState, driven: dict[str, int]) -> dict[str, object]:
    return {
        "node": state.node.name,
        "instance": state.node.instance,
        "version": state.node.version,
        "state": _state_of(state),
        "rooms": driven.get(state.node.instance, 0),
        "age_ms": state.age,
    }


def rooms(
    *,
    store: StoreUrl = "sqlite:///pyrite.db",
    state: Literal["lobby", "playing", "over"] | None = None,
    limit: int = 20,
    as_json: AsJson = False,
) -> None:
    """List the rooms that were used last, with the server that runs their clocks and bots.

    Parameters
    ----------
    store
        Database of the site, as for `pyrite serve`.
    state
        Only rooms in this state.
    limit
        How many rooms at most.
    as_json
        Print JSON for programs.
    """
    found, totals, names = asyncio.run(_rooms(store, state, limit))
    shown = [_room_json(row, names) for row in found]
    if as_json:
        print(json.dumps(shown))
        return
    columns = ("room", "state", "people", "bots", "entries", "last used", "node")
    _print_columns(columns, *(tuple(map(str, row.values())) for row in shown))
    stdout().print(", ".join(f"{number:,} {each}" for each, number in totals.rooms.items()) + ".")


async def _rooms(store: str, state: str | None, limit: int) -> tuple[list[RoomRow], Totals, dict[str, str]]:
    async with opened_store(store) as opened:
        from pyrite.server.store.overview import read_rooms, read_totals

        names = {each.node.instance: each.node.name for each in await opened.cluster.nodes()}
        found = await opened.database.read(read_rooms, state, limit)
        return found, await opened.database.read(read_totals), names


def _room_json(row: RoomRow, names: dict[str, str]) -> dict[str, object]:
    card = json.loads(row.card)
    return {
        "room": row.room,
        "state": row.state,
        "people": card["people"],
        "bots": card["bots"],
        "entries": row.entries,
        "touched": datetime.fromtimestamp(row.touched / 1000, UTC).isoformat(" ", "seconds"),
        "node": names.get(row.driver or "", "gone") if row.driver else "",
    }


def drain(node: str, /, *, store: StoreUrl = "sqlite:///pyrite.db") -> None:
    """Ask a server to hand its rooms over to the others, before it is stopped or its machine is restarted.

    Parameters
    ----------
    node
        Name of the server: pyrite admin nodes lists them.
    store
        Database of the site, as for `pyrite serve`.
    """
    known = asyncio.run(_drain(node, store))
    if known is not None:
        names = ", ".join(known) or "none"
        raise BadInput(f"No living node has this name. Living nodes: {names}.")
    stdout().print(f"{node} hands its rooms over. pyrite admin nodes shows how many it still has.")


async def _drain(node: str, store: str) -> list[str] | None:
    """Ask for it; return the names of living nodes if there is no such one."""
    async with opened_store(store) as opened:
        if await opened.cluster.drain(node):
            return None
        return [state.node.name for state in await opened.cluster.nodes() if _state_of(state) != "lost"]


def doctor(*, store: StoreUrl = "sqlite:///pyrite.db") -> int:
    """Look for what is wrong with a site and say what to do. The exit code is 1 if something is wrong.

    Parameters
    ----------
    store
        Database of the site, as for `pyrite serve`.
    """
    found = asyncio.run(_examine(store))
    _print_columns(*(("ok" if each.good else "WRONG", each.about, each.text) for each in found))
    return 0 if all(each.good for each in found) else NOT_WELL


async def _examine(store: str) -> list[Diagnosis]:
    async with opened_store(store) as opened:
        from pyrite.server.operations.doctor import examine

        return [each async for each in examine(opened, lambda: int(time() * 1000))]


def _print_columns(*rows: tuple[str, ...]) -> None:
    """Print rows in aligned columns, each on one line."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        stdout().print("  ".join(cells).rstrip(), soft_wrap=True)
