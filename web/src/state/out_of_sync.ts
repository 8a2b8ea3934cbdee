/** A frame does not follow the current state: only a snapshot helps. */
export class Gap extends Error {
  override readonly name = "Gap";
}

/** A value that a frame requires; throws if it is missing. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Gap(`There is no ${what}.`);
  return value;
}
