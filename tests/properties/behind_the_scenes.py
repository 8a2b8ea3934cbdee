"""Changes behind the scenes: each makes another world that fits all that a viewer has seen (INFO-4).

A change works on a copy of the state. It answers whether there was anything to change; what others
privately remember is changed along with it, so that the other world is a possible one too.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from pyrite.game.facts import PASSED, ROUND_BEGUN
from pyrite.game.project import Viewer
from pyrite.game.state import Private, RawFact, Sealed, State

Change = Callable[[State, Viewer, Random, list[RawFact]], bool]


def others(state: State, viewer: Viewer) -> list[tuple[int, Private]]:
    return [(seat, own) for seat, own in enumerate(state.privates) if own is not None and seat != viewer]


def sealed(state: State) -> Sealed:
    assert state.sealed is not None
    return state.sealed


def swap_two_hands(state: State, viewer: Viewer, random: Random, record: list[RawFact]) -> bool:
    """Two others hold each other's cards."""
    pairs = [
        (one, two)
        for seat, one in others(state, viewer)
        for place, two in others(state, viewer)
        if seat < place and len(one.hand) == len(two.hand) and one.hand != two.hand
    ]
    if not pairs:
        return False
    one, two = random.choice(pairs)
    one.hand, two.hand = two.hand, one.hand
    return True


def trade_with_the_deck(state: State, viewer: Viewer, random: Random, record: list[RawFact]) -> bool:
    """Another holds a card of the deck, not the next one, and the deck one of that hand."""
    deck = sealed(state).deck
    hands = [own.hand for _, own in others(state, viewer) if own.hand]
    if len(deck) < 2 or not hands:
        return False
    hand, place = random.choice(hands), random.randrange(len(deck) - 1)
    card = random.randrange(len(hand))
    hand[card], deck[place] = deck[place], hand[card]
    hand[:] = bytes(sorted(hand))
    return True


def swap_two_roles(state: State, viewer: Viewer, random: Random, record: list[RawFact]) -> bool:
    """Two others have each other's role, or one has the role that was left over."""
    if state.table.roles:
        return False  # the roles are on the table
    one = random.choice(others(state, viewer))[1]
    left_over = sealed(state).left_over
    if left_over and random.random() < 0.3:
        sealed(state).left_over, one.role = bytes([one.role]) + left_over[1:], left_over[0]
        return True
    two = random.choice(others(state, viewer))[1]
    one.role, two.role = two.role, one.role
    return True


def swap_two_goals(state: State, viewer: Viewer, random: Random, record: list[RawFact]) -> bool:
    """Two goals that lie face down and were not looked at by the viewer change places."""
    own = None if viewer is None else state.privates[viewer]
    known = {goal for goal, _, _ in own.looks} if own is not None else set()
    hidden = [goal for goal, face in enumerate(state.table.goal_faces) if not face and goal not in known]
    if len(hidden) < 2:
        return False
    one, two = random.sample(hidden, 2)
    goals = bytearray(sealed(state).goals)
    goals[one], goals[two] = goals[two], goals[one]
    sealed(state).goals = bytes(goals)
    for _, other in others(state, viewer):
        other.looks = [(goal, goals[goal], turn) for goal, _, turn in other.looks]
    return True


def shuffle_the_deck(state: State, viewer: Viewer, random: Random, record: list[RawFact]) -> bool:
    """All of it but the next card, which the one who draws it will see."""
    deck = sealed(state).deck
    rest = list(deck[:-1])
    random.shuffle(rest)
    deck[:-1] = bytes(rest)
    return len(rest) > 1


def shuffle_others_discards(state: State, viewer: Viewer, random: Random, record: list[RawFact]) -> bool:
    """What others put face down on the discard pile was put there by others of them."""
    begun = max(place for place, fact in enumerate(record) if fact[0] == ROUND_BEGUN)
    passing = [fact[1] for fact in record[begun:] if fact[0] == PASSED]
    places = [place for place, shown in enumerate(state.table.discard) if not shown]
    assert len(passing) == len(places)
    theirs = [(place, seat) for place, seat in zip(places, passing, strict=True) if seat != viewer]
    pile = sealed(state).discard
    cards = [pile[place] for place, _ in theirs]
    random.shuffle(cards)
    for _, other in others(state, viewer):
        other.discarded = []
    for (place, seat), card in zip(theirs, cards, strict=True):
        pile[place] = card
        assert isinstance(seat, int)
        passer = state.privates[seat]
        assert passer is not None
        passer.discarded.append(card)
    return len(cards) > 1


def shuffle_the_gold(state: State, viewer: Viewer, random: Random, record: list[RawFact]) -> bool:
    """The gold cards that others own, those that others hold while choosing, and the pile are mixed up."""
    if state.table.winners:
        return False  # the purses are open
    piles = [own.gold for _, own in others(state, viewer)] + [sealed(state).gold_pile]
    cards = [nuggets for pile in piles for nuggets in pile]
    offers = [own for _, own in others(state, viewer) if own.offer]
    cards += [nuggets for own in offers for nuggets in own.offer]
    random.shuffle(cards)
    for pile in piles:
        pile[:] = bytes(cards.pop() for _ in range(len(pile)))
    for own in offers:
        own.offer = bytes(sorted(cards.pop() for _ in range(len(own.offer))))
    return True


CHANGES: Final[dict[str, Change]] = {
    change.__name__: change
    for change in (
        swap_two_hands,
        trade_with_the_deck,
        swap_two_roles,
        swap_two_goals,
        shuffle_the_deck,
        shuffle_others_discards,
        shuffle_the_gold,
    )
}
"""Every change by its name."""
