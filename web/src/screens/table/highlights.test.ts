import { describe, expect, it } from "vitest";
import { positionFor } from "../../../tests/positions";
import type { View } from "../../wire/types";
import { highlightedCells } from "./highlights";

describe("the cells that what is being decided speaks of", () => {
  const { view } = positionFor("LookInChest");

  it("a chest that somebody looks into, while that may be stopped (CHEST-4, WC-19)", () => {
    const chest = view.chests!.find(({ cell }) => cell !== null)!;
    const playing: View = { ...view, in_play: { do: "LookInChest", chest: chest.chest } };
    expect(highlightedCells(playing)).toEqual([chest.cell]);
  });
});
