/** How somebody likes to play on this device. */
interface Liking {
  readonly confirm: boolean;
  readonly sound: boolean;
  readonly chat: boolean;
}

const KEY = "pyrite.liking";
const USUAL: Liking = { confirm: true, sound: false, chat: true };

function kept(): Liking {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liking>) };
  } catch {
    return USUAL; // nothing is kept here, or not by us
  }
}

class Settings {
  #liking = $state.raw<Liking>(kept());

  get confirm(): boolean {
    return this.#liking.confirm;
  }
  get sound(): boolean {
    return this.#liking.sound;
  }
  get chat(): boolean {
    return this.#liking.chat;
  }

  set(change: Partial<Liking>): void {
    this.#liking = { ...this.#liking, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#liking));
    } catch {
      // A browser that keeps nothing: it holds as long as the page is open.
    }
  }
}

export const settings = new Settings();
