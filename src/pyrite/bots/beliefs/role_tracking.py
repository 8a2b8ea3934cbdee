"""Tracks role cards through a round: which seat holds which card when roles change."""

from __future__ import annotations

from pyrite.game.setup import Rules
from pyrite.game.state import View
from pyrite.game.table import Table


class RoleTracker:
    """The role cards of a round by number: first those dealt to the seats, then the stack, bottom up."""

    def __init__(self, rules: Rules) -> None:
        self.held: list[list[int]] = [[seat] for seat in range(rules.players)]
        """The cards that each seat has held, the current one last."""
        self.stack = list(range(rules.players, len(rules.roles)))
        self._next = len(rules.roles)
        self._processed = 0

    def update(self, table: Table) -> None:
        """Process the role changes of the table that are new.

        A hat swap and the wardrobe put the old card under the stack and take the top one (S2-16, ROBE-1). After
        a party nothing is known about any seat's card, so all get new numbers (PARTY-1).
        """
        changes = table.role_changes
        everyone = range(table.rules.players)
        while self._processed < len(changes):
            seat, turn = changes[self._processed]
            all_at_once = tuple((each, turn) for each in everyone)
            party = changes[self._processed : self._processed + len(everyone)] == all_at_once
            if party and "party" in table.rules.set_up.modules:
                for each in everyone:
                    self.held[each].append(self._next + each)
                self._next += len(everyone)
                self._processed += len(everyone)
            else:
                self.stack.insert(0, self.held[seat][-1])
                self.held[seat].append(self.stack.pop())
                self._processed += 1

    @property
    def cards(self) -> list[int]:
        """The cards in the round: those of the seats, in their order, then the stack."""
        return [*(held[-1] for held in self.held), *self.stack]

    def known_roles(self, view: View) -> dict[int, int]:
        """The role on each card that the viewer has seen and that is still in the round."""
        own, seat = view.own, view.seat
        known: dict[int, int] = {}
        if own is not None and seat is not None:
            known = {card: role for card, (role, _) in zip(self.held[seat], own.former, strict=False)}
            known[self.held[seat][-1]] = own.role
            for other, role, _, changes in own.inspections:
                known[self.held[other][changes]] = role
        for other, role in enumerate(view.table.roles):
            known[self.held[other][-1]] = role
        in_round = set(self.cards)
        return {card: role for card, role in known.items() if card in in_round}
