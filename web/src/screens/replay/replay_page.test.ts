// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { factsOf, sentOf, playthroughs, viewOf } from "../../../tests/golden";
import { i18n } from "../../i18n/index.svelte";
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
