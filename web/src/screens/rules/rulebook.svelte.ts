import { callApi } from "../../api";
import type { ErrorBody, RuleEntry } from "../../wire/types";
import type { Language } from "../../i18n/languages";

/** The rulebook, loaded in one language at a time. */
class Rulebook {
  rules = $state.raw<readonly RuleEntry[] | null>(null);
  problem = $state.raw<ErrorBody | null>(null);
  /** The language of `rules`: the previous one while another is loading. */
  language = $state<Language>("en");
  #requested: Language | null = null;

  async load(language: Language): Promise<void> {
    this.#requested = language;
    if (this.rules !== null && this.language === language) return;
    const result = await callApi("GET /api/rules", { query: { language } });
    if (this.#requested !== language) return;
    this.problem = result.ok ? null : result.problem;
    this.rules = result.ok ? result.value.rules : null;
    this.language = language;
  }

  rule(id: string): RuleEntry | undefined {
    return this.rules?.find((rule) => rule.id === id);
  }
}

export const rulebook = new Rulebook();
