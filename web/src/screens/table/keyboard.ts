// Keyboard control: moves the focus from card to cell to the confirm button, and restores it when it is lost.
import { tick } from "svelte";
import type { Deciding } from "../../decide/decision.svelte";

const HAND = "[data-place][tabindex='0']";
const MAZE = ".cell[tabindex='0']";
const PLAYERS = "[data-seat][tabindex='0']";
const ANSWERS = ".moment .choices button:not(:disabled)";

interface Acts {
  /** Clear the highlight of a log line; whether there was one. */
  readonly untell: () => boolean;
  readonly showMoves: () => void;
}

export class Keys {
  #root: HTMLElement | null = null;
  /** Whether the player uses the keyboard; a tap resets it. */
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

  /** Whether there was something to undo. */
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

  /** After a choice move the keyboard focus on: to a cell, a player or the confirm button. */
  async leadOn(): Promise<void> {
    await tick();
    if (this.#used && !this.deciding.busy) this.#lead();
  }

  /**
   * With the keyboard, focus the first card; otherwise the whole hand, because a focus ring around a card looks like
   * a choice.
   */
  async toHand(): Promise<void> {
    await tick();
    this.#focusOn(this.#used ? HAND : ".hand");
  }

  /** After a move or a refusal the focused button or card may be gone. */
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
    if (this.#lost) this.#focusOn(".hand"); // the hand may be empty
  }

  #focusOn(selector: string): void {
    this.#root?.querySelector<HTMLElement | SVGElement>(selector)?.focus();
  }
}

/** The key's letter; in layouts with other scripts, such as Cyrillic, the Latin letter of that key. */
function keyOf({ key, code }: KeyboardEvent): string {
  const foreign = key.charCodeAt(0) > 127 && code.startsWith("Key");
  return (foreign ? code.slice(3) : key).toLowerCase();
}
