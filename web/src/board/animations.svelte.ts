/** Animations of cards since the last update: placed, turned over, removed. */

import { SvelteMap } from "svelte/reactivity";
import type { BoardCard } from "./board_cards";

export type CardAnimation = "drops" | "turns";
/** Duration of the longest animation in animations.css, in milliseconds. */
const DURATION = 900;

/** A card that leaves the maze. An equal card can leave the same cell before the first animation ends. */
export interface Removal {
  readonly number: number;
  readonly card: BoardCard;
}

export class BoardAnimations {
  removals = $state.raw<readonly Removal[]>([]);
  private count = 0;
  private running = new SvelteMap<string, CardAnimation>();
  private before: ReadonlyMap<string, BoardCard> | null = null;

  animationOf(key: string): CardAnimation | null {
    return this.running.get(key) ?? null;
  }

  update(laid: readonly BoardCard[]): void {
    const now = new Map(laid.map((card) => [card.key, card]));
    const before = this.before;
    this.before = now;
    if (before === null) return; // cards of the first update are not animated
    const gone = removedCards(before, now);
    if (gone.length > 1) return; // the table was cleared for a new round
    for (const [key, animation] of changes(before, now)) this.move(key, animation);
    for (const card of gone) this.leave({ number: (this.count += 1), card });
  }

  private move(key: string, animation: CardAnimation): void {
    this.running.set(key, animation);
    setTimeout(() => this.running.delete(key), DURATION);
  }

  private leave(gone: Removal): void {
    this.removals = [...this.removals, gone];
    setTimeout(() => (this.removals = this.removals.filter((each) => each !== gone)), DURATION);
  }
}

/** New cards drop in; a card with a new face turns over. */
export function changes(
  before: ReadonlyMap<string, BoardCard>,
  now: ReadonlyMap<string, BoardCard>,
): [string, CardAnimation][] {
  return [...now].flatMap(([key, card]): [string, CardAnimation][] => {
    const was = before.get(key);
    if (!was) return [[key, "drops"]];
    return was.card !== card.card ? [[key, "turns"]] : [];
  });
}

/** Cards that are no longer in the maze. A card that is in another cell now was moved, not removed. */
export function removedCards(
  before: ReadonlyMap<string, BoardCard>,
  now: ReadonlyMap<string, BoardCard>,
): BoardCard[] {
  const fresh = [...now.values()].filter((card) => !before.has(card.key));
  return [...before.values()].filter(
    (card) => !now.has(card.key) && !fresh.some((other) => other.card === card.card),
  );
}
