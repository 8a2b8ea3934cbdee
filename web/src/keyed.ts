/** Keys for `{#each}` lists. Svelte stops with `each_key_duplicate` as soon as two items of a list have the same key. */

type Key = string | number | boolean | null;

/**
 * Each item with a key that no other item of the list has: `{#each keyed(cards) as [key, card] (key)}`.
 * An item without a `keyOf` is its own key. Items with equal keys are numbered: "1 KEY", "2 KEY".
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
