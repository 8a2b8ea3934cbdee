"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Final

from pyrite.game import BadInput
from pyrite.game.refusal import shown
from pyrite.server.http.client_addresses import Network
from pyrite.server.http.connection_limits import DEFAULT_CONNECTION_LIMITS, ConnectionLimits
from pyrite.server.http.origins import is_origin
from pyrite.server.http.rate_limits import DEFAULT_RATE_LIMITS, RateLimits

_MINUTE: Final = 60 * 1000
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
MIN_TOKEN_LENGTH: Final = 16


@dataclass(frozen=True)
class RetentionAges:
    """After how long, in milliseconds, what nobody has touched is forgotten."""

    lobby: int = 2 * _DAY
    playing: int = 14 * _DAY
    over: int = 90 * _DAY
    guests: int = 400 * _DAY


@dataclass(frozen=True)
class RetentionGuard:
    """What must hold before anything that is too old is deleted: a clock may be wrong. Times in milliseconds."""

    delay: int = 15 * _MINUTE
    """From the line in the log that says what will be deleted until it is; so at least as long after the start."""
    max_idle: int = 10 * _DAY
    """If no room was used for longer than this, the clock is not believed. Less than the age at which a game that
    is being played is deleted, so that a smaller error of the clock costs no game."""
    max_share: float = 0.5
    """A larger share of all rooms, or of all guests, is never deleted at once."""
    confirmed_on: date | None = None
    """The date on which somebody has confirmed that the clock is right."""


@dataclass(frozen=True)
class BotDelay:
    """How long bots seem to think, in milliseconds."""

    shortest: int = 900
    longest: int = 2500


@dataclass(frozen=True)
class Settings:
    """All that those who run a server may choose; raises `BadInput` where it makes no sense."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0: whichever is free."""
    store: str = "sqlite:///pyrite.db"
    origins: tuple[str, ...] = ()
    """Where people open it, such as ``https://play.example.org``; without any: by IP address or its own names."""
    trusted_proxies: tuple[Network, ...] = ()
    metrics_token: str | None = field(default=None, repr=False)
    rate_limits: RateLimits = DEFAULT_RATE_LIMITS
    connection_limits: ConnectionLimits = DEFAULT_CONNECTION_LIMITS
    bot_delay: BotDelay = BotDelay()
    grace: int = 45_000
    """For so many milliseconds a seat waits for one who is gone, while others are there."""
    patience: float = 20.0
    """A client that takes nothing for so many seconds is let go."""
    haste: float = 1.0
    """How many times as fast the clocks of all tables run; for those who try things out."""
    retention_ages: RetentionAges = RetentionAges()
    retention_guard: RetentionGuard = RetentionGuard()
    watchdog: float = 30.0
    """How many seconds the event loop may stand still before the process ends; 0: any number."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadInput(f"A port is a number from 1 to 65535, or 0 for any that is free, not {self.port}.")
        for origin in self.origins:
            if not is_origin(origin):
                raise BadInput(f"An origin is written as in https://play.example.org, not {shown(origin)}.")
        if len({origin.partition(":")[0] for origin in self.origins}) > 1:
            raise BadInput("Origins are all http or all https; cookies cannot be both.")
        if not 0 <= self.bot_delay.shortest <= self.bot_delay.longest:
            raise BadInput("Bots think for at least no time, and at most for as long as their slowest.")
        if self.grace < 0 or self.patience <= 0:
            raise BadInput("Nobody can wait for less than no time; give a number of seconds above 0.")
        if self.retention_guard.delay < 0 or not 0 < self.retention_guard.max_share <= 1:
            raise BadInput("Retention waits for no less than 0 seconds, and deletes more than nothing at once.")
        if not 0.01 <= self.haste <= 1000:
            raise BadInput("Clocks run 0.01 to 1000 times as fast as usual.")
        if not 0 <= self.watchdog <= 86_400:
            raise BadInput("The watchdog waits for 0 to 86400 seconds; 0 switches it off.")
        if self.metrics_token is not None and len(self.metrics_token) < MIN_TOKEN_LENGTH:
            raise BadInput(f"A token for the metrics has at least {MIN_TOKEN_LENGTH} characters.")

    @property
    def https(self) -> bool:
        """Whether people reach it by https (a proxy in front sees to that)."""
        return bool(self.origins) and self.origins[0].startswith("https:")
