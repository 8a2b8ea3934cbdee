// The end of a round as a sequence of scenes, read from the log.
import type { LogEntry } from "../../state";
import type { AnyFact, AnyFrame, Nuggets, Purse, Role, RoundEnded, RoomItem } from "../../wire/types";

export type Scene =
  | { readonly is: "verdict"; readonly goldReached: boolean; readonly finisher: number | null }
  | { readonly is: "role"; readonly seat: number; readonly role: Role }
  | { readonly is: "left over"; readonly role: Role }
  | { readonly is: "drawn"; readonly cards: number }
  | { readonly is: "taken"; readonly seat: number; readonly nuggets: Nuggets | null }
  | {
      readonly is: "dealt";
      readonly seat: number;
      readonly due: number;
      readonly paid: number;
      readonly cards: number;
    }
  | { readonly is: "paid"; readonly seat: number; readonly tokens: number }
  | { readonly is: "stole"; readonly seat: number; readonly victim: number | null }
  | { readonly is: "nothing" };

export interface RoundEnding {
  /** The number of the RoundEnded fact, which identifies the ending. */
  readonly number: number;
  readonly scenes: readonly Scene[];
  /** The number of the fact behind each scene. */
  readonly numbers: readonly number[];
  /** Whether gold is still being shared, the next round was dealt, or the game is over. */
  readonly phase: "sharing" | "next round" | "game over";
}

/** The end of the last round that ended, as far as known; null if none did. */
export function lastRoundEnding(log: readonly LogEntry[]): RoundEnding | null {
  const from = log.findLastIndex(({ item }) => isFact(item) && item.fact === "RoundEnded");
  const ended = log[from];
  if (ended === undefined) return null;
  const { after, phase } = splitAtNext(log.slice(from + 1));
  const opening = openingScenes(ended.item as RoundEnded).map((scene) => ({ scene, number: ended.number }));
  const sharing = after.flatMap(({ number, item }) => {
    const scene = isFact(item) ? sceneOf(item) : null;
    return scene === null ? [] : [{ scene, number }];
  });
  const last = after.at(-1)?.number ?? ended.number;
  const empty = phase !== "sharing" && sharing.length === 0;
  const all = [...opening, ...sharing, ...(empty ? [{ scene: { is: "nothing" } as const, number: last }] : [])];
  return {
    number: ended.number,
    scenes: all.map(({ scene }) => scene),
    numbers: all.map(({ number }) => number),
    phase,
  };
}

function splitAtNext(log: readonly LogEntry[]): { after: readonly LogEntry[]; phase: RoundEnding["phase"] } {
  const end = log.findIndex(({ item }) => isFact(item) && ["RoundBegun", "GameEnded"].includes(item.fact));
  const stop = log[end]?.item;
  if (stop === undefined || !isFact(stop)) return { after: log, phase: "sharing" };
  return { after: log.slice(0, end), phase: stop.fact === "GameEnded" ? "game over" : "next round" };
}

/** The player who ended the round is revealed last. */
function openingScenes({ gold_reached, finisher, roles, left_over }: RoundEnded): readonly Scene[] {
  const first = finisher === null ? 0 : finisher + 1;
  const turned = roles.map((_, place) => (first + place) % roles.length);
  return [
    { is: "verdict", goldReached: gold_reached, finisher },
    ...turned.map((seat): Scene => ({ is: "role", seat, role: roles[seat] ?? "unknown" })),
    ...left_over.map((role): Scene => ({ is: "left over", role: role ?? "unknown" })), // END-2
  ];
}

function sceneOf(fact: AnyFact): Scene | null {
  switch (fact.fact) {
    case "GoldDrawn":
      return { is: "drawn", cards: fact.nuggets.length };
    case "GoldTaken":
      return { is: "taken", seat: fact.seat, nuggets: fact.nuggets };
    case "GoldDealt":
      return { is: "dealt", seat: fact.seat, due: fact.due, paid: fact.paid, cards: fact.nuggets.length };
    case "TokensPaid":
      return { is: "paid", seat: fact.seat, tokens: fact.tokens };
    case "Stole":
      return { is: "stole", seat: fact.seat, victim: fact.victim };
    default:
      return null;
  }
}

/** How a fact changes the gold of seats. */
export function gainsOf(fact: AnyFact): readonly { seat: number; cards: number; tokens: number }[] {
  const gain = (seat: number, cards: number, tokens: number) => ({ seat, cards, tokens });
  switch (fact.fact) {
    case "GoldTaken":
    case "GoldPicked":
      return [gain(fact.seat, 1, 0)];
    case "GoldDealt":
      return [gain(fact.seat, fact.nuggets.length, 0)];
    case "TokensPaid":
      return [gain(fact.seat, 0, fact.tokens)];
    case "TokensMoved":
      return [gain(fact.giver, 0, -fact.tokens), gain(fact.taker, 0, fact.tokens)];
    case "Stole":
      return fact.victim === null ? [] : [gain(fact.victim, 0, -1), gain(fact.seat, 0, 1)];
    default:
      return [];
  }
}

/** The purses after a number of the log, computed back from the current ones. */
export function pursesAt(number: number, now: readonly Purse[], log: readonly LogEntry[]): readonly Purse[] {
  const purses = now.map((purse) => ({ ...purse }));
  for (const { number: at, item } of log) {
    if (at <= number || !isFact(item)) continue;
    for (const { seat, cards, tokens } of gainsOf(item)) {
      const purse = purses[seat];
      if (purse === undefined) continue;
      purse.cards -= cards;
      purse.tokens -= tokens;
    }
  }
  return purses;
}

/** Whether this frame brought the end of the round; otherwise it happened before the page was opened. */
export function isNew({ number }: RoundEnding, frame: AnyFrame | null): boolean {
  return frame?.frame === "Update" && frame.first <= number && number < frame.first + frame.items.length;
}

/** Gold cards that were drawn and not yet taken. */
export function goldOnTable(scenes: readonly Scene[]): number {
  return scenes.reduce((cards, scene) => {
    if (scene.is === "drawn") return scene.cards;
    return scene.is === "taken" ? cards - 1 : cards;
  }, 0);
}

function isFact(item: RoomItem): item is AnyFact {
  return "fact" in item;
}
