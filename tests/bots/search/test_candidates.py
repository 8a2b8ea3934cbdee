"""Candidates are the default and the best of each kind of move."""

from pyrite.bots.search.candidates import MAX_CANDIDATES, candidates
from pyrite.game.moves import LAY_TUNNEL, PASS, READ_MAP, SABOTAGE, VERB_BITS, move

TUNNELS = [move(LAY_TUNNEL, number) for number in range(20)]
PASSES = [move(PASS, number) for number in range(6)]
MAPS = [move(READ_MAP, goal) for goal in range(3)]
BREAKS = [move(SABOTAGE, card << 4 | seat) for seat in range(9) for card in (67, 68)]
ALL = TUNNELS + MAPS + BREAKS + PASSES
FALLING = [float(-place) for place in range(len(ALL))]


def test_the_default_is_the_first_whatever_its_value() -> None:
    assert candidates(ALL, FALLING, PASSES[-1])[0] == PASSES[-1]


def test_each_candidate_is_there_once() -> None:
    found = candidates(ALL, FALLING, ALL[0])
    assert len(set(found)) == len(found) <= MAX_CANDIDATES
    assert set(found) <= set(ALL)


def test_no_kind_of_move_displaces_all_others() -> None:
    verbs = {each >> VERB_BITS for each in candidates(ALL, FALLING, TUNNELS[0])}
    assert verbs == {LAY_TUNNEL, READ_MAP, SABOTAGE, PASS}


def test_of_each_kind_the_best_are_taken() -> None:
    rising = [float(place) for place in range(len(ALL))]
    found = candidates(ALL, rising, PASSES[-1])
    assert set(MAPS[1:]) <= set(found)
    assert MAPS[0] not in found


def test_each_seat_is_a_target_once_with_the_best_card() -> None:
    rising = [float(place) for place in range(len(ALL))]
    found = candidates(ALL, rising, PASSES[-1])
    assert {each for each in found if each in BREAKS} == {BREAKS[-1], BREAKS[-3], BREAKS[-5]}


def test_few_moves_are_all_candidates() -> None:
    assert sorted(candidates(MAPS[:2], [0.0, 1.0], MAPS[0])) == MAPS[:2]
