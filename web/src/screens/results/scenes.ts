// How a round ends, as scenes that can be shown one after the other. All of it is read from what was told.
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

/** One thing that was told, with its number. */
export interface Numbered {
  readonly number: number;
  readonly thing: RoomItem;
}

export interface Ending {
  /** The number of the thing that ended the round: it tells one ending from another. */
  readonly number: number;
  readonly scenes: readonly Scene[];
  /** The number of the thing behind each scene, to know how full purses were then. */
  readonly numbers: readonly number[];
  /** Whether gold is still being shared, the next round was dealt, or the game is over. */
  readonly then: "sharing" | "next round" | "game over";
}

/** The end of the round that ended last, as far as it was told; null if none did. */
export function lastEnding(log: readonly Numbered[]): Ending | null {
  const from = log.findLastIndex(({ thing }) => isFact(thing) && thing.fact === "RoundEnded");
  const ended = log[from];
  if (ended === undefined) return null;
  const { after, then } = untilNext(log.slice(from + 1));
  const opening = openingScenes(ended.thing as RoundEnded).map((scene) => ({ scene, number: ended.number }));
  const sharing = after.flatMap(({ number, thing }) => {
    const scene = isFact(thing) ? sceneOf(thing) : null;
    return scene === null ? [] : [{ scene, number }];
  });
  const last = after.at(-1)?.number ?? ended.number;
  const empty = then !== "sharing" && sharing.length === 0;
  const all = [...opening, ...sharing, ...(empty ? [{ scene: { is: "nothing" } as const, number: last }] : [])];
  return {
    number: ended.number,
    scenes: all.map(({ scene }) => scene),
    numbers: all.map(({ number }) => number),
    then,
  };
}

function untilNext(log: readonly Numbered[]): { after: readonly Numbered[]; then: Ending["then"] } {
  const end = log.findIndex(({ thing }) => isFact(thing) && ["RoundBegun", "GameEnded"].includes(thing.fact));
  const stop = log[end]?.thing;
  if (stop === undefined || !isFact(stop)) return { after: log, then: "sharing" };
  return { after: log.slice(0, end), then: stop.fact === "GameEnded" ? "game over" : "next round" };
}

/** Who ended the round is shown last: that is whom everybody looks at. */
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

/** Gold that changes hands by a fact: how much more each seat has. */
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

/** How full the purses were when all up to a number had been told, from how full they are now. */
export function pursesAt(number: number, now: readonly Purse[], log: readonly Numbered[]): readonly Purse[] {
  const purses = now.map((purse) => ({ ...purse }));
  for (const { number: told, thing } of log) {
    if (told <= number || !isFact(thing)) continue;
    for (const { seat, cards, tokens } of gainsOf(thing)) {
      const purse = purses[seat];
      if (purse === undefined) continue;
      purse.cards -= cards;
      purse.tokens -= tokens;
    }
  }
  return purses;
}

/** Whether an ending was told by this frame, and has not been there before this page came. */
export function isFresh({ number }: Ending, frame: AnyFrame | null): boolean {
  return frame?.frame === "Update" && frame.first <= number && number < frame.first + frame.items.length;
}

/** Gold cards that were drawn and that nobody has taken yet, after so many scenes. */
export function onTheTable(scenes: readonly Scene[]): number {
  return scenes.reduce((cards, scene) => {
    if (scene.is === "drawn") return scene.cards;
    return scene.is === "taken" ? cards - 1 : cards;
  }, 0);
}

function isFact(thing: RoomItem): thing is AnyFact {
  return "fact" in thing;
}
