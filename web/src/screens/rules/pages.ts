// The pages about cards: the cards on each page, and the rules behind them.
import { isTunnel } from "../../art/shape";
import { slug } from "../../decide/names";
import {
  CARDS,
  CHESTS,
  COMMANDS,
  EDITION_OPTIONS,
  MODULES,
  MODULE_OF,
  ROLES,
  SIDES_OF_CARD,
} from "../../wire/tables";
import type { TableOptions } from "../../wire/types";

export type Section = "tunnels" | "actions" | "roles" | "goals" | "chests" | "pieces";
/** Which component draws the pictures of a page. */
export type PictureKind = "card" | "role" | "chest" | "gold" | "token" | "toll";

export interface Page {
  /** Also the suffix of its messages, `rules-name-ID` and `rules-effect-ID`, and of its URL. */
  readonly id: string;
  readonly section: Section;
  readonly picture: PictureKind;
  /** The names of its cards; the first one represents the page. */
  readonly cards: readonly string[];
  readonly rules: readonly string[];
  /** The module or variant that has the card; null for the base game. */
  readonly part: string | null;
}

const page = (
  section: Section,
  picture: PictureKind,
  id: string,
  cards: readonly string[],
  rules = rulesOf(id, cards[0] ?? ""),
): Page => ({ id, section, picture, cards, rules, part: MODULE_OF[cards[0] ?? ""] ?? null });

/** Cards that share a page, by its id. Every other card has a page of its own. */
const GROUPS: Readonly<Record<string, string>> = {
  passage: "NESW, EW, NS, NE, NW, NES, NEW",
  "dead-end": "N|+E|+S|+W|, N|, E|, N|+S|, E|+W|, N|+E|, N|+W|, N|+E|+S|, N|+E|+W|",
  bridge: "NS+EW",
  "double-curve": "NW+ES, NE+SW",
  stub: "NS+E|, NS+E|+W|, EW+N|+S|, NE+S|, NW+S|",
  crystal:
    "NESW crystal, NES crystal, NEW crystal, NEW+S| crystal, NSW+E| crystal, EW+N| crystal, N| crystal, E| crystal",
  "blue-door": "EW blue door, NS blue door, NE blue door",
  "green-door": "EW green door, NS+E| green door, NW green door",
  ladder: "NE ladder, NW ladder, N ladder, E ladder",
  "chest-tunnel": "NESW chest, NE chest, NW chest, NES chest, NEW chest, chest face down",
  sabotage: "broken lantern, broken pickaxe, broken cart",
  repair: "repair lantern, repair pickaxe, repair cart",
  "repair-either": "repair pickaxe/lantern, repair pickaxe/cart, repair lantern/cart",
  goal: "goal face down",
  stone: "stone NE, stone NW",
  sack: "sack of two, sack of one",
  dragon: "dragon NE, dragon NW",
};

/** More rules of a page than those of the commands that play its card. */
const MORE_RULES: Readonly<Record<string, string>> = {
  passage: "TUN-2 TUN-3",
  "dead-end": "TAB-3 TUN-3",
  bridge: "S2-7",
  "double-curve": "S2-7",
  stub: "TAB-3 S2-1",
  crystal: "S2-10 S2-25",
  "blue-door": "S2-9 S2-19",
  "green-door": "S2-9 S2-19",
  ladder: "S2-8",
  "chest-tunnel": "CHEST-1 CHEST-2 CHEST-3",
  start: "TAB-1 TAB-4",
  sabotage: "TUN-5",
  rockfall: "CHEST-3",
  theft: "S2-27",
  trapped: "S2-26",
  veto: "WC-19b",
  "master-craftsman": "WC-21",
  digger: "SET-1 PAY-2 PAY-3",
  saboteur: "SET-1 PAY-6 S2-23",
  "blue-digger": "S2-2 S2-19 S2-20",
  "green-digger": "S2-2 S2-19 S2-20",
  boss: "S2-22 S2-24",
  profiteer: "S2-22 S2-24",
  geologist: "S2-25",
  goal: "TAB-5 GOAL-1",
  gold: "GOAL-2 END-1",
  stone: "GOAL-2 GOAL-3",
  sack: "NEWG-2",
  dragon: "NEWG-2",
  spider: "NEWG-2 GOAL-5",
};

/** The rules of the commands that play a card, and those listed above; otherwise the first rule of its module. */
function rulesOf(id: string, card: string): readonly string[] {
  const commands = Object.values(COMMANDS).filter(({ plays }) => (plays as readonly string[]).includes(card));
  const rules = [...commands.map(({ rule }) => rule), ...(MORE_RULES[id]?.split(" ") ?? [])];
  return rules.length > 0 ? rules : MODULES.filter(({ name }) => name === MODULE_OF[card]).map(({ rule }) => rule);
}

function sectionOf(card: string): Section {
  if (card === "start" || MODULES.some(({ first_card }) => first_card === card)) return "tunnels";
  if (card === "goal face down" || card in SIDES_OF_CARD) return "goals";
  return isTunnel(card) || card === "chest face down" ? "tunnels" : "actions";
}

/** The pages of all cards, in the order of a sorted hand. */
function cardPages(): readonly Page[] {
  const ids = Object.fromEntries(
    Object.entries(GROUPS).flatMap(([id, cards]) => cards.split(", ").map((card) => [card, id])),
  );
  const found = ["goal face down", ...CARDS].map((card) => ids[card] ?? slug(card));
  return [...new Set(found)].map((id) => {
    const cards = GROUPS[id]?.split(", ") ?? CARDS.filter((card) => slug(card) === id);
    return page(sectionOf(cards[0] ?? ""), "card", id, cards);
  });
}

/** All pages. */
export const PAGES: readonly Page[] = [
  ...cardPages(),
  ...ROLES.map((role) => page("roles", "role", slug(role), [role])),
  ...CHESTS.map((found) => page("chests", "chest", `chest-${slug(found)}`, [found], ["CHEST-5", "CHEST-6"])),
  page("pieces", "gold", "gold-card", ["3", "2", "1"], ["SET-3", "PAY-2", "PAY-5"]),
  { ...page("pieces", "token", "token", ["5", "2", "1"], ["S2-3", "PAY-5"]), part: "saboteur2" },
  { ...page("pieces", "toll", "toll-dwarf", ["1", "2"], ["TOLL-1", "TOLL-2", "TOLL-3"]), part: "toll" },
];

export const SECTIONS: readonly Section[] = ["tunnels", "actions", "goals", "roles", "chests", "pieces"];

/** The page of a card, a role or the content of a chest. */
export function pageOf(picture: PictureKind, name: string): Page | null {
  return PAGES.find((each) => each.picture === picture && each.cards.includes(name)) ?? null;
}

/** Whether a page is about the base game, or about a module or variant of this game. */
export function isInGame(each: Page, options: Pick<TableOptions, "modules" | "variants">): boolean {
  if (each.part === null) return true;
  if (each.part === "greedy_dwarf" && options.variants.includes("tournament")) return true; // VAR-2
  if (each.id === "token" && options.variants.includes("tournament")) return true; // VAR-4
  return options.modules.includes(each.part);
}

/** The value of every option on which editions differ, as message variables. Without a room, as in DE24. */
export function ruleOptions(
  options: Pick<TableOptions, "edition" | "house_rules" | "modules"> | null,
): Record<string, string> {
  const edition = EDITION_OPTIONS[options?.edition ?? "DE24"] ?? {};
  const chosen = { ...edition, ...options?.house_rules };
  const values = Object.entries(chosen).map(([name, value]) => [
    name,
    typeof value === "boolean" ? (value ? "yes" : "no") : value,
  ]);
  const game = options === null ? "any" : options.modules.includes("saboteur2") ? "saboteur2" : "base";
  return { ...Object.fromEntries(values), game };
}
