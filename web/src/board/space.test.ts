import { describe, expect, it } from "vitest";
import { frameAround, lookAt, lookNear, nextCell, type Cell } from "./space";

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

  it("comes near enough to touch a cell, and has it in view", () => {
    const all: Cell[] = [
      [-3, 0],
      [9, 2],
    ];
    const frame = frameAround(all);
    for (const cell of all) {
      const aim = frameAround([cell], 0);
      const look = lookNear(frame, 390, 600, aim);
      expect(200 * look.k).toBeGreaterThanOrEqual(44);
      expect(look.x + aim.x * look.k).toBeGreaterThanOrEqual(0);
      expect(look.x + (aim.x + aim.wide) * look.k).toBeLessThanOrEqual(390);
    }
  });

  it("looks at all of it if that is near enough anyway", () => {
    const frame = frameAround([[0, 0]]);
    expect(lookNear(frame, 1000, 1000, frame)).toEqual(lookAt(frame, 1000, 1000));
  });
});
