import { afterEach, expect, it, vi } from "vitest";
import { changes, goneFrom, Motions } from "./animations.svelte";
import { laidOn, type TableView } from "./board_cards";

const seen = (view: TableView) => new Map(laidOn(view).map((card) => [card.key, card]));
const BEFORE: TableView = {
  maze: [{ cell: [0, 0], card: "start", tunnel: "NESW" }],
  goals: [{ goal: 0, cell: [1, 1], face: null }],
};
const lay = (card: string, cell: number[]): TableView => ({
  ...BEFORE,
  maze: [...BEFORE.maze, { cell, card, tunnel: "NESW" }],
});

it("a new card drops in", () => {
  expect(changes(seen(BEFORE), seen(lay("NESW", [1, 0])))).toEqual([["1,0", "drops"]]);
});

it("a goal that shows its face turns over", () => {
  expect(changes(seen(BEFORE), seen(lay("gold", [1, 1])))).toEqual([["1,1", "turns"]]);
});

it("what stays does not move", () => {
  expect(changes(seen(BEFORE), seen(BEFORE))).toEqual([]);
});

afterEach(() => void vi.useRealTimers());

it("what is gone crumbles, and then is gone", () => {
  vi.useFakeTimers();
  const motions = new Motions();
  motions.see(laidOn(lay("NESW", [1, 0])));
  expect(motions.leaving).toEqual([]);
  motions.see(laidOn(BEFORE));
  expect(motions.leaving.map(({ card }) => card.key)).toEqual(["1,0"]);
  vi.runAllTimers();
  expect(motions.leaving).toEqual([]);
});

it("a motion ends, so that the same card can move again", () => {
  vi.useFakeTimers();
  const motions = new Motions();
  motions.see(laidOn(BEFORE));
  expect(motions.of("0,0")).toBeNull();
  motions.see(laidOn(lay("NESW", [1, 0])));
  expect(motions.of("1,0")).toBe("drops");
  vi.runAllTimers();
  expect(motions.of("1,0")).toBeNull();
});

it("a card that a detour moves does not crumble", () => {
  expect(goneFrom(seen(lay("NESW", [1, 0])), seen(lay("NESW", [0, 1])))).toEqual([]);
  expect(goneFrom(seen(lay("NESW", [1, 0])), seen(BEFORE)).map((card) => card.card)).toEqual(["NESW"]);
});

it("a new round clears the table without a rockfall", () => {
  const motions = new Motions();
  const full = lay("NESW", [1, 0]);
  motions.see(laidOn({ ...full, maze: [...full.maze, { cell: [2, 0], card: "EW", tunnel: "EW" }] }));
  motions.see(laidOn(BEFORE));
  expect(motions.leaving).toEqual([]);
});
