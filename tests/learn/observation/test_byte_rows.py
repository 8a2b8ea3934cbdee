"""Rows of bytes are copied as slices are, plain and compiled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.game import COMPILED
from pyrite.learn.observation.byte_rows import clear_bytes, copy_rows


@given(
    st.binary(min_size=60, max_size=60),
    st.integers(0, 20),
    st.integers(0, 10),
    st.integers(0, 4),
    st.integers(0, 10),
)
def test_rows_are_copied_one_after_another(source: bytes, start: int, step: int, rows: int, length: int) -> None:
    out = bytearray(b"\7" * 50)
    copy_rows(out, 5, bytearray(source), start, step, rows, length)
    copied = b"".join([source[start + row * step :][:length] for row in range(rows)])
    assert out == b"\7" * 5 + copied + b"\7" * (45 - len(copied))


def test_bytes_are_cleared() -> None:
    out = bytearray(range(1, 9))
    clear_bytes(out, 2, 5)
    assert out == bytes([1, 2, 0, 0, 0, 6, 7, 8])
    clear_bytes(out, 8, 8)
    assert len(out) == 8


@pytest.mark.skipif(not COMPILED, reason="slices of plain Python have other lengths")
@pytest.mark.parametrize(
    ("first", "start", "step", "rows"), [(6, 0, 0, 1), (-1, 0, 1, 1), (0, 6, 1, 1), (0, -1, 1, 1), (0, 0, 6, 2)]
)
def test_compiled_code_writes_nothing_outside(first: int, start: int, step: int, rows: int) -> None:
    with pytest.raises(IndexError):
        copy_rows(bytearray(10), first, bytearray(10), start, step, rows, 5)
    with pytest.raises(IndexError):
        clear_bytes(bytearray(10), 3, 11)
