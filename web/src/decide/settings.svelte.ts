/** The player's preferences on this device. */
interface Preferences {
  readonly confirm: boolean;
  readonly sound: boolean;
  readonly chat: boolean;
}

const KEY = "pyrite.settings";
const DEFAULTS: Preferences = { confirm: true, sound: false, chat: true };

function storedPreferences(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return DEFAULTS; // storage is blocked, or its content is not ours
  }
}

class Settings {
  #preferences = $state.raw<Preferences>(storedPreferences());

  get confirm(): boolean {
    return this.#preferences.confirm;
  }
  get sound(): boolean {
    return this.#preferences.sound;
  }
  get chat(): boolean {
    return this.#preferences.chat;
  }

  set(change: Partial<Preferences>): void {
    this.#preferences = { ...this.#preferences, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#preferences));
    } catch {
      // Without storage the setting lasts until the page closes.
    }
  }
}

export const settings = new Settings();
