import { expect, it } from "vitest";
import { keyed } from "./keyed";

const keysOf = (pairs: readonly (readonly [string, unknown])[]): readonly string[] => pairs.map(([key]) => key);

it("gives equal items different keys, and keeps the key of each item", () => {
  const cards = ["map", "NESW", "map", "map"];
  const keys = keysOf(keyed(cards));
  expect(new Set(keys).size).toBe(cards.length);
  expect(keyed(cards).map(([, card]) => card)).toEqual(cards);
  expect(keysOf(keyed(["NESW", "map"]))).toEqual([keys[1], keys[0]]);
});

it("takes the key from a function", () => {
  const [one, other] = [{ name: "a" }, { name: "a" }];
  const pairs = keyed([one, other], ({ name }) => name);
  expect(pairs[0]?.[0]).not.toBe(pairs[1]?.[0]);
  expect(pairs.map(([, item]) => item)).toEqual([one, other]);
});

it("distinguishes a numbered key from an item that looks like one", () => {
  expect(new Set(keysOf(keyed(["a", "a", "2 a", "1 a", "2 2 a"]))).size).toBe(5);
});
