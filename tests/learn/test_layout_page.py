"""docs/learning.md shows the current layout, and its examples run."""

import re

import pytest

from tools.learning_layout import PAGE, page_with_layout

EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_tables_of_the_page_are_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_with_layout(page), "run `make layout`"


@pytest.mark.parametrize("example", EXAMPLES, ids=["wrapped", "raw", "many games at once", "lists"])
def test_the_examples_of_the_page_run(example: str) -> None:
    names: dict[str, object] = {}
    exec(example, names)
    assert names.keys() & {"game", "games"}
