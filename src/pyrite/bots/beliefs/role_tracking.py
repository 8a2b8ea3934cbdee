"""Role cards followed through a round: who holds which one, when hats change or all are mixed at a party."""

from __future__ import annotations

from pyrite.game.setup import Rules
from pyrite.game.state import View
from pyrite.game.table import Table


class RoleCards:
    """The role cards of a round by number: the first were dealt to the seats, the rest is the stack, bottom up."""

    def __init__(self, rules: Rules) -> None:
        self.held: list[list[int]] = [[seat] for seat in range(rules.players)]
        """The cards that each seat has held, the present one last."""
        self.stack = list(range(rules.players, len(rules.roles)))
        self._next = len(rules.roles)
        self._followed = 0

    def follow(self, table: Table) -> None:
        """Hats and the wardrobe take the top of the stack for what goes under it (S2-16, ROBE-1).

        After a party everyone holds a card of which nothing is known, so it gets a new number (PARTY-1).
        """
        changes = table.role_changes
        everyone = range(table.rules.players)
        while self._followed < len(changes):
            seat, turn = changes[self._followed]
            all_at_once = tuple((each, turn) for each in everyone)
            party = changes[self._followed : self._followed + len(everyone)] == all_at_once
            if party and "party" in table.rules.set_up.modules:
                for each in everyone:
                    self.held[each].append(self._next + each)
                self._next += len(everyone)
                self._followed += len(everyone)
            else:
                self.stack.insert(0, self.held[seat][-1])
                self.held[seat].append(self.stack.pop())
                self._followed += 1

    @property
    def there(self) -> list[int]:
        """The cards that are still there: held by the seats, in their order, then those in the stack."""
        return [*(held[-1] for held in self.held), *self.stack]

    def known_for_sure(self, view: View) -> dict[int, int]:
        """The role on each card that the viewer has seen and that is still there: the own one first of all."""
        own, seat = view.own, view.seat
        known: dict[int, int] = {}
        if own is not None and seat is not None:
            known = {card: role for card, (role, _) in zip(self.held[seat], own.former, strict=False)}
            known[self.held[seat][-1]] = own.role
            for other, role, _, changes in own.inspections:
                known[self.held[other][changes]] = role
        for other, role in enumerate(view.table.roles):
            known[self.held[other][-1]] = role
        there = set(self.there)
        return {card: role for card, role in known.items() if card in there}
