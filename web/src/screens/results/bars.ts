export interface Bar {
  readonly round: number;
  /** In hundredths of the widest that any seat ever reaches. */
  readonly from: number;
  readonly wide: number;
  readonly lost: boolean;
}

/** For each seat a bar for each round in which its gold grew or shrank. */
export function barsOf(course: readonly (readonly number[])[]): readonly (readonly Bar[])[] {
  const most = Math.max(1, ...course.flat());
  const seats = course[0] ?? [];
  return seats.map((first, seat) => {
    const totals = course.map((gold) => gold[seat] ?? 0);
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
    // What everybody had at first belongs to no round, but a bar must not begin in the air (TOLL-1).
    const start: Bar = { round: 0, from: 0, wide: (100 * first) / most, lost: false };
    return [start, ...steps].filter(({ wide }) => wide > 0);
  });
}
