// The lessons in their order, with the cards that stand for them, and which of them this device has finished.
import type { LessonPath } from "../../wire/types";

export type LessonName = LessonPath["lesson"];

interface LessonEntry {
  readonly name: LessonName;
  readonly cards: readonly string[];
}

export const LESSONS: readonly LessonEntry[] = [
  { name: "tunnel", cards: ["start", "EW", "NESW"] },
  { name: "tools", cards: ["broken pickaxe", "broken lantern", "repair pickaxe/cart"] },
  { name: "map", cards: ["map", "goal face down", "gold"] },
  { name: "saboteur", cards: ["N|+E|+S|+W|", "broken cart", "goal face down"] },
  { name: "gold", cards: ["rockfall", "NEW", "gold"] },
];

export const isLesson = (name: string | null): name is LessonName => LESSONS.some((each) => each.name === name);

/** The lesson after this one; null after the last. */
export function lessonAfter(name: LessonName): LessonName | null {
  return LESSONS[LESSONS.findIndex((each) => each.name === name) + 1]?.name ?? null;
}

const KEY = "pyrite.lessons";

/** The lessons that were finished on this device. */
export function finishedLessons(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set(); // storage is blocked, or its content is not ours
  }
}

export function rememberFinished(name: LessonName): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...finishedLessons(), name])]));
  } catch {
    // Without storage the list of lessons shows no marks.
  }
}
