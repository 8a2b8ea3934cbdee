// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { factsOf, knownGoalsOf, playthroughs, viewOf } from "../../../tests/golden";
import { i18n } from "../../i18n/index.svelte";
import Replay from "./Replay.svelte";

const PLAY = playthroughs().find(({ name }) => name === "DE24")!;
const SEATS = viewOf(PLAY.opening, null).hands.length;

let shown: Record<string, unknown> | null = null;
/** Whether the server is reachable. */
let reached = true;
let asked: string[] = [];
let copied = "";

beforeEach(async () => {
  await i18n.load("en");
  [reached, asked, copied] = [true, [], ""];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => {
    const viewAs = new URL(path, "http://mine").searchParams.get("view_as") ?? "";
    if (!path.includes("/replay")) return Promise.reject(new TypeError("nothing else is asked for"));
    asked.push(viewAs);
    if (!reached) return Promise.reject(new TypeError("no way there"));
    if (/^\d+$/.test(viewAs) && Number(viewAs) >= SEATS)
      return answer(400, { reason: "bad-input", text: "See it as somebody else." });
    const viewer = /^\d+$/.test(viewAs) ? Number(viewAs) : null;
    const steps = PLAY.steps.map((step) => ({
      ...step,
      facts: factsOf(step, viewer),
      known_goals: knownGoalsOf(step, viewer),
    }));
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
  if (shown !== null) await unmount(shown);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(Response.json(body, { status }));
}

async function settled(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

async function look(viewAs: string, step = 0): Promise<void> {
  shown = mount(Replay, { target: document.body, props: { room: "mine", viewAs, step } });
  await settled();
}

const slider = (): Element | null => document.querySelector("[role=slider], input[type=range]");
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent).trim() === name,
  )!;

test("a failed request keeps the current step and can be retried", async () => {
  await look("spectator");
  reached = false;
  const select = [...document.querySelectorAll("select")].at(-1)!;
  select.value = "all";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("can’t be reached");
  expect(slider()).not.toBeNull();
  reached = true;
  button("Try again").click();
  await settled();
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(asked).toEqual(["spectator", "all", "all"]);
});

test("a link with an unknown viewer shows all cards", async () => {
  await look("7");
  expect(asked).toEqual(["7", "all"]);
  expect(slider()).not.toBeNull();
});

test("a link copied during playback leads to the current step", async () => {
  await look("spectator", 3);
  button("Play").click();
  flushSync();
  await settled(1600);
  await settled(1600);
  button("Copy link to this step").click();
  await settled();
  const at = Number(new URL(copied).searchParams.get("at"));
  expect(at).toBeGreaterThan(3);
  expect(document.querySelector(".moment")?.textContent).toContain(`${at} `);
});
