/** Animations of cards since the last update: placed, turned over, removed. */

import { SvelteMap } from "svelte/reactivity";
import type { BoardCard } from "./board_cards";

export type CardAnimation = "dropping" | "turning";
/** Duration of the longest animation in animations.css, in milliseconds. */
const DURATION = 900;

/** A card that leaves the maze. Its number tells it from an equal card that leaves the same cell soon after. */
export interface Removal {
  readonly number: number;
  readonly card: BoardCard;
}

export class BoardAnimations {
  removals = $state.raw<readonly Removal[]>([]);
  private removalCount = 0;
  private running = new SvelteMap<string, CardAnimation>();
  private previous: ReadonlyMap<string, BoardCard> | null = null;

  animationOf(key: string): CardAnimation | null {
    return this.running.get(key) ?? null;
  }

  update(laid: readonly BoardCard[]): void {
    const now = new Map(laid.map((card) => [card.key, card]));
    const before = this.previous;
    this.previous = now;
    if (before === null) return; // cards of the first update are not animated
    const removed = removedCards(before, now);
    if (removed.length > 1) return; // the table was cleared for a new round
    for (const [key, animation] of newAnimations(before, now)) this.start(key, animation);
    for (const card of removed) this.addRemoval({ number: (this.removalCount += 1), card });
  }

  private start(key: string, animation: CardAnimation): void {
    this.running.set(key, animation);
    setTimeout(() => this.running.delete(key), DURATION);
  }

  private addRemoval(removal: Removal): void {
    this.removals = [...this.removals, removal];
    setTimeout(() => (this.removals = this.removals.filter((each) => each !== removal)), DURATION);
  }
}

/** New cards drop in; a card with a new face turns over. */
export function newAnimations(
  before: ReadonlyMap<string, BoardCard>,
  now: ReadonlyMap<string, BoardCard>,
): [string, CardAnimation][] {
  return [...now].flatMap(([key, card]): [string, CardAnimation][] => {
    const earlier = before.get(key);
    if (!earlier) return [[key, "dropping"]];
    return earlier.card !== card.card ? [[key, "turning"]] : [];
  });
}

/** Cards that are no longer in the maze. A card that is in another cell now was moved, not removed. */
export function removedCards(
  before: ReadonlyMap<string, BoardCard>,
  now: ReadonlyMap<string, BoardCard>,
): BoardCard[] {
  const added = [...now.values()].filter((card) => !before.has(card.key));
  return [...before.values()].filter(
    (card) => !now.has(card.key) && !added.some((other) => other.card === card.card),
  );
}
