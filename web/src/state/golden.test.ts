import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { factsOf, knownGoalsOf, playthroughs, viewOf } from "../../tests/golden";
import type { TableOptions, View } from "../wire/types";
import { initialView, applyFact, withKnownGoals } from ".";

const PLAYTHROUGHS = playthroughs();

/** A view that throws when it is mutated. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

describe.each(PLAYTHROUGHS)("$name", (playthrough) => {
  test.each(playthrough.viewers)("the facts lead from the opening to the end, for viewer %s", (viewer) => {
    let view = frozen(viewOf(playthrough.opening, viewer));
    for (const step of playthrough.steps) {
      for (const fact of factsOf(step, viewer)) view = frozen(applyFact(view, frozen(fact)));
      view = frozen(withKnownGoals(view, knownGoalsOf(step, viewer)));
    }
    expect(view).toEqual(viewOf(playthrough.end, viewer));
  });
});

test("every kind of fact is in some playthrough, except two that no view shows", () => {
  const facts = PLAYTHROUGHS.flatMap(({ steps, viewers }) =>
    steps.flatMap((step) => viewers.flatMap((v) => factsOf(step, v))),
  );
  const names = new Set<string>(facts.map((fact) => fact.fact));
  const types = readFileSync(new URL("../wire/types.ts", import.meta.url), "utf8");
  const declared = [...types.matchAll(/readonly fact: "(\w+)"/g)].map((match) => match[1] ?? "");
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter((name) => !names.has(name))).toEqual(["SeedSealed", "Contributed"]);
});

const fromFirstFact = PLAYTHROUGHS.filter(({ opening }) => opening.view.round === 0 && opening.view.first === -1);

test("some playthroughs start before the first fact of a game", () => {
  expect(fromFirstFact.length).toBeGreaterThan(5);
});

test.each(fromFirstFact)("before the first fact of $name the client's view equals the server's", (playthrough) => {
  for (const viewer of playthrough.viewers) {
    const view = viewOf(playthrough.opening, viewer);
    expect({ ...initialView(optionsOf(view), viewer), setup: view.setup }).toEqual(view);
  }
});

function optionsOf({ setup }: View): TableOptions {
  return {
    title: "",
    seats: setup.players,
    edition: setup.edition,
    modules: setup.modules,
    variants: setup.variants,
    house_rules: setup.house_rules,
    chest_layout: setup.chest_layout ?? "gates",
    first_seat: setup.first_seat,
    clock: "none",
    bots: "bayesian",
    spectators: true,
    chat: true,
    listed: false,
  };
}
