"""Roles as they may have been dealt and changed: whatever fits what a viewer has seen, as likely as it is."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb, factorial, perm, prod

from pyrite.game.imagine.drawing import left_of, one_of, weighed
from pyrite.game.shuffle import Lots
from pyrite.game.state import Private
from pyrite.game.table import Table


class Roles:
    """The role cards of a round, numbered: the first were dealt to the seats, the rest is the stack, bottom up."""

    def __init__(self, table: Table, seat: int | None, own: Private | None, lots: Lots) -> None:
        self.table = table
        seats = table.rules.players
        self.held: list[list[int]] = [[each] for each in range(seats)]
        """The cards that each seat has held, the present one last."""
        self.stack = list(range(seats, len(table.rules.roles)))
        self.party: list[int] = []
        """The cards that were collected at a party and, unseen, dealt again as new ones (PARTY-1)."""
        self._follow_changes()
        known = self._known(seat, own)
        if self.party:
            self._know_before_party(known, lots)
        cards = len(table.rules.roles)
        rest = left_of(table.rules.roles, [role for card, role in known.items() if card < cards])
        lots.shuffle(rest)
        for card in range(cards):
            if card not in known:
                known[card] = rest.pop()
        if self.party:
            self._deal_after_party(known, lots)
        self.role = known

    def _follow_changes(self) -> None:
        """Hats and the wardrobe take the top of the stack for what goes under it; a party mixes all seats."""
        table = self.table
        seats, changes = table.rules.players, table.role_changes
        place = 0
        while place < len(changes):
            seat, turn = changes[place]
            if "party" in table.rules.set_up.modules and changes[place : place + seats] == [
                (each, turn) for each in range(seats)
            ]:
                self.party = [held[-1] for held in self.held]
                for each, held in enumerate(self.held):
                    held.append(len(table.rules.roles) + each)
                place += seats
                continue
            self.stack.insert(0, self.held[seat][-1])
            self.held[seat].append(self.stack.pop())
            place += 1

    def _known(self, seat: int | None, own: Private | None) -> dict[int, int]:
        """The role on each card that the viewer has seen."""
        table = self.table
        known: dict[int, int] = {}
        if own is not None and seat is not None:
            for card, (role, _) in zip(self.held[seat], own.former, strict=False):
                known[card] = role
            known[self.held[seat][-1]] = own.role
            for other, role, _, changes in own.inspections:
                known[self.held[other][changes]] = role
        for other, role in enumerate(table.roles):
            known[self.held[other][-1]] = role
        known.update(zip(self.stack, table.left_over, strict=False))
        return known

    def _know_before_party(self, known: dict[int, int], lots: Lots) -> None:
        """Find, for each role known since a party, a card of before it that bore this role.

        It may be one that was known then, or one that was not. For each role it is first drawn how many were
        known, as often as that happens among all ways to deal and to mix the cards.
        """
        cards = len(self.table.rules.roles)
        dealt = {card: role for card, role in known.items() if card < cards}
        wanted = Counter(role for card, role in known.items() if card >= cards)
        seen = Counter(dealt[card] for card in self.party if card in dealt)
        unseen = [card for card in self.party if card not in dealt]
        pool = Counter(left_of(self.table.rules.roles, dealt.values()))
        unknown = cards - len(dealt)
        ways = []
        for counts in product(*(range(min(count, seen[role]) + 1) for role, count in wanted.items())):
            new = [count - old for count, old in zip(wanted.values(), counts, strict=True)]
            if sum(new) <= len(unseen):
                weight = prod(
                    comb(count, old) * perm(seen[role], old) * perm(pool[role], count - old)
                    for (role, count), old in zip(wanted.items(), counts, strict=True)
                )
                ways.append((weight * perm(len(unseen), sum(new)) * factorial(unknown - sum(new)), new))
        for role, count in zip(wanted, weighed(lots, ways), strict=True):
            for _ in range(count):
                card = one_of(lots, unseen)
                unseen.remove(card)
                known[card] = role

    def _deal_after_party(self, known: dict[int, int], lots: Lots) -> None:
        """Deal what was collected, so that what is known since then comes out."""
        cards = len(self.table.rules.roles)
        fresh = range(cards, cards + len(self.party))
        rest = left_of([known[card] for card in self.party], [known[card] for card in fresh if card in known])
        lots.shuffle(rest)
        for card in fresh:
            if card not in known:
                known[card] = rest.pop()

    def left_over(self) -> bytes:
        """The stack as it lies, from the bottom up."""
        return bytes(self.role[card] for card in self.stack)

    def seen_by(self, seat: int, own: Private) -> None:
        """The roles that another seat has had and seen in this world."""
        table = self.table
        turns = [turn for who, turn in table.role_changes if who == seat]
        cards = self.held[seat]
        own.role = self.role[cards[-1]]
        own.former = [(self.role[card], turn) for card, turn in zip(cards[:-1], turns, strict=True)]
        own.inspections = [
            (other, self.role[self.held[other][changes]], turn, changes)
            for who, other, turn, changes in table.inspections
            if who == seat
        ]
