import { describe, expect, it } from "vitest";
import {
  isAtEdge,
  isInView,
  offscreenCells,
  rectAround,
  freeCorner,
  fitViewport,
  focusViewport,
  nextCell,
  cellPosition,
  touchMargin,
  type Cell,
  type Viewport,
} from "./geometry";

describe("arrow keys", () => {
  const cells: Cell[] = [
    [0, 0],
    [1, 0],
    [3, 0],
    [1, -1],
    [8, -2],
    [2, 2],
  ];

  it("go to the neighbour", () => {
    expect(nextCell(cells, [0, 0], "ArrowRight")).toEqual([1, 0]);
    expect(nextCell(cells, [1, 0], "ArrowUp")).toEqual([1, -1]);
  });

  it("skip gaps, and prefer cells straight ahead", () => {
    expect(nextCell(cells, [1, 0], "ArrowRight")).toEqual([3, 0]);
    expect(nextCell(cells, [3, 0], "ArrowRight")).toEqual([8, -2]);
    expect(nextCell(cells, [3, 0], "ArrowDown")).toEqual([2, 2]);
  });

  it("do nothing at the edge, and ignore other keys", () => {
    expect(nextCell(cells, [8, -2], "ArrowRight")).toBeNull();
    expect(nextCell(cells, [0, 0], "a")).toBeNull();
  });
});

describe("the viewport", () => {
  it("centres the maze on the board and never enlarges it", () => {
    const rect = rectAround([[0, 0]], 0);
    expect(fitViewport(rect, 1000, 1000)).toEqual({ k: 1, x: 400, y: 350 });
  });

  it("shrinks a long maze until it fits", () => {
    const rect = rectAround([
      [0, 0],
      [8, 2],
    ]);
    const viewport = fitViewport(rect, 390, 600);
    expect(viewport.x + rect.x * viewport.k).toBeGreaterThanOrEqual(-0.001);
    expect(viewport.x + (rect.x + rect.width) * viewport.k).toBeLessThanOrEqual(390.001);
    expect(viewport.y + rect.y * viewport.k).toBeGreaterThanOrEqual(0);
    expect(viewport.y + (rect.y + rect.height) * viewport.k).toBeLessThanOrEqual(600);
  });

  const isVisible = (viewport: Viewport, cell: Cell) => {
    const { x, y } = cellPosition(cell);
    const [left, top] = [viewport.x + x * viewport.k, viewport.y + y * viewport.k];
    return left >= 0 && top >= 0 && left + 200 * viewport.k <= 390 && top + 300 * viewport.k <= 330;
  };

  it("keeps legal cells and goals in view, and not the rest of the maze", () => {
    const [legal, goal, rest]: Cell[] = [
      [0, 0],
      [8, 2],
      [-4, 0],
    ];
    const viewport = focusViewport(rectAround([legal!, goal!, rest!]), 390, 330, rectAround([legal!, goal!], 12), {
      ...rectAround([legal!], 12),
    });
    expect([legal, goal, rest].map((cell) => isVisible(viewport, cell!))).toEqual([true, true, false]);
    expect(200 * viewport.k).toBeGreaterThan(38);
  });

  it("keeps cards wide enough for a finger, and then shows only legal cells", () => {
    const all: Cell[] = [
      [-3, -6],
      [9, 7],
    ];
    const rect = rectAround(all);
    for (const cell of all) {
      const viewport = focusViewport(rect, 390, 330, rect, rectAround([cell], 0));
      expect(200 * viewport.k).toBeGreaterThanOrEqual(30);
      expect(isVisible(viewport, cell)).toBe(true);
    }
  });

  it("shows all legal cells, even if that makes their cards small", () => {
    const legal: Cell[] = [
      [-3, -6],
      [9, 7],
    ];
    const rect = rectAround([...legal, [12, 0]]);
    const viewport = focusViewport(rect, 390, 330, rect, rectAround(legal, 12));
    expect(legal.map((cell) => isVisible(viewport, cell))).toEqual([true, true]);
  });

  it("shows the whole maze if its cards are wide enough", () => {
    const rect = rectAround([[0, 0]]);
    expect(focusViewport(rect, 1000, 1000, rect, rect)).toEqual(fitViewport(rect, 1000, 1000));
  });

  it("lists the cells beyond each edge", () => {
    const cells: Cell[] = [
      [0, 0],
      [-5, 0],
      [3, -2],
      [3, 9],
      [9, 9],
    ];
    expect(offscreenCells(cells, { x: 0, y: 0, k: 0.2 }, { width: 390, height: 330 })).toEqual({
      left: [[-5, 0]],
      up: [[3, -2]],
      down: [[3, 9]],
      right: [[9, 9]],
    });
  });

  it("gives narrow cards a touch margin", () => {
    expect(200 + 2 * touchMargin(0.15)).toBeCloseTo(44 / 0.15);
    expect(touchMargin(0.5)).toBe(0);
  });
});

describe("a corner without a cell", () => {
  const viewport: Viewport = { x: 0, y: 0, k: 0.25 }; // a card is 50 by 75 pixels, its middle at 25, 37
  const cornerOf = (cells: Cell[], height: number): string => {
    const corner = freeCorner(cells, viewport, { width: 400, height }, 64);
    return corner === null ? "none" : `${corner.vertical} ${corner.horizontal}`;
  };

  it("is the lower left one, if the cells are above or beside it", () => {
    expect(cornerOf([], 90)).toBe("bottom left");
    expect(cornerOf([[0, 0]], 300)).toBe("bottom left");
    expect(cornerOf([[1, 0]], 90)).toBe("bottom left");
  });

  it("is the upper left one, if the lower left contains the middle of a cell", () => {
    expect(cornerOf([[0, 3]], 300)).toBe("top left");
  });

  it("is on the right, if both left corners contain cells", () => {
    const both: Cell[] = [
      [0, 0],
      [0, 3],
    ];
    expect(cornerOf(both, 300)).toBe("bottom right");
    expect(cornerOf([...both, [7, 3]], 300)).toBe("top right");
    expect(cornerOf([...both, [7, 3], [7, 0]], 300)).toBe("none");
  });
});

describe("the middle of an edge", () => {
  const viewport: Viewport = { x: 0, y: 0, k: 0.25 };
  const edgesOf = (cell: Cell): string[] =>
    (["up", "right", "down", "left"] as const).filter((direction) =>
      isAtEdge([cell], direction, viewport, { width: 400, height: 300 }, 64),
    );

  it("is near a cell or not", () => {
    expect(edgesOf([0, 0])).toEqual([]);
    expect(edgesOf([4, 0])).toEqual(["up"]);
    expect(edgesOf([4, 3])).toEqual(["down"]);
    expect(edgesOf([7, 2])).toEqual([]); // its middle is 40 pixels below the middle of the right edge
  });
});

describe("a rectangle", () => {
  it("is in view only as a whole", () => {
    const rect = rectAround([[0, 0]], 0);
    expect(isInView(rect, { x: 0, y: 0, k: 1 }, 200, 300)).toBe(true);
    expect(isInView(rect, { x: -1, y: 0, k: 1 }, 200, 300)).toBe(false);
    expect(isInView(rect, { x: 0, y: 0, k: 1 }, 200, 299)).toBe(false);
  });
});
