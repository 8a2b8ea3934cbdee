"""Copies rows of bytes, without an object for each row in compiled code (`tools/native/byte_rows.pyx`)."""

from __future__ import annotations


def copy_rows(out: bytearray, first: int, source: bytearray, starts: list[int], length: int) -> None:
    """Write rows of ``source``, which begin at ``starts``, one after another from ``first`` on."""
    for start in starts:
        out[first : first + length] = source[start : start + length]
        first += length


def clear_bytes(out: bytearray, first: int, end: int) -> None:
    """Write zeros from ``first`` on, up to ``end``."""
    out[first:end] = bytes(end - first)
