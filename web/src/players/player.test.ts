// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { snapshot } from "../../tests/frames";
import { positionFor } from "../../tests/positions";
import { applyFrame } from "../state";
import { i18n } from "../i18n/index.svelte";
import { playerText } from "./player";

beforeAll(() => i18n.load("en"));

test("the text of a player says who is out of the round (TURN-3)", () => {
  const { view } = positionFor("LayTunnel");
  const { room } = snapshot();
  const seats = view.hands.map(() => room.seats[0]!);
  const state = applyFrame(null, snapshot({ seat: 0, room: { ...room, seats }, game: { ...view, out: [1] } }), 0)!;
  expect(playerText(state, 1, null, false)).toContain("out this round");
  expect(playerText(state, 2, null, false)).not.toContain("out this round");
});
