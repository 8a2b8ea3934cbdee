/** Geometry of the board: positions of cells, viewports, and keyboard movement. Pure functions. */

export type Cell = readonly [number, number];

/** A card is 200 by 300, with a narrow gap between neighbours. */
export const STEP_X = 206;
export const STEP_Y = 306;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
/** Cells without duplicates. */
export const once = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [keyOf(cell), cell])).values(),
];
/** The upper left corner of a cell's card. */
export const placeOf = ([x, y]: Cell): { x: number; y: number } => ({ x: x * STEP_X, y: y * STEP_Y });

/** The rectangle around some cells, with a margin on all sides. */
export function frameAround(cells: readonly Cell[], air = 40): Frame {
  const xs = cells.length ? cells.map(([x]) => x) : [0];
  const ys = cells.length ? cells.map(([, y]) => y) : [0];
  const from = placeOf([Math.min(...xs), Math.min(...ys)]);
  const to = placeOf([Math.max(...xs), Math.max(...ys)]);
  return {
    x: from.x - air,
    y: from.y - air,
    wide: to.x - from.x + 200 + 2 * air,
    high: to.y - from.y + 300 + 2 * air,
  };
}

export interface Look {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The viewport that centres a rectangle and shows all of it. */
export function lookAt(frame: Frame, wide: number, high: number): Look {
  const k = Math.min(wide / frame.wide, high / frame.high, 1);
  return { k, x: wide / 2 - (frame.x + frame.wide / 2) * k, y: high / 2 - (frame.y + frame.high / 2) * k };
}

/** Width of a card in pixels that a finger hits easily, and the least width that it can still hit. */
const FINGER = 44;
const NARROWEST = 30;

/**
 * The viewport while the player chooses a cell: the whole maze if its cards are wide enough; otherwise the legal
 * cells and the goals; and if those need too much room, the legal cells.
 */
export function lookNear(frame: Frame, wide: number, high: number, aim: Frame, touch: Frame): Look {
  const whole = lookAt(frame, wide, high);
  const near = Math.min(lookAt(aim, wide, high).k, FINGER / 200);
  const k = Math.max(whole.k, near, NARROWEST / 200);
  const centre = k > near ? touch : aim;
  return {
    k,
    x: wide / 2 - middle(frame.x, frame.wide, centre.x + centre.wide / 2, wide / k) * k,
    y: high / 2 - middle(frame.y, frame.high, centre.y + centre.high / 2, high / k) * k,
  };
}

/** The middle of the viewport: that of the maze if it fits, otherwise as close to `wanted` as its edges allow. */
function middle(from: number, size: number, wanted: number, window: number): number {
  if (size <= window) return from + size / 2;
  return Math.min(Math.max(wanted, from + window / 2), from + size - window / 2);
}

const WAYS: Readonly<Record<string, Cell>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The cell that an arrow key leads to: the nearest in that direction; cells straight ahead come first. */
export function nextCell(cells: readonly Cell[], from: Cell, key: string): Cell | null {
  const way = WAYS[key];
  if (!way) return null;
  const cost = ([x, y]: Cell): number => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return ahead > 0 ? ahead + aside * 2 : Infinity;
  };
  const best = cells.reduce<Cell | null>(
    (one, cell) => (cost(cell) < (one ? cost(one) : Infinity) ? cell : one),
    null,
  );
  return best;
}

export type Way = "up" | "right" | "down" | "left";

/** The cells out of view, by direction. */
export function beyond(
  cells: readonly Cell[],
  { x, y, k }: Look,
  wide: number,
  high: number,
  above = 0,
): Readonly<Record<Way, readonly Cell[]>> {
  const found: Record<Way, Cell[]> = { up: [], right: [], down: [], left: [] };
  for (const cell of cells) {
    const place = placeOf(cell);
    const [across, down] = [(place.x + 100) * k + x, (place.y + 150) * k + y];
    if (across < 0) found.left.push(cell);
    else if (across > wide) found.right.push(cell);
    else if (down < above) found.up.push(cell);
    else if (down > high) found.down.push(cell);
  }
  return found;
}

export interface Corner {
  readonly across: "left" | "right";
  readonly down: "top" | "bottom";
}

/** Left before right, because the goals are on the right. */
const CORNERS: readonly Corner[] = [
  { across: "left", down: "bottom" },
  { across: "left", down: "top" },
  { across: "right", down: "bottom" },
  { across: "right", down: "top" },
];

/** A corner of the window, `side` pixels wide and high, that contains no cell's middle. */
export function freeCorner(
  cells: readonly Cell[],
  { x, y, k }: Look,
  { wide, high }: { readonly wide: number; readonly high: number },
  side: number,
  above = 0,
): Corner {
  const middles = cells.map(placeOf).map((place) => [(place.x + 100) * k + x, (place.y + 150) * k + y] as const);
  const isFree = ({ across, down }: Corner): boolean =>
    !middles.some(
      ([right, below]) =>
        (across === "left" ? right < side : right > wide - side) &&
        (down === "top" ? below < above + side : below > high - side),
    );
  return CORNERS.find(isFree) ?? CORNERS[0]!;
}

/** How far beside a narrow card a tap still counts for it. */
export const reach = (k: number): number => Math.max(0, (FINGER / k - 200) / 2);
