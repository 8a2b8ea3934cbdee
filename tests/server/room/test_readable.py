"""The names that a node publishes as what it can read: every name in entries is among them."""

import pytest
from msgspec import Raw

from pyrite.game import SetUp
from pyrite.server.room import entries
from pyrite.server.room.readable import (
    names_in,
    names_not_known_here,
    names_not_read,
    published_names,
    readable_names,
)
from pyrite.server.room.table_options import PRESETS, TableOptions
from tests.server.room.random_room import RandomRoom

FREE_TEXT = ("at", "guest", "ref", "seed", "code", "title", "name", "owner", "words", "text", "host", "spectator")
SWITCHES = ("chat", "coach", "listed", "spectators", "ready", "agreed", "muted", "allowed", "active")
OPENED = entries.RoomOpened(at=1, options=TableOptions(modules=("toll",)), seed="", code="")


def test_every_name_in_a_game_with_all_modules_is_published() -> None:
    modules = PRESETS["the whole box"].modules
    played = RandomRoom(SetUp(5, modules=frozenset(modules), seed=bytes(32)), 1)
    played.gather()
    found = names_in(map(entries.decode, played.play_out(150).written))
    assert {f"modules={name}" for name in modules} <= found
    unknown = {name for name in found - readable_names() if name.partition("=")[0] not in (*FREE_TEXT, *SWITCHES)}
    commitments = {name for name in unknown if len(name) == len("word=") + 64}
    assert unknown - commitments == {"house_rules", "word=True", "word=False"}


@pytest.mark.parametrize(
    "name",
    [
        "modules=toll",
        "options.coach",
        "edition=DE24",
        "bots=bayesian",
        "entry.RoomOpened",
        "entry.RoomOpened.options",
    ],
)
def test_a_node_without_a_name_cannot_read_a_room_with_it(name: str) -> None:
    older = "\n".join(sorted(readable_names() - {name}))
    assert names_not_read([published_names(), older]) == {name}
    assert name in names_in([OPENED])


def test_only_what_is_written_counts() -> None:
    """A field with its default value is not written, so nodes without that field can read the entry."""
    assert "entry.RoomOpened.previous" not in names_in([OPENED])
    assert "modules=veto" not in names_in([OPENED])
    started = entries.GameStarted(at=1, facts=[Raw(b'{"fact":"Drew","seat":1,"cards":["NESW"]}')])
    assert names_in([started]) >= {"fact.Drew", "fact.Drew.cards", "word=NESW"}


def test_a_node_that_publishes_nothing_reads_nothing() -> None:
    assert names_not_read([""]) == readable_names()
    assert names_not_known_here(["", published_names()]) == set()
    assert names_not_known_here([f"{published_names()}\nmodules=new"]) == {"modules=new"}
