import type { RoomState } from "../state";
import type { Answer } from "../connection/pending_requests";
import type { RoomClient } from "../connection/room_client";
import type { AnyCommand, Card, Cell, View } from "../wire/types";
import { t } from "../i18n/index.svelte";
import { problemText } from "../i18n/problems";
import {
  type Selection,
  chosenCell,
  chosenOrientation,
  stillValid,
  EMPTY_SELECTION,
  progressOf,
  type Progress,
  withStep,
  stepBack,
  toggleCard,
  rotated,
} from "./selection";
import { type Mode, type Step, stepKey, type StepPath, stepPaths } from "./steps";
import { mismatchedSides } from "./laying";
import { listText, sideName } from "./names";
import * as whyNot from "./why_not";

/** Why something is not possible, and the rule behind it. */
export interface Refusal {
  readonly text: string;
  readonly rule: string;
}

interface Preferences {
  readonly confirm: boolean;
}

/** The decision that the player is making: the selected steps, and the requests they lead to. */
export class Decision {
  /** The selection, and the turn it belongs to. */
  #selected = $state.raw({ selection: EMPTY_SELECTION, turn: "" });
  /** The last refusal, and the question it belongs to. */
  #shownRefusal = $state.raw<{ readonly refusal: Refusal; readonly question: string } | null>(null);
  #busy = $state(false);

  constructor(
    private readonly client: Pick<RoomClient, "send">,
    private readonly state: () => RoomState | null,
    private readonly preferences: Preferences,
  ) {}

  readonly paths: readonly StepPath[] = $derived.by(() => stepPaths(this.state()?.choices ?? null, this.#view));
  /** Whether the player is asked something other than to take a turn. */
  readonly isAnswer: boolean = $derived(
    this.paths.length > 0 && this.paths.every(({ mode }) => mode === "answer"),
  );
  readonly modes: readonly Mode[] = $derived([...new Set(this.paths.map(({ mode }) => mode))]);
  readonly selection: Selection = $derived.by(() => {
    // A selection of an earlier turn is dropped: the table has changed.
    const { selection, turn } = this.#selected;
    const current = turn === this.#turnKey ? selection : EMPTY_SELECTION;
    if (this.isAnswer !== (current.mode === "answer"))
      return { ...EMPTY_SELECTION, mode: this.isAnswer ? "answer" : "play" };
    return stillValid(this.paths, current, this.#view?.own?.hand ?? []);
  });
  readonly progress: Progress = $derived(progressOf(this.paths, this.selection));
  readonly cells: readonly Cell[] = $derived.by(() => {
    const before = this.#selectionBefore("cell");
    return progressOf(this.paths, before).next.flatMap((step) => (step.kind === "cell" ? [step.cell] : []));
  });
  readonly seats: readonly number[] = $derived.by(() => {
    const before = this.#selectionBefore("seat");
    return progressOf(this.paths, before).next.flatMap((step) => (step.kind === "seat" ? [step.seat] : []));
  });

  get #view(): View | null {
    return this.state()?.game ?? null;
  }
  get #turnKey(): string {
    return `${this.#view?.round} ${this.#view?.turn}`;
  }
  get refusal(): Refusal | null {
    return this.#shownRefusal?.question === this.#questionKey ? this.#shownRefusal.refusal : null;
  }
  /** A refusal is shown until the question changes. */
  set #refusal(refusal: Refusal | null) {
    this.#shownRefusal = refusal && { refusal, question: this.#questionKey };
  }
  get #questionKey(): string {
    const game = this.#view;
    return `${game?.round} ${game?.turn} ${game?.asked.question} ${this.paths.length > 0}`;
  }
  get busy(): boolean {
    return this.#busy;
  }
  /** Whether it is the player's turn. */
  get isTurn(): boolean {
    return this.paths.length > 0 && !this.isAnswer;
  }

  setMode(mode: Mode): void {
    this.#set({ ...EMPTY_SELECTION, mode });
  }

  chooseCard(card: Card, index: number): void {
    if (this.isTurn) this.#set(toggleCard(this.paths, this.selection, card, index));
  }

  chooseCell(cell: Cell): void {
    this.#chooseTarget({ kind: "cell", cell });
  }

  chooseSeat(seat: number): void {
    this.#chooseTarget({ kind: "seat", seat });
  }

  chooseStep(step: Step): void {
    const after = withStep(this.paths, this.selection, step);
    this.#set(after);
    if (step.kind === "button") void this.confirm();
    else this.#playIfComplete();
  }

  /** Choose a card as the answer; with confirmation switched on, the player confirms it. */
  chooseAnswer(step: Step): void {
    this.#set(withStep(this.paths, this.selection, step));
    this.#playIfComplete();
  }

  /** Rotate the tunnel; if the rotated tunnel is illegal in its cell, explain why. */
  rotate(): void {
    const [tunnel, cell] = [chosenOrientation(this.selection), chosenCell(this.selection)];
    const after = rotated(this.paths, this.selection);
    const unchanged = tunnel !== null && chosenOrientation(after) === tunnel;
    this.#set(unchanged ? this.selection : after);
    const { ready } = this.progress;
    if (unchanged && cell !== null && ready !== null)
      void this.#explain(whyNot.attemptRotated(ready), { rotated: true });
  }

  stepBack(): void {
    this.#set(stepBack(this.paths, this.selection));
  }

  clear(): void {
    this.#set(EMPTY_SELECTION);
  }

  dismissRefusal(): void {
    this.#refusal = null;
  }

  /** Ask why the chosen card cannot be played at all. */
  explainCard(): void {
    const view = this.#view;
    if (view) void this.#explain(whyNot.attemptAnywhere(this.selection, view));
  }

  async confirm(): Promise<void> {
    const { ready } = this.progress;
    if (ready !== null) await this.play(ready);
  }

  async play(command: AnyCommand): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const answer = await this.client.send({ request: "Play", after: this.state()?.number ?? 0, command });
    this.#busy = false;
    if (answer.frame === "Accepted") this.#set(EMPTY_SELECTION);
    else this.#showRefusal(answer, command);
  }

  /** The selection before the last step of a kind, so that another can be chosen instead. */
  #selectionBefore(kind: Step["kind"]): Selection {
    const selection = this.selection;
    if (this.progress.next.some((step) => step.kind === kind)) return selection;
    const index = selection.steps.findLastIndex((step) => step.kind === kind);
    return index < 0 ? selection : { ...selection, steps: selection.steps.slice(0, index) };
  }

  #chooseTarget(step: Step & { kind: "cell" | "seat" }): void {
    const before = this.#selectionBefore(step.kind);
    const legal = progressOf(this.paths, before).next.some((each) => stepKey(each) === stepKey(step));
    if (legal) {
      this.#set(withStep(this.paths, before, step));
      this.#playIfComplete();
    } else if (this.#view) void this.#explain(whyNot.attemptOn(this.selection, step, this.#view));
  }

  /** Without confirmation, a complete command is played at once. */
  #playIfComplete(): void {
    const { ready, next } = this.progress;
    if (!this.preferences.confirm && ready !== null && next.length === 0) void this.play(ready);
  }

  #set(selection: Selection): void {
    this.#refusal = null;
    this.#selected = { selection, turn: this.#turnKey };
  }

  async #explain(attempt: whyNot.Attempt, details: { rotated?: true } = {}): Promise<void> {
    if (attempt === null) return;
    if ("reason" in attempt) {
      const { reason, rule, target = "none" } = attempt;
      this.#refusal = { text: t(`problem-${reason}`, { target }), rule };
      return;
    }
    const [selected, question] = [this.#selected, this.#questionKey];
    const answer = await this.client.send({ request: "CheckCommand", command: attempt });
    // The answer is outdated if the selection or the question has changed.
    if (this.#selected === selected && this.#questionKey === question) this.#showRefusal(answer, attempt, details);
  }

  #showRefusal(answer: Answer, command: AnyCommand, details: { rotated?: true } = {}): void {
    if (answer.frame !== "Refused") return;
    const sides = this.#view ? mismatchedSides(command, this.#view).map(sideName) : [];
    this.#refusal = { text: problemText(answer, { sides: listText(sides), ...details }), rule: answer.rule };
  }
}
