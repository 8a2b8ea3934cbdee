// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { watchSleep } from "./waking";

const line = { wake: vi.fn<() => void>(), sleep: vi.fn<() => void>() };
let now = 0;
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  line.wake.mockReset();
  line.sleep.mockReset();
});

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the network goes and comes", () => {
  stop = watchSleep(line, () => now);
  dispatchEvent(new Event("offline"));
  expect(line.sleep).toHaveBeenCalledOnce();
  dispatchEvent(new Event("online"));
  expect(line.wake).toHaveBeenCalledOnce();
});

test("a page that was hidden for long wakes, one that was hidden for a moment does not", () => {
  stop = watchSleep(line, () => now);
  look("hidden");
  now += 14_000;
  look("visible");
  expect(line.wake).not.toHaveBeenCalled();
  look("hidden");
  now += 15_000;
  look("visible");
  expect(line.wake).toHaveBeenCalledOnce();
});

test("a page that comes back from the cache of the browser wakes", () => {
  stop = watchSleep(line, () => now);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(line.wake).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(line.wake).toHaveBeenCalledOnce();
});

test("it ends when it is told to", () => {
  watchSleep(line, () => now)();
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("offline"));
  expect(line.wake).not.toHaveBeenCalled();
  expect(line.sleep).not.toHaveBeenCalled();
});
