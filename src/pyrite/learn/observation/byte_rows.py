"""Copies rows of bytes, without an object for each row in compiled code (`tools/native/byte_rows.pyx`)."""

from __future__ import annotations


def copy_rows(
    out: bytearray, first: int, source: bytearray, start: int, step: int, rows: int, length: int
) -> None:
    """Write rows of ``source``, which begin every ``step`` bytes, one after another from ``first`` on."""
    for _ in range(rows):
        out[first : first + length] = source[start : start + length]
        first += length
        start += step


def clear_bytes(out: bytearray, first: int, end: int) -> None:
    """Write zeros from ``first`` on, up to ``end``."""
    out[first:end] = bytes(end - first)
