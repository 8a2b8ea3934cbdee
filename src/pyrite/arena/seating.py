"""Assigns bots to seats, and fixes the number of saboteurs. The arena may know the roles; the bots may not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from pyrite.bots.registry import check_bot
from pyrite.game import BadInput, Deal
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.setup import Rules


@dataclass(frozen=True)
class Seating:
    """How bots are assigned to the seats of a table."""

    bots: tuple[str, ...]
    """Their names; if seated by role, first the bot for miners, then the bot for saboteurs."""
    how: Literal["random", "rotated", "role"] = "random"
    """Each seat at random; in rotation, moving on one seat each round; or by the role that is dealt."""

    def __post_init__(self) -> None:
        """Check that every bot exists and is named once."""
        for name in self.bots:
            check_bot(name)
        if self.how != "role" and len(set(self.bots)) < len(self.bots):
            raise BadInput(f"Name each bot once, not as in {','.join(self.bots)}.")

    @property
    def mixed(self) -> bool:
        """Whether there is more than one kind of bot."""
        return len(set(self.bots)) > 1

    @property
    def comparable(self) -> bool:
        """Whether bots can be compared: over many rounds each is dealt the same roles."""
        return self.mixed and self.how != "role"

    def seats(self, roles: bytes, seed: bytes, number: int) -> list[str]:
        """The bot of each seat in the round, or game, with this number."""
        bots = self.bots
        if self.how == "role":
            return [bots[role == SABOTEUR] for role in roles]
        if self.how == "rotated":
            return [bots[(seat + number) % len(bots)] for seat in range(len(roles))]
        rng = SeededRandom(seed, "seating")
        return [bots[rng.randbelow(len(bots))] for _ in roles]


FIXED_SABOTEURS: Final = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 3}
"""How many saboteurs play with fixed roles: all of the set; with ten players all but one (SET-1)."""


def with_fixed_roles(deal: Deal, rules: Rules, seed: bytes, round_number: int) -> Deal:
    """The deal with the fixed number of saboteurs: if needed, the left-over role is swapped with a random seat."""
    playing = deal.roles.count(SABOTEUR)
    if playing == FIXED_SABOTEURS[rules.players]:
        return deal
    too_many = playing > FIXED_SABOTEURS[rules.players]
    candidates = [seat for seat, role in enumerate(deal.roles) if (role == SABOTEUR) == too_many]
    seat = candidates[SeededRandom(seed, f"round {round_number} fixed roles").randbelow(len(candidates))]
    roles = bytearray(deal.roles)
    left_over = bytes([roles[seat]])
    roles[seat] = deal.left_over[0]
    return replace(deal, roles=bytes(roles), left_over=left_over)
