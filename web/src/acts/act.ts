// What happened, as a value: who did what to whom, with which cards, in which sentence.
import type { Message } from "../decide/sentences";
import type { Cell, FactName } from "../wire/types";

/** How an act is shown; `motions.ts` has the motion of each kind. */
export type Kind =
  | "announce" // a card that may still be vetoed
  | "break"
  | "buried" // cards of the deck are discarded, unseen
  | "chest"
  | "discard"
  | "draw"
  | "gold"
  | "goal" // a goal is turned over or moved
  | "hands" // two hands are swapped
  | "lay"
  | "look"
  | "news" // a sentence without a motion
  | "pass"
  | "play" // every card without a motion of its own
  | "repair"
  | "rockfall"
  | "role" // a role changes
  | "swap" // goals change places
  | "theft"
  | "toll"
  | "veto";

export type Pile = "deck" | "discard" | "gold";

export type Target =
  | { readonly at: "seat"; readonly seat: number }
  | { readonly at: "cell"; readonly cell: Cell }
  | { readonly at: "everyone" };

export interface Act {
  /** The number of its item in the log. */
  readonly number: number;
  readonly fact: FactName;
  readonly kind: Kind;
  /** The turn in which it happened; it grows over the rounds. */
  readonly turn: number;
  readonly actor: number | null;
  readonly target: Target;
  /** All cells that it is about, the target first. */
  readonly cells: readonly Cell[];
  /** The cards that move; null is a card that the viewer sees only from behind. */
  readonly cards: readonly (string | null)[];
  /** The sentence of the log; null if the log does not have one. */
  readonly message: Message | null;
  /** Whether somebody did this to the viewer. */
  readonly atViewer: boolean;
  /** Whether the viewer did this. */
  readonly byViewer: boolean;
}

/** More turns than any round has: the turns of a round begin at a multiple of it. */
export const TURNS_OF_A_ROUND = 1000;

/** The first turn of the round to which a turn belongs. */
export const firstTurnOfRound = (turn: number): number => turn - (turn % TURNS_OF_A_ROUND);
