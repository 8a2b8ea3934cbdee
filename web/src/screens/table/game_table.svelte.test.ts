// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { momentFor } from "../../../tests/moments";
import { fold, type State } from "../../fold";
import type { Answer } from "../../line/orders";
import type { Table } from "../../line/table";
import type { CommandName, Snapshot } from "../../wire/types";
import { words } from "../../words/index.svelte";
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
