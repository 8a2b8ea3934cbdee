"""INFO-4: nothing that a viewer is sent reveals what the viewer may not know."""

from collections import Counter
from collections.abc import Callable, Collection
from random import Random
from typing import Any

import pytest
from hypothesis import given
from msgspec import Raw

from pyrite.game import Pass, Refusal, SetUp
from pyrite.game.catalogue import KIND, ROLES
from pyrite.game.modules.veto.commands import VETO_CARD
from pyrite.game.project import Viewer
from pyrite.game.view_json import Parts
from pyrite.server.realtime.frames import FrameEncoder
from pyrite.server.room import Room, entries, events, room, viewer_log, viewer_state
from pyrite.server.room.decide import in_game
from pyrite.server.room.decide.context import NOT_PLAYING
from pyrite.server.room.table_options import PRESETS, TableOptions
from pyrite.server.room.viewer_state import game_view
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups
from tests.properties.world_comparison import Leak
from tests.rules.play import position
from tests.rules.rounds import BARE, seats
from tests.server.room.random_room import RandomRoom
from tests.server.room.room_fixture import NAMES, RoomFixture
from tests.server.room.two_rooms import TwoRooms

pytestmark = [pytest.mark.rule("INFO-4"), pytest.mark.plain]  # random numbers within a round are patched

VETO = SetUp(4, modules=frozenset({"veto"}))
WHOLE_BOX = PRESETS["the whole box"].set_up(bytes(range(32)))


def compare_two_rooms(set_up: SetUp, play_seed: int, stops: int = 4) -> int:
    """Play a room and compare it with imagined ones; how many steps were compared."""
    random_room, random, steps = RandomRoom(set_up, play_seed), Random(play_seed), 0
    fixture = random_room.gather()
    for _ in range(stops):
        random_room.play_out(random.randrange(70))
        if fixture.room.state != "playing":
            break
        viewer = random.choice([None, *range(set_up.players)])
        steps += TwoRooms(fixture, viewer, random).play_steps(12)
    return steps


def test_indistinguishable_rooms_send_identical_bytes() -> None:
    """Compares snapshots, items, choices, timers, refusals and summaries."""
    steps = Counter[str]()

    @examples(25)
    @given(set_ups(), play_seeds())
    def they_look_the_same(set_up: SetUp, play_seed: int) -> None:
        steps["compared"] += compare_two_rooms(set_up, play_seed)

    they_look_the_same()
    assert steps["compared"] > 150


def test_rooms_with_every_module_or_the_veto_alone_send_identical_bytes() -> None:
    assert sum(compare_two_rooms(set_up, play_seed) for set_up in (WHOLE_BOX, VETO) for play_seed in range(6)) > 60


# ---------------------------------------------------------------- secrets as text in frames


def all_frames(fixture: RoomFixture, viewer: Viewer) -> bytes:
    return b"".join(fixture.frames[viewer]) + fixture.snapshot(viewer)


def check_frames_for_secret_texts(set_up: SetUp, play_seed: int) -> None:
    """Frames have the seed only after the end, and never guest ids, references, or notes of others."""
    random_room = RandomRoom(set_up, play_seed)
    fixture = random_room.gather()
    for _ in range(40):
        random_room.play_out(20)
        if fixture.room.state == "over":
            break
        assert all(
            fixture.room.seed.hex().encode() not in all_frames(fixture, viewer) for viewer in fixture.frames
        )
    for viewer in fixture.frames:
        sent = all_frames(fixture, viewer)
        assert b"ref-" not in sent
        assert not any(f'"{guest}"'.encode() in sent for guest in NAMES)
        for seat in range(set_up.players):
            assert seat == viewer or f"note of {seat}:".encode() not in sent
            assert seat != viewer or not fixture.room.notes.get(seat) or f"note of {seat}:".encode() in sent


@examples(8)
@given(set_ups(), play_seeds())
def test_guest_ids_references_the_seed_and_foreign_notes_are_never_sent(set_up: SetUp, play_seed: int) -> None:
    check_frames_for_secret_texts(set_up, play_seed)


@examples(8)
@given(set_ups(), play_seeds())
def test_hands_and_roles_of_others_are_not_in_the_view(set_up: SetUp, play_seed: int) -> None:
    """INFO-2: of another seat only the number of cards is visible."""
    random_room = RandomRoom(set_up, play_seed)
    fixture = random_room.gather()
    for viewer in (None, *range(set_up.players)):
        begun = next(item for item in fixture.items_sent_to(viewer) if item.get("fact") == "RoundBegun")
        for seat, (role, hand) in enumerate(zip(begun["roles"], begun["hands"], strict=True)):
            known = seat == viewer
            assert (role in ROLES) is known
            assert all((card is not None) is known for card in hand)
        assert not any(any(begun[name]) for name in ("deck", "goals", "left_over", "aside", "chests"))


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("edition", ["UA16", "RU16"])
def test_frames_do_not_show_others_whether_a_pass_was_forced(edition: str) -> None:
    """Seat 0 passes because it can play nothing, or although it could read a map. Only that seat sees which."""

    def passes_with(hand: str, card: str) -> tuple[RoomFixture, int | None]:
        fixture = RoomFixture(TableOptions(seats=3, edition=edition)).begun()
        hands = {0: hand, 1: "repair lantern, repair lantern", 2: "repair cart, repair cart"}
        fixture.room.game = position(
            f"players: 3\nedition: {edition}\nasked: seat 0, turn\n{BARE}{seats('DDD', hands)}"
        )
        for frames in fixture.frames.values():
            del frames[:-1]  # how the game began
        fixture.play_accepted(0, Pass((card,)))
        return fixture, fixture.room.next_deadline()

    forced, forced_deadline = passes_with("repair pickaxe, repair pickaxe/cart", "repair pickaxe")
    chosen, chosen_deadline = passes_with("map, repair pickaxe/cart", "map")
    assert forced_deadline == chosen_deadline
    for viewer in forced.frames:
        same = forced.frames[viewer][1:] == chosen.frames[viewer][1:]
        assert same is (forced.snapshot(viewer) == chosen.snapshot(viewer)) is (viewer != 0)


# ---------------------------------------------------------------- the checks find leaks


def everyone_is_sent_who_declines(patch: pytest.MonkeyPatch) -> None:
    """Leak: everyone is sent who lets a card pass (WC-19b)."""

    def to_all(self: Room, entry: entries.VetoDeclined) -> None:
        self.veto_declined.add(entry.seat)
        self._publish(events.EmoteShown(entry.seat, "cheer"))

    patch.setitem(room._APPLY, entries.VetoDeclined, to_all)


def shorter_window_without_a_holder(patch: pytest.MonkeyPatch) -> None:
    """Leak: the window is shorter if nobody holds the veto (WC-19b)."""
    question_deadline = Room.question_deadline

    def shorter(self: Room) -> int | None:
        found = question_deadline(self)
        if found is None or not self.veto_window or self.game is None:
            return found
        held = any(own is not None and VETO_CARD in own.hand for own in self.game.state.privates)
        return found if held else found - 1000

    patch.setattr(Room, "question_deadline", shorter)


def window_closes_when_holders_declined(patch: pytest.MonkeyPatch) -> None:
    """Leak: the window closes when all holders have declined (WC-19b)."""
    question_deadline = Room.question_deadline

    def sooner(self: Room) -> int | None:
        found = question_deadline(self)
        if found is None or not self.veto_window or self.game is None or not self.veto_declined:
            return found
        privates = self.game.state.privates
        holders = {seat for seat, own in enumerate(privates) if own is not None and VETO_CARD in own.hand}
        return self.asked_at if holders <= self.veto_declined else found

    patch.setattr(Room, "question_deadline", sooner)


def saboteurs_have_more_time(patch: pytest.MonkeyPatch) -> None:
    """Leak: the timer depends on the role of the asked seat."""
    question_deadline = Room.question_deadline

    def by_role(self: Room) -> int | None:
        found = question_deadline(self)
        if found is None or self.game is None or self.veto_window:
            return found
        own = self.game.state.privates[self.asked()[0]]
        return found + (own.role if own is not None else 0)

    patch.setattr(Room, "question_deadline", by_role)


def default_move_depends_on_the_hand(patch: pytest.MonkeyPatch) -> None:
    """Leak: the default move depends on the hand."""

    def greedy(table: object, moves: list[int], rng: object) -> int:
        return moves[-1]

    patch.setattr(in_game, "default_move", greedy)


def choices_for_everyone(patch: pytest.MonkeyPatch) -> None:
    """Leak: everyone is sent the choices of the asked seat."""
    choices = viewer_state.choices

    def shown(self: Room, viewer: Viewer) -> object:
        return choices(self, viewer) if self.veto_window or not self.asked() else choices(self, self.asked()[0])

    patch.setattr("pyrite.server.realtime.frames.choices", shown)


def refusals_depend_on_other_hands(patch: pytest.MonkeyPatch) -> None:
    """Leak: refusals depend on the hand of another seat."""
    refusal_of = in_game.refusal_of

    def by_another(room: Room, seat: int, chosen: int) -> object:
        honest = refusal_of(room, seat, chosen)
        if honest is None or seat in room.asked():
            return honest
        return refusal_of(room, (seat + 1) % len(room.seats), chosen) or honest  # refused in any case

    patch.setattr(in_game, "refusal_of", by_another)


def choices_by_place_for_everyone(patch: pytest.MonkeyPatch) -> None:
    """Leak: a seat that is not asked can name places in the list of the asked seat."""
    offered = in_game._offered

    def of_the_asked(room: Room, seat: int, place: int) -> object:
        found = offered(room, seat if room.veto_window or not room.asked() else room.asked()[0], place)
        return found if seat in room.asked() or isinstance(found, Refusal) else NOT_PLAYING

    patch.setattr(in_game, "_offered", of_the_asked)


_game = FrameEncoder._game
Game = dict[str, Any] | Raw | None


def hand_of(room: Room, seat: int) -> bytes:
    """The cards in the hand of a seat."""
    own = None if room.game is None else room.game.state.privates[seat]
    return b"" if own is None else bytes(own.hand)


def whole_view_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """Leak: where a seat is sent its whole view, it is that of the next seat."""

    def changes(self: FrameEncoder, viewer: Viewer, parts: Parts, *rest: Any) -> Game:
        found = _game(self, viewer, parts, *rest)
        if viewer is None or not isinstance(found, dict) or "setup" not in found:
            return found
        return {**found, "own": (game_view(self._room, (viewer + 1) % len(self._room.seats)) or {})["own"]}

    patch.setattr(FrameEncoder, "_game", changes)


def parts_sent_by_the_hand(patch: pytest.MonkeyPatch) -> None:
    """Leak: parts that have not changed are sent too if seat 0 holds a map."""

    def changes(self: FrameEncoder, viewer: Viewer, parts: Parts, *rest: Any) -> Game:
        return _game(self, viewer, () if KIND["map"] in hand_of(self._room, 0) else parts, *rest)

    patch.setattr(FrameEncoder, "_game", changes)


def parts_ordered_by_the_hand(patch: pytest.MonkeyPatch) -> None:
    """Leak: the order of the parts depends on the hand of seat 0."""

    def changes(self: FrameEncoder, viewer: Viewer, parts: Parts, *rest: Any) -> Game:
        found = _game(self, viewer, parts, *rest)
        if not isinstance(found, dict) or "setup" not in found or sum(hand_of(self._room, 0)) % 2:
            return found
        return {**found, "parts": dict(reversed(found["parts"].items()))}

    patch.setattr(FrameEncoder, "_game", changes)


def own_parts_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """Leak: a seat is sent the private parts of the next seat."""
    honest = viewer_state.own_game_changes

    def changes(room: Room, seat: int, numbers: Collection[int], before: Parts) -> dict[str, Any]:
        return honest(room, (seat + 1) % len(room.seats), numbers, ())

    patch.setattr("pyrite.server.realtime.frames.own_game_changes", changes)


TOLL_AND_CHESTS = SetUp(4, modules=frozenset({"toll", "chests", "path_specialist", "change_of_direction"}))
LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], SetUp]] = {
    "who lets a card pass": (everyone_is_sent_who_declines, VETO),
    "that nobody holds the veto": (shorter_window_without_a_holder, VETO),
    "who could have vetoed": (window_closes_when_holders_declined, VETO),
    "a role, by a timer": (saboteurs_have_more_time, SetUp(5)),
    "a hand, by the default move": (
        default_move_depends_on_the_hand,
        SetUp(5, modules=frozenset({"saboteur2"})),
    ),
    "a hand, by choices": (choices_for_everyone, SetUp(5)),
    "a hand, by refusals": (refusals_depend_on_other_hands, SetUp(5)),
    "a hand, by the number of choices": (choices_by_place_for_everyone, SetUp(5)),
    "a hand, by a whole view": (whole_view_of_another_seat, TOLL_AND_CHESTS),
    "a hand, by the parts that are sent": (parts_sent_by_the_hand, TOLL_AND_CHESTS),
    "a hand, by the order of parts": (parts_ordered_by_the_hand, TOLL_AND_CHESTS),
    "a chest that another seat has seen": (own_parts_of_another_seat, SetUp(4, modules=frozenset({"chests"}))),
}


def is_detected(set_up: SetUp) -> bool:
    """Whether games with this leak fail the check."""
    try:
        for play_seed in range(30):
            compare_two_rooms(set_up, play_seed)
    except Leak:
        return True
    return False


@pytest.mark.parametrize("secret", LEAKS)
def test_an_injected_leak_is_detected(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, set_up = LEAKS[secret]
    make(monkeypatch)
    assert is_detected(set_up)


def test_the_same_games_pass_without_a_leak() -> None:
    """The leaks of the veto are tested above."""
    for set_up in (SetUp(5), SetUp(5, modules=frozenset({"saboteur2"})), TOLL_AND_CHESTS):
        assert sum(compare_two_rooms(set_up, play_seed) for play_seed in range(6)) > 20


def private_events_for_everyone(patch: pytest.MonkeyPatch) -> None:
    """Leak: private events are sent to everyone."""
    project_item = viewer_log.project_item

    def to_all(item: viewer_log.RoomItem, viewer: Viewer) -> object:
        return item.event if isinstance(item, viewer_log.PrivateEvent) else project_item(item, viewer)

    patch.setattr(viewer_log, "project_item", to_all)


def guest_id_as_name(patch: pytest.MonkeyPatch) -> None:
    """Leak: a seat is named by the guest id."""
    seen = viewer_state.SeatView

    def named(name: str, *rest: bool) -> viewer_state.SeatView:
        return seen("ann" if name else "", *rest)  # type: ignore[arg-type]

    patch.setattr(viewer_state, "SeatView", named)


def seed_instead_of_commitment(patch: pytest.MonkeyPatch) -> None:
    """Leak: the seed is sent instead of its commitment (INFO-6)."""
    patch.setattr(Room, "commitment", property(lambda self: self.seed.hex()))


@pytest.mark.parametrize("make", [private_events_for_everyone, guest_id_as_name, seed_instead_of_commitment])
def test_an_obvious_leak_is_detected(
    make: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    make(monkeypatch)
    with pytest.raises(AssertionError):
        check_frames_for_secret_texts(SetUp(5, seed=bytes(range(32))), 1)
