// A legal command as the steps that select it, for example a card, a cell and an orientation.
import { CARD_OF_SPELLING, CARD_OF_COMMAND } from "../wire/tables";
import type { AnyCommand, Card, Cell, CommandName, Side, Tool, View } from "../wire/types";

/** What the player does with the hand; "answer" is every decision that is not a turn. */
export type Mode = "play" | "pass" | "two" | "dwarf" | "toll" | "answer";
export const MODES: readonly Mode[] = ["play", "pass", "two", "dwarf", "toll"];

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

const card = (name: Card): Step => ({ kind: "card", card: name });
const atCell = (cell: Cell): Step => ({ kind: "cell", cell });
const atSeat = (seat: number): Step => ({ kind: "seat", seat });
const button = (command: AnyCommand): Step => ({ kind: "button", command });
const orientation = (tunnel: string): Step => ({ kind: "orientation", tunnel });

type GoalsAndChests = Pick<View, "goals" | "chests">;

function goalAt(view: GoalsAndChests, goal: number): Step[] {
  const found = view.goals.find((each) => each.goal === goal);
  return found ? [atCell(found.cell)] : [];
}

function chestAt(view: GoalsAndChests, chest: number): Step[] {
  const cell = view.chests?.find((each) => each.chest === chest)?.cell;
  return cell ? [atCell(cell)] : [];
}

/** The card that a command plays from the hand, if it plays one. */
export function cardOf(command: AnyCommand): Card | null {
  if (command.do === "LayTunnel") return CARD_OF_SPELLING[command.tunnel] ?? null;
  if (command.do === "Sabotage" || command.do === "Repair") return command.card;
  return CARD_OF_COMMAND[command.do] ?? null;
}

/** All distinct orders of some cards: cards may be discarded in any order. */
export function permutations(cards: readonly Card[]): Card[][] {
  if (cards.length === 0) return [[]];
  const firsts = [...new Set(cards)];
  return firsts.flatMap((first) => {
    const rest = [...cards];
    rest.splice(rest.indexOf(first), 1);
    return permutations(rest).map((more) => [first, ...more]);
  });
}

type Steps<Name extends CommandName> = (
  command: Extract<AnyCommand, { do: Name }>,
  view: GoalsAndChests,
) => Step[][];

const onSeat = (command: { readonly seat: number }): Step[][] => [[atSeat(command.seat)]];
const noSteps = (): Step[][] => [[]];
const asButton = (command: AnyCommand): Step[][] => [[button(command)]];

/** The steps of each command after its card. If their order does not matter, every order is listed. */
const STEPS_OF: { readonly [Name in CommandName]: Steps<Name> } = {
  LayTunnel: ({ cell, tunnel }) => [[atCell(cell), orientation(tunnel)]],
  Detour: ({ cell, tunnel }) => [[atCell(cell), orientation(tunnel)]],
  ReadMap: ({ goal }, view) => [goalAt(view, goal)],
  LookInChest: ({ chest }, view) => [chestAt(view, chest)],
  Rockfall: ({ cell }) => [[atCell(cell)]],
  Sabotage: onSeat,
  Repair: ({ seat, tool }) => [[atSeat(seat), { kind: "tool", tool }]],
  PlanTheft: noSteps,
  HandsOff: onSeat,
  Trap: onSeat,
  Free: onSeat,
  Inspect: onSeat,
  SwapHats: onSeat,
  SwapHands: onSeat,
  SwapGoals: ({ goals: [one, other] }, view) => [
    [...goalAt(view, one), ...goalAt(view, other)],
    [...goalAt(view, other), ...goalAt(view, one)],
  ],
  SearchTrove: noSteps,
  ChangeDirection: noSteps,
  CallSpecialist: noSteps,
  Pass: ({ cards }) => permutations(cards).map((row) => row.map(card)),
  DiscardTwo: ({ cards, seat, front }) =>
    permutations(cards).map((row) => [...row.map(card), { kind: "front", seat, front }]),
  StandDwarf: ({ card: name, cell, side }) => [[card(name), atCell(cell), { kind: "side", side }]],
  AskToll: ({ cell, seat }) => [[atCell(cell), atSeat(seat)]],
  TurnGoal: ({ goal }, view) => [goalAt(view, goal)],
  OpenChest: ({ chest }, view) => [chestAt(view, chest)],
  LayGoal: ({ tunnel }) => [[orientation(tunnel)]],
  TakeGold: asButton,
  Steal: (command) => (command.seat === null ? asButton(command) : [[atSeat(command.seat)]]),
  Veto: asButton,
  LetPass: asButton,
  PutGoalsBack: asButton,
  KeepCard: asButton,
  AnswerToll: asButton,
  MoveGoal: ({ goal }, view) => [goalAt(view, goal)],
  RobHand: onSeat,
  LookAtRole: onSeat,
};

const MODE_OF: Readonly<Partial<Record<CommandName, Mode>>> = {
  Pass: "pass",
  DiscardTwo: "two",
  StandDwarf: "dwarf",
  AskToll: "toll",
};

/** A veto plays a card, but it is an answer and not a turn. */
function modeOf(command: AnyCommand): Mode {
  const mode = MODE_OF[command.do];
  if (mode !== undefined) return mode;
  return cardOf(command) !== null && command.do !== "Veto" ? "play" : "answer";
}

/** Every sequence of steps that ends in a legal command. */
export function stepPaths(
  commands: readonly AnyCommand[] | null,
  view: GoalsAndChests | null,
): readonly StepPath[] {
  if (commands === null || view === null) return [];
  return commands.flatMap((command) => {
    const mode = modeOf(command);
    const name = mode === "play" ? cardOf(command) : null;
    const steps = STEPS_OF[command.do] as (command: AnyCommand, view: GoalsAndChests) => Step[][];
    return steps(command, view).map((steps) => ({
      mode,
      command,
      steps: name === null ? steps : [card(name), ...steps],
    }));
  });
}
