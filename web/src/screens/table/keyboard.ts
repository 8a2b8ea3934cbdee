// Playing by keys: the focus is led from card to cell to the button that confirms, and it is never lost.
import { tick } from "svelte";
import type { Deciding } from "../../decide/decision.svelte";

const HAND = "[data-place][tabindex='0']";
const MAZE = ".cell[tabindex='0']";
const PLAYERS = "[data-seat][tabindex='0']";
const ANSWERS = ".moment .choices button:not(:disabled)";

interface Acts {
  /** Whether a line of the log was shown on the board, which is over now. */
  readonly untell: () => boolean;
  readonly showMoves: () => void;
}

export class Keys {
  #root: HTMLElement | null = null;
  /** Whether whoever plays uses keys; a touch says otherwise. */
  #used = false;

  constructor(
    private readonly deciding: Deciding,
    private readonly acts: Acts,
  ) {}

  readonly within = (root: HTMLElement): void => {
    this.#root = root;
  };

  readonly touched = (): void => {
    this.#used = false;
  };

  readonly pressed = (event: KeyboardEvent): void => {
    this.#used = true;
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.#does[keyOf(event)];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  readonly #does: Readonly<Record<string, () => void>> = {
    r: () => this.deciding.turnRound(),
    escape: () => this.#stepBack(),
    h: () => this.#focusOn(HAND),
    b: () => this.#focusOn(MAZE),
    p: () => this.#focusOn(PLAYERS),
    m: () => this.acts.showMoves(),
  };

  #stepBack(): void {
    const stepped = this.acts.untell() || this.#takeBack();
    const { answers, choosing } = this.deciding;
    if (stepped && choosing.picks.length === 0 && !answers) void this.toHand();
    else if (stepped) void this.keepFocus();
  }

  /** Whether there was something to take back. */
  #takeBack(): boolean {
    const { deciding } = this;
    const { choosing, why } = deciding;
    const elsewhere = choosing.way !== "play" && choosing.way !== "answer";
    if (why !== null) deciding.hush();
    else if (choosing.picks.length > 0) deciding.back();
    else if (elsewhere) deciding.choose("play");
    else return false;
    return true;
  }

  /** After a choice who plays by keys is led on: to a cell, to a player, to the button that confirms. */
  async leadOn(): Promise<void> {
    await tick();
    if (this.#used && !this.deciding.busy) this.#lead();
  }

  /** To the card that keys begin with; for others to the hand as a whole, for a ring around a card looks like a choice. */
  async toHand(): Promise<void> {
    await tick();
    this.#focusOn(this.#used ? HAND : ".hand");
  }

  /** The button or card that had the focus may be gone after a move, or be back after one that was refused. */
  async keepFocus(): Promise<void> {
    await tick();
    if (this.#used && this.#lost && !this.deciding.busy) this.#lead();
  }

  get #lost(): boolean {
    return document.activeElement === document.body;
  }

  #lead(): void {
    const { answers, offer } = this.deciding;
    const kind = offer.next[0]?.pick;
    if (answers) this.#focusOn(ANSWERS);
    else if (offer.ready !== null && offer.next.length === 0) this.#focusOn("[data-confirm]");
    else if (kind === "cell") this.#focusOn(".cell.legal");
    else if (kind === "seat") this.#focusOn(".legal [data-seat]");
    else if (kind === "tool" || kind === "front" || kind === "side") this.#focusOn(".prompt .buttons button");
    if (this.#lost) this.#focusOn(HAND);
    if (this.#lost) this.#focusOn(".hand"); // there may be no card left
  }

  #focusOn(selector: string): void {
    this.#root?.querySelector<HTMLElement | SVGElement>(selector)?.focus();
  }
}

/** What a key stands for; in a layout without our letters, as the Cyrillic ones, what stands there in ours. */
function keyOf({ key, code }: KeyboardEvent): string {
  const foreign = key.charCodeAt(0) > 127 && code.startsWith("Key");
  return (foreign ? code.slice(3) : key).toLowerCase();
}
