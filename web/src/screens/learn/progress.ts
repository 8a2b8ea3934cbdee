// How far the learner is in a lesson. This tab remembers it, so that a reload continues the lesson.
import type { AnyCommand } from "../../wire/types";
import type { LessonName } from "./lessons";

export interface LessonProgress {
  readonly lesson: LessonName;
  /** The place of the current step. */
  readonly step: number;
  /** The commands of the learner that were right. */
  readonly played: readonly AnyCommand[];
}

const KEY = "pyrite.lesson";

/** The progress in this lesson; the beginning if there is none. */
export function storedProgress(lesson: LessonName): LessonProgress {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as LessonProgress | null;
    if (stored?.lesson === lesson && Number.isInteger(stored.step) && Array.isArray(stored.played)) return stored;
  } catch {
    // Storage is blocked, or its content is not ours.
  }
  return { lesson, step: 0, played: [] };
}

export function rememberProgress(progress: LessonProgress): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage a reload starts the lesson again.
  }
}

export function forgetProgress(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
