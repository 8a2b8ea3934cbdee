/**
 * How the table is laid out. Sizes are measured in letters (em) and not in pixels, so that a screen with large text
 * counts as a small one.
 *
 * - `wide`: players, maze and log beside each other.
 * - `tablet`: players above, the log beside the maze.
 * - `portrait`: a phone. Everything is one below the other, and the log opens over the table.
 * - `landscape`: a phone on its side. Players at the left, prompt and hand at the right.
 * - `scrolling`: not enough room for one screen. The page scrolls.
 */
export type Layout = "wide" | "tablet" | "portrait" | "landscape" | "scrolling";

export function layoutOf(width: number, height: number, players: number): Layout {
  if (width >= 56 && height >= 34) return "wide";
  if (width >= 44 && height >= 44) return "tablet";
  if (width >= 34 && height >= 18 && height < 34) return "landscape";
  const leastHeight = players <= MOST_IN_ONE_ROW ? 24 : 29;
  return width >= 19 && height >= leastHeight ? "portrait" : "scrolling";
}

/** Whether the log or the chat is beside the table at all times. */
export const hasSidePanel = (layout: Layout): boolean => layout === "wide" || layout === "tablet";

export interface PlayerGrid {
  /** How many players are beside each other; null for as many as fit. */
  readonly columns: number | null;
  /** Whether there is room for large tiles. */
  readonly roomy: boolean;
}

const TILE_HEIGHT = 7.4;
const SMALL_TILE_HEIGHT = 4.2;
const TOP_BAR_HEIGHT = 5;
/** The fewest rows of players that a phone on its side has room for. */
const LANDSCAPE_ROWS = 4;
const MOST_IN_ONE_ROW = 6;

/** All players are in view: as large tiles, or as small ones in several columns. */
export function playerGrid(layout: Layout, height: number, players: number): PlayerGrid {
  if (layout === "scrolling") return { columns: null, roomy: false };
  if (layout === "landscape") return { columns: Math.ceil(players / LANDSCAPE_ROWS), roomy: false };
  if (layout !== "wide")
    return { columns: players <= MOST_IN_ONE_ROW ? players : Math.ceil(players / 2), roomy: false };
  const heightOfEach = (height - TOP_BAR_HEIGHT) / players;
  return { columns: heightOfEach < SMALL_TILE_HEIGHT ? 2 : 1, roomy: heightOfEach >= TILE_HEIGHT };
}
