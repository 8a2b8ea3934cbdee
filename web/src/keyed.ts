/** Keys for `{#each}` lists. Svelte throws `each_key_duplicate` if two items of a list have the same key. */

type Key = string | number | boolean | null;

/**
 * Each item with a key that is unique in the list: `{#each keyed(cards) as [key, card] (key)}`. Without `keyOf` an
 * item is its own key. The keys are numbered, so that equal items differ: "1 KEY", "2 KEY".
 */
export function keyed<Item extends Key>(items: Iterable<Item>): (readonly [key: string, item: Item])[];
export function keyed<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): (readonly [key: string, item: Item])[];
export function keyed<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key = (item) => item as Key,
): (readonly [key: string, item: Item])[] {
  const counts = new Map<string, number>();
  return Array.from(items, (item) => {
    const key = String(keyOf(item));
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return [`${count} ${key}`, item] as const;
  });
}
