import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CLASSIC } from "../../../tests/classic_options";
import { keyOf, type Cell } from "../../board/geometry";
import { CHEST_LAYOUTS, MODULES } from "../../wire/tables";
import type { TableOptions } from "../../wire/types";
import { cellsOf, gridCells, inOrder, refusedCell, rowsShown, whyNoChest, type CellRefusal } from "./chests";

interface Game {
  readonly modules: readonly string[];
  readonly variants: readonly string[];
  readonly laid: readonly Cell[];
  readonly refused: Readonly<Record<string, string>>;
}
const GAMES = JSON.parse(
  readFileSync(new URL("../../../tests/chests.json", import.meta.url), "utf8"),
) as readonly Game[];

const REASONS: Readonly<Record<CellRefusal, string>> = {
  outside: "clash-chests-outside",
  start: "clash-chests-outside",
  goal: "clash-chests-outside",
  ...Object.fromEntries(MODULES.map(({ name }) => [name, "clash-chests-taken"])),
  "beside-start": "clash-chests-start",
  chest: "clash-chests-twice",
  next: "clash-chests-touch",
};

const WITH_CHESTS: TableOptions = { ...CLASSIC, modules: ["chests"] };

test.each(GAMES)(
  "CHEST-1: the client refuses the cells that the game refuses: $modules $variants, placed $laid",
  (game) => {
    const options = { ...CLASSIC, modules: game.modules, variants: game.variants };
    const refused: Record<string, string> = {};
    for (let y = -7; y <= 7; y++)
      for (let x = 0; x <= 8; x++) {
        const why = whyNoChest(options, [x, y], game.laid);
        if (why !== null) refused[`${x},${y}`] = REASONS[why]!;
      }
    expect(refused).toEqual(game.refused);
  },
);

test("CHEST-1: a named layout has cells, a random one has none yet", () => {
  expect(cellsOf("gates")).toEqual(CHEST_LAYOUTS["gates"]);
  expect(cellsOf("random")).toEqual([]);
  expect(cellsOf([[3, 1]])).toEqual([[3, 1]]);
});

test("CHEST-1: the refused cell of a layout is the first one that clashes with earlier ones", () => {
  const refusedIn = (chest_layout: TableOptions["chest_layout"], variants: string[] = []) =>
    refusedCell({ ...WITH_CHESTS, variants, chest_layout });
  const four: Cell[] = [
    [2, 1],
    [4, 0],
    [4, 2],
    [6, 1],
  ];
  expect(refusedIn("gates", ["tournament"])).toBe(null);
  expect(refusedIn(four)).toBe(null);
  expect(refusedIn(four, ["tournament"])).toEqual([4, 0]);
  expect(refusedIn([...four.slice(0, 3), [4, 3]])).toEqual([4, 3]);
});

test("chests are numbered from left to right, and from top to bottom", () => {
  const given: Cell[] = [
    [5, 1],
    [3, 2],
    [5, -1],
    [3, -2],
  ];
  expect(inOrder(given).map(keyOf)).toEqual(["3,-2", "3,2", "5,-1", "5,1"]);
});

test("as many rows are shown as the chests need", () => {
  expect(rowsShown([], false)).toBe(4);
  expect(rowsShown([[3, -6]], false)).toBe(6);
  expect(rowsShown([[3, 1]], true)).toBe(6);
});

test("the grid has all cells between start and goals, and the cards at its ends", () => {
  const keysOf = (modules: string[]) => gridCells({ ...WITH_CHESTS, modules }, 4).map(keyOf);
  expect(keysOf(["chests"])).toHaveLength(7 * 9 + 1 + 3);
  expect(keysOf(["chests", "new_goals"])).toContain("8,-4");
  expect(keysOf(["chests"])).not.toContain("8,-4");
});
