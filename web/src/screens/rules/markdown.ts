// Parses the subset of Markdown that the rulebook uses into data; no text is inserted as HTML.

export type Inline =
  | { readonly type: "text" | "code" | "strong" | "emphasis"; readonly text: string }
  | { readonly type: "rule"; readonly text: string };

export type Block =
  | { readonly type: "paragraph"; readonly text: readonly Inline[]; readonly kind: "plain" | "edition" | "house" }
  | { readonly type: "list"; readonly numbered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly type: "drawing"; readonly text: string }
  | { readonly type: "table"; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] };

type Cell = readonly Inline[];

const ITEM = /^(?:- |\d+\. )/;

/** The first words of paragraphs about an edition, or about a house ruling. */
export interface Labels {
  readonly edition: string;
  readonly house: string;
}

/** A text as blocks. */
export function blocksOf(text: string, labels: Labels): Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n");
  while (lines.length > 0) {
    const first = lines[0] ?? "";
    if (first.trim() === "") lines.shift();
    else if (first.startsWith("```")) blocks.push(drawing(lines));
    else if (first.startsWith("|")) blocks.push(table(takeWhile(lines, (line) => line.startsWith("|"))));
    else if (ITEM.test(first))
      blocks.push(list(takeWhile(lines, (line) => ITEM.test(line) || line.startsWith("  "))));
    else
      blocks.push(
        paragraph(takeWhile(lines, (line) => line.trim() !== "" && !line.startsWith("```")).join(" "), labels),
      );
  }
  return blocks;
}

function takeWhile(lines: string[], belongs: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !belongs(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function drawing(lines: string[]): Block {
  lines.shift();
  const text = takeWhile(lines, (line) => !line.startsWith("```")).join("\n");
  lines.shift();
  return { type: "drawing", text };
}

function paragraph(text: string, labels: Labels): Block {
  const kind = text.startsWith(labels.edition) ? "edition" : text.startsWith(labels.house) ? "house" : "plain";
  return { type: "paragraph", kind, text: inlinesOf(text) };
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { type: "list", numbered: /^\d/.test(lines[0] ?? ""), items: items.map(inlinesOf) };
}

function table(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => inlinesOf(cell.trim())),
  );
  return { type: "table", head, rows };
}

const INLINE_SYNTAX = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z][A-Z0-9]*-\d+[a-z]?)\b/g;

/** A line as pieces; ids of rules are separate pieces, so that they can be links. */
export function inlinesOf(text: string): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE_SYNTAX)) {
    if (match.index > from) pieces.push({ type: "text", text: text.slice(from, match.index) });
    const [whole, code, strong, emphasis, rule] = match;
    if (code !== undefined) pieces.push({ type: "code", text: code });
    else if (strong !== undefined) pieces.push({ type: "strong", text: strong });
    else if (emphasis !== undefined) pieces.push({ type: "emphasis", text: emphasis });
    else if (rule !== undefined) pieces.push({ type: "rule", text: rule });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ type: "text", text: text.slice(from) });
  return pieces;
}
