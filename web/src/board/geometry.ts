/** Where cells lie in the picture of the maze, and which one is next in a direction. Pure. */

export type Cell = readonly [number, number];

/** A card is 200 by 300, with a narrow gap to its neighbours. */
export const STEP_X = 206;
export const STEP_Y = 306;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
/** Cells that may be named more than once, each once. */
export const once = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [keyOf(cell), cell])).values(),
];
/** The upper left corner of a cell's card. */
export const placeOf = ([x, y]: Cell): { x: number; y: number } => ({ x: x * STEP_X, y: y * STEP_Y });

/** The frame around some cells, with air on all sides. */
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

/** How to look at a frame so that all of it is in the middle of a window. */
export function lookAt(frame: Frame, wide: number, high: number): Look {
  const k = Math.min(wide / frame.wide, high / frame.high, 1);
  return { k, x: wide / 2 - (frame.x + frame.wide / 2) * k, y: high / 2 - (frame.y + frame.high / 2) * k };
}

/** A card is as wide as a finger at best, and never narrower than what a finger still hits with some air around. */
const FINGER = 44;
const NARROWEST = 30;

/**
 * How to look if something is to be touched: at all of it if that is near enough; else at what is aimed at, which is
 * what can be touched and the goals; and if that is too much for a small window, at what can be touched.
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

/** The middle of the look: that of the frame if all of it fits, else as near to what is wanted as its edges allow. */
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

/** The cell that an arrow key leads to: the nearest that way, preferring what lies straight ahead. */
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

/** Which cells lie out of view, by the side on which one has to look for them. */
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

/** On the left before the right, where the goals lie. */
const CORNERS: readonly Corner[] = [
  { across: "left", down: "bottom" },
  { across: "left", down: "top" },
  { across: "right", down: "bottom" },
  { across: "right", down: "top" },
];

/** A corner of the window, so many pixels wide and high, in which the middle of no cell lies. */
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

/** How far beside a narrow card a finger may touch and still mean it. */
export const reach = (k: number): number => Math.max(0, (FINGER / k - 200) / 2);
