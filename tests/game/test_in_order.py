"""Sequences in rising order, plain and compiled."""

from random import Random

import pytest

from pyrite.game import in_order

pytestmark = pytest.mark.both


def test_cards_are_put_into_their_places() -> None:
    rng = Random(1)
    for _ in range(50):
        cards = bytearray()
        wanted = [rng.randrange(1, 100) for _ in range(8)]
        for card in wanted:
            in_order.insert_card(cards, card)
        assert list(cards) == sorted(wanted)


def test_the_first_card_of_a_kind_is_taken_out() -> None:
    rng = Random(4)
    for _ in range(50):
        wanted = sorted(rng.randrange(1, 6) for _ in range(8))
        cards = bytearray(wanted)
        while wanted:
            card = rng.choice(wanted)
            wanted.remove(card)
            in_order.remove_card(cards, card)
            assert list(cards) == wanted


@pytest.mark.parametrize("card", [2, 256, -1])
def test_a_card_that_is_not_there_is_an_error(card: int) -> None:
    cards = bytearray((1, 3))
    with pytest.raises(ValueError, match=r"not found|range\(0, 256\)"):
        in_order.remove_card(cards, card)
    assert cards == bytearray((1, 3))


@pytest.mark.parametrize("card", [256, -1])
def test_a_card_is_a_byte(card: int) -> None:
    cards = bytearray((1, 3))
    with pytest.raises(ValueError, match=r"range\(0, 256\)"):
        in_order.insert_card(cards, card)
    assert cards == bytearray((1, 3))


def test_the_last_cards_are_copied() -> None:
    cards = bytearray(range(5))
    for count in (1, 2, 5, 9):
        assert in_order.last_cards(cards, count) == bytes(range(5))[-count:]
    assert cards == bytearray(range(5))


def test_the_last_cards_are_dropped() -> None:
    for count in (1, 2, 5):
        cards = bytearray(range(5))
        in_order.drop_last(cards, count)
        assert list(cards) == list(range(5 - count))


def test_nothing_is_dropped_from_no_cards() -> None:
    with pytest.raises(IndexError):
        in_order.drop_last(bytearray(), 1)


def test_each_kind_below_a_number_is_found_once() -> None:
    cards = bytearray((3, 3, 4, 9, 9, 9, 64, 70))
    assert list(in_order.kinds_below(cards, 64)) == [3, 4, 9]
    assert list(in_order.kinds_below(cards, 65)) == [3, 4, 9, 64]
    assert list(in_order.kinds_below(cards, 3)) == []
    assert list(in_order.kinds_below(bytearray(), 64)) == []


def test_cells_are_put_into_their_places_and_taken_out() -> None:
    rng = Random(2)
    for _ in range(50):
        cells: list[int] = []
        wanted = rng.sample(range(20_000), 12)
        for cell in wanted:
            in_order.insert_cell(cells, cell)
        assert cells == sorted(wanted)
        gone = rng.choice(wanted)
        in_order.remove_cell(cells, gone)
        assert cells == sorted(set(wanted) - {gone})
        with pytest.raises(ValueError, match="not in list"):
            in_order.remove_cell(cells, gone)


@pytest.mark.parametrize("kind", [bytes, bytearray])
def test_cards_are_sorted_into_a_new_pile(kind: type[bytes | bytearray]) -> None:
    rng = Random(3)
    for size in (0, 1, 2, 6, 30):
        cards = kind(rng.randrange(1, 100) for _ in range(size))
        before = bytes(cards)
        found = in_order.sorted_cards(cards)
        assert found == bytearray(sorted(before))
        assert cards == before
        assert found is not cards


def test_known_cards_are_taken_out_of_a_box() -> None:
    box = bytes((3, 5, 3, 4, 5, 3))
    assert in_order.without_cards(box, bytearray((3, 0, 5, 3))) == bytearray((4, 5, 3))
    assert in_order.without_cards(box, bytearray()) == bytearray(box)
    assert in_order.without_cards(box, bytearray(box)) == bytearray()


@pytest.mark.parametrize("known", [(6,), (4, 4), (3, 3, 3, 3, 4), (3, 3, 3, 4, 5, 5, 5)])
def test_cards_that_are_not_in_the_box_cannot_be_taken_out(known: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not found"):
        in_order.without_cards(bytes((3, 5, 3, 4, 5, 3)), bytearray(known))
