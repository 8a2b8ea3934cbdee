import { ask } from "../../api";
import type { Answer, Wish } from "../../line/orders";
import type { Terms } from "../../wire/types";
import { toldProblem } from "../../words/problems";

/** What the host would like to play. It is shown while it is asked for; the table changes when the server says so. */
export class Wishing {
  /** Null when there is no wish beside what is agreed. */
  wanted = $state.raw<Terms | null>(null);
  /** Why the wish does not fit. */
  clash = $state("");

  constructor(private readonly order: (wish: Wish) => Promise<Answer>) {}

  async change(to: Terms): Promise<void> {
    this.wanted = to;
    const clash = await this.#clashOf(to);
    if (this.wanted !== to) return; // there is a newer wish
    this.clash = clash;
    if (clash !== "") return;
    const answer = await this.order({ order: "ChangeTerms", terms: to });
    if (this.wanted !== to) return;
    if (answer.frame === "Refused") this.clash = toldProblem(answer, { terms: to });
    else this.wanted = null;
  }

  undo(): void {
    this.wanted = null;
    this.clash = "";
  }

  async #clashOf(terms: Terms): Promise<string> {
    const checked = await ask("POST /api/terms", { body: terms });
    if (!checked.ok) return toldProblem(checked.problem, { terms });
    return checked.value.fits ? "" : toldProblem(checked.value, { terms });
  }
}
