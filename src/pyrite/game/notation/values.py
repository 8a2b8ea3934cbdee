"""Values on one line, as people write them: ``3``, ``broken cart``, ``3,-1``, ``[null, NES]``.

A value is JSON data; quotes may be left out where that is unambiguous. A text in round
brackets is kept as it is: it is a command inside a fact.
"""

from __future__ import annotations

import json
import re
from typing import Final, TypeAlias

from pyrite.game.refusal import BadInput, shown, shown_names

Value: TypeAlias = "bool | int | str | list[Value] | dict[str, Value] | None"

_WORDS: Final[dict[str, bool | None]] = {"null": None, "true": True, "yes": True, "false": False, "no": False}
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,18}")
_FIELD: Final = re.compile(r"(?:^|(?<=\s))([A-Za-z_][A-Za-z0-9_.]*)=")
_OPENING: Final = {"[": "]", "(": ")"}
_MAX_DEPTH: Final = 20


def parse_value(text: str) -> Value:
    """Read a value; several with commas between them are a list, with or without brackets.

    >>> parse_value("broken cart"), parse_value("3,-1"), parse_value("[null, [NES, map]]")
    ('broken cart', [3, -1], [None, ['NES', 'map']])
    """
    parts = _split(text)
    return _item(text) if len(parts) == 1 else [_item(part) for part in parts]


def print_value(value: object) -> str:
    """Write a value so that `parse_value` reads it back.

    >>> print_value(["NES", None, [1, 2]])
    '[NES, null, [1, 2]]'
    """
    if isinstance(value, list | tuple):
        return f"[{', '.join(print_value(each) for each in value)}]"
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    if isinstance(value, str):
        return value if _is_bare(value) else json.dumps(value)
    return str(value)


def parse_fields(text: str) -> dict[str, Value]:
    """Read fields and their values.

    >>> parse_fields("card=broken cart seat=3")
    {'card': 'broken cart', 'seat': 3}
    """
    depths = _depths(text)
    names = [match for match in _FIELD.finditer(text) if not depths[match.start()]]
    loose = text[: names[0].start()] if names else text
    if loose.strip():
        raise BadInput(f"Write each field as name=value, like seat=2; {shown(loose.strip())} is not.")
    ends = [*(match.start() for match in names[1:]), len(text)][: len(names)]
    found: dict[str, Value] = {}
    for match, end in zip(names, ends, strict=True):
        if match[1] in found:
            raise BadInput(f"The field {shown_names([match[1]])} is given twice; leave one of them out.")
        found[match[1]] = parse_value(text[match.end() : end])
    return found


def agrees(wanted: Value, value: object) -> bool:
    """Whether a value is the wanted one; a list with one item may be written without brackets."""
    if isinstance(value, list) and not isinstance(wanted, list):
        wanted = [wanted]
    # Compare as text, because Python considers 1, 1.0 and True equal.
    return json.dumps(wanted, sort_keys=True) == json.dumps(value, sort_keys=True)


def _item(text: str) -> Value:
    text = text.strip()
    if not text:
        raise BadInput("A value is missing; an empty list is written [].")
    if text[0] == "[":
        if text[-1] != "]":
            raise BadInput(f"{shown(text)} begins like a list; put a ']' at its end.")
        inner = text[1:-1]
        return [_item(part) for part in _split(inner)] if inner.strip() else []
    if text[0] == '"':
        return _quoted(text)
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _NUMBER.fullmatch(text) else text


def _quoted(text: str) -> str:
    try:
        word = json.loads(text)
    except ValueError:
        word = None
    if not isinstance(word, str):
        raise BadInput(f"{shown(text)} is not a quoted text; the last quote is missing, or something follows it.")
    return word


def _is_bare(word: str) -> bool:
    """Whether a text can be written without quotes."""
    plain = word == word.strip() and word.isprintable() and not set(word) & set('[](),="')
    return bool(word) and plain and word not in _WORDS and not _NUMBER.fullmatch(word)


def _split(text: str) -> list[str]:
    """Split at the commas that are outside all brackets and quotes."""
    commas = [place for place, depth in enumerate(_depths(text)) if text[place] == "," and not depth]
    starts = [0, *(place + 1 for place in commas)]
    return [text[start:end] for start, end in zip(starts, [*commas, len(text)], strict=True)]


def _depths(text: str) -> list[int]:
    """The nesting depth of each character in brackets and quotes."""
    depths = []
    closing: list[str] = []
    escaped = False
    for letter in text:
        depths.append(len(closing))
        quoted = bool(closing) and closing[-1] == '"'
        if escaped:
            escaped = False
        elif quoted and letter == "\\":
            escaped = True
        elif closing and letter == closing[-1]:
            closing.pop()
        elif quoted:
            continue
        elif letter in _OPENING or letter == '"':
            closing.append(_OPENING.get(letter, letter))
        elif letter in _OPENING.values():
            raise BadInput(f"A {letter!r} closes nothing: remove it, or add the bracket that it closes.")
        if len(closing) > _MAX_DEPTH:
            raise BadInput("The lists are nested too deeply for a value of the game.")
    if closing:
        raise BadInput(f"A {closing[-1]!r} is missing.")
    return depths
