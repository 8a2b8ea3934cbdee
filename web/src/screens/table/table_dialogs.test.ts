// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { snapshot } from "../../../tests/frames";
import { type Position, positionFor } from "../../../tests/positions";
import { applyFrame } from "../../state";
import type { Answer, RoomRequest } from "../../connection/pending_requests";
import { t, i18n } from "../../i18n/index.svelte";
import type { View } from "../../wire/types";
import TableDialogs, { type TableDialog } from "./TableDialogs.svelte";

const ACCEPTED: Answer = { frame: "Accepted", ref: "", number: 8 };
const REFUSED: Answer = { frame: "Refused", ref: "", reason: "store-unavailable", text: "Not now.", rule: "" };

let component: Record<string, unknown> | null = null;
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
});

/** A dialog above the table of a host who plays with another person. */
async function open(dialog: TableDialog, ...answers: Answer[]) {
  return openAt(positionFor("LayTunnel"), dialog, ...answers);
}

async function openAt({ view, choices }: Position, dialog: TableDialog, ...answers: Answer[]) {
  await i18n.load("en");
  const base = snapshot({ seat: 0, game: view, choices });
  const seats = base.room.seats.map((each) => ({ ...each, name: "Bea", taken: true }));
  const state = applyFrame(null, { ...base, room: { ...base.room, state: "playing", seats } }, 0)!;
  const requests: RoomRequest[] = [];
  let closed = 0;
  const props = {
    dialog,
    roomState: state,
    ignoredSeats: new Set<number>(),
    send: (request: RoomRequest) => (requests.push(request), Promise.resolve(answers.shift() ?? ACCEPTED)),
    onignore: () => undefined,
    onenlarge: () => undefined,
    onplay: () => undefined,
    onclose: () => (closed += 1),
  };
  component = mount(TableDialogs, { target: document.body, props });
  flushSync();
  return { requests, closed: () => closed };
}

/** Wait until a pending request is answered. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
}

async function write(text: string): Promise<void> {
  const note = document.querySelector("textarea")!;
  note.value = text;
  note.dispatchEvent(new Event("input", { bubbles: true }));
  note.dispatchEvent(new Event("blur"));
  await settle();
}

async function close(): Promise<void> {
  document.querySelector("dialog")!.close();
  await settle();
}

async function press(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll("button")].filter((button) => button.textContent.trim() === name);
  expect(buttons).toHaveLength(1);
  buttons[0]!.click();
  await settle();
}

const isOpen = (): boolean => document.querySelector("dialog")!.open;
const problem = (): string => document.querySelector("[role=alert]")!.textContent;
const player: TableDialog = { kind: "player", seat: 1 };

test.each([{ kind: "menu" }, player] as const)(
  "%o: a note that is not saved stays, and the reason is shown",
  async (dialog) => {
    const { requests, closed } = await open(dialog, REFUSED, REFUSED);
    await write("lamps: Bea\ncarts: Cleo");
    expect(problem()).toBe(t("problem-store-unavailable"));
    await close();
    expect([isOpen(), closed()]).toEqual([true, 0]);
    expect(document.querySelector("textarea")!.value).toBe("lamps: Bea\ncarts: Cleo");
    await close(); // refused twice, saved now
    expect([isOpen(), closed(), problem()]).toEqual([false, 1, ""]);
    expect(requests.map(({ request }) => request)).toEqual(["WriteNote", "WriteNote", "WriteNote"]);
  },
);

test.each(["player-mark-foe", "player-mute-for-everyone", "player-remove"])(
  "%s: a refusal shows the reason",
  async (button) => {
    await open(player, REFUSED);
    await press(t(button));
    if (button === "player-remove") await press(t("player-remove-confirm"));
    expect(problem()).toBe(t("problem-store-unavailable"));
  },
);

test("a dialog without a note closes at once", async () => {
  const { requests, closed } = await open(player);
  await close();
  expect([requests, closed()]).toEqual([[], 1]);
});

describe("a face-down goal", () => {
  const goal: TableDialog = { kind: "card", card: "goal face down", goal: 1, chest: null };
  const position = positionFor("LayTunnel");
  const known = (faces: View["known_goals"][number]["faces"]): Position => {
    const view = { ...position.view, turn: 9, known_goals: [{ goal: 1, faces }] } as View;
    return { ...position, view };
  };
  const text = (): string => document.querySelector("article")!.textContent;

  test("that the viewer has not seen is explained as unknown", async () => {
    await openAt(known([]), goal);
    expect(text()).toContain(t("rules-name-goal"));
    expect(document.querySelector(".note")).toBeNull();
  });

  test("that the viewer has seen shows what it is, and when it was seen", async () => {
    await openAt(known([{ face: "gold", turn: 6 }]), goal);
    expect(text()).toContain(t("rules-name-gold"));
    expect(text()).not.toContain(t("rules-name-goal"));
    expect(text()).toContain("goal 2: You looked at this card 3 turns ago.");
    expect(text()).not.toContain("swapped");
  });

  test("that may have been swapped says so (WC-17)", async () => {
    await openAt(
      known([
        { face: "gold", turn: 6 },
        { face: null, turn: null },
      ]),
      goal,
    );
    expect(text()).toContain("It may have been swapped since.");
  });
});
