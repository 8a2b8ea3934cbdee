import { ask } from "../../api";
import type { Answer, Wish } from "../../connection/pending_requests";
import { cellName } from "../../decide/names";
import type { ErrorBody, TableOptions } from "../../wire/types";
import { toldProblem } from "../../i18n/problems";
import { refusedCell } from "./chests";
import { ruleOfClash } from "./options";

/** What the host would like to play. It is shown while it is asked for; the table changes when the server says so. */
export class Wishing {
  /** Null when there is no wish beside what is agreed. */
  wanted = $state.raw<TableOptions | null>(null);
  /** Why the wish does not fit. */
  clash = $state("");
  /** The rule behind that, if there is one. */
  rule = $state("");

  constructor(private readonly order: (wish: Wish) => Promise<Answer>) {}

  async change(to: TableOptions): Promise<void> {
    this.wanted = to;
    const clash = await this.#clashOf(to);
    if (this.wanted !== to) return; // there is a newer wish
    this.#explain(clash, to);
    if (clash !== null) return;
    const answer = await this.order({ request: "ChangeOptions", options: to });
    if (this.wanted !== to) return;
    if (answer.frame === "Refused") this.#explain(answer, to);
    else this.wanted = null;
  }

  undo(): void {
    this.wanted = null;
    this.clash = "";
  }

  #explain(problem: ErrorBody | null, options: TableOptions): void {
    const cell = refusedCell(options);
    const more = cell === null ? { options } : { options, cell: cellName(cell) };
    this.clash = problem === null ? "" : toldProblem(problem, more);
    this.rule = problem === null ? "" : ruleOfClash(problem.reason);
  }

  async #clashOf(options: TableOptions): Promise<ErrorBody | null> {
    const checked = await ask("POST /api/options", { body: options });
    if (!checked.ok) return checked.problem;
    return checked.value.fits ? null : checked.value;
  }
}
