"""How rounds and gold are counted."""

from pyrite.cli.tally import Tally
from pyrite.game import facts
from pyrite.game.catalogue import DIGGER, GREEDY, SABOTEUR
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY


def ended(finisher: int, *roles: int) -> RawFact:
    return (facts.ROUND_ENDED, finisher != NOBODY, finisher, bytes(roles), b"")


def test_who_wins_a_round() -> None:
    tally = Tally(3)
    tally.add(
        [
            ended(0, DIGGER, SABOTEUR, DIGGER),
            ended(1, DIGGER, SABOTEUR, DIGGER),
            ended(NOBODY, DIGGER, SABOTEUR, DIGGER),
            ended(NOBODY, DIGGER, DIGGER, DIGGER),
            ended(2, DIGGER, SABOTEUR, GREEDY),
            ended(NOBODY, DIGGER, SABOTEUR, GREEDY),
        ],
        decisions=60,
    )
    assert tally.rounds == {"diggers": 2, "saboteurs": 2, "nobody": 1, "greedy dwarf": 1}
    assert tally.plain()["decisions_per_game"] == 60


def test_gold_is_counted_by_the_role_of_the_round() -> None:
    tally = Tally(2)
    tally.add(
        [
            ended(0, DIGGER, SABOTEUR),
            (facts.GOLD_TAKEN, 0, 3),
            ended(NOBODY, SABOTEUR, DIGGER),
            (facts.GOLD_DEALT, 0, 4, 4, bytes([1, 3]), b""),
            ended(NOBODY, SABOTEUR, DIGGER),
            (facts.TOKENS_PAID, 1, 2),
        ],
        decisions=1,
    )
    assert tally.plain()["gold_per_round"] == {"digger": 1.667, "saboteur": 1.333}


def test_a_shared_win_counts_for_each() -> None:
    tally = Tally(3)
    tally.add([(facts.GAME_ENDED, (), (0, 2), b"")], decisions=1)
    tally.add([(facts.GAME_ENDED, (), (2,), b"")], decisions=1)
    assert tally.wins == [1, 0, 2]
    assert tally.shared_wins == [1, 0, 1]
