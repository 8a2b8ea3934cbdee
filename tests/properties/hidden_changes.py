"""Changes of hidden cards: each makes another world that looks the same to a viewer (INFO-4).

A change modifies a copy of the state and returns whether there was anything to change. Cards that
the next move may show to somebody, such as the top of the deck, stay where they are.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from pyrite.game.asked import VetoAnswer, has_let_pass
from pyrite.game.catalogue import GOLD
from pyrite.game.modules.chests.state import SealedChests, chests_at, looks_of
from pyrite.game.modules.goal_swap import swaps_of
from pyrite.game.modules.veto.facts import WHETHER_VETO
from pyrite.game.project import Viewer
from pyrite.game.state import Private, Sealed, State
from pyrite.game.table import NOBODY

Change = Callable[[State, Viewer, Random], bool]

NEXT_CARDS: Final = 8
"""The number of cards of the deck that a single move may show."""


def others(state: State, viewer: Viewer) -> list[tuple[int, Private]]:
    return [(seat, own) for seat, own in enumerate(state.privates) if own is not None and seat != viewer]


def sealed(state: State) -> Sealed:
    assert state.sealed is not None
    return state.sealed


def own_part(state: State, viewer: Viewer) -> Private | None:
    return None if viewer is None else state.privates[viewer]


def swap_two_hands(state: State, viewer: Viewer, random: Random) -> bool:
    """Swap the hands of two other seats."""
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


def trade_with_the_deck(state: State, viewer: Viewer, random: Random) -> bool:
    """Swap a card of another hand with one of the deck that is not drawn next."""
    deck = sealed(state).deck
    hands = [own.hand for _, own in others(state, viewer) if own.hand]
    if len(deck) <= NEXT_CARDS or not hands:
        return False
    hand, place = random.choice(hands), random.randrange(len(deck) - NEXT_CARDS)
    card = random.randrange(len(hand))
    hand[card], deck[place] = deck[place], hand[card]
    hand[:] = bytes(sorted(hand))
    return True


def trade_with_the_cards_put_aside(state: State, viewer: Viewer, random: Random) -> bool:
    """Swap a card of another hand with one that was put aside for the round (S2-1)."""
    aside = bytearray(sealed(state).aside)
    hands = [own.hand for _, own in others(state, viewer) if own.hand]
    if not aside or not hands:
        return False
    hand, place = random.choice(hands), random.randrange(len(aside))
    card = random.randrange(len(hand))
    hand[card], aside[place] = aside[place], hand[card]
    hand[:] = bytes(sorted(hand))
    sealed(state).aside = bytes(aside)
    return True


def swap_two_roles(state: State, viewer: Viewer, random: Random) -> bool:
    """Swap the roles of two others, or one with a role left over, or reorder the stack."""
    if state.table.roles:
        return False  # the roles are shown
    left_over = bytearray(sealed(state).left_over)
    one = random.choice(others(state, viewer))[1]
    if left_over and random.random() < 0.5:
        place = random.randrange(len(left_over))
        left_over[place], one.role = one.role, left_over[place]
        random.shuffle(left_over)
        sealed(state).left_over = bytes(left_over)
        return True
    two = random.choice(others(state, viewer))[1]
    one.role, two.role = two.role, one.role
    return True


def swap_two_goals(state: State, viewer: Viewer, random: Random) -> bool:
    """Swap two goals that are face down or put aside and that the viewer has not seen."""
    table, own = state.table, own_part(state, viewer)
    known = {goal for goal, _, _ in own.looks} if own is not None else set()
    goals = bytearray(sealed(state).goals)
    places = len(table.goal_faces)
    hidden = [goal for goal, face in enumerate(table.goal_faces) if not face and goal not in known]
    hidden += range(places, len(goals))
    if own is not None and swaps_of(own) and known:
        return False  # a seen goal may be elsewhere by now
    one, two = random.sample(hidden, 2) if len(hidden) > 1 else (0, 0)
    moves_gold = GOLD in (goals[one], goals[two]) and max(one, two) >= places
    if one == two or (moves_gold and table.rules.edition.new_goals_gold_sure):
        return False
    goals[one], goals[two] = goals[two], goals[one]
    sealed(state).goals = bytes(goals)
    return True


def swap_chests(state: State, viewer: Viewer, random: Random) -> bool:
    """Reorder closed chests and face-down chest tunnels that the viewer has not seen."""
    table, own = state.table, own_part(state, viewer)
    seen = {chest for chest, _, _, _ in looks_of(own)} if own is not None else set()
    dealt = sealed(state).find(SealedChests)
    if dealt is None:
        return False
    tunnels, chests = bytearray(dealt.chest_tunnels), bytearray(dealt.chests)
    for pile, shown in ((tunnels, chests_at(table).chest_tunnels), (chests, chests_at(table).chests)):
        places = [place for place in range(len(pile)) if place >= len(shown) or not shown[place]]
        places = [place for place in places if place not in seen]
        cards = [pile[place] for place in places]
        random.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            pile[place] = card
    sealed(state).put(SealedChests(chest_tunnels=bytes(tunnels), chests=bytes(chests)))
    return True


def shuffle_the_deck(state: State, viewer: Viewer, random: Random) -> bool:
    """Shuffle the deck except the next cards, which will be seen when they are drawn."""
    deck = sealed(state).deck
    rest = list(deck[:-NEXT_CARDS])
    random.shuffle(rest)
    deck[:-NEXT_CARDS] = bytes(rest)
    return len(rest) > 1


def change_others_discards(state: State, viewer: Viewer, random: Random) -> bool:
    """Swap face-down discards of others with cards of the deck."""
    own = own_part(state, viewer)
    known = set(own.discarded) if own is not None else set()
    pile, deck = sealed(state).discard, sealed(state).deck
    if any(each.lifted for each in state.privates if each is not None):
        return False  # a seat is looking at them
    theirs = [place for place, shown in enumerate(state.table.discard) if not shown and pile[place] not in known]
    rest = len(deck) - NEXT_CARDS
    cards = [pile[place] for place in theirs] + list(deck[: max(rest, 0)])
    random.shuffle(cards)
    for place in theirs:
        pile[place] = cards.pop()
    deck[: len(cards)] = bytes(cards)
    return len(theirs) > 1


def shuffle_the_gold(state: State, viewer: Viewer, random: Random) -> bool:
    """Shuffle the gold cards of others, those offered to others, and the pile."""
    if state.table.winners:
        return False  # the gold is shown
    piles = [own.gold for _, own in others(state, viewer)] + [sealed(state).gold_pile]
    cards = [nuggets for pile in piles for nuggets in pile]
    offers = [own for _, own in others(state, viewer) if own.offer]
    cards += [nuggets for own in offers for nuggets in own.offer]
    random.shuffle(cards)
    for pile in piles:
        pile[:] = bytes(cards.pop() for _ in range(len(pile)))
    for own in offers:
        own.offer = bytes(sorted(cards.pop() for _ in range(len(own.offer))))
    return bool(sealed(state).gold_pile)


def others_answer_the_window(state: State, viewer: Viewer, random: Random) -> bool:
    """Change which others have already let the card in play pass; at least one has not (WC-19b)."""
    if state.table.question != WHETHER_VETO:
        return False
    asked = [own for seat, own in others(state, viewer) if seat in state.table.choices]
    for own in asked:
        own.put(VetoAnswer(let_pass=random.random() < 0.5))
    waiting = [seat for seat in state.table.choices if not _answered(state, seat)]
    if asked and not waiting:
        asked[0].put(VetoAnswer())
    return bool(asked)


def _answered(state: State, seat: int) -> bool:
    own = state.privates[seat]
    return seat != NOBODY and own is not None and has_let_pass(state.table, own)


CHANGES: Final[dict[str, Change]] = {
    change.__name__: change
    for change in (
        swap_two_hands,
        trade_with_the_deck,
        trade_with_the_cards_put_aside,
        swap_two_roles,
        swap_two_goals,
        swap_chests,
        shuffle_the_deck,
        change_others_discards,
        shuffle_the_gold,
        others_answer_the_window,
    )
}
"""Every change by its name."""
