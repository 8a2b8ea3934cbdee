// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { factsOf, sentOf, playthroughs, viewOf } from "../../../tests/golden";
import { i18n } from "../../i18n/index.svelte";
import { settingsDialog } from "../../settings/dialog_state.svelte";
import { settings } from "../../settings/settings.svelte";
import Replay from "./Replay.svelte";

const PLAY = playthroughs().find(({ name }) => name === "DE24")!;
const SEATS = viewOf(PLAY.opening, null).hands.length;

let component: Record<string, unknown> | null = null;
/** Whether the server is reachable. */
let reachable = true;
let requested: string[] = [];
let copied = "";

beforeEach(async () => {
  await i18n.load("en");
  [reachable, requested, copied] = [true, [], ""];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => {
    const viewAs = new URL(path, "http://mine").searchParams.get("view_as") ?? "";
    if (!path.includes("/replay")) return Promise.reject(new TypeError("nothing else is requested"));
    requested.push(viewAs);
    if (!reachable) return Promise.reject(new TypeError("no network"));
    if (/^\d+$/.test(viewAs) && Number(viewAs) >= SEATS)
      return answer(400, { reason: "bad-input", text: "There is no such viewer." });
    const viewer = /^\d+$/.test(viewAs) ? Number(viewAs) : null;
    const steps = PLAY.steps.map((step) => {
      const { seat, command } = step;
      return { seat, command, facts: factsOf(step, viewer), game: sentOf(step, viewer) };
    });
    const names = Array.from({ length: SEATS }, (_, seat) => `Dwarf ${seat}`);
    return answer(200, {
      view_as: viewAs,
      names,
      opening: viewOf(PLAY.opening, viewer),
      steps,
      notes: [],
      marks: [],
    });
  });
  const clipboard = { writeText: (text: string) => Promise.resolve(void (copied = text)) };
  vi.stubGlobal("navigator", { ...navigator, clipboard });
});
afterEach(async () => {
  if (component !== null) await unmount(component);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(Response.json(body, { status }));
}

async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

async function open(viewAs: string, step = 0): Promise<void> {
  component = mount(Replay, { target: document.body, props: { room: "mine", viewAs, step } });
  await settle();
}

const slider = (): Element | null => document.querySelector("[role=slider], input[type=range]");
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent).trim() === name,
  )!;

test.each(["1", "2", "4"])("at speed %s the cards of a step arrive before the next step", async (speed) => {
  settings.set({ motion: "full", speed: "slow" });
  await open("all");
  const select = document.querySelector("select")!;
  const chosen = [...select.options].find(({ text }) => text === `${speed}×`)!;
  select.querySelector = () => chosen as never; // happy-dom does not know which option is checked
  select.dispatchEvent(new Event("change", { bubbles: true }));
  button("Play").click();
  const [steps, moved, landed] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const stepTime = 1500 / Number(speed);
  for (let time = 0; time < 12 * stepTime; time += stepTime / 25) {
    await settle(stepTime / 25);
    const now = document.querySelector(".position")!.textContent;
    const captioned = document.querySelector(".caption") !== null;
    steps.add(now);
    if (document.querySelector(".thing")) moved.add(now);
    if (captioned && !document.querySelector(".thing")) landed.add(now);
  }
  expect(steps.size).toBeGreaterThan(10);
  expect(moved.size).toBeGreaterThan(8);
  expect([...moved].slice(0, -1).filter((each) => !landed.has(each))).toEqual([]);
});

test("a replay has the piles, from which cards are drawn and to which they are discarded", async () => {
  await open("all");
  for (const pile of ["deck", "discard"]) expect(document.querySelector(`[data-pile=${pile}]`)).not.toBeNull();
});

test("a replay waits behind the settings", async () => {
  await open("all");
  button("Play").click();
  settingsDialog.open = true;
  await settle(10_000);
  const waiting = document.querySelector(".position")!.textContent;
  settingsDialog.open = false;
  await settle(1600);
  expect(document.querySelector(".position")!.textContent).not.toBe(waiting);
  expect(waiting).toContain("0");
});

test("a failed request keeps the current step and can be retried", async () => {
  await open("spectator");
  reachable = false;
  const select = [...document.querySelectorAll("select")].at(-1)!;
  select.value = "all";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("can’t be reached");
  expect(slider()).not.toBeNull();
  reachable = true;
  button("Try again").click();
  await settle();
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(requested).toEqual(["spectator", "all", "all"]);
});

test("a link with an unknown viewer shows all cards", async () => {
  await open("7");
  expect(requested).toEqual(["7", "all"]);
  expect(slider()).not.toBeNull();
});

test("a link copied during playback leads to the current step", async () => {
  await open("spectator", 3);
  button("Play").click();
  flushSync();
  await settle(1600);
  await settle(1600);
  button("Copy link to this step").click();
  await settle();
  const at = Number(new URL(copied).searchParams.get("at"));
  expect(at).toBeGreaterThan(3);
  expect(document.querySelector(".position")?.textContent).toContain(`${at} `);
});
