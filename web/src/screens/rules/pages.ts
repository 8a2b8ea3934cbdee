// The pages about cards: the cards on each page, and the rules behind them.
import { EDITION_OPTIONS } from "../../wire/tables";
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
  cards: string,
  rules: string,
  part: string | null = null,
): Page => ({
  id,
  section,
  picture,
  cards: cards.split(", "),
  rules: rules.split(" "),
  part,
});
const tunnel = (id: string, cards: string, rules: string, part?: string) =>
  page("tunnels", "card", id, cards, rules, part);
const action = (id: string, cards: string, rules: string, part?: string) =>
  page("actions", "card", id, cards, rules, part);
const role = (id: string, cards: string, rules: string, part?: string) =>
  page("roles", "role", id, cards, rules, part);
const goal = (id: string, cards: string, rules: string, part?: string) =>
  page("goals", "card", id, cards, rules, part);
const chest = (id: string, cards: string) => page("chests", "chest", id, cards, "CHEST-5 CHEST-6", "chests");

/** All pages, in an order for new players. */
export const PAGES: readonly Page[] = [
  tunnel("passage", "NESW, EW, NS, NE, NW, NES, NEW", "TUN-1 TUN-2 TUN-3"),
  tunnel("dead-end", "N|+E|+S|+W|, N|, E|, N|+S|, E|+W|, N|+E|, N|+W|, N|+E|+S|, N|+E|+W|", "TAB-3 TUN-3"),
  tunnel("bridge", "NS+EW", "S2-7", "saboteur2"),
  tunnel("double-curve", "NW+ES, NE+SW", "S2-7", "saboteur2"),
  tunnel("stub", "NS+E|, NS+E|+W|, EW+N|+S|, NE+S|, NW+S|", "TAB-3 S2-1", "saboteur2"),
  tunnel(
    "crystal",
    "NESW crystal, NES crystal, NEW crystal, NEW+S| crystal, NSW+E| crystal, EW+N| crystal, N| crystal, E| crystal",
    "S2-10 S2-25",
    "saboteur2",
  ),
  tunnel("blue-door", "EW blue door, NS blue door, NE blue door", "S2-9 S2-19", "saboteur2"),
  tunnel("green-door", "EW green door, NS+E| green door, NW green door", "S2-9 S2-19", "saboteur2"),
  tunnel("ladder", "NE ladder, NW ladder, N ladder, E ladder", "S2-8", "saboteur2"),
  tunnel(
    "chest-tunnel",
    "NESW chest, NE chest, NW chest, NES chest, NEW chest, chest face down",
    "CHEST-1 CHEST-2 CHEST-3",
    "chests",
  ),
  tunnel("start", "start", "TAB-1 TAB-4"),
  tunnel("wardrobe", "wardrobe", "ROBE-1", "wardrobe"),
  tunnel("party", "party", "PARTY-1", "party"),

  action("sabotage", "broken lantern, broken pickaxe, broken cart", "ACT-1 TUN-5"),
  action("repair", "repair lantern, repair pickaxe, repair cart", "ACT-2"),
  action("repair-either", "repair pickaxe/lantern, repair pickaxe/cart, repair lantern/cart", "ACT-2"),
  action("map", "map", "ACT-4 CHEST-4"),
  action("rockfall", "rockfall", "ACT-3 CHEST-3"),
  action("theft", "theft", "S2-11 S2-27", "saboteur2"),
  action("hands-off", "hands off", "S2-12", "saboteur2"),
  action("trapped", "trapped", "S2-13 S2-26", "saboteur2"),
  action("free", "free", "S2-14", "saboteur2"),
  action("inspection", "inspection", "S2-15", "saboteur2"),
  action("hat-swap", "hat swap", "S2-16", "saboteur2"),
  action("hand-swap", "hand swap", "S2-17", "saboteur2"),
  action("goal-swap", "goal swap", "WC-17", "goal_swap"),
  action("trove", "trove", "WC-18", "trove"),
  action("veto", "veto", "WC-19 WC-19b", "veto"),
  action("change-of-direction", "change of direction", "WC-20", "change_of_direction"),
  action("master-craftsman", "master craftsman", "WC-21", "master_craftsman"),
  action("path-specialist", "path specialist", "WC-22", "path_specialist"),
  action("detour", "detour", "WC-23", "detour"),

  role("digger", "digger", "SET-1 PAY-2 PAY-3"),
  role("saboteur", "saboteur", "SET-1 PAY-6 S2-23"),
  role("greedy", "greedy", "WC-16", "greedy_dwarf"),
  role("blue-digger", "blue digger", "S2-2 S2-19 S2-20", "saboteur2"),
  role("green-digger", "green digger", "S2-2 S2-19 S2-20", "saboteur2"),
  role("boss", "boss", "S2-22 S2-24", "saboteur2"),
  role("profiteer", "profiteer", "S2-22 S2-24", "saboteur2"),
  role("geologist", "geologist", "S2-25", "saboteur2"),

  goal("goal", "goal face down", "TAB-5 GOAL-1"),
  goal("gold", "gold", "GOAL-2 END-1"),
  goal("stone", "stone NE, stone NW", "GOAL-2 GOAL-3"),
  goal("sack", "sack of two, sack of one", "NEWG-2", "new_goals"),
  goal("dragon", "dragon NE, dragon NW", "NEWG-2", "new_goals"),
  goal("spider", "spider", "NEWG-2 GOAL-5", "new_goals"),

  chest("chest-one-gold", "one gold"),
  chest("chest-no-more-maps", "no more maps"),
  chest("chest-no-draw", "no draw"),
  chest("chest-extra-draw", "extra draw"),
  chest("chest-move-a-goal", "move a goal"),
  chest("chest-rob-a-hand", "rob a hand"),
  chest("chest-three-for-one", "three for one"),
  chest("chest-look-at-a-role", "look at a role"),
  chest("chest-search-the-discard", "search the discard"),
  chest("chest-bury-five", "bury five"),

  page("pieces", "gold", "gold-card", "3, 2, 1", "SET-3 PAY-2 PAY-5"),
  page("pieces", "token", "token", "5, 2, 1", "S2-3 PAY-5", "saboteur2"),
  page("pieces", "toll", "toll-dwarf", "1, 2", "TOLL-1 TOLL-2 TOLL-3", "toll"),
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
