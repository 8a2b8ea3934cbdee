"""Names of cards, roles, cells and players in one language, and lists of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

from pyrite.game.catalogue import LADDER, LAID_AS, mark_of
from pyrite.game.sides import LETTERS, Shape, letters
from pyrite.messages.bundle import Messages
from pyrite.messages.fields import message_name

_BY_FIRST_WORD: Final = ("stone", "dragon")
"""Cards of the maze that have the same name in both shapes."""


@dataclass(frozen=True)
class Names:
    """The names of everything that a message can name."""

    messages: Messages
    player_names: Callable[[int], str]
    first: int = 1
    """The number of the first goal and of the first chest."""

    def player(self, seat: int | None, viewer: int | None = None) -> str:
        """The name of a player; in a list the viewer is "you"."""
        if seat is None:
            return self.messages.text("table-nobody")
        return self.messages.text("table-you") if seat == viewer else self.player_names(seat)

    def card(self, card: str) -> str:
        """Any card: a tunnel by its sides, as it is placed; other cards by name."""
        first = card.partition(" ")[0]
        if card in LAID_AS or set(card) <= set(LETTERS):
            return self._tunnel(Shape.spelt(first), mark_of(card))
        return self.messages.text(f"card-{message_name(first if first in _BY_FIRST_WORD else card)}")

    def _tunnel(self, shape: Shape, mark: str) -> str:
        path = "card-ladder-path" if mark == LADDER else "card-path"
        parts = [self.messages.text(path, sides=self._directions(passage)) for passage in shape.passages]
        if shape.stubs:
            count = shape.stubs.bit_count()
            parts.append(self.messages.text("card-dead-end", sides=self._directions(shape.stubs), count=count))
        if mark not in ("", LADDER):
            parts.append(self.messages.text(f"card-mark-{message_name(mark)}"))
        return self.messages.text("card-tunnel", parts=self._joined(parts, "card-parts"))

    def _directions(self, sides: int) -> str:
        return self.listed([self.messages.text(f"card-direction-{side.lower()}") for side in letters(sides)])

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards. Their names contain commas, so they have their own separator."""
        return self._joined([self.card(card) for card in cards], "cards-joined")

    def _joined(self, texts: Sequence[str], message: str) -> str:
        if not texts:
            return self.messages.text("cards-none")
        return reduce(lambda rest, first: self.messages.text(message, first=first, rest=rest), reversed(texts))

    def role(self, role: str) -> str:
        """A role."""
        return self.messages.text(f"role-{message_name(role)}")

    def found(self, found: str) -> str:
        """What is in a chest."""
        return self.messages.text(f"chest-{message_name(found)}")

    def side(self, side: str) -> str:
        """The side at which something is."""
        return self.messages.text(f"card-side-{side.lower()}")

    def cell(self, cell: tuple[int, int]) -> str:
        """A cell, from the start."""
        x, y = cell
        direction = "level" if y == 0 else "up" if y < 0 else "down"
        return self.messages.text("table-cell", column=x, direction=direction, rows=abs(y))

    def goal(self, goal: int) -> str:
        """A goal by its number."""
        return self.messages.text("table-goal", number=goal + self.first)

    def chest(self, chest: int) -> str:
        """A chest by its number."""
        return self.messages.text("table-chest", number=chest + self.first)

    def roles_of_seats(self, roles: Sequence[str | None], viewer: int | None = None) -> str:
        """The known roles, each with its player."""
        return self.listed(
            [
                self.messages.text("table-role-of", player=self.player(seat, viewer), role=self.role(role))
                for seat, role in enumerate(roles)
                if role is not None
            ]
        )

    def listed(self, texts: Sequence[str]) -> str:
        """Texts as a list, as in *a, b and c*."""
        from babel.lists import format_list  # on first use, as in `Messages`

        return format_list(texts, locale=self.messages.language)
