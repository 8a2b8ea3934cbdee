/** How long to wait before the next try, in milliseconds. */
export interface Patience {
  readonly first: number;
  readonly longest: number;
}

export const PATIENCE: Patience = { first: 400, longest: 15_000 };

/** Twice as long each time, up to a bound; by chance up to half of it less, so that not all come back at once. */
export function waitBefore(tries: number, chance: number, patience: Patience = PATIENCE): number {
  const longest = Math.min(patience.longest, patience.first * 2 ** Math.min(tries, 30));
  return Math.round(longest * (1 - chance / 2));
}
