import { describe, expect, it } from "vitest";
import { positionFor } from "../../tests/positions";
import type { Own, View } from "../wire/types";
import { knownGoals, knownRoles } from "./private_knowledge";

function viewWith(own: Partial<Own>, changes: Partial<View> = {}): View {
  const { view } = positionFor("LayTunnel");
  const goals = [0, 1, 2].map((goal) => ({ goal, cell: [8, 2 * goal - 2] as const, face: null }));
  return { ...view, seat: 1, turn: 9, goals, goal_swaps: [], own: { ...view.own!, ...own }, ...changes };
}

const looks = [
  { goal: 0, face: "stone NE", turn: 3 },
  { goal: 2, face: "gold", turn: 5 },
] as const;

describe("known goals", () => {
  it("have their age in turns", () => {
    expect(knownGoals(viewWith({ looks }))).toEqual([
      { goal: 0, face: "stone NE", age: 6, doubtful: false },
      { goal: 2, face: "gold", age: 4, doubtful: false },
    ]);
  });

  it("follow the viewer's own swaps, also with an unknown goal (WC-17)", () => {
    const goal_swaps = [{ goals: [1, 2], swapped: true, turn: 7 }] as const;
    const swaps = [{ seat: 1, goals: [1, 2], turn: 7 }] as const;
    const known = knownGoals(viewWith({ looks, goal_swaps }, { goal_swaps: swaps }));
    expect(known.map(({ goal, face }) => [goal, face])).toEqual([
      [0, "stone NE"],
      [1, "gold"],
    ]);
  });

  it("are doubtful after another player picked them up, until the viewer looks again (WC-17)", () => {
    const swaps = [{ seat: 0, goals: [1, 2], turn: 7 }] as const;
    const before = knownGoals(viewWith({ looks }, { goal_swaps: swaps }));
    expect(before.map(({ goal, doubtful }) => [goal, doubtful])).toEqual([
      [0, false],
      [2, true],
    ]);
    const again = [...looks, { goal: 2, face: "stone NW", turn: 8 }] as const;
    const after = knownGoals(viewWith({ looks: again }, { goal_swaps: swaps }));
    expect(after.at(-1)).toEqual({ goal: 2, face: "stone NW", age: 1, doubtful: false });
  });

  it("do not include goals that were turned over", () => {
    const goals = [{ goal: 0, cell: [8, -2] as const, face: "stone NE" as const }];
    expect(knownGoals(viewWith({ looks }, { goals }))).toEqual([]);
  });
});

it("the last look at a role counts, and a later change is noted (S2-15, S2-16)", () => {
  const inspections = [
    { seat: 2, role: "saboteur", turn: 2, current: false },
    { seat: 2, role: "boss", turn: 6, current: true },
    { seat: 0, role: "geologist", turn: 4, current: false },
  ] as const;
  expect(knownRoles(viewWith({ inspections }))).toEqual([
    { seat: 2, role: "boss", age: 3, past: false },
    { seat: 0, role: "geologist", age: 5, past: true },
  ]);
});
