// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { playthroughs, viewOf } from "../../../tests/golden";
import { i18n } from "../../i18n/index.svelte";
import { applyFrame } from "../../state";
import type { RoomClient } from "../../connection/room_client";
import type { View } from "../../wire/types";
import Podium from "./Podium.svelte";

beforeAll(() => i18n.load("en"));
let component: Record<string, unknown> | null = null;
// The gold chart is not tested here.
beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  vi.unstubAllGlobals();
});

function show(seats: readonly number[], rematch = "", game: View | null = null): void {
  const over = snapshot({ seat: seats[0] ?? null, seats, game });
  const state = applyFrame(null, { ...over, room: { ...over.room, state: "over", rematch } }, 0);
  const client = { viewpoint: { room: "mine", seat: null } } as unknown as RoomClient;
  const open = { connection: { status: "open" }, state, frame: null } as const;
  component = mount(Podium, { target: document.body, props: { client, snapshot: open } });
  flushSync();
}

/** The links of the podium, for a viewer with these seats. */
function linksOf(seats: readonly number[], rematch: string): (string | null)[] {
  show(seats, rematch);
  return [...document.querySelectorAll("nav > a")].map((link) => link.getAttribute("href"));
}

test("spectators get a link to the rematch", () => {
  expect(linksOf([], "again")).toContain("/t/again");
});

test("without a rematch there is no link; players have a button", async () => {
  expect(linksOf([], "")).toHaveLength(2);
  await unmount(component!);
  expect(linksOf([0], "again")).not.toContain("/t/again");
});

/** The title after a game that these seats won. */
function titleFor(seats: readonly number[], winners: readonly number[]): string {
  const { end } = playthroughs().find(({ name }) => name === "DE24_last_round")!;
  show(seats, "", { ...(viewOf(end, seats[0] ?? null) as View), winners });
  return document.querySelector("h1")?.textContent ?? "";
}

test("the winner is you, for the winner", async () => {
  expect(titleFor([0], [0])).toBe("You win with 6 gold");
  await unmount(component!);
  expect(titleFor([1], [0])).toBe("Ada wins with 6 gold");
});

test("among several winners one is you, for each of them", async () => {
  expect(titleFor([1], [0, 1])).toBe("A shared win for Ada and you: 6 gold each");
  await unmount(component!);
  expect(titleFor([], [0, 1])).toBe("Ada and Player 2 win together with 6 gold each");
});
