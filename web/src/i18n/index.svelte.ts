// Translations: Fluent messages in the language of the reader.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings/settings.svelte";
import { bestMatch, type Language, LANGUAGES } from "./languages";

export { type Language, LANGUAGES, NATIVE_NAMES } from "./languages";

/** A browser fetches the messages of one language only. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("./locales/en"),
  uk: () => import("./locales/uk"),
  de: () => import("./locales/de"),
  pl: () => import("./locales/pl"),
  fr: () => import("./locales/fr"),
  ru: () => import("./locales/ru"),
};

/** Messages that few screens need, by their path: fetched when such a screen opens. */
const LEARN = import.meta.glob<string>("./learn/*.ftl", { query: "?raw", import: "default" });

class I18n {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language = $state<Language>("en");
  #requested: Language = "en";
  #withLearn = false;

  get language(): Language {
    return this.#language;
  }

  /** Load the language chosen on this device, or the browser's preferred one; English if that fails. */
  async start(): Promise<void> {
    try {
      await this.load(bestMatch(LANGUAGES, [settings.language, ...navigator.languages]));
    } catch {
      await this.load("en");
    }
  }

  /** Choose a language and remember it. If it cannot be loaded, the language stays as it was and this throws. */
  async chooseLanguage(language: Language): Promise<void> {
    try {
      await this.load(language);
    } catch (problem) {
      if (this.#requested === language) throw problem;
    }
    if (this.#requested !== language) return; // another language was chosen meanwhile
    settings.set({ language });
  }

  /** Load a language and switch to it. */
  async load(language: Language): Promise<void> {
    this.#requested = language;
    const [{ default: text }, learn] = await Promise.all([LOADERS[language](), this.#learnText(language)]);
    if (this.#requested !== language) return; // another language was chosen meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundle.addResource(new FluentResource(learn));
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = "ltr"; // all our languages are written left to right
  }

  /** Load the messages of lessons, coach and introductions too, from now on in every language. */
  async loadLearn(): Promise<void> {
    if (this.#withLearn) return;
    this.#withLearn = true;
    try {
      await this.load(this.#requested);
    } catch (problem) {
      this.#withLearn = false;
      throw problem;
    }
  }

  async #learnText(language: Language): Promise<string> {
    return this.#withLearn ? ((await LEARN[`./learn/${language}.ftl`]?.()) ?? "") : "";
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A message; its id if it is missing, so that no button is empty. */
  format(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    // With an error list, a missing variable is shown in braces instead of throwing.
    return pattern ? (this.#bundle?.formatPattern(pattern, args ?? null, []) ?? id) : id;
  }
}

export const i18n = new I18n();

/** `t("seats-count", { count: 5 })`; components that use it re-render when the language changes. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return i18n.format(id, args);
}
