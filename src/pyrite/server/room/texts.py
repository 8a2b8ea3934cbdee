"""Cleans and checks what people type: names, titles, chat. Bounded length, no invisible characters."""

from __future__ import annotations

import unicodedata

from pyrite.game import BadInput

_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINERS = "\u200c\u200d"
"""Zero-width joiners, which some scripts and many emoji need."""
_BLANK = "\u2800"
"""The blank Braille pattern, which is invisible."""
_INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
"""Invisible letters and marks that no modern text needs."""
_DIACRITICS = (
    (0x0300, 0x036F),
    (0x0483, 0x0489),
    (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF),
    (0xFE20, 0xFE2F),
)
"""Unicode ranges of combining marks that fit any letter and can be stacked."""
_VARIATIONS = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Variation selectors, as emoji use them."""

MAX_DIACRITICS = 2
"""Accents on one letter after composition. Vietnamese then needs none, the phonetic alphabet two."""
MAX_MARKS = 4
"""Marks of any script on one letter, as in pointed Hebrew or Burmese."""


def clean_text(
    text: str, max_length: int, what: str, *, may_be_empty: bool = False, multiline: bool = False
) -> str:
    """The text in composed form with normalised blanks; raise `BadInput` if it cannot be shown safely.

    With `multiline` line breaks are kept.

    >>> clean_text("  Gimli \\t son of  Gloin ", 24, "A name")
    'Gimli son of Gloin'
    >>> clean_text("Gimli:  friend \\r\\n\\r\\nGloin:  foe\\n", 500, "A note", multiline=True)
    'Gimli: friend\\n\\nGloin: foe'
    >>> clean_text("x" * 30, 24, "A name")
    Traceback (most recent call last):
    pyrite.game.refusal.BadInput: A name can have at most 24 characters.
    """
    if len(text) > 8 * max_length:
        raise BadInput(f"{what} can have at most {max_length} characters.", "text-too-long")
    text = _without_idle_joiners(unicodedata.normalize("NFC", text))
    lines = text.replace("\r\n", "\n").split("\n") if multiline else [text]
    text = "\n".join(" ".join(line.split()) for line in lines).strip()
    if len(text) > max_length:
        raise BadInput(f"{what} can have at most {max_length} characters.", "text-too-long")
    if any(map(_is_hidden, text.replace("\n", ""))):
        raise BadInput(f"{what} must not contain invisible characters.", "text-hidden")
    if _has_too_many_marks(text):
        raise BadInput(f"{what} has too many accents on one letter.", "text-marks")
    if not text and not may_be_empty:
        raise BadInput(f"{what} must not be empty.", "text-empty")
    if text and not any(map(_is_visible, text)):
        raise BadInput(f"{what} needs at least one visible character.", "text-empty")
    return text


def _is_visible(character: str) -> bool:
    """Whether it is visible by itself, unlike blanks, joiners and lone accents."""
    return unicodedata.category(character)[0] in "LNPS" and character not in _BLANK


def _is_hidden(character: str) -> bool:
    if character in _INVISIBLE:
        return True
    return unicodedata.category(character) in _HIDDEN and character not in _JOINERS


def is_diacritic(character: str) -> bool:
    """Whether it is a combining mark that fits any letter."""
    return _is_within(character, _DIACRITICS)


def is_ignorable(character: str) -> bool:
    """Whether it is invisible, so that a text looks the same without it."""
    return _is_hidden(character) or character in _JOINERS or _is_within(character, _VARIATIONS)


def _is_within(character: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    code = ord(character)
    return code >= ranges[0][0] and any(first <= code <= last for first, last in ranges)


def _without_idle_joiners(text: str) -> str:
    """The text without joiners that have no effect: after a blank, a joiner, or a letter that never joins."""
    if not any(joiner in text for joiner in _JOINERS):
        return text
    kept = ""
    for each in text:
        if each not in _JOINERS or (kept and _joins(kept[-1])):
            kept += each
    return kept.rstrip(_JOINERS) or text


def _joins(character: str) -> bool:
    if character < "\u0590" or unicodedata.category(character)[0] not in "LMS":
        return False
    return not unicodedata.name(character, "").startswith(("LATIN ", "GREEK ", "CYRILLIC "))


def _has_too_many_marks(text: str) -> bool:
    """Whether a letter has more marks than any script needs."""
    diacritics = marks = variations = 0
    for each in text:
        if _is_within(each, _VARIATIONS):
            variations += 1
        elif unicodedata.category(each) in ("Mn", "Me"):
            marks += 1
            diacritics += is_diacritic(each)
        elif unicodedata.category(each) not in ("Mc", "Cf"):  # vowel signs and joiners do not start a new letter
            diacritics = marks = variations = 0
        if diacritics > MAX_DIACRITICS or marks > MAX_MARKS or variations > 1:
            return True
    return False
