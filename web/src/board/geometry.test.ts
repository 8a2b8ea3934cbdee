import { describe, expect, it } from "vitest";
import {
  beyond,
  frameAround,
  freeCorner,
  lookAt,
  lookNear,
  nextCell,
  placeOf,
  reach,
  type Cell,
  type Look,
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

  it("leap over gaps, straight ahead first", () => {
    expect(nextCell(cells, [1, 0], "ArrowRight")).toEqual([3, 0]);
    expect(nextCell(cells, [3, 0], "ArrowRight")).toEqual([8, -2]);
    expect(nextCell(cells, [3, 0], "ArrowDown")).toEqual([2, 2]);
  });

  it("stay where there is nothing more, and leave other keys alone", () => {
    expect(nextCell(cells, [8, -2], "ArrowRight")).toBeNull();
    expect(nextCell(cells, [0, 0], "a")).toBeNull();
  });
});

describe("showing all", () => {
  it("puts the frame in the middle of the window, never larger than life", () => {
    const frame = frameAround([[0, 0]], 0);
    expect(lookAt(frame, 1000, 1000)).toEqual({ k: 1, x: 400, y: 350 });
  });

  it("shrinks a long maze until it fits", () => {
    const frame = frameAround([
      [0, 0],
      [8, 2],
    ]);
    const look = lookAt(frame, 390, 600);
    expect(look.x + frame.x * look.k).toBeGreaterThanOrEqual(-0.001);
    expect(look.x + (frame.x + frame.wide) * look.k).toBeLessThanOrEqual(390.001);
    expect(look.y + frame.y * look.k).toBeGreaterThanOrEqual(0);
    expect(look.y + (frame.y + frame.high) * look.k).toBeLessThanOrEqual(600);
  });

  const shown = (look: Look, cell: Cell) => {
    const { x, y } = placeOf(cell);
    const [left, top] = [look.x + x * look.k, look.y + y * look.k];
    return left >= 0 && top >= 0 && left + 200 * look.k <= 390 && top + 300 * look.k <= 330;
  };

  it("keeps what can be touched and the goals in view, and lets the rest of the maze go", () => {
    const [touch, goal, rest]: Cell[] = [
      [0, 0],
      [8, 2],
      [-4, 0],
    ];
    const look = lookNear(frameAround([touch!, goal!, rest!]), 390, 330, frameAround([touch!, goal!], 12), {
      ...frameAround([touch!], 12),
    });
    expect([touch, goal, rest].map((cell) => shown(look, cell!))).toEqual([true, true, false]);
    expect(200 * look.k).toBeGreaterThan(38);
  });

  it("never makes a card too narrow for a finger, and then shows what can be touched", () => {
    const all: Cell[] = [
      [-3, -6],
      [9, 7],
    ];
    const frame = frameAround(all);
    for (const cell of all) {
      const look = lookNear(frame, 390, 330, frame, frameAround([cell], 0));
      expect(200 * look.k).toBeGreaterThanOrEqual(30);
      expect(shown(look, cell)).toBe(true);
    }
  });

  it("looks at all of it if that is near enough anyway", () => {
    const frame = frameAround([[0, 0]]);
    expect(lookNear(frame, 1000, 1000, frame, frame)).toEqual(lookAt(frame, 1000, 1000));
  });

  it("tells what lies beyond each edge", () => {
    const cells: Cell[] = [
      [0, 0],
      [-5, 0],
      [3, -2],
      [3, 9],
      [9, 9],
    ];
    expect(beyond(cells, { x: 0, y: 0, k: 0.2 }, 390, 330)).toEqual({
      left: [[-5, 0]],
      up: [[3, -2]],
      down: [[3, 9]],
      right: [[9, 9]],
    });
    expect(beyond([[0, 0]], { x: 0, y: 0, k: 0.2 }, 390, 330, 40).up).toHaveLength(1);
  });

  it("lets a finger miss a narrow card by a little", () => {
    expect(200 + 2 * reach(0.15)).toBeCloseTo(44 / 0.15);
    expect(reach(0.5)).toBe(0);
  });
});

describe("a corner without a cell", () => {
  const look: Look = { x: 0, y: 0, k: 0.25 }; // a card is 50 by 75 pixels, its middle at 25, 37
  const free = (cells: Cell[], high: number, above = 0): string => {
    const { across, down } = freeCorner(cells, look, { wide: 400, high }, 64, above);
    return `${down} ${across}`;
  };

  it("is the lower left one, while cells lie above it or beside it", () => {
    expect(free([], 90)).toBe("bottom left");
    expect(free([[0, 0]], 300)).toBe("bottom left");
    expect(free([[1, 0]], 90)).toBe("bottom left");
  });

  it("is the upper left one, if the middle of a cell lies in the lower", () => {
    expect(free([[0, 3]], 300)).toBe("top left");
  });

  it("is on the right, if cells lie in both on the left", () => {
    const both: Cell[] = [
      [0, 0],
      [0, 3],
    ];
    expect(free(both, 300)).toBe("bottom right");
    expect(free([...both, [7, 3]], 300)).toBe("top right");
    expect(free([...both, [7, 3], [7, 0]], 300)).toBe("bottom left");
  });

  it("begins beneath what covers the top", () => {
    expect(
      free(
        [
          [0, 1],
          [0, 3],
        ],
        300,
      ),
    ).toBe("top left");
    expect(
      free(
        [
          [0, 1],
          [0, 3],
        ],
        300,
        60,
      ),
    ).toBe("bottom right");
  });
});
