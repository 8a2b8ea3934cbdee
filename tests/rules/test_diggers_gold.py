"""How diggers share out the gold cards (PAY-1 to PAY-5)."""

import pytest

from pyrite.game import TakeGold
from pyrite.game.facts.course import RoundEnded
from pyrite.game.facts.gold import GoldDealt, GoldDrawn, GoldOffered, GoldTaken
from tests.rules.play import facts_of, played, refused, seen
from tests.rules.rounds import LAST_TUNNEL, about_to_find_gold, choosers, drawn_and_taken

PER_PLAYER = "house rules: gold_draw=per_player"


# ---------------------------------------------------------------- one for each digger


@pytest.mark.rule("PAY-1", "PAY-2")
@pytest.mark.parametrize("edition", ["DE24", "UA24"])
@pytest.mark.parametrize(
    ("roles", "finisher", "cards", "order"),
    [
        ("DDS", 0, 2, [0, 1]),
        ("DDD", 1, 3, [1, 0, 2]),
        ("SDDD", 2, 3, [2, 1, 3]),
        ("DDDD", 0, 4, [0, 3, 2, 1]),
        ("DSDDS", 3, 3, [3, 2, 0]),
        ("SDDSDD", 1, 4, [1, 5, 4, 2]),
        ("DSDSDSD", 4, 4, [4, 2, 0, 6]),
        ("DDSDDSDS", 0, 5, [0, 6, 4, 3, 1]),
        ("DDDDDDDSS", 3, 7, [3, 2, 1, 0, 6, 5, 4]),
        ("SDDSDDSDSD", 9, 6, [9, 7, 5, 4, 2, 1]),
        ("DDDDDDDSSS", 6, 7, [6, 5, 4, 3, 2, 1, 0]),
    ],
)
def test_each_digger_takes_one_against_the_direction_of_play(
    edition: str, roles: str, finisher: int, cards: int, order: list[int]
) -> None:
    game = about_to_find_gold(roles, finisher, f"edition: {edition}")
    assert drawn_and_taken(game, finisher) == (cards, order)
    purses = [purse["cards"] for purse in seen(game)["purses"]]
    assert purses == [1 if role == "D" else 0 for role in roles]
    assert seen(game)["gold_pile"] == 28 - cards


@pytest.mark.rule("PAY-2", "WC-20")
def test_when_play_is_reversed_the_gold_goes_clockwise() -> None:
    game = about_to_find_gold("DDSDD", 3, "direction: widdershins")
    assert drawn_and_taken(game, 3) == (4, [3, 4, 0, 1])


@pytest.mark.rule("PAY-2")
def test_a_digger_takes_any_one_card_and_passes_on_the_rest() -> None:
    game = about_to_find_gold("DDDS", 1, "gold pile: 3 1 2 2 2")
    played(game, 1, LAST_TUNNEL)
    assert seen(game, 1)["own"]["offer"] == [1, 2, 3]
    assert game.legal(1) == [TakeGold(1), TakeGold(2), TakeGold(3)]
    played(game, 1, TakeGold(2))
    assert seen(game, 0)["own"]["offer"] == [1, 3]
    played(game, 0, TakeGold(3))
    assert [seen(game, seat)["own"]["gold"] for seat in range(4)] == [[3], [2], [1], []]


@pytest.mark.rule("PAY-2")
def test_equal_gold_cards_are_one_choice_but_are_taken_singly() -> None:
    game = about_to_find_gold("DDDS", 1, "gold pile: 1 1 1")
    played(game, 1, LAST_TUNNEL)
    assert game.legal(1) == [TakeGold(1)]
    played(game, 1, TakeGold(1))
    assert seen(game, 0)["own"]["offer"] == [1, 1]


@pytest.mark.rule("PAY-2")
def test_only_drawn_gold_cards_can_be_taken_and_only_in_turn() -> None:
    game = about_to_find_gold("DDDS", 1, "gold pile: 2 2 1 3")
    played(game, 1, LAST_TUNNEL)
    assert refused(game, 1, TakeGold(3)) == "gold-not-there"
    assert refused(game, 0, TakeGold(2)) == "not-your-turn"
    assert refused(game, 3, TakeGold(2)) == "not-your-turn"


@pytest.mark.rule("PAY-2")
def test_gold_is_drawn_from_the_top_of_the_pile() -> None:
    game = about_to_find_gold("DDS", 0, "gold pile: 3 2 1 1 1")
    played(game, 0, LAST_TUNNEL)
    assert seen(game, 0)["own"]["offer"] == [2, 3]


@pytest.mark.rule("PAY-2")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_the_last_card_is_taken_without_a_question(viewer: int | None) -> None:
    game = about_to_find_gold("DDDS", 1, "gold pile: 1 2 3")
    played(game, 1, LAST_TUNNEL)
    played(game, 1, TakeGold(3))
    taken = facts_of(game, 0, TakeGold(2), GoldTaken)
    assert taken == [GoldTaken(0, 2), GoldTaken(2, 1)]
    last = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, GoldTaken)][-1]
    assert last == GoldTaken(2, 1 if viewer == 2 else None)
    assert game.question == "turn"


@pytest.mark.rule("PAY-2")
def test_a_single_digger_is_asked_nothing() -> None:
    game = about_to_find_gold("SDG", 1, "modules: greedy_dwarf", "gold pile: 2 3")
    facts = played(game, 1, LAST_TUNNEL)
    assert [fact for fact in facts if isinstance(fact, GoldTaken)] == [GoldTaken(1, 2)]
    assert not any(isinstance(fact, GoldOffered) for fact in facts)


@pytest.mark.rule("PAY-2")
@pytest.mark.parametrize(
    ("pile", "drawn", "order"),
    [("3 2 1", 3, [2, 1, 0]), ("2 1", 2, [2, 1]), ("3", 1, [2]), ("none", 0, [])],
)
def test_a_short_pile_is_shared_as_far_as_it_lasts(pile: str, drawn: int, order: list[int]) -> None:
    game = about_to_find_gold("DDDD", 2, f"gold pile: {pile}")
    assert drawn_and_taken(game, 2) == (drawn, order)
    assert (seen(game)["gold_pile"], seen(game)["round"]) == (0, 2)


# ---------------------------------------------------------------- as many as players


@pytest.mark.rule("PAY-1", "PAY-3")
@pytest.mark.parametrize("edition", ["UA16", "RU16"])
@pytest.mark.parametrize(
    ("roles", "finisher", "cards", "order"),
    [
        ("DDS", 0, 3, [0, 1, 0]),
        ("DDD", 1, 3, [1, 0, 2]),
        ("SDDD", 2, 4, [2, 1, 3, 2]),
        ("DSDDS", 3, 5, [3, 2, 0, 3, 2]),
        ("SDDSDD", 1, 6, [1, 5, 4, 2, 1, 5]),
        ("DSDSDSD", 4, 7, [4, 2, 0, 6, 4, 2, 0]),
        ("DDSDDSDS", 0, 8, [0, 6, 4, 3, 1, 0, 6, 4]),
        ("DDDDDDDSS", 3, 9, [3, 2, 1, 0, 6, 5, 4, 3, 2]),
        ("SDDSDDSDSD", 9, 9, [9, 7, 5, 4, 2, 1, 9, 7, 5]),
        ("DDDDDDDSSS", 6, 9, [6, 5, 4, 3, 2, 1, 0, 6, 5]),
    ],
)
def test_the_gold_goes_round_until_all_is_taken(
    edition: str, roles: str, finisher: int, cards: int, order: list[int]
) -> None:
    game = about_to_find_gold(roles, finisher, f"edition: {edition}")
    assert drawn_and_taken(game, finisher) == (cards, order)
    assert [purse["cards"] for purse in seen(game)["purses"]] == [order.count(seat) for seat in range(len(roles))]


@pytest.mark.rule("PAY-3")
def test_one_gold_card_per_player_can_be_a_house_rule() -> None:
    game = about_to_find_gold("DSDDS", 0, PER_PLAYER)
    assert drawn_and_taken(game, 0) == (5, [0, 3, 2, 0, 3])


@pytest.mark.rule("PAY-2", "PAY-3")
def test_a_short_pile_goes_round_as_far_as_it_lasts() -> None:
    game = about_to_find_gold("DSDDS", 0, PER_PLAYER, "gold pile: 1 1 1 3")
    assert drawn_and_taken(game, 0) == (4, [0, 3, 2, 0])


# ---------------------------------------------------------------- reached by a saboteur


@pytest.mark.rule("PAY-1", "PAY-4")
@pytest.mark.parametrize(
    ("roles", "finisher", "more", "cards", "order"),
    [
        ("DDS", 2, "edition: DE24", 2, [1, 0]),
        ("SDD", 0, "edition: UA24", 2, [2, 1]),
        ("DSSDD", 2, "edition: DE24", 3, [0, 4, 3]),
        ("SDDDDSDSDS", 0, "edition: DE24", 6, [8, 6, 4, 3, 2, 1]),
        ("DDS", 2, "edition: UA16", 3, [1, 0, 1]),
        ("DSSDD", 2, "edition: RU16", 5, [0, 4, 3, 0, 4]),
        ("SDDDDSDSDS", 0, "edition: RU16", 9, [8, 6, 4, 3, 2, 1, 8, 6, 4]),
        ("DSSDD", 2, "direction: widdershins", 3, [3, 4, 0]),
    ],
)
def test_after_a_saboteur_the_next_digger_against_the_direction_begins(
    roles: str, finisher: int, more: str, cards: int, order: list[int]
) -> None:
    game = about_to_find_gold(roles, finisher, more)
    facts = played(game, finisher, LAST_TUNNEL)
    (ended,) = [fact for fact in facts if isinstance(fact, RoundEnded)]
    assert (ended.gold_reached, ended.finisher) == (True, finisher)
    assert not any(isinstance(fact, GoldDealt) for fact in facts)
    (drawn,) = [fact for fact in facts if isinstance(fact, GoldDrawn)]
    assert (len(drawn.nuggets), choosers(game, facts)) == (cards, order)


# ---------------------------------------------------------------- what is secret


@pytest.mark.rule("PAY-5", "INFO-1", "INFO-2")
def test_only_the_choosing_digger_sees_the_drawn_gold_cards() -> None:
    game = about_to_find_gold("DDDS", 1, "gold pile: 1 2 3")
    played(game, 1, LAST_TUNNEL)
    for holder, offer, choice in ((1, [1, 2, 3], 2), (0, [1, 3], 3)):
        offers = [seen(game, seat)["own"]["offer"] for seat in range(4)]
        assert offers == [offer if seat == holder else [] for seat in range(4)]
        for viewer in (0, 1, 2, 3, None):
            assert seen(game, viewer)["asked"] == {"question": "gold", "seats": [holder]}
            handed = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, GoldOffered)][-1]
            hidden = (None,) * len(offer)
            assert handed == GoldOffered(holder, tuple(offer) if viewer == holder else hidden)
        played(game, holder, TakeGold(choice))


@pytest.mark.rule("PAY-5", "INFO-3")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_all_see_how_many_gold_cards_are_drawn_and_no_more(viewer: int | None) -> None:
    game = about_to_find_gold("DDDS", 1)
    played(game, 1, LAST_TUNNEL)
    drawn = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, GoldDrawn)]
    assert drawn == [GoldDrawn((None, None, None))]


@pytest.mark.rule("PAY-5", "INFO-2")
def test_the_value_of_a_taken_gold_card_is_secret_and_the_number_of_cards_is_not() -> None:
    game = about_to_find_gold("DDDS", 1, "gold pile: 1 2 3")
    played(game, 1, LAST_TUNNEL)
    played(game, 1, TakeGold(3))
    for viewer in (0, 1, 2, 3, None):
        assert [purse["cards"] for purse in seen(game, viewer)["purses"]] == [0, 1, 0, 0]
        taken = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, GoldTaken)]
        assert taken == [GoldTaken(1, 3 if viewer == 1 else None)]
    assert [seen(game, viewer)["own"]["gold"] for viewer in range(4)] == [[], [3], [], []]


@pytest.mark.rule("PAY-5")
@pytest.mark.parametrize("viewer", [2, 3, None])
def test_gold_cards_of_other_values_look_the_same_to_everybody_else(viewer: int | None) -> None:
    rich = about_to_find_gold("DDDS", 1, "gold pile: 3 3 3 1 1 1")
    poor = about_to_find_gold("DDDS", 1, "gold pile: 1 1 1 3 3 3")
    for seat, command_of_rich, command_of_poor in (
        (1, LAST_TUNNEL, LAST_TUNNEL),
        (1, TakeGold(3), TakeGold(1)),
    ):
        played(rich, seat, command_of_rich)
        played(poor, seat, command_of_poor)
        assert seen(rich, viewer) == seen(poor, viewer)
        assert rich.seen_by(viewer) == poor.seen_by(viewer)
    assert rich.seen_by(1) != poor.seen_by(1)
