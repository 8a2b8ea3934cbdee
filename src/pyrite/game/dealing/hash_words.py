"""SHA-256 as numbers. Compiled code has its own, in `tools/native/hash_words.pyx`."""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import Final

from pyrite.game.number_row import NumberRow

_EIGHT_WORDS: Final = Struct(">8I")


def hash_words(key: bytes, counter: int) -> NumberRow:
    """The SHA-256 of a key and a counter of eight bytes as eight numbers of 32 bits, the last one first."""
    words = NumberRow(_EIGHT_WORDS.unpack(sha256(key + counter.to_bytes(8, "big")).digest()))
    words.reverse()
    return words
