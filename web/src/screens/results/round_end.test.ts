// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { fromStore } from "svelte/store";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { snapshot, update } from "../../../tests/frames";
import { factsOf, type Playthrough, playthroughs, type Step, updateOf, viewOf } from "../../../tests/golden";
import { applyFrame, type RoomState } from "../../state";
import type { ConnectionState } from "../../connection/connection";
import { type ClientSnapshot, RoomClient } from "../../connection/room_client";
import type { AnyFact, AnyFrame, Update, View } from "../../wire/types";
import { i18n, t } from "../../i18n/index.svelte";
import { DEFAULTS, type SettingValues } from "../../settings/declarations";
import { settings } from "../../settings/settings.svelte";
import RoundEnd from "./RoundEnd.svelte";

const PLAY = playthroughs().find(({ name }) => name === "DE24");
if (PLAY === undefined) throw new Error("There is no playthrough DE24.");
/** The index of the step that ends the round. */
const END = PLAY.steps.findIndex((step) => factsOf(step, null).some(({ fact }) => fact === "RoundEnded"));

let component: Record<string, unknown> | null = null;
beforeAll(() => i18n.load("en"));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  settings.set(DEFAULTS);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A seat's client just before and just after the end of the round. */
function atRoundEnd(seat: number): { before: RoomState; frame: AnyFrame; after: RoomState } {
  const base = snapshot({ number: 0, seat, game: viewOf(PLAY!.opening, seat) as View });
  const start = applyFrame(null, { ...base, room: { ...base.room, state: "playing" } }, 0)!;
  const before = applyFrame(start, updateOf(start, PLAY!.steps.slice(0, END), seat), 0) as RoomState;
  const choices = seat === 0 ? ([1, 2] as const).map((nuggets) => ({ do: "TakeGold", nuggets }) as const) : null;
  const received = updateOf(before, [PLAY!.steps[END]!], seat);
  const frame = { ...received, choices } as AnyFrame;
  return { before, frame, after: applyFrame(before, frame, 0) as RoomState };
}

/** The end of a round and everything after it in one update; then it may be the viewer's turn. */
function afterRoundEnd(
  play: Playthrough,
  seat: number,
  more: Partial<Update> = {},
): { frame: AnyFrame; after: RoomState } {
  const ends = (step: Playthrough["steps"][number]): boolean =>
    factsOf(step, null).some(({ fact }) => fact === "RoundEnded");
  const end = play.steps.findIndex(ends);
  const last = play.steps.findIndex((step, index) => index >= end && isLast(factsOf(step, null)));
  const base = snapshot({ number: 0, seat, game: viewOf(play.opening, seat) as View });
  const start = applyFrame(null, { ...base, room: { ...base.room, state: "playing" } }, 0)!;
  const before = applyFrame(start, updateOf(start, play.steps.slice(0, end), seat), 0) as RoomState;
  const frame: AnyFrame = { ...updateOf(before, play.steps.slice(end, last + 1), seat), ...more };
  return { frame, after: applyFrame(before, frame, Date.now()) as RoomState };
}

const isLast = (facts: readonly AnyFact[]): boolean =>
  facts.some(({ fact }) => fact === "RoundBegun" || fact === "GameEnded");

function show(
  state: RoomState,
  frame: AnyFrame,
  connection: ConnectionState = { status: "open" },
  more: { autoClose?: boolean } = {},
): ReturnType<typeof vi.fn<RoomClient["send"]>> {
  const send = vi.fn<RoomClient["send"]>().mockResolvedValue({ frame: "Accepted", ref: "", number: 0 });
  const snapshot: ClientSnapshot = { connection, state, frame };
  const client = { viewpoint: { room: "mine", seat: state.seat }, send } as unknown as RoomClient;
  component = mount(RoundEnd, { target: document.body, props: { client, snapshot, ...more } });
  flushSync();
  return send;
}

const revealedRoles = (): number => document.querySelectorAll("li:not(.unused) .face").length;
const wait = (milliseconds: number): void => {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
};

test("roles turn over one by one, and a hidden role is not on the page", () => {
  const { after, frame } = atRoundEnd(1);
  show(after, frame);
  const counts = Array.from({ length: 12 }, () => {
    wait(1000);
    return revealedRoles();
  });
  expect(counts[0]).toBe(0);
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  expect(counts).toEqual(counts.toSorted());
});

/** How long it takes until all roles are revealed, in steps of 100 milliseconds. */
function timeToReveal(change: Partial<SettingValues>): number {
  settings.set(change);
  const { after, frame } = atRoundEnd(1);
  show(after, frame);
  let steps = 0;
  for (; revealedRoles() < 3; steps += 1) wait(100);
  return steps;
}

test("the settings for speed and motion decide how fast roles turn over", async () => {
  const normal = timeToReveal({});
  await unmount(component!);
  const slow = timeToReveal({ speed: "slow" });
  await unmount(component!);
  expect(slow).toBeGreaterThan(1.5 * normal);
  expect(timeToReveal({ speed: "instant" })).toBe(0);
  await unmount(component!);
  expect(timeToReveal({ speed: "slow", motion: "reduced" })).toBe(0);
});

test("the holder of the gold cards sees all of them, equal ones too, and takes one (PAY-2)", () => {
  const { after, frame } = atRoundEnd(0);
  const send = show(after, frame);
  const cards = document.querySelectorAll<HTMLButtonElement>("fieldset button");
  const label = (nuggets: number): string => t("round-end-gold-card", { nuggets });
  expect(after.game!.own!.offer.toSorted()).toEqual([1, 1, 2]);
  expect([...cards].map((card) => card.innerHTML.includes(label(2)))).toEqual([true, false, false]);
  cards[0]?.click();
  expect(send).toHaveBeenCalledWith({
    request: "Play",
    after: after.number,
    command: { do: "TakeGold", nuggets: 2 },
  });
});

test("a double tap takes a card once; a later tap takes another", async () => {
  const { after, frame } = atRoundEnd(0);
  const send = show(after, frame);
  const card = document.querySelector<HTMLButtonElement>("fieldset button");
  card?.click();
  card?.click();
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  card?.click();
  expect(send).toHaveBeenCalledTimes(2);
});

const isShown = (): boolean => document.querySelector("dialog") !== null;
const continueButton = (): HTMLButtonElement | null => document.querySelector(".continue");
/** Show all scenes at once, then let some time pass. */
function skipAndWait(milliseconds: number): void {
  continueButton()?.click();
  flushSync();
  wait(milliseconds);
}

test("a running clock skips the scenes, and shows the time left", () => {
  const choices = [{ do: "Pass", cards: ["map"] }] as Update["choices"];
  const { after, frame } = afterRoundEnd(PLAY, 1, { choices, timer: { left: 20_000, total: 20_000 } });
  show(after, frame);
  expect(revealedRoles()).toBe(3);
  expect(document.querySelector("dialog [role=timer]")?.textContent).toContain("20");
  wait(5000);
  expect(document.querySelector("dialog [role=timer]")?.textContent).toContain("15");
});

test("with much time left the scenes are shown one by one", () => {
  const choices = [{ do: "Pass", cards: ["map"] }] as Update["choices"];
  const { after, frame } = afterRoundEnd(PLAY, 1, { choices, timer: { left: 7_200_000, total: 7_200_000 } });
  show(after, frame);
  expect([revealedRoles(), document.querySelector("[role=timer]")]).toEqual([0, null]);
});

test("without time pressure the scenes are shown one by one", () => {
  const result = afterRoundEnd(PLAY, 1, { choices: [{ do: "Pass", cards: ["map"] }] as Update["choices"] });
  show(result.after, result.frame);
  expect([revealedRoles(), document.querySelector("[role=timer]")]).toEqual([0, null]);
});

test("it closes by itself, but not while it has the focus", () => {
  const { after, frame } = afterRoundEnd(PLAY, 1);
  show(after, frame);
  continueButton()?.focus();
  skipAndWait(60_000);
  expect(isShown()).toBe(true);
  continueButton()?.blur();
  wait(7000);
  expect(isShown()).toBe(false);
});

test("on a shared screen it closes by itself, also at the end of the game", () => {
  const last = playthroughs().find(({ name }) => name === "DE24_last_round")!;
  const { after, frame } = afterRoundEnd(last, 1);
  show(after, frame, { status: "open" }, { autoClose: true });
  continueButton()?.focus();
  skipAndWait(7000);
  expect(isShown()).toBe(false);
});

test("for players the end of the last round stays until they dismiss it", () => {
  const last = playthroughs().find(({ name }) => name === "DE24_last_round")!;
  const { after, frame } = afterRoundEnd(last, 1);
  show(after, frame);
  skipAndWait(60_000);
  expect(isShown()).toBe(true);
});

test("the unused role is turned over after the others (END-2)", () => {
  const { after, frame } = atRoundEnd(1);
  show(after, frame);
  while (revealedRoles() < 3) wait(500);
  expect(document.querySelectorAll(".unused")).toHaveLength(1);
  expect(document.querySelector(".unused .face")).toBeNull();
  wait(1100);
  expect(document.querySelector(".unused .face")).not.toBeNull();
  expect(document.querySelector(".unused .purse")?.textContent.trim()).toBe("");
});

test("players who are not asked have nothing to choose (PAY-5)", () => {
  const { after, frame } = atRoundEnd(1);
  show(after, frame);
  expect(document.querySelector("fieldset")).toBeNull();
});

test("a page opened while gold is shared shows all roles at once", () => {
  const { after } = atRoundEnd(1);
  show(after, snapshot());
  expect(revealedRoles()).toBe(3);
});

test("it shows a lost connection, because it covers the table", () => {
  const { after, frame } = atRoundEnd(1);
  show(after, frame, { status: "lost", retryIn: 400 });
  expect(document.querySelector("dialog [role=status].lost")).not.toBeNull();
});

function setVisibility(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
}

test("it pauses while the page is hidden, and stays for a while after the last scene", () => {
  const { before } = atRoundEnd(1);
  const begins = (step: Step): boolean => factsOf(step, 1).some(({ fact }) => fact === "RoundBegun");
  const begun = PLAY!.steps.findIndex((step, index) => index > END && begins(step));
  const all = updateOf(before, PLAY!.steps.slice(END, begun + 1), 1);
  setVisibility("hidden");
  show(applyFrame(before, all, 0) as RoomState, all);
  wait(60_000);
  expect(revealedRoles()).toBe(0);
  setVisibility("visible");
  while (revealedRoles() === 0) wait(1000);
  setVisibility("hidden");
  wait(60_000);
  expect(revealedRoles()).toBe(1);
  setVisibility("visible");
  const buttonText = (): string => document.querySelector(".continue")?.textContent ?? "";
  const skipText = buttonText();
  while (buttonText() === skipText) wait(1000); // until everything is shown
  setVisibility("hidden");
  wait(60_000);
  expect(document.querySelector("dialog")).not.toBeNull();
  setVisibility("visible");
  wait(7000);
  expect(document.querySelector("dialog")).toBeNull();
});

test("before a round has ended nothing is shown", () => {
  const { before, frame } = atRoundEnd(1);
  show(before, frame);
  expect(document.querySelector("dialog")).toBeNull();
});

/** A fake WebSocket, operated by the test. */
class Socket extends EventTarget {
  static last: Socket;
  constructor(readonly address: string) {
    super();
    Socket.last = this;
  }
  close(): void {}
  receive(frame: AnyFrame): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
    flushSync();
  }
  cut(): void {
    this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
    flushSync();
    wait(1);
  }
}

test("a round that ends during a disconnect is shown after the reconnect", () => {
  const environment = {
    origin: "ws://here",
    Socket: Socket as unknown as typeof WebSocket,
    ensureGuest: () => Promise.resolve(true),
    random: () => 0,
    backoff: { first: 1, max: 1 },
    repeatDelay: 5,
    answerTimeout: 60_000,
    heartbeatTimeout: 60_000,
  };
  const client = new RoomClient({ room: "mine", seat: 1 }, environment);
  const current = fromStore(client);
  const props = {
    client,
    get snapshot() {
      return current.current;
    },
  };
  component = mount(RoundEnd, { target: document.body, props });
  const base = snapshot({ number: 0, seat: 1, game: viewOf(PLAY!.opening, 1) as View });
  const { before, frame } = atRoundEnd(1);
  Socket.last.receive({ ...base, room: { ...base.room, state: "playing" } });
  Socket.last.receive({ ...update(1, ...before.log.map(({ item }) => item)), game: before.game! });
  Socket.last.cut();
  expect(Socket.last.address).toContain(`after=${before.number}`);
  Socket.last.receive(frame);
  expect(document.querySelector("dialog")).not.toBeNull();
  expect(revealedRoles()).toBe(0); // the scenes start from the beginning
  client.close();
});
