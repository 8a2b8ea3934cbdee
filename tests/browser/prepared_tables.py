"""Tables at which Ada is asked something, one for each decision that a test needs."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

from playwright.async_api import Browser

from pyrite.game.questions import QUESTION_NAMES
from pyrite.server.operations.identity import COOKIE
from pyrite.server.room import Room
from pyrite.server.room.table_options import BotName, TableOptions
from pyrite.server.store import open_store
from tests.browser.browser_session import DESKTOP, Guest, Tab, guest
from tests.browser.page_player import PagePlayer
from tests.server.serving import Server
from tools.pictures.played_room import NoSuchMomentError, PlayedRoom
from tools.pictures.played_room import Person as PicturedPerson

ADA = PicturedPerson("Ada")
S2: tuple[str, ...] = ("saboteur2",)
BASE: tuple[str, ...] = ()

DECISIONS = {
    # question: the command that answers it, and the modules it needs
    "goal": ("TurnGoal", BASE),
    "orientation": ("LayGoal", ("chests",)),
    "gold": ("TakeGold", BASE),
    "victim": ("Steal", S2),
    "veto": ("LetPass", ("veto",)),
    "swap": ("PutGoalsBack", ("goal_swap",)),
    "card": ("KeepCard", ("trove",)),
    "tunnel": ("LayTunnel", ("path_specialist",)),
    "toll": ("AnswerToll", ("toll",)),
    "move": ("MoveGoal", ("chests",)),
    "hand": ("RobHand", ("chests",)),
    "role": ("LookAtRole", ("chests",)),
}
TURN_MODES = {
    "discard-two": ("DiscardTwo", S2),
    "stand-dwarf": ("StandDwarf", ("toll",)),
    "ask-toll": ("AskToll", ("toll",)),
}
"""What a turn can be used for besides playing a card; each has its own button."""

TABLES = {
    **{f"asked-{question}": (question, (command,), modules) for question, (command, modules) in DECISIONS.items()},
    **{f"mode-{mode}": ("turn", (command,), modules) for mode, (command, modules) in TURN_MODES.items()},
    "veto-in-hand": ("veto", ("Veto",), ("veto",)),
    "tunnel-and-sabotage": ("turn", ("LayTunnel", "Sabotage"), BASE),
}
"""For each table: the question to Ada, commands that must all be legal, and the modules."""

FIRST_SEEDS = {"asked-goal": 45, "asked-role": 22, "asked-hand": 10, "asked-tunnel": 9, "asked-victim": 9}
"""For tables with a rare question: the seed at which the search starts, because its game has the question."""


def is_ready(room: Room, question: str, commands: tuple[str, ...]) -> bool:
    """Whether Ada is asked this now and all these commands are legal."""
    game = room.playing
    if game is None or 0 not in game.asked_seats or QUESTION_NAMES[game.state.table.question] != question:
        return False
    return {type(each).__name__ for each in game.legal(0)} >= set(commands)


async def prepare(name: str) -> PlayedRoom:
    """The table with this name, from the first game that reaches its question."""
    question, commands, modules = TABLES[name]
    bots: BotName = "greedy_digger" if question in ("goal", "orientation", "gold") else "random_bot"
    options = TableOptions(seats=4, modules=modules, bots=bots, clock="none")
    first = FIRST_SEEDS.get(name, 0)
    for number in range(first, first + 200):
        played_room = PlayedRoom(name, options, [ADA], seed=str(number))
        played_room.begin()
        with suppress(NoSuchMomentError):
            await played_room.play_until(lambda room: is_ready(room, question, commands))
            return played_room
    raise NoSuchMomentError(name)


async def store_tables(url: str) -> None:
    """Save all tables to the store at this address."""
    store = await open_store(url)
    for name in TABLES:
        await (await prepare(name)).save(store)
    await store.close()


@asynccontextmanager
async def ada_at(browser: Browser, server: Server, room: str, **options: Any) -> AsyncIterator[PagePlayer]:
    """Ada at this table, after she has acknowledged her role. Fails at the end if a command was refused."""
    async with ada_at_home(browser, server, **options) as ada, ada_sits_at(ada, room) as player:
        yield player


@asynccontextmanager
async def ada_at_home(browser: Browser, server: Server, **options: Any) -> AsyncIterator[Guest]:
    """Ada, with her cookie and without a page."""
    async with guest(browser, server.address, **options) as ada:
        await ada.context.add_cookies([{"name": COOKIE, "value": ADA.token, "url": server.address}])
        yield ada


@asynccontextmanager
async def ada_sits_at(ada: Guest, room: str) -> AsyncIterator[PagePlayer]:
    """Ada at this table, on the page of her last table if there is one: a new page takes longer to load."""
    page = ada.tabs[-1].page if ada.tabs else None
    if page is not None:
        await page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    tab = await ada.tab(f"/t/{room}?seat=0", page)
    player = PagePlayer(tab, Random(16))
    await player.play("decision", "turn", "share")
    yield player
    if tab.commands:
        await tab.until(lambda: tab.answers > 0)
    assert not refused(tab)


def refused(tab: Tab) -> list[dict[str, Any]]:
    """The refused requests, except checks of a command (CheckCommand), which may be refused."""
    asked = {
        request["ref"] for socket in tab.sockets for request in socket.sent if request["request"] == "CheckCommand"
    }
    answers = [json.loads(frame) for frame in tab.frames]
    return [each for each in answers if each["frame"] == "Refused" and each["ref"] not in asked]
