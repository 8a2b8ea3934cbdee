// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { POSITIONS } from "../../../tests/positions";
import { applyFrame, type RoomState } from "../../state";
import { isTurned, showsTurned } from "../../decide/selection";
import { Decision } from "../../decide/decision.svelte";
import { cardOf } from "../../decide/steps";
import { i18n, t } from "../../i18n/index.svelte";
import Prompt from "./Prompt.svelte";
import { turnPrompt } from "./prompts";

beforeAll(() => i18n.load("en"));

/** A tunnel that fits into a cell only rotated. */
function onlyTurned() {
  for (const { view, choices } of POSITIONS)
    for (const command of choices) {
      if (command.do !== "LayTunnel" || !isTurned(command.tunnel)) continue;
      const card = cardOf(command)!;
      const modes = choices.filter(
        (each) => each.do === "LayTunnel" && cardOf(each) === card && String(each.cell) === String(command.cell),
      );
      if (modes.length === 1) return { view, choices, card, cell: command.cell };
    }
  throw new Error("no tunnel fits turned round only");
}

describe("the card beside the words", () => {
  it("is shown as it will lie, also where it fits only the other way round than wanted (TUN-1)", () => {
    const { view, choices, card, cell } = onlyTurned();
    const state: RoomState = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
    const decision = new Decision({ send: () => Promise.reject(new Error("not asked")) }, () => state, {
      confirm: true,
    });
    decision.chooseCard(card, view.own!.hand.indexOf(card));
    const target = document.createElement("div");
    const prompt = mount(Prompt, {
      target,
      props: { roomState: state, decision, onpicked: vi.fn(), onmoves: vi.fn(), onlarge: vi.fn() },
    });
    flushSync();
    const turned = () => target.querySelector('.picture [transform^="rotate(180"]') !== null;
    expect([turned(), showsTurned(decision.selection)]).toEqual([false, false]);
    decision.chooseCell(cell);
    flushSync();
    expect([turned(), showsTurned(decision.selection)]).toEqual([true, true]);
    decision.stepBack();
    flushSync();
    expect(turned(), "as wanted, as long as there is no cell").toBe(false);
    void unmount(prompt);
  });
});

test("the prompt asks for the first space, and for a second one only after a first", () => {
  const { view, choices, card } = onlyTurned();
  const state: RoomState = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const decision = new Decision({ send: () => Promise.reject(new Error("not asked")) }, () => state, {
    confirm: true,
  });
  decision.chooseCard(card, view.own!.hand.indexOf(card));
  expect(decision.progress.next[0]!.kind).toBe("cell");
  expect(turnPrompt(state, decision)).toBe(t("prompt-cell", { time: "first", card: "" }));
  const swap = POSITIONS.find((each) => each.choices.some((command) => command.do === "SwapGoals"))!;
  const swapping: RoomState = applyFrame(null, snapshot({ ...swap, seat: swap.view.seat, game: swap.view }), 0)!;
  const second = new Decision({ send: () => Promise.reject(new Error("not asked")) }, () => swapping, {
    confirm: true,
  });
  second.chooseCard("goal swap", swap.view.own!.hand.indexOf("goal swap"));
  expect(turnPrompt(swapping, second)).toBe(t("prompt-cell", { time: "first", card: "" }));
  second.chooseCell(swap.view.goals[0]!.cell);
  expect(turnPrompt(swapping, second)).toBe(t("prompt-cell", { time: "again", card: "" }));
});
