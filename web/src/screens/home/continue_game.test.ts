// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { i18n, t } from "../../i18n/index.svelte";
import ContinueGame from "./ContinueGame.svelte";

let component: Record<string, unknown> | null = null;
/** The games in progress, the most recently active ones first, and the seat that each waits for. */
let turns: Record<string, number>;
let lists: number;

beforeEach(async () => {
  vi.useFakeTimers();
  await i18n.load("en");
  lists = 0;
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/me/rooms") lists += 1;
    return Promise.resolve(new Response(JSON.stringify(answerTo(path)), { headers: JSON_TYPE }));
  });
});
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const JSON_TYPE = { "Content-Type": "application/json" };

function answerTo(path: string): unknown {
  if (path === "/api/me") return { name: "Ada" };
  if (path === "/api/me/rooms")
    return { rooms: Object.keys(turns).map((room) => ({ room, touched: 0, table: { state: "playing" } })) };
  const name = path.split("/").at(-1)!;
  const asked = [turns[name]];
  return { room: { ...snapshot().room, name }, seats: [0], asked, asked_at: 0 };
}

async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

const games = (): (string | null)[] =>
  [...document.querySelectorAll("section > a")].map((link) => link.getAttribute("href"));

function setVisibility(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
}

test("an older game that waits for the guest comes before newer ones", async () => {
  turns = { newest: 1, newer: 1, new: 2, old: 0 };
  component = mount(ContinueGame, { target: document.body });
  await settle();
  expect(games()).toEqual(["/t/old", "/t/newest", "/t/newer"]);
  expect(document.querySelector(".mine")?.textContent).toContain(t("table-your-turn"));
});

test("the games are loaded again each minute and when the page is visible again, never while it is hidden", async () => {
  turns = { only: 1 };
  component = mount(ContinueGame, { target: document.body });
  await settle();
  expect(document.querySelector(".mine")).toBeNull();
  turns = { only: 0 };
  await settle(60_000);
  expect(document.querySelector(".mine")).not.toBeNull();
  setVisibility("hidden");
  await settle(600_000);
  expect(lists).toBe(2);
  turns = { only: 1 };
  setVisibility("visible");
  await settle();
  expect(document.querySelector(".mine")).toBeNull();
});
