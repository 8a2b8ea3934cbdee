"""The state of modules in a position: a line for each field of a part that has a text form."""

from __future__ import annotations

from pyrite.game.modules import MODULES, in_play
from pyrite.game.refusal import BadInput, shown
from pyrite.game.state import State
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
        if module.text is not None:
            module.text.write(state, write)


def read_parts(state: State, lines: Lines) -> None:
    """Read the state of the modules in play."""
    table = state.table
    for part in table.parts:
        given = [field for field in part.fields if field.text is not None and field.line in lines]
        values = {field.name: field.text.read(lines.pop(field.line), table) for field in given if field.text}
        table.put(part.with_changes(**values))
    for module in in_play(table.rules.set_up):
        if module.text is not None:
            module.text.read(state, lines)


def refuse_other_lines(lines: Lines) -> None:
    """Raise `BadInput` if a line is left that nobody has read; say so if it belongs to a module."""
    for line in lines:
        for module in MODULES.values():
            if module.part is not None and line in [field.line for field in module.part.fields]:
                raise BadInput(f"The line {shown(line)} needs the module {module.name}: add it.")
        raise BadInput(f"A position has no line {shown(line)}.")
