// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { momentFor } from "../../../tests/positions";
import { fold, type State } from "../../state";
import type { Answer } from "../../connection/pending_requests";
import type { Table } from "../../connection/room_client";
import type { CommandName, Snapshot } from "../../wire/types";
import { words } from "../../i18n/index.svelte";
import GameTable from "./GameTable.svelte";

beforeAll(() => words.speak("en"));

let shown: Record<string, unknown> | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  vi.useRealTimers();
});

/** A table at which one may do this now. */
function tableFor(name: CommandName, changes: Partial<Snapshot> = {}): State {
  const { view, choices } = momentFor(name);
  const { room } = snapshot();
  const names = view.hands.map((_, seat) => `Dwarf ${seat}`);
  const seats = names.map((name) => ({ ...room.seats[0]!, name }));
  const sat = snapshot({ seat: view.seat, room: { ...room, seats }, game: view, choices, ...changes });
  return fold(null, sat, Date.now())!;
}

function show(known: State, order: Table["order"] = vi.fn()): { known: State } {
  const table = { order } as unknown as Table;
  const props = $state({
    table,
    seen: { connection: { is: "open" as const }, state: known, frame: null },
    known,
    covered: false,
  });
  shown = mount(GameTable, { target: document.body, props });
  flushSync();
  return props;
}

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

test("after a play that was refused the focus is where it was", async () => {
  const refused: Answer = {
    frame: "Refused",
    ref: "",
    reason: "stale",
    text: "Something has happened.",
    rule: "",
  };
  const order = vi.fn<Table["order"]>(() => {
    find("[data-confirm]").blur(); // a browser takes the focus from a button that cannot be pressed for a while
    return new Promise((resolve) => setTimeout(() => resolve(refused), 50));
  });
  show(tableFor("Steal"), order);
  const press = (button: HTMLElement): void => {
    button.focus();
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    button.click();
  };
  press(find(".moment .choices button"));
  await vi.advanceTimersByTimeAsync(0);
  expect(document.activeElement).toBe(find("[data-confirm]"));
  press(find("[data-confirm]"));
  await vi.advanceTimersByTimeAsync(30);
  expect(document.activeElement).toBe(document.body);
  await vi.advanceTimersByTimeAsync(30);
  expect(order).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(find("[data-confirm]"));
});

// ---------------------------------------------------------------- by ear

const heard = (): string[] => [...document.querySelectorAll("[data-heard] p")].map((each) => each.textContent!);

test("that it is the own turn is said once the role is known, in a place that was there before", () => {
  const known = tableFor("LayTunnel");
  show({ ...known, room: { ...known.room, state: "playing" } });
  const place = find("[data-heard]");
  expect([place.getAttribute("role"), ...heard()]).toEqual(["status"]);
  find("[data-known]").click();
  flushSync();
  expect(heard()).toEqual(["Your turn: choose a card"]);
  expect(find("[data-heard]")).toBe(place);
});

test("a step of the turn is said, and nothing while others play", () => {
  const props = show(tableFor("LayTunnel"));
  find(".prompt .buttons button").click();
  flushSync();
  expect(heard()).toEqual([find(".says").textContent]);
  props.known = { ...props.known, number: props.known.number + 1, choices: null };
  flushSync();
  expect(heard()).toEqual([]);
});

test("a decision is said with what it is about, and by one place only", () => {
  show(tableFor("AnswerToll"));
  const asked = [...document.querySelectorAll(".moment .words > *")].map((each) => each.textContent);
  expect(asked).toHaveLength(2);
  expect(heard()).toEqual(asked);
  expect(document.querySelectorAll(".dock [aria-live], .dock [role=status]")).toHaveLength(0);
});

test("what comes while something lies above the table is said afterwards", async () => {
  const props = show(tableFor("LayTunnel"));
  find(".menu").click();
  flushSync();
  const { choices } = props.known;
  props.known = { ...props.known, choices: null };
  flushSync();
  expect(heard()).toEqual(["Your turn: choose a card"]); // nothing is said behind the menu
  find("dialog").dispatchEvent(new Event("close"));
  await vi.advanceTimersByTimeAsync(0); // a note that was written is kept first
  expect(heard()).toEqual([]);
  props.known = { ...props.known, choices };
  flushSync();
  expect(heard()).toEqual(["Your turn: choose a card"]);
});

test("once, fifteen seconds before the end, the time is said", async () => {
  const props = show(tableFor("LayTunnel", { timer: { left: 40_000, total: 45_000 } }));
  await vi.advanceTimersByTimeAsync(24_900);
  expect(heard()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard()[1]).toBe("15 seconds left");
  // Somebody says something, and the time is told anew.
  props.known = { ...props.known, timer: { left: 9000, total: 45_000 }, timerAt: Date.now() };
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard()[1]).toBe("15 seconds left");
  props.known = { ...props.known, timer: { left: 45_000, total: 45_000 }, timerAt: Date.now() };
  await vi.advanceTimersByTimeAsync(0);
  expect(heard()).toHaveLength(1); // another decision
});

test.each([
  ["of others", { choices: null, timer: { left: 40_000, total: 45_000 } }],
  ["that does not run", { timer: { left: null, total: null } }],
  ["that never had more", { timer: { left: 10_000, total: 10_000 } }],
])("nothing is said of a clock %s", async (_, changes) => {
  show(tableFor("LayTunnel", changes));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.body.textContent).not.toContain("seconds left");
});
