// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { MOMENTS } from "../../../tests/positions";
import { fold, type State } from "../../state";
import { isTurned, showsTurned } from "../../decide/selection";
import { Deciding } from "../../decide/decision.svelte";
import { cardOf } from "../../decide/steps";
import { words } from "../../i18n/index.svelte";
import Prompt from "./Prompt.svelte";

beforeAll(() => words.speak("en"));

/** A tunnel that fits into a cell only turned round. */
function onlyTurned() {
  for (const { view, choices } of MOMENTS)
    for (const command of choices) {
      if (command.do !== "LayTunnel" || !isTurned(command.tunnel)) continue;
      const card = cardOf(command)!;
      const ways = choices.filter(
        (each) => each.do === "LayTunnel" && cardOf(each) === card && String(each.cell) === String(command.cell),
      );
      if (ways.length === 1) return { view, choices, card, cell: command.cell };
    }
  throw new Error("no tunnel fits turned round only");
}

describe("the card beside the words", () => {
  it("is shown as it will lie, also where it fits only the other way round than wanted (TUN-1)", () => {
    const { view, choices, card, cell } = onlyTurned();
    const state: State = fold(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
    const deciding = new Deciding({ order: () => Promise.reject(new Error("not asked")) }, () => state, {
      confirm: true,
    });
    deciding.card(card, view.own!.hand.indexOf(card));
    const target = document.createElement("div");
    const prompt = mount(Prompt, {
      target,
      props: { state, deciding, onpicked: vi.fn(), onmoves: vi.fn(), onlarge: vi.fn() },
    });
    flushSync();
    const turned = () => target.querySelector('.picture [transform^="rotate(180"]') !== null;
    expect([turned(), showsTurned(deciding.choosing)]).toEqual([false, false]);
    deciding.cell(cell);
    flushSync();
    expect([turned(), showsTurned(deciding.choosing)]).toEqual([true, true]);
    deciding.back();
    flushSync();
    expect(turned(), "as wanted, as long as there is no cell").toBe(false);
    void unmount(prompt);
  });
});
