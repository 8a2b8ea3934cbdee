"""The API for "who can be what": the role cards from which a game is dealt (SET-1, S2-2, VAR-2)."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from pyrite.game.catalogue import ROLES
from pyrite.game.setup import Rules
from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import BAD_INPUT
from pyrite.server.room.table_options import TableOptions, check


class RoleCount(Struct, frozen=True):
    """A role, and how many players have it at least and at most."""

    role: str
    fewest: int
    most: int


class RoleCards(Struct, frozen=True):
    """The role cards of a game."""

    roles: list[RoleCount]
    left_over: int
    """How many role cards nobody has."""
    stack: bool
    """Whether the cards that nobody has stay hidden at the end of a round (S2-2)."""


class RolesApi:
    """The endpoint for role cards."""

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        return (Endpoint("POST", "/api/roles", self.roles, (BAD_INPUT,)),)

    async def roles(self, call: Call, body: TableOptions) -> RoleCards:
        """Which roles players can have in a game with these options."""
        return role_cards(check(body))


def role_cards(options: TableOptions) -> RoleCards:
    """The role cards of a game with these options, as the declared decks say."""
    rules = Rules(options.set_up(bytes(32)))
    left_over = len(rules.roles) - rules.players
    counts = [
        RoleCount(ROLES[role], max(0, count - left_over), min(count, rules.players))
        for role, count in sorted(Counter(rules.roles).items())
    ]
    return RoleCards(counts, left_over, rules.has_role_stack)
