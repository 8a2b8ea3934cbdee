// What a question needs besides its messages and the steps that answer it, in a file of its name in `questions/`.
import type { Component } from "svelte";
import type { RoomState } from "../../state";
import type { Decision } from "../../decide/decision.svelte";
import { ANSWERS } from "../../wire/tables";
import type { Question } from "../../wire/types";

/** A TypeScript file: more variables of the hint, and a note below it. */
interface QuestionText {
  readonly hintArgs?: (state: RoomState) => Record<string, string | number>;
  readonly note?: (state: RoomState) => string | null;
}

/** A Svelte file: the choices, if they are not those that the steps offer. */
export type QuestionChoices = Component<{ roomState: RoomState; decision: Decision }>;

const TEXTS = import.meta.glob<QuestionText>("./questions/*.ts", { eager: true });
const CHOICES = import.meta.glob<QuestionChoices>("./questions/*.svelte", { eager: true, import: "default" });

export const textOf = (question: Question): QuestionText => TEXTS[`./questions/${question}.ts`] ?? {};
export const choicesOf = (question: Question): QuestionChoices | null =>
  CHOICES[`./questions/${question}.svelte`] ?? null;

/** Whether a question is answered by a turn, or a part of one. */
export const isTurnQuestion = (question: Question): boolean =>
  ANSWERS[question].every((name) => ANSWERS.turn.includes(name));
