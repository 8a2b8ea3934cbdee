"""Write the table of docs/modules.md: every module and variant, from its declaration."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pyrite.game.module import Module
from pyrite.game.modules import MODULES, clashes

PAGE: Final = Path(__file__).parents[1] / "docs" / "modules.md"
BEGIN, END = "<!-- modules -->", "<!-- end of modules -->"


def table() -> list[str]:
    """A row for each module and variant."""
    rows = [_line("name", "in a sentence", "kind", "first rule", "players", "cards in the deck", "not with")]
    rows.append(_line(*["---"] * 7))
    return rows + [_row(module) for module in MODULES.values()]


def _row(module: Module) -> str:
    kind = "variant" if module.variant else "game" if module.game else "module"
    players = f"{module.players[0]} to {module.players[1]}" if module.players else ""
    deck = str(sum(module.deck.values())) if module.deck else ""
    others = [one if other is module else other for one, other, _ in clashes() if module in (one, other)]
    excluded = ", ".join(f"`{each.name}`" for each in others)
    return _line(f"`{module.name}`", module.words, kind, module.rule, players, deck, excluded)


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def page_with_table(page: str) -> str:
    """The page with a new table."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + "\n\n".join([BEGIN, "\n".join(table()), END]) + after


if __name__ == "__main__":
    PAGE.write_text(page_with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
