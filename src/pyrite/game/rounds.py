"""Beginning and end of rounds and of the game: after three rounds the most gold wins."""

from __future__ import annotations

from pyrite.game import reaching
from pyrite.game.catalogue import GOLD
from pyrite.game.dealing.contributions import Contributions
from pyrite.game.dealing.deal import Deal
from pyrite.game.dealing.shuffle import FastRandom, commitment
from pyrite.game.dealing.shuffled_round import DealValues, RolloutStreams, Streams, deal_round
from pyrite.game.facts.course import (
    contributed,
    game_begun,
    game_ended,
    round_begun,
    round_ended,
    seed_sealed,
    turn_begun,
)
from pyrite.game.facts.maze import goal_turned
from pyrite.game.setup import ROUNDS
from pyrite.game.state import State
from pyrite.game.table import NOBODY, Table
from pyrite.game.turn_end import clear_played_cards

Deals = dict[int, Deal]
"""Given deals by round; the other rounds are shuffled."""
DealSource = Deals | FastRandom
"""Given deals, or the random numbers of a rollout, which deals all its rounds with them."""


def begin_game(
    state: State,
    deals: Deals | None = None,
    gold_pile: bytes | None = None,
    contributions: Contributions | None = None,
    *,
    first_round: int = 1,
) -> None:
    """Add the players' contributions to the seed and begin the first round (SET-3, SET-4, INFO-6).

    ``first_round`` greater than 1 makes a shorter game.
    """
    table, sealed = state.table, state.sealed
    assert sealed is not None
    rules = table.rules
    published = commitment(sealed.seed)
    if contributions:
        # The commitment comes first, and no random number is drawn before the last contribution.
        seed_sealed(state, published)
        for seat, words in sorted(contributions.items()):
            contributed(state, seat, words)
    if gold_pile is None:
        pile = bytearray(rules.gold_cards)
        sealed.rng("gold cards").shuffle(pile)
        gold_pile = bytes(pile)
    first = rules.set_up.first_seat
    if first is None:
        first = sealed.rng("first seat").randbelow(rules.players)
    game_begun(state, first, published, gold_pile)
    begin_round(state, first_round, first, deals)


def begin_round(state: State, number: int, first: int, deals: DealSource | None) -> None:
    """Deal a new round and begin the first turn (SET-5)."""
    roles, left_over, goals, hands, deck, aside, landmark, cells, tunnels, chests = _deal_of(state, number, deals)
    round_begun(
        state, number, first, roles, left_over, goals, hands, deck, aside, landmark, cells, tunnels, chests
    )
    for hook in state.table.rules.on_round_dealt:
        hook(state)
    turn_begun(state, first)


def _deal_of(state: State, number: int, deals: DealSource | None) -> DealValues:
    assert state.sealed is not None
    rules = state.table.rules
    if isinstance(deals, FastRandom):
        return deal_round(rules, RolloutStreams(deals))
    given = deals.get(number) if deals else None
    return given.values() if given else deal_round(rules, Streams(state.sealed.shuffle_seed, number))


def end_with_goal(state: State) -> None:
    """The gold or a spider was turned over: the round ends immediately (GOAL-2, NEWG-2)."""
    table = state.table
    _end_round(state, table.to_move if GOLD in table.goal_faces else NOBODY)


def end_without_gold(state: State) -> None:
    """The round ends because nobody holds a card, or nobody can play one (END-1)."""
    _end_round(state, _turn_over_joined_goals(state))


def _turn_over_joined_goals(state: State) -> int:
    """Turn over each face-down goal that was joined in this round, even if it was cut off since (GOAL-4).

    Return the seat that first joined the gold, or NOBODY if the gold is not among them.
    """
    table = state.table
    assert state.sealed is not None
    if not table.rules.one_goal_a_turn:
        return NOBODY
    for goal, joiner in enumerate(table.joined_by):
        if joiner == NOBODY or table.goal_faces[goal]:
            continue
        goal_turned(state, joiner, goal, state.sealed.goals[goal])
        if reaching.over(table):  # GOAL-5: the others stay face down
            return joiner if GOLD in table.goal_faces else NOBODY
    return NOBODY


def _end_round(state: State, finisher: int) -> None:
    """Show the roles and share the gold (END-2)."""
    assert state.sealed is not None
    clear_played_cards(state)
    roles = bytes([own.role for own in state.privates if own is not None])
    # The left-over role of the base game can be deduced, so it is shown; a stack of roles is not.
    left_over = b"" if state.table.rules.has_role_stack else state.sealed.left_over
    round_ended(state, finisher != NOBODY, finisher, roles, left_over)
    state.table.rules.share(state)


def next_round_or_end(state: State, deals: DealSource | None) -> None:
    """The round is paid: begin the next round, or end the game."""
    table = state.table
    if table.round < ROUNDS:
        begin_round(state, table.round + 1, next_starter(table), deals)
    else:
        _end_game(state)


def next_starter(table: Table) -> int:
    """Who begins the next round: left of the seat the edition names (SET-6, ED-2)."""
    seat = {
        "last_card": table.last_card,
        "last_turn": table.to_move,
        "last_tunnel": table.last_tunnel,
    }[table.rules.edition.next_round_starter]
    if seat == NOBODY:
        seat = table.to_move
    return (seat + 1) % table.rules.players


def _end_game(state: State) -> None:
    """GAME-1: the most nuggets win; ties share the win."""
    assert state.sealed is not None
    purses = tuple([bytes(own.gold) for own in state.privates if own is not None])
    totals = [sum(gold) + tokens for gold, tokens in zip(purses, state.table.tokens, strict=True)]
    most = max(totals)
    winners = tuple([seat for seat, total in enumerate(totals) if total == most])
    game_ended(state, purses, winners, state.sealed.seed)
