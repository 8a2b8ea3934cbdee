// Playing by keys: the focus is led from card to cell to the button that confirms, and it is never lost.
import { tick } from "svelte";
import type { Deciding } from "../../play/deciding.svelte";

const HAND = "[data-place][tabindex='0']";
const MAZE = ".cell[tabindex='0']";
const PLAYERS = "[data-seat][tabindex='0']";

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
    const act = this.#does[event.key.toLowerCase()];
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
    if (stepped && this.deciding.choosing.picks.length === 0) void this.toHand();
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
    if (!this.#used) return;
    await tick();
    const { ready, next } = this.deciding.offer;
    const kind = next[0]?.pick;
    if (ready !== null && next.length === 0) this.#focusOn("[data-confirm]");
    else if (kind === "cell") this.#focusOn(".cell.legal");
    else if (kind === "seat") this.#focusOn(".legal [data-seat]");
    else if (kind === "tool" || kind === "front" || kind === "side") this.#focusOn(".prompt .buttons button");
  }

  /** To the card that keys begin with; for others to the hand as a whole, for a ring around a card looks like a choice. */
  async toHand(): Promise<void> {
    await tick();
    this.#focusOn(this.#used ? HAND : ".hand");
  }

  /** The button or card that had the focus may be gone after a move: then the hand has it. */
  async keepFocus(): Promise<void> {
    await tick();
    if (this.#used && document.activeElement === document.body) this.#focusOn(HAND);
  }

  #focusOn(selector: string): void {
    this.#root?.querySelector<HTMLElement | SVGElement>(selector)?.focus();
  }
}
