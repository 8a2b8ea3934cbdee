"""Write the tables of docs/learning.md: the layout and the size of actions and observations."""

from __future__ import annotations

from pathlib import Path

from pyrite.game import SetUp
from pyrite.game.set_up_rules import MODULES
from pyrite.game.setup import Rules
from pyrite.learn import NEAR, ActionSpace, Observer, window_of
from pyrite.learn.observation.fields import (
    BOARDS,
    CHEST_FIELDS,
    GOAL_FIELDS,
    PLANES,
    PROGRESS_FIELDS,
    SEAT_FIELDS,
)

PAGE = Path(__file__).parents[1] / "docs" / "learning.md"
BEGIN, END = "<!-- layout -->", "<!-- end of layout -->"

ALL_MODULES = frozenset(MODULES) - {"greedy_dwarf", "wardrobe"}
SHOWN = {
    "base game, 3 seats": SetUp(3),
    "base game, 5 seats": SetUp(5),
    "base game, 10 seats": SetUp(10),
    "edition UA16, 5 seats": SetUp(5, edition="UA16"),
    "Saboteur 2, 5 seats": SetUp(5, modules=frozenset({"saboteur2"})),
    "Saboteur 2, 12 seats": SetUp(12, modules=frozenset({"saboteur2"})),
    "all modules, 5 seats": SetUp(5, modules=ALL_MODULES),
}


def sizes() -> list[str]:
    """The sizes of the spaces, by set-up and window."""
    lines = [
        "| set-up | full window | actions | numbers | actions, `NEAR` | numbers, `NEAR` |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for name, set_up in SHOWN.items():
        rules = Rules(set_up)
        window = window_of(rules)
        whole, near = ActionSpace(rules, window), ActionSpace(rules, NEAR)
        numbers, near_numbers = Observer(rules, whole).size, Observer(rules, near).size
        lines.append(
            f"| {name} | columns {window.west} to {window.east}, rows {window.north} to {window.south} "
            f"| {whole.size:,} | {numbers:,} | {near.size:,} | {near_numbers:,} |"
        )
    return lines


def blocks() -> list[str]:
    """The blocks of actions with all modules, in `NEAR`; a set-up has those that it needs, in this order."""
    rules = Rules(SHOWN["all modules, 5 seats"])
    lines = ["| block | first | actions | axes |", "| --- | ---: | ---: | --- |"]
    for block in (all_blocks := ActionSpace(rules, NEAR)).blocks:
        axes = " by ".join(f"{name} ({len(values)})" for name, values in block.axes) or "none"
        lines.append(f"| {block.name} | {block.first:,} | {block.size:,} | {axes} |")
    base = ActionSpace(Rules(SetUp(5)), NEAR)
    extra = [block for block in base.blocks if block.name not in {each.name for each in all_blocks.blocks}]
    for block in extra:
        axes = " by ".join(f"{name} ({len(values)})" for name, values in block.axes)
        lines.append(f"| {block.name} (base game) | | {block.size:,} | {axes} |")
    return lines


def fields() -> list[str]:
    """The planes and the fields of the vector, with all modules and five seats."""
    rules = Rules(SHOWN["all modules, 5 seats"])
    observer = Observer(rules, ActionSpace(rules, NEAR))
    lines = [f"Boards: {'; '.join(BOARDS)}.", ""]
    lines += [f"Expanded into planes, {len(PLANES)} for each cell: {'; '.join(PLANES)}.", ""]
    lines += ["| field of the vector | first | items by numbers |", "| --- | ---: | ---: |"]
    lines += [f"| {each.name} | {each.first} | {each.items} by {each.each} |" for each in observer.fields.values()]
    for name, names in (
        ("progress", PROGRESS_FIELDS),
        ("each seat, the observing seat first, then clockwise", SEAT_FIELDS),
        ("each goal", GOAL_FIELDS),
        ("each chest", CHEST_FIELDS),
    ):
        lines += ["", f"Numbers of {name}: {'; '.join(names)}."]
    return lines


def layout() -> str:
    """All tables, with the marks of the page around them."""
    parts = [
        "### Sizes",
        sizes(),
        "### Actions with all modules, five seats, window `NEAR`",
        blocks(),
        "### Observations with all modules, five seats",
        fields(),
    ]
    text = [part if isinstance(part, str) else "\n".join(part) for part in parts]
    return "\n\n".join([BEGIN, *text, END])


def page_with_layout(page: str) -> str:
    """The page with new tables."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + layout() + after


if __name__ == "__main__":
    PAGE.write_text(page_with_layout(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
