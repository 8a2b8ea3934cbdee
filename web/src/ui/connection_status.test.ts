// @vitest-environment happy-dom
// Every screen with controls shows when the connection is lost.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snapshot } from "../../tests/frames";
import { playthroughs, viewOf } from "../../tests/golden";
import { applyFrame, type RoomState } from "../state";
import type { ConnectionState } from "../connection/connection";
import type { ClientSnapshot, RoomClient } from "../connection/room_client";
import BigLobby from "../screens/bigscreen/BigLobby.svelte";
import Podium from "../screens/results/Podium.svelte";
import Lobby from "../screens/lobby/Lobby.svelte";
import HandoverScreen from "../screens/hotseat/HandoverScreen.svelte";
import { t, i18n } from "../i18n/index.svelte";

let component: Record<string, unknown> | null = null;
beforeEach(async () => {
  await i18n.load("en");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
});
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  vi.unstubAllGlobals();
});

const lobby = applyFrame(null, snapshot(), 0) as RoomState;
const over: RoomState = {
  ...lobby,
  room: { ...lobby.room, state: "over" },
  game: viewOf(playthroughs()[0]!.opening, 0),
};
const client = { viewpoint: { room: "mine", seat: 0 } } as unknown as RoomClient;
const target = document.body;
const children = createRawSnippet(() => ({ render: () => "<p>Look away.</p>" }));

const SCREENS: Readonly<Record<string, (connection: ConnectionState) => Record<string, unknown>>> = {
  "the lobby": (connection) => {
    const snapshot: ClientSnapshot = { connection, state: lobby, frame: null };
    return mount(Lobby, { target, props: { client, snapshot } });
  },
  "the lobby on a big screen": (connection) =>
    mount(BigLobby, { target, props: { roomState: lobby, connection } }),
  "the handover screen": (connection) =>
    mount(HandoverScreen, { target, props: { title: "Ada", connection, children } }),
  "the podium": (connection) => {
    const snapshot: ClientSnapshot = { connection, state: over, frame: null };
    return mount(Podium, { target, props: { client, snapshot } });
  },
};

/** The visible text of status elements. */
function visibleStatus(): string[] {
  flushSync();
  const texts = [...document.querySelectorAll("[role=status]")].map((status) => {
    const copy = status.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll(".visually-hidden")) hidden.remove();
    return copy.textContent.trim();
  });
  return texts.filter((text) => text.startsWith("Connect"));
}

test.each(Object.keys(SCREENS))("%s shows a lost connection, and nothing while it is open", async (name) => {
  component = SCREENS[name]!({ status: "lost", retryIn: 400 });
  expect(visibleStatus()).toEqual([t("connection-lost")]);
  await unmount(component);
  component = SCREENS[name]!({ status: "open" });
  expect(visibleStatus()).toEqual([]);
});
