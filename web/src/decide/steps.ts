// A legal command as the steps that select it, for example a card, a cell and an orientation. The steps follow from
// what the player picks for each field of the command (`COMMANDS`).
import { playedCard } from "../state/played_card";
import { ANSWERS, COMMANDS, type PickKind } from "../wire/tables";
import type { AnyCommand, Card, Cell, CommandName, Side, Tool, View } from "../wire/types";

/** What the player does: play a card, answer a question, or a command of a turn that plays no card. */
export type Mode = "play" | "answer" | CommandName;

const isTurn = (name: CommandName): boolean => ANSWERS.turn.includes(name);
const isPlay = (name: CommandName): boolean => isTurn(name) && COMMANDS[name].plays.length > 0;

/** The modes of a turn. */
export const MODES: readonly Mode[] = ["play", ...ANSWERS.turn.filter((name) => !isPlay(name))];

export type Step =
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "cell"; readonly cell: Cell }
  | { readonly kind: "orientation"; readonly tunnel: string }
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "front"; readonly seat: number; readonly front: Card }
  | { readonly kind: "tool"; readonly tool: Tool }
  | { readonly kind: "side"; readonly side: Side }
  | { readonly kind: "button"; readonly command: AnyCommand };

export interface StepPath {
  readonly mode: Mode;
  readonly command: AnyCommand;
  readonly steps: readonly Step[];
}

/** A key for comparing steps. The index in the hand does not count: equal cards are the same step. */
export const stepKey = (step: Step): string =>
  JSON.stringify(Object.entries(step).filter(([key]) => key !== "index"));

type GoalsAndChests = Pick<View, "goals" | "parts">;
/** A command with its fields by name. */
type Fields = Readonly<Record<string, unknown>>;

/** The mode in which a command is selected. */
function modeOf(name: CommandName): Mode {
  return isPlay(name) ? "play" : isTurn(name) ? name : "answer";
}

/** What the player picks from the hand in a mode: one card, several cards, or nothing. */
export function handPick(mode: Mode): "card" | "cards" | null {
  if (mode === "play") return "card";
  const picks = mode === "answer" ? [] : Object.values(COMMANDS[mode].picks);
  return picks.includes("cards") ? "cards" : picks.includes("card") ? "card" : null;
}

/** All distinct orders of some things: cards may be discarded in any order, two goals chosen in any order. */
function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  const firsts = [...new Set(things)];
  return firsts.flatMap((first) => {
    const rest = [...things];
    rest.splice(rest.indexOf(first), 1);
    return permutations(rest).map((more) => [first, ...more]);
  });
}

const goalSteps = (view: GoalsAndChests, goal: number): Step[] =>
  view.goals.filter((each) => each.goal === goal).map(({ cell }) => ({ kind: "cell", cell }));

const chestSteps = (view: GoalsAndChests, chest: number): Step[] =>
  (view.parts.chests?.chests ?? []).flatMap(({ chest: each, cell }) =>
    each === chest && cell ? [{ kind: "cell", cell }] : [],
  );

/**
 * The steps that pick one field, in the order in which fields are picked. If the order of several steps does not
 * matter, every order is listed. Null is a value that has a button of its own.
 */
const STEPS_OF: {
  readonly [Kind in PickKind]: (value: never, fields: Fields, view: GoalsAndChests) => Step[][] | null;
} = {
  card: (card: Card) => [[{ kind: "card", card }]],
  cards: (cards: readonly Card[]) => permutations(cards).map((row) => row.map((card) => ({ kind: "card", card }))),
  cell: (cell: Cell) => [[{ kind: "cell", cell }]],
  goal: (goal: number, _, view) => [goalSteps(view, goal)],
  goals: (goals: readonly number[], _, view) =>
    permutations(goals).map((row) => row.flatMap((goal) => goalSteps(view, goal))),
  chest: (chest: number, _, view) => [chestSteps(view, chest)],
  // A card in front of a player is picked together with the player.
  seat: (seat: number | null, fields) =>
    seat === null ? null : "front" in fields ? [[]] : [[{ kind: "seat", seat }]],
  front: (front: Card, fields) => [[{ kind: "front", seat: fields["seat"] as number, front }]],
  tool: (tool: Tool) => [[{ kind: "tool", tool }]],
  side: (side: Side) => [[{ kind: "side", side }]],
  orientation: (tunnel: string) => [[{ kind: "orientation", tunnel }]],
  nuggets: () => null,
  flag: () => null,
};
const ORDER = Object.keys(STEPS_OF) as readonly PickKind[];

/** The fields of a command in the order in which they are picked. */
export const fieldsOf = (name: CommandName): readonly (readonly [field: string, pick: PickKind])[] =>
  Object.entries(COMMANDS[name].picks).sort(([, one], [, other]) => ORDER.indexOf(one) - ORDER.indexOf(other));

/** Every sequence of steps that selects a command. */
function stepsOf(command: AnyCommand, view: GoalsAndChests, mode: Mode): Step[][] {
  const button: Step[][] = [[{ kind: "button", command }]];
  const fields = command as unknown as Fields;
  const card = mode === "play" && !("card" in command) ? playedCard(command) : null;
  let found: Step[][] = [card === null ? [] : [{ kind: "card", card }]];
  for (const [field, pick] of fieldsOf(command.do)) {
    if (mode === "answer" && pick === "card") return button; // it is not a card of the hand
    const more = STEPS_OF[pick](fields[field] as never, fields, view);
    if (more === null) return button;
    found = found.flatMap((before) => more.map((steps) => [...before, ...steps]));
  }
  return mode === "answer" && found.every((steps) => steps.length === 0) ? button : found;
}

/** Every sequence of steps that ends in a legal command. */
export function stepPaths(
  commands: readonly AnyCommand[] | null,
  view: GoalsAndChests | null,
): readonly StepPath[] {
  if (commands === null || view === null) return [];
  return commands.flatMap((command) => {
    const mode = modeOf(command.do);
    return stepsOf(command, view, mode).map((steps) => ({ mode, command, steps }));
  });
}
