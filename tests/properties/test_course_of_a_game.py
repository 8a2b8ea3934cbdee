"""Set-ups are judged before the deal, and every game that is begun comes to its end."""

import json
from itertools import combinations_with_replacement, product

from hypothesis import given

from pyrite.game import BadInput, SetUp
from pyrite.game.facts import GAME_BEGUN, GAME_ENDED, ROUND_BEGUN, ROUND_ENDED
from pyrite.game.setup import Rules
from tests import oracle
from tests.properties.driver import play_out, played
from tests.properties.effort import examples, lots
from tests.properties.strategies import EDITION_NAMES, EXTRAS, WITH_EXTRAS, Extra, set_ups

CARDS = sum(oracle.DECK.values())
MOST_DECISIONS_IN_A_ROUND = CARDS + 2 + 3 + 9
"""Each turn puts a card from a hand; which of three goals, and how each lies; at most nine gold cards."""


@examples(100)
@given(set_ups())
def test_a_set_up_survives_being_written_down_and_read(set_up: SetUp) -> None:
    assert SetUp.from_plain(json.loads(json.dumps(set_up.plain()))) == set_up


def taken(set_up: SetUp) -> bool:
    try:
        Rules(set_up)
    except BadInput:
        return False
    return True


def named(kind: str, extras: tuple[Extra, ...]) -> frozenset[str]:
    return frozenset(extra.name for extra in extras if extra.kind == kind)


def test_a_mix_is_refused_just_when_its_parts_do_not_go_together() -> None:
    pairs = [(), *combinations_with_replacement(EXTRAS, 2)]
    for edition, extras, players in product(EDITION_NAMES, pairs, range(13)):
        set_up = SetUp(players, edition, named("modules", extras), named("variants", extras))
        apart = any(one.name in other.not_with for one, other in product(extras, extras))
        seats = all(players in extra.players for extra in extras) and 3 <= players <= 10
        covered = not extras or edition in WITH_EXTRAS
        assert taken(set_up) == (seats and covered and not apart), set_up


@examples(25)
@given(set_ups(), lots())
def test_every_game_ends_after_three_rounds(set_up: SetUp, lot: int) -> None:
    facts = [fact[0] for fact in play_out(set_up, lot).facts]
    ends = [fact for fact in facts if fact in (GAME_BEGUN, ROUND_BEGUN, ROUND_ENDED, GAME_ENDED)]
    assert ends == [GAME_BEGUN, *[ROUND_BEGUN, ROUND_ENDED] * 3, GAME_ENDED]
    assert facts[0] == GAME_BEGUN
    assert facts[-1] == GAME_ENDED


@examples(25)
@given(set_ups(), lots())
def test_no_round_asks_for_more_decisions_than_cards_goals_and_gold_allow(set_up: SetUp, lot: int) -> None:
    decisions = [game.state.table.round for game in played(set_up, lot) if not game.over]
    assert set(decisions) == {1, 2, 3}
    assert max(decisions.count(number) for number in (1, 2, 3)) <= MOST_DECISIONS_IN_A_ROUND


@examples(15)
@given(set_ups(), lots())
def test_someone_is_asked_until_the_game_is_over(set_up: SetUp, lot: int) -> None:
    for game in played(set_up, lot):
        assert (game.asked is None) == game.over == (game.question == "nothing")
    assert not any(game.legal(seat) for seat in range(set_up.players))
    assert max(game.gold) == min(game.gold[seat] for seat in game.state.table.winners)
