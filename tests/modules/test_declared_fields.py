"""Fields of a module that say what its games do, such as `relays_a_tunnel`. A field that is missing is named.

Imagined worlds, the window of the learning environment and its action space read these fields. Each module is
played alone, from its set-up and from its scenario; a field is missing if what it says happens there.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from pyrite.game import Game, SetUp
from pyrite.game import hidden_card_history as history
from pyrite.game.catalogue import FIRST_ACTION
from pyrite.game.editions import CHOICES
from pyrite.game.module import Module
from pyrite.game.modules import BASE, MODULES, in_play
from pyrite.game.moves import NOTHING, card_of
from pyrite.game.notation import parse_position
from pyrite.game.questions import QUESTION_NAMES
from pyrite.game.state import State
from pyrite.game.table import NOBODY
from tests.golden.plays import PLAYS
from tests.golden.shown import shown
from tests.modules.scenarios import first_positions
from tests.properties.driver import play_to_end, played, played_on
from tests.properties.strategies import set_up_with

GAMES = 12
SHOWS_HANDS = {history.HELD, history.LACKED, history.KEPT, history.SWAPPED, history.CARD_TAKEN}
"""Steps of the history of cards that say more than that cards were drawn, played and discarded."""

every_module = pytest.mark.parametrize("module", MODULES.values(), ids=lambda module: module.name)


def steps(name: str) -> Iterator[tuple[State, State]]:
    """Two states after one another, within a round, of games with one module."""
    games = [played(set_up_with([name], number), number) for number in range(GAMES)]
    if name in first_positions():
        position = parse_position(first_positions()[name])
        games += [played_on(Game(position.clone()), number, 12) for number in range(GAMES)]
    for game in games:
        before = None
        for now in game:
            state = now.state.clone()
            if before is not None and before.table.round == state.table.round:
                yield before, state
            before = state


def hands(state: State) -> list[bytes]:
    return [bytes(own.hand) for own in state.privates if own is not None]


def tunnels(cards: bytes) -> int:
    return sum(1 for card in cards if 0 < card < FIRST_ACTION)


def not_laid(state: State) -> int:
    """How many tunnels are in hands, in the deck, looked at, and in play."""
    assert state.sealed is not None
    table = state.table
    in_play = bytes((card_of(table.in_play),)) if table.in_play != NOBODY else b""
    looked_at = b"".join(own.lifted for own in state.privates if own is not None)
    return tunnels(b"".join(hands(state)) + bytes(state.sealed.deck) + looked_at + in_play)


def needed_fields(name: str) -> tuple[Mapping[str, int], set[str]]:
    """The fields that the games of a module need, with the number of added cards, and the questions asked."""
    found: Counter[str] = Counter()
    asked = set[str]()
    for before, after in steps(name):
        asked.add(QUESTION_NAMES[after.table.question])
        added = max(map(len, hands(after))) - max(after.table.rules.hand_size, *map(len, hands(before)))
        found["adds_to_hand"] = max(added, found["adds_to_hand"])
        new_cells = set(after.table.maze.tunnels) - set(before.table.maze.tunnels)
        if len(new_cells) > not_laid(before) - not_laid(after):
            found["relays_a_tunnel"] = 1
        assert before.sealed is not None
        assert after.sealed is not None
        gained = sum((Counter(b) - Counter(a)).total() for a, b in zip(hands(before), hands(after), strict=True))
        shown = {step[0] for step in after.table.card_history}
        if gained > len(before.sealed.deck) - len(after.sealed.deck) or shown & SHOWS_HANDS:
            found["cards_change_hands"] = 1
    return found, asked


@every_module
def test_it_has_the_fields_and_questions_that_its_games_need(module: Module) -> None:
    fields, asked = needed_fields(module.name)
    for field in ("adds_to_hand", "relays_a_tunnel", "cards_change_hands"):
        if fields[field] > getattr(module, field):
            pytest.fail(f"{module.name} lacks the field {field}", pytrace=False)
    declared = {question.name for each in (BASE, module) for question in each.questions}
    lacking = asked - declared - {QUESTION_NAMES[NOTHING]}
    if lacking:
        pytest.fail(f"{module.name} lacks the question {', '.join(sorted(lacking))}", pytrace=False)


@every_module
def test_it_says_that_players_can_have_tokens(module: Module) -> None:
    for game in (shown(name).game for name, play in PLAYS.items() if play.about == module.name):
        declared = [each for each in in_play(game.rules.set_up) if each.pays_tokens or each.has_tokens]
        if any(game.state.table.tokens) and not declared:
            pytest.fail(f"{module.name} lacks the field has_tokens or pays_tokens", pytrace=False)


OF_SEVERAL_MODULES = {"tokens_open"}
"""Options that make a difference with any module that has tokens, and so belong to none."""


@pytest.mark.parametrize("option", CHOICES)
def test_an_option_that_belongs_to_no_module_makes_a_difference_in_the_base_game(option: str) -> None:
    owners = [module.name for module in MODULES.values() if option in module.options]
    set_ups = [
        [SetUp(4, house_rules={option: value}, seed=bytes((number,)) * 32) for value in CHOICES[option]]
        for number in range(GAMES)
    ]
    different = any(
        play_to_end(each[0], number).facts != play_to_end(other, number).facts
        for number, each in enumerate(set_ups)
        for other in each[1:]
    )
    if different == bool(owners) and option not in OF_SEVERAL_MODULES:
        pytest.fail(f"a module lacks {option} among its options, or has it wrongly: {owners}", pytrace=False)
