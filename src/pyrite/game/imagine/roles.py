"""Samples roles, as dealt and changed, from their exact distribution given what a viewer has seen."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb, factorial, perm, prod

from pyrite.game.catalogue import UNKNOWN_ROLE
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.sampling import cards_left, choice, weighted_choice
from pyrite.game.state import Private
from pyrite.game.table import Table


class Roles:
    """The numbered role cards of a round: first those dealt to the seats, then the stack from the bottom up."""

    def __init__(self, table: Table, seat: int, own: Private | None, rng: SeededRandom) -> None:
        self.table = table
        seats, self.cards = table.rules.players, len(table.rules.roles)
        self.held: list[list[int]] = [[each] for each in range(seats)]
        """The cards that each seat has held, the present one last."""
        self.stack = list(range(seats, self.cards))
        self.party: list[int] = []
        """The cards that were collected at a party; cards dealt after it get new numbers (PARTY-1)."""
        if table.role_changes:
            self._apply_changes()
        self.role = bytearray(self.cards + len(self.party))
        """The role on each card, UNKNOWN_ROLE until it is sampled."""
        self._note_seen(seat, own)
        if self.party:
            self._infer_before_party(rng)
        self._sample(0, self.cards, cards_left(table.rules.roles, self.role[: self.cards]), rng)
        if self.party:
            self._deal_after_party(rng)

    def _sample(self, first: int, after: int, rest: bytearray, rng: SeededRandom) -> None:
        """Sample the unknown roles among the cards from ``first`` to before ``after``."""
        role = self.role
        rng.shuffle(rest)
        for card in range(first, after):
            if role[card] == UNKNOWN_ROLE:
                role[card] = rest.pop()

    def _apply_changes(self) -> None:
        """Replay role changes: hat swaps and the wardrobe swap with the stack, a party reshuffles all seats."""
        table = self.table
        seats, changes = table.rules.players, table.role_changes
        place = 0
        while place < len(changes):
            seat, turn = changes[place]
            if "party" in table.rules.set_up.modules and changes[place : place + seats] == tuple(
                [(each, turn) for each in range(seats)]
            ):
                self.party = [held[-1] for held in self.held]
                for each, held in enumerate(self.held):
                    held.append(self.cards + each)
                place += seats
                continue
            self.stack.insert(0, self.held[seat][-1])
            self.held[seat].append(self.stack.pop())
            place += 1

    def _note_seen(self, seat: int, own: Private | None) -> None:
        """Set the roles that the viewer has seen."""
        table, role, held = self.table, self.role, self.held
        if own is not None:
            for number in range(len(own.former)):
                role[held[seat][number]] = own.former[number][0]
            role[held[seat][-1]] = own.role
            for other, seen, _, changes in own.inspections:
                role[held[other][changes]] = seen
        for other in range(len(table.roles)):
            role[held[other][-1]] = table.roles[other]
        for place in range(len(table.left_over)):
            role[self.stack[place]] = table.left_over[place]

    def _infer_before_party(self, rng: SeededRandom) -> None:
        """For each role known after a party, choose a card from before the party that had this role.

        Its role may have been known then, or not. For each role, first sample how many of its cards were known,
        weighted by the number of ways to deal and reshuffle the cards.
        """
        role, cards = self.role, self.cards
        dealt = role[:cards]
        wanted = Counter(role[card] for card in range(cards, len(role)) if role[card] != UNKNOWN_ROLE)
        seen = Counter(role[card] for card in self.party if role[card] != UNKNOWN_ROLE)
        unseen = [card for card in self.party if role[card] == UNKNOWN_ROLE]
        pool = Counter(cards_left(self.table.rules.roles, dealt))
        unknown = dealt.count(UNKNOWN_ROLE)
        ways = []
        for counts in product(*(range(min(count, seen[each]) + 1) for each, count in wanted.items())):
            new = [count - old for count, old in zip(wanted.values(), counts, strict=True)]
            if sum(new) <= len(unseen):
                weight = prod(
                    comb(count, old) * perm(seen[each], old) * perm(pool[each], count - old)
                    for (each, count), old in zip(wanted.items(), counts, strict=True)
                )
                ways.append((weight * perm(len(unseen), sum(new)) * factorial(unknown - sum(new)), new))
        for each, count in zip(wanted, weighted_choice(rng, ways), strict=True):
            for _ in range(count):
                card = choice(rng, unseen)
                unseen.remove(card)
                role[card] = each

    def _deal_after_party(self, rng: SeededRandom) -> None:
        """Deal the collected roles, consistent with the roles known after the party."""
        role, cards = self.role, self.cards
        rest = cards_left(bytes([role[card] for card in self.party]), role[cards:])
        self._sample(cards, len(role), rest, rng)

    def left_over(self) -> bytes:
        """The stack from the bottom up."""
        return bytes([self.role[card] for card in self.stack])

    def fill_privates(self, privates: list[Private | None], viewer: int) -> None:
        """Fill in the roles that the other seats have had and seen in this world."""
        role, held = self.role, self.held
        for seat in range(len(privates)):
            own = privates[seat]
            if seat != viewer and own is not None:
                own.role = role[held[seat][-1]]
        for seat, turn in self.table.role_changes:
            own = privates[seat]
            if seat != viewer and own is not None:
                own.former += ((role[held[seat][len(own.former)]], turn),)
        for seat, other, turn, changes in self.table.inspections:
            own = privates[seat]
            if seat != viewer and own is not None:
                own.inspections += ((other, role[held[other][changes]], turn, changes),)
