import { callApi } from "../../api";
import type { Answer, RoomRequest } from "../../connection/pending_requests";
import { cellName } from "../../decide/names";
import type { ErrorBody, TableOptions } from "../../wire/types";
import { problemText } from "../../i18n/problems";
import { refusedCell } from "./chests";
import { ruleOfClash } from "./options";

/**
 * Options that the host has chosen but the server has not confirmed. They are shown at once; the room changes when
 * the server accepts them.
 */
export class OptionsDraft {
  /** Null if nothing differs from the room's options. */
  pending = $state.raw<TableOptions | null>(null);
  /** Why the options are refused. */
  problem = $state("");
  /** The rule behind the refusal, if there is one. */
  rule = $state("");

  constructor(private readonly send: (request: RoomRequest) => Promise<Answer>) {}

  async change(options: TableOptions): Promise<void> {
    this.pending = options;
    const clash = await this.#check(options);
    if (this.pending !== options) return; // there is a newer change
    this.#explain(clash, options);
    if (clash !== null) return;
    const answer = await this.send({ request: "ChangeOptions", options });
    if (this.pending !== options) return;
    if (answer.frame === "Refused") this.#explain(answer, options);
    else this.pending = null;
  }

  undo(): void {
    this.pending = null;
    this.problem = "";
  }

  #explain(problem: ErrorBody | null, options: TableOptions): void {
    const cell = refusedCell(options);
    const details = cell === null ? { options } : { options, cell: cellName(cell) };
    this.problem = problem === null ? "" : problemText(problem, details);
    this.rule = problem === null ? "" : ruleOfClash(problem.reason);
  }

  async #check(options: TableOptions): Promise<ErrorBody | null> {
    const checked = await callApi("POST /api/options", { body: options });
    if (!checked.ok) return checked.problem;
    return checked.value.fits ? null : checked.value;
  }
}
