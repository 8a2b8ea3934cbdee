"""Settings of a server."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from pyrite.game import BadInput
from pyrite.game.refusal import shown
from pyrite.server.bot_processes.limits import BotLimits, default_processes
from pyrite.server.http.client_addresses import Network
from pyrite.server.http.connection_limits import DEFAULT_CONNECTION_LIMITS, ConnectionLimits
from pyrite.server.http.origins import is_origin
from pyrite.server.http.rate_limits import DEFAULT_RATE_LIMITS, RateLimits

_MINUTE: Final = 60 * 1000
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
MIN_TOKEN_LENGTH: Final = 16
MAX_BOT_PROCESSES: Final = 64


@dataclass(frozen=True)
class RetentionAges:
    """How long unused rooms, by state, and guests are kept, in milliseconds."""

    lobby: int = 2 * _DAY
    playing: int = 14 * _DAY
    over: int = 90 * _DAY
    guests: int = 400 * _DAY


@dataclass(frozen=True)
class RetentionGuard:
    """Protects against deleting data because of a wrong clock. Times in milliseconds."""

    delay: int = 15 * _MINUTE
    """Time from the log line that announces a deletion to the deletion, so also the least time after a start."""
    max_idle: int = 10 * _DAY
    """If no room was used for longer than this, the clock is not trusted. Less than `RetentionAges.playing`, so
    that a smaller clock error deletes no running game."""
    max_share: float = 0.5
    """A larger share of all rooms, or of all guests, is never deleted at once."""
    confirmed_on: date | None = None
    """The date on which the operator has confirmed that the clock is right."""


@dataclass(frozen=True)
class BotDelay:
    """How long bots wait before they make a move, in milliseconds."""

    shortest: int = 900
    longest: int = 2500


@dataclass(frozen=True)
class Settings:
    """Everything an operator can configure; raises `BadInput` if a value is not valid."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free port."""
    store: str = "sqlite:///pyrite.db"
    origins: tuple[str, ...] = ()
    """The addresses people open, such as ``https://play.example.org``. Empty: loopback names and `host`."""
    trusted_proxies: tuple[Network, ...] = ()
    metrics_token: str | None = field(default=None, repr=False)
    rate_limits: RateLimits = DEFAULT_RATE_LIMITS
    connection_limits: ConnectionLimits = DEFAULT_CONNECTION_LIMITS
    bot_delay: BotDelay = BotDelay()
    bot_limits: BotLimits = field(default_factory=lambda: BotLimits(default_processes()))
    reconnect_grace: int = 45_000
    """How long a disconnected player may take to reconnect before a bot takes over, in milliseconds."""
    send_timeout: float = 20.0
    """How many seconds a client may read nothing before its connection is closed."""
    speedup: float = 1.0
    """How many times as fast the clocks of all rooms run; for tests."""
    retention_ages: RetentionAges = RetentionAges()
    retention_guard: RetentionGuard = RetentionGuard()
    node: str | None = None
    """The name of this process among the nodes that share a store; None: a random one."""
    drain: float = 5.0
    """How many seconds a node that stops takes to hand its rooms over, if there are other nodes."""
    watchdog: float = 30.0
    """How many seconds the event loop may be blocked before the process ends; 0 turns the watchdog off."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadInput(f"A port must be a number from 1 to 65535, or 0 for any free port, not {self.port}.")
        for origin in self.origins:
            if not is_origin(origin):
                raise BadInput(f"An origin looks like https://play.example.org, not {shown(origin)}.")
        if len({origin.partition(":")[0] for origin in self.origins}) > 1:
            raise BadInput("Use either http or https for all origins, not both: cookies depend on it.")
        if not 0 <= self.bot_delay.shortest <= self.bot_delay.longest:
            raise BadInput("The shortest delay of bots is at least 0 seconds and at most the longest delay.")
        if not 1 <= self.bot_limits.processes <= MAX_BOT_PROCESSES:
            raise BadInput(f"There are 1 to {MAX_BOT_PROCESSES} bot processes, not {self.bot_limits.processes}.")
        if not 0.01 <= self.bot_limits.timeout <= 3600:
            raise BadInput("A bot may take between 0.01 and 3600 seconds to decide.")
        if self.reconnect_grace < 0 or self.send_timeout <= 0:
            raise BadInput(
                "The reconnect grace is at least 0 seconds, and the send timeout is more than 0 seconds."
            )
        if self.retention_guard.delay < 0 or not 0 < self.retention_guard.max_share <= 1:
            raise BadInput("The retention delay must be at least 0 seconds, and the share between 0 and 1.")
        if not 0.01 <= self.speedup <= 1000:
            raise BadInput("The speedup must be between 0.01 and 1000.")
        if not 0 <= self.watchdog <= 86_400:
            raise BadInput("The watchdog must be between 0 and 86400 seconds; 0 turns it off.")
        if not 0 <= self.drain <= 600:
            raise BadInput("Handing rooms over may take between 0 and 600 seconds.")
        if self.node is not None and not re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", self.node):
            raise BadInput("The name of a node has 1 to 64 letters, digits, dots, hyphens or underscores.")
        if self.metrics_token is not None and len(self.metrics_token) < MIN_TOKEN_LENGTH:
            raise BadInput(f"The metrics token must have at least {MIN_TOKEN_LENGTH} characters.")

    @property
    def shares_store(self) -> bool:
        """Whether several nodes can use the store at once."""
        return self.store.startswith("postgresql")

    @property
    def https(self) -> bool:
        """Whether people use https; a proxy in front terminates it."""
        return bool(self.origins) and self.origins[0].startswith("https:")
