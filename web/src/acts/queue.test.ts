import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import type { Act, Kind } from "./act";
import { MOTIONS } from "./motions";
import { type Pace, ActQueue, CATCH_UP_TIME, SPEEDS } from "./queue.svelte";

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
  const queue = new ActQueue(() => pace, { onland: ({ number }) => landings.push([number, Date.now() - start]) });
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

  it("shows all acts of bots that act faster than the acts are shown, and is never a turn's time behind", () => {
    const captions: number[] = [];
    const landed = new Map<number, number>();
    const queue = new ActQueue(() => ({ factor: SPEEDS.slow, moves: true }), {
      onland: ({ number }) => {
        captions.push(queue.caption!.number);
        landed.set(number, Date.now());
      },
    });
    const arrived = new Map<number, number>();
    for (let turn = 1; turn <= 20; turn++) {
      queue.add([act(turn, { turn }), act(turn + 100, { turn, kind: "draw", message: null })]);
      arrived.set(turn, Date.now());
      vi.advanceTimersByTime(1600);
    }
    vi.runAllTimers();
    expect(captions.filter((_, index) => index % 2 === 0)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    for (let turn = 1; turn < 20; turn++)
      expect(landed.get(turn + 100)! - arrived.get(turn + 1)!).toBeLessThanOrEqual(CATCH_UP_TIME);
  });

  it("hurries the current act when another turn waits", () => {
    const queue = new ActQueue(() => ({ factor: 2, moves: true }));
    queue.add([act(1)]);
    vi.advanceTimersByTime(500);
    expect([queue.movingTime, queue.speedup]).toEqual([1500, 1]);
    queue.add([act(2, { turn: 2 })]);
    expect(queue.speedup).toBe(2); // it takes its normal time, which fits
    vi.advanceTimersByTime(499);
    expect(queue.landed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(queue.landed).toBe(true);
    vi.advanceTimersByTime(750);
    expect([queue.current?.number, queue.movingTime]).toEqual([2, 1500]);
  });

  it("does not show acts over the maze of the next round", () => {
    const skipped: Act[] = [];
    const queue = new ActQueue(() => NORMAL, { onskip: (each) => skipped.push(each) });
    queue.add([act(1, { turn: 1005 }), act(2, { turn: 1999 })]);
    queue.add([act(3, { turn: 2001 })]);
    expect([numbers(queue.pending), skipped]).toEqual([[3], []]);
  });

  it("of a long absence shows the last turns only, and names what it leaves out", () => {
    const skipped: Act[] = [];
    const queue = new ActQueue(() => NORMAL, { onskip: (each) => skipped.push(each) });
    queue.add(Array.from({ length: 30 }, (_, index) => act(index, { turn: index })));
    expect(numbers(queue.pending)).toEqual([25, 26, 27, 28, 29]);
    expect(numbers(skipped)).toEqual(Array.from({ length: 25 }, (_, index) => index));
    vi.advanceTimersByTime(CATCH_UP_TIME);
    expect(queue.current?.number).toBe(29);
  });

  it("shows acts together within a given time, and leaves none out", () => {
    const start = Date.now();
    const landings: number[] = [];
    const queue = new ActQueue(() => NORMAL, { onland: () => landings.push(Date.now() - start) });
    queue.add(
      Array.from({ length: 9 }, (_, index) => act(index, { turn: index })),
      5000,
    );
    vi.runAllTimers();
    expect(landings).toHaveLength(9);
    expect(landings.at(-1)).toBeLessThan(5000);
    expect(landings.at(-1)).toBeGreaterThan(4500);
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

  it("behind a dialog forgets what is too old, and shows the rest quickly afterwards", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.pause(true);
    for (let turn = 1; turn <= 10; turn++) queue.add([act(turn, { turn })]);
    expect(numbers(queue.pending)).toEqual([6, 7, 8, 9, 10]);
    vi.advanceTimersByTime(60_000);
    queue.pause(false);
    vi.advanceTimersByTime(CATCH_UP_TIME);
    expect(queue.current?.number).toBe(10);
  });

  it("shows what happened before, quickly, and then what the viewer does", () => {
    const queue = new ActQueue(() => NORMAL);
    queue.add([act(1), act(2)]);
    queue.add([act(3, { byViewer: true, turn: 2 }), act(4, { byViewer: true, turn: 2 })]);
    expect(numbers(queue.pending)).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(CATCH_UP_TIME);
    expect(queue.current?.number).toBe(3);
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
