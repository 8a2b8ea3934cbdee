import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksOf, inlinesOf } from "./markdown";

const BOOK = new URL("../../../../docs/rules/", import.meta.url);
const LABELS = { edition: "Edition:", house: "House ruling:" };
const PAGES = readdirSync(BOOK, { recursive: true, encoding: "utf8" }).filter((each) =>
  /(?:^|\/)\d[^/]*$/.test(each),
);

test("rule ids are separate pieces", () => {
  expect(inlinesOf("as in TUN-3, `lay_must_join` and *no* **more**")).toEqual([
    { type: "text", text: "as in " },
    { type: "rule", text: "TUN-3" },
    { type: "text", text: ", " },
    { type: "code", text: "lay_must_join" },
    { type: "text", text: " and " },
    { type: "emphasis", text: "no" },
    { type: "text", text: " " },
    { type: "strong", text: "more" },
  ]);
});

test("the name of an edition is not a rule id", () => {
  expect(inlinesOf("DE24 and UA16")).toEqual([{ type: "text", text: "DE24 and UA16" }]);
});

test("a list item may continue on the next line", () => {
  expect(blocksOf("1. one\n   more\n2. two", LABELS)).toEqual([
    {
      type: "list",
      numbered: true,
      items: [[{ type: "text", text: "one more" }], [{ type: "text", text: "two" }]],
    },
  ]);
});

test("paragraphs about editions and house rulings are marked", () => {
  expect(
    blocksOf("Edition: so.\n\nHouse ruling: so.\n\nSo.", LABELS).map((block) => "kind" in block && block.kind),
  ).toEqual(["edition", "house", "plain"]);
});

test("all rows of a table have as many columns as its head", () => {
  for (const name of PAGES) {
    for (const block of blocksOf(readFileSync(new URL(name, BOOK), "utf8"), LABELS)) {
      if (block.type !== "table") continue;
      expect(new Set([block.head, ...block.rows].map((row) => row.length)).size, name).toBe(1);
    }
  }
});

test("no Markdown syntax of the rulebook is left as text", () => {
  for (const name of PAGES) {
    const text = readFileSync(new URL(name, BOOK), "utf8").replace(/^#.*$/gm, "");
    for (const block of blocksOf(text, LABELS)) {
      if (block.type !== "paragraph") continue;
      const plain = block.text.filter((piece) => piece.type === "text").map((piece) => piece.text);
      expect(
        plain.filter((piece) => /[`*|]/.test(piece)),
        name,
      ).toEqual([]);
    }
  }
});
