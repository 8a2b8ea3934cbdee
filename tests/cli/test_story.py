"""A story follows the game from what its hearer may know, and from nothing else."""

import pytest
from rich.text import Text

from pyrite.cli.maze import maze_text
from pyrite.cli.story import Story
from pyrite.cli.words import ALL, Hearer
from pyrite.game import Game
from tests.notation.played import fresh, near_the_gold, stroll


def told(game: Game, hearer: Hearer) -> tuple[Story, list[Text]]:
    story = Story(game, hearer)
    paragraphs: list[Text] = []
    start = 0
    for end in game.ends:
        paragraphs += story.tell(game.facts[start:end])
        start = end
    return story, paragraphs


@pytest.mark.parametrize("hearer", [None, 0, 1])
def test_at_the_end_a_viewer_knows_what_its_view_has(hearer: int | None) -> None:
    for game in (stroll(fresh()), stroll(near_the_gold())):
        story, _ = told(game, hearer)
        assert story.state == game.view(hearer)


def test_one_who_knows_all_knows_the_state() -> None:
    game = stroll(fresh())
    story, _ = told(game, ALL)
    assert story.state == game.state


def test_what_a_card_announces_is_not_told_twice() -> None:
    game = near_the_gold()
    _, opening = told(game, None)
    assert opening == []
    stroll(game, 1)
    _, paragraphs = told(game, None)
    assert "now" not in paragraphs[0].plain
    assert "discard" not in paragraphs[0].plain


def test_purses_are_shown_at_the_end_of_a_round_as_far_as_they_are_known() -> None:
    game = stroll(fresh())
    hearers: list[tuple[Hearer, int]] = [(None, 0), (1, 3), (ALL, 9)]
    for hearer, known in hearers:
        _, paragraphs = told(game, hearer)
        purses = [text.plain for text in paragraphs if text.plain.startswith("  seat 0")]
        assert len(purses) == 3
        assert sum(text.count("nugget") for text in purses) == known


def test_the_maze_is_drawn_with_its_columns_and_rows() -> None:
    text = maze_text(near_the_gold().state.table)
    assert text.plain.splitlines() == [
        "      0   2   4   6   8",
        "   -2 · · · · · · · · ?0",
        "   -1 · · · · · · · · ·",
        "    0 ┼S┼ ┼ ┼ ┼ ─ ─ · ?1",
        "    1 · · · · · · · · ·",
        "    2 · · · · · · · · ?2",
    ]


def test_what_is_new_in_the_maze_stands_out() -> None:
    table = near_the_gold().state.table
    fresh_cell = table.maze.grid.cell(6, 0)
    plain, marked = maze_text(table), maze_text(table, {fresh_cell})
    assert plain.plain == marked.plain
    assert plain.spans != marked.spans
