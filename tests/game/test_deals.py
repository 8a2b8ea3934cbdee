"""Deals: goals and chests must be those of the set-up; the error names the wrong card."""

from dataclasses import replace

import pytest

from pyrite.game import Deal, Game, Rules, SetUp
from pyrite.game.catalogue import CHESTS, DIGGER, KIND, SABOTEUR
from tests.game.error_sentences import sentence_for

SET_UP = SetUp(players=3, modules=frozenset({"chests"}))
DEAL = Deal.from_seed(Rules(SET_UP), bytes(32), 1)
ONE_GOLD, BURY_FIVE = CHESTS.index("one gold"), CHESTS.index("bury five")
NEW_GOALS = SetUp(players=3, modules=frozenset({"new_goals"}))


def with_one_more(cards: bytes, instead_of: int, more: int) -> bytes:
    changed = bytearray(cards)
    changed[changed.index(instead_of)] = more
    return bytes(changed)


@pytest.mark.parametrize(
    ("deal", "says"),
    [
        (
            replace(DEAL, roles=bytes([SABOTEUR] * 3), left_over=bytes([DIGGER])),
            "The roles of this deal are not those of the set-up: 1 x digger, not 3.",
        ),
        (
            replace(DEAL, goals=bytes([KIND["gold"]] * 3)),
            "The goals of this deal are not those of the set-up: 3 x gold, not 1.",
        ),
        (
            replace(DEAL, chest_tunnels=with_one_more(DEAL.chest_tunnels, KIND["NW chest"], KIND["NE chest"])),
            "The chest tunnels of this deal are not those of the set-up: 2 x NE chest, not 1.",
        ),
        (
            replace(DEAL, chests=with_one_more(DEAL.chests, BURY_FIVE, ONE_GOLD)),
            "The chests of this deal are not those of the set-up: 2 x one gold, not 1.",
        ),
        (
            replace(DEAL, chest_cells=((3, -1), (3, 0), (5, -1), (5, 1))),
            "A chest cannot be at (3, 0): it is next to the chest at (3, -1) (CHEST-1).",
        ),
    ],
    ids=["roles", "goals", "chest tunnels", "chests", "layout"],
)
def test_a_card_too_many_is_named_with_its_number_of_copies(deal: Deal, says: str) -> None:
    assert sentence_for(lambda: Game.begin(SET_UP, deals={1: deal})) == says


@pytest.mark.parametrize("pile", [b"", bytes([1] * 28), bytes([1] * 16 + [2] * 8 + [3] * 5)])
def test_a_given_gold_pile_has_the_gold_cards_of_the_set_up(pile: bytes) -> None:
    assert sentence_for(lambda: Game.begin(SET_UP, gold_pile=pile)).startswith("A gold pile has 16 cards of 1,")


@pytest.mark.rule("NEWG-1")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
def test_the_edition_decides_whether_the_gold_must_be_among_the_five_goals(edition: str) -> None:
    set_up = replace(NEW_GOALS, edition=edition)
    dealt = Deal.from_seed(Rules(set_up), bytes(32), 1)
    others = bytes(goal for goal in dealt.goals if goal != KIND["gold"])
    gold = bytes([KIND["gold"]])
    within, aside = replace(dealt, goals=gold + others), replace(dealt, goals=others + gold)
    assert Game.begin(set_up, deals={1: within}).asked is not None
    if edition == "UA24":
        says = "In this edition the gold is always among the five goals."
        assert sentence_for(lambda: Game.begin(set_up, deals={1: aside})) == says
    else:
        assert Game.begin(set_up, deals={1: aside}).asked is not None


@pytest.mark.rule("CHEST-1")
def test_a_random_layout_can_use_every_cell_and_has_no_neighbouring_chests() -> None:
    rules = Rules(replace(SET_UP, chest_layout="random"))
    layouts = [Deal.from_seed(rules, bytes([number]) * 32, 1).chest_cells for number in range(200)]
    assert all(list(cells) == sorted(cells) for cells in layouts)
    assert {cell for cells in layouts for cell in cells} == {(x, y) for x in range(2, 7) for y in range(-3, 4)}
    apart = {abs(a[0] - b[0]) + abs(a[1] - b[1]) for cells in layouts for a in cells for b in cells if a != b}
    assert min(apart) == 2
