"""The tables in the screenshots, each at a chosen moment."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from pyrite.game import view_to_json
from pyrite.game.questions import QUESTION_NAMES
from pyrite.server.room import Room, requests
from pyrite.server.room.table_options import PRESETS, BotName, ClockName, TableOptions
from pyrite.server.store import open_store
from tools.pictures.played_room import NoSuchMomentError, Person, PlayedRoom

PEOPLE: Final = (Person("Ada"), Person("Tomek"), Person("Олена"))
"""Screenshots show what Ada sees."""

_MAX_GAMES: Final = 60
"""How many games are tried until one reaches the moment."""


@dataclass(frozen=True)
class Table:
    """A table and the moment of its screenshot."""

    name: str
    options: TableOptions
    moment: Callable[[Room], bool] | None
    """None: before the game."""


def _options(preset: str, bots: BotName, clock: ClockName = "relaxed") -> TableOptions:
    return msgspec.structs.replace(PRESETS[preset], title="The Old Shaft", bots=bots, clock=clock)


def _asked(question: str) -> Callable[[Room], bool]:
    """Whether Ada is asked this."""
    return lambda room: (
        room.playing is not None
        and QUESTION_NAMES[room.playing.state.table.question] == question
        and 0 in room.playing.asked_seats
    )


def _mid_game(room: Room) -> bool:
    """It is Ada's turn, the maze has grown, she has seen a goal, another player's tool is broken, hers are not."""
    if not _asked("turn")(room):
        return False
    view = _view_of_ada(room)
    own, fronts = view["own"], view["fronts"]
    return (
        len(view["maze"]) >= 12
        and any(fronts)
        and not fronts[0]
        and len(own["hand"]) >= 5
        and len({card for card in own["hand"] if "N" in card or "S" in card}) >= 2
        and bool(own["looks"])
    )


def _view_of_ada(room: Room) -> dict[str, Any]:
    assert room.game is not None
    return view_to_json(room.game.view(0))


def _searches_the_discard_pile(room: Room) -> bool:
    """Ada keeps one card of several, and has a hand to put it into."""
    if not _asked("card")(room):
        return False
    own = _view_of_ada(room)["own"]
    return len(own["hand"]) >= 3 and len(own["lifted"]) >= 4


def _sharing_gold(room: Room) -> bool:
    """The gold is being shared, and Ada chooses from several cards."""
    if not _asked("gold")(room):
        return False
    return len(set(_view_of_ada(room)["own"]["offer"])) >= 2


def _podium_of_three(room: Room) -> bool:
    """The game is over, with different gold for first, second and third."""
    if room.state != "over":
        return False
    assert room.game is not None
    first, second, third, *_ = sorted(room.game.gold, reverse=True)
    return first > second > third


TABLES: Final = (
    Table("lobby", _options("classic", "bayesian"), None),
    Table("table", _options("classic", "heuristic"), _mid_game),
    Table("decision", _options("the whole box", "random_bot"), _searches_the_discard_pile),
    Table("round-end", _options("classic", "heuristic"), _sharing_gold),
    Table("over", _options("classic", "heuristic"), _podium_of_three),
    Table("saboteur-2", _options("saboteur 2", "greedy_digger", "none"), _mid_game),
)


async def set_up(table: Table) -> PlayedRoom:
    """The table at its moment, in the first game that reaches it."""
    for number in range(_MAX_GAMES):
        played_room = PlayedRoom(table.name, table.options, PEOPLE, seed=str(number))
        if table.moment is None:
            played_room.request(1, requests.Ready(seat=1, ready=True))
            return played_room
        played_room.begin()
        try:
            await played_room.play_until(table.moment)
        except NoSuchMomentError:
            continue
        return played_room
    raise NoSuchMomentError(table.name)


async def store_all(url: str, names: Collection[str], report: Callable[[str], None]) -> None:
    """Play the tables with these names and save them to the store at this address."""
    store = await open_store(url)
    try:
        for table in TABLES:
            if table.name not in names:
                continue
            report(f"playing: {table.name}")
            played_room = await set_up(table)
            if played_room.room.state == "playing":
                _talk(played_room)
            await played_room.save(store)
    finally:
        await store.close()


def _talk(played_room: PlayedRoom) -> None:
    """Add some chat, and Ada's marks for the other two."""
    played_room.request(1, requests.SendChat(text="Trust me, the gold is at the top."))
    played_room.request(2, requests.SendChat(text="That is what you said last time, too."))
    played_room.request(0, requests.MarkSeat(about=1, mark="foe"))
    played_room.request(0, requests.MarkSeat(about=2, mark="friend"))
