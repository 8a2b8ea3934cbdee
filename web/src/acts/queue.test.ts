import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import type { Act, Kind } from "./act";
import { MOTIONS } from "./motions";
import { type Pace, SPEEDS, ActQueue } from "./queue.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NORMAL: Pace = { factor: 1, moves: true };

function act(number: number, change: Partial<Act> = {}): Act {
  return {
    number,
    fact: "CardPlayed",
    kind: "lay",
    turn: 1,
    actor: 1,
    target: { at: "everyone" },
    cells: [],
    cards: ["NS"],
    message: { id: "log-play-lay-tunnel", args: {} },
    atViewer: false,
    byViewer: false,
    ...change,
  };
}

/** What is shown when, in milliseconds. */
function timesOf(acts: readonly Act[], pace: Pace = NORMAL): readonly (readonly [number, number])[] {
  const landings: [number, number][] = [];
  const start = Date.now();
  const queue = new ActQueue(
    () => pace,
    ({ number }) => landings.push([number, Date.now() - start]),
  );
  queue.add(acts);
  vi.runAllTimers();
  return landings;
}

const numbers = (acts: readonly Act[]): readonly number[] => acts.map(({ number }) => number);

describe("the queue", () => {
  it("shows one act after another", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.add([act(1), act(2)]);
    expect([queue.current?.number, queue.landed, numbers(queue.pending)]).toEqual([1, false, [1, 2]]);
    vi.advanceTimersByTime(MOTIONS.lay.movingTime);
    expect([queue.current?.number, queue.landed, numbers(queue.pending)]).toEqual([1, true, [2]]);
    vi.advanceTimersByTime(MOTIONS.lay.rest);
    expect([queue.current?.number, queue.landed]).toEqual([2, false]);
    vi.advanceTimersByTime(MOTIONS.lay.movingTime + MOTIONS.lay.rest);
    expect([queue.current, queue.caption?.number]).toEqual([null, 2]); // the sentence stays for a while
    vi.runAllTimers();
    expect(queue.caption).toBeNull();
  });

  it("keeps the sentence of the last act while a draw is shown", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.add([act(1), act(2, { kind: "draw", message: null })]);
    vi.advanceTimersByTime(MOTIONS.lay.movingTime + MOTIONS.lay.rest);
    expect([queue.current?.number, queue.caption?.number]).toEqual([2, 1]);
  });

  it("is never more than one turn behind: older acts are left out", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.add([act(1, { turn: 1 }), act(2, { turn: 1 })]);
    queue.add([act(3, { turn: 2 })]);
    expect(numbers(queue.pending)).toEqual([1, 2, 3]);
    queue.add([act(4, { turn: 3 })]);
    expect(numbers(queue.pending)).toEqual([3, 4]);
    queue.add([act(5, { turn: 1003 })]); // another round
    expect(numbers(queue.pending)).toEqual([5]);
  });

  it("of a long absence shows the last turns only", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.add(Array.from({ length: 30 }, (_, index) => act(index, { turn: index })));
    expect(numbers(queue.pending)).toEqual([28, 29]);
  });

  it("shows nothing behind a dialog, and tells it afterwards", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.pause(true);
    queue.add([act(1), act(2)]);
    vi.advanceTimersByTime(60_000);
    expect([queue.current, queue.caption, numbers(queue.pending)]).toEqual([null, null, [1, 2]]);
    queue.pause(false);
    expect(queue.current?.number).toBe(1);
  });

  it("begins a motion again that a dialog interrupted, but not one that had arrived", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.add([act(1), act(2)]);
    vi.advanceTimersByTime(100);
    queue.pause(true);
    expect([queue.current, numbers(queue.pending)]).toEqual([null, [1, 2]]);
    queue.pause(false);
    vi.advanceTimersByTime(MOTIONS.lay.movingTime);
    queue.pause(true);
    expect(numbers(queue.pending)).toEqual([2]);
  });

  it("behind a dialog forgets what is more than a turn old", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.pause(true);
    for (const turn of [1, 2, 3, 4]) queue.add([act(turn, { turn })]);
    expect(numbers(queue.pending)).toEqual([3, 4]);
  });

  it("shows what the viewer does at once, and leaves out what happened before", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.add([act(1), act(2)]);
    queue.add([act(3, { byViewer: true }), act(4)]);
    expect(numbers(queue.pending)).toEqual([3, 4]);
  });

  it("can be cleared", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.add([act(1), act(2)]);
    queue.clear();
    vi.runAllTimers();
    expect([queue.current, queue.caption, queue.pending]).toEqual([null, null, []]);
  });
});

describe("the pace", () => {
  it.each(Object.entries(SPEEDS))("%s stretches all times alike", (_, factor) => {
    const times = timesOf([act(1), act(2)], { factor, moves: true });
    const { movingTime, rest } = MOTIONS.lay;
    expect(times).toEqual([
      [1, movingTime * factor],
      [2, (2 * movingTime + rest) * factor],
    ]);
  });

  it("without movement has the same length, all of it for reading", () => {
    const times = timesOf([act(1), act(2)], { factor: 1, moves: false });
    expect(times).toEqual([
      [1, 0],
      [2, MOTIONS.lay.movingTime + MOTIONS.lay.rest],
    ]);
  });

  it("instantly leaves the last sentence for a while", () => {
    const queue = new ActQueue(() => ({ factor: 0, moves: false }));
    queue.add([act(1), act(2), act(3)]);
    expect([queue.current, queue.caption?.number]).toEqual([null, 3]);
  });

  test.each(Object.keys(MOTIONS) as Kind[])(
    "of %s is the same for a hidden card, a seen card and many cards",
    (kind) => {
      const shown = [[null], ["gold"], [null, null], ["NS", "map"]].map((cards) =>
        timesOf([act(1, { kind, cards }), act(2, { kind: "draw", cards, message: null })]),
      );
      for (const times of shown) expect(times).toEqual(shown[0]);
    },
  );
});
