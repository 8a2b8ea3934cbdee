// Translations: Fluent messages in the language of the reader.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bestOf, type Language, LANGUAGES } from "./languages";

export { type Language, LANGUAGES, OWN_NAMES } from "./languages";

/** A browser fetches the file of one language only. */
const FETCH: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("./locales/en.ftl?raw"),
  uk: () => import("./locales/uk.ftl?raw"),
  de: () => import("./locales/de.ftl?raw"),
  pl: () => import("./locales/pl.ftl?raw"),
  fr: () => import("./locales/fr.ftl?raw"),
  ru: () => import("./locales/ru.ftl?raw"),
};

const REMEMBERED = "pyrite-language";

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language = $state<Language>("en");
  #wanted: Language = "en";

  get language(): Language {
    return this.#language;
  }

  /** Load the language chosen on this device, or the browser's preferred one; English if that fails. */
  async begin(): Promise<void> {
    try {
      await this.speak(bestOf(LANGUAGES, [remembered(), ...navigator.languages]));
    } catch {
      await this.speak("en");
    }
  }

  /** Choose a language and remember it. If it cannot be loaded, the language stays as it was and this throws. */
  async choose(language: Language): Promise<void> {
    try {
      await this.speak(language);
    } catch (problem) {
      if (this.#wanted === language) throw problem;
    }
    if (this.#wanted !== language) return; // another language was chosen meanwhile
    try {
      localStorage.setItem(REMEMBERED, language);
    } catch {
      // Without storage the browser's list of languages is used next time.
    }
  }

  /** Load a language and switch to it. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const { default: text } = await FETCH[language]();
    if (this.#wanted !== language) return; // another language was chosen meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = "ltr"; // all our languages are written left to right
  }

  /** Whether there is such a message. */
  knows(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A message; its id if it is missing, so that no button is empty. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    // With an error list, a missing variable leaves a gap instead of throwing.
    return pattern ? (this.#bundle?.formatPattern(pattern, args ?? null, []) ?? id) : id;
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(REMEMBERED) ?? "";
  } catch {
    return "";
  }
}

export const words = new Words();

/** `t("seats-count", { count: 5 })`; components that use it re-render when the language changes. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return words.say(id, args);
}
