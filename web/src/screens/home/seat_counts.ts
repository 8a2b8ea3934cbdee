/** The number of seats nearest to the one that is wanted; the wanted one if nothing is known of the game yet. */
export function nearestCount(allowed: readonly number[], wanted: number): number {
  const distance = (count: number): number => Math.abs(count - wanted);
  return allowed.toSorted((one, other) => distance(one) - distance(other))[0] ?? wanted;
}
