// The end of a round as a sequence of scenes, read from the log.
import type { LogEntry } from "../../state";
import type { AnyFact, AnyFrame, Purse, Role, RoundEnded, RoomItem } from "../../wire/types";

export type Scene =
  | { readonly kind: "outcome"; readonly goldReached: boolean; readonly finisher: number | null }
  | { readonly kind: "role"; readonly seat: number; readonly role: Role }
  | { readonly kind: "left over"; readonly role: Role }
  | { readonly kind: "sharing"; readonly fact: SharingFact }
  | { readonly kind: "nothing" };

/** The facts with which gold is shared. */
const SHARING = ["GoldDrawn", "GoldTaken", "GoldDealt", "TokensPaid", "Stole"] as const;
type SharingFact = Extract<AnyFact, { fact: (typeof SHARING)[number] }>;

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
  const { sharingLog, phase } = splitAtNextRound(log.slice(from + 1));
  const opening = openingScenes(ended.item as RoundEnded).map((scene) => ({ scene, number: ended.number }));
  const sharing = sharingLog.flatMap(({ number, item }) => {
    return isSharing(item) ? [{ scene: { kind: "sharing", fact: item } as const, number }] : [];
  });
  const last = sharingLog.at(-1)?.number ?? ended.number;
  const nobodyPaid = phase !== "sharing" && sharing.length === 0;
  const all = [
    ...opening,
    ...sharing,
    ...(nobodyPaid ? [{ scene: { kind: "nothing" } as const, number: last }] : []),
  ];
  return {
    number: ended.number,
    scenes: all.map(({ scene }) => scene),
    numbers: all.map(({ number }) => number),
    phase,
  };
}

function splitAtNextRound(log: readonly LogEntry[]): {
  sharingLog: readonly LogEntry[];
  phase: RoundEnding["phase"];
} {
  const end = log.findIndex(({ item }) => isFact(item) && ["RoundBegun", "GameEnded"].includes(item.fact));
  const next = log[end]?.item;
  if (next === undefined || !isFact(next)) return { sharingLog: log, phase: "sharing" };
  return { sharingLog: log.slice(0, end), phase: next.fact === "GameEnded" ? "game over" : "next round" };
}

/** The player who ended the round is revealed last. */
function openingScenes({ gold_reached, finisher, roles, left_over }: RoundEnded): readonly Scene[] {
  const first = finisher === null ? 0 : finisher + 1;
  const order = roles.map((_, index) => (first + index) % roles.length);
  return [
    { kind: "outcome", goldReached: gold_reached, finisher },
    ...order.map((seat): Scene => ({ kind: "role", seat, role: roles[seat] ?? "unknown" })),
    ...left_over.map((role): Scene => ({ kind: "left over", role: role ?? "unknown" })), // END-2
  ];
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

/** The purses after a log entry, computed backwards from the current ones. */
export function pursesAt(number: number, current: readonly Purse[], log: readonly LogEntry[]): readonly Purse[] {
  const purses = current.map((purse) => ({ ...purse }));
  for (const { number: entryNumber, item } of log) {
    if (entryNumber <= number || !isFact(item)) continue;
    for (const { seat, cards, tokens } of gainsOf(item)) {
      const purse = purses[seat];
      if (purse === undefined) continue;
      purse.cards -= cards;
      purse.tokens -= tokens;
    }
  }
  return purses;
}

/** Whether the round ended in this frame; otherwise it ended before the page was opened. */
export function isNew({ number }: RoundEnding, frame: AnyFrame | null): boolean {
  return frame?.frame === "Update" && frame.first <= number && number < frame.first + frame.items.length;
}

/** Gold cards that were drawn and not yet taken. */
export function goldOnTable(scenes: readonly Scene[]): number {
  return scenes.reduce((cards, scene) => {
    if (scene.kind !== "sharing") return cards;
    if (scene.fact.fact === "GoldDrawn") return scene.fact.nuggets.length;
    return scene.fact.fact === "GoldTaken" ? cards - 1 : cards;
  }, 0);
}

function isSharing(item: RoomItem): item is SharingFact {
  return isFact(item) && (SHARING as readonly string[]).includes(item.fact);
}

function isFact(item: RoomItem): item is AnyFact {
  return "fact" in item;
}
