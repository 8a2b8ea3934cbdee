// @vitest-environment happy-dom
import { mount, unmount, flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { snapshot } from "../../../tests/frames";
import { POSITIONS, positionFor } from "../../../tests/positions";
import { Decision } from "../../decide/decision.svelte";
import { stepKey, stepPaths } from "../../decide/steps";
import { i18n } from "../../i18n/index.svelte";
import { applyFrame, type RoomState } from "../../state";
import type { AnyCommand, Cell, View } from "../../wire/types";
import Prompt from "../table/Prompt.svelte";
import { nextPoint } from "./next_point";
import { targetsOf } from "./targets";

beforeAll(() => i18n.load("en"));

const MAX_STEPS = 9;

function decisionIn(view: View, choices: readonly AnyCommand[]): readonly [Decision, RoomState] {
  const state: RoomState = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  return [new Decision({ send: vi.fn() }, () => state, { confirm: true }), state];
}

/** Press what is pointed at. */
function press(point: string, decision: Decision, view: View): void {
  const [kind = "", ...rest] = point.split(" ");
  const name = rest.join(" ");
  if (kind === "hand") decision.chooseCard(view.own!.hand[Number(name)]!, Number(name));
  else if (kind === "cell") decision.chooseCell(name.split(",").map(Number) as unknown as Cell);
  else if (kind === "seat") decision.chooseSeat(Number(name));
  else if (name === "rotate") decision.rotate();
  else if (name === "back") {
    if (decision.selection.steps.length > 0) decision.stepBack();
    else decision.setMode("play");
  } else if (name.startsWith("mode ")) decision.setMode(name.slice("mode ".length) as "Pass");
  else decision.chooseAnswer(decision.progress.next.find((step) => stepKey(step) === name)!);
}

/** Follow the points until the button that plays; what it plays. */
function follow(command: AnyCommand, decision: Decision, view: View): AnyCommand | null {
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const point = nextPoint(command, view, decision.selection);
    if (point === null || point === "confirm") break;
    press(point, decision, view);
  }
  return decision.progress.ready;
}

describe("a player who presses what the coach points at", () => {
  it.each(POSITIONS.map((position, index) => [index, position] as const))(
    "plays each move of position %i",
    (_, { view, choices }) => {
      const played = choices.map((command) => follow(command, decisionIn(view, choices)[0], view));
      expect(played).toEqual(choices);
    },
  );

  it("is led back from every other move", () => {
    for (const { view, choices } of POSITIONS.filter((_, index) => index % 5 === 0)) {
      const [hinted] = choices;
      for (const { mode, steps } of stepPaths(choices, view)) {
        const [decision] = decisionIn(view, choices);
        if (mode === "answer") continue;
        decision.setMode(mode);
        for (const step of steps) {
          if (step.kind === "card") decision.chooseCard(step.card, view.own!.hand.indexOf(step.card));
          else if (step.kind === "cell") decision.chooseCell(step.cell);
          else if (step.kind === "seat") decision.chooseSeat(step.seat);
        }
        expect(follow(hinted!, decision, view), JSON.stringify(steps)).toEqual(hinted);
      }
    }
  });
});

it("points at buttons that are there", () => {
  const { view, choices } = positionFor("Pass");
  const discard = choices.find((command) => command.do === "Pass" && command.cards.length > 0)!;
  const [decision, roomState] = decisionIn(view, choices);
  const prompt = mount(Prompt, {
    target: document.body,
    props: { roomState, decision, onchosen: vi.fn(), onmoves: vi.fn(), onenlarge: vi.fn() },
  });
  const target = (): HTMLElement => {
    flushSync();
    const [found] = targetsOf([nextPoint(discard, view, decision.selection)!], false, roomState);
    return found as HTMLElement;
  };
  target().click();
  expect(decision.selection.mode).toBe("Pass");
  press(nextPoint(discard, view, decision.selection)!, decision, view);
  expect(target().matches("[data-confirm]")).toBe(true);
  void unmount(prompt);
});
