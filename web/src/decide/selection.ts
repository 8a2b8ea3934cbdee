// Selecting a command step by step: the steps so far, the possible next steps, and the complete command.
import { isHalfTurned } from "../art/shape";
import { CARD_OF_SPELLING } from "../wire/tables";
import type { AnyCommand, Card, Cell } from "../wire/types";
import { handPick, type Mode, type Step, type StepPath, stepKey } from "./steps";

/** A step; for a card also its index in the hand. */
export type ChosenStep = Step & { readonly index?: number };

export interface Selection {
  readonly mode: Mode;
  readonly steps: readonly ChosenStep[];
  /** Whether the player wants the tunnel rotated, where it may be. */
  readonly turned: boolean;
}

export const EMPTY_SELECTION: Selection = { mode: "play", steps: [], turned: false };

export interface Progress {
  /** The possible next steps. */
  readonly next: readonly Step[];
  /** The command that all steps together make; null while a step is missing. */
  readonly ready: AnyCommand | null;
}

const startsWith = (path: StepPath, steps: readonly Step[]): boolean =>
  steps.length <= path.steps.length && steps.every((step, index) => stepKey(step) === stepKey(path.steps[index]!));

function matchingPaths(paths: readonly StepPath[], { mode, steps }: Selection): readonly StepPath[] {
  return paths.filter((path) => path.mode === mode && startsWith(path, steps));
}

/** What is possible after the selected steps. */
export function progressOf(paths: readonly StepPath[], selection: Selection): Progress {
  const matching = matchingPaths(paths, selection);
  const depth = selection.steps.length;
  const next = new Map<string, Step>();
  let ready: AnyCommand | null = null;
  for (const path of matching) {
    const step = path.steps[depth];
    if (step === undefined) ready = depth === 0 ? null : path.command;
    else next.set(stepKey(step), step);
  }
  return { next: [...next.values()], ready };
}

export const chosenCards = (selection: Selection): readonly (ChosenStep & { kind: "card" })[] =>
  selection.steps.filter((step) => step.kind === "card");

export const chosenCell = (selection: Selection): Cell | null =>
  selection.steps.findLast((step) => step.kind === "cell")?.cell ?? null;

export const chosenOrientation = (selection: Selection): string | null =>
  selection.steps.findLast((step) => step.kind === "orientation")?.tunnel ?? null;

/** Add a step, and the steps that follow from it: the tool if only one is broken, the orientation of a tunnel. */
export function withStep(paths: readonly StepPath[], selection: Selection, step: ChosenStep): Selection {
  return autofill(paths, { ...selection, steps: [...selection.steps, step] });
}

function autofill(paths: readonly StepPath[], selection: Selection): Selection {
  const { next, ready } = progressOf(paths, selection);
  const [first] = next;
  if (ready !== null || first === undefined || selection.mode === "answer") return selection;
  if (first.kind === "orientation")
    return { ...selection, steps: [...selection.steps, chooseOrientation(next, selection)] };
  const onlyOne = next.length === 1 && (first.kind === "tool" || first.kind === "side" || first.kind === "front");
  return onlyOne ? autofill(paths, { ...selection, steps: [...selection.steps, first] }) : selection;
}

/** The orientation that the player wants, if it is legal; otherwise the other one. */
function chooseOrientation(orientations: readonly Step[], { turned }: Selection): Step {
  const wanted = orientations.find((step) => step.kind === "orientation" && isTurned(step.tunnel) === turned);
  return wanted ?? orientations[0]!;
}

/** Whether a tunnel, by its spelling, is its card rotated by 180 degrees. */
export function isTurned(tunnel: string): boolean {
  const card = CARD_OF_SPELLING[tunnel];
  return card !== undefined && isHalfTurned(card, tunnel);
}

/** Whether the card is shown rotated: as it will be placed, or as wanted while no cell is chosen. */
export function showsTurned(selection: Selection): boolean {
  const tunnel = chosenOrientation(selection);
  return tunnel === null ? selection.turned : isTurned(tunnel);
}

/** The spellings of a card, upright and rotated; one if it is symmetric. */
export const orientationsOf = (card: Card): readonly string[] =>
  Object.keys(CARD_OF_SPELLING)
    .filter((tunnel) => CARD_OF_SPELLING[tunnel] === card)
    .sort((one, other) => Number(isTurned(one)) - Number(isTurned(other)));

/** Rotate the tunnel in its cell, or change the wanted rotation while no cell is chosen. */
export function rotated(paths: readonly StepPath[], selection: Selection): Selection {
  if (selection.mode === "answer") return selection;
  const turned = !selection.turned;
  if (chosenOrientation(selection) === null) return { ...selection, turned };
  const before = { ...selection, turned, steps: selection.steps.slice(0, -1) };
  return autofill(paths, before);
}

/** Remove the last step that the player chose, with the steps that were filled in after it. */
export function stepBack(paths: readonly StepPath[], selection: Selection): Selection {
  for (let length = selection.steps.length - 1; length > 0; length -= 1) {
    const before = { ...selection, steps: selection.steps.slice(0, length) };
    if (autofill(paths, before).steps.length === length) return before;
  }
  return selection.steps.length > 0 ? { ...selection, steps: [] } : EMPTY_SELECTION;
}

/** The part of a selection that is still valid when the choices change; a chat message must not undo it. */
export function stillValid(paths: readonly StepPath[], selection: Selection, hand: readonly Card[]): Selection {
  for (let length = selection.steps.length; length > 0; length -= 1) {
    const before = { ...selection, steps: selection.steps.slice(0, length) };
    if (matchingPaths(paths, before).length > 0) return before;
  }
  // A card that cannot be played may still be selected, while it is in the hand.
  const [first] = selection.steps;
  const inHand = first?.kind === "card" && first.index !== undefined && hand[first.index] === first.card;
  const mode = paths.some((path) => path.mode === selection.mode) ? selection.mode : "play";
  return inHand && mode === "play" ? { ...selection, mode, steps: [first] } : { ...EMPTY_SELECTION, mode };
}

/** Select a card of the hand, or deselect it. Where only one card is picked, it replaces the selected card. */
export function toggleCard(
  paths: readonly StepPath[],
  selection: Selection,
  card: Card,
  index: number,
): Selection {
  const cards = chosenCards(selection);
  const selected = cards.some((each) => each.index === index);
  const pick = handPick(selection.mode);
  if (selected && pick !== "cards") return { ...selection, steps: [], turned: false };
  if (selected) return { ...selection, steps: cards.filter((each) => each.index !== index) };
  const step: ChosenStep = { kind: "card", card, index };
  if (pick !== "cards") {
    const mode = pick === null ? "play" : selection.mode;
    return withStep(paths, { mode, steps: [], turned: false }, step);
  }
  const more = withStep(paths, { ...selection, steps: cards }, step);
  // If that is one card too many, it replaces the last one.
  return matchingPaths(paths, more).length > 0
    ? more
    : withStep(paths, { ...selection, steps: cards.slice(0, -1) }, step);
}
