import { expect, test } from "vitest";
import { goalCells, modulesIn, paysInTokens } from "./modules";
import { BASE, MODULES } from "./wire/tables";

const chosen = (...names: string[]) => ({
  modules: names.filter((name) => MODULES.some((each) => each.name === name && !each.variant)),
  variants: names.filter((name) => MODULES.some((each) => each.name === name && each.variant)),
});

test("the base game comes first, then modules and variants in the order of their declarations", () => {
  const names = MODULES.map(({ name }) => name);
  expect(modulesIn(chosen())).toEqual([BASE]);
  expect(modulesIn(chosen(...names.toReversed())).map(({ name }) => name)).toEqual(["base", ...names]);
});

test("NEWG-1: new goals have five cells, all other games three", () => {
  for (const { name } of MODULES) expect(goalCells(chosen(name))).toHaveLength(name === "new_goals" ? 5 : 3);
});

test("S2-3, VAR-4: Saboteur 2 and the tournament pay in tokens", () => {
  const paying = MODULES.filter(({ name }) => paysInTokens(chosen(name))).map(({ name }) => name);
  expect(paying).toEqual(["saboteur2", "tournament"]);
});
