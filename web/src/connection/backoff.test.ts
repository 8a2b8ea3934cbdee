import { expect, test } from "vitest";
import { waitBefore } from "./backoff";

const patience = { first: 100, longest: 1000 };

test("each wait is twice as long as the one before, up to the longest", () => {
  const waits = [0, 1, 2, 3, 4, 500].map((tries) => waitBefore(tries, 0, patience));
  expect(waits).toEqual([100, 200, 400, 800, 1000, 1000]);
});

test("chance takes away up to half of it", () => {
  expect(waitBefore(2, 1, patience)).toBe(200);
  expect(waitBefore(2, 0.5, patience)).toBe(300);
});
