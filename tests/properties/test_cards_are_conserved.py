"""No card, role, goal, chest or gold is lost or doubled."""

from collections import Counter

from hypothesis import given

from pyrite.game import Game, SetUp
from pyrite.game.catalogue import CHESTS, FACE_DOWN_KINDS, FROM_CHESTS, IN_FRONT, KIND, NAME, ROLES
from pyrite.game.facts.gold import STOLE, TOKENS_MOVED, TOKENS_PAID
from pyrite.game.modules.chests.state import SealedChests, chests_at
from pyrite.game.modules.path_specialist.state import is_in_play
from pyrite.game.moves import card_of
from pyrite.game.state import Private, Sealed
from pyrite.game.table import NOBODY
from pyrite.game.thefts import thefts_at
from tests import oracle
from tests.oracle.chests import CHEST_TUNNELS
from tests.oracle.chests import CHESTS as ALL_CHESTS
from tests.properties.driver import sampled_states
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups

EVERY = 2


def privates(game: Game) -> list[Private]:
    return [own for own in game.state.privates if own is not None]


def sealed(game: Game) -> Sealed:
    assert game.state.sealed is not None
    return game.state.sealed


def cards_on_the_table(game: Game) -> Counter[str]:
    """Every card of the deck, wherever it is now. Lifted cards still count as in their pile."""
    table = game.state.table
    kinds = [kind for own in privates(game) for kind in own.hand]
    kinds += sealed(game).deck
    kinds += sealed(game).discard
    kinds += sealed(game).aside
    kinds += [kind for front in table.fronts for bit, kind in IN_FRONT.items() if front & bit]
    tunnels = [table.maze.piece[cell] >> 1 for cell in table.maze.tunnels]
    kinds += [kind for kind in tunnels if kind not in FROM_CHESTS]
    if table.in_play != NOBODY:
        kinds.append(card_of(table.in_play))
    if is_in_play(table):
        kinds.append(KIND["path specialist"])
    return Counter(NAME[kind] for kind in kinds)


@examples(40)
@given(set_ups(), play_seeds())
def test_no_card_of_the_deck_is_lost_or_doubled(set_up: SetUp, play_seed: int) -> None:
    cards = oracle.deck(set_up.modules)
    for game in sampled_states(set_up, play_seed, EVERY):
        assert cards_on_the_table(game) == cards
        assert len(sealed(game).aside) == oracle.put_aside(set_up.modules)


@examples(25)
@given(set_ups(), play_seeds())
def test_counts_of_the_table_equal_the_cards(set_up: SetUp, play_seed: int) -> None:
    pile_can_be_searched = set_up.modules & {"trove", "chests"}
    for game in sampled_states(set_up, play_seed, EVERY):
        table = game.state.table
        assert list(table.hands) == [len(own.hand) for own in privates(game)]
        assert all(list(own.hand) == sorted(own.hand) for own in privates(game))
        assert table.deck == len(sealed(game).deck)
        pile = list(zip(table.discard, sealed(game).discard, strict=True))
        assert all(shown in (0, card) for shown, card in pile)
        if not pile_can_be_searched:
            face_down = Counter(card for shown, card in pile if not shown)
            assert face_down == Counter(card for own in privates(game) for card in own.discarded)
        assert list(table.gold_cards) == [len(own.gold) for own in privates(game)]
        assert table.gold_pile == len(sealed(game).gold_pile)
        assert sorted(thefts_at(table)) == [seat for seat, front in enumerate(table.fronts) if front & 8]
        looking = [own for own in privates(game) if own.lifted]
        assert bool(looking) == (game.question == "card")
        for own in looking:
            searched = sealed(game).deck if table.choices[0] else sealed(game).discard
            assert bytes(searched[-len(own.lifted) :]) == own.lifted


@examples(20)
@given(set_ups(), play_seeds())
def test_there_are_always_28_gold_cards_or_none_in_saboteur_2(set_up: SetUp, play_seed: int) -> None:
    cards = {} if "saboteur2" in set_up.modules else oracle.GOLD_CARDS
    for game in sampled_states(set_up, play_seed, EVERY):
        gold = [nuggets for own in privates(game) for nuggets in (*own.gold, *own.offer)]
        assert Counter([*gold, *sealed(game).gold_pile]) == cards


@examples(20)
@given(set_ups(), play_seeds())
def test_tokens_change_only_by_payments_tolls_and_thefts(set_up: SetUp, play_seed: int) -> None:
    tokens = [oracle.start_gold(set_up.modules)] * set_up.players
    done = 0
    for game in sampled_states(set_up, play_seed, EVERY):
        for fact in game.facts[done:]:
            if fact[0] == TOKENS_PAID:
                tokens[fact[1]] += fact[2]
            elif fact[0] == TOKENS_MOVED:
                tokens[fact[1]] -= fact[3]
                tokens[fact[2]] += fact[3]
            elif fact[0] == STOLE and fact[2] != NOBODY:
                tokens[fact[1]] += 1
                tokens[fact[2]] -= 1
        done = len(game.facts)
        assert game.state.table.tokens == tokens
        assert min(game.gold) >= 0


@examples(12)
@given(set_ups(), play_seeds())
def test_roles_goals_and_chests_are_those_of_the_set_up_in_some_order(set_up: SetUp, play_seed: int) -> None:
    role_set = Counter(oracle.role_set(set_up.players, set_up.variants, modules=set_up.modules))
    goals = Counter(oracle.all_goals(set_up.modules))
    chests = "chests" in set_up.modules
    options = oracle.options(set_up.edition, set_up.house_rules)
    for game in sampled_states(set_up, play_seed, EVERY):
        table, hidden = game.state.table, sealed(game)
        roles = [own.role for own in privates(game)]
        assert Counter(ROLES[role] for role in (*roles, *hidden.left_over)) == role_set
        assert Counter(NAME[kind] for kind in hidden.goals) == goals
        in_maze = [NAME[kind] for kind in hidden.goals[: len(table.goal_cells)]]
        assert oracle.are_goals_of_a_deal(in_maze, set_up.modules, {"new_goals_gold_sure": False, **options})
        assert all(shown in (0, kind) for shown, kind in zip(table.goal_faces, hidden.goals, strict=False))
        dealt = hidden.find(SealedChests) or SealedChests()
        assert Counter(NAME[kind] for kind in dealt.chest_tunnels) == (CHEST_TUNNELS if chests else {})
        assert Counter(CHESTS[found] for found in dealt.chests) == Counter(ALL_CHESTS if chests else ())
        laid = chests_at(table)
        shown = zip(laid.chest_tunnels, dealt.chest_tunnels, strict=False)
        assert all(tunnel in (0, kind) for tunnel, kind in shown)
        assert all(found in (0, kind) for found, kind in zip(laid.chests, dealt.chests, strict=False))
        hidden_cells = [cell for cell, piece in enumerate(table.maze.piece) if piece >> 1 in FACE_DOWN_KINDS]
        not_turned_over = [cell for cell, face in zip(table.goal_cells, table.goal_faces, strict=True) if not face]
        not_turned_over += [
            cell for cell, face in zip(laid.chest_cells, laid.chest_tunnels, strict=True) if not face
        ]
        being_laid = table.goal_cells + list(laid.chest_cells) if game.question == "orientation" else []
        assert set(not_turned_over) - {NOBODY} <= set(hidden_cells) <= set(not_turned_over) | set(being_laid)
