// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { positionFor } from "../../../tests/positions";
import { applyFrame } from "../../state";
import { orientationsOf } from "../../decide/selection";
import { Decision } from "../../decide/decision.svelte";
import { i18n } from "../../i18n/index.svelte";
import { KeyboardControl } from "./keyboard";

beforeAll(() => i18n.load("en"));

/** A player with a rotatable tunnel selected. */
function withTunnel(): { decision: Decision; showMoves: () => void; press: (key: string, code: string) => void } {
  const { view, choices } = positionFor("LayTunnel");
  const state = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0);
  const decision = new Decision({ send: vi.fn() }, () => state, { confirm: true });
  const hand = view.own!.hand;
  const index = hand.findIndex((card) => orientationsOf(card).length > 1);
  decision.chooseCard(hand[index]!, index);
  const showMoves = vi.fn();
  const keyboard = new KeyboardControl(decision, { clearHighlight: () => false, showMoves });
  return {
    decision,
    showMoves,
    press: (key, code) => keyboard.onKeydown(new KeyboardEvent("keydown", { key, code })),
  };
}

test.each([
  ["r", "KeyR", "English"],
  ["R", "KeyR", "with Shift"],
  ["к", "KeyR", "Ukrainian and Russian"],
  ["К", "KeyR", "Ukrainian and Russian, with Shift"],
  ["r", "KeyO", "Dvorak: the letter counts, not the position of the key"],
])("the key %s with code %s rotates a tunnel (%s)", (key, code) => {
  const { decision, press } = withTunnel();
  const before = decision.selection.turned;
  press(key, code);
  expect(decision.selection.turned).toBe(!before);
});

test("another character on the M key is not M (French)", () => {
  const { showMoves, press } = withTunnel();
  press(",", "KeyM");
  expect(showMoves).not.toHaveBeenCalled();
  press("m", "Semicolon");
  expect(showMoves).toHaveBeenCalledOnce();
});
