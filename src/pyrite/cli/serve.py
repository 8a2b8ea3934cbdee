"""``pyrite serve``: the table online."""

from __future__ import annotations

import logging
import webbrowser
from datetime import date
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from pyrite.cli.console import stdout
from pyrite.game import BadInput
from pyrite.game.refusal import shown

if TYPE_CHECKING:
    from pyrite.server.http.client_addresses import Network


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    store: str = "sqlite:///pyrite.db",
    origin: Annotated[list[str] | None, Parameter(negative="")] = None,
    trusted_proxy: Annotated[list[str] | None, Parameter(negative="")] = None,
    metrics_token: Annotated[str | None, Parameter(env_var="PYRITE_METRICS_TOKEN")] = None,
    limits: bool = True,
    max_connections: int = 8000,
    max_connections_per_address: int = 500,
    request_timeout: float = 10,
    bot_pace: tuple[float, float] = (0.9, 2.5),
    grace: float = 45,
    patience: float = 20,
    haste: float = 1,
    retention_delay: float = 900,
    confirm_retention: str | None = None,
    watchdog: float = 30,
    log: Literal["json", "pretty"] | None = None,
    verbose: Annotated[bool, Parameter(negative="")] = False,
    open_: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> None:
    """Bring the game to people: make a table, send a link, play.

    Parameters
    ----------
    host
        Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everyone in the network.
    port
        The port to listen at; 0 takes any that is free.
    store
        Where tables and guests are kept: sqlite:///FILE, or memory: for as long as it runs.
    origin
        The address that people open, such as https://play.example.org; needed behind a proxy, and for any name but
        localhost and the machine's own. May be given several times.
    trusted_proxy
        The address or network of a proxy in front, whose X-Forwarded-For is believed. May be given several times.
    metrics_token
        Show /metrics to whoever sends this token; without one only to this machine.
    limits
        Limit what one address and one guest may ask for, and its connections; without limits for load tests only.
    max_connections
        How many connections there may be in all; fewer where the system allows fewer file descriptors.
    max_connections_per_address
        How many connections one address may have; a trusted proxy may have any number.
    request_timeout
        How many seconds a request may take to arrive; a slower one is refused.
    bot_pace
        The seconds that bots take for a decision at least and at most.
    grace
        After so many seconds a bot holds the seat of one who is gone.
    patience
        How many seconds a connection may read nothing before it is closed.
    haste
        How many times as fast clocks run; to try things out.
    retention_delay
        The seconds from the line in the log that says which old tables and guests will be deleted until they are.
    confirm_retention
        Today's date, as in 2026-01-31: delete what is too old even if it is so much that the clock may be wrong.
        Counts for a week.
    watchdog
        How many seconds the event loop may stand still before the process ends, so that it can be started again.
        0 switches this off.
    log
        Lines of JSON, or made for reading; by itself JSON unless on a terminal.
    verbose
        Log each answer too.
    open_
        Open it in the browser.
    """
    try:
        from pyrite.server.http.connection_limits import ConnectionLimits
        from pyrite.server.http.rate_limits import DEFAULT_RATE_LIMITS, UNLIMITED
        from pyrite.server.operations.logs import configure_logging
        from pyrite.server.serve import run
        from pyrite.server.settings import BotDelay, RetentionGuard, Settings
        from pyrite.server.store import open_store
    except ModuleNotFoundError as error:
        raise BadInput(f"The server needs the package {error.name}; install pyrite-saboteur[server].") from None
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
        bot_delay=BotDelay(int(bot_pace[0] * 1000), int(bot_pace[1] * 1000)),
        grace=int(grace * 1000),
        patience=patience,
        haste=haste,
        retention_guard=RetentionGuard(delay=int(retention_delay * 1000), confirmed_on=_date(confirm_retention)),
        watchdog=watchdog,
    )
    configure_logging(log, logging.DEBUG if verbose else logging.INFO)
    run(settings, open_store, lambda addresses: _announce(addresses, open_))


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise BadInput(f"A proxy is written as in 10.0.0.1 or 10.0.0.0/8, not {shown(text)}.") from None


def _date(text: str | None) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise BadInput(f"A date is written as in 2026-01-31, not {shown(text)}.") from None


def _announce(addresses: list[str], open_: bool) -> None:
    console = stdout()
    console.print(f"Pyrite is ready: {' or '.join(addresses)}")
    console.file.flush()
    if open_:
        webbrowser.open(addresses[0])
