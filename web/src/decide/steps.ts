// A legal command as the steps by which one comes to it: this card, that cell, turned so.
import { CARD_LYING, CARD_OF_COMMAND } from "../wire/tables";
import type { AnyCommand, Card, Cell, CommandName, Side, Tool, View } from "../wire/types";

/** What one does with the cards in hand; "answer" is every decision that is not a turn. */
export type Way = "play" | "pass" | "two" | "dwarf" | "toll" | "answer";
export const WAYS: readonly Way[] = ["play", "pass", "two", "dwarf", "toll"];

export type Pick =
  | { readonly pick: "card"; readonly card: Card }
  | { readonly pick: "cell"; readonly cell: Cell }
  | { readonly pick: "lie"; readonly tunnel: string }
  | { readonly pick: "seat"; readonly seat: number }
  | { readonly pick: "front"; readonly seat: number; readonly front: Card }
  | { readonly pick: "tool"; readonly tool: Tool }
  | { readonly pick: "side"; readonly side: Side }
  | { readonly pick: "word"; readonly command: AnyCommand };

export interface Route {
  readonly way: Way;
  readonly command: AnyCommand;
  readonly picks: readonly Pick[];
}

/** One spelling for each pick; two picks are the same if it is. */
export const spelt = (pick: Pick): string =>
  JSON.stringify(Object.entries(pick).filter(([key]) => key !== "place"));

const card = (name: Card): Pick => ({ pick: "card", card: name });
const at = (cell: Cell): Pick => ({ pick: "cell", cell });
const who = (seat: number): Pick => ({ pick: "seat", seat });
const word = (command: AnyCommand): Pick => ({ pick: "word", command });
const lie = (tunnel: string): Pick => ({ pick: "lie", tunnel });

type Table = Pick_<View, "goals" | "chests">;
type Pick_<Whole, Part extends keyof Whole> = { readonly [Each in Part]: Whole[Each] };

function goalAt(view: Table, goal: number): Pick[] {
  const found = view.goals.find((each) => each.goal === goal);
  return found ? [at(found.cell)] : [];
}

function chestAt(view: Table, chest: number): Pick[] {
  const cell = view.chests?.find((each) => each.chest === chest)?.cell;
  return cell ? [at(cell)] : [];
}

/** The card that a command plays from the hand, if it plays one. */
export function cardOf(command: AnyCommand): Card | null {
  if (command.do === "LayTunnel") return CARD_LYING[command.tunnel] ?? null;
  if (command.do === "Sabotage" || command.do === "Repair") return command.card;
  return CARD_OF_COMMAND[command.do] ?? null;
}

/** All orders of some cards, each once: cards are thrown away in any order. */
export function orders(cards: readonly Card[]): Card[][] {
  if (cards.length === 0) return [[]];
  const firsts = [...new Set(cards)];
  return firsts.flatMap((first) => {
    const rest = [...cards];
    rest.splice(rest.indexOf(first), 1);
    return orders(rest).map((more) => [first, ...more]);
  });
}

type Steps<Name extends CommandName> = (command: Extract<AnyCommand, { do: Name }>, view: Table) => Pick[][];

const onSeat = (command: { readonly seat: number }): Pick[][] => [[who(command.seat)]];
const alone = (): Pick[][] => [[]];
const spoken = (command: AnyCommand): Pick[][] => [[word(command)]];

/** What is to be picked for each command after the card; several rows where the order does not matter. */
const STEPS: { readonly [Name in CommandName]: Steps<Name> } = {
  LayTunnel: ({ cell, tunnel }) => [[at(cell), lie(tunnel)]],
  Detour: ({ cell, tunnel }) => [[at(cell), lie(tunnel)]],
  ReadMap: ({ goal }, view) => [goalAt(view, goal)],
  LookInChest: ({ chest }, view) => [chestAt(view, chest)],
  Rockfall: ({ cell }) => [[at(cell)]],
  Sabotage: onSeat,
  Repair: ({ seat, tool }) => [[who(seat), { pick: "tool", tool }]],
  PlanTheft: alone,
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
  SearchTrove: alone,
  ChangeDirection: alone,
  CallSpecialist: alone,
  Pass: ({ cards }) => orders(cards).map((row) => row.map(card)),
  DiscardTwo: ({ cards, seat, front }) =>
    orders(cards).map((row) => [...row.map(card), { pick: "front", seat, front }]),
  StandDwarf: ({ card: name, cell, side }) => [[card(name), at(cell), { pick: "side", side }]],
  AskToll: ({ cell, seat }) => [[at(cell), who(seat)]],
  TurnGoal: ({ goal }, view) => [goalAt(view, goal)],
  OpenChest: ({ chest }, view) => [chestAt(view, chest)],
  LayGoal: ({ tunnel }) => [[lie(tunnel)]],
  TakeGold: spoken,
  Steal: (command) => (command.seat === null ? spoken(command) : [[who(command.seat)]]),
  Veto: spoken,
  LetPass: spoken,
  PutGoalsBack: spoken,
  KeepCard: spoken,
  AnswerToll: spoken,
  MoveGoal: ({ goal }, view) => [goalAt(view, goal)],
  RobHand: onSeat,
  LookAtRole: onSeat,
};

const WAY_OF: Readonly<Partial<Record<CommandName, Way>>> = {
  Pass: "pass",
  DiscardTwo: "two",
  StandDwarf: "dwarf",
  AskToll: "toll",
};

/** A veto has a card, but it is an answer and not a turn. */
function wayOf(command: AnyCommand): Way {
  const way = WAY_OF[command.do];
  if (way !== undefined) return way;
  return cardOf(command) !== null && command.do !== "Veto" ? "play" : "answer";
}

/** All ways by which legal commands are come to. */
export function routesOf(commands: readonly AnyCommand[] | null, view: Table | null): readonly Route[] {
  if (commands === null || view === null) return [];
  return commands.flatMap((command) => {
    const way = wayOf(command);
    const name = way === "play" ? cardOf(command) : null;
    const steps = STEPS[command.do] as (command: AnyCommand, view: Table) => Pick[][];
    return steps(command, view).map((picks) => ({
      way,
      command,
      picks: name === null ? picks : [card(name), ...picks],
    }));
  });
}
