"""What people write: names, titles, chat. Plain text of a bounded length, with nothing hidden in it."""

from __future__ import annotations

import unicodedata

from pyrite.game import BadInput

_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINERS = "\u200c\u200d"
"""Some scripts and many emoji cannot be written without these."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing at all."""


def spoken(text: str, most: int, what: str, *, may_be_empty: bool = False, in_lines: bool = False) -> str:
    """A text as it is kept: composed, its blanks evened out; raise `BadInput` if it cannot be shown safely.

    With `in_lines` it keeps its lines, as a note does.

    >>> spoken("  Gimli \\t son of  Gloin ", 24, "A name")
    'Gimli son of Gloin'
    >>> spoken("Gimli:  friend \\r\\n\\r\\nGloin:  foe\\n", 500, "A note", in_lines=True)
    'Gimli: friend\\n\\nGloin: foe'
    >>> spoken("x" * 30, 24, "A name")
    Traceback (most recent call last):
    pyrite.game.refusal.BadInput: A name has at most 24 characters.
    """
    if len(text) > 8 * most:
        raise BadInput(f"{what} has at most {most} characters.", "text-too-long")
    text = unicodedata.normalize("NFC", text)
    lines = text.replace("\r\n", "\n").split("\n") if in_lines else [text]
    text = "\n".join(" ".join(line.split()) for line in lines).strip()
    if len(text) > most:
        raise BadInput(f"{what} has at most {most} characters.", "text-too-long")
    if any(unicodedata.category(each) in _HIDDEN and each not in _JOINERS for each in text.replace("\n", "")):
        told = f"{what} has letters and signs that everyone can see, and nothing hidden between them."
        raise BadInput(told, "text-hidden")
    if not text and not may_be_empty:
        raise BadInput(f"{what} is not empty.", "text-empty")
    if text and not any(map(_is_seen, text)):
        raise BadInput(f"{what} has at least one letter or sign that can be seen.", "text-empty")
    return text


def _is_seen(character: str) -> bool:
    """Whether it leaves a mark of its own, unlike blanks, joiners and lone accents."""
    return unicodedata.category(character)[0] in "LNPS" and character not in _BLANK
