"""The state of modules in a position: a line for each field of a public part that has a text form.

A field of a private part is a phrase in the line of its seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyrite.game.modules import MODULES, in_play
from pyrite.game.part import Part, PartField
from pyrite.game.refusal import BadInput, shown
from pyrite.game.state import Private, State
from pyrite.game.table import Table
from pyrite.game.text_lines import Lines, WriteLine


def write_parts(state: State, write: WriteLine) -> None:
    """Write the state of the modules in play."""
    table = state.table
    for part in table.parts:
        for field in part.fields:
            value = getattr(part, field.name)
            if field.text is not None and value != field.initial:
                write(field.line, field.text.write(value, table))
    for module in in_play(table.rules.set_up):
        if module.text is not None and module.text.write is not None:
            module.text.write(state, write)


def read_parts(state: State, lines: Lines) -> None:
    """Read the state of the modules in play."""
    table = state.table
    for part in table.parts:
        given = [field for field in part.fields if field.text is not None and field.line in lines]
        values = {field.name: field.text.read(lines.pop(field.line), table) for field in given if field.text}
        table.put(part.with_changes(**values))


def read_module_texts(state: State, lines: Lines) -> None:
    """Read what does not follow from the fields of parts."""
    for module in in_play(state.table.rules.set_up):
        if module.text is not None:
            module.text.read(state, lines)


def written_private_parts(table: Table, own: Private) -> dict[str, object]:
    """What one seat knows of the modules in play, by the words of the phrases."""
    return {
        field.text.word: field.text.write(getattr(part, field.name), table)
        for part in own.parts
        for field in part.fields
        if field.text is not None and getattr(part, field.name) != field.initial
    }


def read_private_part(table: Table, own: Private, word: str, text: str) -> bool:
    """Read a phrase in the line of a seat; return False if no module has it."""
    for module, kind, field in _private_fields():
        if field.text is not None and field.text.word == word:
            part = own.find(kind)
            if part is None:
                raise BadInput(f"{shown(f'{word} {text}')} of a seat needs the module {module}: add it.")
            own.put(part.with_changes(**{field.name: field.text.read(text, table)}))
            return True
    return False


def _private_fields() -> Iterator[tuple[str, type[Part], PartField]]:
    for module in MODULES.values():
        if module.private is not None:
            for field in module.private.fields:
                yield module.name, module.private, field


def refuse_other_lines(lines: Lines) -> None:
    """Raise `BadInput` if a line is left that nobody has read; say so if it belongs to a module."""
    for line in lines:
        for module in MODULES.values():
            if module.part is not None and line in [field.line for field in module.part.fields]:
                raise BadInput(f"The line {shown(line)} needs the module {module.name}: add it.")
        raise BadInput(f"A position has no line {shown(line)}.")
