import { describe, expect, it } from "vitest";
import { momentFor } from "../../../tests/positions";
import type { View } from "../../wire/types";
import { spokenOf } from "./highlights";

describe("the cells that what is being decided speaks of", () => {
  const { view } = momentFor("LookInChest");

  it("a chest that somebody looks into, while that may be stopped (CHEST-4, WC-19)", () => {
    const chest = view.chests!.find(({ cell }) => cell !== null)!;
    const playing: View = { ...view, in_play: { do: "LookInChest", chest: chest.chest } };
    expect(spokenOf(playing)).toEqual([chest.cell]);
  });
});
