// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { watchSleep } from "./device_sleep";

const line = { wake: vi.fn<() => void>(), sleep: vi.fn<() => void>() };
let now = 0;
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  vi.useRealTimers();
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

/** Time goes by, as the timers of the page notice it, or in sleep, when they do not. */
function wait(awake: number, asleep = 0): void {
  now += asleep;
  for (let passed = 0; passed < awake; passed += 1000) {
    now += 1000;
    vi.advanceTimersByTime(1000);
  }
}

test("a device that slept under the eyes of somebody wakes, once", () => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  stop = watchSleep(line, () => now);
  wait(60_000);
  expect(line.wake).not.toHaveBeenCalled();
  wait(10_000, 30_000);
  expect(line.wake).toHaveBeenCalledOnce();
});

test("timers that come late out of sight are no sleep, and being seen again is told once", () => {
  vi.useFakeTimers();
  stop = watchSleep(line, () => now);
  look("hidden");
  wait(10_000, 60_000);
  expect(line.wake).not.toHaveBeenCalled();
  now += 60_000;
  look("visible");
  wait(10_000);
  expect(line.wake).toHaveBeenCalledOnce();
});

test("it ends when it is told to", () => {
  vi.useFakeTimers();
  watchSleep(line, () => now)();
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("offline"));
  expect(line.wake).not.toHaveBeenCalled();
  expect(line.sleep).not.toHaveBeenCalled();
});
