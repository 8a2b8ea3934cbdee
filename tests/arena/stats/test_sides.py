"""Which side won a round of Saboteur 2 agrees with who is paid for it."""

from collections import Counter

from pyrite.arena.stats.sides import LONERS, SABOTEURS, SIDES, TEAMS, THE_SPIDER, side_that_won
from pyrite.cli.bot_games import bots_for, deal_game, play_moves
from pyrite.game import SetUp
from pyrite.game.catalogue import BLUE, BOSS, GREEN, PROFITEER, SABOTEUR
from pyrite.game.facts.course import ROUND_BEGUN, ROUND_ENDED
from pyrite.game.facts.gold import TOKENS_PAID
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from tests.notation.sample_games import seed

TEAMS_OF = {side: teams for teams, side in TEAMS.items()}
RULES = Rules(SetUp(6, modules=frozenset({"saboteur2", "new_goals"})))


def rounds(number: int) -> list[list[RawFact]]:
    """The facts of each round of a game, its payment included."""
    journal: list[RawFact] = []
    play_moves(deal_game(RULES, seed(number), journal), bots_for("greedy_digger", seed(number), 6))
    begun = [place for place, fact in enumerate(journal) if fact[0] == ROUND_BEGUN]
    return [journal[start:end] for start, end in zip(begun, [*begun[1:], len(journal)], strict=True)]


def test_the_winning_side_is_the_side_that_is_paid() -> None:
    won: Counter[str] = Counter()
    for number in range(40):
        for of_round in rounds(number):
            end = next(place for place, fact in enumerate(of_round) if fact[0] == ROUND_ENDED)
            side = side_that_won(RULES, of_round[: end + 1])
            won[side] += 1
            roles = of_round[end][3]
            paid = {roles[fact[1]] for fact in of_round[end:] if fact[0] == TOKENS_PAID}
            teams = TEAMS_OF.get(side, frozenset())
            assert paid & {BLUE, GREEN} <= teams
            if SABOTEUR in paid:
                assert side in (SABOTEURS, THE_SPIDER)
            if side == LONERS:
                assert roles.count(BOSS) + roles.count(PROFITEER) > 0
    assert won.keys() <= set(SIDES)
    assert won.keys() >= {*TEAMS.values(), SABOTEURS, THE_SPIDER}
