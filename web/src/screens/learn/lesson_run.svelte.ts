import { SPEEDS } from "../../acts/queue.svelte";
import { callApi } from "../../api";
import type { Answer, RoomRequest } from "../../connection/pending_requests";
import type { ClientSnapshot } from "../../connection/room_client";
import { applyFrame, type RoomState } from "../../state";
import type { AnyCommand, AnyFrame, GuideStep } from "../../wire/types";
import { t } from "../../i18n/index.svelte";
import { problemText } from "../../i18n/problems";
import { settings } from "../../settings/settings.svelte";
import type { LessonName } from "./lessons";
import { forgetProgress, rememberProgress, storedProgress } from "./progress";

/** Between the moves of the others, so that the learner sees each of them, in milliseconds at normal speed. */
export const PAUSE = 1100;

const pauseAtSpeed = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE * SPEEDS[settings.speed]));

const ACCEPTED: Answer = { frame: "Accepted", ref: "", number: 0 };

/**
 * A lesson while it is played. It stands for a connection: the table sends its requests here and shows the frames.
 * The server keeps nothing, so every request has all commands that were right so far. This tab keeps them, so that a
 * reload continues the lesson.
 */
export class LessonRun {
  #snapshot = $state.raw<ClientSnapshot>({ connection: { status: "connecting" }, state: null, frame: null });
  #steps = $state.raw<readonly GuideStep[]>([]);
  #at = $state(0);
  #watching = $state(true);
  #reply = $state("");
  #problem = $state("");
  #said = $state("");
  #played: AnyCommand[] = [];
  #state: RoomState | null = null;
  /** While a stored lesson is played again, nothing is shown. */
  #restoring = false;
  /** Frames that belong to later steps, or that wait for their pause. */
  #frames: AnyFrame[] = [];

  constructor(
    private readonly lesson: LessonName,
    private readonly pause: () => Promise<void> = pauseAtSpeed,
  ) {}

  get snapshot(): ClientSnapshot {
    return this.#snapshot;
  }
  get steps(): readonly GuideStep[] {
    return this.#steps;
  }
  /** The place of the current step. */
  get at(): number {
    return this.#at;
  }
  get step(): GuideStep | null {
    return this.#steps[this.#at] ?? null;
  }
  /** Whether the others are playing. */
  get watching(): boolean {
    return this.#watching;
  }
  /** The reply to the last command, if it was legal but not right; otherwise empty. */
  get reply(): string {
    return this.#reply;
  }
  /** The answer that the learner gave in this step; empty if none. */
  get said(): string {
    return this.#said;
  }
  get isLast(): boolean {
    return this.#steps.length > 0 && this.#at === this.#steps.length - 1;
  }
  /** Why the server cannot be asked; empty if it can. */
  get problem(): string {
    return this.#problem;
  }

  async begin(): Promise<void> {
    const result = await callApi("GET /api/lessons/{lesson}", { path: { lesson: this.lesson } });
    if (!result.ok) {
      this.#problem = problemText(result.problem);
      return;
    }
    this.#problem = "";
    this.#steps = result.value.steps;
    this.#frames = [...result.value.frames];
    const later = this.#steps.slice(
      0,
      this.#steps.findIndex(({ plays }) => plays),
    );
    const opening = this.#frames.length - later.reduce((sum, { others }) => sum + others, 0);
    const stored = storedProgress(this.lesson);
    this.#restoring = stored.step > 0;
    await this.#release(opening);
    if (this.#restoring) await this.#restore(stored.step, stored.played);
  }

  /** Play again what was played before a reload. What no longer fits is left out. */
  async #restore(step: number, played: readonly AnyCommand[]): Promise<void> {
    const commands = [...played];
    while (this.#at < step && !this.isLast) {
      const before = this.#at;
      const command = this.step?.plays ? commands.shift() : null;
      if (command === undefined) break;
      if (command === null) await this.next();
      else await this.#play(command, false);
      if (this.#at === before) break;
    }
    this.#reply = "";
    this.#restoring = false;
    this.#show(null);
  }

  /** The learner leaves the lesson: it starts again next time. */
  forget(): void {
    forgetProgress();
  }

  /** Go on after a step that is only read or said. */
  async next(): Promise<void> {
    const step = this.step;
    if (step !== null && !step.plays && !this.#watching && !this.isLast) await this.#finish(step.others);
  }

  /** The learner says something to the others. */
  say(answer: string): void {
    this.#said = answer;
  }

  async send(request: RoomRequest): Promise<Answer> {
    if (request.request === "Leave") return ACCEPTED;
    if (request.request === "Play" || request.request === "CheckCommand")
      return this.#play(request.command, request.request === "CheckCommand");
    return refused("not-in-lessons", t("lesson-not-here"));
  }

  async #play(command: AnyCommand, check: boolean): Promise<Answer> {
    const step = this.step;
    const body = { played: this.#played, command, check };
    const result = await callApi("POST /api/lessons/{lesson}", { path: { lesson: this.lesson }, body });
    if (!result.ok) return refused(result.problem.reason, result.problem.text);
    const { frames, reply, refused: refusal } = result.value;
    if (refusal !== null) return refusal;
    if (check) return ACCEPTED;
    this.#reply = reply;
    if (reply !== "" || step === null) return ACCEPTED;
    this.#played = [...this.#played, command];
    this.#frames = [...frames];
    const finished = this.#finish(1 + step.others);
    if (this.#restoring) await finished;
    return ACCEPTED;
  }

  /** Show the frames that end a step, then go to the next. */
  async #finish(frames: number): Promise<void> {
    this.#watching = true;
    await this.#release(frames);
    this.#reply = this.#said = "";
    this.#at += 1;
    if (!this.#restoring) rememberProgress({ lesson: this.lesson, step: this.#at, played: this.#played });
  }

  async #release(count: number): Promise<void> {
    this.#watching = true;
    for (let shown = 0; shown < count; shown += 1) {
      if (shown > 0) await this.#wait();
      const frame = this.#frames.shift();
      if (frame === undefined) break;
      this.#state = named(applyFrame(this.#state, frame, Date.now()));
      this.#show(frame);
    }
    if (count > 0) await this.#wait();
    this.#watching = false;
  }

  #show(frame: AnyFrame | null): void {
    if (!this.#restoring) this.#snapshot = { connection: { status: "open" }, state: this.#state, frame };
  }

  async #wait(): Promise<void> {
    if (!this.#restoring) await this.pause();
  }
}

/** The learner has no name, so the table says "You". */
function named(state: RoomState | null): RoomState | null {
  if (state === null) return null;
  const seats = state.room.seats.map((each, seat) =>
    seat === state.seat ? { ...each, name: t("lesson-you") } : each,
  );
  return { ...state, room: { ...state.room, seats } };
}

function refused(reason: string, text: string): Answer {
  return { frame: "Refused", ref: "", reason, text, rule: "" };
}
