import { describe, expect, it } from "vitest";
import { playthroughs, viewAfterStep, viewOf } from "../../tests/golden";
import { POSITIONS } from "../../tests/positions";
import type { View } from "../wire/types";
import { eyesByCell, type LooksView } from "./eyes";

const base = POSITIONS[0]!.view;
const CELLS = base.goals.map(({ cell }) => String(cell));

function view(looks: readonly (readonly [number, number, number])[], more: Partial<View> = {}): LooksView {
  const goals = base.goals.map((goal) => ({ ...goal, face: null }));
  return { ...base, goals, looks: looks.map(([seat, goal, turn]) => ({ seat, goal, turn })), ...more };
}

const swaps = (...goal_swaps: { seat: number; one: number; other: number; turn: number }[]): Partial<View> => ({
  parts: { ...base.parts, goal_swap: { goal_swaps } },
});

describe("the eyes on a goal", () => {
  it("are the looks at it: who, and in which turn", () => {
    const eyes = eyesByCell(
      view([
        [1, 0, 3],
        [2, 0, 5],
        [1, 2, 7],
      ]),
    );
    expect(eyes.get(CELLS[0]!)).toEqual([
      { seat: 1, turn: 3, doubtful: false },
      { seat: 2, turn: 5, doubtful: false },
    ]);
    expect(eyes.get(CELLS[2]!)).toEqual([{ seat: 1, turn: 7, doubtful: false }]);
    expect(eyes.has(CELLS[1]!)).toBe(false);
  });

  it("have the last look of a player who looks twice", () => {
    expect(
      eyesByCell(
        view([
          [1, 0, 3],
          [1, 0, 9],
        ]),
      ).get(CELLS[0]!),
    ).toEqual([{ seat: 1, turn: 9, doubtful: false }]);
  });

  it("are gone when it is turned over", () => {
    const goals = base.goals.map((goal, index) => ({ ...goal, face: index === 0 ? ("gold" as const) : null }));
    expect(eyesByCell(view([[1, 0, 3]], { goals })).size).toBe(0);
  });

  it("move with the goal", () => {
    const goals = base.goals.map((goal) => ({
      ...goal,
      face: null,
      cell: [goal.cell[0] + 1, goal.cell[1]] as const,
    }));
    const eyes = eyesByCell(view([[1, 0, 3]], { goals } as Partial<View>));
    expect([...eyes.keys()]).toEqual([String(goals[0]!.cell)]);
  });

  it("are in doubt on both goals that somebody picked up later (WC-17)", () => {
    const eyes = eyesByCell(view([[1, 0, 3]], swaps({ seat: 2, one: 0, other: 2, turn: 5 })));
    const doubtful = [{ seat: 1, turn: 3, doubtful: true }];
    expect([eyes.get(CELLS[0]!), eyes.get(CELLS[1]!), eyes.get(CELLS[2]!)]).toEqual([
      doubtful,
      undefined,
      doubtful,
    ]);
  });

  it("are certain again after another look", () => {
    const looks = [
      [1, 0, 3],
      [1, 0, 7],
    ] as const;
    const eyes = eyesByCell(view(looks, swaps({ seat: 2, one: 0, other: 2, turn: 5 })));
    expect(eyes.get(CELLS[0]!)).toEqual([{ seat: 1, turn: 7, doubtful: false }]);
  });
});

it("every viewer of a game sees the same eyes, whatever they know", () => {
  let seen = 0;
  for (const play of playthroughs()) {
    const views = new Map(play.viewers.map((viewer) => [viewer, viewOf(play.opening, viewer)]));
    for (const step of play.steps) {
      for (const [viewer, before] of views) views.set(viewer, viewAfterStep(before, step, viewer));
      const [first, ...others] = [...views.values()].map((each) => [...eyesByCell(each)]);
      for (const other of others) expect(other).toEqual(first);
      seen += first!.length;
    }
  }
  expect(seen).toBeGreaterThan(20);
});
