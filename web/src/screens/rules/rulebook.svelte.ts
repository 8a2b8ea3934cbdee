import { ask } from "../../api";
import type { ErrorBody, RuleEntry } from "../../wire/types";
import type { Language } from "../../i18n/languages";

/** The rulebook, fetched in a language when it is first opened and kept until another is asked for. */
class Book {
  rules = $state.raw<readonly RuleEntry[] | null>(null);
  problem = $state.raw<ErrorBody | null>(null);
  /** In which the rules at hand are written: the one before, as long as another is on its way. */
  language = $state<Language>("en");
  #wanted: Language | null = null;

  async open(language: Language): Promise<void> {
    this.#wanted = language;
    if (this.rules !== null && this.language === language) return;
    const asked = await ask("GET /api/rules", { query: { language } });
    if (this.#wanted !== language) return;
    this.problem = asked.ok ? null : asked.problem;
    this.rules = asked.ok ? asked.value.rules : null;
    this.language = language;
  }

  rule(id: string): RuleEntry | undefined {
    return this.rules?.find((rule) => rule.id === id);
  }
}

export const book = new Book();
