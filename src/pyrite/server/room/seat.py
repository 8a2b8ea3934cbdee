"""A seat of a room."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Seat:
    """The state of one seat."""

    name: str = ""
    guest: str = ""
    """The guest who owns the seat; empty for a bot and for a free seat."""
    bot: str = ""
    """The kind of bot on this seat; empty for a person."""
    ready: bool = False
    words: str = ""
    """Words that the player adds to the shuffle."""
    taken_over: bool = False
    """Whether a bot plays for the absent person."""
    late: int = 0
    """How many decisions in a row ran out of time."""
    muted: bool = False
    agreed: bool = False
    """Whether the player votes to finish the game."""

    @property
    def free(self) -> bool:
        """Whether the seat has neither person nor bot."""
        return not self.guest and not self.bot

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return bool(self.bot) or self.taken_over
