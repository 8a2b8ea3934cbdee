"""Plays two worlds in parallel: the real one, and one that a viewer cannot distinguish from it (INFO-4).

Both play the same moves, as far as the viewer can see. Until a fact legitimately shows a difference,
everything the viewer gets must be equal to the last byte: facts, view, legal moves and refusals. After
such a fact the comparison ends.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from pyrite.game import COMMANDS, View, view_to_json
from pyrite.game.all_facts import FACTS
from pyrite.game.asked import asked_seats
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.decide import play
from pyrite.game.declare import OWN_ENTRY
from pyrite.game.facts.course import ASKED, GAME_ENDED, ROUND_ENDED
from pyrite.game.facts.ends import NOBODY_CAN_PLAY
from pyrite.game.facts.gold import (
    GOLD_DEALT,
    GOLD_PICKED,
    NOTHING_TO_LOSE,
    NOTHING_TO_PICK,
    TOKENS_PAID,
)
from pyrite.game.facts.maze import GOAL_TURNED
from pyrite.game.imagine import imagine
from pyrite.game.legal import legal, legal_moves, why_not
from pyrite.game.modules import MODULES
from pyrite.game.modules.path_specialist.facts import SOMETHING_TO_LAY
from pyrite.game.modules.path_specialist.state import NEXT_TUNNEL
from pyrite.game.modules.veto.commands import LET_PASS
from pyrite.game.modules.veto.facts import WHETHER_VETO
from pyrite.game.moves import (
    DETAILS,
    PASS,
    VERB_BITS,
    cards_in,
)
from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact, State
from tests.oracle.module_rules import rules_of
from tests.oracle.secrets import private_fields
from tests.properties.imagined_past import own_part
from tests.properties.state_comparison import share_answer

ORACLES: Final = rules_of(MODULES)
SHOWN_TO_ALL: Final = frozenset(
    {GOAL_TURNED, ROUND_ENDED, GAME_ENDED}
    # By their rules these reveal something about a purse, a gold pile or a hand (PAY-5, CHEST-5, WC-22, END-1).
    | {TOKENS_PAID, NOTHING_TO_LOSE, GOLD_PICKED, NOTHING_TO_PICK, GOLD_DEALT}
    | {SOMETHING_TO_LAY, NOBODY_CAN_PLAY}
    | {kind.number for rules in ORACLES for kind in FACTS if kind.__name__ in rules.reveals}
)
"""Facts that may differ between two worlds for everyone, because they reveal a secret."""

DEALS: Final = frozenset(kind.number for kind in FACTS if any(field.seen_by == OWN_ENTRY for field in kind.fields))
"""Facts that deal every seat something from random numbers that nobody knows."""


_LET_PASS: Final = LET_PASS << VERB_BITS


checked: Counter[str] = Counter()
"""How many steps have been compared in this process."""


class Leak(AssertionError):  # noqa: N818
    """A viewer could distinguish two worlds that should look the same."""


def play_side_by_side(
    real: State, viewer: Viewer, random: Random, steps: int, *, thorough: bool = False
) -> Iterator[State]:
    """Imagine a world and play both; yield the real one after each decision that looked the same.

    ``real`` is changed. With ``thorough``, everything is compared at each step, otherwise at one step in fifty.
    """
    world = imagine(real, viewer, SeededRandom(random.randbytes(32), "an imagined world"))
    _share_answers(real, world, random)
    compare(real, world, viewer, random, thorough=True)
    yield real
    for _ in range(steps):
        choice = choose(real, world, viewer, random)
        if choice is None:
            return
        (seat_here, here), (seat_there, there) = choice
        facts_here, facts_there = _play(real, seat_here, here), _play(world, seat_there, there)
        if differs_rightly(facts_here, facts_there, viewer):
            return
        compare(real, world, viewer, random, thorough=thorough)
        yield real


def _share_answers(real: State, world: State, random: Random) -> None:
    """Copy who has let a card pass, which nobody knows, so that the veto window closes at the same time."""
    for here, there in zip(real.privates, world.privates, strict=True):
        assert here is not None
        assert there is not None
        share_answer(here, there)


Choice = tuple[tuple[int, int], tuple[int, int]]
"""In each world: a seat and its move."""


def choose(real: State, world: State, viewer: Viewer, random: Random) -> Choice | None:
    """A seat that is asked in each world, and a move for it that looks the same to the viewer."""
    if real.table.winners:
        return None
    seat = real.table.asked
    if real.table.question == WHETHER_VETO:
        waiting = asked_seats(real), asked_seats(world)
        others_here, others_there = ([seat for seat in seats if seat != viewer] for seats in waiting)
        if others_here and others_there and random.random() < 0.7:
            # Who lets a card pass first is secret: it need not be the same seat (WC-19b).
            return (random.choice(others_here), _LET_PASS), (random.choice(others_there), _LET_PASS)
        seats = sorted(set(waiting[0]) & set(waiting[1]))
        if not seats:
            return None
        seat = random.choice(seats)
    here = legal_moves(real.table, seat, own_part(real, seat))
    there = legal_moves(world.table, seat, own_part(world, seat))
    if seat == viewer:
        if here != there:
            raise Leak("the legal list differs")
        move = random.choice(here)
        return (seat, move), (seat, move)
    moves_here, moves_there = _by_appearance(here), _by_appearance(there)
    common = sorted(moves_here.keys() & moves_there.keys())
    if not common:
        return None
    verbs = sorted({each[0] for each in common})
    verb = random.choice(verbs)  # otherwise nearly all moves would be tunnels
    appearance = random.choice([each for each in common if each[0] == verb])
    return (seat, random.choice(moves_here[appearance])), (seat, random.choice(moves_there[appearance]))


def _by_appearance(moves: Sequence[int]) -> dict[tuple[int, ...], list[int]]:
    """Moves by what others see of them."""
    found: dict[tuple[int, ...], list[int]] = {}
    for move in moves:
        found.setdefault(_appearance(move), []).append(move)
    return found


def _appearance(move: int) -> tuple[int, ...]:
    """What others see of a move: its verb, and the details that are not private."""
    verb, details = move >> VERB_BITS, move & DETAILS
    if verb == PASS:
        return verb, len(cards_in(details, 3))
    return verb, details & ~PRIVATE_BITS.get(verb, 0)


def _private_bits() -> dict[int, int]:
    """The bits of private fields in the details of a move, by its verb."""
    found: dict[int, int] = {}
    for name, fields in private_fields(MODULES).items():
        kind = COMMANDS[name]
        bits = [((1 << each.bits) - 1) << each.shift for each in kind.fields if each.name in fields]
        assert len(bits) == len(fields), f"{name} does not have all of {fields}"
        found[kind.verb] = sum(bits)
    return found


PRIVATE_BITS: Final = _private_bits()


def _play(state: State, seat: int, move: int) -> list[RawFact]:
    state.journal = []
    play(state, seat, move)
    journal = state.journal
    state.journal = None
    return journal


def differs_rightly(here: list[RawFact], there: list[RawFact], viewer: Viewer) -> bool:
    """Whether facts differ that may differ for this viewer; raise `Leak` if others differ."""
    seen_here, seen_there = _visible_facts(here, viewer), _visible_facts(there, viewer)
    for one, two in zip(seen_here, seen_there, strict=False):
        if one != two:
            if _may_differ(one) or _may_differ(two) or _differ_in_secrets(one, two):
                return True
            raise Leak(f"{one} in one world, {two} in the other")
        if one[0] in DEALS:
            return True
    if len(seen_here) != len(seen_there):
        raise Leak(f"{seen_here} in one world, {seen_there} in the other")
    return False


def _visible_facts(happened: list[RawFact], viewer: Viewer) -> list[RawFact]:
    return [visible for visible in (project(fact, viewer) for fact in happened) if visible is not None]


def _may_differ(fact: RawFact) -> bool:
    """Whether a fact may show everyone a secret, and so differ between the worlds."""
    kind = fact[0]
    if kind == ASKED and fact[2] == NEXT_TUNNEL:
        return True  # that there is a second tunnel to lay (WC-22)
    return kind in SHOWN_TO_ALL or kind in DEALS


def _differ_in_secrets(one: RawFact, two: RawFact) -> bool:
    """Whether two facts, as a viewer sees them, differ only in fields that a spectator does not see."""
    same_shape = one[0] == two[0] and len(one) == len(two) == 1 + len(FACTS[one[0]].fields)
    return same_shape and project(one, None) == project(two, None) is not None


def compare(real: State, world: State, viewer: Viewer, random: Random, *, thorough: bool) -> None:
    """Check that everything a viewer can get is the same in both worlds."""
    checked["steps"] += 1
    if real.table != world.table:
        raise Leak("the table differs")
    if viewer is not None and own_part(real, viewer) != own_part(world, viewer):
        raise Leak("the private part differs")
    if thorough or not random.randrange(50):
        if _all_seen(real, viewer) != _all_seen(world, viewer):
            raise Leak("the view differs")
        _compare_refusals(real, world, viewer, random)


def _all_seen(state: State, viewer: Viewer) -> str:
    view = View.of(state, viewer)
    return json.dumps([view_to_json(view), [repr(command) for command in legal(view)]])


def _compare_refusals(real: State, world: State, viewer: Viewer, random: Random) -> None:
    """Check that refusals are the same: the viewer tries moves that another hand would allow."""
    if viewer is None or real.table.winners:
        return
    hand = own_part(real, random.randrange(real.table.rules.players))
    possible = legal_moves(real.table, viewer, hand)
    for move in random.sample(possible, min(10, len(possible))):
        here = why_not(real.table, viewer, own_part(real, viewer), move)
        if here != why_not(world.table, viewer, own_part(world, viewer), move):
            raise Leak(f"the refusal differs: {here}")
