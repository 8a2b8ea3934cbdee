// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { snapshot, update } from "../../tests/frames";
import { applyFrame, type RoomState } from "../state";
import { logLines } from "../log/log_lines";
import type { RoomRequest } from "../connection/pending_requests";
import type { SpectatorView, RoomItem } from "../wire/types";
import { i18n } from "../i18n/index.svelte";
import { samePersonText, seatsOfPerson } from "./player";
import Spectators from "./Spectators.svelte";

beforeAll(() => i18n.load("en"));

let component: Record<string, unknown> | null = null;
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
});

const ZOE: SpectatorView = { person: "z", name: "Zoe", connected: true, muted: false };
const MUTED: SpectatorView = { person: "0000ff", name: "", connected: false, muted: true };
const normalised = (text: string | null): string =>
  (text ?? "").replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");

function stateWithSpectators(): RoomState {
  return applyFrame(null, snapshot({ spectators: [ZOE, MUTED] }), 0)!;
}

function open(state: RoomState, switchable = true) {
  const send = vi.fn((_: RoomRequest) => undefined);
  component = mount(Spectators, { target: document.body, props: { roomState: state, send, switchable } });
  flushSync();
  const press = (name: string): void => {
    const found = [...document.querySelectorAll("button")].find(
      (each) => normalised(each.textContent).trim() === name,
    );
    if (found === undefined) throw new Error(`There is no button ${name}.`);
    found.click();
    flushSync();
  };
  return { send, press };
}

test("the host mutes, removes after confirmation, and switches spectators off", () => {
  const { send, press } = open(stateWithSpectators());
  const rows = [...document.querySelectorAll("li")].map((row) =>
    normalised(row.querySelector(".who")!.textContent).trim(),
  );
  expect(rows).toEqual(["Zoe", "Spectator 355 has left muted"]);
  press("Mute Zoe");
  press("Unmute Spectator 355");
  press("Remove Zoe");
  expect(normalised(document.body.textContent)).toContain("Remove Zoe? They can’t come back to this table.");
  press("Back");
  press("Remove Zoe");
  press("Yes, remove");
  const allowed = document.querySelector("input")!;
  allowed.click();
  expect(allowed.checked).toBe(true); // until the server has agreed
  expect(send.mock.calls.map(([request]) => request)).toEqual([
    { request: "MuteSpectator", person: "z", muted: true },
    { request: "MuteSpectator", person: "0000ff", muted: false },
    { request: "RemoveSpectator", person: "z" },
    { request: "AllowSpectators", allowed: false },
  ]);
});

test("an empty list says so; before the game there is no switch", () => {
  open({ ...stateWithSpectators(), spectators: [] }, false);
  expect(document.body.textContent).toContain("There are no spectators.");
  expect(document.querySelector("input")).toBeNull();
});

test("events change the list, and a new list replaces it", () => {
  const items: RoomItem[] = [
    { event: "SpectatorMuted", person: "z", name: "Zoe", muted: true },
    { event: "SpectatorRemoved", person: "0000ff", name: "" },
    { event: "SpectatorRemoved", person: "x", name: "Xan" },
    { event: "SpectatorsAllowed", allowed: false },
  ];
  const state = applyFrame(stateWithSpectators(), update(8, ...items), 0)!;
  expect(state.spectators).toEqual([{ ...ZOE, muted: true }]);
  expect(state.room.options.spectators).toBe(false);
  expect(logLines(state).map(({ text }) => normalised(text))).toEqual([
    "The host muted the spectator Zoe",
    "The host removed the spectator Xan",
    "The host no longer allows spectators",
  ]);
  expect(
    applyFrame(state, { frame: "Presence", connected: [0], spectator_count: 1, spectators: [MUTED] }, 0)!
      .spectators,
  ).toEqual([MUTED]);
  expect(applyFrame(state, { frame: "Presence", connected: [0], spectator_count: 1 }, 0)!.spectators).toBeNull();
});

test("several seats of one other person are recognised", () => {
  const base = snapshot({ seat: 0, seats: [0] });
  const [ada, free] = base.room.seats as [RoomState["room"]["seats"][0], RoomState["room"]["seats"][0]];
  const seats = [
    ada,
    { ...free, taken: true, name: "Bea", person: "b" },
    { ...free, taken: true, name: "Ben", person: "b" },
  ];
  const state = applyFrame(null, { ...base, room: { ...base.room, seats } }, 0)!;
  expect([0, 1, 2].map((seat) => seatsOfPerson(state, seat))).toEqual([[], [1, 2], [1, 2]]);
  expect(normalised(samePersonText(state, 2))).toBe("one person plays Bea and Ben");
  expect(samePersonText({ ...state, seats: [1, 2] }, 1)).toBe("");
});
