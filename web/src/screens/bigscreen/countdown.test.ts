import { expect, test } from "vitest";
import { remainingAt } from "./countdown.svelte";

test("the clock continues from the received time", () => {
  expect(remainingAt({ left: 8000, total: 10_000 }, 1000, 1000)).toEqual({ seconds: 8, share: 0.8 });
  expect(remainingAt({ left: 8000, total: 10_000 }, 1000, 4500)).toEqual({ seconds: 5, share: 0.45 });
  expect(remainingAt({ left: 8000, total: 10_000 }, 1000, 99_000)).toEqual({ seconds: 0, share: 0 });
});

test("without a clock there is no remaining time", () => {
  expect(remainingAt(null, 0, 5)).toBeNull();
  expect(remainingAt({ left: null, total: null }, 0, 5)).toBeNull();
});
