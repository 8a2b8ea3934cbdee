// Turns an illegal choice into the command that the player seems to want, so that the server can explain the refusal.
import { ANSWERS, CARD_OF_SPELLING, COMMANDS, type PickKind, TOOLS } from "../wire/tables";
import type { AnyCommand, Card, Cell, CommandName, Tool, View } from "../wire/types";
import { slug } from "./names";
import { type Selection, chosenCards, chosenCell, orientationsOf } from "./selection";
import { fieldsOf, handPick } from "./steps";

const same = (one: Cell | null, other: Cell): boolean =>
  one !== null && one[0] === other[0] && one[1] === other[1];

/** A reason known without the server, because there is no such command. */
export interface LocalReason {
  readonly reason: string;
  readonly rule: string;
  /** What the player should tap instead. */
  readonly target?: Target;
}

export type Attempt = AnyCommand | LocalReason | null;

/** What the player taps on the table. */
export type Tapped = { readonly cell: Cell } | { readonly seat: number };

type Target = "player" | "cell" | "goal" | "chest" | "none";
const TARGET_OF: { readonly [Kind in PickKind]?: Target } = {
  seat: "player",
  cell: "cell",
  goal: "goal",
  goals: "goal",
  chest: "chest",
};

/** The command that uses the chosen card on what was tapped, or that answers with it; null if there is none. */
export function attemptOn(selection: Selection, tapped: Tapped, view: View): Attempt {
  const pick = handPick(selection.mode);
  const [chosen] = chosenCards(selection);
  if (pick === "cards" || (pick === "card" && chosen === undefined)) return null;
  const names = meantCommands(selection, view);
  const [command] = names.flatMap((name) => filledIn(name, tapped, selection, view) ?? []);
  return command ?? wrongTarget(names, selection);
}

/** Any command with the chosen card, so that the server explains why the card cannot be played. */
export function attemptAnywhere(selection: Selection, view: View): Attempt {
  if (chosenCards(selection).length === 0) return null;
  const [name] = meantCommands(selection, view);
  return name === undefined ? outOfTurn(selection) : filledIn(name, null, selection, view);
}

/** The command that places a tunnel in its cell in the other orientation. */
export function attemptRotated(command: AnyCommand): AnyCommand | null {
  if (!("tunnel" in command)) return null;
  const card = CARD_OF_SPELLING[command.tunnel];
  const tunnel = card && orientationsOf(card).find((each) => each !== command.tunnel);
  return tunnel === undefined ? null : ({ ...command, tunnel } as AnyCommand);
}

/** The commands that the player can mean: those of the chosen card, of the question, or of the mode. */
function meantCommands(selection: Selection, view: View): readonly CommandName[] {
  const isInGame = (name: CommandName) => view.parts.chests !== undefined || !("chest" in COMMANDS[name].picks);
  const { mode } = selection;
  if (mode === "answer") return ANSWERS[view.asked.question ?? "turn"].filter(isInGame);
  if (mode !== "play") return [mode];
  const card = chosenCards(selection)[0]?.card;
  return ANSWERS.turn.filter((name) => isInGame(name) && COMMANDS[name].plays.some((each) => each === card));
}

function wrongTarget(names: readonly CommandName[], selection: Selection): LocalReason | null {
  const name = names.at(-1); // with chests, a map is for goals and chests
  if (name === undefined) return outOfTurn(selection);
  const target = fieldsOf(name).flatMap(([, pick]) => TARGET_OF[pick] ?? [])[0] ?? "none";
  if (target === "none" && selection.mode !== "play") return null;
  return { reason: "wrong-target", rule: COMMANDS[name].rule, target };
}

/** A card that is played out of turn only: the veto (WC-19). */
function outOfTurn(selection: Selection): LocalReason | null {
  const card = chosenCards(selection)[0]?.card;
  const command = Object.values(COMMANDS).find(({ plays }) => card !== undefined && plays.includes(card));
  return command && card ? { reason: `${slug(card)}-out-of-turn`, rule: command.rule } : null;
}

// ---------------------------------------------------------------- the fields of the command

/** What is known when a field is filled in: the fields before it, in the order in which they are picked. */
interface Known {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly selection: Selection;
  readonly view: View;
}

/** A command with the thing tapped in it, and any value where the player has chosen none yet. */
function filledIn(name: CommandName, tapped: Tapped | null, selection: Selection, view: View): AnyCommand | null {
  const fields: Record<string, unknown> = { do: name };
  let used = tapped === null;
  for (const [field, pick] of fieldsOf(name)) {
    const value = tapped && valueOf(pick, tapped, view);
    used ||= value !== null;
    fields[field] = value ?? ANY_VALUE[pick]({ fields, selection, view });
  }
  return used ? (fields as unknown as AnyCommand) : null;
}

/** What was tapped as the value of a field; null if it cannot be one. */
function valueOf(pick: PickKind, tapped: Tapped, view: View): unknown {
  if ("seat" in tapped) return pick === "seat" ? tapped.seat : null;
  const { cell } = tapped;
  const goal = view.goals.find((each) => same(each.cell, cell))?.goal ?? null;
  if (pick === "cell") return cell;
  if (pick === "goal") return goal;
  if (pick === "goals") return goal === null ? null : withAnotherGoal(goal, view);
  return pick === "chest"
    ? (view.parts.chests?.chests.find((each) => same(each.cell, cell))?.chest ?? null)
    : null;
}

function withAnotherGoal(goal: number, view: View): readonly number[] {
  const others = view.goals.filter((each) => each.goal !== goal);
  const other = (others.find(({ face }) => face === null) ?? others[0])?.goal ?? goal;
  return goal < other ? [goal, other] : [other, goal];
}

/** What the player has chosen for a field, or a value with which the server gives the reason that matters most. */
const ANY_VALUE: { readonly [Kind in PickKind]: (known: Known) => unknown } = {
  card: ({ selection }) => chosenCards(selection)[0]?.card,
  cards: ({ selection }) => chosenCards(selection).map(({ card }) => card),
  cell: ({ selection }) => chosenCell(selection) ?? [1, 0], // beside the start
  goal: ({ view }) => view.goals[0]?.goal ?? 0,
  goals: () => [0, 1],
  chest: () => 0,
  // Another player: many cards cannot be played on yourself, which would be the reason then.
  seat: ({ view }) => (view.seat === 0 ? 1 : 0),
  front: () => "trapped",
  tool: toolToRepair,
  side: () => "N",
  orientation: orientationToLay,
  nuggets: () => 1,
  flag: () => false,
};

function toolToRepair({ fields, view }: Known): Tool {
  const front = view.fronts[fields["seat"] as number] ?? [];
  const broken = TOOLS.filter((tool) => front.includes(`broken ${tool}`));
  return broken[0] ?? TOOLS.find((tool) => String(fields["card"]).includes(tool)) ?? TOOLS[0]!;
}

/** The chosen tunnel as the player wants it, otherwise the tunnel that was placed last (WC-23). */
function orientationToLay({ selection, view }: Known): string {
  const card: Card | undefined = chosenCards(selection)[0]?.card;
  const spellings = card === undefined ? [] : orientationsOf(card);
  const last = view.maze.find((laid) => same(view.last_laid, laid.cell));
  // If no tunnel was placed, any spelling will do: the server says that there is none to move.
  return spellings[selection.turned ? 1 : 0] ?? spellings[0] ?? last?.tunnel ?? "NESW";
}
