"""Set-ups are checked before the deal, and every game ends."""

import json
from itertools import combinations_with_replacement, product
from random import Random

from hypothesis import given

from pyrite.game import BadInput, SetUp
from pyrite.game.facts.course import (
    CONTRIBUTED,
    GAME_BEGUN,
    GAME_ENDED,
    ROUND_BEGUN,
    ROUND_ENDED,
    SEED_SEALED,
    TURN_BEGUN,
)
from pyrite.game.modules import MODULES, modules_and_variants
from pyrite.game.setup import Rules
from tests import oracle
from tests.properties.driver import play_to_end, played
from tests.properties.sample_sizes import examples, play_seeds, times
from tests.properties.strategies import EDITION_NAMES, set_ups

BROUGHT_BACK = 4
"""Cards that a trove, a chest or both can bring back from the discard pile in a round, the trove too."""


@examples(100)
@given(set_ups())
def test_a_set_up_is_written_and_read_unchanged(set_up: SetUp) -> None:
    assert SetUp.from_json(json.loads(json.dumps(set_up.to_json()))) == set_up


def is_accepted(set_up: SetUp) -> bool:
    try:
        Rules(set_up)
    except BadInput:
        return False
    return True


def game_and_oracle_agree(players: int, edition: str, names: set[str]) -> bool:
    """Whether the game and the oracle agree whether a mix is valid."""
    modules, variants = modules_and_variants(names)
    accepted = is_accepted(SetUp(players, edition, modules, variants))
    return accepted == oracle.may_be_set_up(players, edition, modules, variants)


def test_a_mix_is_refused_exactly_if_its_modules_cannot_be_combined() -> None:
    pairs = [set(), *map(set, combinations_with_replacement(MODULES, 2))]
    for edition, names, players in product(EDITION_NAMES, pairs, range(14)):
        assert game_and_oracle_agree(players, edition, names), (edition, names, players)
    random = Random(0)
    for _ in range(times(2000)):
        names = {name for name in MODULES if random.random() < 0.3}
        edition, players = random.choice(EDITION_NAMES), random.randrange(2, 13)
        assert game_and_oracle_agree(players, edition, names), (edition, names, players)


def test_chests_of_a_layout_are_apart_on_free_cells_between_start_and_goals() -> None:
    random = Random(0)
    outcomes = set()
    for _ in range(times(2000)):
        modules = frozenset({"chests"} | {name for name in ("party", "new_goals") if random.random() < 0.5})
        variants = frozenset({"tournament"} if random.random() < 0.5 else set())
        cells = [(random.randint(0, 8), random.randint(-5, 5)) for _ in range(random.choice((3, 4, 4, 4, 5)))]
        if random.random() < 0.3:
            cells[0] = (4, random.choice((0, 3)))
        if (1, 0) in cells:
            continue  # a chest next to the start would be joined at once
        may = oracle.may_be_set_up(5, "DE24", modules, variants, cells)
        assert is_accepted(SetUp(5, "DE24", modules, variants, chest_layout=tuple(cells))) == may, (cells, modules)
        outcomes.add(may)
    assert outcomes == {True, False}


@examples(60)
@given(set_ups(), play_seeds())
def test_every_game_ends_after_three_rounds(set_up: SetUp, play_seed: int) -> None:
    facts = [fact[0] for fact in play_to_end(set_up, play_seed).facts]
    ends = [fact for fact in facts if fact in (GAME_BEGUN, ROUND_BEGUN, ROUND_ENDED, GAME_ENDED)]
    assert ends == [GAME_BEGUN, *[ROUND_BEGUN, ROUND_ENDED] * 3, GAME_ENDED]
    before = facts[: facts.index(GAME_BEGUN)]
    assert before in ([], [SEED_SEALED] + [CONTRIBUTED] * (len(before) - 1))  # INFO-6
    assert facts[-1] == GAME_ENDED
    # Each turn uses up a card of a hand.
    begun = [place for place, fact in enumerate(facts) if fact == ROUND_BEGUN]
    turns = [facts[one:other].count(TURN_BEGUN) for one, other in zip(begun, [*begun[1:], None], strict=True)]
    assert max(turns) <= sum(oracle.deck(set_up.modules).values()) + BROUGHT_BACK


@examples(30)
@given(set_ups(), play_seeds())
def test_a_seat_is_asked_until_the_game_is_over(set_up: SetUp, play_seed: int) -> None:
    for game in played(set_up, play_seed):
        assert (game.asked is None) == game.over == (game.question == "nothing") == (not game.asked_seats)
    assert not any(game.legal(seat) for seat in range(set_up.players))
    assert max(game.gold) == min(game.gold[seat] for seat in game.state.table.winners)
