import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ADVICE, unsafeLists } from "./each_keys";

const SOURCES = join(import.meta.dirname, "..", "src");
const COMPONENTS = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".svelte"),
);

it("no component has a list whose keys could repeat", () => {
  expect(COMPONENTS.length).toBeGreaterThan(100);
  const found = COMPONENTS.flatMap((name) =>
    unsafeLists(readFileSync(join(SOURCES, name), "utf8")).map((list) => `${name}: ${list}`),
  );
  expect(found, ADVICE).toEqual([]);
});

const componentWith = (list: string): string =>
  `<script lang="ts">let cards: string[];</script>\n<p>${list}x{/each}</p>`;

describe("a key that could repeat is found", () => {
  it.each([
    "{#each cards as card (card)}",
    "{#each cards as card, index (index + card)}",
    "{#each cards as card, index (card)}",
    "{#each leaving as card (card.key + card.card)}",
    "{#each commands as command (JSON.stringify(command))}",
    "{#each rows as { name } (name)}",
    "{#each rows as row (row.name)}",
    "{#each rows as row (row['seat'])}",
    "{#each rows as row (row.owner.seat)}",
    "{#each keyed(cards) as [key, card] (card)}",
    "{#each keyed(cards) as [key, card] (card.key)}",
    "{#each unkeyed(cards) as [key, card] (key)}",
  ])("%s", (list) => {
    expect(unsafeLists(componentWith(list))).toEqual([list]);
  });

  it("also in a nested list, in a branch, in a snippet", () => {
    const list = "{#each cards as card (card)}";
    const sources = [
      `{#each rows as row}${list}{/each}{/each}`,
      `{#if true}${list}{/each}{/if}`,
      `{#snippet part()}<b>${list}{/each}</b>{/snippet}`,
      `{#each rows as row}{:else}${list}{/each}{/each}`,
    ];
    for (const source of sources) expect(unsafeLists(source)).toEqual([list]);
  });
});

describe("a key that cannot repeat is accepted", () => {
  it.each([
    "{#each cards as card}",
    "{#each cards as card, index (index)}",
    "{#each { length: 3 }, index (index)}",
    "{#each keyed(cards) as [key, card] (key)}",
    "{#each keyed(rows, ({ name }) => name) as [key, { name }], index (key)}",
    "{#each seats as seat (seat)}",
    "{#each choices as choice (choice.seat)}",
    "{#each goals as { goal, face } (goal)}",
    "{#each lines as line (line.number)}",
  ])("%s", (list) => {
    expect(unsafeLists(componentWith(list))).toEqual([]);
  });
});
