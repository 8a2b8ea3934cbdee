export interface Bar {
  readonly round: number;
  /** In percent of the highest total. */
  readonly from: number;
  readonly width: number;
  readonly lost: boolean;
}

/** For each seat a bar for each round in which its gold changed. */
export function barsOf(goldHistory: readonly (readonly number[])[]): readonly (readonly Bar[])[] {
  const max = Math.max(1, ...goldHistory.flat());
  const seats = goldHistory[0] ?? [];
  return seats.map((first, seat) => {
    const totals = goldHistory.map((gold) => gold[seat] ?? 0);
    const steps = totals.slice(1).map((total, index): Bar => {
      const before = totals[index] ?? 0;
      const [low, high] = [Math.min(before, total), Math.max(before, total)];
      return {
        round: index + 1,
        from: (100 * low) / max,
        width: (100 * (high - low)) / max,
        lost: total < before,
      };
    });
    // The gold at the start belongs to no round, but the bar must start at 0 (TOLL-1).
    const start: Bar = { round: 0, from: 0, width: (100 * first) / max, lost: false };
    return [start, ...steps].filter(({ width }) => width > 0);
  });
}
