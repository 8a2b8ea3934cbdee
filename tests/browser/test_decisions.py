"""Every decision of the game, at a table where somebody is asked for it: shown, for everyone, and answered."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random

import pytest
from playwright.async_api import Browser

from pyrite.game.moves import QUESTIONS
from pyrite.server.identity import COOKIE
from pyrite.server.room import Room
from pyrite.server.store import open_store
from pyrite.server.terms import BotName, Terms
from tests.browser.browsing import PHONE, Chromium, guest
from tests.browser.looking import accessible, fits
from tests.browser.person import Person
from tests.server.serving import Server, serving
from tools.pictures.stage import NoSuchMomentError, Stage
from tools.pictures.stage import Person as Sitter

pytestmark = pytest.mark.xdist_group("browser")

ADA = Sitter("Ada")
S2: tuple[str, ...] = ("saboteur2",)
BASE: tuple[str, ...] = ()

DECISIONS = {
    # what is asked for: the command that answers, and with which modules it comes up
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
WAYS = {"two": ("DiscardTwo", S2), "dwarf": ("StandDwarf", ("toll",)), "toll": ("AskToll", ("toll",))}
"""What a turn can be taken for beside a card; each has a button of its own."""


def can(room: Room, command: str, question: str) -> bool:
    """Whether Ada can do this now."""
    game = room.playing
    if game is None or 0 not in game.asked_seats or QUESTIONS[game.state.table.question] != question:
        return False
    return any(type(each).__name__ == command for each in game.legal(0))


async def staged(name: str, command: str, question: str, modules: tuple[str, ...]) -> Stage:
    """A table at which Ada can do this: the first game that comes to it."""
    bots: BotName = "hurrier" if question in ("goal", "orientation", "gold") else "stroller"
    terms = Terms(seats=4, modules=modules, bots=bots, clock="none")
    for number in range(200):
        stage = Stage(name, terms, [ADA], seed=str(number))
        stage.begin()
        with suppress(NoSuchMomentError):
            await stage.play_until(lambda room: can(room, command, question))
            return stage
    raise NoSuchMomentError(name)


async def set_the_tables(url: str) -> None:
    store = await open_store(url)
    for question, (command, modules) in DECISIONS.items():
        await (await staged(f"asked-{question}", command, question, modules)).keep(store)
    for way, (command, modules) in WAYS.items():
        await (await staged(f"way-{way}", command, "turn", modules)).keep(store)
    await store.close()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a table for each decision, at which Ada has been asked and has not answered yet."""
    url = f"sqlite:///{tmp_path_factory.mktemp('decisions') / 'pyrite.db'}"
    asyncio.run(set_the_tables(url))
    with serving("--no-limits", "--bot-pace", "0", "0", store=url) as running:
        yield running
        assert running.logged() == ""


@asynccontextmanager
async def ada_at(browser: Browser, server: Server, room: str) -> AsyncIterator[Person]:
    """Ada, who has learnt her role and is asked."""
    async with guest(browser, server.address) as ada:
        await ada.context.add_cookies([{"name": COOKIE, "value": ADA.token, "url": server.address}])
        tab = await ada.tab(f"/t/{room}?seat=0")
        person = Person(tab, Random(16))
        await person.play("moment", "turn", "share")
        yield person
        await tab.until(lambda: tab.answers > 0)
        assert '"Refused"' not in str(tab.frames)


@pytest.mark.parametrize("question", DECISIONS)
def test_every_decision_is_asked_for_and_answered(chromium: Chromium, tables: Server, question: str) -> None:
    command, _ = DECISIONS[question]

    async def answer(browser: Browser) -> None:
        async with ada_at(browser, tables, f"asked-{question}") as ada:
            await accessible(ada.page, question)
            await ada.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            await fits(ada.page, question)
            await ada.answer(await ada.called())
            assert command in [done["do"] for done in ada.tab.commands]

    chromium.run(answer)


@pytest.mark.parametrize("way", WAYS)
def test_a_turn_is_taken_in_every_other_way(chromium: Chromium, tables: Server, way: str) -> None:
    command, _ = WAYS[way]

    async def take(browser: Browser) -> None:
        async with ada_at(browser, tables, f"way-{way}") as ada:
            assert await ada.take_turn_for(way)
            assert [done["do"] for done in ada.tab.commands] == [command]

    chromium.run(take)
