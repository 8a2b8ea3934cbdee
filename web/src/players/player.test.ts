// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { snapshot } from "../../tests/frames";
import { momentFor } from "../../tests/positions";
import { fold } from "../state";
import { words } from "../i18n/index.svelte";
import { describe as told } from "./player";

beforeAll(() => words.speak("en"));

test("it is said who is out of the round (TURN-3)", () => {
  const { view } = momentFor("LayTunnel");
  const { room } = snapshot();
  const seats = view.hands.map(() => room.seats[0]!);
  const state = fold(null, snapshot({ seat: 0, room: { ...room, seats }, game: { ...view, out: [1] } }), 0)!;
  expect(told(state, 1, null, false)).toContain("out this round");
  expect(told(state, 2, null, false)).not.toContain("out this round");
});
