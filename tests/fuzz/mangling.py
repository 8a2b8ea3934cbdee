"""Random changes to valid texts that leave most of them valid.

A text is split into lines, words, numbers, tunnel glyphs and JSON. A little of it is deleted, doubled,
swapped, made very large, or replaced from another text of the same kind.
"""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

MAX_LENGTH: Final = 200_000
"""The maximal length of a changed text."""

ODD_NUMBERS: Final = (
    *("0", "1", "2", "3", "4", "7", "8", "11", "12", "13", "63", "64", "127", "128", "255", "256", "999"),
    *("-1", "-0", "+1", "00", "007", "1e9", "0x10", "1_000", "1.0", "0.5", "-7", "9" * 18, "9" * 19, "9" * 5000),
    *("\u0661", "\u00b2", "\uff11", "NaN", "Infinity", "true", "null", "2147483648", "18446744073709551616"),
)
ODD_TEXTS: Final = (
    *("\x00", "\x07", "\x08", "\x1b[2J", "\x7f", "\x85", "\x0b", "\x0c", "\x1c", "\r", "\r\n", "\t", " ", "\n"),
    *("\u200b", "\u200e", "\u202e", "\u2066", "\u2028", "\u2029", "\ufeff", "\u00a0", "\u3000", "\u0301"),
    *("\ud800", "\udfff", "\udc80", "\U0001f4a3", "\u0130", "\u00df", "%s", "{}", "{0}", "\\", '"', "'", "#"),
    *("[bold]", "[/]", ";", ":", ",", "=", "---", "(", ")", "[", "]", "[" * 50, "(" * 5000, "{" * 5000, "|", "+"),
)
DEEP: Final = json.loads("[" * 500 + "]" * 500)
ODD_DATA: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 3, 12, 64, 99, 10**9, -(10**9), 2**63, 10**400, 0.0, 0.5, 1.0, 1e308),
    *(float("nan"), float("inf"), "", "x", "0", "NES", "gold", "digger", "\ud800", "\u202e", "\x00", "x" * 5000),
    *([], [0], [None], [[]], ["x"], [0, 0], [0.5, 0], [True, False], [[0, 0]] * 4, ["NES"] * 3, [0] * 3000),
    *({}, {"x": 1}, {"do": "Veto"}, {"fact": "TurnBegun", "seat": 0}, {"": None}, DEEP),
)
_TOKEN: Final = re.compile(r"[^\W\d]+|\d+|\s+|.", re.DOTALL)
_NUMBER: Final = re.compile(r"-?\d+")

Change = Callable[[str, str, Random], str]
"""Makes a new text from one text and possibly parts of another."""


def mangled(text: str, other: str, random: Random) -> str:
    """A text with a few random changes."""
    for _ in range(random.choice((1, 1, 1, 2, 2, 3, 5, 8))):
        text = random.choice(_CHANGES)(text, other, random)[:MAX_LENGTH]
    return text


# ---------------------------------------------------------------- lines


def _lines(text: str) -> list[str]:
    return text.split("\n")


def _drop_line(text: str, other: str, random: Random) -> str:
    lines = _lines(text)
    del lines[random.randrange(len(lines))]
    return "\n".join(lines)


def _double_line(text: str, other: str, random: Random) -> str:
    lines = _lines(text)
    lines.insert(random.randrange(len(lines) + 1), random.choice(lines))
    return "\n".join(lines)


def _swap_lines(text: str, other: str, random: Random) -> str:
    lines = _lines(text)
    one, two = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def _insert_line_of_other(text: str, other: str, random: Random) -> str:
    """Insert a line of the other text; it replaces a line that begins with the same name."""
    lines, line = _lines(text), random.choice(_lines(other))
    name = line.partition(":")[0]
    alike = [place for place, each in enumerate(lines) if each.partition(":")[0] == name]
    place = random.choice(alike) if alike else random.randrange(len(lines) + 1)
    lines[place : place + bool(alike)] = [line]
    return "\n".join(lines)


# ---------------------------------------------------------------- words, numbers, glyphs


def _tokens(text: str) -> list[str]:
    return _TOKEN.findall(text) or [""]


def _change_token(text: str, random: Random, change: Callable[[list[str], int], None]) -> str:
    tokens = _tokens(text)
    change(tokens, random.randrange(len(tokens)))
    return "".join(tokens)


def _drop_word(text: str, other: str, random: Random) -> str:
    return _change_token(text, random, list.__delitem__)


def _double_word(text: str, other: str, random: Random) -> str:
    return _change_token(text, random, lambda tokens, place: tokens.insert(place, tokens[place]))


def _swap_words(text: str, other: str, random: Random) -> str:
    def swap(tokens: list[str], place: int) -> None:
        there = random.randrange(len(tokens))
        tokens[place], tokens[there] = tokens[there], tokens[place]

    return _change_token(text, random, swap)


def _insert_word_of_other(text: str, other: str, random: Random) -> str:
    """Replace a word with one of the same kind: a number with a number, a tunnel glyph with another."""
    tokens = _tokens(text)
    place = random.randrange(len(tokens))
    words = [each for each in _tokens(other) if _kind_of_token(each) == _kind_of_token(tokens[place])]
    if words:
        tokens[place] = random.choice(words)
    return "".join(tokens)


def _kind_of_token(token: str) -> str:
    if token.isspace():
        return "space"
    if not token.isascii():
        return "glyph"
    return "number" if token.isdecimal() else "word" if token.isalpha() else token


def _change_number(text: str, other: str, random: Random) -> str:
    numbers = list(_NUMBER.finditer(text))
    if not numbers:
        return text
    found = random.choice(numbers)
    near = str(int(found[0][:9]) + random.choice((-1, 1))) if found[0][:9] != "-" else "0"
    new = near if random.random() < 0.5 else random.choice(ODD_NUMBERS)
    return text[: found.start()] + new + text[found.end() :]


def _change_case(text: str, other: str, random: Random) -> str:
    def change(tokens: list[str], place: int) -> None:
        tokens[place] = random.choice((str.upper, str.lower, str.title, str.swapcase))(tokens[place])

    return _change_token(text, random, change)


# ---------------------------------------------------------------- any text


def _cut(text: str, other: str, random: Random) -> str:
    one, two = sorted((random.randrange(len(text) + 1), random.randrange(len(text) + 1)))
    return random.choice((text[:one], text[one:], text[:one] + text[two:], text[one:two]))


def _splice(text: str, other: str, random: Random) -> str:
    lines, more = _lines(text), _lines(other)
    return "\n".join(lines[: random.randrange(len(lines) + 1)] + more[random.randrange(len(more) + 1) :])


def _insert_odd(text: str, other: str, random: Random) -> str:
    place = random.randrange(len(text) + 1)
    return text[:place] + random.choice(ODD_TEXTS) + text[place + random.choice((0, 0, 1)) :]


def _repeat(text: str, other: str, random: Random) -> str:
    start = random.randrange(len(text) + 1)
    token = text[start : start + random.choice((1, 2, 10, 100))]
    return text[:start] + token * random.choice((2, 3, 50, 2000)) + text[start:]


# ---------------------------------------------------------------- JSON


def _change_json(text: str, other: str, random: Random) -> str:
    """Change a line of JSON as data; in other lines, the part in braces."""
    lines = _lines(text)
    places = [place for place, line in enumerate(lines) if "{" in line or "[" in line]
    if not places:
        return text
    place = random.choice(places)
    start = min(at for at in (lines[place].find("{"), lines[place].find("[")) if at >= 0)
    try:
        data = json.loads(lines[place][start:])
    except (ValueError, RecursionError):
        return text
    lines[place] = lines[place][:start] + json.dumps(
        changed_data(data, random), ensure_ascii=random.random() < 0.8
    )
    return "\n".join(lines)


def changed_data(data: Any, random: Random) -> Any:
    """Data with one item deleted, doubled, renamed or replaced at a random place."""
    if isinstance(data, dict) and data and random.random() < 0.95:
        return _changed_object(data, random)
    if isinstance(data, list) and data and random.random() < 0.9:
        return _changed_list(data, random)
    if isinstance(data, str) and data and random.random() < 0.5:
        return mangled(data, data, random)
    if isinstance(data, int) and not isinstance(data, bool) and random.random() < 0.5:
        return data + random.choice((-1, 1))
    return random.choice(ODD_DATA)


def _changed_object(data: dict[str, Any], random: Random) -> dict[str, Any]:
    name, another = random.choice(list(data)), random.choice(list(data))
    rest = {key: value for key, value in data.items() if key != name}
    change = random.randrange(12)
    if change == 0:
        return rest
    if change == 1:
        return {**data, "more": random.choice(ODD_DATA)}
    if change == 2:
        return {**rest, random.choice(("x", "", "\ud800", name.upper())): data[name]}
    if change == 3:
        return {**data, name: data[another], another: data[name]}
    return {**data, name: changed_data(data[name], random)}


def _changed_list(data: list[Any], random: Random) -> list[Any]:
    one, two = random.randrange(len(data)), random.randrange(len(data))
    change = random.randrange(8)
    if change == 0:
        return data[:one] + data[one + 1 :]
    if change == 1:
        return [*data, data[one]]
    if change == 2:
        return data[:one] + data[two:]
    if change == 3:
        swapped = [*data]
        swapped[one], swapped[two] = data[two], data[one]
        return swapped
    return [*data[:one], changed_data(data[one], random), *data[one + 1 :]]


_CHANGES: Final[tuple[Change, ...]] = (
    *(_drop_line, _double_line, _swap_lines, _insert_line_of_other, _insert_line_of_other, _insert_line_of_other),
    *(_drop_word, _double_word, _swap_words, _insert_word_of_other, _insert_word_of_other, _insert_word_of_other),
    *(_change_number, _change_number, _change_case, _cut, _splice, _insert_odd, _insert_odd, _repeat),
    *(_change_json, _change_json, _change_json, _change_json),
)
"""All changes; those that do less damage are listed more often."""
