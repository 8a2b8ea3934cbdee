// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { View } from "../wire/types";
import Board from "./Board.svelte";
import { boardCards, type BoardView } from "./board_cards";
import type { Cell } from "./geometry";

const VIEW: BoardView = {
  maze: [
    { cell: [0, 0], card: "start", tunnel: "NESW" },
    { cell: [1, 0], card: "NES", tunnel: "NSW" },
  ],
  goals: [
    { goal: 0, cell: [8, -2], face: null },
    { goal: 1, cell: [8, 0], face: null },
  ],
};
const LEGAL: Cell[] = [
  [0, 1],
  [1, 1],
];

// Compiles only while the board accepts the views that the server sends.
const fromServer = (view: View): BoardView => view;

describe("the cards of a view", () => {
  it("are read from a view as the server sends it", () => {
    const view = { ...VIEW, seat: null } as unknown as View;
    expect(boardCards(fromServer(view))).toEqual(boardCards(VIEW));
  });

  it("have their rotation, and face-down goals have the face that the viewer knows", () => {
    const laid = boardCards(VIEW, { goals: { 1: "gold" } });
    expect(laid.map(({ card, turned, known }) => [card, turned, known])).toEqual([
      ["start", false, null],
      ["NES", true, null],
      ["goal face down", false, null],
      ["goal face down", false, "gold"],
    ]);
  });

  it("include a goal only once after it was turned over", () => {
    const open = { cell: [8, 0], card: "gold", tunnel: "NESW" };
    const laid = boardCards({ ...VIEW, maze: [...VIEW.maze, open] });
    expect(laid.filter(({ key }) => key === "8,0").map(({ card, goal }) => [card, goal])).toEqual([["gold", 1]]);
  });

  it("do not include removed chests", () => {
    const chest = { chest: 0, tunnel: null, found: null };
    const viewWith = (cell: Cell | null): BoardView => ({
      ...VIEW,
      parts: { chests: { chests: [{ ...chest, cell }] } },
    });
    expect(boardCards(viewWith(null))).toHaveLength(4);
    expect(boardCards(viewWith([3, 1])).at(-1)?.card).toBe("chest face down");
  });
});

describe("highlighted cells", () => {
  const countOf = (highlighted: Cell[], legal: Cell[] = [], selector = ".highlighted"): number => {
    const target = document.createElement("div");
    const props = { view: VIEW, legal, highlighted, label: "maze", fitLabel: "show all", nameOf: String };
    const board = mount(Board, { target, props });
    flushSync();
    const found = target.querySelectorAll(selector).length;
    void unmount(board);
    return found;
  };

  it("are marked if they have a card, are legal, or are empty (ACT-3, WC-19, TOLL-2)", () => {
    expect(countOf([[1, 0]])).toBe(1);
    expect(countOf([[1, 1]], LEGAL)).toBe(1);
    expect(countOf([[2, 0]])).toBe(1);
  });

  it("are marked once, even if listed twice", () => {
    expect(countOf([[2, 0], [2, 0], [1, 0]])).toBe(2); // prettier-ignore
  });

  it("have a button while they are out of view; here the board has no size", () => {
    const buttons = ".board > button:not(.fit)";
    expect(countOf([], [], buttons)).toBe(0);
    expect(countOf([[2, 0]], [], buttons)).toBe(1);
  });
});

describe("the board", () => {
  let chosen: Cell[] = [];
  let target: HTMLElement;
  let board: object;
  const props = {
    view: VIEW,
    legal: LEGAL,
    label: "maze",
    fitLabel: "show all",
    nameOf: (cell: Cell) => `cell ${cell.join(" ")}`,
    onchoose: (cell: Cell) => void chosen.push(cell),
  };
  const cell = (key: string) => {
    const found = target.querySelector<SVGGElement>(`[data-cell="${key}"]`);
    if (!found) throw new Error(`no cell ${key}`);
    return found;
  };
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  beforeEach(() => {
    chosen = [];
    target = document.body.appendChild(document.createElement("div"));
    board = mount(Board, { target, props });
    flushSync();
  });
  afterEach(() => {
    void unmount(board);
    target.remove();
  });

  it("face-down cards show their numbers", () => {
    const numbers = [...target.querySelectorAll("[data-number]")];
    expect(numbers.map((each) => each.textContent?.trim())).toEqual(["1", "2"]); // only the goals
  });

  it("labels every cell and disables illegal ones", () => {
    expect(cell("0,1").getAttribute("aria-label")).toBe("cell 0 1");
    expect(cell("0,1").getAttribute("aria-disabled")).toBe("false");
    expect(cell("1,0").getAttribute("aria-disabled")).toBe("true");
  });

  it("one legal cell is in the tab order", () => {
    const tabbed = [...target.querySelectorAll('[tabindex="0"]')].map((each) => each.getAttribute("data-cell"));
    expect(tabbed).toEqual(["0,1"]);
  });

  it("arrows move the focus, Enter chooses", () => {
    cell("0,1").focus();
    press("ArrowRight");
    flushSync();
    expect(document.activeElement?.getAttribute("data-cell")).toBe("1,1");
    expect(cell("1,1").getAttribute("tabindex")).toBe("0");
    expect(cell("0,1").getAttribute("tabindex")).toBe("-1");
    press("Enter");
    expect(chosen).toEqual([[1, 1]]);
  });

  it("the touch margin of a narrow cell accepts a dropped card for it", () => {
    const dropCells = [...target.querySelectorAll<SVGElement>(".touch-area")].map(
      ({ dataset }) => dataset["dropCell"],
    );
    expect(dropCells).toEqual(["0,1", "1,1"]);
  });

  it("a tap on an illegal cell is reported too, so that the reason can be shown", () => {
    cell("1,0").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(chosen).toEqual([[1, 0]]);
  });
});
