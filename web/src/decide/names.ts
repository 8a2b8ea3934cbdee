// Names of cards, cells and moves, for the log, for the list of moves and for screen readers.
import { markOf, shapeOf, type Side } from "../art/shape";
import type { State } from "../state";
import type { AnyCommand, Card, Cell, Role, Tool } from "../wire/types";
import { t, words } from "../i18n/index.svelte";
import { CARD_LYING } from "../wire/tables";
import { type Toll, tollOf } from "./toll";

/** `NS+E| green door` is no word; `card-repair-pickaxe-cart` is the name of a message. */
export const slug = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();

/** Made once for each language: making one takes longer than all that is said of a turn. */
const LISTS = new Map<string, Intl.ListFormat>();

export function listed(parts: readonly string[]): string {
  const { language } = words;
  const list = LISTS.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  LISTS.set(language, list);
  return list.format(parts);
}

/** Several remarks about one thing, one after the other. */
export function remarks(parts: readonly string[]): string {
  return parts.reduceRight((rest, first) => t("remarks", { first, rest }));
}

/** Several cards. Their names are lists themselves, so no list can be made of them. */
export function cardsNamed(cards: readonly string[]): string {
  return cards.map(cardName).reduceRight((rest, first) => t("cards-together", { first, rest }));
}

const NAMED = new Set(["start", "wardrobe", "party", "gold", "sack of one", "sack of two", "spider"]);

/** Any card: a tunnel by where it leads, as it lies; anything else by its name. */
export function cardName(card: string): string {
  if (card === "goal face down") return t("card-goal-face-down");
  if (card === "chest face down") return t("card-chest-face-down");
  if (NAMED.has(card)) return t(`card-${slug(card)}`);
  if (card.startsWith("stone ")) return t("card-stone");
  if (card.startsWith("dragon ")) return t("card-dragon");
  return card in CARD_LYING || /^[NESW]+$/.test(card) ? tunnelName(card) : t(`card-${slug(card)}`);
}

function tunnelName(spelling: string): string {
  const { passages, stubs } = shapeOf(spelling);
  const mark = markOf(spelling);
  const ladder = mark === "ladder";
  const parts = passages.map((sides) => t(ladder ? "card-ladder-way" : "card-way", { sides: sidesNamed(sides) }));
  if (stubs.length > 0) parts.push(t("card-dead-end", { sides: sidesNamed(stubs), count: stubs.length }));
  if (mark !== "" && !ladder) parts.push(t(`card-mark-${slug(mark)}`));
  return t("card-tunnel", { parts: parts.reduceRight((rest, first) => t("card-parts", { first, rest })) });
}

/** Where ways lead to. */
const sidesNamed = (sides: readonly Side[]): string =>
  listed(sides.map((side) => t(`card-to-${side.toLowerCase()}`)));
/** Where something is. */
export const sideName = (side: Side): string => t(`card-side-${side.toLowerCase()}`);

export const roleName = (role: Role | string): string => t(`role-${slug(role)}`);
export const foundName = (found: string): string => t(`chest-${slug(found)}`);

/** Where a cell is, counted from the start. */
export function cellName([x, y]: Cell): string {
  const way = y === 0 ? "level" : y < 0 ? "up" : "down";
  return t("table-cell", { column: x, way, rows: Math.abs(y) });
}

export const goalName = (goal: number): string => t("table-goal", { number: goal + 1 });
export const chestName = (chest: number): string => t("table-chest", { number: chest + 1 });

/** What a player is called; who has given no name is called by the seat. */
export function playerName(state: State, seat: number | null): string {
  return seat === null ? t("table-nobody") : seatName(state.room.seats[seat]?.name, seat);
}

/** A spectator; without a name by a number that stays the same at this table, so that two can be told apart. */
export const spectatorName = (name: string, person: string): string =>
  name || t("spectators-unnamed", { number: (parseInt(person.slice(0, 6), 16) % 900) + 100 });

export const seatName = (name: string | undefined, seat: number): string =>
  name || t("table-seat", { number: seat + 1 });

/** `LayTunnel` as a part of a message's name: `lay-tunnel`. */
export const dashed = (name: string): string => slug(name.replace(/([a-z])([A-Z])/g, "$1-$2"));

/** A legal move in words, as a button says it; with the toll that it costs (TOLL-2). */
export function moveName(command: AnyCommand, state: State): string {
  const move = t(`move-${dashed(command.do)}`, argsOf(command, state));
  const toll = tollNamed(state.game && tollOf(command, state.game), state);
  return toll.length === 0 ? move : t("table-with-toll", { move, toll: remarks(toll) });
}

/** What is paid to whom, or who has agreed to pay it; nothing where there is no toll. */
export function tollNamed(toll: Toll | null, state: State): readonly string[] {
  if (toll === null) return [];
  if (toll.payer !== null) return [t("table-toll-paid", { player: playerName(state, toll.payer) })];
  return duesNamed(toll.dues, state);
}

export function duesNamed(dues: Toll["dues"], state: State): readonly string[] {
  return dues.map(({ owner, count }) => t("table-toll", { count, player: playerName(state, owner) }));
}

/** What somebody does, as the log tells it. */
export function deedName(command: AnyCommand, seat: number | null, state: State): string {
  const target = "seat" in command ? command.seat : null;
  return t(`log-play-${dashed(command.do)}`, {
    ...argsOf(command, state),
    player: playerName(state, seat),
    other: target === null ? "" : playerName(state, target),
    whom: target === seat ? "self" : "other",
  });
}

/** The tool that a card breaks. */
export const toolOf = (card: Card): Tool | null =>
  card.startsWith("broken ") ? (card.slice("broken ".length) as Tool) : null;

export function argsOf(command: AnyCommand, state: State): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  if ("tunnel" in command) args["card"] = cardName(command.tunnel);
  if ("card" in command) args["card"] = cardName(command.card);
  if ("cell" in command) args["cell"] = cellName(command.cell);
  if ("seat" in command) {
    args["player"] = playerName(state, command.seat);
    args["whom"] = command.seat === null ? "nobody" : command.seat === state.seat ? "self" : "other";
  }
  if ("goal" in command) args["goal"] = goalName(command.goal);
  if ("goals" in command) args["goals"] = listed(command.goals.map(goalName));
  if ("chest" in command) args["chest"] = command.chest + 1;
  if ("cards" in command) {
    args["cards"] = cardsNamed(command.cards);
    args["count"] = command.cards.length;
  }
  if ("front" in command) args["front"] = cardName(command.front);
  // The name of a tool and not a word for it: a language may have to decline it.
  if ("tool" in command) args["tool"] = command.tool;
  if (command.do === "Sabotage") args["tool"] = toolOf(command.card) ?? "";
  if ("side" in command) args["side"] = sideName(command.side);
  if ("nuggets" in command) args["nuggets"] = command.nuggets;
  if ("swapped" in command) args["swapped"] = command.swapped ? "yes" : "no";
  if ("pay" in command) args["pay"] = command.pay ? "yes" : "no";
  return args;
}
