// Names of cards, cells and players, for the log, the list of moves and screen readers.
import { markOf, shapeOf, type Side } from "../art/shape";
import type { RoomState } from "../state";
import type { Card, Cell, Role, Tool } from "../wire/types";
import { t, i18n } from "../i18n/index.svelte";
import { CARD_OF_SPELLING } from "../wire/tables";

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

/** The name of any card: a tunnel by its sides, as it is placed; other cards by name. */
export function cardName(card: string): string {
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

/** The name of a player; without one, the number of the seat. */
export function playerName(state: Pick<RoomState, "room">, seat: number | null): string {
  return seat === null ? t("table-nobody") : seatName(state.room.seats[seat]?.name, seat);
}

/** The name of a spectator; without one, a number that stays the same in this room. */
export const spectatorName = (name: string, person: string): string =>
  name || t("spectators-unnamed", { number: (parseInt(person.slice(0, 6), 16) % 900) + 100 });

export const seatName = (name: string | undefined, seat: number): string =>
  name || t("player-unnamed", { number: seat + 1 });

/** Part of a message id: `LayTunnel` becomes `lay-tunnel`. */
export const kebabCase = (name: string): string => slug(name.replace(/([a-z])([A-Z])/g, "$1-$2"));

/** The tool that a card breaks. */
export const toolOf = (card: Card): Tool | null =>
  card.startsWith("broken ") ? (card.slice("broken ".length) as Tool) : null;
