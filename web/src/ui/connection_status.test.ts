// @vitest-environment happy-dom
// Wherever something can be pressed at a table, the page says when nobody hears it.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snapshot, TERMS } from "../../tests/frames";
import { blankView, fold, type State } from "../state";
import type { Connection } from "../connection/connection";
import type { Seen, Table } from "../connection/room_client";
import BigLobby from "../screens/bigscreen/BigLobby.svelte";
import Podium from "../screens/results/Podium.svelte";
import Lobby from "../screens/lobby/Lobby.svelte";
import HandoverScreen from "../screens/hotseat/HandoverScreen.svelte";
import { t, words } from "../i18n/index.svelte";

let shown: Record<string, unknown> | null = null;
beforeEach(async () => {
  await words.speak("en");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
});
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

const lobby = fold(null, snapshot(), 0) as State;
const over: State = { ...lobby, room: { ...lobby.room, state: "over" }, game: blankView(TERMS, 0) };
const table = { place: { room: "mine", seat: 0 } } as unknown as Table;
const target = document.body;
const children = createRawSnippet(() => ({ render: () => "<p>Look away.</p>" }));

const SCREENS: Readonly<Record<string, (connection: Connection) => Record<string, unknown>>> = {
  "the lobby": (connection) => {
    const seen: Seen = { connection, state: lobby, frame: null };
    return mount(Lobby, { target, props: { table, seen } });
  },
  "the lobby on a big screen": (connection) => mount(BigLobby, { target, props: { known: lobby, connection } }),
  "the curtain": (connection) => mount(HandoverScreen, { target, props: { title: "Ada", connection, children } }),
  "the podium": (connection) => {
    const seen: Seen = { connection, state: over, frame: null };
    return mount(Podium, { target, props: { table, seen } });
  },
};

/** What is said by those who tell how things stand, and can be seen. */
function seenToBeSaid(): string[] {
  flushSync();
  const texts = [...document.querySelectorAll("[role=status]")].map((status) => {
    const copy = status.cloneNode(true) as Element;
    for (const unseen of copy.querySelectorAll(".unseen")) unseen.remove();
    return copy.textContent.trim();
  });
  return texts.filter((text) => text.startsWith("Connect"));
}

test.each(Object.keys(SCREENS))("%s says that the line is lost, and nothing while it is open", async (name) => {
  shown = SCREENS[name]!({ is: "lost", again: 400 });
  expect(seenToBeSaid()).toEqual([t("line-lost")]);
  await unmount(shown);
  shown = SCREENS[name]!({ is: "open" });
  expect(seenToBeSaid()).toEqual([]);
});
