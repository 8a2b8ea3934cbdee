// The cells where the host may place the four chests (CHEST-1). The server decides; this predicts its answer.
import type { Cell } from "../../board/geometry";
import { type Chosen, goalCells, modulesIn } from "../../modules";
import { BESIDE_START, CHEST_LAYOUTS, CHEST_ROWS } from "../../wire/tables";
import type { TableOptions } from "../../wire/types";

export const CHESTS = 4;
export const FIRST_COLUMN = 0;
export const LAST_COLUMN = 8;
/** Rows shown above and below the start by default. */
const DEFAULT_ROWS = 4;

/** Why no chest may be in a cell: one of these, or the name of the module that has a card there. */
export type CellRefusal = "outside" | "start" | "goal" | "beside-start" | "chest" | "next" | (string & {});

/** The options that decide which cells are refused. */
type Game = Pick<TableOptions, "modules" | "variants" | "chest_layout">;

export const same = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];
const nextTo = (one: Cell, other: Cell): boolean =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;

/** The card that is in a cell when a round begins, apart from chests. */
export function cardAt(game: Chosen, cell: Cell): CellRefusal | null {
  if (same(cell, [FIRST_COLUMN, 0])) return "start";
  if (goalCells(game).some((goal) => same(goal, cell))) return "goal";
  const module = modulesIn(game).find(({ first_cell }) => first_cell !== null && same(cell, first_cell));
  return module?.name ?? null;
}

/** Why no chest may be in a cell, given the other chests; null if one may. */
export function whyNoChest(game: Game, cell: Cell, others: readonly Cell[]): CellRefusal | null {
  const card = cardAt(game, cell);
  if (card !== null) return card;
  if (cell[0] <= FIRST_COLUMN || cell[0] >= LAST_COLUMN || Math.abs(cell[1]) > CHEST_ROWS) return "outside";
  if (same(cell, BESIDE_START)) return "beside-start";
  if (others.some((other) => same(other, cell))) return "chest";
  return others.some((other) => nextTo(other, cell)) ? "next" : null;
}

/** The cells of a layout; empty if it is random. */
export function cellsOf(layout: TableOptions["chest_layout"]): readonly Cell[] {
  return typeof layout === "string" ? (CHEST_LAYOUTS[layout] ?? []) : layout;
}

/** The first refused cell of a custom layout. */
export function refusedCell(game: Game): Cell | null {
  if (typeof game.chest_layout === "string") return null;
  const cells = game.chest_layout;
  return cells.find((cell, index) => whyNoChest(game, cell, cells.slice(0, index)) !== null) ?? null;
}

/** From left to right and top to bottom, which is how chests are numbered. */
export const inOrder = (cells: readonly Cell[]): Cell[] =>
  [...cells].sort((one, other) => one[0] - other[0] || one[1] - other[1]);

/** How many rows are shown above and below the start: all, or as many as the chests need. */
export const rowsShown = (cells: readonly Cell[], all: boolean): number =>
  all ? CHEST_ROWS : Math.max(DEFAULT_ROWS, ...cells.map(([, y]) => Math.abs(y)));

/** All cells that are shown: those between start and goals, and the cards at both ends. */
export function gridCells(game: Game, rows: number): Cell[] {
  const cells: Cell[] = [];
  for (let y = -rows; y <= rows; y++)
    for (let x = FIRST_COLUMN; x <= LAST_COLUMN; x++)
      if ((x > FIRST_COLUMN && x < LAST_COLUMN) || cardAt(game, [x, y]) !== null) cells.push([x, y]);
  return cells;
}
