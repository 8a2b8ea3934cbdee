// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { positionFor } from "../../../tests/positions";
import { applyFrame } from "../../state";
import { i18n } from "../../i18n/index.svelte";
import TopBar from "./TopBar.svelte";

beforeAll(() => i18n.load("en"));

const onrole = vi.fn<(shown: boolean) => void>();
let component: Record<string, unknown>;
beforeEach(() => {
  vi.useFakeTimers();
  onrole.mockClear();
  const { view } = positionFor("LayTunnel");
  const state = applyFrame(null, snapshot({ seat: view.seat, game: view }), 0)!;
  const [onside, onmenu] = [vi.fn(), vi.fn()];
  const props = {
    roomState: state,
    connection: { status: "open" as const },
    side: null,
    unread: 0,
    unreadLines: 0,
    onside,
    onmenu,
    onrole,
    onroles: vi.fn(),
  };
  component = mount(TopBar, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(component);
  vi.useRealTimers();
});

const role = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>(".role")!;
const calls = (): boolean[] => onrole.mock.calls.map(([shown]) => shown);

/** Press a key, or a finger on the button. */
const key = (name: string, repeat = false): boolean =>
  role().dispatchEvent(new KeyboardEvent(name, { key: " ", repeat, bubbles: true, cancelable: true }));
const pointer = (name: string, target: EventTarget = role()): boolean =>
  target.dispatchEvent(new PointerEvent(name, { bubbles: true }));

test("a click without a pointer shows the role, and the next click hides it", () => {
  role().click();
  expect(calls()).toEqual([true]);
  role().click();
  expect(calls()).toEqual([true, false]);
});

test("a role shown by a click is hidden when the focus moves", () => {
  role().click();
  role().blur();
  expect(calls().at(-1)).toBe(false);
  role().click();
  expect(calls().at(-1)).toBe(true);
});

test("the role is shown while the button is held", () => {
  pointer("pointerdown");
  vi.advanceTimersByTime(1000);
  expect(calls()).toEqual([true]);
  pointer("pointerup");
  role().dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
  expect(calls()).toEqual([true, false]);
});

test("a tap shows the role until the next tap", () => {
  pointer("pointerdown");
  pointer("pointerup");
  role().dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
  expect(calls()).toEqual([true]);
  pointer("pointerdown");
  pointer("pointerup");
  expect(calls()).toEqual([true, false]);
});

test("a tap elsewhere, or some seconds, hide the role", () => {
  for (const hide of [() => pointer("pointerdown", document.body), () => vi.advanceTimersByTime(10_000)]) {
    onrole.mockClear();
    pointer("pointerdown");
    pointer("pointerup");
    expect(calls()).toEqual([true]);
    hide();
    expect(calls()).toEqual([true, false]);
  }
});

test("a key shows the role while it is held, and causes no click", () => {
  const defaults = [key("keydown"), key("keydown", true)];
  vi.advanceTimersByTime(1000);
  defaults.push(key("keyup"));
  expect(defaults).toEqual([false, false, false]); // prevented, so no click follows
  expect(calls()).toEqual([true, false]);
});

test("a short press of a key shows the role until the next one", () => {
  key("keydown");
  key("keyup");
  expect(calls()).toEqual([true]);
  key("keydown");
  key("keyup");
  expect(calls()).toEqual([true, false]);
});
