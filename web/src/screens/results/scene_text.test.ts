// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { snapshot } from "../../../tests/frames";
import { i18n } from "../../i18n/index.svelte";
import { sceneText } from "./scene_text";
import type { Scene } from "./scenes";

beforeAll(() => i18n.load("en"));

const { room } = snapshot();
const NAMED = { ...room, seats: ["Ada", "Bea"].map((name) => ({ ...room.seats[0]!, name })) };
const said = (scene: Scene, seat: number | null): string => sceneText(scene, { seat, room: NAMED });

test("the viewer is you in every scene", () => {
  const role = { kind: "role", seat: 0, role: "saboteur" } as const;
  const outcome = { kind: "outcome", goldReached: true, finisher: 0 } as const;
  const theft = { kind: "sharing", fact: { fact: "Stole", seat: 1, victim: 0 } } as const;
  const paid = { kind: "sharing", fact: { fact: "TokensPaid", seat: 0, tokens: 3 } } as const;
  expect([role, outcome, theft, paid].map((scene) => said(scene, 0))).toEqual([
    "You were a saboteur.",
    "You completed the path to the treasure.",
    "Bea stole 1 gold from you.",
    "You got 3 gold.",
  ]);
  expect([role, outcome, theft, paid].map((scene) => said(scene, null))).toEqual([
    "Ada was a saboteur.",
    "Ada completed the path to the treasure.",
    "Bea stole 1 gold from Ada.",
    "Ada got 3 gold.",
  ]);
});
