"""Ladders beside the cards of the mini-expansions (S2-8)."""

import pytest

from pyrite.game import LayTunnel
from pyrite.game.modules.chests.facts import ChestOpened
from tests.rules.play import cells_for, facts_of, refused
from tests.rules.saboteur2.positions import game_from


@pytest.mark.rule("S2-8", "ROBE-1")
@pytest.mark.parametrize("special", ["wardrobe", "party"])
def test_the_special_card_alone_is_no_neighbour_for_a_ladder(special: str) -> None:
    maze = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
  · · · · ┼W· · · ·
""".replace("┼W", f"┼{special[0].upper()}")
    game = game_from(maze, ["; hand E ladder", "; hand map"], modules=f"saboteur2, {special}")
    assert refused(game, 0, LayTunnel("E ladder", (3, 3))) == "no-neighbour"
    assert cells_for(game, 0, "E ladder") == {(-1, 0)}


WITH_CHESTS = """
maze:
  · · · · · · · · ?0
  · · · &0· &2· · ·
  ┼S· · · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
"""


@pytest.mark.rule("S2-8", "CHEST-1")
def test_a_closed_chest_alone_is_no_neighbour_for_a_ladder() -> None:
    game = game_from(WITH_CHESTS, ["; hand E ladder", "; hand map"], modules="saboteur2, chests")
    assert refused(game, 0, LayTunnel("E ladder", (2, -1))) == "no-neighbour"
    assert cells_for(game, 0, "E ladder") == {(-1, 0)}


@pytest.mark.rule("S2-8", "CHEST-2")
@pytest.mark.parametrize(
    ("card", "as_laid", "opened"),
    [("N ladder", "N ladder", [0]), ("N ladder", "S ladder", [1]), ("E ladder", "E ladder", [])],
)
def test_a_chest_that_a_ladder_opens_on_is_opened(card: str, as_laid: str, opened: list[int]) -> None:
    # The ladder touches the closed side of a tunnel that is cut off, between two chests.
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  · · · &0· &2· · ·
  ┼S· │ · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
chests: no draw, extra draw, one gold, no more maps, move a goal, rob a hand, three for one, look at a role, \
search the discard, bury five
""",
        [f"; hand {card}", "; hand map"],
        modules="saboteur2, chests",
    )
    facts = facts_of(game, 0, LayTunnel(as_laid, (3, 0)), ChestOpened)
    assert [fact.chest for fact in facts] == opened
