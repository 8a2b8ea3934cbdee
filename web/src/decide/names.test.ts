// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { positionFor } from "../../tests/positions";
import { snapshot } from "../../tests/frames";
import { applyFrame, type RoomState } from "../state";
import { cellLabels } from "../screens/table/cell_labels";
import type { Cell, SeenFace, View } from "../wire/types";
import { LANGUAGES, i18n } from "../i18n/index.svelte";
import { cardName, cardNames } from "./names";

afterEach(() => i18n.load("en"));

describe.each(LANGUAGES)("several cards in %s", (language) => {
  const cards = ["NES", "NS+E", "EW| crystal", "map"];

  it("are separated by a text that is in no card's name", async () => {
    await i18n.load(language);
    expect(cardNames(cards).split(" + ")).toEqual(cards.map(cardName));
  });

  it("have no colon, because a colon comes before the list", async () => {
    await i18n.load(language);
    expect(cardNames(cards)).not.toContain(":");
  });
});

describe("the label of a cell says what its picture shows", () => {
  const { view } = positionFor("LayTunnel");
  const labelOf = (game: Partial<View>, cell: Cell): string =>
    cellLabels(
      applyFrame(null, snapshot({ seat: 1, game: { ...view, ...game, seat: 1 } }), 0) as RoomState,
      [],
    )(cell);

  it.each([
    ["stone NE", "SW", /, goal 3: plain stone, tunnel (.*down.*left|.*left.*down)/],
    ["dragon NW", "NW", /, goal 3: dragon, tunnel (.*up.*left|.*left.*up)/],
    ["sack of two", "NSW", /, goal 3: sack with two gold, tunnel .*up.*down.*left/],
    ["gold", "NESW", /, goal 3: the treasure$/],
  ] as const)(
    "an open goal, with the sides its tunnel leads to: %s as %s (GOAL-3, NEWG-2)",
    async (card, tunnel, expected) => {
      await i18n.load("en");
      const goals = [{ goal: 2, cell: [8, 2], face: card }] as const;
      const maze = [...view.maze, { cell: [8, 2], card, tunnel }] as View["maze"];
      expect(labelOf({ goals, maze }, [8, 2])).toMatch(expected);
    },
  );

  it("a chest, with the number that moves and the log use (CHEST-4)", async () => {
    await i18n.load("en");
    const chests = [{ chest: 2, cell: [3, 1], tunnel: null, found: null }] as const;
    expect(labelOf({ parts: { chests: { chests, no_maps: false, effects: [] } } }, [3, 1])).toMatch(
      /chest 3: chest under a tunnel, face down$/,
    );
  });
});

it("the label of a known goal that may have been swapped says so (WC-17)", async () => {
  await i18n.load("en");
  const { view } = positionFor("LayTunnel");
  const goals = [{ goal: 2, cell: [8, 2], face: null }] as const;
  const labelOf = (...others: readonly SeenFace[]): string => {
    const known_goals = [{ goal: 2, faces: [{ face: "gold", turn: 5 }, ...others] }];
    const game = { ...view, seat: 1, turn: 9, goals, known_goals } as View;
    return cellLabels(applyFrame(null, snapshot({ seat: 1, game }), 0) as RoomState, [])([8, 2]);
  };
  expect(labelOf()).toMatch(/the treasure$/);
  expect(labelOf({ face: null, turn: null })).toMatch(/the treasure, may have been swapped since$/);
});
