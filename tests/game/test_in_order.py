"""Sequences in rising order: both forms of each function, that of compiled code and that of plain Python."""

from random import Random

import pytest

from pyrite.game import in_order

pytestmark = pytest.mark.plain


@pytest.fixture(params=[False, True], ids=["plain", "native"])
def native(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    value: bool = request.param
    monkeypatch.setattr(in_order, "NATIVE", value)
    return value


@pytest.mark.usefixtures("native")
def test_cards_are_put_into_their_places() -> None:
    rng = Random(1)
    for _ in range(50):
        cards = bytearray()
        wanted = [rng.randrange(1, 100) for _ in range(8)]
        for card in wanted:
            in_order.insert_card(cards, card)
        assert list(cards) == sorted(wanted)


@pytest.mark.usefixtures("native")
def test_cells_are_put_into_their_places() -> None:
    rng = Random(2)
    for _ in range(50):
        cells: list[int] = []
        wanted = rng.sample(range(20_000), 12)
        for cell in wanted:
            in_order.insert_cell(cells, cell)
        assert cells == sorted(wanted)


@pytest.mark.usefixtures("native")
def test_cards_are_sorted_into_a_new_pile() -> None:
    rng = Random(3)
    for size in (0, 1, 2, 6, 30):
        cards = bytearray(rng.randrange(1, 100) for _ in range(size))
        before = bytes(cards)
        found = in_order.sorted_cards(cards)
        assert found == bytearray(sorted(before))
        assert cards == before
        assert found is not cards


@pytest.mark.usefixtures("native")
def test_known_cards_are_taken_out_of_a_box() -> None:
    box = bytes((3, 5, 3, 4, 5, 3))
    assert in_order.without_cards(box, bytearray((3, 0, 5, 3))) == bytearray((4, 5, 3))
    assert in_order.without_cards(box, bytearray()) == bytearray(box)
    assert in_order.without_cards(box, bytearray(box)) == bytearray()


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("known", [(6,), (4, 4), (3, 3, 3, 3, 4), (3, 3, 3, 4, 5, 5, 5)])
def test_cards_that_are_not_in_the_box_cannot_be_taken_out(known: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not found"):
        in_order.without_cards(bytes((3, 5, 3, 4, 5, 3)), bytearray(known))
