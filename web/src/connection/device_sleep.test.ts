// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { watchDeviceSleep } from "./device_sleep";

const connection = { resume: vi.fn<() => void>(), suspend: vi.fn<() => void>() };
let now = 0;
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  connection.resume.mockReset();
  connection.suspend.mockReset();
});

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the network goes and comes", () => {
  stop = watchDeviceSleep(connection, () => now);
  dispatchEvent(new Event("offline"));
  expect(connection.suspend).toHaveBeenCalledOnce();
  dispatchEvent(new Event("online"));
  expect(connection.resume).toHaveBeenCalledOnce();
});

test("a page that was hidden for long wakes, one that was hidden for a moment does not", () => {
  stop = watchDeviceSleep(connection, () => now);
  look("hidden");
  now += 14_000;
  look("visible");
  expect(connection.resume).not.toHaveBeenCalled();
  look("hidden");
  now += 15_000;
  look("visible");
  expect(connection.resume).toHaveBeenCalledOnce();
});

test("a page that comes back from the cache of the browser wakes", () => {
  stop = watchDeviceSleep(connection, () => now);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(connection.resume).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(connection.resume).toHaveBeenCalledOnce();
});

/** Let time pass, with timers running or, during sleep, without them. */
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
  stop = watchDeviceSleep(connection, () => now);
  wait(60_000);
  expect(connection.resume).not.toHaveBeenCalled();
  wait(10_000, 30_000);
  expect(connection.resume).toHaveBeenCalledOnce();
});

test("timers that come late out of sight are no sleep, and being seen again is told once", () => {
  vi.useFakeTimers();
  stop = watchDeviceSleep(connection, () => now);
  look("hidden");
  wait(10_000, 60_000);
  expect(connection.resume).not.toHaveBeenCalled();
  now += 60_000;
  look("visible");
  wait(10_000);
  expect(connection.resume).toHaveBeenCalledOnce();
});

test("it ends when it is told to", () => {
  vi.useFakeTimers();
  watchDeviceSleep(connection, () => now)();
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("offline"));
  expect(connection.resume).not.toHaveBeenCalled();
  expect(connection.suspend).not.toHaveBeenCalled();
});
