"""A whole site on this machine: PostgreSQL, nodes, HAProxy; perhaps relays between them that can be cut."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tools.cluster.haproxy import Haproxy
from tools.cluster.nodes import ServerNode
from tools.cluster.postgres import Postgres
from tools.cluster.processes import Program, free_ports
from tools.cluster.relay import Relay


@dataclass(frozen=True)
class SitePlan:
    """How a site is set up."""

    nodes: int = 3
    port: int = 0
    """Where people connect; 0 takes a free port."""
    durable: bool = True
    """Whether PostgreSQL waits for the disk."""
    relays: bool = False
    """Whether the network of a node can be cut."""
    standby: str = ""
    """``sync`` or ``async``: PostgreSQL has a standby of this kind."""
    node_options: Sequence[str] = ()
    """Options of `pyrite serve` for all nodes."""
    node_environment: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    """Variables for single nodes, by their place."""


class Site:
    """All programs of a site. `running_site` starts and stops it."""

    def __init__(self, folder: Path, plan: SitePlan) -> None:
        self.folder, self.plan = folder, plan
        count = plan.nodes
        port, primary, standby, replication, *ports = free_ports(4 + 3 * count)
        self.postgres = Postgres(folder / "postgres", primary, durable=plan.durable)
        self.standby = Postgres(folder / "standby", standby, durable=plan.durable) if plan.standby else None
        self.standby_relay: Relay | None = None
        """Between the standby and the primary."""
        self._replication_port = replication
        self.store_relays: list[Relay] = []
        self.proxy_relays: list[Relay] = []
        self._proxy_port = plan.port or port
        node_ports = ports[:count]
        if plan.relays:
            for place, node_port in enumerate(node_ports):
                store, proxy = ports[count + place], ports[2 * count + place]
                self.store_relays.append(Relay(f"store-{place + 1}", store, primary, folder))
                self.proxy_relays.append(Relay(f"proxy-{place + 1}", proxy, node_port, folder))
        self.haproxy = Haproxy(
            folder, self._proxy_port, [relay.port for relay in self.proxy_relays] if plan.relays else node_ports
        )
        self.nodes = [self._node(place, node_ports[place]) for place in range(count)]

    @property
    def address(self) -> str:
        """Where people connect."""
        return self.haproxy.address

    def _node(self, place: int, port: int) -> ServerNode:
        name = f"node{place + 1}"
        origins = [f"http://127.0.0.1:{self._proxy_port}", f"http://127.0.0.1:{port}"]
        options = [
            *(part for origin in origins for part in ("--origin", origin)),
            *("--trusted-proxy", "127.0.0.1", "--node", name, "--store", self._store_url(place)),
            *self.plan.node_options,
        ]
        return ServerNode(name, port, self.folder, options, self.plan.node_environment.get(place))

    def _store_url(self, place: int) -> str:
        if self.plan.relays:
            return self.postgres.url_at(self.store_relays[place].port)
        if self.standby is None:
            return self.postgres.url()
        hosts = f"127.0.0.1:{self.postgres.port},127.0.0.1:{self.standby.port}"
        return self.postgres.url().replace(f"127.0.0.1:{self.postgres.port}", hosts) + (
            "?target_session_attrs=read-write"
        )

    def start(self) -> None:
        """Start everything. The first node creates the tables; the others start beside each other."""
        if self.postgres.process is None:
            self.postgres.create_once()
            self.postgres.start()
        self.replace_standby()
        for relay in (*self.store_relays, *self.proxy_relays):
            relay.start()
        self.nodes[0].start()
        with ThreadPoolExecutor() as pool:
            list(pool.map(ServerNode.start, self.nodes[1:]))
        self.haproxy.start()

    def replace_standby(self) -> None:
        """Make the standby a copy of the primary, if there is one."""
        if self.standby is None:
            return
        if self.standby_relay is not None:
            self.standby_relay.program.stop(seconds=5)
        self.standby_relay = Relay("standby", self._replication_port, self.postgres.port, self.folder)
        self.standby_relay.start()
        self.standby.copy_from(self._replication_port)
        self.standby.start()
        if self.plan.standby == "sync":
            self.postgres.wait_for_standby()

    def stop(self) -> None:
        """Stop everything, people first; nothing is left."""
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda node: node.program.stop(), self.nodes))
        programs: list[Program] = [self.haproxy.program]
        programs += [relay.program for relay in (*self.store_relays, *self.proxy_relays)]
        for program in programs:
            program.stop(seconds=5)
        if self.standby is not None:
            self.standby.stop()
        if self.standby_relay is not None:
            self.standby_relay.program.stop(seconds=5)
        self.postgres.stop()


@contextmanager
def site_folder(kept: Path | None = None) -> Iterator[Path]:
    """A folder that PostgreSQL's user may enter; a temporary one is deleted at the end."""
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
        yield kept.resolve()
        return
    folder = Path(tempfile.mkdtemp(prefix="pyrite-site-"))
    folder.chmod(0o711)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_site(plan: SitePlan, kept: Path | None = None) -> Iterator[Site]:
    """A site that runs until the end of the block, also when starting fails."""
    with site_folder(kept) as folder:
        site = Site(folder, plan)
        try:
            site.start()
            yield site
        finally:
            site.stop()
