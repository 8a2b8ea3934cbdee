// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { applyFrame } from "../../state";
import type { RoomClient } from "../../connection/room_client";
import Podium from "./Podium.svelte";

let component: Record<string, unknown> | null = null;
// The gold chart is not tested here.
beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  vi.unstubAllGlobals();
});

/** The links of the podium, for a viewer with these seats. */
function linksOf(seats: readonly number[], rematch: string): (string | null)[] {
  const over = snapshot({ seat: seats[0] ?? null, seats });
  const state = applyFrame(null, { ...over, room: { ...over.room, state: "over", rematch } }, 0);
  const client = { viewpoint: { room: "mine", seat: null } } as unknown as RoomClient;
  const open = { connection: { status: "open" }, state, frame: null } as const;
  component = mount(Podium, { target: document.body, props: { client, snapshot: open } });
  flushSync();
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
