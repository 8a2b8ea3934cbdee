import { afterEach, expect, it, vi } from "vitest";
import { newAnimations, removedCards, BoardAnimations } from "./animations.svelte";
import { boardCards, type BoardView } from "./board_cards";

const cardsOf = (view: BoardView) => new Map(boardCards(view).map((card) => [card.key, card]));
const BEFORE: BoardView = {
  maze: [{ cell: [0, 0], card: "start", tunnel: "NESW" }],
  goals: [{ goal: 0, cell: [1, 1], face: null }],
};
const lay = (card: string, cell: number[]): BoardView => ({
  ...BEFORE,
  maze: [...BEFORE.maze, { cell, card, tunnel: "NESW" }],
});

it("a new card drops in", () => {
  expect(newAnimations(cardsOf(BEFORE), cardsOf(lay("NESW", [1, 0])))).toEqual([["1,0", "dropping"]]);
});

it("a goal that shows its face turns over", () => {
  expect(newAnimations(cardsOf(BEFORE), cardsOf(lay("gold", [1, 1])))).toEqual([["1,1", "turning"]]);
});

it("unchanged cards are not animated", () => {
  expect(newAnimations(cardsOf(BEFORE), cardsOf(BEFORE))).toEqual([]);
});

afterEach(() => void vi.useRealTimers());

it("a removed card crumbles and disappears", () => {
  vi.useFakeTimers();
  const animations = new BoardAnimations();
  animations.update(boardCards(lay("NESW", [1, 0])));
  expect(animations.removals).toEqual([]);
  animations.update(boardCards(BEFORE));
  expect(animations.removals.map(({ card }) => card.key)).toEqual(["1,0"]);
  vi.runAllTimers();
  expect(animations.removals).toEqual([]);
});

it("an animation ends, so that the same card can be animated again", () => {
  vi.useFakeTimers();
  const animations = new BoardAnimations();
  animations.update(boardCards(BEFORE));
  expect(animations.animationOf("0,0")).toBeNull();
  animations.update(boardCards(lay("NESW", [1, 0])));
  expect(animations.animationOf("1,0")).toBe("dropping");
  vi.runAllTimers();
  expect(animations.animationOf("1,0")).toBeNull();
});

it("a card that a detour moves does not crumble", () => {
  expect(removedCards(cardsOf(lay("NESW", [1, 0])), cardsOf(lay("NESW", [0, 1])))).toEqual([]);
  expect(removedCards(cardsOf(lay("NESW", [1, 0])), cardsOf(BEFORE)).map((card) => card.card)).toEqual(["NESW"]);
});

it("a new round clears the table without a rockfall", () => {
  const animations = new BoardAnimations();
  const full = lay("NESW", [1, 0]);
  animations.update(boardCards({ ...full, maze: [...full.maze, { cell: [2, 0], card: "EW", tunnel: "EW" }] }));
  animations.update(boardCards(BEFORE));
  expect(animations.removals).toEqual([]);
});
