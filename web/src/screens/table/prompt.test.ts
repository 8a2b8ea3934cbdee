// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { positionFor, POSITIONS } from "../../../tests/positions";
import { applyFrame, type RoomState } from "../../state";
import { isTurned, showsTurned } from "../../decide/selection";
import { Decision } from "../../decide/decision.svelte";
import { playedCard } from "../../state/played_card";
import { i18n, t } from "../../i18n/index.svelte";
import Prompt from "./Prompt.svelte";
import { turnPrompt } from "./prompts";

beforeAll(() => i18n.load("en"));

/** A tunnel that fits into a cell only rotated. */
function fitsOnlyRotated() {
  for (const { view, choices } of POSITIONS)
    for (const command of choices) {
      if (command.do !== "LayTunnel" || !isTurned(command.tunnel)) continue;
      const card = playedCard(command)!;
      const orientations = choices.filter(
        (each) =>
          each.do === "LayTunnel" && playedCard(each) === card && String(each.cell) === String(command.cell),
      );
      if (orientations.length === 1) return { view, choices, card, cell: command.cell };
    }
  throw new Error("no tunnel fits only rotated");
}

describe("the card beside the text", () => {
  it("is shown as it will be placed, also if it fits only rotated (TUN-1)", () => {
    const { view, choices, card, cell } = fitsOnlyRotated();
    const state: RoomState = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
    const decision = new Decision({ send: () => Promise.reject(new Error("no request expected")) }, () => state, {
      confirm: true,
    });
    decision.chooseCard(card, view.own!.hand.indexOf(card));
    const target = document.createElement("div");
    const prompt = mount(Prompt, {
      target,
      props: { roomState: state, decision, onchosen: vi.fn(), onmoves: vi.fn(), onenlarge: vi.fn() },
    });
    flushSync();
    const turned = () => target.querySelector('.picture [transform^="rotate(180"]') !== null;
    expect([turned(), showsTurned(decision.selection)]).toEqual([false, false]);
    decision.chooseCell(cell);
    flushSync();
    expect([turned(), showsTurned(decision.selection)]).toEqual([true, true]);
    decision.stepBack();
    flushSync();
    expect(turned(), "the chosen rotation is shown while there is no cell").toBe(false);
    void unmount(prompt);
  });
});

it("asks for the second cell only after the first (WC-17)", () => {
  const { view, choices } = positionFor("SwapGoals");
  const state: RoomState = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const decision = new Decision({ send: vi.fn() }, () => state, { confirm: true });
  decision.chooseCard("goal swap", view.own!.hand.indexOf("goal swap"));
  expect(turnPrompt(state, decision)).toBe(t("prompt-cell", { occurrence: "first" }));
  decision.chooseCell(decision.cells[0]!);
  expect(turnPrompt(state, decision)).toBe(t("prompt-cell", { occurrence: "second" }));
});

it("asks for the card to remove after two cards to discard, if there are several (S2-4)", () => {
  const { view, choices } = positionFor("DiscardTwo");
  const command = choices.find((each) => each.do === "DiscardTwo")!;
  const other = command.front === "trapped" ? "broken cart" : "trapped";
  const both = [command, { ...command, front: other }] as const;
  const state: RoomState = applyFrame(null, snapshot({ seat: view.seat, game: view, choices: both }), 0)!;
  const decision = new Decision({ send: vi.fn() }, () => state, { confirm: true });
  decision.setMode("DiscardTwo");
  const hand = view.own!.hand;
  const first = hand.indexOf(command.cards[0]!);
  const second = hand.findIndex((card, index) => card === command.cards[1] && index !== first);
  decision.chooseCard(hand[first]!, first);
  decision.chooseCard(hand[second]!, second);
  expect(turnPrompt(state, decision)).toBe("Choose a card to remove");
});

it.each([
  [1, "Choose a card to discard"],
  [3, "Choose up to 3 cards to discard"],
])("with at most %i cards to discard it says so (TURN-1, S2-4)", (most, text) => {
  const { view, choices } = positionFor("LayTunnel");
  const cards = view.own!.hand.slice(0, most);
  const passes = cards.map((_, index) => ({ do: "Pass", cards: cards.slice(0, index + 1) }) as const);
  const state = applyFrame(null, snapshot({ seat: view.seat, game: view, choices: [...choices, ...passes] }), 0)!;
  const decision = new Decision({ send: vi.fn() }, () => state, { confirm: true });
  decision.setMode("Pass");
  expect(turnPrompt(state, decision)).toBe(text);
});
