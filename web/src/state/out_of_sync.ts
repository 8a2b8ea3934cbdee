/** Something was told that does not follow on what was known: only the whole table helps. */
export class Gap extends Error {
  override readonly name = "Gap";
}

/** What a frame took for granted and what is not there. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Gap(`There is no ${what}.`);
  return value;
}
