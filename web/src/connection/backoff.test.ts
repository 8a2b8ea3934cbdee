import { expect, test } from "vitest";
import { retryDelay } from "./backoff";

const backoff = { first: 100, max: 1000 };

test("each wait is twice as long as the one before, up to the longest", () => {
  const waits = [0, 1, 2, 3, 4, 500].map((attempts) => retryDelay(attempts, 0, backoff));
  expect(waits).toEqual([100, 200, 400, 800, 1000, 1000]);
});

test("chance takes away up to half of it", () => {
  expect(retryDelay(2, 1, backoff)).toBe(200);
  expect(retryDelay(2, 0.5, backoff)).toBe(300);
});
