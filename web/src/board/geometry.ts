/** Geometry of the board: positions of cells, viewports, and keyboard movement. Pure functions. */

export type Cell = readonly [number, number];

/** A card is 200 by 300, with a narrow gap between neighbours. */
export const STEP_X = 206;
export const STEP_Y = 306;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const sameRect = (one: Rect, other: Rect): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
/** Cells without duplicates. */
export const uniqueCells = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [keyOf(cell), cell])).values(),
];
/** The upper left corner of a cell's card. */
export const cellPosition = ([x, y]: Cell): { x: number; y: number } => ({ x: x * STEP_X, y: y * STEP_Y });

/** The rectangle around some cells, with a margin on all sides. */
export function rectAround(cells: readonly Cell[], margin = 40): Rect {
  const xs = cells.length ? cells.map(([x]) => x) : [0];
  const ys = cells.length ? cells.map(([, y]) => y) : [0];
  const from = cellPosition([Math.min(...xs), Math.min(...ys)]);
  const to = cellPosition([Math.max(...xs), Math.max(...ys)]);
  return {
    x: from.x - margin,
    y: from.y - margin,
    width: to.x - from.x + 200 + 2 * margin,
    height: to.y - from.y + 300 + 2 * margin,
  };
}

/** Position and scale of the maze on the board, as in d3-zoom. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  /** The scale. */
  readonly k: number;
}

/** The viewport that centres a rectangle and shows all of it. */
export function fitViewport(rect: Rect, width: number, height: number): Viewport {
  const k = Math.min(width / rect.width, height / rect.height, 1);
  return { k, x: width / 2 - (rect.x + rect.width / 2) * k, y: height / 2 - (rect.y + rect.height / 2) * k };
}

/** Width of a card in pixels that a finger hits easily, and the width below which goals may be out of view. */
const FINGER_WIDTH = 44;
const MIN_CARD_WIDTH = 30;

/**
 * The viewport while the player chooses a cell. All legal cells are in view, however small that makes the cards. Within
 * that limit: the whole maze if its cards are wide enough; otherwise the legal cells and the goals; and if those need
 * too much room, the legal cells.
 */
export function focusViewport(rect: Rect, width: number, height: number, withGoals: Rect, legal: Rect): Viewport {
  const whole = fitViewport(rect, width, height);
  const closer = Math.min(fitViewport(withGoals, width, height).k, FINGER_WIDTH / 200);
  const k = Math.min(Math.max(whole.k, closer, MIN_CARD_WIDTH / 200), fitViewport(legal, width, height).k);
  const focus = k > closer ? legal : withGoals;
  return {
    k,
    x: width / 2 - middle(rect.x, rect.width, focus.x + focus.width / 2, width / k) * k,
    y: height / 2 - middle(rect.y, rect.height, focus.y + focus.height / 2, height / k) * k,
  };
}

/** Whether a rectangle is completely in view. */
export function isInView(rect: Rect, { x, y, k }: Viewport, width: number, height: number): boolean {
  const [left, top] = [rect.x * k + x, rect.y * k + y];
  const tolerance = 0.5;
  return (
    left >= -tolerance &&
    top >= -tolerance &&
    left + rect.width * k <= width + tolerance &&
    top + rect.height * k <= height + tolerance
  );
}

/** The middle of the viewport: that of the maze if it fits, otherwise as close to `wanted` as its edges allow. */
function middle(from: number, size: number, wanted: number, visible: number): number {
  if (size <= visible) return from + size / 2;
  return Math.min(Math.max(wanted, from + visible / 2), from + size - visible / 2);
}

const DIRECTIONS: Readonly<Record<string, Cell>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The cell that an arrow key leads to: the nearest in that direction; cells straight ahead come first. */
export function nextCell(cells: readonly Cell[], from: Cell, key: string): Cell | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const cost = ([x, y]: Cell): number => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const forward = dx * direction[0] + dy * direction[1];
    const sideways = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    return forward > 0 ? forward + sideways * 2 : Infinity;
  };
  return cells.reduce<Cell | null>(
    (best, cell) => (cost(cell) < (best ? cost(best) : Infinity) ? cell : best),
    null,
  );
}

export type Direction = "up" | "right" | "down" | "left";

/** The size of the board on the page, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of a cell on the board, in pixels. */
function middleOf(cell: Cell, { x, y, k }: Viewport): readonly [number, number] {
  const position = cellPosition(cell);
  return [(position.x + 100) * k + x, (position.y + 150) * k + y];
}

/** The cells out of view, by direction. */
export function offscreenCells(
  cells: readonly Cell[],
  viewport: Viewport,
  { width, height }: Size,
): Readonly<Record<Direction, readonly Cell[]>> {
  const found: Record<Direction, Cell[]> = { up: [], right: [], down: [], left: [] };
  for (const cell of cells) {
    const [x, y] = middleOf(cell, viewport);
    if (x < 0) found.left.push(cell);
    else if (x > width) found.right.push(cell);
    else if (y < 0) found.up.push(cell);
    else if (y > height) found.down.push(cell);
  }
  return found;
}

/** Whether the middle of a cell is within `side` pixels of the middle of an edge, where the edge's button is. */
export function isAtEdge(
  cells: readonly Cell[],
  direction: Direction,
  viewport: Viewport,
  { width, height }: Size,
  side: number,
): boolean {
  return cells.some((cell) => {
    const [x, y] = middleOf(cell, viewport);
    if (direction === "left" || direction === "right")
      return Math.abs(y - height / 2) < side / 2 && (direction === "left" ? x < side : x > width - side);
    return Math.abs(x - width / 2) < side / 2 && (direction === "up" ? y < side : y > height - side);
  });
}

export interface Corner {
  readonly horizontal: "left" | "right";
  readonly vertical: "top" | "bottom";
}

/** Left before right, because the goals are on the right. */
const CORNERS: readonly Corner[] = [
  { horizontal: "left", vertical: "bottom" },
  { horizontal: "left", vertical: "top" },
  { horizontal: "right", vertical: "bottom" },
  { horizontal: "right", vertical: "top" },
];

/** A corner of the board, `side` pixels wide and high, that contains no cell's middle; null if there is none. */
export function freeCorner(
  cells: readonly Cell[],
  viewport: Viewport,
  { width, height }: Size,
  side: number,
): Corner | null {
  const middles = cells.map((cell) => middleOf(cell, viewport));
  const isFree = ({ horizontal, vertical }: Corner): boolean =>
    !middles.some(
      ([x, y]) =>
        (horizontal === "left" ? x < side : x > width - side) &&
        (vertical === "top" ? y < side : y > height - side),
    );
  return CORNERS.find(isFree) ?? null;
}

/** How far beside a narrow card a tap still counts for it. */
export const touchMargin = (k: number): number => Math.max(0, (FINGER_WIDTH / k - 200) / 2);
