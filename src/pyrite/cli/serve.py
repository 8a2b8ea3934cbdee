"""``pyrite serve``: runs the server."""

from __future__ import annotations

import logging
import webbrowser
from datetime import date
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from pyrite.cli.console import stdout
from pyrite.cli.opened_store import StoreUrl
from pyrite.game import BadInput
from pyrite.game.refusal import shown

if TYPE_CHECKING:
    from pyrite.server.http.client_addresses import Network


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    store: StoreUrl = "sqlite:///pyrite.db",
    origin: Annotated[list[str] | None, Parameter(negative="")] = None,
    trusted_proxy: Annotated[list[str] | None, Parameter(negative="")] = None,
    metrics_token: Annotated[str | None, Parameter(env_var="PYRITE_METRICS_TOKEN")] = None,
    limits: bool = True,
    max_connections: int = 8000,
    max_connections_per_address: int = 500,
    request_timeout: float = 10,
    bot_delay: tuple[float, float] = (0.9, 2.5),
    bot_processes: int | None = None,
    bot_timeout: float = 5,
    reconnect_grace: float = 45,
    send_timeout: float = 20,
    speedup: float = 1,
    retention_delay: float = 900,
    confirm_retention: str | None = None,
    node: str | None = None,
    drain: float = 5,
    watchdog: float = 30,
    log: Literal["json", "pretty"] | None = None,
    verbose: Annotated[bool, Parameter(negative="")] = False,
    open_: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> None:
    """Run the server: people open it in a browser, create a table and share its link.

    Parameters
    ----------
    host
        Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network.
    port
        Port to listen on; 0 takes any free port.
    store
        Database of tables and guests: sqlite:///FILE, postgresql://USER@HOST/DATABASE for several servers of one
        site, or memory: to keep nothing after the server stops. A URL with a password is better in the variable,
        because other users of the machine see the options of a program.
    origin
        The address that people open, such as https://play.example.org. Required behind a proxy, and for any host
        name except localhost and the machine's own. May be given several times.
    trusted_proxy
        Address or network of a proxy whose X-Forwarded-For header is trusted. May be given several times.
    metrics_token
        Serve /metrics to clients that send this token. Without it, /metrics is served to this machine only.
    limits
        Rate limits per address and guest, and the connection limit per address. Turn off for load tests only.
    max_connections
        Limit on open connections; lower where the system allows fewer file descriptors.
    max_connections_per_address
        Limit on open connections from one address. Trusted proxies are exempt.
    request_timeout
        Seconds a request may take to arrive before it is refused.
    bot_delay
        The least and the most seconds that a bot waits before it decides.
    bot_processes
        The most processes in which bots think. Default: one fewer than there are cores, from 1 to 4.
    bot_timeout
        Seconds a bot may take to decide. After that its process is replaced, and the server moves for the bot.
    reconnect_grace
        How many seconds a disconnected player may take to reconnect before a bot takes over.
    send_timeout
        How many seconds a client may read nothing before its connection is closed.
    speedup
        How many times as fast the clocks run; for tests.
    retention_delay
        Seconds between the log line that announces the deletion of old tables and guests and the deletion.
    confirm_retention
        Today's date, such as 2026-01-31. It confirms that the clock is right, so that old tables and guests are
        deleted even if their number suggests a wrong clock. Valid for a week.
    node
        Name of this server among those that share a PostgreSQL store. Default: the host name and a random number.
    drain
        Seconds in which a server that stops hands its tables over to the others that share its store.
    watchdog
        Seconds the event loop may be blocked before the process ends, so that a supervisor can restart it.
        0 turns the watchdog off.
    log
        Log format: json, or pretty for people. Default: pretty on a terminal, otherwise json.
    verbose
        Log every request too.
    open_
        Open the game in the browser.
    """
    try:
        from pyrite.server.bot_processes.limits import BotLimits, default_processes
        from pyrite.server.http.connection_limits import ConnectionLimits
        from pyrite.server.http.rate_limits import DEFAULT_RATE_LIMITS, UNLIMITED
        from pyrite.server.operations.logs import configure_logging
        from pyrite.server.serve import run
        from pyrite.server.settings import BotDelay, RetentionGuard, Settings
        from pyrite.server.store import open_store
    except ModuleNotFoundError as error:
        raise BadInput(f"The server needs the package {error.name}. Install pyrite-saboteur[server].") from None
    settings = Settings(
        host=host,
        port=port,
        store=store,
        origins=tuple(each.rstrip("/") for each in origin or ()),
        trusted_proxies=tuple(_network(each) for each in trusted_proxy or ()),
        metrics_token=metrics_token,
        rate_limits=DEFAULT_RATE_LIMITS if limits else UNLIMITED,
        connection_limits=ConnectionLimits(
            max_connections, max_connections_per_address if limits else None, request_timeout
        ),
        bot_delay=BotDelay(int(bot_delay[0] * 1000), int(bot_delay[1] * 1000)),
        bot_limits=BotLimits(default_processes() if bot_processes is None else bot_processes, bot_timeout),
        reconnect_grace=int(reconnect_grace * 1000),
        send_timeout=send_timeout,
        speedup=speedup,
        retention_guard=RetentionGuard(delay=int(retention_delay * 1000), confirmed_on=_date(confirm_retention)),
        node=node,
        drain=drain,
        watchdog=watchdog,
    )
    configure_logging(log, logging.DEBUG if verbose else logging.INFO)
    run(settings, open_store, lambda addresses: _announce(addresses, open_))


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise BadInput(f"A proxy looks like 10.0.0.1 or 10.0.0.0/8, not {shown(text)}.") from None


def _date(text: str | None) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise BadInput(f"A date looks like 2026-01-31, not {shown(text)}.") from None


def _announce(addresses: list[str], open_: bool) -> None:
    console = stdout()
    console.print(f"Pyrite is ready: {' or '.join(addresses)}")
    console.file.flush()
    if open_:
        webbrowser.open(addresses[0])
