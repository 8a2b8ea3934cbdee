/** How long a press must be to count as holding, in milliseconds. */
const HOLD_TIME = 400;
/** How long a tap shows the role. */
const SHOW_TIME = 6000;

/**
 * When the viewer's role is shown: while its button is held, or after a tap for some seconds or until the next tap.
 * Not longer, because somebody may look over the player's shoulder.
 */
export class RolePeek {
  #shown = false;
  #pressed: { readonly at: number; readonly wasShown: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (shown: boolean) => void) {}

  press(): void {
    this.#pressed = { at: Date.now(), wasShown: this.#shown };
    this.#set(true);
  }

  release(): void {
    if (this.#pressed === null) return;
    const { at, wasShown } = this.#pressed;
    this.#pressed = null;
    if (wasShown || Date.now() - at >= HOLD_TIME) this.hide();
    else this.#hideLater();
  }

  /** A click without a press: screen readers can only click. */
  toggle(): void {
    if (this.#shown) this.hide();
    else {
      this.#set(true);
      this.#hideLater();
    }
  }

  hide(): void {
    this.#pressed = null;
    this.#set(false);
  }

  #hideLater(): void {
    this.#timer = setTimeout(() => this.hide(), SHOW_TIME);
  }

  #set(shown: boolean): void {
    clearTimeout(this.#timer);
    if (shown !== this.#shown) this.show((this.#shown = shown));
  }
}
