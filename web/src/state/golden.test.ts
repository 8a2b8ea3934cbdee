import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { digestOf, factsOf, playthroughs, viewAfterStep, viewOf } from "../../tests/golden";

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
  test.each(playthrough.viewers)("after each step the view is that of the server, for viewer %s", (viewer) => {
    let view = frozen(viewOf(playthrough.opening, viewer));
    for (const step of playthrough.steps) {
      view = frozen(viewAfterStep(view, frozen(step), viewer));
      expect(digestOf(view), `after ${JSON.stringify(step.command)}`).toBe(step.digests[(viewer ?? -1) + 1]);
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
