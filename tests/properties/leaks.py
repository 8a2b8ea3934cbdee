"""Deliberate bugs that leak a secret, one for each kind of secret."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import pytest

from pyrite.game import SetUp, apply, facts, project, turn
from pyrite.game.apply import cards, common, piles, toll
from pyrite.game.catalogue import FACE_DOWN, GOLD, SABOTEUR, VETO_CARD
from pyrite.game.dealing.deal import Deal
from pyrite.game.playable import can_play
from pyrite.game.state import RawFact, State
from pyrite.game.table import NOBODY
from tests.properties.driver import Driver
from tests.properties.empty_deck_play import EmptyDeckDriver

Mistake = Callable[[pytest.MonkeyPatch], None]

BASE: Final = SetUp(4)
SABOTEUR_2: Final = SetUp(5, modules=frozenset({"saboteur2"}))
CHESTS: Final = SetUp(4, modules=frozenset({"chests", "trove"}))
VETO: Final = SetUp(3, modules=frozenset({"veto"}))
FORCED: Final = SetUp(3, "RU16")
NOBODY_CAN_PLAY: Final = SetUp(3, "PL2", modules=frozenset({"saboteur2"}))


@dataclass(frozen=True)
class Leaky:
    """A bug, and a game in which it shows."""

    make: Mistake
    set_up: SetUp
    driver: Callable[[int], Driver | EmptyDeckDriver] = Driver


def told_to_all(*kinds: int) -> Mistake:
    """Everyone sees the whole fact."""

    def make(patch: pytest.MonkeyPatch) -> None:
        for kind in kinds:
            patch.setitem(project._RULES, kind, lambda fact, viewer: fact)

    return make


def dealt_in_the_open(*fields: str) -> Mistake:
    """Everyone sees a part of the deal."""

    def make(patch: pytest.MonkeyPatch) -> None:
        hidden = project._deal_for

        def shown(deal: Deal, viewer: project.Viewer) -> Deal:
            return replace(hidden(deal, viewer), **{name: getattr(deal, name) for name in fields})

        patch.setattr(project, "_deal_for", shown)

    return make


def face_up_on_the_pile(patch: pytest.MonkeyPatch) -> None:
    """Cards discarded face down are visible."""
    face_down = common.discard_face_down

    def face_up(state: State, seat: int, thrown: bytes) -> None:
        face_down(state, seat, thrown)
        state.table.discard[-len(thrown) :] = thrown

    for module in (cards, toll):
        patch.setattr(module, "discard_face_down", face_up)


def buried_face_up(patch: pytest.MonkeyPatch) -> None:
    """Cards discarded unseen from the deck are visible."""

    def to_discard(state: State, card: int, seen: int) -> None:
        common.to_discard(state, card, seen)
        if seen == FACE_DOWN:
            state.table.discard[-1] = card

    patch.setattr(piles, "to_discard", to_discard)


def purse_in_the_open(patch: pytest.MonkeyPatch) -> None:
    """The value of gold cards is shown instead of their number."""
    taken = apply.gold_taken

    def counted(state: State, seat: int, nuggets: int) -> None:
        taken(state, seat, nuggets)
        own = state.privates[seat]
        if own is not None:
            state.table.gold_cards[seat] = sum(own.gold)

    patch.setattr(apply, "gold_taken", counted)


def window_only_where_there_is_a_veto(patch: pytest.MonkeyPatch) -> None:
    """Nobody is asked when nobody could veto (WC-19b)."""
    opened = turn._ask_for_veto

    def open_window(state: State, seat: int) -> bool:
        held = any(own is not None and VETO_CARD in own.hand for own in state.privates)
        return held and opened(state, seat)

    patch.setattr(turn, "_ask_for_veto", open_window)


def window_only_for_holders(patch: pytest.MonkeyPatch) -> None:
    """Only the holder of a veto is asked (WC-19b)."""

    def open_window(state: State, seat: int) -> bool:
        seats = tuple(
            other
            for other, own in enumerate(state.privates)
            if other != seat and own is not None and VETO_CARD in own.hand
        )
        if seats:
            apply.veto_asked(state, seats)
        return bool(seats)

    patch.setattr(turn, "_ask_for_veto", open_window)


def holders_are_asked_first(patch: pytest.MonkeyPatch) -> None:
    """The order of the asked seats shows who could veto (WC-19b)."""
    asked = apply.veto_asked

    def in_order(state: State, seats: tuple[int, ...]) -> None:
        def without(seat: int) -> bool:
            own = state.privates[seat]
            return own is None or VETO_CARD not in own.hand

        asked(state, tuple(sorted(seats, key=without)))

    patch.setattr(apply, "veto_asked", in_order)


def saboteurs_are_told_apart(patch: pytest.MonkeyPatch) -> None:
    """A public value depends on a role: here, who played the last tunnel."""
    laid = apply.tunnel_laid

    def noted(state: State, seat: int, cell: int, piece: int) -> None:
        laid(state, seat, cell, piece)
        own = state.privates[seat]
        if own is not None and own.role == SABOTEUR:
            state.table.last_tunnel = NOBODY

    patch.setattr(apply, "tunnel_laid", noted)


def forced_in_the_open(patch: pytest.MonkeyPatch) -> None:
    """Everyone sees whether a pass was forced, though not the cards (END-1)."""
    hidden = project._RULES[facts.PASSED]

    def shown(fact: RawFact, viewer: project.Viewer) -> RawFact | None:
        visible = hidden(fact, viewer)
        return visible and (*visible[:-1], fact[-1])

    patch.setitem(project._RULES, facts.PASSED, shown)


def forced_by_the_size(patch: pytest.MonkeyPatch) -> None:
    """The public fact of a pass is longer if it was forced (END-1)."""
    hidden = project._RULES[facts.PASSED]

    def shown(fact: RawFact, viewer: project.Viewer) -> RawFact | None:
        visible = hidden(fact, viewer)
        return visible if visible is None or viewer == fact[1] or fact[-1] == 2 else visible[:-1]

    patch.setitem(project._RULES, facts.PASSED, shown)


def forced_passes_are_counted(patch: pytest.MonkeyPatch) -> None:
    """A public value counts the forced passes: here, the turn number (END-1)."""
    passed = apply.passed

    def counted(state: State, seat: int, thrown: bytes, forced: int) -> None:
        passed(state, seat, thrown, forced)
        state.table.turn += forced == 2

    patch.setattr(apply, "passed", counted)


def only_passes_by_choice_are_noted(patch: pytest.MonkeyPatch) -> None:
    """The public history of a pass depends on whether it was forced (END-1)."""
    passed = apply.passed

    def noted(state: State, seat: int, thrown: bytes, forced: int) -> None:
        passed(state, seat, thrown, forced)
        if forced == 2:
            state.table.last_card = NOBODY

    patch.setattr(apply, "passed", noted)


def who_can_play_is_told_apart(patch: pytest.MonkeyPatch) -> None:
    """With an empty deck, the seats that can still play are shown (END-1)."""
    begun = apply.turn_begun

    def noted(state: State, seat: int) -> None:
        begun(state, seat)
        own = state.privates[seat]
        if own is not None and not state.table.deck and not can_play(state.table, seat, own):
            state.table.last_tunnel = NOBODY

    patch.setattr(apply, "turn_begun", noted)


def who_can_play_nothing_is_passed_over(patch: pytest.MonkeyPatch) -> None:
    """With an empty deck, seats that can play nothing are out of the round although they hold cards (END-1)."""
    begun = apply.turn_begun

    def noted(state: State, seat: int) -> None:
        begun(state, seat)
        for other, own in enumerate(state.privates):
            if own is not None and other != seat and own.hand and not state.table.deck:
                state.table.out |= (not can_play(state.table, other, own)) << other

    patch.setattr(apply, "turn_begun", noted)


def gold_makes_a_difference(patch: pytest.MonkeyPatch) -> None:
    """A public value depends on where the gold is: here, the turn of a look."""
    looked = apply.looked

    def noted(state: State, seat: int, goal: int, face: int) -> None:
        looked(state, seat, goal, face)
        if state.sealed is not None and state.sealed.goals[0] == GOLD:
            state.table.looks += ((seat, goal, state.table.turn),)

    patch.setattr(apply, "looked", noted)


LEAKS: Final[dict[str, Leaky]] = {
    "the hands that are dealt": Leaky(dealt_in_the_open("hands"), BASE),
    "the roles that are dealt": Leaky(dealt_in_the_open("roles"), BASE),
    "the role left over": Leaky(dealt_in_the_open("left_over"), BASE),
    "the goals": Leaky(dealt_in_the_open("goals"), BASE),
    "the order of the deck": Leaky(dealt_in_the_open("deck"), BASE),
    "the cards put aside": Leaky(dealt_in_the_open("aside"), SABOTEUR_2),
    "the chests": Leaky(dealt_in_the_open("chests"), CHESTS),
    "the tunnels above the chests": Leaky(dealt_in_the_open("chest_tunnels"), CHESTS),
    "the gold pile": Leaky(told_to_all(facts.GAME_BEGUN), BASE),
    "a card drawn": Leaky(told_to_all(facts.DREW), BASE),
    "a card discarded in a pass": Leaky(told_to_all(facts.PASSED), BASE),
    "two cards discarded": Leaky(told_to_all(facts.DISCARDED_TWO), SABOTEUR_2),
    "what a map shows": Leaky(told_to_all(facts.LOOKED), BASE),
    "what an inspection shows": Leaky(told_to_all(facts.ROLE_SEEN), SABOTEUR_2),
    "a role under a new hat": Leaky(told_to_all(facts.ROLE_CHANGED), SABOTEUR_2),
    "hands that are swapped": Leaky(told_to_all(facts.HANDS_SWAPPED), SABOTEUR_2),
    "a role from the wardrobe": Leaky(
        told_to_all(facts.WARDROBE_ENTERED), SetUp(4, modules=frozenset({"wardrobe"}))
    ),
    "the roles of a party": Leaky(told_to_all(facts.ROLES_DEALT), SetUp(4, modules=frozenset({"party"}))),
    "whether goals were swapped": Leaky(
        told_to_all(facts.GOALS_PUT_BACK), SetUp(4, modules=frozenset({"goal_swap"}))
    ),
    "what lies in the trove": Leaky(told_to_all(facts.CARDS_LIFTED), CHESTS),
    "what was kept": Leaky(told_to_all(facts.CARD_KEPT), CHESTS),
    "what a look into a chest shows": Leaky(told_to_all(facts.CHEST_SEEN), CHESTS),
    "a card robbed": Leaky(told_to_all(facts.CARD_TAKEN), CHESTS),
    "a shuffled discard pile": Leaky(told_to_all(facts.DISCARD_SHUFFLED), CHESTS),
    "buried cards": Leaky(told_to_all(facts.DECK_BURIED), CHESTS),
    "buried cards in the pile": Leaky(buried_face_up, CHESTS),
    "a card put down with a dwarf": Leaky(told_to_all(facts.DWARF_STOOD), SetUp(4, modules=frozenset({"toll"}))),
    "the pile, face up": Leaky(face_up_on_the_pile, BASE),
    "gold drawn to go round": Leaky(told_to_all(facts.GOLD_DRAWN), BASE),
    "gold to choose from": Leaky(told_to_all(facts.GOLD_OFFERED), BASE),
    "the gold one took": Leaky(told_to_all(facts.GOLD_TAKEN), BASE),
    "the saboteurs' gold": Leaky(told_to_all(facts.GOLD_DEALT), BASE),
    "the worth of a purse": Leaky(purse_in_the_open, BASE),
    "who let a card pass": Leaky(told_to_all(facts.LET_PASS), VETO),
    "that nobody has a veto": Leaky(window_only_where_there_is_a_veto, VETO),
    "who has a veto": Leaky(window_only_for_holders, VETO),
    "who has a veto, by the order": Leaky(holders_are_asked_first, VETO),
    "whether a pass was forced": Leaky(forced_in_the_open, FORCED, EmptyDeckDriver),
    "whether a pass was forced, by the size of the fact": Leaky(forced_by_the_size, FORCED, EmptyDeckDriver),
    "how many passes were forced": Leaky(forced_passes_are_counted, FORCED, EmptyDeckDriver),
    "whether a pass was forced, by another sign": Leaky(only_passes_by_choice_are_noted, FORCED, EmptyDeckDriver),
    "who can still play": Leaky(who_can_play_is_told_apart, NOBODY_CAN_PLAY, EmptyDeckDriver),
    "who can play nothing": Leaky(who_can_play_nothing_is_passed_over, NOBODY_CAN_PLAY, EmptyDeckDriver),
    "a role, by something else": Leaky(saboteurs_are_told_apart, BASE),
    "where the gold lies, by something else": Leaky(gold_makes_a_difference, BASE),
}
"""Every bug by the secret it leaks."""
