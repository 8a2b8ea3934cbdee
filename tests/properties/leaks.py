"""Deliberate bugs that leak a secret, one for each kind of secret."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final
from zlib import crc32

import pytest

from pyrite.game import SetUp, all_facts, project
from pyrite.game.all_facts import FACTS
from pyrite.game.catalogue import FACE_DOWN, GOLD, SABOTEUR
from pyrite.game.declare import EVERYONE, Fact
from pyrite.game.facts import cards, common, piles
from pyrite.game.facts.cards import Passed, passed
from pyrite.game.facts.course import turn_begun
from pyrite.game.facts.gold import gold_taken
from pyrite.game.facts.maze import looked, tunnel_laid
from pyrite.game.modules import MODULES
from pyrite.game.modules.toll import facts as toll_facts
from pyrite.game.modules.veto.commands import VETO_CARD
from pyrite.game.modules.veto.facts import veto_asked
from pyrite.game.modules.veto.window import ask_for_veto
from pyrite.game.part import Part
from pyrite.game.playable import can_play
from pyrite.game.state import RawFact, State, View
from pyrite.game.table import NOBODY
from tests.properties.driver import Driver
from tests.properties.empty_deck_play import EmptyDeckDriver
from tests.properties.strategies import set_up_with

Patch = Callable[[pytest.MonkeyPatch], None]
_Function = Callable[..., object]

BASE: Final = SetUp(4)
SABOTEUR_2: Final = SetUp(5, modules=frozenset({"saboteur2"}))
CHESTS: Final = SetUp(4, modules=frozenset({"chests", "trove"}))
VETO: Final = SetUp(3, modules=frozenset({"veto"}))
FORCED: Final = SetUp(3, "RU16")
NOBODY_CAN_PLAY: Final = SetUp(3, "PL2", modules=frozenset({"saboteur2"}))


@dataclass(frozen=True)
class Leaky:
    """A bug, and a set-up in which it shows."""

    make: Patch
    set_up: SetUp
    driver: Callable[[int], Driver | EmptyDeckDriver] = Driver


def field_shown_to_all(kind: type[Fact], field: str) -> Patch:
    """Everyone sees a field that is declared as secret."""
    place = 1 + [each.name for each in kind.fields].index(field)

    def make(patch: pytest.MonkeyPatch) -> None:
        secrets = list(project._SECRETS)
        secrets[kind.number] = tuple(each for each in secrets[kind.number] if each[0] != place)
        patch.setattr(project, "_SECRETS", tuple(secrets))

    return make


def fact_shown_to_all(kind: type[Fact]) -> Patch:
    """Everyone sees a fact that is declared for one seat only."""

    def make(patch: pytest.MonkeyPatch) -> None:
        seats = list(project._ONLY_TO)
        seats[kind.number] = None
        patch.setattr(project, "_ONLY_TO", tuple(seats))

    return make


def private_part_shown_to_all(kind: type[Part], field: str) -> Patch:
    """A public value of every view depends on a field that only one seat may know."""

    def make(patch: pytest.MonkeyPatch) -> None:
        honest = View.of

        def of(cls: type[View], state: State, seat: int | None) -> View:
            view = honest(state, seat)
            values = [getattr(own.part(kind), field) for own in state.privates if own is not None]
            view.table.turn += crc32(repr(values).encode())
            return view

        patch.setattr(View, "of", classmethod(of))

    return make


def replace_function(
    patch: pytest.MonkeyPatch, function: Callable[..., object], mistake: Callable[..., object]
) -> None:
    """Replace a function of the game wherever it is called."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("pyrite.game.", "tests.properties.")) and name != __name__:
            for attribute, value in list(vars(module).items()):
                if value is function:
                    patch.setattr(module, attribute, mistake)
    functions = tuple(mistake if each is function else each for each in all_facts._APPLY)
    patch.setattr(all_facts, "_APPLY", functions)


def face_up_on_the_pile(patch: pytest.MonkeyPatch) -> None:
    """Cards discarded face down are visible."""
    face_down = common.discard_face_down

    def face_up(state: State, seat: int, thrown: bytes) -> None:
        face_down(state, seat, thrown)
        state.table.discard[-len(thrown) :] = thrown

    for module in (cards, toll_facts):
        patch.setattr(module, "discard_face_down", face_up)


def buried_face_up(patch: pytest.MonkeyPatch) -> None:
    """Cards discarded unseen from the deck are visible."""

    def to_discard(state: State, card: int, seen: int) -> None:
        common.to_discard(state, card, seen)
        if seen == FACE_DOWN:
            state.table.discard[-1] = card

    patch.setattr(piles, "to_discard", to_discard)


def purse_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    """The value of gold cards is shown instead of their number."""

    def counted(state: State, seat: int, nuggets: int) -> None:
        gold_taken(state, seat, nuggets)
        own = state.privates[seat]
        if own is not None:
            state.table.gold_cards[seat] = sum(own.gold)

    replace_function(patch, gold_taken, counted)


def ask_by(patch: pytest.MonkeyPatch, ask: Callable[[State, int], bool]) -> None:
    """Let the veto be asked by another function."""
    veto = MODULES["veto"]
    patch.setitem(MODULES, "veto", replace(veto, hooks=replace(veto.hooks, card_announced=ask)))


def window_only_if_a_veto_is_held(patch: pytest.MonkeyPatch) -> None:
    """Nobody is asked when nobody could veto (WC-19b)."""
    opened = ask_for_veto

    def open_window(state: State, seat: int) -> bool:
        held = any(own is not None and VETO_CARD in own.hand for own in state.privates)
        return held and opened(state, seat)

    ask_by(patch, open_window)


def window_only_for_holders(patch: pytest.MonkeyPatch) -> None:
    """Only the holder of a veto is asked (WC-19b)."""

    def open_window(state: State, seat: int) -> bool:
        seats = tuple(
            other
            for other, own in enumerate(state.privates)
            if other != seat and own is not None and VETO_CARD in own.hand
        )
        if seats:
            veto_asked(state, seats)
        return bool(seats)

    ask_by(patch, open_window)


def holders_are_asked_first(patch: pytest.MonkeyPatch) -> None:
    """The order of the asked seats shows who could veto (WC-19b)."""

    def in_order(state: State, seats: tuple[int, ...]) -> None:
        def without(seat: int) -> bool:
            own = state.privates[seat]
            return own is None or VETO_CARD not in own.hand

        veto_asked(state, tuple(sorted(seats, key=without)))

    replace_function(patch, veto_asked, in_order)


def public_value_depends_on_role(patch: pytest.MonkeyPatch) -> None:
    """A public value depends on a role: here, who played the last tunnel."""

    def noted(state: State, seat: int, cell: int, piece: int) -> None:
        tunnel_laid(state, seat, cell, piece)
        own = state.privates[seat]
        if own is not None and own.role == SABOTEUR:
            state.table.last_tunnel = NOBODY

    replace_function(patch, tunnel_laid, noted)


def forced_pass_is_longer(patch: pytest.MonkeyPatch) -> None:
    """The public fact of a pass is longer if it was forced (END-1)."""
    hidden = project.project

    def shown(fact: RawFact, viewer: project.Viewer) -> RawFact | None:
        seen = hidden(fact, viewer)
        if seen is None or fact[0] != Passed.number or viewer == fact[1] or fact[-1] == 2:
            return seen
        return seen[:-1]

    replace_function(patch, hidden, shown)


def forced_passes_are_counted(patch: pytest.MonkeyPatch) -> None:
    """A public value counts the forced passes: here, the turn number (END-1)."""

    def counted(state: State, seat: int, thrown: bytes, forced: int) -> None:
        passed(state, seat, thrown, forced)
        state.table.turn += forced == 2

    replace_function(patch, passed, counted)


def history_shows_forced_passes(patch: pytest.MonkeyPatch) -> None:
    """The public history of a pass depends on whether it was forced (END-1)."""

    def noted(state: State, seat: int, thrown: bytes, forced: int) -> None:
        passed(state, seat, thrown, forced)
        if forced == 2:
            state.table.last_card = NOBODY

    replace_function(patch, passed, noted)


def who_can_play_is_shown(patch: pytest.MonkeyPatch) -> None:
    """With an empty deck, the seats that can still play are shown (END-1)."""

    def noted(state: State, seat: int) -> None:
        turn_begun(state, seat)
        own = state.privates[seat]
        if own is not None and not state.table.deck and not can_play(state.table, seat, own):
            state.table.last_tunnel = NOBODY

    replace_function(patch, turn_begun, noted)


def seats_that_cannot_play_are_out(patch: pytest.MonkeyPatch) -> None:
    """With an empty deck, seats that can play nothing are out of the round although they hold cards (END-1)."""

    def noted(state: State, seat: int) -> None:
        turn_begun(state, seat)
        for other, own in enumerate(state.privates):
            if own is not None and other != seat and own.hand and not state.table.deck:
                state.table.out |= (not can_play(state.table, other, own)) << other

    replace_function(patch, turn_begun, noted)


def public_value_depends_on_gold(patch: pytest.MonkeyPatch) -> None:
    """A public value depends on where the gold is: here, the turn of a look."""

    def noted(state: State, seat: int, goal: int, face: int) -> None:
        looked(state, seat, goal, face)
        if state.sealed is not None and state.sealed.goals[0] == GOLD:
            state.table.looks += ((seat, goal, state.table.turn),)

    replace_function(patch, looked, noted)


SET_UPS: Final = {
    "RoundBegun.aside": SABOTEUR_2,
    "RoundBegun.chests": CHESTS,
    "RoundBegun.chest_tunnels": CHESTS,
    "Passed.forced": FORCED,
    "DiscardedTwo.cards": SABOTEUR_2,
    "RoleSeen.role": SABOTEUR_2,
    "RoleChanged.role": SABOTEUR_2,
    "HandsSwapped.got": SABOTEUR_2,
    "HandsSwapped.given": SABOTEUR_2,
    "CardsLifted.cards": CHESTS,
    "CardKept.card": CHESTS,
    "CardTaken.card": CHESTS,
    "GoldPicked.pile": CHESTS,
    "DiscardShuffled.pile": CHESTS,
    "DeckBuried.cards": CHESTS,
}
"""A game in which a secret field of the base game's facts occurs, where it needs a module or an edition."""


def _set_up_of(kind: type[Fact]) -> SetUp:
    """A game in which a fact occurs: with its module, if it has one."""
    return set_up_with([name for name, module in MODULES.items() if kind in module.facts], 0)


def _declared_secrets() -> dict[str, Leaky]:
    """A bug for each field that is declared as secret, and for each fact that is declared for one seat only."""
    found = {}
    for kind in FACTS:
        if kind.only_to is not None:
            found[kind.__name__] = Leaky(fact_shown_to_all(kind), _set_up_of(kind))
        for each in kind.fields:
            if each.seen_by != EVERYONE:
                name = f"{kind.__name__}.{each.name}"
                driver = EmptyDeckDriver if name == "Passed.forced" else Driver
                found[name] = Leaky(
                    field_shown_to_all(kind, each.name), SET_UPS.get(name, _set_up_of(kind)), driver
                )
    return found


def _private_parts() -> dict[str, Leaky]:
    """A bug for each field of a module that only one seat may know."""
    return {
        f"{module.private.__name__}.{field.name}": Leaky(
            private_part_shown_to_all(module.private, field.name), set_up_with([module.name], 0)
        )
        for module in MODULES.values()
        if module.private is not None
        for field in module.private.fields
    }


LEAKS: Final[dict[str, Leaky]] = {
    **_declared_secrets(),
    **_private_parts(),
    "buried cards in the pile": Leaky(buried_face_up, CHESTS),
    "the pile, face up": Leaky(face_up_on_the_pile, BASE),
    "the value of a purse": Leaky(purse_shown_to_all, BASE),
    "that nobody has a veto": Leaky(window_only_if_a_veto_is_held, VETO),
    "who has a veto": Leaky(window_only_for_holders, VETO),
    "who has a veto, by the order": Leaky(holders_are_asked_first, VETO),
    "whether a pass was forced, by the size of the fact": Leaky(forced_pass_is_longer, FORCED, EmptyDeckDriver),
    "how many passes were forced": Leaky(forced_passes_are_counted, FORCED, EmptyDeckDriver),
    "whether a pass was forced, by the last card": Leaky(history_shows_forced_passes, FORCED, EmptyDeckDriver),
    "who can still play": Leaky(who_can_play_is_shown, NOBODY_CAN_PLAY, EmptyDeckDriver),
    "who can play nothing": Leaky(seats_that_cannot_play_are_out, NOBODY_CAN_PLAY, EmptyDeckDriver),
    "a role, by a public value": Leaky(public_value_depends_on_role, BASE),
    "where the gold is, by a public value": Leaky(public_value_depends_on_gold, BASE),
}
"""Every bug by the secret it leaks."""
