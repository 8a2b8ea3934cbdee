/** A frame does not follow the current state: only a snapshot helps. */
export class OutOfSync extends Error {
  override readonly name = "OutOfSync";
}

/** A value that a frame requires; throws if it is missing. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new OutOfSync(`Missing: ${what}.`);
  return value;
}
