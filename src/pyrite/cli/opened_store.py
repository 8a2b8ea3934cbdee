"""Opens the stores of a site for commands that look after it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from pyrite.game import BadInput

if TYPE_CHECKING:
    from pyrite.server.store.copying import Copied, OnProgress
    from pyrite.server.store.sql import SqlStore

StoreUrl: TypeAlias = Annotated[str, Parameter(env_var="PYRITE_STORE")]
"""The option ``--store``, or the variable, which other users of the machine do not see."""


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[SqlStore]:
    """The store at a URL, which a server may use at the same time. It must exist and have this version."""
    scheme, _, path = url.partition(":///")
    if scheme == "sqlite" and not Path(path).exists():
        raise BadInput(f"There is no database {path}; check the name and the folder.")
    async with _opened(url, shared=True) as store:
        yield store


@asynccontextmanager
async def _opened(url: str, *, shared: bool) -> AsyncIterator[SqlStore]:
    try:
        from pyrite.server.store import Unavailable, open_store
        from pyrite.server.store.sql import SqlStore
    except ModuleNotFoundError as error:
        raise BadInput(f"The server needs the package {error.name}. Install pyrite-saboteur[server].") from None
    store = await open_store(url, shared=shared, migrates=not shared)
    if not isinstance(store, SqlStore):
        raise BadInput(
            "A store in memory is empty when it is opened. Name a database, such as sqlite:///pyrite.db."
        )
    try:
        yield store
    except Unavailable as error:
        raise BadInput(str(error)) from None
    finally:
        await store.close()


async def copy_databases(source: str, target: str, on_progress: OnProgress, *, verify: bool = True) -> Copied:
    """Copy a site to a database that no server uses; see `copy_site`."""
    async with opened_store(source) as reading, _opened(target, shared=False) as writing:
        from pyrite.server.store.cluster import LEASE_MS
        from pyrite.server.store.copying import copy_site

        running = [state.node.name for state in await writing.cluster.nodes() if state.age <= LEASE_MS]
        if running:
            raise BadInput(f"A server uses the target: {', '.join(running)}. Stop it first.")
        return await copy_site(reading.database, writing.database, on_progress, verify=verify)
