"""Commands and facts on one line, in the short form and field by field."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyrite.game import (
    COMMANDS,
    BadInput,
    DiscardTwo,
    LayTunnel,
    Pass,
    Repair,
    Rockfall,
    Sabotage,
    Steal,
)
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import CardPlayed, Drew
from pyrite.game.facts.gold import GoldTaken
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.trove import KeepCard
from pyrite.game.modules.veto.commands import Veto
from pyrite.game.notation.commands import is_like, parse_command, parse_fact, print_command, print_fact
from pyrite.game.notation.values import agrees, parse_fields, parse_value, print_value
from tests.golden.plays import PLAYS
from tests.notation.sample_games import error_message, playthrough


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("LayTunnel NSW at 3,-1", LayTunnel("NSW", (3, -1))),
        ("LayTunnel N|+E| at -2, 10", LayTunnel("N|+E|", (-2, 10))),
        ("Rockfall at 2,0", Rockfall((2, 0))),
        ("Sabotage 3 with broken cart", Sabotage("broken cart", 3)),
        ("Repair 1 pickaxe with repair pickaxe/cart", Repair("repair pickaxe/cart", 1, "pickaxe")),
        ("Pass NES", Pass(("NES",))),
        ("Pass broken cart, map", Pass(("broken cart", "map"))),
        ("LayTunnel NS+E| green door at 3,-1", LayTunnel("NS+E| green door", (3, -1))),
        ("Detour S ladder at 3,-1", Detour("S ladder", (3, -1))),
        ("DiscardTwo 1 broken cart with map, N| crystal", DiscardTwo(("map", "N| crystal"), 1, "broken cart")),
        ("StandDwarf E of 2,0 with hands off", StandDwarf("hands off", (2, 0), "E")),
        ("AskToll 3 for 2,-1", AskToll(3, (2, -1))),
        ("SwapGoals 0,2", SwapGoals((0, 2))),
        ("Steal null", Steal(None)),
        ("Steal 2", Steal(2)),
        ("PutGoalsBack yes", PutGoalsBack(True)),
        ("AnswerToll no", AnswerToll(False)),
        ("KeepCard EW blue door", KeepCard("EW blue door")),
        ("Veto", Veto()),
    ],
)
def test_the_short_form_reads_and_prints(text: str, command: object) -> None:
    assert parse_command(text) == command
    assert parse_command(print_command(parse_command(text))) == command


def test_every_command_can_be_written_field_by_field_in_any_order() -> None:
    assert parse_command("Repair tool=cart seat=1 card=repair cart") == Repair("repair cart", 1, "cart")
    assert parse_command("LayTunnel  cell=[3, -1]  tunnel=NSW") == LayTunnel("NSW", (3, -1))


def test_commands_are_printed_in_the_short_form() -> None:
    assert (
        print_command(DiscardTwo(("map", "theft"), 1, "broken cart")) == "DiscardTwo 1 broken cart with map, theft"
    )
    assert print_command(LayTunnel("SW blue door", (3, -1))) == "LayTunnel SW blue door at 3,-1"
    assert print_command(StandDwarf("hands off", (2, 0), "E")) == "StandDwarf E of 2,0 with hands off"


@pytest.mark.parametrize("name", PLAYS)
def test_every_command_of_a_playthrough_reads_back(name: str) -> None:
    commands = [command for _, command in playthrough(name).commands]
    assert [parse_command(print_command(command)) for command in commands] == commands


@pytest.mark.parametrize("name", PLAYS)
def test_every_fact_of_a_playthrough_reads_back(name: str) -> None:
    game = playthrough(name)
    for raw in game.facts:
        fact = decode_fact(raw, game.state.table.maze.grid)
        assert is_like(fact, parse_fact(print_fact(fact)))


def test_a_command_in_a_fact_is_in_round_brackets() -> None:
    fact = CardPlayed(2, LayTunnel("NSW", (3, -1)))
    assert print_fact(fact) == "CardPlayed seat=2 command=(LayTunnel NSW at 3,-1)"
    assert is_like(fact, parse_fact("CardPlayed command=(LayTunnel cell=3,-1 tunnel=NSW)"))
    assert not is_like(fact, parse_fact("CardPlayed command=(LayTunnel NSW at 3,1)"))


def test_a_pattern_matches_only_by_its_given_fields() -> None:
    assert is_like(Drew(2, (None,)), parse_fact("Drew"))
    assert is_like(Drew(2, (None,)), parse_fact("Drew cards=[null]"))
    assert is_like(Drew(2, (None,)), parse_fact("Drew cards=null"))
    assert not is_like(Drew(2, ("map",)), parse_fact("Drew cards=[null]"))
    assert not is_like(GoldTaken(2, 1), parse_fact("GoldTaken nuggets=true"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no command ''"),
        ("LayTunel NSW at 3,1", "did you mean LayTunnel"),
        ("Dance", "there are LayTunnel"),
        ("LayTunnel", "LayTunnel TUNNEL at CELL"),
        ("LayTunnel NSW", "LayTunnel TUNNEL at CELL"),
        ("Sabotage broken cart", "Sabotage SEAT with CARD"),
        ("StandDwarf E with map", "StandDwarf SIDE of CELL with CARD"),
        ("StandDwarf " + "of " * 30_000, "StandDwarf SIDE of CELL with CARD"),
        ("ReadMap", "ReadMap GOAL"),
        ("LayTunnel tunnel=NSW", "has tunnel, cell"),
        ("LayTunnel tunnel=NSW cell=1,1 seat=2", "has tunnel, cell"),
        ("LayTunnel NSW cell=1,1", "name=value"),
        ("ReadMap goal=1 goal=2", "twice"),
        ("ReadMap goal=", "missing"),
        ("ReadMap goal=[1", "']' is missing"),
        ("ReadMap goal=1]", "A ']' closes nothing"),
        ('ReadMap goal="1', "is missing"),
        ('ReadMap goal="1" 2', "quote"),
        ("ReadMap goal=[1] 2", "list"),
        ("ReadMap goal=" + "[" * 50, "deep"),
    ],
)
def test_an_invalid_command_is_rejected_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        parse_command(text)
    assert sentence in str(error.value)


def test_an_unknown_fact_is_rejected_with_a_sentence() -> None:
    with pytest.raises(BadInput, match="did you mean GoalTurned"):
        parse_fact("GoalTurnd")
    with pytest.raises(BadInput, match="has no colour; it has seat, goal, face"):
        parse_fact("GoalTurned colour=red")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**18) + 1, 10**18 - 1) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=200, derandomize=True, database=None, deadline=None)
@given(VALUES)
def test_every_value_reads_back(value: object) -> None:
    assert parse_value(print_value(value)) == value
    assert agrees(parse_value(print_value(value)), value)


@settings(max_examples=300, derandomize=True, database=None, deadline=None)
@given(st.sampled_from([*COMMANDS, "", "Drew"]), st.text(alphabet='N|+,-1 []()"=at\\', max_size=20))
def test_random_text_is_refused_with_a_sentence(name: str, rest: str) -> None:
    for parse in (parse_command, parse_fact, parse_fields):
        message = error_message(parse, f"{name} {rest}")
        assert message is None or message.endswith((".", "?"))
