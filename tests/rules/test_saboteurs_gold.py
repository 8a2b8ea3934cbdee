"""What saboteurs are paid, and how they draw it (PAY-5 to PAY-8)."""

from itertools import combinations, product

import pytest

from pyrite.game import Game
from pyrite.game.facts.gold import GoldDealt, GoldDrawn
from pyrite.game.sharing.gold_cards import draw_exactly
from tests.rules.play import facts_of, played, seen
from tests.rules.rounds import LAST_PASS, LAST_TUNNEL, about_to_find_gold, about_to_run_out, choosers


def paid(game: Game, last: int) -> list[tuple[int, int, int]]:
    """Who was due how much and got how much, in order."""
    return [(each.seat, each.due, each.paid) for each in facts_of(game, last, LAST_PASS, GoldDealt)]


# ---------------------------------------------------------------- who gets how much


@pytest.mark.rule("PAY-6", "PAY-8")
@pytest.mark.parametrize(
    ("roles", "left_over", "each"),
    [
        ("SDD", "digger", 4),
        ("DSDD", "digger", 4),
        ("SDDDD", "saboteur", 4),
        ("SDSDD", "digger", 3),
        ("SDDDDD", "saboteur", 4),
        ("SDSDDD", "digger", 3),
        ("SDSDDDD", "saboteur", 3),
        ("SDSDSDD", "digger", 3),
        ("SDSDDDDD", "saboteur", 3),
        ("SDSDSDDD", "digger", 3),
        ("SDSDDDDDD", "saboteur", 3),
        ("SDSDSDDDD", "digger", 3),
        ("SDSDSDDDDD", "saboteur", 3),
        ("SDSDSDSDDD", "digger", 2),
    ],
)
def test_the_sum_depends_on_the_saboteurs_in_play_not_on_the_card_left_over(
    roles: str, left_over: str, each: int
) -> None:
    last = len(roles) - 1
    game = about_to_run_out(roles, last, f"left over: {left_over}")
    saboteurs = [seat for seat, role in enumerate(roles) if role == "S"]
    assert paid(game, last) == [(seat, each, each) for seat in saboteurs]
    assert game.gold == [each if role == "S" else 0 for role in roles]


@pytest.mark.rule("PAY-6")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "UA16", "RU16"])
def test_the_sum_is_the_same_in_every_edition(edition: str) -> None:
    game = about_to_run_out("SDDSD", 4, f"edition: {edition}")
    assert paid(game, 4) == [(0, 3, 3), (3, 3, 3)]


@pytest.mark.rule("PAY-6")
@pytest.mark.parametrize("direction", ["clockwise", "widdershins"])
@pytest.mark.parametrize(
    ("roles", "last", "order"),
    [
        ("SDSDD", 1, [2, 0]),
        ("SDSDD", 4, [0, 2]),
        ("SDSDD", 2, [0, 2]),
        ("SDSDD", 0, [2, 0]),
        ("SDSDSDSDDD", 5, [6, 0, 2, 4]),
    ],
)
def test_saboteurs_draw_clockwise_from_the_left_of_the_last_turn(
    direction: str, roles: str, last: int, order: list[int]
) -> None:
    game = about_to_run_out(roles, last, f"direction: {direction}")
    assert [seat for seat, _, _ in paid(game, last)] == order


@pytest.mark.rule("PAY-6")
def test_the_second_saboteur_draws_from_what_the_first_has_left() -> None:
    """From the top 2 3 1 3 1: the first keeps 2, puts a 3 under and keeps 1; the second keeps the next 3."""
    game = about_to_run_out("SDSDD", 4, "gold pile: 2 3 1 3 1")
    dealt = facts_of(game, 4, LAST_PASS, GoldDealt)
    assert dealt == [
        GoldDealt(seat=0, due=3, paid=3, nuggets=(2, 1), pile=(3, 1, 3)),
        GoldDealt(seat=2, due=3, paid=3, nuggets=(3,), pile=(3, 1)),
    ]
    assert seen(game)["gold_pile"] == 2


@pytest.mark.rule("PAY-7")
@pytest.mark.parametrize("edition", ["DE24", "UA24", "UA16", "RU16"])
@pytest.mark.parametrize("roles", ["DDD", "DDDD"])
def test_without_a_saboteur_nobody_gets_anything_for_gold_not_reached(roles: str, edition: str) -> None:
    game = about_to_run_out(roles, 1, "left over: saboteur", f"edition: {edition}")
    facts = played(game, 1, LAST_PASS)
    assert not any(isinstance(fact, GoldDealt | GoldDrawn) for fact in facts)
    assert game.gold == [0] * len(roles)
    assert (seen(game)["gold_pile"], seen(game)["round"]) == (28, 2)


@pytest.mark.rule("PAY-7", "PAY-2")
@pytest.mark.parametrize(("roles", "order"), [("DDD", [1, 0, 2]), ("DDDD", [1, 0, 3, 2])])
def test_without_a_saboteur_the_diggers_are_paid_for_gold_as_usual(roles: str, order: list[int]) -> None:
    game = about_to_find_gold(roles, 1, "left over: saboteur")
    assert choosers(game, played(game, 1, LAST_TUNNEL)) == order


# ---------------------------------------------------------------- drawing an exact sum


def drawing(pile: list[int], due: int) -> tuple[list[int], list[int]]:
    """What is kept and what the pile is then, both piles from the top down."""
    kept, rest = draw_exactly(bytes(reversed(pile)), due)
    return list(kept), list(reversed(rest))


@pytest.mark.rule("PAY-6")
@pytest.mark.parametrize(
    ("pile", "due", "kept", "rest"),
    [
        ([3, 1, 2], 3, [3], [1, 2]),
        ([1, 1, 1, 1, 3], 4, [1, 1, 1, 1], [3]),
        ([1, 2, 3], 3, [1, 2], [3]),
        ([2, 2, 1], 4, [2, 2], [1]),
        ([2, 3], 2, [2], [3]),
    ],
    ids=str,
)
def test_cards_are_drawn_one_by_one_until_the_sum_is_exact(
    pile: list[int], due: int, kept: list[int], rest: list[int]
) -> None:
    assert drawing(pile, due) == (kept, rest)


@pytest.mark.rule("PAY-6")
@pytest.mark.parametrize(
    ("pile", "due", "kept", "rest"),
    [
        ([3, 2, 3, 1], 4, [3, 1], [2, 3]),
        ([2, 2, 1, 3], 3, [2, 1], [3, 2]),
        ([3, 3, 2, 1], 2, [2], [1, 3, 3]),
        ([2, 3, 3, 1, 1], 3, [2, 1], [1, 3, 3]),
        ([3, 1], 1, [1], [3]),
    ],
    ids=str,
)
def test_a_card_that_goes_over_the_sum_goes_under_the_pile(
    pile: list[int], due: int, kept: list[int], rest: list[int]
) -> None:
    assert drawing(pile, due) == (kept, rest)


@pytest.mark.rule("PAY-6")
@pytest.mark.parametrize(
    ("pile", "due", "kept", "rest"),
    [
        ([2, 3, 3], 3, [3], [3, 2]),  # after the 2 nothing makes up 1
        ([3, 2, 2], 4, [2, 2], [3]),
        ([2, 1, 2, 2], 4, [2, 2], [2, 1]),
        ([1, 2, 2], 4, [2, 2], [1]),  # begins again twice: 1 2, then 2 1, then 2 2
        ([1, 3, 3], 3, [3], [3, 1]),
        ([1, 1, 3, 3], 4, [3, 1], [1, 3]),
    ],
    ids=str,
)
def test_if_no_card_fits_the_missing_sum_the_drawing_starts_again(
    pile: list[int], due: int, kept: list[int], rest: list[int]
) -> None:
    assert drawing(pile, due) == (kept, rest)


@pytest.mark.rule("PAY-6")
@pytest.mark.parametrize(
    ("pile", "due", "kept", "rest"),
    [
        ([3, 3], 4, [3], [3]),
        ([2, 2], 3, [2], [2]),
        ([2], 4, [2], []),
        ([2, 1], 4, [2, 1], []),
        ([3, 3], 2, [], [3, 3]),
        ([3] * 12, 35, [3] * 11, [3]),
        ([3] * 12, 1 << 20, [3] * 12, []),  # a record from outside may say so
        ([3], 2, [], [3]),
        ([], 4, [], []),
    ],
    ids=str,
)
def test_the_nearest_lower_sum_is_paid_only_if_no_set_of_cards_makes_the_sum(
    pile: list[int], due: int, kept: list[int], rest: list[int]
) -> None:
    assert drawing(pile, due) == (kept, rest)


@pytest.mark.rule("PAY-6")
def test_the_drawing_always_ends_with_the_greatest_possible_sum() -> None:
    for size in range(6):
        for pile in product((1, 2, 3), repeat=size):
            for due in (2, 3, 4):
                sums = {sum(some) for count in range(size + 1) for some in combinations(pile, count)}
                kept, rest = drawing(list(pile), due)
                assert sum(kept) == max(each for each in sums if each <= due)
                assert sorted(kept + rest) == sorted(pile)


@pytest.mark.rule("PAY-6")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, 4, None])
def test_the_record_says_if_less_than_the_sum_was_paid(viewer: int | None) -> None:
    """Two saboteurs are due 3 each; the pile holds one 3 and one 2."""
    game = about_to_run_out("SDSDD", 4, "gold pile: 3 2")
    played(game, 4, LAST_PASS)
    dealt = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, GoldDealt)]
    assert [(each.seat, each.due, each.paid) for each in dealt] == [(0, 3, 3), (2, 3, 2)]


@pytest.mark.rule("PAY-6")
def test_an_empty_pile_pays_nothing_and_play_continues() -> None:
    game = about_to_run_out("SDSDD", 4, "gold pile: none")
    assert paid(game, 4) == [(0, 3, 0), (2, 3, 0)]
    assert (game.question, seen(game)["round"]) == ("turn", 2)


# ---------------------------------------------------------------- what is secret


@pytest.mark.rule("PAY-5", "PAY-6")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_cards_that_a_saboteur_drew_or_put_under_the_pile_are_hidden(viewer: int | None) -> None:
    game = about_to_run_out("SDD", 1, "gold pile: 3 2 1 1")
    played(game, 1, LAST_PASS)
    (dealt,) = [fact for _, fact in game.seen_by(viewer) if isinstance(fact, GoldDealt)]
    nuggets = (3, 1) if viewer == 0 else (None, None)
    assert dealt == GoldDealt(seat=0, due=4, paid=4, nuggets=nuggets, pile=(None, None))
    assert seen(game, viewer)["purses"][0] == {"cards": 2, "tokens": 0}
