"""Which bot sits where, and which roles are dealt. The arena may know the roles; the bots may not."""

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
    """How the seats of a table are given to bots."""

    bots: tuple[str, ...]
    """Their names; by role, who plays the saboteurs comes last."""
    how: Literal["lot", "rotated", "role"] = "lot"
    """Each seat by lot; in turn, one seat further in each round; or by the role that is dealt."""

    def __post_init__(self) -> None:
        """Only bots there are, each named once."""
        for name in self.bots:
            check_bot(name)
        if self.how != "role" and len(set(self.bots)) < len(self.bots):
            raise BadInput(f"Each bot is named once, not as in {','.join(self.bots)}.")

    @property
    def mixed(self) -> bool:
        """Whether there is more than one kind of bot."""
        return len(set(self.bots)) > 1

    @property
    def even(self) -> bool:
        """Whether bots can be compared with each other: all of them are dealt the same roles in the long run."""
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
"""How many saboteurs play where that is fixed: all there are, but with ten players one is left over (SET-1)."""


def with_fixed_roles(deal: Deal, rules: Rules, seed: bytes, round_number: int) -> Deal:
    """The deal with the role that is left over changed, by lot, for one that leaves the right ones in play."""
    playing = deal.roles.count(SABOTEUR)
    if playing == FIXED_SABOTEURS[rules.players]:
        return deal
    too_many = playing > FIXED_SABOTEURS[rules.players]
    able = [seat for seat, role in enumerate(deal.roles) if (role == SABOTEUR) == too_many]
    seat = able[SeededRandom(seed, f"round {round_number} fixed roles").randbelow(len(able))]
    roles = bytearray(deal.roles)
    left_over = bytes([roles[seat]])
    roles[seat] = deal.left_over[0]
    return replace(deal, roles=bytes(roles), left_over=left_over)
