// Moves and facts as texts. Which message and which arguments they have follows from their declaration,
// as in src/pyrite/messages.
import type { Side } from "../art/shape";
import { t } from "../i18n/index.svelte";
import type { RoomState } from "../state";
import { COMMAND_NOUNS, FACT_NOUNS, type Noun, SECRET_FIELDS } from "../wire/nouns";
import type { AnyCommand, AnyFact, Cell, Role } from "../wire/types";
import {
  cardName,
  cardNames,
  cellName,
  chestName,
  foundName,
  goalName,
  kebabCase,
  listText,
  playerName,
  remarks,
  roleName,
  sideName,
  slug,
} from "./names";
import { type Toll, tollOf } from "./toll";

/** A legal move as the text of a button, with its toll (TOLL-2). */
export function moveName(command: AnyCommand, state: RoomState): string {
  const args = messageArgs(COMMAND_NOUNS[command.do], command, state, state.seat);
  const move = t(`move-${kebabCase(command.do)}`, args);
  const toll = tollText(state.game && tollOf(command, state.game), state);
  return toll.length === 0 ? move : t("table-move-with-toll", { move, toll: remarks(toll) });
}

/** The players who receive the toll, or the player who has agreed to pay it; empty without a toll. */
export function tollText(toll: Toll | null, state: RoomState): readonly string[] {
  if (toll === null) return [];
  if (toll.payer !== null) return [t("table-toll-paid", { player: playerName(state, toll.payer) })];
  return duesText(toll.dues, state);
}

export function duesText(dues: Toll["dues"], state: RoomState): readonly string[] {
  return dues.map(({ owner, count }) => t("table-toll", { count, player: playerName(state, owner) }));
}

/** A message with its arguments, which is said when it is shown. */
export interface Message {
  readonly id: string;
  readonly args: Args;
}

export const messageText = ({ id, args }: Message): string => t(id, args);

/** What a player does, as a line of the log. */
export function actionMessage(command: AnyCommand, seat: number | null, state: Speaker): Message {
  const args = messageArgs(COMMAND_NOUNS[command.do], command, state, seat);
  return { id: `log-play-${kebabCase(command.do)}`, args: { ...args, ...seatArgs("player", seat, state) } };
}

export function actionText(command: AnyCommand, seat: number | null, state: Speaker): string {
  return messageText(actionMessage(command, seat, state));
}

/** A fact, as a line of the log. One message compares two fields. */
export function factMessage(fact: Exclude<AnyFact, { fact: "CardPlayed" }>, state: Speaker): Message {
  const short = fact.fact === "GoldDealt" ? { short: yesOrNo(fact.paid < fact.due) } : {};
  const args = messageArgs(FACT_NOUNS[fact.fact], fact, state);
  return { id: `log-${kebabCase(fact.fact)}`, args: { ...args, ...short, seen: yesOrNo(isSeen(fact)) } };
}

export function factText(fact: Exclude<AnyFact, { fact: "CardPlayed" }>, state: Speaker): string {
  return messageText(factMessage(fact, state));
}

/** Whether the viewer sees every secret field of the fact. */
export function isSeen(fact: AnyFact): boolean {
  const values = (SECRET_FIELDS[fact.fact] ?? []).map((name): unknown => (fact as never)[name]);
  return !values.some((value) => value === null || (Array.isArray(value) && value.includes(null)));
}

type Args = Record<string, string | number>;

/** What sentences are read from: who is "you", and how everybody is called. */
export type Speaker = Pick<RoomState, "seat" | "room">;

/**
 * The arguments of a message, from the declared fields of a fact or a command, as in src/pyrite/messages/arguments.py.
 * Without `doer`, the seat in the first field of that noun acts.
 */
export function messageArgs(
  nouns: Readonly<Record<string, Noun>>,
  item: object,
  state: Speaker,
  doer: number | null = null,
): Args {
  const args: Args = {};
  for (const [name, noun] of Object.entries(nouns)) {
    const value: unknown = (item as never)[name];
    Object.assign(
      args,
      noun === "seat" ? seatArgs(name, value as number | null, state, doer) : fieldArgs(name, noun, value, state),
    );
    if (noun === "seat") doer ??= value as number | null;
  }
  return args;
}

/** A seat: its player, and who that is. */
export function seatArgs(name: string, seat: number | null, state: Speaker, doer: number | null = null): Args {
  const who = seat === null ? "nobody" : seat === doer ? "self" : seat === state.seat ? "you" : "other";
  return { [name]: playerName(state, seat), [`${name}_is`]: who };
}

function fieldArgs(name: string, noun: Noun, value: unknown, state: Speaker): Args {
  if (noun === "flag") return { [name]: value === null ? "unknown" : yesOrNo(value === true) };
  if (value === null || value === undefined) return {};
  if (noun === "roles of seats") return { [name]: rolesOfSeats(value as readonly (string | null)[], state) };
  if (Array.isArray(value) && noun !== "cell") return listArgs(name, noun, value, state);
  const said = { [name]: textOf(noun, value) };
  if (noun === "card") return { ...said, [`${name}_id`]: slug(value as string) };
  if (noun === "goal" || noun === "chest") return { ...said, [`${name}_number`]: (value as number) + 1 };
  if (noun === "amount") return { ...said, [`${name}_is`]: (value as number) < 0 ? "negative" : "positive" };
  return said;
}

/** A list: all of it if it is known, and how long it is. */
function listArgs(name: string, noun: Noun, values: readonly unknown[], state: Speaker): Args {
  const count = { [`${name}_count`]: values.length };
  if (noun === "count" || values.includes(null)) return count;
  if (noun === "cards") return { ...count, [name]: cardNames(values as readonly string[]) };
  if (noun === "seats")
    return { ...count, [name]: listText((values as readonly number[]).map((seat) => nameInList(seat, state))) };
  const one = noun.slice(0, -1) as Noun;
  return { ...count, [name]: listText(values.map((value) => String(textOf(one, value)))) };
}

function textOf(noun: Noun, value: unknown): string | number {
  switch (noun) {
    case "card":
      return cardName(value as string);
    case "cell":
      return cellName(value as Cell);
    case "goal":
      return goalName(value as number);
    case "chest":
      return chestName(value as number);
    case "role":
      return roleName(value as Role);
    case "found":
      return foundName(value as string);
    case "side":
      return sideName(value as Side);
    case "amount":
      return Math.abs(value as number);
    default:
      return value as string | number; // a number, a text, or an id that the message chooses by
  }
}

/** In a list the viewer is "you". */
export function nameInList(seat: number, state: Speaker): string {
  return seat === state.seat ? t("table-you") : playerName(state, seat);
}

function rolesOfSeats(roles: readonly (string | null)[], state: Speaker): string {
  const known = roles.flatMap((role, seat) =>
    role === null ? [] : [t("table-role-of", { player: nameInList(seat, state), role: roleName(role) })],
  );
  return listText(known);
}

const yesOrNo = (flag: boolean): "yes" | "no" => (flag ? "yes" : "no");
