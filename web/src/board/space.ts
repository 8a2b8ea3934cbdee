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

/** A card narrower than a finger cannot be touched. */
const SMALLEST = 44 / 200;

/** How to look if something is to be touched: near enough for it, and then with that in the middle. */
export function lookNear(frame: Frame, wide: number, high: number, aim: Frame): Look {
  const k = Math.max(lookAt(frame, wide, high).k, SMALLEST);
  return {
    k,
    x: wide / 2 - middle(frame.x, frame.wide, aim.x + aim.wide / 2, wide / k) * k,
    y: high / 2 - middle(frame.y, frame.high, aim.y + aim.high / 2, high / k) * k,
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
