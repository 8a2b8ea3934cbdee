"""For every kind of fact: what its seat, another seat and a spectator see of it (INFO-1 to INFO-3).

Who may see what is in the oracle: `tests.oracle.secrets` and the files of the modules.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from pyrite.game import Fact, Game, fact_from_json, fact_to_json
from pyrite.game.all_facts import FACTS
from pyrite.game.fact_codec import decode_fact, encode_fact
from pyrite.game.project import Viewer, project, seats_that_see_more
from pyrite.game.state import RawFact
from tests.golden.plays import PLAYS
from tests.golden.shown import shown
from tests.notation.sample_games import with_contributions
from tests.properties.visible_facts import may_be_seen

Example = tuple[Game, RawFact]


@cache
def examples() -> dict[str, list[Example]]:
    """Some examples of every kind of fact, from the golden playthroughs, with secrets."""
    found: dict[str, list[Example]] = {kind.__name__: [] for kind in FACTS}
    for game in (with_contributions(), *(shown(name).game for name in PLAYS)):
        for raw in game.facts:
            found[FACTS[raw[0]].__name__].append((game, raw))
    return found


of_each_kind = pytest.mark.parametrize("name", [kind.__name__ for kind in FACTS])


def seen(name: str) -> Iterator[tuple[Example, Viewer, Fact | None]]:
    """Examples of one kind of fact as every viewer sees them."""
    assert examples()[name], f"no golden playthrough shows {name}"
    for game, raw in examples()[name][:: 1 + len(examples()[name]) // 40]:
        for viewer in (None, *range(game.rules.players)):
            visible = project(raw, viewer)
            grid = game.state.table.maze.grid
            yield (game, raw), viewer, None if visible is None else decode_fact(visible, grid)


@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3")
@of_each_kind
def test_each_viewer_sees_exactly_the_fields_that_it_may_see(name: str) -> None:
    for (game, raw), viewer, fact in seen(name):
        whole = decode_fact(raw, game.state.table.maze.grid)
        assert fact == may_be_seen(whole, viewer, game.rules.set_up), f"{viewer} sees {name}"


@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3")
@of_each_kind
def test_only_the_named_seats_see_more_than_a_spectator(name: str) -> None:
    for game, raw in examples()[name]:
        others = set(range(game.rules.players)) - seats_that_see_more(raw)
        assert all(project(raw, seat) == project(raw, None) for seat in others)


@pytest.mark.rule("INFO-1")
@of_each_kind
def test_a_fact_can_be_written_and_read_for_every_viewer(name: str) -> None:
    for (game, _), _, fact in seen(name):
        if fact is not None:
            grid = game.state.table.maze.grid
            assert fact_from_json(fact_to_json(fact)) == fact
            assert decode_fact(encode_fact(fact, grid), grid) == fact
