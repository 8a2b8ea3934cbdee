"""The measured costs of a site, and how people are assumed to play.

Every cost names the command that printed it. CPU times are CPU time of the process, not wall-clock time, because
the machine that measured them has two cores that it shares. Only the disk is measured by the wall clock.

Appends of a node within ten milliseconds are one group. A group costs ``group + n * entry``: two constants that
were fitted to the benchmark of the store, which was run at 100, 600 and 2,000 appends a second, that is groups of
1, 6 and 20. The cost of a move without its append is what is left of a move on two nodes (1,335 µs at 112 moves a
second), without the idle work, the append and the NOTIFY. The cost of following a move is the difference between
the runs with and without ``--split``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

US: Final = 1e-6
KIB: Final = 1024


def measured(value: Any, text: str, command: str) -> Any:
    """A cost with its description and the command that printed it."""
    return field(default=value, metadata={"text": text, "command": command})


_STORE: Final = "python -m benchmarks.store --kinds postgresql --rate 100 600 2000"
_SITE: Final = "python -m benchmarks.capacity.site_costs"
_SPLIT: Final = f"{_SITE} --split"
_SMALL: Final = f"{_SITE} --rooms 10"
_NOTIFY: Final = f"{_SITE} --notify"
_FLUSH: Final = f"{_SITE} --flush"


@dataclass(frozen=True)
class Costs:
    """Seconds of CPU time and bytes. The defaults are what was measured."""

    node_move: float = measured(550 * US, "node: a move for five viewers, without its append", _SITE)
    node_group: float = measured(620 * US, "node: a group of appends", _STORE)
    node_entry: float = measured(36 * US, "node: each append in it", _STORE)
    node_idle: float = measured(7800 * US, "node: each second, whatever the number of connections", _SMALL)
    node_connection: float = measured(2 * US, "node: each second, for an idle connection and its heartbeat", _SITE)
    node_connect: float = measured(2800 * US, "node: a new connection, with its share of loading the room", _SITE)
    node_receive: float = measured(74 * US, "node: a NOTIFY of another node", _NOTIFY)
    node_follow: float = measured(1070 * US, "node: a move that another node has written", _SPLIT)
    bot_move: float = measured(5000 * US, "bot process: a decision of the Bayesian bot", "docs/capacity.md")

    store_group: float = measured(450 * US, "PostgreSQL: a group of appends", _STORE)
    store_entry: float = measured(45 * US, "PostgreSQL: each append in it", _STORE)
    store_connect: float = measured(700 * US, "PostgreSQL: a new connection of a person", _SITE)
    store_follow: float = measured(254 * US, "PostgreSQL: a move that another node reads", _SPLIT)
    store_poll: float = measured(2 * US, "PostgreSQL: each second, for a room in memory", _SITE)
    store_node: float = measured(1500 * US, "PostgreSQL: each second, for a node: lease and checks", _SMALL)
    notify: float = measured(60 * US, "PostgreSQL: a NOTIFY", _NOTIFY)
    notify_listener: float = measured(36 * US, "PostgreSQL: a NOTIFY, for each node that listens", _NOTIFY)
    flush: tuple[float, ...] = measured(
        (0.18e-3, 0.39e-3, 2.10e-3, 4.97e-3, 9.95e-3),
        "disk: to make a page durable; percentiles 1, 10, 50, 90, 99, by the wall clock",
        _FLUSH,
    )

    proxy_move: float = measured(190 * US, "HAProxy: a move, its reply and five updates", _SITE)
    proxy_connect: float = measured(306 * US, "HAProxy: a new connection", _SITE)

    entry_body: int = measured(338, "bytes of an entry, encoded", _SITE)
    entry_disk: int = measured(475, "bytes of an entry on disk, with its index", _SITE)
    entry_wal: int = measured(800, "bytes of write-ahead log for a move", _SITE)
    entry_wal_first: int = measured(1191, "the same, in the first eight moves after a checkpoint", _SITE)
    room_disk: int = measured(3755, "bytes of a room on disk, its old versions included", _SITE)
    request_bytes: int = measured(92, "bytes of a request", _SITE)
    update_bytes: int = measured(510, "bytes of an update, for one viewer", _SITE)
    presence_bytes: int = measured(64, "bytes of a heartbeat, for one viewer, every 20 s", _SITE)
    connection_memory: int = measured(
        56 * KIB, "node: bytes of memory for a connection and its fifth of a room", _SITE
    )
    proxy_memory: int = measured(int(6.3 * KIB), "HAProxy: bytes of memory for a connection", _SITE)
    bot_memory: int = measured(75 * KIB, "bot process: bytes of memory for a bot", "docs/capacity.md")


def cost_rows(costs: Costs) -> list[tuple[str, str, str]]:
    """Each cost as text: what it is, its value, and the command that printed it."""
    return [
        (each.metadata["text"], _shown(getattr(costs, each.name)), f"`{each.metadata['command']}`")
        for each in fields(costs)
    ]


def _shown(value: float | int | tuple[float, ...]) -> str:
    if isinstance(value, tuple):
        return ", ".join(f"{each * 1000:.1f}" for each in value) + " ms"
    return f"{value:,}" if isinstance(value, int) else f"{value / US:,.4g} µs"


@dataclass(frozen=True)
class Habits:
    """How people play. These are assumptions, not measurements."""

    people_per_room: float = 4.0
    bots_per_room: float = 1.0
    seconds_per_move: float = 4.0
    """Time between two moves in a room."""
    entries_per_move: float = 1.1
    """Chat, votes and the like are entries too."""
    moves_per_game: float = 131.0
    """Decisions of a base game of five with more than one legal move; `python benchmarks/bots.py`."""
    connection_seconds: float = 1200.0
    """How long a connection lasts: phones are locked and unlocked."""
    followed: float = 0.02
    """Share of rooms whose people are on two nodes: HAProxy hashes by room, except after a node was down."""
    mean_of_peak: float = 0.4
    """Mean number of people over a day, as a share of the peak."""
    retention_days: float = 90.0
    """How long finished games are kept."""

    @property
    def bot_share(self) -> float:
        """The share of moves that bots make."""
        return self.bots_per_room / (self.people_per_room + self.bots_per_room)


@dataclass(frozen=True)
class Hardware:
    """The machines of a site. Assumed to have cores like those that were measured."""

    node_cores: int = 4
    """One for the event loop, the others for bots."""
    store_cores: int = 16
    nodes_per_shard: int = 16
    proxy_cores: int = 8
    loop_limit: float = 0.6
    """How busy an event loop may be by plan."""
    loop_limit_after_loss: float = 0.8
    """The same after one node of the shard was lost."""
    store_limit: float = 0.5
    proxy_limit: float = 0.6
    reconnect_limit: float = 1.4
    """Seconds that the nodes may need to connect the people of a lost node. A node that does not answer two health
    checks of 700 ms in a row is taken for dead as well (deploy/haproxy.cfg), and its people come on top."""


BATCH_INTERVAL: Final = 0.010
"""Seconds between two groups of appends of a node, as in `pyrite.server.store.sql`."""
MAX_CONNECTIONS: Final = 97
"""Connections that PostgreSQL allows by default, without those for superusers."""
SOURCE_PORTS: Final = 28_000
"""Connections from one address to another at one port, with the default range of Linux."""
SINGLE_NODE_PEOPLE: Final = 1000
"""Up to this many people a site may be one node: a restart takes a second or two."""
CONNECTIONS_PER_NODE: Final = 10
"""A pool of five; one each for appends, the lease, drivers and presence, sending and receiving messages."""
