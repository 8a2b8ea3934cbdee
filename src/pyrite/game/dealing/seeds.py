"""Derive independent seeds from one word."""

from __future__ import annotations

from hashlib import sha256


def derive_seed(word: str, purpose: str, number: int) -> bytes:
    """The seed for one purpose in one game; it reveals nothing about the others."""
    return sha256(f"{word} {purpose} {number}".encode()).digest()
