import { ask } from "../../api";
import type { Problem, RuleTold } from "../../wire/types";
import type { Language } from "../../i18n/languages";

/** The rulebook, loaded in one language at a time. */
class Book {
  rules = $state.raw<readonly RuleTold[] | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The language of `rules`: the previous one while another is loading. */
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

  rule(id: string): RuleTold | undefined {
    return this.rules?.find((rule) => rule.id === id);
  }
}

export const book = new Book();
