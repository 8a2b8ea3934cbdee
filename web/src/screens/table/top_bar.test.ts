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
  onrole.mockClear();
  const { view } = positionFor("LayTunnel");
  const state = applyFrame(null, snapshot({ seat: view.seat, game: view }), 0)!;
  const [onside, onmenu] = [vi.fn(), vi.fn()];
  const props = {
    roomState: state,
    connection: { status: "open" as const },
    side: null,
    unread: 0,
    onside,
    onmenu,
    onrole,
  };
  component = mount(TopBar, { target: document.body, props });
  flushSync();
});
afterEach(() => unmount(component));

const role = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>(".role")!;
const calls = (): boolean[] => onrole.mock.calls.map(([shown]) => shown);

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

test("the click after holding the mouse or a finger shows nothing", () => {
  role().dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  role().dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
  expect(calls()).toEqual([false]);
});

test("a key shows the role while it is held, and causes no click", () => {
  const press = (name: string, repeat = false): boolean =>
    role().dispatchEvent(new KeyboardEvent(name, { key: " ", repeat, bubbles: true, cancelable: true }));
  const defaults = [press("keydown"), press("keydown", true), press("keyup")];
  expect(defaults).toEqual([false, false, false]); // prevented, so no click follows
  expect(calls()).toEqual([true, false]);
});
