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
  /** Whether it still is in its place, because the rockfall has not arrived. */
  readonly waiting: boolean;
}

/** A change that is shown later: the card before it, and how it is animated then. */
interface Waiting {
  readonly before: BoardCard | null;
  readonly animation: CardAnimation;
}

export class BoardAnimations {
  removals = $state.raw<readonly Removal[]>([]);
  private removalCount = 0;
  private running = new SvelteMap<string, CardAnimation>();
  private waiting = new SvelteMap<string, Waiting>();
  private previous: ReadonlyMap<string, BoardCard> | null = null;

  animationOf(key: string): CardAnimation | null {
    return this.running.get(key) ?? null;
  }

  /** The card to draw in the cell of a card; null if the motion that brings it has not arrived. */
  shownCard(card: BoardCard): BoardCard | null {
    const waiting = this.waiting.get(card.key);
    return waiting === undefined ? card : waiting.before;
  }

  /** Animate what has changed since the last update. Changes of held cells wait until they are no longer held. */
  update(laid: readonly BoardCard[], held: ReadonlySet<string> = new Set()): void {
    const now = new Map(laid.map((card) => [card.key, card]));
    const before = this.previous;
    this.previous = now;
    if (before === null) return; // cards of the first update are not animated
    const removed = removedCards(before, now);
    if (removed.length > 1) return this.clear(); // the table was cleared for a new round
    for (const [key, animation] of newAnimations(before, now))
      if (held.has(key)) this.waiting.set(key, { before: before.get(key) ?? null, animation });
      else this.start(key, animation);
    for (const card of removed) this.addRemoval(card, held.has(card.key));
    this.release(held);
  }

  private release(held: ReadonlySet<string>): void {
    for (const [key, { animation }] of this.waiting)
      if (!held.has(key)) {
        this.waiting.delete(key);
        if (this.previous?.has(key)) this.start(key, animation);
      }
    for (const removal of this.removals)
      if (removal.waiting && !held.has(removal.card.key)) {
        this.dropRemoval(removal);
        this.addRemoval(removal.card, false);
      }
  }

  private clear(): void {
    this.waiting.clear();
    this.removals = [];
  }

  private start(key: string, animation: CardAnimation): void {
    this.running.set(key, animation);
    setTimeout(() => this.running.delete(key), DURATION);
  }

  private addRemoval(card: BoardCard, waiting: boolean): void {
    const removal = { number: (this.removalCount += 1), card, waiting };
    this.removals = [...this.removals, removal];
    if (!waiting) setTimeout(() => this.dropRemoval(removal), DURATION);
  }

  private dropRemoval(removal: Removal): void {
    this.removals = this.removals.filter((each) => each !== removal);
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
