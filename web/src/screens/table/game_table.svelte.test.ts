// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { positionFor } from "../../../tests/positions";
import { applyFrame, type RoomState } from "../../state";
import type { Answer } from "../../connection/pending_requests";
import type { RoomClient } from "../../connection/room_client";
import type { CommandName, Snapshot } from "../../wire/types";
import { i18n } from "../../i18n/index.svelte";
import GameTable from "./GameTable.svelte";

beforeAll(() => i18n.load("en"));

let component: Record<string, unknown> | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  vi.useRealTimers();
});

/** A table with these legal commands. */
function tableFor(name: CommandName, changes: Partial<Snapshot> = {}): RoomState {
  const { view, choices } = positionFor(name);
  const { room } = snapshot();
  const names = view.hands.map((_, seat) => `Dwarf ${seat}`);
  const seats = names.map((name) => ({ ...room.seats[0]!, name }));
  const frame = snapshot({ seat: view.seat, room: { ...room, seats }, game: view, choices, ...changes });
  return applyFrame(null, frame, Date.now())!;
}

function show(roomState: RoomState, send: RoomClient["send"] = vi.fn()): { roomState: RoomState } {
  const client = { send } as unknown as RoomClient;
  const props = $state({
    client,
    snapshot: { connection: { status: "open" as const }, state: roomState, frame: null },
    roomState,
    covered: false,
  });
  component = mount(GameTable, { target: document.body, props });
  flushSync();
  return props;
}

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

test("the focus stays after a refused move", async () => {
  const refused: Answer = {
    frame: "Refused",
    ref: "",
    reason: "stale",
    text: "Something has happened.",
    rule: "",
  };
  const send = vi.fn<RoomClient["send"]>(() => {
    find("[data-confirm]").blur(); // a browser moves the focus away from a disabled button
    return new Promise((resolve) => setTimeout(() => resolve(refused), 50));
  });
  show(tableFor("Steal"), send);
  const press = (button: HTMLElement): void => {
    button.focus();
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    button.click();
  };
  press(find(".question .choices button"));
  await vi.advanceTimersByTimeAsync(0);
  expect(document.activeElement).toBe(find("[data-confirm]"));
  press(find("[data-confirm]"));
  await vi.advanceTimersByTimeAsync(30);
  expect(document.activeElement).toBe(document.body);
  await vi.advanceTimersByTimeAsync(30);
  expect(send).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(find("[data-confirm]"));
});

// ---------------------------------------------------------------- announcements

const announced = (): string[] =>
  [...document.querySelectorAll("[data-announcements] p")].map((each) => each.textContent!);

test("the viewer's turn is announced after the role is acknowledged, in an existing live region", () => {
  const roomState = tableFor("LayTunnel");
  show({ ...roomState, room: { ...roomState.room, state: "playing" } });
  const region = find("[data-announcements]");
  expect([region.getAttribute("role"), ...announced()]).toEqual(["status"]);
  find("[data-acknowledge]").click();
  flushSync();
  expect(announced()).toEqual(["Your turn: choose a card"]);
  expect(find("[data-announcements]")).toBe(region);
});

test("each step of the viewer's turn is announced, and nothing while others play", () => {
  const props = show(tableFor("LayTunnel"));
  find(".prompt .buttons button").click();
  flushSync();
  expect(announced()).toEqual([find(".instruction").textContent]);
  props.roomState = { ...props.roomState, number: props.roomState.number + 1, choices: null };
  flushSync();
  expect(announced()).toEqual([]);
});

test("a question is announced with its reason, and only once", () => {
  show(tableFor("AnswerToll"));
  const asked = [...document.querySelectorAll(".question .text > *")].map((each) => each.textContent);
  expect(asked).toHaveLength(2);
  expect(announced()).toEqual(asked);
  expect(document.querySelectorAll(".action-bar [aria-live], .action-bar [role=status]")).toHaveLength(0);
});

test("announcements wait while a dialog covers the table", async () => {
  const props = show(tableFor("LayTunnel"));
  find(".menu").click();
  flushSync();
  const { choices } = props.roomState;
  props.roomState = { ...props.roomState, choices: null };
  flushSync();
  expect(announced()).toEqual(["Your turn: choose a card"]); // nothing is announced behind the menu
  find("dialog").dispatchEvent(new Event("close"));
  await vi.advanceTimersByTimeAsync(0); // the dialog saves a note before it closes
  expect(announced()).toEqual([]);
  props.roomState = { ...props.roomState, choices };
  flushSync();
  expect(announced()).toEqual(["Your turn: choose a card"]);
});

test("the remaining time is announced once, fifteen seconds before the end", async () => {
  const props = show(tableFor("LayTunnel", { timer: { left: 40_000, total: 45_000 } }));
  await vi.advanceTimersByTimeAsync(24_900);
  expect(announced()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(announced()[1]).toBe("15 seconds left");
  // A chat message arrives, and repeats the remaining time.
  props.roomState = { ...props.roomState, timer: { left: 9000, total: 45_000 }, timerAt: Date.now() };
  await vi.advanceTimersByTimeAsync(2000);
  expect(announced()[1]).toBe("15 seconds left");
  props.roomState = { ...props.roomState, timer: { left: 45_000, total: 45_000 }, timerAt: Date.now() };
  await vi.advanceTimersByTimeAsync(0);
  expect(announced()).toHaveLength(1); // another decision
});

test.each([
  ["of another player", { choices: null, timer: { left: 40_000, total: 45_000 } }],
  ["that does not run", { timer: { left: null, total: null } }],
  ["that has less time from the start", { timer: { left: 10_000, total: 10_000 } }],
])("no warning for a clock %s", async (_, changes) => {
  show(tableFor("LayTunnel", changes));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.body.textContent).not.toContain("seconds left");
});
