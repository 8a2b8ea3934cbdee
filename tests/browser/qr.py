"""Decodes a QR code from its modules.

There is no error correction, because the picture is exact. Only versions 1 to 6 at level M are supported.
"""

from collections.abc import Callable, Iterator

Modules = set[tuple[int, int]]
"""The dark modules, by row and column."""

BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
"""For each version at level M: the number of blocks, and of data codewords in each."""

MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda i, j: (i + j) % 2,
    lambda i, _: i % 2,
    lambda _, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
)


def read_qr(dark: Modules, size: int) -> str:
    """The text of a code with this number of modules on each side."""
    version = (size - 17) // 4
    format_bits = _number([(8, column) in dark for column in range(5)]) ^ 0b10101
    assert format_bits >> 3 == 0, "the error correction level is not M"
    mask = MASKS[format_bits & 7]
    bits = [((row, column) in dark) != (mask(row, column) == 0) for row, column in _places(size, version)]
    codewords = [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    blocks, codewords_each = BLOCKS[version]
    data = [codewords[place * blocks + block] for block in range(blocks) for place in range(codewords_each)]
    assert data[0] >> 4 == 0b0100, "the mode is not bytes"
    whole = int.from_bytes(bytes(data), "big")
    length = whole >> 8 * (len(data) - 2) + 4 & 255
    return (whole >> 8 * (len(data) - 2 - length) + 4 & (1 << 8 * length) - 1).to_bytes(length, "big").decode()


def _number(bits: list[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)


def _places(size: int, version: int) -> Iterator[tuple[int, int]]:
    """The data modules in reading order: up and down in pairs of columns, from the right."""
    for turn, right in enumerate([*range(size - 1, 6, -2), *range(5, 0, -2)]):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        for row in rows:
            yield from ((row, column) for column in (right, right - 1) if not _fixed(row, column, size, version))


def _fixed(row: int, column: int, size: int, version: int) -> bool:
    corner = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    middle = size - 7
    aligning = version > 1 and abs(row - middle) <= 2 and abs(column - middle) <= 2
    return corner or aligning or row == 6 or column == 6
