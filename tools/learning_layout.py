"""Write the tables of docs/learning.md: the layout and the size of actions and observations."""

from __future__ import annotations

from pathlib import Path

from pyrite.game import SetUp
from pyrite.game.mixes import all_modules_with
from pyrite.game.modules import BASE
from pyrite.game.setup import Rules
from pyrite.learn import LAYOUT_VERSION, NEAR, ActionSpace, Observer, window_of
from pyrite.learn.layout import modules_in_order
from pyrite.learn.observation.boards import BASE_BOARDS, BASE_PLANES, boards_of_module, planes_of_module
from pyrite.learn.observation.module_fields import fields_of_module

PAGE = Path(__file__).parents[1] / "docs" / "learning.md"
BEGIN, END = "<!-- layout -->", "<!-- end of layout -->"

ALL_MODULES = all_modules_with("saboteur2", "party")
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


def field_table(set_up: SetUp) -> list[str]:
    """The fields of the vector of a set-up."""
    rules = Rules(set_up)
    observer = Observer(rules, ActionSpace(rules, NEAR))
    lines = ["| field of the vector | first | items by numbers |", "| --- | ---: | ---: |"]
    return lines + [
        f"| {each.name} | {each.first} | {each.items} by {each.each} |" for each in observer.fields.values()
    ]


def names() -> list[str]:
    """The names of boards, planes, the numbers of fields, and the fields of each module."""
    modules = modules_in_order()
    fields = {module.name: fields_of_module(module) for module in (BASE, *modules)}
    lines = [f"Boards of every set-up: {'; '.join(BASE_BOARDS)}.", ""]
    lines += [
        f"- boards with `{each.name}`: {'; '.join(found)}" for each in modules if (found := boards_of_module(each))
    ]
    lines.append("")
    lines += [f"Planes of every set-up, {len(BASE_PLANES)} for each cell: {'; '.join(BASE_PLANES)}.", ""]
    lines += [
        f"- planes with `{each.name}`: {'; '.join(found)}" for each in modules if (found := planes_of_module(each))
    ]
    lines += ["", "Fields of each module; one that several modules need is in the block of the first of them:", ""]
    lines += [f"- `{name}`: {'; '.join(found)}" for name, found in fields.items() if found and name != BASE.name]
    lines += ["", "Numbers of each field, for the observing seat first, then clockwise:", ""]
    shapes = {name: shape for found in fields.values() for name, shape in found.items()}
    lines += [f"- {name}, for each {item}: {_numbers(numbers)}" for name, (item, numbers) in shapes.items()]
    return [line.replace(", for each table:", ":") for line in lines]


def _numbers(numbers: tuple[str, ...] | str) -> str:
    return f"one for each {numbers}" if isinstance(numbers, str) else "; ".join(numbers)


def layout() -> str:
    """All tables, with the marks of the page around them."""
    parts: list[str | list[str]] = [
        f"The layout has version {LAYOUT_VERSION}.",
        "### Sizes",
        sizes(),
        "### Actions with all modules, five seats, window `NEAR`",
        blocks(),
        "### Observations of the base game, five seats",
        field_table(SHOWN["base game, 5 seats"]),
        "### Observations with all modules, five seats",
        field_table(SHOWN["all modules, 5 seats"]),
        "### Names",
        names(),
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
