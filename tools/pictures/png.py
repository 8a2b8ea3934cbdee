"""Small PNG files: the 256 colours that come nearest to all that a picture has, and one byte for each pixel."""

from __future__ import annotations

import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

_COLOURS: Final = 256
_ROUNDS: Final = 12
_BITS: Final = 6
"""Colours are told apart by so many bits of red, green and blue."""


def small_png(width: int, height: int, pixels: bytes) -> bytes:
    """A PNG of pixels that have red, green, blue and a fourth byte that does not matter."""
    rgb = np.frombuffer(pixels, np.uint8).reshape(-1, 4)[:, :3]
    palette, places = _reduced(rgb)
    rows = np.zeros((height, width + 1), np.uint8)  # each row begins with 0: it is written as it is
    rows[:, 1:] = places.reshape(height, width)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, data)
        for kind, data in (
            (b"IHDR", header),
            (b"PLTE", palette.tobytes()),
            (b"IDAT", zlib.compress(rows.tobytes(), 9)),
            (b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _reduced(rgb: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """A palette, and for each pixel its place in it."""
    coarse = (rgb >> (8 - _BITS)).astype(np.int32)
    keys = (coarse[:, 0] << 2 * _BITS) | (coarse[:, 1] << _BITS) | coarse[:, 2]
    _, which, counts = np.unique(keys, return_inverse=True, return_counts=True)
    which = which.ravel()
    means = np.stack(
        [np.bincount(which, rgb[:, channel].astype(np.float64)) / counts for channel in range(3)], axis=1
    )
    # The square root: a glint of gold has few pixels, and is not lost in a wall of rock.
    weights = np.sqrt(counts.astype(np.float64))
    centres = _cut(means, weights)
    for _ in range(_ROUNDS):
        nearest = _nearest(means, centres)
        total = np.bincount(nearest, weights, minlength=len(centres))
        for channel in range(3):
            summed = np.bincount(nearest, weights * means[:, channel], minlength=len(centres))
            centres[:, channel] = np.where(total > 0, summed / np.maximum(total, 1e-9), centres[:, channel])
    palette = np.clip(np.rint(centres), 0, 255).astype(np.uint8)
    return palette, _nearest(means, centres)[which].astype(np.uint8)


def _cut(colours: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Median cut: the box with most in it is cut in two along its longest side, until there are enough."""
    boxes = [np.arange(len(colours))]
    while len(boxes) < min(_COLOURS, len(colours)):
        spread = [weights[box].sum() * float(np.ptp(colours[box], axis=0).max()) for box in boxes]
        box = boxes.pop(int(np.argmax(spread)))
        side = int(np.argmax(np.ptp(colours[box], axis=0)))
        box = box[np.argsort(colours[box, side], kind="stable")]
        heavy = np.cumsum(weights[box])
        middle = int(np.clip(np.searchsorted(heavy, heavy[-1] / 2), 1, len(box) - 1))
        boxes += [box[:middle], box[middle:]]
    return np.stack([np.average(colours[box], axis=0, weights=weights[box]) for box in boxes])


def _nearest(colours: NDArray[np.float64], centres: NDArray[np.float64]) -> NDArray[np.intp]:
    far: NDArray[np.float64] = (centres**2).sum(axis=1) - 2 * colours @ centres.T
    nearest: NDArray[np.intp] = np.argmin(far, axis=1)
    return nearest
