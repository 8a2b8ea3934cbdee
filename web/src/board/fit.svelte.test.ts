// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Board from "./Board.svelte";
import type { BoardView } from "./board_cards";
import type { Cell } from "./geometry";

const VIEW: BoardView = { maze: [{ cell: [0, 0], card: "start", tunnel: "NESW" }], goals: [] };
/** Too far apart for the cards to be wide enough for a finger. */
const FAR_APART: Cell[] = [
  [1, 0],
  [24, 2],
];
const CLOSE: Cell[] = [[1, 0]];

afterEach(() => {
  for (const name of ["clientWidth", "clientHeight"]) Reflect.deleteProperty(SVGElement.prototype, name);
});

it("the button for the whole maze holds until there is another choice of cells", () => {
  // happy-dom lays nothing out: give the board the size it has on a phone.
  Object.defineProperty(SVGElement.prototype, "clientWidth", { configurable: true, value: 390 });
  Object.defineProperty(SVGElement.prototype, "clientHeight", { configurable: true, value: 400 });
  const target = document.createElement("div");
  const props = $state({ view: VIEW, label: "maze", fitLabel: "show all", nameOf: String, legal: FAR_APART });
  const board = mount(Board, { target, props });
  const scale = (): number =>
    Number(/scale\((.+)\)/.exec(target.querySelector(".maze > g")!.getAttribute("transform")!)![1]);
  flushSync();
  const focused = scale();
  target.querySelector<HTMLButtonElement>(".fit")!.click();
  flushSync();
  const whole = scale();
  expect(whole).toBeLessThan(focused);
  props.legal = FAR_APART.map((cell) => [...cell] as const); // an update that changes nothing here
  flushSync();
  expect(scale()).toBe(whole);
  props.legal = CLOSE;
  flushSync();
  expect(scale()).toBeGreaterThan(whole);
  void unmount(board);
});
