// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { snapshot } from "../../../tests/frames";
import { momentFor } from "../../../tests/positions";
import { fold } from "../../state";
import type { Answer, Wish } from "../../connection/pending_requests";
import { t, words } from "../../i18n/index.svelte";
import TableDialogs, { type Sheet } from "./TableDialogs.svelte";

const ACCEPTED: Answer = { frame: "Accepted", ref: "", number: 8 };
const REFUSED: Answer = { frame: "Refused", ref: "", reason: "store-unavailable", text: "Not now.", rule: "" };

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
});

/** A sheet above the table of a host, beside whom another person sits. */
async function open(sheet: Sheet, ...answers: Answer[]) {
  await words.speak("en");
  const { view, choices } = momentFor("LayTunnel");
  const opened = snapshot({ seat: 0, game: view, choices });
  const seats = opened.room.seats.map((each) => ({ ...each, name: "Bea", taken: true }));
  const state = fold(null, { ...opened, room: { ...opened.room, state: "playing", seats } }, 0)!;
  const orders: Wish[] = [];
  let closed = 0;
  const props = {
    sheet,
    state,
    deafTo: new Set<number>(),
    order: (wish: Wish) => (orders.push(wish), Promise.resolve(answers.shift() ?? ACCEPTED)),
    onhear: () => undefined,
    onlarge: () => undefined,
    onplay: () => undefined,
    onclose: () => (closed += 1),
  };
  shown = mount(TableDialogs, { target: document.body, props });
  flushSync();
  return { orders, closed: () => closed };
}

/** Long enough for an order that is answered at once. */
async function answered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
}

async function write(text: string): Promise<void> {
  const note = document.querySelector("textarea")!;
  note.value = text;
  note.dispatchEvent(new Event("input", { bubbles: true }));
  note.dispatchEvent(new Event("blur"));
  await answered();
}

async function close(): Promise<void> {
  document.querySelector("dialog")!.close();
  await answered();
}

async function press(name: string): Promise<void> {
  const named = [...document.querySelectorAll("button")].filter((button) => button.textContent.trim() === name);
  expect(named).toHaveLength(1);
  named[0]!.click();
  await answered();
}

const isOpen = (): boolean => document.querySelector("dialog")!.open;
const problem = (): string => document.querySelector("[role=alert]")!.textContent;
const player: Sheet = { is: "player", seat: 1 };

test.each([{ is: "menu" }, player] as const)(
  "of %o a note that is not kept stays, and says why",
  async (sheet) => {
    const { orders, closed } = await open(sheet, REFUSED, REFUSED);
    await write("lamps: Bea\ncarts: Cleo");
    expect(problem()).toBe(t("problem-store-unavailable"));
    await close();
    expect([isOpen(), closed()]).toEqual([true, 0]);
    expect(document.querySelector("textarea")!.value).toBe("lamps: Bea\ncarts: Cleo");
    await close(); // it was refused twice, and is kept now
    expect([isOpen(), closed(), problem()]).toEqual([false, 1, ""]);
    expect(orders.map(({ request }) => request)).toEqual(["WriteNote", "WriteNote", "WriteNote"]);
  },
);

test.each(["player-mark-foe", "player-mute", "player-remove"])("%s that is refused says why", async (button) => {
  await open(player, REFUSED);
  await press(t(button));
  if (button === "player-remove") await press(t("player-remove-sure"));
  expect(problem()).toBe(t("problem-store-unavailable"));
});

test("a sheet in which nothing was written is closed at once", async () => {
  const { orders, closed } = await open(player);
  await close();
  expect([orders, closed()]).toEqual([[], 1]);
});
