"""Data of any shape, as it may arrive over the wire, is accepted or raises `BadInput`."""

import json
from typing import Any, get_type_hints

from hypothesis import given
from hypothesis import strategies as st

from pyrite.game import COMMANDS, BadInput, Game, Refusal, SetUp, command_from_json, fact_from_json
from pyrite.game.all_facts import FACTS
from pyrite.game.commands import move_of
from pyrite.game.dealing.deal import Deal
from pyrite.game.declare import Command
from pyrite.game.fact_codec import encode_fact
from pyrite.game.notation.commands import FACT_FIELDS
from pyrite.game.notation.deals import deal_from_json, deal_to_json
from pyrite.game.setup import Rules
from tests.fuzz.targets import check_sentence
from tests.properties.sample_sizes import examples

SET_UP = SetUp(players=4, modules=frozenset({"saboteur2", "chests", "toll", "veto"}), first_seat=0)
DEAL = deal_to_json(Deal.from_seed(Rules(SET_UP), SET_UP.seed, 1))
HUGE = st.just(5000).map(lambda digits: 10**digits)
"""More digits than Python converts to text, so it is built only inside the test."""
GRID = Game.begin(SET_UP).state.table.maze.grid
NUMBERS = st.integers() | st.sampled_from((0, 1, -1, 2**31, 2**64, 10**400)) | HUGE
TEXTS = (
    st.text() | st.text(st.characters(), max_size=5) | st.sampled_from(("", "NES", "gold", "\ud800", "E|" * 9999))
)
LEAVES = st.none() | st.booleans() | NUMBERS | st.floats() | TEXTS | st.binary(max_size=4)


def anything() -> st.SearchStrategy[Any]:
    """Data like JSON, and some that JSON cannot represent."""
    return st.recursive(
        LEAVES,
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.tuples(inner, inner)
            | st.dictionaries(TEXTS | NUMBERS | st.none(), inner, max_size=4)
        ),
        max_leaves=12,
    )


def nearly(names: dict[str, tuple[str, ...]], key: str) -> st.SearchStrategy[dict[str, Any]]:
    """An object with the right name and fields but random values; sometimes with a field too many or too few."""

    def with_fields(name: str) -> st.SearchStrategy[dict[str, Any]]:
        right = st.fixed_dictionaries({key: st.just(name), **{field: anything() for field in names[name]}})
        return right | st.tuples(right, st.dictionaries(TEXTS, anything(), max_size=1)).map(
            lambda two: {**two[0], **two[1]}
        )

    return st.sampled_from(sorted(names)).flatmap(with_fields)


COMMAND_FIELDS = {name: tuple(get_type_hints(kind)) for name, kind in COMMANDS.items()}


def refuses_or_returns(read: Any, data: Any) -> Any:
    try:
        return read(data)
    except BadInput as error:
        check_sentence(str(error))
        return None


@examples(100)
@given(anything() | nearly(COMMAND_FIELDS, "do"), anything() | st.integers(0, 3))
def test_a_command_of_any_shape_is_a_command_or_bad_input_and_never_changes_a_game(data: Any, seat: Any) -> None:
    game = Game.begin(SET_UP)
    before = game.state.clone()
    command = refuses_or_returns(command_from_json, data)
    if command is None:
        return
    assert isinstance(command, Command)
    answer = game.submit(seat, command)
    if isinstance(answer, Refusal):
        check_sentence(str(answer))
        assert game.state == before
        assert not game.facts[game.ends[0] :]
    else:
        move_of(command, game.state.table.maze.grid)


@examples(100)
@given(anything() | nearly(FACT_FIELDS, "fact"))
def test_a_fact_of_any_shape_is_a_fact_or_bad_input(data: Any) -> None:
    fact = refuses_or_returns(fact_from_json, data)
    if fact is not None:
        assert type(fact) in list(FACTS)
        refuses_or_returns(lambda each: encode_fact(each, GRID), fact)


@examples(80)
@given(
    anything()
    | st.dictionaries(st.sampled_from(tuple(SET_UP.to_json())), anything()).map(
        lambda data: {**SET_UP.to_json(), **data}
    )
)
def test_a_set_up_of_any_shape_is_a_set_up_or_bad_input(data: Any) -> None:
    found = refuses_or_returns(SetUp.from_json, data)
    if found is not None:
        Game.begin(found)


@examples(80)
@given(
    anything()
    | st.dictionaries(st.sampled_from(tuple(DEAL)), anything(), max_size=2).map(lambda data: {**DEAL, **data})
)
def test_a_deal_of_any_shape_is_a_deal_or_bad_input(data: Any) -> None:
    rules = Rules(SET_UP)
    deal = refuses_or_returns(lambda each: deal_from_json(each, rules), data)
    if deal is not None:
        json.dumps(deal_to_json(deal))
        Game.begin(SET_UP, {1: deal})
