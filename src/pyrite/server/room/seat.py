"""A seat at a table online."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Seat:
    """Who sits there."""

    name: str = ""
    guest: str = ""
    """The guest who owns the seat; empty for a bot and for a free seat."""
    bot: str = ""
    """The bot that sits here; empty for a person."""
    ready: bool = False
    words: str = ""
    taken_over: bool = False
    """Whether a bot plays for the person."""
    late: int = 0
    """How often in a row the clock has decided."""
    muted: bool = False
    agreed: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not self.guest and not self.bot

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return bool(self.bot) or self.taken_over
