// What the page says, in the language of whoever reads it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "uk", "de", "pl", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const parts = import.meta.glob<string>("./locales/*/*.ftl", { query: "?raw", import: "default" });

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language = $state<Language>("en");

  get language(): Language {
    return this.#language;
  }

  /** Fetch a language, and speak it from then on. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const own = Object.entries(parts).filter(([path]) => path.startsWith(`./locales/${language}/`));
    for (const [, load] of own) bundle.addResource(new FluentResource(await load()));
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** A message; its name itself where it is missing, so that nobody faces an empty button. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? (this.#bundle?.formatPattern(pattern, args ?? null) ?? id) : id;
  }
}

export const words = new Words();

/** `t("hand-cards", { count: 5 })`; follows the language wherever it is used in a component. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return words.say(id, args);
}
