"""The page on learning shows the layout as it is."""

from tools.learning_layout import PAGE, page_with_layout


def test_the_tables_of_the_page_are_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_with_layout(page), "run `make layout`"
