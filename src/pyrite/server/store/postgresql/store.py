"""The store on PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.game import BadInput
from pyrite.server.store.cluster import RoomWritten
from pyrite.server.store.migrations import check_version
from pyrite.server.store.postgresql.cluster import PostgresqlCluster
from pyrite.server.store.postgresql.connections import Server
from pyrite.server.store.postgresql.database import PostgresqlDatabase, migrate_database
from pyrite.server.store.sql import BATCH_INTERVAL, SqlStore
from pyrite.server.store.store import Append, Unavailable
from pyrite.server.store.tables import HEAD


async def open_postgresql(url: str, *, migrates: bool = True) -> PostgresqlStore:
    """Open the database at a URL and migrate it, or check its version; raise `BadInput` if that fails."""
    server = Server(url)
    version = await server.check()
    if not migrates:
        try:
            check_version(version)
        except BadInput as error:
            raise BadInput(f"The database {server.database} cannot be opened. {error}") from None
    elif version != HEAD:
        await migrate_database(server)
    return PostgresqlStore(PostgresqlDatabase(server), PostgresqlCluster(server))


class PostgresqlStore(SqlStore):
    """A node's store on a PostgreSQL database."""

    def __init__(
        self, database: PostgresqlDatabase, cluster: PostgresqlCluster, batch_interval: float = BATCH_INTERVAL
    ) -> None:
        """Use a database that has the current tables."""
        super().__init__(database, cluster, batch_interval)
        self._postgresql = database
        self._nodes = cluster

    async def _append_all(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        """Write most appends in one statement, and the rest in a transaction."""
        try:
            written = await self._postgresql.append_unchanged(appends)
        except Unavailable as error:
            return [Unavailable(str(error)) for _ in appends]
        except Exception:
            written = {}  # one append cannot be written, so none was
        others = [index for index in range(len(appends)) if index not in written]
        outcomes: list[Exception | None] = [None] * len(appends)
        if others:
            rest = await super()._append_all([appends[index] for index in others])
            for index, outcome in zip(others, rest, strict=True):
                outcomes[index] = outcome
        return outcomes

    def _after_append(self, appends: Sequence[Append]) -> None:
        self._nodes.messenger.tell(
            RoomWritten(append.summary.room, append.after + len(append.entries)) for append in appends
        )

    async def close(self) -> None:
        """Finish running writes, then close all connections."""
        await super().close()
        await self._nodes.close()
