"""The card in the maze of the wardrobe and the party, which changes roles when it is first joined (ROBE-1)."""

from __future__ import annotations

from pyrite.game.codec import FLAG
from pyrite.game.part import ROUND, Part, Text, observed_as, part, part_field
from pyrite.game.table import Table
from pyrite.game.text_lines import parse_yes_no


@part
class SpecialCard(Part):
    """The wardrobe or the party in the maze."""

    special_used: bool = part_field(
        default=False,
        lasts=ROUND,
        codec=FLAG,
        text=Text(lambda used, table: "yes", lambda text, table: parse_yes_no(text, "special used")),
        observed=observed_as("wardrobe or party used"),
    )
    """Whether it has been joined this round."""


def is_joined_first(table: Table) -> bool:
    """Whether the card is joined, for the first time in this round."""
    joined = table.maze.reached[table.maze.grid.special]
    return bool(joined) and not table.part(SpecialCard).special_used
