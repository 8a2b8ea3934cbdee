import { describe, expect, it } from "vitest";
import { positionFor } from "../../../tests/positions";
import type { AnyCommand, View } from "../../wire/types";
import { highlightedCells, targetedSeats } from "./highlights";

describe("the cells of the open decision", () => {
  const { view } = positionFor("LookInChest");
  const playing = (in_play: AnyCommand): View => ({ ...view, in_play });

  it("include the chest that a map is played on, during the veto window (CHEST-4, WC-19)", () => {
    const chest = view.parts.chests!.chests.find(({ cell }) => cell !== null)!;
    expect(highlightedCells(playing({ do: "LookInChest", chest: chest.chest }))).toEqual([chest.cell]);
  });

  it("are those of both goals of a goal swap (WC-17)", () => {
    const [one, other] = view.goals;
    expect(highlightedCells(playing({ do: "SwapGoals", goals: [0, 1] }))).toEqual([one!.cell, other!.cell]);
  });

  it("are the goals to choose from, and the goal to place (GOAL-3, GOAL-4)", () => {
    const { view: asked, choices } = positionFor("TurnGoal");
    const goals = choices.flatMap((each) => (each.do === "TurnGoal" ? [asked.goals[each.goal]!.cell] : []));
    expect(highlightedCells(asked)).toEqual(expect.arrayContaining(goals));
    expect(highlightedCells(positionFor("LayGoal").view)).toHaveLength(1);
  });

  it("are the cell of the toll (TOLL-3)", () => {
    const { view: asked } = positionFor("AnswerToll");
    expect(highlightedCells(asked)).toEqual(asked.choices);
  });

  it("are none while others choose a player", () => {
    expect(highlightedCells(positionFor("Steal").view)).toEqual([]);
  });
});

it("the target of the card in play is highlighted", () => {
  const { view } = positionFor("Sabotage");
  const inPlay: AnyCommand = { do: "Sabotage", card: "broken cart", seat: 2 };
  expect([targetedSeats(view), targetedSeats({ ...view, in_play: inPlay })]).toEqual([[], [2]]);
});
