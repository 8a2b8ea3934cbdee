import { describe, expect, it } from "vitest";
import { POSITIONS, type Position, positionFor } from "../../tests/positions";
import { COMMANDS } from "../wire/tables";
import type { AnyCommand, Card } from "../wire/types";
import {
  chosenCards,
  chosenCell,
  chosenOrientation,
  type Selection,
  isTurned,
  stillValid,
  EMPTY_SELECTION,
  progressOf,
  withStep,
  orientationsOf,
  stepBack,
  toggleCard,
  rotated,
} from "./selection";
import { type Mode, type Step, stepKey, type StepPath, stepPaths } from "./steps";

const paths = ({ choices, view }: Position): readonly StepPath[] => stepPaths(choices, view);
const asJson = (command: AnyCommand | null): string => JSON.stringify(command);

/** Every command that some sequence of steps leads to. */
function reachable(all: readonly StepPath[], selection: Selection, found = new Set<string>()): Set<string> {
  const { next, ready } = progressOf(all, selection);
  if (ready !== null) found.add(asJson(ready));
  for (const step of next) {
    const after = withStep(all, selection, step);
    const now = progressOf(all, after);
    expect(now.ready !== null || now.next.length > 0, `${stepKey(step)} leads to nothing`).toBe(true);
    reachable(all, after, found);
    if (chosenOrientation(after) !== null) reachable(all, rotated(all, after), found);
  }
  return found;
}

describe("step paths of legal commands", () => {
  it.each(POSITIONS.map((position, index) => [index, position] as const))(
    "position %i: steps lead to every legal command and to no other",
    (_, position) => {
      const all = paths(position);
      const modes = [...new Set(all.map(({ mode }) => mode))];
      const found = new Set<string>();
      for (const mode of modes) reachable(all, { ...EMPTY_SELECTION, mode }, found);
      expect([...found].sort()).toEqual(position.choices.map(asJson).sort());
    },
  );

  it("the positions cover every kind of command", () => {
    const kinds = new Set(POSITIONS.flatMap(({ choices }) => choices.map((command) => command.do)));
    expect([...kinds].sort()).toEqual(Object.keys(COMMANDS).sort());
  });
});

function begin(name: AnyCommand["do"], mode: Mode = "play"): [readonly StepPath[], Selection, Position] {
  const position = positionFor(name);
  return [paths(position), { ...EMPTY_SELECTION, mode }, position];
}

describe("laying a tunnel (TUN-1, TAB-2)", () => {
  const [all, empty, position] = begin("LayTunnel");
  const hand = position.view.own?.hand ?? [];
  const rotatable = all.find(
    ({ command, steps }) =>
      command.do === "LayTunnel" && progressOf(all, { ...empty, steps: steps.slice(0, 2) }).next.length === 2,
  );

  it("after a card and a cell, the tunnel is upright, or rotated if the player wants it", () => {
    const [card, cell] = rotatable!.steps as [Step, Step];
    const laid = withStep(all, withStep(all, empty, card), cell);
    expect(isTurned(chosenOrientation(laid)!)).toBe(false);
    const turned = rotated(all, laid);
    expect(isTurned(chosenOrientation(turned)!)).toBe(true);
    expect(chosenCell(turned)).toEqual(chosenCell(laid));
    expect(rotated(all, turned)).toEqual(laid);
    const wanted = withStep(all, rotated(all, withStep(all, empty, card)), cell);
    expect(chosenOrientation(wanted)).toBe(chosenOrientation(turned));
  });

  it("stepping back removes the cell, then the card", () => {
    const [card, cell] = rotatable!.steps as [Step, Step];
    const laid = withStep(all, withStep(all, empty, card), cell);
    const once = stepBack(all, laid);
    expect(once.steps).toEqual([card]);
    expect(stepBack(all, once).steps).toEqual([]);
  });

  it("another card replaces the first; the same card again is deselected", () => {
    const index = hand.findIndex((card) => card !== hand[0]);
    const one = toggleCard(all, empty, hand[0]!, 0);
    const other = toggleCard(all, one, hand[index]!, index);
    expect(chosenCards(other).map((step) => step.index)).toEqual([index]);
    expect(toggleCard(all, other, hand[index]!, index).steps).toEqual([]);
  });

  it("a step stays while it is legal, and a card while it is in the hand", () => {
    const [card, cell] = rotatable!.steps as [Step & { kind: "card" }, Step];
    const index = hand.indexOf(card.card);
    const laid = withStep(all, toggleCard(all, empty, card.card, index), cell);
    expect(stillValid(all, laid, hand)).toEqual(laid);
    const withoutCell = all.filter(({ steps }) => steps[1] === undefined || stepKey(steps[1]) !== stepKey(cell));
    expect(stillValid(withoutCell, laid, hand).steps).toHaveLength(1);
    expect(stillValid([], laid, hand).steps).toEqual([{ ...card, index }]);
    expect(stillValid([], laid, []).steps).toEqual([]);
  });
});

describe("discarding cards", () => {
  it("up to three cards in Saboteur 2, in any order; a fourth replaces the third (S2-4)", () => {
    const position = POSITIONS.find(
      ({ choices, view }) =>
        new Set(view.own?.hand).size >= 4 && choices.some((each) => each.do === "Pass" && each.cards.length === 3),
    );
    const all = paths(position!);
    const hand = position!.view.own!.hand as readonly Card[];
    let selection: Selection = { ...EMPTY_SELECTION, mode: "Pass" };
    for (const index of [3, 0, 1]) {
      selection = toggleCard(all, selection, hand[index]!, index);
      expect(progressOf(all, selection).ready?.do).toBe("Pass");
    }
    selection = toggleCard(all, selection, hand[2]!, 2);
    expect(chosenCards(selection).map(({ index }) => index)).toEqual([3, 0, 2]);
    selection = toggleCard(all, selection, hand[0]!, 0);
    expect(chosenCards(selection).map(({ index }) => index)).toEqual([3, 2]);
  });

  it("one card in the base game (TURN-1)", () => {
    const position = positionFor("Pass");
    const all = paths(position).filter(({ command }) => command.do === "Pass" && command.cards.length === 1);
    const hand = position.view.own!.hand;
    const one = toggleCard(all, { ...EMPTY_SELECTION, mode: "Pass" }, hand[0]!, 0);
    const other = toggleCard(all, one, hand[1]!, 1);
    expect(chosenCards(other).map(({ index }) => index)).toEqual([1]);
  });

  it("two cards to remove one in front of a player: the only choice is filled in (S2-4)", () => {
    const [all, empty] = begin("DiscardTwo", "DiscardTwo");
    const fronts = new Set(all.flatMap(({ steps }) => steps.filter((each) => each.kind === "front").map(stepKey)));
    const [one, other] = all.find(({ mode }) => mode === "DiscardTwo")!.steps as [Step, Step];
    const two = withStep(all, withStep(all, empty, one), other);
    expect(progressOf(all, two).ready?.do).toBe(fronts.size === 1 ? "DiscardTwo" : undefined);
  });
});

describe("decisions", () => {
  it("the orientation of a goal is never filled in (GOAL-3)", () => {
    const [all, empty] = begin("LayGoal", "answer");
    expect(empty.steps).toEqual([]);
    expect(progressOf(all, empty).next.map(({ kind }) => kind)).toEqual(["orientation", "orientation"]);
  });

  it("a tool is asked for only if more than one can be repaired (ACT-2)", () => {
    const [all, empty, position] = begin("Repair");
    const repair = all.find(({ command }) => command.do === "Repair")!;
    const chosen = withStep(all, withStep(all, empty, repair.steps[0]!), repair.steps[1]!);
    const tools = position.choices.filter(
      (each) =>
        each.do === "Repair" &&
        repair.command.do === "Repair" &&
        each.card === repair.command.card &&
        each.seat === repair.command.seat,
    );
    expect(progressOf(all, chosen).ready === null).toBe(tools.length > 1);
  });
});

it("a symmetric card has one spelling", () => {
  expect(orientationsOf("NESW")).toEqual(["NESW"]);
  expect(orientationsOf("NE")).toEqual(["NE", "SW"]);
});
