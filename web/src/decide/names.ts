// Names of cards, cells and moves, for the log, the list of moves and screen readers.
import { markOf, shapeOf, type Side } from "../art/shape";
import type { RoomState } from "../state";
import type { AnyCommand, AnyFact, Card, Cell, Role, Tool } from "../wire/types";
import { t, i18n } from "../i18n/index.svelte";
import { CARD_OF_SPELLING, COMMAND_NOUNS, FACT_NOUNS, type Noun, SECRET_FIELDS } from "../wire/tables";
import { type Toll, tollOf } from "./toll";

/** Part of a message id: `repair pickaxe/cart` becomes `repair-pickaxe-cart`. */
export const slug = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();

/** One formatter per language: creating one is slow. */
const LISTS = new Map<string, Intl.ListFormat>();

export function listText(parts: readonly string[]): string {
  const { language } = i18n;
  const list = LISTS.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  LISTS.set(language, list);
  return list.format(parts);
}

/** Several remarks about one thing, joined by commas. */
export function remarks(parts: readonly string[]): string {
  return parts.reduceRight((rest, first) => t("comma-joined", { first, rest }));
}

/** Several cards. Their names contain commas, so they have their own separator. */
export function cardNames(cards: readonly string[]): string {
  if (cards.length === 0) return t("cards-none");
  return cards.map(cardName).reduceRight((rest, first) => t("cards-joined", { first, rest }));
}

/** Cards of the maze that are called by a name and not by their sides. */
const MAZE_CARDS_WITH_NAME = new Set([
  "start",
  "wardrobe",
  "party",
  "gold",
  "sack of one",
  "sack of two",
  "spider",
]);

/** The name of any card: a tunnel by its sides, as it is placed; other cards by name. */
export function cardName(card: string): string {
  if (card === "goal face down") return t("card-goal-face-down");
  if (card === "chest face down") return t("card-chest-face-down");
  if (MAZE_CARDS_WITH_NAME.has(card)) return t(`card-${slug(card)}`);
  if (card.startsWith("stone ")) return t("card-stone");
  if (card.startsWith("dragon ")) return t("card-dragon");
  return card in CARD_OF_SPELLING || /^[NESW]+$/.test(card) ? tunnelName(card) : t(`card-${slug(card)}`);
}

function tunnelName(spelling: string): string {
  const { passages, stubs } = shapeOf(spelling);
  const mark = markOf(spelling);
  const ladder = mark === "ladder";
  const parts = passages.map((sides) => t(ladder ? "card-ladder-path" : "card-path", { sides: sideNames(sides) }));
  if (stubs.length > 0) parts.push(t("card-dead-end", { sides: sideNames(stubs), count: stubs.length }));
  if (mark !== "" && !ladder) parts.push(t(`card-mark-${slug(mark)}`));
  return t("card-tunnel", { parts: parts.reduceRight((rest, first) => t("card-parts", { first, rest })) });
}

/** The sides that passages lead to. */
const sideNames = (sides: readonly Side[]): string =>
  listText(sides.map((side) => t(`card-direction-${side.toLowerCase()}`)));
/** The side at which something is. */
export const sideName = (side: Side): string => t(`card-side-${side.toLowerCase()}`);

export const roleName = (role: Role | string): string => t(`role-${slug(role)}`);
export const foundName = (found: string): string => t(`chest-${slug(found)}`);

/** The position of a cell relative to the start. */
export function cellName([x, y]: Cell): string {
  const direction = y === 0 ? "level" : y < 0 ? "up" : "down";
  return t("table-cell", { column: x, direction, rows: Math.abs(y) });
}

export const goalName = (goal: number): string => t("table-goal", { number: goal + 1 });
export const chestName = (chest: number): string => t("table-chest", { number: chest + 1 });

/** The name of a player, or of the seat if the player has no name. */
export function playerName(state: RoomState, seat: number | null): string {
  return seat === null ? t("table-nobody") : seatName(state.room.seats[seat]?.name, seat);
}

/** The name of a spectator; without one, a number that stays the same in this room. */
export const spectatorName = (name: string, person: string): string =>
  name || t("spectators-unnamed", { number: (parseInt(person.slice(0, 6), 16) % 900) + 100 });

export const seatName = (name: string | undefined, seat: number): string =>
  name || t("table-seat", { number: seat + 1 });

/** Part of a message id: `LayTunnel` becomes `lay-tunnel`. */
export const kebabCase = (name: string): string => slug(name.replace(/([a-z])([A-Z])/g, "$1-$2"));

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

/** What a player does, as a line of the log. */
export function actionText(command: AnyCommand, seat: number | null, state: RoomState): string {
  return t(`log-play-${kebabCase(command.do)}`, {
    ...messageArgs(COMMAND_NOUNS[command.do], command, state, seat),
    ...seatArgs("player", seat, state),
  });
}

/** A fact, as a line of the log. One message compares two fields. */
export function factText(fact: Exclude<AnyFact, { fact: "CardPlayed" }>, state: RoomState): string {
  const short = fact.fact === "GoldDealt" ? { short: yesOrNo(fact.paid < fact.due) } : {};
  const args = messageArgs(FACT_NOUNS[fact.fact], fact, state);
  return t(`log-${kebabCase(fact.fact)}`, { ...args, ...short, seen: yesOrNo(isSeen(fact)) });
}

/** Whether the viewer sees every secret field of the fact. */
export function isSeen(fact: AnyFact): boolean {
  const values = (SECRET_FIELDS[fact.fact] ?? []).map((name): unknown => (fact as never)[name]);
  return !values.some((value) => value === null || (Array.isArray(value) && value.includes(null)));
}

/** The tool that a card breaks. */
export const toolOf = (card: Card): Tool | null =>
  card.startsWith("broken ") ? (card.slice("broken ".length) as Tool) : null;

type Args = Record<string, string | number>;

/**
 * The arguments of a message, from the declared fields of a fact or a command, as in src/pyrite/messages/arguments.py.
 * Without `doer`, the seat in the first field of that noun acts.
 */
export function messageArgs(
  nouns: Readonly<Record<string, Noun>>,
  item: object,
  state: RoomState,
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
function seatArgs(name: string, seat: number | null, state: RoomState, doer: number | null = null): Args {
  const who = seat === null ? "nobody" : seat === doer ? "self" : seat === state.seat ? "you" : "other";
  return { [name]: playerName(state, seat), [`${name}_is`]: who };
}

function fieldArgs(name: string, noun: Noun, value: unknown, state: RoomState): Args {
  if (noun === "flag") return { [name]: value === null ? "unknown" : yesOrNo(value === true) };
  if (value === null) return {};
  if (noun === "roles of seats") return { [name]: rolesOfSeats(value as readonly (string | null)[], state) };
  if (Array.isArray(value) && noun !== "cell") return listArgs(name, noun, value, state);
  const said = { [name]: textOf(noun, value, state) };
  if (noun === "card") return { ...said, [`${name}_id`]: slug(value as string) };
  if (noun === "goal" || noun === "chest") return { ...said, [`${name}_number`]: (value as number) + 1 };
  if (noun === "amount") return { ...said, [`${name}_is`]: (value as number) < 0 ? "negative" : "positive" };
  return said;
}

/** A list: all of it if it is known, and how long it is. */
function listArgs(name: string, noun: Noun, values: readonly unknown[], state: RoomState): Args {
  const count = { [`${name}_count`]: values.length };
  if (noun === "count" || values.includes(null)) return count;
  if (noun === "cards") return { ...count, [name]: cardNames(values as readonly string[]) };
  const one = noun.slice(0, -1) as Noun;
  return { ...count, [name]: listText(values.map((value) => String(textOf(one, value, state)))) };
}

function textOf(noun: Noun, value: unknown, state: RoomState): string | number {
  switch (noun) {
    case "seat":
      return playerName(state, value as number);
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

function rolesOfSeats(roles: readonly (string | null)[], state: RoomState): string {
  const known = roles.flatMap((role, seat) =>
    role === null ? [] : [t("table-role-of", { player: playerName(state, seat), role: roleName(role) })],
  );
  return listText(known);
}

const yesOrNo = (flag: boolean): "yes" | "no" => (flag ? "yes" : "no");
