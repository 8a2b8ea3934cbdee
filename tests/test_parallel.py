"""Work on several processes: results come in order, and nothing is done twice."""

import pytest

from pyrite.game import BadInput
from pyrite.parallel import check_workers, map_chunks, map_numbers


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_results_come_in_order_and_nothing_is_done_twice(workers: int) -> None:
    chunks = list(map_numbers(list, range(5, 52), workers))
    assert [number for chunk in chunks for number in chunk] == list(range(5, 52))
    assert len(chunks) > 1


def test_an_empty_range_has_no_results() -> None:
    assert list(map_chunks(len, [], 2)) == []


@pytest.mark.parametrize("workers", [-1, 257])
def test_an_invalid_number_of_workers_is_refused(workers: int) -> None:
    with pytest.raises(BadInput, match="takes 1 to 256, or 0"):
        check_workers(workers)
