import { expect, test } from "vitest";
import { suggestName, SUGGESTIONS } from "./suggestions";

test.each(SUGGESTIONS.map((name, index) => [name, index] as const))("%s can be suggested", (name, index) => {
  expect(suggestName([], () => index / SUGGESTIONS.length)).toBe(name);
});

test.each(SUGGESTIONS)("%s is not suggested to a second player", (name) => {
  const others = SUGGESTIONS.filter((other) => other !== name);
  expect(suggestName(others)).toBe(name);
  expect(suggestName([name.toUpperCase()], () => SUGGESTIONS.indexOf(name) / SUGGESTIONS.length)).not.toBe(name);
});

test("twelve seats never use up the suggestions", () => {
  expect(new Set(SUGGESTIONS).size).toBeGreaterThan(12);
});
