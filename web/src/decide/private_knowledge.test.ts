import { describe, expect, it } from "vitest";
import { positionFor } from "../../tests/positions";
import type { View } from "../wire/types";
import { knownGoals, knownRoles } from "./private_knowledge";

function viewWith(changes: Partial<View>): View {
  return { ...positionFor("LayTunnel").view, turn: 9, ...changes };
}

const UNSEEN = { face: null, turn: null } as const;

describe("known goals", () => {
  it("have their age in turns", () => {
    const known_goals = [
      { goal: 0, faces: [{ face: "stone NE", turn: 3 }] },
      { goal: 2, faces: [{ face: "gold", turn: 5 }] },
    ] as const;
    expect(knownGoals(viewWith({ known_goals }))).toEqual([
      { goal: 0, face: "stone NE", age: 6, doubtful: false },
      { goal: 2, face: "gold", age: 4, doubtful: false },
    ]);
  });

  it("are doubtful if another player may have swapped them (WC-17)", () => {
    const gold = { face: "gold", turn: 5 } as const;
    const known_goals = [
      { goal: 1, faces: [UNSEEN, gold] },
      { goal: 2, faces: [gold, UNSEEN] },
    ];
    expect(knownGoals(viewWith({ known_goals }))).toEqual([{ goal: 2, face: "gold", age: 4, doubtful: true }]);
  });
});

it("the last look at a role counts, and a later change is noted (S2-15, S2-16)", () => {
  const inspections = [
    { seat: 2, role: "saboteur", turn: 2, current: false },
    { seat: 2, role: "boss", turn: 6, current: true },
    { seat: 0, role: "geologist", turn: 4, current: false },
  ] as const;
  expect(knownRoles(viewWith({ own: { ...positionFor("LayTunnel").view.own!, inspections } }))).toEqual([
    { seat: 2, role: "boss", age: 3, past: false },
    { seat: 0, role: "geologist", age: 5, past: true },
  ]);
});
