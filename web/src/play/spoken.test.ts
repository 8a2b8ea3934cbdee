// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { momentFor } from "../../tests/moments";
import { snapshot } from "../../tests/frames";
import { fold, type State } from "../fold";
import { namesOfCells } from "../screens/table/cells";
import type { View } from "../wire/types";
import { LANGUAGES, words } from "../words/index.svelte";
import { cardName, cardsNamed } from "./spoken";

afterEach(() => words.speak("en"));

describe.each(LANGUAGES)("several cards in %s", (language) => {
  const cards = ["NES", "NS+E", "EW| crystal", "map"];

  it("can be told apart, though the name of each is a list itself", async () => {
    await words.speak(language);
    expect(cardsNamed(cards).split(" + ")).toEqual(cards.map(cardName));
  });

  it("have no colon, which stands before them", async () => {
    await words.speak(language);
    expect(cardsNamed(cards)).not.toContain(":");
  });
});

it("a goal that I saw and somebody may have swapped is named with the doubt (WC-17)", async () => {
  await words.speak("en");
  const { view } = momentFor("LayTunnel");
  const goals = [{ goal: 2, cell: [8, 2], face: null }] as const;
  const looks = [{ goal: 2, face: "gold", turn: 5 }] as const;
  const named = (goal_swaps: View["goal_swaps"]): string => {
    const own = { ...view.own!, looks, goal_swaps: [] };
    const game = { ...view, seat: 1, turn: 9, goals, goal_swaps, own } as View;
    return namesOfCells(fold(null, snapshot({ seat: 1, game }), 0) as State, [])([8, 2]);
  };
  expect(named([])).toMatch(/the treasure$/);
  expect(named([{ seat: 0, goals: [1, 2], turn: 7 }])).toMatch(/the treasure, perhaps swapped since$/);
});
