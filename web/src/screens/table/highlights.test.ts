import { describe, expect, it } from "vitest";
import { positionFor } from "../../../tests/positions";
import type { View } from "../../wire/types";
import { highlightedCells } from "./highlights";

describe("the cells of the open decision", () => {
  const { view } = positionFor("LookInChest");

  it("include the chest that a map is played on, during the veto window (CHEST-4, WC-19)", () => {
    const chest = view.chests!.find(({ cell }) => cell !== null)!;
    const playing: View = { ...view, in_play: { do: "LookInChest", chest: chest.chest } };
    expect(highlightedCells(playing)).toEqual([chest.cell]);
  });
});
