import { ask } from "../../api";
import type { Problem, RuleTold } from "../../wire/types";

/** The rulebook, fetched when it is first opened and kept from then on. */
class Book {
  rules = $state.raw<readonly RuleTold[] | null>(null);
  problem = $state.raw<Problem | null>(null);

  async open(): Promise<void> {
    if (this.rules !== null) return;
    const asked = await ask("GET /api/rules");
    this.problem = asked.ok ? null : asked.problem;
    if (asked.ok) this.rules = asked.value.rules;
  }

  rule(id: string): RuleTold | undefined {
    return this.rules?.find((rule) => rule.id === id);
  }
}

export const book = new Book();
