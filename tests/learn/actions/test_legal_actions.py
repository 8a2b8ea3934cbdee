"""The list of legal actions and its mask: the same as a list, plain and compiled."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.game.number_row import row_of
from pyrite.learn.actions.legal_actions import LegalActions, room_for

SIZE = 300
LISTS = st.lists(st.lists(st.integers(0, SIZE - 1), unique=True, max_size=90), max_size=6)


def check(legal: LegalActions, expected: list[int], mask: bytearray) -> None:
    assert legal.in_order() == expected
    assert legal.count == len(expected)
    assert [legal.at(place) for place in range(legal.count)] == expected
    assert [legal.place_of(action) for action in expected] == list(range(legal.count))
    assert legal.place_of(SIZE) == legal.place_of(-1) == -1
    assert np.flatnonzero(np.frombuffer(mask, np.int8)).tolist() == sorted(expected)


@given(LISTS)
def test_a_list_and_its_mask_are_replaced_together(lists: list[list[int]]) -> None:
    legal = LegalActions(SIZE)
    check(legal, [], legal.mask)
    for actions in lists:
        legal.replace(row_of(actions))
        check(legal, actions, legal.mask)
    legal.clear()
    check(legal, [], legal.mask)


@given(LISTS, st.integers(0, 2), st.integers(0, 90))
def test_rows_of_shared_buffers_are_independent(lists: list[list[int]], row: int, room: int) -> None:
    numbers, masks = room_for(3 * room), bytearray(3 * SIZE)
    legal = LegalActions(SIZE)
    legal.replace(row_of([5, 3]))
    old_mask = legal.mask
    legal.move_to(numbers, row * room, room, masks, row * SIZE)
    assert not any(old_mask)
    actions = [5, 3]
    for actions in [[5, 3], *lists]:
        legal.replace(row_of(actions))
        check(legal, actions, masks[row * SIZE : (row + 1) * SIZE])
        assert not any(masks[: row * SIZE] + masks[(row + 1) * SIZE :])
        if legal.room == room:
            places = np.frombuffer(numbers, np.int32).reshape(3, room)
            assert places[row].tolist() == actions + [-1] * (room - len(actions))
            assert (np.delete(places, row, 0) == -1).all()
        else:
            assert legal.room > room


def test_an_action_outside_the_mask_is_an_error() -> None:
    legal = LegalActions(10)
    with pytest.raises(IndexError):
        legal.replace(row_of([3, 10]))


def test_a_place_after_the_last_action_is_an_error() -> None:
    legal = LegalActions(10)
    legal.replace(row_of([3]))
    with pytest.raises(IndexError):
        legal.at(1)
