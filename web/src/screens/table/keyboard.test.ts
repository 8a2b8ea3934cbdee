// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { momentFor } from "../../../tests/positions";
import { fold } from "../../state";
import { spellingsOf } from "../../decide/selection";
import { Deciding } from "../../decide/decision.svelte";
import { words } from "../../i18n/index.svelte";
import { Keys } from "./keyboard";

beforeAll(() => words.speak("en"));

/** Somebody with a tunnel in hand that can be turned, and it is taken. */
function withTunnel(): { deciding: Deciding; showMoves: () => void; press: (key: string, code: string) => void } {
  const { view, choices } = momentFor("LayTunnel");
  const state = fold(null, snapshot({ seat: view.seat, game: view, choices }), 0);
  const deciding = new Deciding({ order: vi.fn() }, () => state, { confirm: true });
  const hand = view.own!.hand;
  const place = hand.findIndex((card) => spellingsOf(card).length > 1);
  deciding.card(hand[place]!, place);
  const showMoves = vi.fn();
  const keys = new Keys(deciding, { untell: () => false, showMoves });
  return { deciding, showMoves, press: (key, code) => keys.pressed(new KeyboardEvent("keydown", { key, code })) };
}

test.each([
  ["r", "KeyR", "English"],
  ["R", "KeyR", "with Shift"],
  ["к", "KeyR", "Ukrainian and Russian"],
  ["К", "KeyR", "Ukrainian and Russian, with Shift"],
  ["r", "KeyO", "Dvorak: the letter counts before its place"],
])("%s at %s turns a tunnel (%s)", (key, code) => {
  const { deciding, press } = withTunnel();
  const before = deciding.choosing.turned;
  press(key, code);
  expect(deciding.choosing.turned).toBe(!before);
});

test("a sign that stands where M does elsewhere is no M (French)", () => {
  const { showMoves, press } = withTunnel();
  press(",", "KeyM");
  expect(showMoves).not.toHaveBeenCalled();
  press("m", "Semicolon");
  expect(showMoves).toHaveBeenCalledOnce();
});
