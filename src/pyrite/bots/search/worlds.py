"""Imagines worlds for a seat, with role cards and the gold drawn from what it believes.

To `pyrite.game.imagine` every deal that fits what the seat has seen is equally likely, whatever the others did.
Here a deal is drawn from the posterior first (`DealSampler`), and the world is imagined as if the seat had seen
it. In that world the seat knows only what it has really seen.
"""

from __future__ import annotations

from pyrite.bots.beliefs.role_belief import RoleBelief
from pyrite.game.catalogue import GOLD
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine import imagine
from pyrite.game.refusal import BadInput
from pyrite.game.state import State, View
from pyrite.game.table import NOBODY


class WorldSampler:
    """Imagines worlds for one decision of one seat."""

    def __init__(self, view: View, belief: RoleBelief) -> None:
        self.view = view
        self._deals = belief.deal_sampler(view)

    def sample(self, rng: SeededRandom) -> State:
        """A world that the seat cannot distinguish from the real one; raise `BadInput` if there is none."""
        view, seat, own = self.view, self.view.seat, self.view.own
        assert seat is not None
        assert own is not None
        deal = self._deals.sample(rng)
        seer = own.clone()
        seer.inspections += tuple([(other, role, 0, changes) for other, changes, role in deal.roles])
        if deal.gold != NOBODY:
            seer.looks += ((deal.gold, GOLD, 0),)  # in turn 0, before any goal swap (WC-17)
        try:
            world = imagine(View(view.table, seat, seer), seat, rng)
        except BadInput:
            # The belief forgets what was seen before a party (PARTY-1), so its deal may contradict that.
            return imagine(view, seat, rng)
        imagined = world.privates[seat]
        assert imagined is not None
        imagined.inspections, imagined.looks = own.inspections, own.looks
        return world
