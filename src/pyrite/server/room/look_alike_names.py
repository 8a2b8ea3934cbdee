"""When two names look the same: compared by skeletons, in the way of Unicode's report on confusable characters.

The table is our own and small: Latin, Greek and Cyrillic letters, and the digits 0 and 1. Names that are too much
alike are refused, so a false alarm costs no more than choosing another name.
"""
# ruff: noqa: RUF001, RUF002  # letters that can be mistaken for others are the point here

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from pyrite.server.room.texts import is_diacritic, is_ignorable

_CAPITALS: Final = {
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹΓΠΦ": "ABEZHIKMNOPTYXCГПФ",
    "АВЕЗКМНОРСТУХЅІЈӀԚԜҮЬ": "ABE3KMHOPCTYXSIJIQWYB",
    "ŁØĐĦ": "LODH",
}
_SMALL: Final = {
    "αβγεηικνοπρτυφχωϲϳ": "abyenikvonptuфxwcj",
    "абвгезкмнопрстухѕіјӏԁԛԝүьһє": "a6bre3kmhonpctyxsijldqwybhe",
    "łøđħıȷɑɡ": "lodhijag",
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ": "abcdefghijklmnoprstuvwyz",
}
_DIGITS: Final = {"01|": "oll"}


def _table(*rows: dict[str, str]) -> dict[int, str]:
    pairs = (pair for row in rows for like, latin in row.items() for pair in zip(like, latin, strict=True))
    return {ord(like): latin for like, latin in pairs}


_LOOKS_LIKE: Final = _table(_CAPITALS, _SMALL, _DIGITS)
_AS_WRITTEN: Final = {**_LOOKS_LIKE, ord("I"): "l", ord("І"): "l", ord("Ι"): "l", ord("Ӏ"): "l"}
"""A capital i looks like a small l, but only where it was written as a capital: Elia is not Ella."""


@lru_cache(maxsize=1 << 12)
def skeletons(name: str) -> frozenset[str]:
    """What a name looks like, as written and in letters of one size. Names that share one of these look alike.

    >>> bool(skeletons("Вob") & skeletons("b o b"))  # the first letter is Cyrillic
    True
    >>> bool(skeletons("Ella") & skeletons("Elia"))
    False
    """
    bare = "".join(
        each
        for each in unicodedata.normalize("NFKD", name)
        if not is_ignorable(each) and not is_diacritic(each) and unicodedata.category(each)[0] not in "ZPC"
    )
    if not bare:
        return frozenset({" ".join(unicodedata.normalize("NFKC", name).split())})
    views = (bare.translate(_AS_WRITTEN), bare.upper().translate(_LOOKS_LIKE), bare.lower().translate(_LOOKS_LIKE))
    return frozenset(view.casefold().replace("rn", "m").replace("vv", "w") for view in views)


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be mistaken for each other; no name at all is like no other."""
    return bool(one and other) and not skeletons(one).isdisjoint(skeletons(other))
