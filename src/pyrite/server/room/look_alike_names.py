"""Detects names that look the same, by skeletons as in Unicode Technical Standard 39 (confusable characters).

The table is our own and small: Latin, Greek, Cyrillic and Armenian letters, Cherokee and Lisu letters that have
the shapes of Latin capitals, and the digits 0 and 1. Similar names are refused, so a false positive only costs the
choice of another name.
"""
# ruff: noqa: RUF001, RUF002  # confusable letters are the subject of this module

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from pyrite.server.room.texts import is_diacritic, is_ignorable

_CAPITALS: Final = {
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹΓΠΦ": "ABEZHIKMNOPTYXCГПФ",
    "АВЕЗКМНОРСТУХЅІЈӀԚԜҮЬ": "ABE3KMHOPCTYXSIJIQWYB",
    "ԌՏՍՕ": "GSUO",
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ": "ABCDEGHJKLMPRSTVWYZ",
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ": "ABCDEFGHIJKLMNOPRSTUVWXYZ",
    "ŁØĐÐĦ": "LODDH",
}
_SMALL: Final = {
    "αβγεηικνοπρτυφχωϲϳ": "abyenikvonptuфxwcj",
    "абвгезкмнопрстухѕіјӏԁԛԝүьһє": "a6bre3kmhonpctyxsijldqwybhe",
    "ѵѡցզհյոսօ": "vwgqhjnuo",
    "łøđðħıȷɑɡ": "loddhijag",
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ": "abcdefghijklmnoprstuvwyz",
}
_DIGITS: Final = {"01|": "oll"}


def _table(*rows: dict[str, str]) -> dict[int, str]:
    pairs = (pair for row in rows for like, latin in row.items() for pair in zip(like, latin, strict=True))
    return {ord(like): latin for like, latin in pairs}


_LOOKS_LIKE: Final = _table(_CAPITALS, _SMALL, _DIGITS)
_AS_WRITTEN: Final = {**_LOOKS_LIKE, ord("I"): "l", ord("І"): "l", ord("Ι"): "l", ord("Ӏ"): "l"}
"""A capital I looks like a small L, but a small i does not: Elia is not Ella."""


@lru_cache(maxsize=1 << 12)
def skeletons(name: str) -> frozenset[str]:
    """The skeletons of a name: as written, in upper case, in lower case. Names that share one look alike.

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
    """Whether two names can be confused. An empty name is never similar to another."""
    return bool(one and other) and not skeletons(one).isdisjoint(skeletons(other))
