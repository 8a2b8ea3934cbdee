"""The list of numbers: the same as a list, plain and compiled."""

import copy
import pickle
from collections.abc import Sequence
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.game.dealing.hash_words import hash_words
from pyrite.game.number_row import NumberRow, row_of

NUMBERS = st.lists(st.integers(-(2**63), 2**63 - 1), max_size=150)


@given(NUMBERS)
def test_it_is_read_as_a_list(numbers: list[int]) -> None:
    row = row_of(numbers)
    assert row_of(row) is row
    assert list(row) == numbers
    assert len(row) == len(numbers)
    assert bool(row) == bool(numbers)
    assert row == numbers
    assert row == row_of(numbers)
    assert row != [*numbers, 0]
    assert repr(row) == repr(numbers)
    assert [row[place] for place in range(-len(row), len(row))] == numbers * 2
    assert [row.at(place) for place in range(len(row))] == numbers
    assert row[1:-1] == numbers[1:-1]
    assert list(reversed(row)) == numbers[::-1]
    assert sorted(row) == sorted(numbers)
    assert all(number in row and row.index(number) == numbers.index(number) for number in numbers)
    assert isinstance(row, Sequence)


@given(NUMBERS, NUMBERS)
def test_it_changes_as_a_list(numbers: list[int], more: list[int]) -> None:
    row, expected = row_of(numbers), [*numbers, *more]
    row.extend(more)
    assert row == expected
    joined = row_of(list(numbers))
    joined.extend(row_of(more))
    assert joined == expected
    row.sort()
    assert row == sorted(expected)
    assert [row.pop() for _ in expected] == sorted(expected)[::-1]
    assert not row
    row.append(7)
    assert row == [7]


@given(NUMBERS)
def test_copies_are_equal_and_independent(numbers: list[int]) -> None:
    row = row_of(numbers)
    for twin in (pickle.loads(pickle.dumps(row)), copy.copy(row), copy.deepcopy(row)):
        assert twin == row
        twin.append(1)
        assert row == numbers


@pytest.mark.parametrize("place", [2, -3, 10**9])
def test_a_place_outside_is_an_error(place: int) -> None:
    row = row_of([4, 5])
    with pytest.raises(IndexError):
        row.at(place)
    with pytest.raises(IndexError):
        row[place]


def test_an_empty_row_has_nothing_to_take() -> None:
    with pytest.raises(IndexError):
        NumberRow().pop()


@pytest.mark.parametrize("counter", [0, 1, 259, 2**63 - 1])
@pytest.mark.parametrize("length", [*range(130), 255, 1000])
def test_hashes_are_those_of_the_standard_library(length: int, counter: int) -> None:
    key = bytes(number * 7 & 255 for number in range(length))
    words = b"".join(word.to_bytes(4, "big") for word in reversed(hash_words(key, counter)))
    assert words == sha256(key + counter.to_bytes(8, "big")).digest()
