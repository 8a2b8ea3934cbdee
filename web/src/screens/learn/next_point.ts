import type { Selection } from "../../decide/selection";
import { chosenCards } from "../../decide/selection";
import { type Step, stepKey, stepPaths } from "../../decide/steps";
import type { AnyCommand, View } from "../../wire/types";

/**
 * What a player who follows a hint presses next, as a point of `targets.ts`: the mode of the turn, the steps of the
 * command one after the other, then the button that plays it. Null if the page has no button for the command.
 */
export function nextPoint(command: AnyCommand, view: View, selection: Selection): string | null {
  const paths = stepPaths([command], view);
  const mode = paths[0]?.mode;
  if (mode === undefined) return null;
  if (mode !== selection.mode)
    return mode === "play" || selection.steps.length > 0 ? "choice back" : `choice mode ${mode}`;
  const [steps = []] = paths
    .map((path) => path.steps)
    .sort((one, other) => sharedSteps(other, selection) - sharedSteps(one, selection));
  const place = sharedSteps(steps, selection);
  const step = steps[place];
  return step === undefined ? "confirm" : pointOf(step, view, selection, place < selection.steps.length);
}

/** How many steps of a path are chosen already. */
function sharedSteps(steps: readonly Step[], { steps: chosen }: Selection): number {
  const wrong = steps.findIndex((step, index) => !chosen[index] || stepKey(step) !== stepKey(chosen[index]));
  return wrong < 0 ? steps.length : wrong;
}

/** Where a step is chosen; `replaces` if another step of its kind was chosen. */
function pointOf(step: Step, view: View, selection: Selection, replaces: boolean): string {
  switch (step.kind) {
    case "card": {
      const chosen = chosenCards(selection).map(({ index }) => index);
      const index = (view.own?.hand ?? []).findIndex((card, at) => card === step.card && !chosen.includes(at));
      return `hand ${index}`;
    }
    case "cell":
      return `cell ${step.cell.join(",")}`;
    case "seat":
      return `seat ${step.seat}`;
    case "orientation":
      return selection.mode === "answer" ? choiceOf(step, replaces) : "choice rotate";
    default:
      return choiceOf(step, replaces);
  }
}

const choiceOf = (step: Step, replaces: boolean): string => `choice ${replaces ? "back" : stepKey(step)}`;
