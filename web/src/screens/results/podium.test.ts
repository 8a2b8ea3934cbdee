// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { fold } from "../../state";
import type { Table } from "../../connection/room_client";
import Podium from "./Podium.svelte";

let shown: Record<string, unknown> | null = null;
// What gold there was by round is not what is looked at here.
beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

/** The ways from the podium, for one who has these seats. */
function ways(seats: readonly number[], rematch: string): (string | null)[] {
  const over = snapshot({ seat: seats[0] ?? null, seats });
  const state = fold(null, { ...over, room: { ...over.room, state: "over", rematch } }, 0);
  const table = { place: { room: "mine", seat: null } } as unknown as Table;
  const seen = { connection: { is: "open" }, state, frame: null } as const;
  shown = mount(Podium, { target: document.body, props: { table, seen } });
  flushSync();
  return [...document.querySelectorAll("nav > *")].map((way) => way.getAttribute("href"));
}

test("whoever looks on is shown the way to the next game, when there is one", () => {
  expect(ways([], "again")).toContain("/t/again");
});

test("as long as there is none, nothing leads there; whoever plays has a button", async () => {
  expect(ways([], "")).toHaveLength(2);
  await unmount(shown!);
  expect(ways([0], "again")).not.toContain("/t/again");
});
