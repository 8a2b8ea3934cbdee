"""Seeds from a word: one for each purpose in each game."""

from __future__ import annotations

from hashlib import sha256


def derive_seed(word: str, purpose: str, number: int) -> bytes:
    """A seed of its own for each purpose in each game: what is drawn from one tells nothing of another."""
    return sha256(f"{word} {purpose} {number}".encode()).digest()
