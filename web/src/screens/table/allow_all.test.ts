// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { positionFor } from "../../../tests/positions";
import { applyFrame } from "../../state";
import type { Card, Snapshot } from "../../wire/types";
import { i18n, t } from "../../i18n/index.svelte";
import AllowAll from "./AllowAll.svelte";
import VetoCountdown from "./VetoCountdown.svelte";

beforeAll(() => i18n.load("en"));

let component: Record<string, unknown> | null = null;
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
  vi.useRealTimers();
});

const { view, choices } = positionFor("LetPass");
const SEAT = view.seat!;
const { room } = snapshot();
const inGame = (modules: readonly string[]): Snapshot["room"] => ({
  ...room,
  state: "playing",
  options: { ...room.options, modules: [...modules] },
  seats: view.hands.map(() => room.seats[0]!),
});

/** A veto window as a seat sees it. */
function stateFor(changes: Partial<Snapshot> = {}) {
  const frame = snapshot({ seat: SEAT, room: inGame(["veto"]), game: view, choices, ...changes });
  return applyFrame(null, frame, Date.now())!;
}

function button(changes: Partial<Snapshot> = {}, send = vi.fn()): HTMLButtonElement | null {
  component = mount(AllowAll, { target: document.body, props: { roomState: stateFor(changes), send } });
  flushSync();
  return document.querySelector("button");
}

test("allows everything in this turn, and takes it back", async () => {
  const send = vi.fn();
  const off = button({}, send)!;
  expect(off.textContent).toContain(t("question-veto-allow-all"));
  expect(off.getAttribute("aria-pressed")).toBe("false");
  off.click();
  expect(send).toHaveBeenLastCalledWith({ request: "LetAllPass", turn: view.turn, active: true });
  await unmount(component!);
  const on = button({ own: { notes: [], marks: [], let_pass: false, let_all_pass: true } }, send)!;
  expect(on.getAttribute("aria-pressed")).toBe("true");
  on.click();
  expect(send).toHaveBeenLastCalledWith({ request: "LetAllPass", turn: view.turn, active: false });
});

test("is the same with and without the veto in hand (WC-19b)", async () => {
  const shown = [];
  for (const hand of [
    ["veto", "map"],
    ["map", "map"],
  ] as Card[][]) {
    shown.push(button({ game: { ...view, own: { ...view.own!, hand } } })!.outerHTML);
    await unmount(component!);
  }
  component = null;
  expect(shown[0]).toBe(shown[1]);
});

test("is offered in turns of others before they play a card", () => {
  expect(
    button({ game: { ...view, asked: { question: "turn", seats: [view.to_move!] } }, choices: null }),
  ).not.toBeNull();
});

test.each([
  ["spectators", { seat: null, own: null }],
  ["games without the veto", { room: inGame([]) }],
  ["the own turn", { game: { ...view, to_move: SEAT, asked: { question: "turn", seats: [SEAT] } } }],
  ["sharing the gold", { game: { ...view, asked: { question: "gold", seats: [SEAT] } } }],
  ["players without cards", { game: { ...view, hands: view.hands.map(() => 0) } }],
] as [string, Partial<Snapshot>][])("is not offered: %s", (_, changes) => {
  expect(button(changes)).toBeNull();
});

test("an event says whether it is active, and the server ends it with the turn", () => {
  const event = (active: boolean) => ({ event: "LetAllPassChanged", active }) as const;
  const state = stateFor();
  const common = { frame: "Update", choices: null, timer: null } as const;
  const on = applyFrame(state, { ...common, first: state.number + 1, items: [event(true)] }, 0)!;
  expect(on.own?.let_all_pass).toBe(true);
  const off = applyFrame(on, { ...common, first: on.number + 1, items: [event(false)] }, 0)!;
  expect(off.own?.let_all_pass).toBe(false);
});

test("the countdown shows the seconds that are left", () => {
  vi.useFakeTimers();
  const roomState = stateFor({ timer: { left: 5000, total: 10_000 } });
  component = mount(VetoCountdown, { target: document.body, props: { roomState } });
  flushSync();
  const countdown = () => document.querySelector(".countdown")!.textContent?.trim();
  expect(countdown()).toBe("5 s");
  vi.advanceTimersByTime(2600);
  flushSync();
  expect(countdown()).toBe("3 s");
  expect(document.querySelector<HTMLElement>(".bar span")!.style.width).toMatch(/^2[45]/);
});
