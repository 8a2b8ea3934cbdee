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
