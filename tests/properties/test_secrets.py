"""Changes of hidden cards are not visible, and viewers receive only the fields that they may see."""

import json
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given

from pyrite.game import Game, SetUp, View, fact_to_json, legal, view_to_json
from pyrite.game.all_facts import FACTS
from pyrite.game.decide import decide
from pyrite.game.declare import EVERYONE, OWN_ENTRY, Fact
from pyrite.game.fact_codec import decode_fact
from pyrite.game.legal import legal_moves
from pyrite.game.modules import MODULES
from pyrite.game.moves import PASS, VERB_BITS
from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact, State
from tests.oracle.secrets import reveals, secret_fields, shows
from tests.properties.driver import play_to_end, sampled_states
from tests.properties.hidden_changes import CHANGES
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups
from tests.properties.visible_facts import may_be_seen


def viewers(game: Game) -> list[Viewer]:
    return [None, *range(game.rules.players)]


def sees(state: State, viewer: Viewer) -> str:
    """Everything that a viewer can get, as one text."""
    view = View.of(state, viewer)
    return json.dumps([view_to_json(view), [repr(command) for command in legal(view)]])


def seen_of(happened: list[RawFact], viewer: Viewer, game: Game) -> str:
    grid = game.state.table.maze.grid
    visible = [project(fact, viewer) for fact in happened]
    return json.dumps([fact_to_json(decode_fact(fact, grid)) for fact in visible if fact is not None])


@examples(45)
@given(set_ups(), play_seeds())
def test_a_hidden_change_is_not_visible_to_viewers_who_may_not_know(set_up: SetUp, play_seed: int) -> None:
    random = Random(play_seed)
    for game in sampled_states(set_up, play_seed, 20):
        if game.over:
            continue
        some = random.sample(viewers(game), 2)
        for viewer in some:
            here = sees(game.state, viewer)
            other = game.state.clone()
            for change in random.sample(sorted(CHANGES), len(CHANGES)):
                CHANGES[change](other, viewer, random)
            assert sees(other, viewer) == here


def shows_something(happened: list[RawFact], viewer: Viewer, set_up: SetUp) -> bool:
    """Whether these facts may show the viewer a secret, such as a goal or a role."""
    played = set_up.modules, set_up.variants
    for fact in happened:
        name, fields = FACTS[fact[0]].__name__, [each.name for each in FACTS[fact[0]].fields]
        if (
            name == "Unopposed"  # after a veto window, everyone knows who answered last
            or reveals(name, *played)
            or (fact[1:2] == (viewer,) and shows(name, fields, "seat", *played))
            or (viewer in fact[1:3] and shows(name, fields, "two seats", *played))
        ):
            return True
    return False


def difference(here: list[RawFact], there: list[RawFact], viewer: Viewer, change: str) -> str:
    """What a viewer sees of a hidden change, and what to do if the rules show it."""
    names = sorted({FACTS[fact[0]].__name__ for fact in here + there})
    return (
        f"after {change}, viewer {viewer} sees another move: {', '.join(names)}. "
        "If the rules of a module show that, say so in tests/oracle/NAME.py: `facts` or `reveals`"
    )


def the_next_move_looks_the_same(set_up: SetUp, play_seed: int, compared: Counter[str]) -> None:
    """Change hidden cards in a copy and make the same move in both; count the comparisons by change."""
    random = Random(play_seed)
    for game in sampled_states(set_up, play_seed, 10):
        if game.over:
            continue
        some = random.sample(sorted(CHANGES), 4)
        if game.question == "veto":
            some.append("others_answer_the_window")
        for change in some:
            viewer = random.choice(viewers(game))
            other = game.state.clone()
            if not CHANGES[change](other, viewer, random):
                continue
            seat = random.choice(game.asked_seats)
            possible = sorted(set(moves(game.state, seat)) & set(moves(other, seat)))
            for move in random.sample(possible, min(2, len(possible))):
                here, there = decide(game.state, seat, move), decide(other, seat, move)
                if not shows_something(here + there, viewer, set_up):
                    same = seen_of(here, viewer, game) == seen_of(there, viewer, game)
                    assert same, difference(here, there, viewer, change)
                    compared[change] += 1


@pytest.mark.parametrize("seed_offset", range(2))
def test_the_next_move_looks_the_same_after_a_hidden_change(seed_offset: int) -> None:
    compared: Counter[str] = Counter()

    @examples(45)
    @given(set_ups(), play_seeds())
    def in_many_games(set_up: SetUp, play_seed: int) -> None:
        the_next_move_looks_the_same(set_up, play_seed + seed_offset, compared)

    in_many_games()
    assert [change for change in CHANGES if compared[change] < 10] == []


def moves(state: State, seat: int) -> Sequence[int]:
    own = state.privates[seat]
    assert own is not None
    return legal_moves(state.table, seat, own)


@examples(12)
@given(set_ups(), play_seeds())
def test_a_pass_looks_the_same_to_others_with_any_discard(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 12):
        if game.question != "turn":
            continue
        seat = game.state.table.asked
        passes = [move for move in moves(game.state, seat) if move >> VERB_BITS == PASS]
        outcomes = [decide(game.state, seat, move) for move in passes[:10]]
        for viewer in viewers(game):
            if viewer != seat:
                looks = {(len(happened[0][2]), seen_of(happened, viewer, game)) for happened in outcomes}
                assert len(looks) == len({count for count, _ in looks})


@examples(16)
@given(set_ups(), play_seeds())
def test_a_viewer_receives_exactly_the_fields_it_may_see(set_up: SetUp, play_seed: int) -> None:
    game = play_to_end(set_up, play_seed)
    grid = game.state.table.maze.grid
    for viewer in viewers(game):
        for fact in game.facts:
            visible = project(fact, viewer)
            seen = None if visible is None else decode_fact(visible, grid)
            assert seen == may_be_seen(decode_fact(fact, grid), viewer, set_up)


VIEWERS: dict[tuple[str, ...], str] = {(): "nobody", ("seat",): "seat", ("seat", "other"): "two seats"}


def declared_secrets(kind: type[Fact]) -> dict[str, str]:
    """The secret fields of a fact and who sees them, in the words of the oracle. ``*`` is the whole fact."""
    names = [each.name for each in kind.fields]
    found: dict[str, str] = {} if kind.only_to is None else {"*": VIEWERS[names[kind.only_to - 1],]}
    for each in kind.fields:
        if each.seen_by == OWN_ENTRY:
            found[each.name] = "own entry"
        elif each.seen_by != EVERYONE:
            seats = () if isinstance(each.seen_by, str) else each.seen_by
            found[each.name] = VIEWERS[tuple(names[place - 1] for place in seats)]
    return found


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_each_fact_declares_who_sees_it_as_the_oracle_reads_it(kind: type[Fact]) -> None:
    """Also for facts that are rare in random games."""
    modules = [name for name, module in MODULES.items() if kind in module.facts]
    declared, read = declared_secrets(kind), secret_fields(kind.__name__, modules)
    assert declared == read, (
        f"{', '.join(modules) or 'base'}: the secret fields of {kind.__name__} are {declared} by its declaration "
        f"(`to=`), and {dict(read)} by the oracle (`facts` in tests/oracle)"
    )
