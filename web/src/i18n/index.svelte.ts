// What the page says, in the language of whoever reads it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bestOf, type Language, LANGUAGES } from "./languages";

export { type Language, LANGUAGES, OWN_NAMES } from "./languages";

/** A browser fetches its own language by one request, and no other language at all. */
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

  /** Speak what was chosen before on this device, or what the browser asks for; English if that does not come. */
  async begin(): Promise<void> {
    try {
      await this.speak(bestOf(LANGUAGES, [remembered(), ...navigator.languages]));
    } catch {
      await this.speak("en");
    }
  }

  /** Choose a language, also for the next time. One that does not come is not chosen, and throws. */
  async choose(language: Language): Promise<void> {
    try {
      await this.speak(language);
    } catch (problem) {
      if (this.#wanted === language) throw problem;
    }
    if (this.#wanted !== language) return; // nobody waits for this one any more
    try {
      localStorage.setItem(REMEMBERED, language);
    } catch {
      // A browser that keeps nothing asks its own list of languages again.
    }
  }

  /** Fetch a language, and speak it from then on. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const { default: text } = await FETCH[language]();
    if (this.#wanted !== language) return; // another was chosen while this one was on its way
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = "ltr"; // as all of ours are written
  }

  /** Whether there is such a message. */
  knows(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A message; its name itself where it is missing, so that nobody faces an empty button. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    // With a list for what goes wrong, a variable that is missing leaves a gap and does not stop the page.
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

/** `t("seats-count", { count: 5 })`; follows the language wherever it is used in a component. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return words.say(id, args);
}
