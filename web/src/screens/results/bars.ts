export interface Bar {
  readonly round: number;
  /** In percent of the highest total. */
  readonly from: number;
  readonly wide: number;
  readonly lost: boolean;
}

/** For each seat a bar for each round in which its gold changed. */
export function barsOf(goldHistory: readonly (readonly number[])[]): readonly (readonly Bar[])[] {
  const most = Math.max(1, ...goldHistory.flat());
  const seats = goldHistory[0] ?? [];
  return seats.map((first, seat) => {
    const totals = goldHistory.map((gold) => gold[seat] ?? 0);
    const steps = totals.slice(1).map((total, place): Bar => {
      const before = totals[place] ?? 0;
      const [low, high] = [Math.min(before, total), Math.max(before, total)];
      return {
        round: place + 1,
        from: (100 * low) / most,
        wide: (100 * (high - low)) / most,
        lost: total < before,
      };
    });
    // The gold at the start belongs to no round, but the bar must start at 0 (TOLL-1).
    const start: Bar = { round: 0, from: 0, wide: (100 * first) / most, lost: false };
    return [start, ...steps].filter(({ wide }) => wide > 0);
  });
}
