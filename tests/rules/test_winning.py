"""Who wins the game (GAME-1)."""

import pytest

from pyrite.game import Game
from pyrite.game.facts.course import GameEnded
from tests.rules.play import facts_of, played, position, seen
from tests.rules.rounds import BARE, LAST_PASS, LAST_TUNNEL, about_to_find_gold, about_to_run_out, choosers


def last_round(*purses: str) -> Game:
    """Diggers in the third round; the pass of seat 0 ends the game and pays nobody."""
    lines = [
        f"seat {seat}: digger{'; hand map' if seat == 0 else ''}{f'; {purse}' if purse else ''}"
        for seat, purse in enumerate(purses)
    ]
    return position(
        "\n".join([f"players: {len(purses)}", "round: 3", "asked: seat 0, turn", BARE.strip(), *lines])
    )


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize(
    ("purses", "winners"),
    [
        (("gold 1 2", "gold 2 2", "gold 3"), (1,)),
        (("gold 3", "gold 1 1 1 1", "gold 2"), (1,)),  # nuggets count, the number of cards does not
        (("gold 1 1 1", "gold 2", "gold 1 1"), (0,)),
        (("gold 3", "gold 2 1", "gold 2"), (0, 1)),
        (("gold 3", "gold 2", "gold 2 1"), (0, 2)),
        (("gold 3", "gold 2 1", "gold 1 1 1"), (0, 1, 2)),
        (("", "", "gold 1"), (2,)),
        (("", "", ""), (0, 1, 2)),
        (("gold 1; tokens 2", "gold 2", "tokens 2"), (0,)),
        (("gold 1; tokens 2", "gold 3", "tokens 3"), (0, 1, 2)),
    ],
)
def test_the_most_nuggets_win_and_ties_share_the_win(purses: tuple[str, ...], winners: tuple[int, ...]) -> None:
    game = last_round(*purses)
    (ended,) = facts_of(game, 0, LAST_PASS, GameEnded)
    assert ended.winners == winners
    for viewer in (0, 1, 2, None):
        assert seen(game, viewer)["winners"] == list(winners)


@pytest.mark.rule("GAME-1")
def test_the_gold_of_the_last_round_counts() -> None:
    game = about_to_run_out("SDD", 1, "round: 3")
    (ended,) = facts_of(game, 1, LAST_PASS, GameEnded)
    assert ended.winners == (0,)


@pytest.mark.rule("GAME-1")
def test_the_game_ends_only_when_the_last_gold_has_been_taken() -> None:
    game = about_to_find_gold("DDDS", 1, "round: 3", "gold pile: 1 2 3")
    facts = played(game, 1, LAST_TUNNEL)
    assert not any(isinstance(fact, GameEnded) for fact in facts)
    assert game.question == "gold"
    assert choosers(game, facts) == [1, 0, 2]
    assert game.over
    assert seen(game)["winners"] == [1]


@pytest.mark.rule("GAME-1")
@pytest.mark.parametrize("number", [1, 2])
def test_nobody_has_won_before_the_third_round_is_over(number: int) -> None:
    game = about_to_run_out("SDD", 1, f"round: {number}")
    assert facts_of(game, 1, LAST_PASS, GameEnded) == []
    assert (seen(game)["winners"], seen(game)["round"]) == ([], number + 1)


@pytest.mark.rule("GAME-1", "VAR-4")
def test_tournaments_are_won_by_tokens() -> None:
    game = about_to_find_gold("DDDSG", 1, "variants: tournament", "round: 3")
    (ended,) = facts_of(game, 1, LAST_TUNNEL, GameEnded)
    assert (ended.winners, game.gold) == ((1,), [2, 3, 2, 0, 0])


@pytest.mark.rule("GAME-1", "PAY-5")
def test_at_the_end_all_purses_are_opened_and_not_before() -> None:
    game = last_round("gold 1 3", "gold 2", "")
    for viewer in (0, 1, 2, None):
        assert seen(game, viewer)["shown_gold"] is None
    played(game, 0, LAST_PASS)
    for viewer in (0, 1, 2, None):
        assert seen(game, viewer)["shown_gold"] == [[1, 3], [2], []]
        ended = game.seen_by(viewer)[-1][1]
        assert isinstance(ended, GameEnded)
        assert ended.gold == ((1, 3), (2,), ())
