/** What happened to the cards since the board looked last: laid, turned over, gone. */

import { SvelteMap } from "svelte/reactivity";
import type { Laid } from "./board_cards";

export type Motion = "drops" | "turns";
/** As long as the longest motion in motion.css. */
const LASTS = 900;

/** A card that leaves the maze. The same card can leave the same cell again before its first motion has ended. */
export interface Leaving {
  readonly number: number;
  readonly card: Laid;
}

export class Motions {
  leaving = $state.raw<readonly Leaving[]>([]);
  private count = 0;
  private moving = new SvelteMap<string, Motion>();
  private before: ReadonlyMap<string, Laid> | null = null;

  of(key: string): Motion | null {
    return this.moving.get(key) ?? null;
  }

  see(laid: readonly Laid[]): void {
    const now = new Map(laid.map((card) => [card.key, card]));
    const before = this.before;
    this.before = now;
    if (before === null) return; // what lay there when the board came up did not move
    const gone = goneFrom(before, now);
    if (gone.length > 1) return; // the table was cleared: a new round
    for (const [key, motion] of changes(before, now)) this.move(key, motion);
    for (const card of gone) this.leave({ number: (this.count += 1), card });
  }

  private move(key: string, motion: Motion): void {
    this.moving.set(key, motion);
    setTimeout(() => this.moving.delete(key), LASTS);
  }

  private leave(gone: Leaving): void {
    this.leaving = [...this.leaving, gone];
    setTimeout(() => (this.leaving = this.leaving.filter((each) => each !== gone)), LASTS);
  }
}

/** New cards drop in; a card that shows another face than before turns over. */
export function changes(before: ReadonlyMap<string, Laid>, now: ReadonlyMap<string, Laid>): [string, Motion][] {
  return [...now].flatMap(([key, card]): [string, Motion][] => {
    const was = before.get(key);
    if (!was) return [[key, "drops"]];
    return was.card !== card.card ? [[key, "turns"]] : [];
  });
}

/** Cards that are no more in the maze; one that lies in another cell now has only been moved. */
export function goneFrom(before: ReadonlyMap<string, Laid>, now: ReadonlyMap<string, Laid>): Laid[] {
  const fresh = [...now.values()].filter((card) => !before.has(card.key));
  return [...before.values()].filter(
    (card) => !now.has(card.key) && !fresh.some((other) => other.card === card.card),
  );
}
