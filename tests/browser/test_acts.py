"""What players do is shown to everyone: a moving card, a sentence, an eye on the goal, a list of what happened."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, Page, expect

from pyrite.game import LayTunnel, Pass, command_to_json
from pyrite.game.catalogue import NAME
from pyrite.game.declare import Command
from pyrite.game.modules.veto.commands import VETO_CARD, LetPass
from pyrite.server.operations.identity import COOKIE
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import open_store
from tests.browser.browser_session import TIMEOUT, Chromium, Guest, guest
from tests.browser.conftest import SLOW_CLOCK
from tests.browser.message_texts import text_of
from tests.browser.page_player import PagePlayer
from tests.browser.screen_checks import assert_accessible
from tests.server.end_to_end.client import Client
from tests.server.serving import Server, serving
from tools.pictures.played_room import Person, PlayedRoom

ADA, BEA = PEOPLE = (Person("Ada"), Person("Bea"))
PLAYERS = (*PEOPLE, Person("Cora"))
"""At tables without bots."""
OPTIONS = TableOptions(seats=3, bots="random_bot", clock="none", first_seat=0)
FIRST_GOAL = {"acts-gold": "gold", "acts-stone": "stone NE"}
"""Two rooms that look alike to a spectator: in one of them the first goal is the treasure."""
FIRST_GOAL_CELL = "[data-cell='8,-2']"

RECORD = """
window.told = [];
const tell = (kind, text) => window.told.push([kind, text]);
const seen = new WeakSet();
new MutationObserver(() => {
  for (const element of document.querySelectorAll('.acts .caption, .acts .thing, .acts .hit, [data-own-look]')) {
    if (seen.has(element)) continue;
    seen.add(element);
    tell(element.className.split(' ')[0], element.innerText.trim());
  }
}).observe(document, { subtree: true, childList: true });
"""
"""Records what the page shows for a moment only, in order."""


def dealt(name: str) -> PlayedRoom:
    """A game in which Ada plays first, can read a map and break a tool, and the first goal has the wanted face."""
    for seed in range(500):
        room = PlayedRoom(name, OPTIONS, PEOPLE, seed=str(seed))
        room.begin()
        game = room.room.playing
        assert game is not None
        legal = {type(command).__name__ for command in game.legal(0)}
        assert game.state.sealed is not None
        goal = NAME[game.state.sealed.goals[0]]
        if goal == FIRST_GOAL.get(name, goal) and legal >= {"ReadMap", "Sabotage"}:
            return room
    raise AssertionError(f"no seed for {name}")


@pytest.fixture(scope="module")
def act_tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the rooms."""
    address = f"sqlite:///{tmp_path_factory.mktemp('acts') / 'pyrite.db'}"
    asyncio.run(_store_rooms(address))
    with serving(*SLOW_CLOCK, store=address) as running:
        yield running
        assert running.logged() == ""


async def _store_rooms(address: str) -> None:
    store = await open_store(address)
    for name in ("acts-break", *FIRST_GOAL):
        await dealt(name).save(store)
    for pair in LOOK_ALIKES.values():
        for name, wanted in pair.items():
            await dealt_alike(name, wanted).save(store)
    await store.close()


@dataclass
class Watched:
    """A page that records what it shows."""

    player: PagePlayer

    @property
    def page(self) -> Page:
        """Its page."""
        return self.player.page

    async def told(self, kind: str) -> list[str]:
        """The texts of everything of this kind that was shown so far."""
        found: list[list[str]] = await self.page.evaluate("window.told")
        return [text for each, text in found if each == kind]

    async def wait_for(self, kind: str, count: int) -> None:
        """Wait until this kind was shown so often."""
        async with asyncio.timeout(TIMEOUT):
            while len(await self.told(kind)) < count:
                await asyncio.sleep(0.05)


@asynccontextmanager
async def watched(browser: Browser, server: Server, room: str, person: Person | None) -> AsyncIterator[Watched]:
    """A person, or a spectator, at a table where everything moves."""
    async with guest(browser, server.address, reduced_motion="no-preference") as visitor:
        await visitor.context.add_init_script(RECORD)
        seat = PEOPLE.index(person) if person in PEOPLE else None
        if person is not None:
            await visitor.context.add_cookies([{"name": COOKIE, "value": person.token, "url": server.address}])
        tab = await visitor.tab(f"/t/{room}" + (f"?seat={seat}" if seat is not None else ""))
        player = PagePlayer(tab, Random(1))
        if person is not None:
            await tab.page.locator("[data-acknowledge]").wait_for()
            await player.answer("role")
        await tab.page.locator(".board").wait_for()
        yield Watched(player)


async def play_card(ada: Watched, card: str, target: str) -> dict[str, Any]:
    """Play the first card whose name begins like this; return the command."""
    await ada.player.touch(f"[data-index][aria-label^='{card}']")
    await ada.player.touch(target)
    await ada.player.confirm()
    return ada.player.tab.commands[-1]


async def recap_of(watcher: Watched) -> list[str]:
    """What happened since the last turn, as the page lists it."""
    await watcher.page.locator(".recap button").click()
    return await watcher.page.locator(".recap li").all_inner_texts()


def test_a_broken_tool_is_seen_by_actor_target_and_spectator(chromium: Chromium, act_tables: Server) -> None:
    async def check(browser: Browser) -> None:
        async with (
            watched(browser, act_tables, "acts-break", ADA) as ada,
            watched(browser, act_tables, "acts-break", BEA) as bea,
            watched(browser, act_tables, "acts-break", None) as spectator,
        ):
            command = await play_card(ada, "broken", "[data-seat='1']")

            def sentence(player_is: str, seat_is: str) -> str:
                card = command["card"].replace(" ", "-")
                return text_of(
                    "log-play-sabotage",
                    card_id=card,
                    player="Ada",
                    player_is=player_is,
                    seat="Bea",
                    seat_is=seat_is,
                )

            seen_by = {"you other": ada, "other you": bea, "other other": spectator}
            for who, watcher in seen_by.items():
                said = sentence(*who.split())
                await watcher.wait_for("thing", 2)
                assert await watcher.told("caption") == [said]  # the second card is drawn, without a sentence
            await bea.wait_for("hit", 1)
            assert [await each.told("hit") for each in (ada, spectator)] == [[], []]
            assert await recap_of(bea) == [sentence("other", "you")]
            await assert_accessible(bea.page, "a list of what happened")

    chromium.run(check)


def test_a_look_leaves_an_eye_and_shows_others_nothing_of_what_was_seen(
    chromium: Chromium, act_tables: Server
) -> None:
    """Two games that differ only in a hidden card: everything that a spectator is shown is the same."""

    async def look(browser: Browser, room: str) -> tuple[str, object]:
        async with (
            watched(browser, act_tables, room, ADA) as ada,
            watched(browser, act_tables, room, None) as spectator,
        ):
            await play_card(ada, "map", FIRST_GOAL_CELL)
            await ada.page.locator("[data-own-look]").wait_for()
            await ada.page.keyboard.press("Enter")
            await expect(ada.page.locator("[data-own-look]")).to_have_count(0)
            (secret,) = await ada.told("own-look")
            seen = await ada.page.locator(FIRST_GOAL_CELL).get_attribute("aria-label")
            assert secret.split(": ")[1] in str(seen), "what was seen stays marked on the board"
            await expect(spectator.page.locator("[data-eye]")).to_have_count(1)
            await spectator.wait_for("thing", 2)  # the map, and the card that is drawn
            shown = await everything_told(spectator)
            await spectator.page.reload()
            await expect(spectator.page.locator("[data-eye='0']")).to_have_count(1)
            assert (await everything_told(spectator))[1:] == shown[1:], "after a reload the page shows the same"
            return secret, shown

    async def check(browser: Browser) -> None:
        (treasure, first), (stone, second) = [await look(browser, room) for room in FIRST_GOAL]
        assert treasure != stone
        assert first == second

    chromium.run(check)


# ---------------------------------------------------------------- two games that a spectator cannot tell apart


@dataclass(frozen=True)
class LookAlike:
    """A room in which Ada acts and the others let it pass. A spectator sees the same in both rooms of a pair."""

    modules: tuple[str, ...]
    command: Command
    held_by_bea: str = ""
    """A card that Bea holds; in the other room of the pair nobody holds it."""


LOOK_ALIKES = {
    "a passed card": {
        "acts-pass-map": LookAlike((), Pass(cards=("map",))),
        "acts-pass-tunnel": LookAlike((), Pass(cards=("NESW",))),
    },
    "a veto": {
        "acts-veto-held": LookAlike(("veto",), LayTunnel("EW", (1, 0)), held_by_bea="veto"),
        "acts-veto-nowhere": LookAlike(("veto",), LayTunnel("EW", (1, 0))),
    },
}

SHOWN_NOW = """() => JSON.stringify([
  [...document.querySelectorAll('.acts .caption')].map((each) => [each.className, each.innerText]),
  [...document.querySelectorAll('.acts .thing, .acts .impact')].map((each) => each.getAttribute('class')),
  [...document.querySelectorAll('[data-eyes], .recap, [aria-live]')].map((each) => each.outerHTML),
])"""
STEP, SHOWN_TIME = 100, 8000
"""Milliseconds of the page's own clock."""


def dealt_alike(name: str, wanted: LookAlike) -> PlayedRoom:
    """A game with this deal, of which a spectator has seen nothing yet."""
    options = replace(OPTIONS, modules=wanted.modules, veto_time="all")
    for seed in range(500):
        room = PlayedRoom(name, options, PLAYERS, seed=str(seed))
        room.begin()
        game = room.room.playing
        assert game is not None
        holders = [seat for seat, own in enumerate(game.state.privates) if own and VETO_CARD in own.hand]
        if wanted.command in game.legal(0) and holders == ([1] if wanted.held_by_bea else []):
            return room
    raise AssertionError(f"no seed for {name}")


async def act(server: Server, room: str, command: Command) -> None:
    """Ada plays a command. If the others can veto it, they let it pass."""
    uri = server.address.replace("http", "ws", 1) + f"/api/rooms/{room}/socket"
    clients = [
        Client(uri, {"Origin": server.address, "Cookie": f"{COOKIE}={person.token}"}, seat)
        for seat, person in enumerate(PLAYERS)
    ]
    for client in clients:
        await client.connect()
        await client.until(lambda: client.choices is not None or client.seat)  # noqa: B023  # awaited here
    await clients[0].play(command_to_json(command))
    for client in clients[1:] if isinstance(command, LayTunnel) else ():
        await client.until(lambda: client.choices)  # noqa: B023  # awaited here
        await client.play(command_to_json(LetPass()))
    for client in clients:
        await client.drop()


async def shown_over_time(page: Page) -> list[tuple[int, str]]:
    """Everything that the page shows of acts, and since when, by its own clock."""
    found: list[tuple[int, str]] = []
    for passed in range(0, SHOWN_TIME, STEP):
        shown = await page.evaluate(SHOWN_NOW)
        if not found or found[-1][1] != shown:
            found.append((passed, shown))
        await page.clock.run_for(STEP)
    return found


@pytest.mark.parametrize("secret", LOOK_ALIKES)
def test_two_games_that_differ_in_what_is_hidden_are_shown_alike(
    chromium: Chromium, act_tables: Server, secret: str
) -> None:
    """The same captions, motions, eyes and list, in the same order and at the same times."""

    async def watch(spectator: Guest, room: str, command: Command) -> list[tuple[int, str]]:
        tab = await spectator.tab(f"/t/{room}", spectator.tabs[0].page if spectator.tabs else None)
        await tab.page.locator(".board").wait_for()
        now = await tab.page.evaluate("Date.now()")
        await tab.page.clock.pause_at((now + 1000) / 1000)
        await act(act_tables, room, command)
        await tab.page.locator(".turn [data-seat='1']").wait_for()
        shown = await shown_over_time(tab.page)
        await tab.page.clock.resume()
        return shown

    async def check(browser: Browser) -> None:
        async with guest(browser, act_tables.address, reduced_motion="no-preference") as spectator:
            await spectator.context.clock.install()
            first, second = [
                await watch(spectator, room, wanted.command) for room, wanted in LOOK_ALIKES[secret].items()
            ]
            assert len(first) > 3, "something was shown"
            assert first == second

    chromium.run(check)


async def everything_told(watcher: Watched) -> tuple[object, ...]:
    """Captions and motions so far, the eyes, and the list of what happened."""
    eyes = "[...document.querySelectorAll('[data-eyes]')].map(({ outerHTML }) => outerHTML)"
    shown = await watcher.page.evaluate("window.told")
    return shown, await watcher.page.evaluate(eyes), await recap_of(watcher)
