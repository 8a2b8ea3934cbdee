/** Delays between attempts to reconnect, in milliseconds. */
export interface Backoff {
  readonly first: number;
  readonly max: number;
}

export const DEFAULT_BACKOFF: Backoff = { first: 400, max: 15_000 };

/**
 * Exponential backoff with jitter: the delay doubles up to a limit, minus a random part of up to half, so that
 * clients do not all reconnect at once.
 */
export function retryDelay(attempts: number, random: number, backoff: Backoff = DEFAULT_BACKOFF): number {
  const max = Math.min(backoff.max, backoff.first * 2 ** Math.min(attempts, 30));
  return Math.round(max * (1 - random / 2));
}
