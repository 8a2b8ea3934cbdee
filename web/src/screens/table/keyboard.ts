// Keyboard control: moves the focus from card to cell to the confirm button, and restores it when it is lost.
import { tick } from "svelte";
import type { Decision } from "../../decide/decision.svelte";

const HAND = "[data-index][tabindex='0']";
const MAZE = ".cell[tabindex='0']";
const PLAYERS = "[data-seat][tabindex='0']";
const ANSWERS = ".question .choices button:not(:disabled)";

interface KeyboardActions {
  /** Clear the highlight of a log line; whether there was one. */
  readonly clearHighlight: () => boolean;
  readonly showMoves: () => void;
}

export class KeyboardControl {
  #root: HTMLElement | null = null;
  /** Whether the player uses the keyboard; a tap resets it. */
  #active = false;

  constructor(
    private readonly decision: Decision,
    private readonly actions: KeyboardActions,
  ) {}

  readonly attach = (root: HTMLElement): void => {
    this.#root = root;
  };

  readonly onPointer = (): void => {
    this.#active = false;
  };

  readonly onKeydown = (event: KeyboardEvent): void => {
    this.#active = true;
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = this.#bindings[keyOf(event)];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  readonly #bindings: Readonly<Record<string, () => void>> = {
    r: () => this.decision.rotate(),
    escape: () => this.#stepBack(),
    h: () => this.#focusOn(HAND),
    b: () => this.#focusOn(MAZE),
    p: () => this.#focusOn(PLAYERS),
    m: () => this.actions.showMoves(),
  };

  #stepBack(): void {
    const undone = this.actions.clearHighlight() || this.#undo();
    const { isAnswer, selection } = this.decision;
    if (undone && selection.steps.length === 0 && !isAnswer) void this.focusHand();
    else if (undone) void this.restoreFocus();
  }

  /** Whether there was something to undo. */
  #undo(): boolean {
    const { decision } = this;
    const { selection, refusal } = decision;
    const otherMode = selection.mode !== "play" && selection.mode !== "answer";
    if (refusal !== null) decision.dismissRefusal();
    else if (selection.steps.length > 0) decision.stepBack();
    else if (otherMode) decision.setMode("play");
    else return false;
    return true;
  }

  /** After a choice, move the keyboard focus to the next target: a cell, a player or the confirm button. */
  async focusNext(): Promise<void> {
    await tick();
    if (this.#active && !this.decision.busy) this.#focusNextTarget();
  }

  /**
   * With the keyboard, focus the first card; otherwise the whole hand, because a focus ring around a card looks like
   * a choice.
   */
  async focusHand(): Promise<void> {
    await tick();
    this.#focusOn(this.#active ? HAND : ".hand");
  }

  /** After a move or a refusal the focused button or card may be gone. */
  async restoreFocus(): Promise<void> {
    await tick();
    if (this.#active && this.#focusLost && !this.decision.busy) this.#focusNextTarget();
  }

  get #focusLost(): boolean {
    return document.activeElement === document.body;
  }

  #focusNextTarget(): void {
    const { isAnswer, progress } = this.decision;
    const kind = progress.next[0]?.kind;
    if (isAnswer) this.#focusOn(ANSWERS);
    else if (progress.ready !== null && progress.next.length === 0) this.#focusOn("[data-confirm]");
    else if (kind === "cell") this.#focusOn(".cell.legal");
    else if (kind === "seat") this.#focusOn(".legal [data-seat]");
    else if (kind === "tool" || kind === "front" || kind === "side") this.#focusOn(".prompt .buttons button");
    if (this.#focusLost) this.#focusOn(HAND);
    if (this.#focusLost) this.#focusOn(".hand"); // the hand may be empty
  }

  #focusOn(selector: string): void {
    this.#root?.querySelector<HTMLElement | SVGElement>(selector)?.focus();
  }
}

/** The key's letter; in layouts with other scripts, such as Cyrillic, the Latin letter of that key. */
function keyOf({ key, code }: KeyboardEvent): string {
  const otherScript = key.charCodeAt(0) > 127 && code.startsWith("Key");
  return (otherScript ? code.slice(3) : key).toLowerCase();
}
