"""Nothing is lost and nothing is doubled: cards, roles, goals and gold."""

from collections import Counter

from hypothesis import given

from pyrite.game import Game, SetUp
from pyrite.game.catalogue import IN_FRONT, NAME, ROLES
from pyrite.game.moves import card_of
from pyrite.game.state import Private, Sealed
from pyrite.game.table import NOBODY
from tests import oracle
from tests.properties.driver import played
from tests.properties.effort import examples, lots
from tests.properties.strategies import set_ups


def privates(game: Game) -> list[Private]:
    return [own for own in game.state.privates if own is not None]


def sealed(game: Game) -> Sealed:
    assert game.state.sealed is not None
    return game.state.sealed


def cards_on_the_table(game: Game) -> Counter[str]:
    """Every card of the deck, wherever it lies now."""
    table = game.state.table
    kinds = [kind for own in privates(game) for kind in own.hand]
    kinds += sealed(game).deck
    kinds += sealed(game).discard
    kinds += [kind for front in table.fronts for bit, kind in IN_FRONT.items() if front & bit]
    kinds += [table.maze.piece[cell] >> 1 for cell in table.maze.tunnels]
    if table.in_play != NOBODY:
        kinds.append(card_of(table.in_play))
    return Counter(NAME[kind] for kind in kinds)


@examples(20)
@given(set_ups(), lots())
def test_no_card_of_the_deck_is_ever_lost_or_doubled(set_up: SetUp, lot: int) -> None:
    for game in played(set_up, lot):
        assert cards_on_the_table(game) == oracle.DECK


@examples(10)
@given(set_ups(), lots())
def test_what_the_table_counts_is_what_lies_there(set_up: SetUp, lot: int) -> None:
    for game in played(set_up, lot):
        table = game.state.table
        assert list(table.hands) == [len(own.hand) for own in privates(game)]
        assert table.deck == len(sealed(game).deck)
        assert len(table.discard) == len(sealed(game).discard)
        seen = zip(table.discard, sealed(game).discard, strict=True)
        assert all(shown in (0, card) for shown, card in seen)
        face_down = Counter(
            card for shown, card in zip(table.discard, sealed(game).discard, strict=True) if not shown
        )
        assert face_down == Counter(card for own in privates(game) for card in own.discarded)
        assert list(table.gold_cards) == [len(own.gold) for own in privates(game)]
        assert table.gold_pile == len(sealed(game).gold_pile)


@examples(16)
@given(set_ups(), lots())
def test_there_are_always_28_gold_cards(set_up: SetUp, lot: int) -> None:
    for game in played(set_up, lot):
        gold = [nuggets for own in privates(game) for nuggets in (*own.gold, *own.offer)]
        assert Counter([*gold, *sealed(game).gold_pile]) == oracle.GOLD_CARDS


@examples(16)
@given(set_ups(), lots())
def test_roles_and_goals_are_those_of_the_set_up_in_some_order(set_up: SetUp, lot: int) -> None:
    greedy = "greedy_dwarf" in set_up.modules
    role_set = Counter(oracle.role_set(set_up.players, set_up.variants, greedy))
    for game in played(set_up, lot):
        roles = [own.role for own in privates(game)]
        assert Counter(ROLES[role] for role in (*roles, *sealed(game).left_over)) == role_set
        assert sorted(NAME[kind] for kind in sealed(game).goals) == ["gold", "stone NE", "stone NW"]
        for shown, kind in zip(game.state.table.goal_faces, sealed(game).goals, strict=True):
            assert shown in (0, kind)
