// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { fromStore } from "svelte/store";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { snapshot, told } from "../../../tests/frames";
import { factsOf, type Playthrough, playthroughs, viewOf } from "../../../tests/golden";
import { fold, type State } from "../../state";
import type { Connection } from "../../connection/connection";
import { type Seen, Table } from "../../connection/room_client";
import type { AnyFact, AnyFrame, Update, View } from "../../wire/types";
import { words } from "../../i18n/index.svelte";
import RoundEnd from "./RoundEnd.svelte";

const PLAY = playthroughs().find(({ name }) => name === "DE24");
if (PLAY === undefined) throw new Error("There is no playthrough DE24.");
/** The step that ends the round, and all before it. */
const END = PLAY.steps.findIndex((step) => factsOf(step, null).some(({ fact }) => fact === "RoundEnded"));

let shown: Record<string, unknown> | null = null;
beforeAll(() => words.speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  if (shown !== null) await unmount(shown);
  shown = null;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The table of a seat just before the round ends, and when it has ended. */
function atTheEnd(seat: number): { before: State; frame: AnyFrame; after: State } {
  const facts = PLAY!.steps.slice(0, END).flatMap((step) => factsOf(step, seat));
  const opened = snapshot({ number: 0, seat, game: viewOf(PLAY!.opening, seat) as View });
  const start = fold(null, { ...opened, room: { ...opened.room, state: "playing" } }, 0);
  const before = fold(start, told(1, ...facts), 0) as State;
  const choices = seat === 0 ? ([1, 2] as const).map((nuggets) => ({ do: "TakeGold", nuggets }) as const) : null;
  const news = told(before.number + 1, ...factsOf(PLAY!.steps[END]!, seat));
  const frame = { ...news, choices } as AnyFrame;
  return { before, frame, after: fold(before, frame, 0) as State };
}

/** All that is told of a round that has ended and of what came after it, at once; then it may be my turn. */
function whenOver(play: Playthrough, seat: number, more: Partial<Update> = {}): { frame: AnyFrame; after: State } {
  const ends = (step: Playthrough["steps"][number]): boolean =>
    factsOf(step, null).some(({ fact }) => fact === "RoundEnded");
  const end = play.steps.findIndex(ends);
  const stop = play.steps.findIndex((step, place) => place >= end && isLast(factsOf(step, null)));
  const things = (from: number, to: number) => play.steps.slice(from, to).flatMap((step) => factsOf(step, seat));
  const opened = snapshot({ number: 0, seat, game: viewOf(play.opening, seat) as View });
  const start = fold(null, { ...opened, room: { ...opened.room, state: "playing" } }, 0);
  const before = fold(start, told(1, ...things(0, end)), 0) as State;
  const frame = { ...told(before.number + 1, ...things(end, stop + 1)), ...more } as AnyFrame;
  return { frame, after: fold(before, frame, Date.now()) as State };
}

const isLast = (facts: readonly AnyFact[]): boolean =>
  facts.some(({ fact }) => fact === "RoundBegun" || fact === "GameEnded");

function show(
  state: State,
  frame: AnyFrame,
  connection: Connection = { is: "open" },
  more: { onItsOwn?: boolean } = {},
): ReturnType<typeof vi.fn<Table["order"]>> {
  const order = vi.fn<Table["order"]>().mockResolvedValue({ frame: "Accepted", ref: "", number: 0 });
  const seen: Seen = { connection, state, frame };
  const table = { place: { room: "mine", seat: state.seat }, order } as unknown as Table;
  shown = mount(RoundEnd, { target: document.body, props: { table, seen, ...more } });
  flushSync();
  return order;
}

const faces = (): number => document.querySelectorAll("li:not(.spare) .face").length;
const wait = (milliseconds: number): void => {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
};

test("roles turn over one by one, and what is not turned yet is not on the page", () => {
  const { after, frame } = atTheEnd(1);
  show(after, frame);
  const course = Array.from({ length: 12 }, () => {
    wait(1000);
    return faces();
  });
  expect(course[0]).toBe(0);
  expect(new Set(course)).toEqual(new Set([0, 1, 2, 3]));
  expect(course).toEqual(course.toSorted());
});

test("who holds the gold cards takes one there (PAY-2)", () => {
  const { after, frame } = atTheEnd(0);
  const order = show(after, frame);
  const cards = document.querySelectorAll<HTMLButtonElement>("fieldset button");
  expect(cards).toHaveLength(2);
  cards[1]?.click();
  expect(order).toHaveBeenCalledWith({
    request: "Play",
    after: after.number,
    command: { do: "TakeGold", nuggets: 2 },
  });
});

test("a card that is tapped twice is taken once; another time, again", async () => {
  const { after, frame } = atTheEnd(0);
  const order = show(after, frame);
  const card = document.querySelector<HTMLButtonElement>("fieldset button");
  card?.click();
  card?.click();
  expect(order).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  card?.click();
  expect(order).toHaveBeenCalledTimes(2);
});

const isShown = (): boolean => document.querySelector("dialog") !== null;
const onward = (): HTMLButtonElement | null => document.querySelector(".onward");
/** All is shown at once, and some time goes by. */
function skipAndWait(milliseconds: number): void {
  onward()?.click();
  flushSync();
  wait(milliseconds);
}

test("whose time runs in the next round is not held up, and sees how much is left", () => {
  const choices = [{ do: "Pass", cards: ["map"] }] as Update["choices"];
  const { after, frame } = whenOver(PLAY, 1, { choices, timer: { left: 20_000, total: 20_000 } });
  show(after, frame);
  expect(faces()).toBe(3);
  expect(document.querySelector("dialog [role=timer]")?.textContent).toContain("20");
  wait(5000);
  expect(document.querySelector("dialog [role=timer]")?.textContent).toContain("15");
});

test("who has hours is not hurried", () => {
  const choices = [{ do: "Pass", cards: ["map"] }] as Update["choices"];
  const { after, frame } = whenOver(PLAY, 1, { choices, timer: { left: 7_200_000, total: 7_200_000 } });
  show(after, frame);
  expect([faces(), document.querySelector("[role=timer]")]).toEqual([0, null]);
});

test("who has time, or waits for others, is shown everything one after the other", () => {
  const mine = whenOver(PLAY, 1, { choices: [{ do: "Pass", cards: ["map"] }] as Update["choices"] });
  show(mine.after, mine.frame);
  expect([faces(), document.querySelector("[role=timer]")]).toEqual([0, null]);
});

test("it goes by itself, but not from under the focus", () => {
  const { after, frame } = whenOver(PLAY, 1);
  show(after, frame);
  onward()?.focus();
  skipAndWait(60_000);
  expect(isShown()).toBe(true);
  onward()?.blur();
  wait(7000);
  expect(isShown()).toBe(false);
});

test("on a screen that nobody sits at it goes by itself, to the podium too", () => {
  const last = playthroughs().find(({ name }) => name === "DE24_last_round")!;
  const { after, frame } = whenOver(last, 1);
  show(after, frame, { is: "open" }, { onItsOwn: true });
  onward()?.focus();
  skipAndWait(7000);
  expect(isShown()).toBe(false);
});

test("whoever plays goes to the podium when they like", () => {
  const last = playthroughs().find(({ name }) => name === "DE24_last_round")!;
  const { after, frame } = whenOver(last, 1);
  show(after, frame);
  skipAndWait(60_000);
  expect(isShown()).toBe(true);
});

test("the role that nobody had is turned over as well, after the others (END-2)", () => {
  const { after, frame } = atTheEnd(1);
  show(after, frame);
  while (faces() < 3) wait(500);
  expect(document.querySelectorAll(".spare")).toHaveLength(1);
  expect(document.querySelector(".spare .face")).toBeNull();
  wait(1100);
  expect(document.querySelector(".spare .face")).not.toBeNull();
  expect(document.querySelector(".spare .purse")?.textContent.trim()).toBe("");
});

test("others have nothing to choose (PAY-5)", () => {
  const { after, frame } = atTheEnd(1);
  show(after, frame);
  expect(document.querySelector("fieldset")).toBeNull();
});

test("who comes when gold is being shared sees all roles at once", () => {
  const { after } = atTheEnd(1);
  show(after, snapshot());
  expect(faces()).toBe(3);
});

test("it covers the table, and says itself that the line is lost", () => {
  const { after, frame } = atTheEnd(1);
  show(after, frame, { is: "lost", again: 400 });
  expect(document.querySelector("dialog [role=status].lost")).not.toBeNull();
});

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
}

test("it waits for somebody to look, goes on then, and stays a while when all is shown", () => {
  const { before, frame } = atTheEnd(1);
  const rest = PLAY!.steps.slice(END + 1).map((step) => factsOf(step, 1));
  const begun = rest.findIndex((facts) => facts.some(({ fact }) => fact === "RoundBegun"));
  const sharing = rest.slice(0, begun + 1).flat();
  const all = { ...frame, items: [...(frame as Update).items, ...sharing] } as AnyFrame;
  look("hidden");
  show(fold(before, all, 0) as State, all);
  wait(60_000);
  expect(faces()).toBe(0);
  look("visible");
  while (faces() === 0) wait(1000);
  look("hidden");
  wait(60_000);
  expect(faces()).toBe(1);
  look("visible");
  const onward = (): string => document.querySelector(".onward")?.textContent ?? "";
  const skip = onward();
  while (onward() === skip) wait(1000); // until all is shown
  look("hidden");
  wait(60_000);
  expect(document.querySelector("dialog")).not.toBeNull();
  look("visible");
  wait(7000);
  expect(document.querySelector("dialog")).toBeNull();
});

test("before a round has ended nothing is shown", () => {
  const { before, frame } = atTheEnd(1);
  show(before, frame);
  expect(document.querySelector("dialog")).toBeNull();
});

/** A socket whose other end is the test: there is no server of sockets in the page of a test. */
class Socket extends EventTarget {
  static last: Socket;
  constructor(readonly address: string) {
    super();
    Socket.last = this;
  }
  close(): void {}
  tell(frame: AnyFrame): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
    flushSync();
  }
  cut(): void {
    this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
    flushSync();
    wait(1);
  }
}

test("a round that ends while the line is cut is shown when it is back", () => {
  const world = {
    origin: "ws://here",
    Socket: Socket as unknown as typeof WebSocket,
    introduce: () => Promise.resolve(true),
    chance: () => 0,
    patience: { first: 1, longest: 1 },
    answerWithin: 60_000,
    silence: 60_000,
  };
  const table = new Table({ room: "mine", seat: 1 }, world);
  const seen = fromStore(table);
  const props = {
    table,
    get seen() {
      return seen.current;
    },
  };
  shown = mount(RoundEnd, { target: document.body, props });
  const opened = snapshot({ number: 0, seat: 1, game: viewOf(PLAY!.opening, 1) as View });
  const { before, frame } = atTheEnd(1);
  Socket.last.tell({ ...opened, room: { ...opened.room, state: "playing" } });
  Socket.last.tell(told(1, ...before.log.map(({ thing }) => thing)));
  Socket.last.cut();
  expect(Socket.last.address).toContain(`after=${before.number}`);
  Socket.last.tell(frame);
  expect(document.querySelector("dialog")).not.toBeNull();
  expect(faces()).toBe(0); // and from its beginning
  table.close();
});
