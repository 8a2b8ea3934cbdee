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

function setVisibility(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the network is lost and returns", () => {
  stop = watchDeviceSleep(connection, () => now);
  dispatchEvent(new Event("offline"));
  expect(connection.suspend).toHaveBeenCalledOnce();
  dispatchEvent(new Event("online"));
  expect(connection.resume).toHaveBeenCalledOnce();
});

test("a page that was hidden for long resumes, one that was hidden briefly does not", () => {
  stop = watchDeviceSleep(connection, () => now);
  setVisibility("hidden");
  now += 14_000;
  setVisibility("visible");
  expect(connection.resume).not.toHaveBeenCalled();
  setVisibility("hidden");
  now += 15_000;
  setVisibility("visible");
  expect(connection.resume).toHaveBeenCalledOnce();
});

test("a page restored from the back/forward cache resumes", () => {
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

test("a visible page resumes once after the device slept", () => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  stop = watchDeviceSleep(connection, () => now);
  wait(60_000);
  expect(connection.resume).not.toHaveBeenCalled();
  wait(10_000, 30_000);
  expect(connection.resume).toHaveBeenCalledOnce();
});

test("delayed timers of a hidden page are not sleep, and becoming visible resumes once", () => {
  vi.useFakeTimers();
  stop = watchDeviceSleep(connection, () => now);
  setVisibility("hidden");
  wait(10_000, 60_000);
  expect(connection.resume).not.toHaveBeenCalled();
  now += 60_000;
  setVisibility("visible");
  wait(10_000);
  expect(connection.resume).toHaveBeenCalledOnce();
});

test("after it is stopped, it ignores all events", () => {
  vi.useFakeTimers();
  watchDeviceSleep(connection, () => now)();
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("offline"));
  expect(connection.resume).not.toHaveBeenCalled();
  expect(connection.suspend).not.toHaveBeenCalled();
});
