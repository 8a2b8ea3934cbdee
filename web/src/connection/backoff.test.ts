import { expect, test } from "vitest";
import { retryDelay } from "./backoff";

const backoff = { first: 100, max: 1000 };

test("each delay is twice the previous one, up to the limit", () => {
  const waits = [0, 1, 2, 3, 4, 500].map((attempts) => retryDelay(attempts, 0, backoff));
  expect(waits).toEqual([100, 200, 400, 800, 1000, 1000]);
});

test("jitter shortens the delay by up to half", () => {
  expect(retryDelay(2, 1, backoff)).toBe(200);
  expect(retryDelay(2, 0.5, backoff)).toBe(300);
});
