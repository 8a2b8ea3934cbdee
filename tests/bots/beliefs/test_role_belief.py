"""The posterior is exact: compared with an enumeration of all deals of role cards and gold."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from math import exp, log, prod
from operator import add
from typing import Final

import pytest

from pyrite.bots import GreedyDigger, Match
from pyrite.bots.beliefs.action_classes import ObservedAction
from pyrite.bots.beliefs.exact_posterior import exact_posterior
from pyrite.bots.beliefs.role_belief import ROLE_GROUPS, RoleBelief, likelihoods, role_group_of
from pyrite.game import Game, LayTunnel, ReadMap, SetUp, View
from pyrite.game.catalogue import DIGGER, GOLD, ROLES, SABOTEUR
from pyrite.game.facts.roles import ROLE_CHANGED, ROLE_SEEN, role_changed, role_seen
from pyrite.game.modules.party import roles_dealt
from pyrite.game.modules.wardrobe import WARDROBE_ENTERED
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import State
from tests.bots.decisions import bots_of, seed
from tests.rules.play import position

CARELESS: Final = 0.05


WeighedAction = tuple[ObservedAction, list[float]]
"""An action, and the probability of each seat being a saboteur before it."""

RoleLog = list[tuple[str, int, WeighedAction | int | None]]
"""Events about roles: ``action, seat, WeighedAction``; ``change, seat, None``; ``look, viewer, seat``."""


def watch_game(set_up: SetUp, number: int, decisions: int) -> tuple[State, RoleBelief, RoleLog]:
    """Play some decisions of a round with greedy diggers, who do all kinds of things, and let a belief watch."""
    state = State.before(Rules(set_up), seed(number))
    begin_game(state)
    match = Match(state, bots_of(GreedyDigger, set_up, number))
    belief = RoleBelief()
    role_log: RoleLog = []
    belief.watch(state.table, ())
    for _ in range(decisions):
        new_facts = match.step()
        assert not state.table.roles, "the round is over; take fewer decisions"
        belief.watch(state.table, new_facts)
        role_log += [
            ("action", action.seat, (action, list(belief.probabilities_before))) for action in belief.actions
        ]
        for fact in new_facts:
            if fact[0] in (ROLE_CHANGED, WARDROBE_ENTERED):
                role_log.append(("change", fact[1], None))
            elif fact[0] == ROLE_SEEN:
                role_log.append(("look", fact[1], fact[2]))
    return state, belief, role_log


def deals_of(role_cards: bytes, count: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """The first cards of each possible deal, with the number of deals."""
    for dealt in product(sorted(set(role_cards)), repeat=count):
        ways, rest = 1, Counter(role_cards)
        for role in dealt:
            ways *= rest[role]
            rest[role] -= 1
        if ways > 0:
            yield dealt, ways


def role_loglikelihoods(action: ObservedAction, gold: int, probabilities_before: list[float]) -> tuple[float, ...]:
    situation, action_class = action.classify(gold, probabilities_before)
    return tuple(likelihoods().get(situation, {}).get(action_class, (0.0,) * (len(ROLE_GROUPS) + 1)))


def likelihoods_of_cards(state: State, role_log: RoleLog, gold: int) -> list[list[float]]:
    """For each role card and group the likelihood of all actions of its holders, if the gold is there."""
    seats = state.table.rules.players
    changes = sum(1 for what, _, _ in role_log if what == "change")
    holds, stack = list(range(seats)), list(range(seats, seats + changes))
    evidence = [(0.0,) * (len(ROLE_GROUPS) + 1) for _ in range(seats + changes)]
    for what, seat, more in role_log:
        if what == "action":
            assert isinstance(more, tuple)
            evidence[holds[seat]] = tuple(
                map(add, evidence[holds[seat]], role_loglikelihoods(more[0], gold, more[1]))
            )
        elif what == "change":
            stack.append(holds[seat])
            holds[seat] = stack.pop(0)
    return [[(1 - CARELESS) * exp(each) + CARELESS * exp(logs[-1]) for each in logs[:-1]] for logs in evidence]


def seen_roles(
    dealt: tuple[int, ...], seats: int, role_log: RoleLog, viewer: int | None
) -> tuple[list[int], list[int]]:
    """The roles that the viewer has seen, and the roles at the end."""
    roles, stack = list(dealt[:seats]), list(dealt[seats:])
    seen = [roles[viewer]] if viewer is not None else []
    for what, seat, more in role_log:
        if what == "change":
            stack.append(roles[seat])
            roles[seat] = stack.pop(0)
            seen += [roles[seat]] if seat == viewer else []
        elif what == "look" and seat == viewer:
            assert isinstance(more, int)
            seen.append(roles[more])
    return seen, roles


def really_seen(state: State, role_log: RoleLog, viewer: int | None) -> list[int]:
    """The roles that the viewer has seen in the real game, in order."""
    if viewer is None:
        return []
    own = state.privates[viewer]
    assert own is not None
    mine = iter([*(role for role, _ in own.former), own.role])
    looks = iter(own.inspections)
    seen = [next(mine)]
    for what, seat, _ in role_log:
        if what == "change" and seat == viewer:
            seen.append(next(mine))
        elif what == "look" and seat == viewer:
            seen.append(next(looks)[1])
    return seen


def places_left(state: State, viewer: int | None) -> list[int]:
    """Where the gold may be, given what the viewer has seen; no goals are swapped in these games."""
    own = None if viewer is None else state.privates[viewer]
    stones = {goal for goal, face in enumerate(state.table.goal_faces) if face}
    looks = [] if own is None else own.looks
    gold = [goal for goal, face, _ in looks if face == GOLD]
    stones |= {goal for goal, face, _ in looks if face != GOLD}
    return gold or [goal for goal in range(len(state.table.goal_cells)) if goal not in stones]


def by_enumeration(state: State, role_log: RoleLog, viewer: int | None) -> tuple[list[list[float]], list[float]]:
    """The probability of each role for each seat, and of the gold at each goal, over all possible worlds."""
    rules, seen = state.table.rules, really_seen(state, role_log, viewer)
    changes = sum(1 for what, _, _ in role_log if what == "change")
    roles_found = [[0.0] * len(ROLES) for _ in range(rules.players)]
    gold_found = [0.0] * len(state.table.goal_cells)
    total = 0.0
    likelihoods_by_place = {
        place: likelihoods_of_cards(state, role_log, place) for place in places_left(state, viewer)
    }
    for dealt, ways in deals_of(rules.roles, rules.players + changes):
        looks, roles = seen_roles(dealt, rules.players, role_log, viewer)
        if looks != seen:
            continue
        for place, rows in likelihoods_by_place.items():
            weight = ways * prod(row[role_group_of(role)] for row, role in zip(rows, dealt, strict=True))
            total += weight
            gold_found[place] += weight
            for seat, role in enumerate(roles):
                roles_found[seat][role] += weight
    return [[each / total for each in row] for row in roles_found], [each / total for each in gold_found]


TABLES: Final = {
    "three": (SetUp(3), 1, 14),
    "four": (SetUp(4), 2, 16),
    "five": (SetUp(5), 5, 14),
    "a greedy dwarf": (SetUp(4, modules=frozenset({"greedy_dwarf"})), 3, 16),
    "the tournament": (SetUp(5, variants=frozenset({"tournament"})), 2, 14),
    "a look, then a hat for that seat": (SetUp(2, modules=frozenset({"saboteur2"})), 70, 20),
    "a hat, then a look": (SetUp(2, modules=frozenset({"saboteur2"})), 129, 20),
    "two hats, then a look": (SetUp(3, modules=frozenset({"saboteur2"})), 36, 24),
    "saboteur 2 for four": (SetUp(4, modules=frozenset({"saboteur2"})), 62, 22),
    "the wardrobe": (SetUp(4, modules=frozenset({"wardrobe"})), 1, 26),
    "vetoes": (SetUp(3, modules=frozenset({"veto", "detour"})), 1, 40),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_posterior_equals_the_enumeration(name: str) -> None:
    """SET-1, WC-16, VAR-2, S2-2, S2-15, S2-16, ROBE-1: for a spectator and for each seat."""
    set_up, number, decisions = TABLES[name]
    state, belief, role_log = watch_game(set_up, number, decisions)
    for viewer in (None, *range(set_up.players)):
        roles, gold = by_enumeration(state, role_log, viewer)
        view = View.of(state, viewer)
        for found, exact in zip(belief.role_posterior(view), roles, strict=True):
            assert found == pytest.approx(exact, abs=1e-9)
        assert belief.gold_posterior(view) == pytest.approx(gold, abs=1e-9)


def test_the_tables_cover_looks_and_role_changes() -> None:
    """Everything that the test above should cover occurs in it."""
    kinds: Counter[str] = Counter()
    for set_up, number, decisions in TABLES.values():
        state, _, role_log = watch_game(set_up, number, decisions)
        kinds.update(what for what, _, _ in role_log)
        kinds["map"] += sum(len(own.looks) for own in state.privates if own is not None)
    assert all(kinds[what] for what in ("action", "look", "change", "map")), kinds


# ---------------------------------------------------------------- certain knowledge and new starts


def new_round(set_up: SetUp, number: int = 1) -> tuple[State, RoleBelief]:
    state = State.before(Rules(set_up), seed(number))
    begin_game(state)
    belief = RoleBelief()
    belief.watch(state.table, ())
    return state, belief


def apply_and_watch(state: State, belief: RoleBelief, apply_fact: Callable[..., None], *details: object) -> None:
    """Apply a fact to the state, and let the belief watch it."""
    state.journal = []
    apply_fact(state, *details)
    belief.watch(state.table, state.journal)
    state.journal = None


def role_of(state: State, seat: int) -> int:
    own = state.privates[seat]
    assert own is not None
    return own.role


@pytest.mark.parametrize("players", range(3, 11))
def test_before_any_action_only_the_role_cards_count(players: int) -> None:
    """SET-1: one card more than players, all equally likely."""
    state, belief = new_round(SetUp(players))
    roles = state.table.rules.roles
    assert belief.saboteur_probabilities(state.table) == pytest.approx(
        [roles.count(SABOTEUR) / len(roles)] * players
    )
    own_saboteur = role_of(state, 0) == SABOTEUR
    chances = belief.role_posterior(View.of(state, 0))
    assert chances[0][role_of(state, 0)] == 1
    assert chances[1][SABOTEUR] == pytest.approx((roles.count(SABOTEUR) - own_saboteur) / (len(roles) - 1))


def test_a_seen_role_is_known_until_it_changes() -> None:
    """S2-15, S2-16."""
    state, belief = new_round(SetUp(4, modules=frozenset({"saboteur2"})))
    apply_and_watch(state, belief, role_seen, 0, 1, role_of(state, 1))
    seen = role_of(state, 1)
    assert belief.role_posterior(View.of(state, 0))[1][seen] == 1
    assert belief.role_posterior(View.of(state, 2))[1][seen] < 1
    assert state.sealed is not None
    apply_and_watch(state, belief, role_changed, 1, state.sealed.left_over[-1])
    after = belief.role_posterior(View.of(state, 0))[1]
    left = Counter(state.table.rules.roles) - Counter([seen, role_of(state, 0)])
    assert after == pytest.approx([left[role] / left.total() for role in range(len(ROLES))])


def act_suspiciously(state: State, belief: RoleBelief, seat: int, times: int = 3) -> None:
    """Let a seat do what mostly saboteurs do."""
    action = ObservedAction(seat, "dead end", state.table.rules.saboteur2, False, (7, 7, 7), (8, 8, 8))
    for _ in range(times):
        belief._add_evidence(state.table, action)
    belief._saboteur_probabilities = None


def test_evidence_stays_with_the_role_card() -> None:
    """S2-16: a seat with a new role is hardly suspected, and fewer saboteurs are left for the others."""
    state, belief = new_round(SetUp(4, modules=frozenset({"saboteur2"})))
    dealt = belief.saboteur_probabilities(state.table)
    act_suspiciously(state, belief, 1)
    before = belief.saboteur_probabilities(state.table)
    assert before[1] > 0.9
    assert state.sealed is not None
    apply_and_watch(state, belief, role_changed, 1, state.sealed.left_over[-1])
    after = belief.saboteur_probabilities(state.table)
    assert after[1] < dealt[1]
    assert after[1] == pytest.approx(after[0])
    assert after[0] == pytest.approx(before[0])


def test_a_party_discards_all_evidence() -> None:
    """PARTY-1."""
    state, belief = new_round(SetUp(4, modules=frozenset({"party"})))
    dealt = belief.saboteur_probabilities(state.table)
    act_suspiciously(state, belief, 1)
    apply_and_watch(state, belief, role_seen, 0, 2, role_of(state, 2))
    roles = bytes(role_of(state, seat) for seat in (1, 2, 3, 0))
    apply_and_watch(state, belief, roles_dealt, roles)
    assert belief.saboteur_probabilities(state.table) == pytest.approx(dealt)
    mine = belief.role_posterior(View.of(state, 0))
    assert mine[0][roles[0]] == 1
    assert mine[1] == pytest.approx(mine[2])


def test_a_new_round_starts_without_evidence() -> None:
    """SET-5."""
    state, belief = new_round(SetUp(4))
    dealt = belief.saboteur_probabilities(state.table)
    act_suspiciously(state, belief, 1)
    match = Match(state, bots_of(GreedyDigger, SetUp(4)))
    while state.table.round == 1:
        new_facts = match.step()
        belief.watch(state.table, new_facts)
    assert belief.saboteur_probabilities(state.table) == pytest.approx(dealt)


def test_revealed_roles_are_known_to_all() -> None:
    """END-2."""
    state, belief = new_round(SetUp(5, modules=frozenset({"saboteur2"})), 3)
    match = Match(state, bots_of(GreedyDigger, SetUp(5)))
    while not state.table.roles:
        belief.watch(state.table, match.step())
    chances = belief.role_posterior(View.of(state, None))
    assert [row.index(1.0) for row in chances] == list(state.table.roles)


def test_rare_actions_rule_nothing_out() -> None:
    """Three seats that act like saboteurs, at a table with one saboteur, stay equally likely."""
    state, belief = new_round(SetUp(3))
    for seat in range(3):
        act_suspiciously(state, belief, seat, 500)
    probabilities = belief.saboteur_probabilities(state.table)
    assert probabilities == pytest.approx([probabilities[0]] * 3)
    assert 0 < probabilities[0] <= 1 / 3 + 1e-9


def test_impossible_deals_have_probability_zero() -> None:
    """Two places cannot both have the only card."""
    assert exact_posterior((1, 1), ((1.0, 0.0), (1.0, 0.0)))[0] == 0


def test_twelve_seats_are_exact_too() -> None:
    """S2-2: the expected number of saboteurs never exceeds their cards."""
    state, belief = new_round(SetUp(12, modules=frozenset({"saboteur2"})))
    for seat in range(12):
        act_suspiciously(state, belief, seat, seat)
    chances = belief.role_posterior(View.of(state, None))
    assert all(sum(row) == pytest.approx(1) for row in chances)
    probabilities = belief.saboteur_probabilities(state.table)
    assert probabilities == sorted(probabilities)
    assert sum(probabilities) <= 3


# ---------------------------------------------------------------- private knowledge


DIGS_AWAY = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ─ ┼ · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
seat 0: saboteur; hand map, NS, NE
seat 1: digger; hand map, NS
seat 2: digger; hand NS, map
"""


def test_a_seat_that_saw_the_same_stone_knows_more() -> None:
    """ACT-4: seat 0 looks at goal 0, then digs there; seat 1 has seen that it is a stone, seat 2 has not."""
    game = position(DIGS_AWAY)
    belief = RoleBelief()
    belief.watch(game.state.table, ())
    for seat, command in (
        (0, ReadMap(0)),
        (1, ReadMap(0)),
        (2, ReadMap(2)),
        (0, LayTunnel("NS", (4, -1))),
    ):
        since = len(game.facts)
        assert isinstance(game.submit(seat, command), list)
        belief.watch(game.state.table, game.facts[since:])
    knows, guesses = (belief.role_posterior(game.view(seat))[0] for seat in (1, 2))
    assert knows[SABOTEUR] > guesses[SABOTEUR]
    assert knows[DIGGER] + knows[SABOTEUR] == pytest.approx(1)
    # To seat 2 it is a hint at the gold, because seat 0 may have seen it.
    assert belief.gold_posterior(game.view(2))[0] > 0.5
    assert belief.gold_posterior(game.view(1))[0] == 0


def test_likelihoods_are_nearly_normalised() -> None:
    """In each situation the likelihoods of a group add up to about 1; smoothing makes it inexact."""
    assert likelihoods()
    for classes in likelihoods().values():
        for logs in classes.values():
            assert len(logs) == len(ROLE_GROUPS) + 1
            assert all(each <= log(1.0) for each in logs)
        for group in range(len(ROLE_GROUPS) + 1):
            assert sum(exp(logs[group]) for logs in classes.values()) == pytest.approx(1, abs=0.15)


def test_log_odds_say_which_way_the_actions_point() -> None:
    game = Game.begin(SetUp(players=5, first_seat=0, seed=bytes([1]) * 32))
    belief = RoleBelief()
    belief.watch(game.state.table, ())
    assert belief.log_odds(game.state.table) == [0.0] * 5
    since = len(game.facts)
    game.submit(0, LayTunnel("E|+S|+W|", (1, 0)))  # a dead end on the path
    belief.watch(game.state.table, game.facts[since:])
    odds = belief.log_odds(game.state.table)
    assert odds[0] > 1.0
    assert odds[1:] == [0.0] * 4
