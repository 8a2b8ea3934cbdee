// @vitest-environment happy-dom
// S2-3: with `tokens_open = no` the table does not show the tokens of others.
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { snapshot, OPTIONS } from "../../tests/frames";
import { positionFor } from "../../tests/positions";
import { applyFrame, type RoomState } from "../state";
import SeatResult from "../screens/results/SeatResult.svelte";
import GoldChoices from "../screens/results/GoldChoices.svelte";
import SeatSummary from "../screens/spectator/SeatSummary.svelte";
import type { View } from "../wire/types";
import { i18n } from "../i18n/index.svelte";
import { playerText, showsTokens } from "./player";
import HandAndGold from "./HandAndGold.svelte";

beforeAll(() => i18n.load("en"));
let component: Record<string, unknown> | null = null;
afterEach(async () => {
  if (component !== null) await unmount(component);
  component = null;
});

/** A position of Saboteur 2 in which seat 0 has 700 tokens, seat 1 has 701, and so on. */
function gameWith(open: boolean, changes: Partial<View> = {}): View {
  const { view } = positionFor("Steal");
  const purses = view.purses.map((_, seat) => ({ cards: 0, tokens: 700 + seat }));
  return { ...view, seat: 0, purses, options: { ...view.options, tokens_open: open }, ...changes };
}

function stateOf(game: View, seat: number | null = 0): RoomState {
  const { room } = snapshot();
  const seats = game.hands.map(() => room.seats[0]!);
  const options = { ...OPTIONS, modules: game.setup.modules, variants: game.setup.variants };
  return applyFrame(null, snapshot({ seat, room: { ...room, seats, options, state: "playing" }, game }), 0)!;
}

function textOf<Props extends Record<string, any>>(component: Component<Props>, props: Props): string {
  const target = document.createElement("div");
  document.body.append(target);
  const mounted = mount(component, { target, props });
  flushSync();
  const text = `${target.textContent} ${[...target.querySelectorAll("[title]")].map((each) => each.getAttribute("title")).join(" ")}`;
  void unmount(mounted);
  target.remove();
  return text;
}

const tile = (game: View, seat: number, viewer: number | null = 0): string =>
  textOf(HandAndGold, { roomState: stateOf(game, viewer), seat });
const row = (game: View, seat: number): string =>
  textOf(SeatSummary, { seat, name: "Ada", view: game, own: null, role: null });

test("a tile shows the tokens of others only if tokens are open", () => {
  expect(tile(gameWith(true), 1)).toContain("701");
  expect(tile(gameWith(false), 1)).not.toContain("701");
  expect(tile(gameWith(false), 1)).toContain("gold hidden");
});

test("own tokens are always shown, and spectators see none", () => {
  expect(tile(gameWith(false), 0)).toContain("700");
  expect(tile(gameWith(false), 0)).not.toContain("gold hidden");
  expect(tile(gameWith(false), 0, null)).not.toContain("700");
});

test("the text of a tile for screen readers says the same", () => {
  const text = (open: boolean, seat: number): string => playerText(stateOf(gameWith(open)), seat, null, false);
  expect(text(true, 1)).toContain("701 gold");
  expect(text(false, 1)).not.toContain("701");
  expect(text(false, 1)).toContain("gold hidden");
  expect(text(false, 0)).toContain("700 gold");
});

test("the big screen and the replay of one seat's view do not show the tokens of others", () => {
  expect(row(gameWith(true, { seat: null }), 1)).toContain("701");
  expect(row(gameWith(false, { seat: null }), 1)).not.toContain("701");
  expect(row(gameWith(false, { seat: null }), 1)).toContain("gold hidden");
  expect(row(gameWith(false), 1)).not.toContain("701");
  expect(row(gameWith(false), 0)).toContain("700");
});

test("in the base game gold cards are counted, and no tokens are shown", () => {
  const game = gameWith(false);
  const base = {
    ...game,
    setup: { ...game.setup, modules: ["toll"] },
    purses: game.purses.map(({ tokens }) => ({ cards: 2, tokens })),
  };
  expect(row(base, 1)).toContain("2 gold cards");
  expect(row(base, 1)).not.toContain("701");
  expect(tile(base, 1)).not.toContain("701");
  expect(tile(base, 1)).not.toContain("gold hidden");
});

test("a player without gold cards has no gold cards, and not 0 gold", () => {
  const game = gameWith(true, { seat: null });
  const base = {
    ...game,
    setup: { ...game.setup, modules: [] },
    purses: game.purses.map((_, seat) => ({ cards: seat === 1 ? 0 : 2, tokens: 0 })),
  };
  expect(row(base, 1)).toContain("0 gold cards");
  expect(row(base, 2)).toContain("2 gold cards");
});

test("when the game is over everything is shown", () => {
  const over = gameWith(false, { winners: [2] });
  expect(showsTokens(over, 1, 0)).toBe(true);
  expect(tile(over, 1)).toContain("701");
  expect(row({ ...over, seat: null }, 1)).toContain("701");
});

test("at the end of a round hidden tokens are not shown, but a payment is", () => {
  const props = {
    name: "Ada",
    role: "boss",
    purse: { cards: 0, tokens: 701 },
    inTokens: true,
    highlighted: true,
  } as const;
  expect(textOf(SeatResult, { ...props, gain: 3 })).toContain("701");
  const hidden = textOf(SeatResult, { ...props, gain: 3, tokensShown: false });
  expect(hidden).not.toContain("701");
  expect(hidden).toContain("+3");
  expect(hidden).toContain("gold hidden");
});

test("a thief chooses among the legal victims, by name", () => {
  const { choices } = positionFor("Steal");
  const text = textOf(GoldChoices, {
    choices,
    offer: [],
    nameOf: (seat: number) => `Dwarf ${seat}`,
    onplay: () => undefined,
  });
  for (const choice of choices)
    if (choice.do === "Steal" && choice.seat !== null) expect(text).toContain(`Dwarf ${choice.seat}`);
});
