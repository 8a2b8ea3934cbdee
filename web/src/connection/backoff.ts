/** Delays between attempts to reconnect, in milliseconds. */
export interface Patience {
  readonly first: number;
  readonly longest: number;
}

export const PATIENCE: Patience = { first: 400, longest: 15_000 };

/**
 * Exponential backoff with jitter: the delay doubles up to a limit, minus a random part of up to half, so that
 * clients do not all reconnect at once.
 */
export function waitBefore(tries: number, chance: number, patience: Patience = PATIENCE): number {
  const longest = Math.min(patience.longest, patience.first * 2 ** Math.min(tries, 30));
  return Math.round(longest * (1 - chance / 2));
}
