import { expect, it } from "vitest";
import { changes } from "./motions.svelte";
import { laidOn, type TableView } from "./table";

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
