// Every language has every message, and every message is used.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { messageFiles, messageText as textOf } from "../../tests/messages";
import { LANGUAGES } from "./languages";

const SRC = new URL("..", import.meta.url).pathname;
const code = sourceFiles().map((path) => readFileSync(path, "utf8"));
const english = messagesOf("en");

/** All sources except tests: a message used only by a test counts as unused. */
function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts"))
    .map((path) => SRC + path);
}

/** The variables of each message, by id. */
function messagesOf(language: string): Map<string, Set<string>> {
  const { body } = new FluentResource(textOf(language));
  return new Map(body.map((message) => [message.id, new Set(variablesIn(message.value))]));
}

function variablesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const named = "type" in part && part.type === "var" && "name" in part ? [String(part.name)] : [];
  return [...named, ...Object.values(part).flatMap(variablesIn)];
}

/** `t("some-id")`. */
const usedIds = new Set(
  code.flatMap((text) => [...text.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "")),
);
/** Any string in the code that could be an id, as in a table of ids. */
const mentioned = new Set(code.flatMap((text) => [...text.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1])));
/** t(`some-${name}`) or `some-${name}`: ids with a common prefix. */
const templates = code.flatMap((text) => [...text.matchAll(/(?:\bt\(\s*|\bid = )`([^`]+)`/g)]);
const families = [...new Set(templates.map((match) => match[1] ?? ""))];

function familyOf(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[^\w-]/g, "\\$&"));
  return new RegExp(`^${fixed.join("[\\w-]+")}$`);
}

test("every message can be parsed", () => {
  for (const language of LANGUAGES) {
    const defined = [...textOf(language).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
    expect([...messagesOf(language).keys()].sort(), language).toEqual([...new Set(defined)].sort());
    expect(defined.length, `${language}: an id is defined twice`).toBe(new Set(defined).size);
  }
});

test("every id used has a message", () => {
  expect([...usedIds].filter((id) => !english.has(id))).toEqual([]);
});

test.each(families)("some message id matches `%s`", (template) => {
  expect(template.split("$")[0]?.length, "the template must begin with a prefix").toBeGreaterThan(3);
  expect([...english.keys()].some((id) => familyOf(template).test(id))).toBe(true);
});

test("every message is used", () => {
  const shapes = families.map(familyOf);
  const unused = [...english.keys()].filter((id) => !mentioned.has(id) && !shapes.some((shape) => shape.test(id)));
  expect(unused).toEqual([]);
});

test("German always has a space before an ellipsis, other languages never", () => {
  const withSpace = LANGUAGES.filter((language) => / …/.test(textOf(language)));
  const withoutSpace = LANGUAGES.filter((language) => /[^ ]…/.test(textOf(language)));
  expect([withSpace, withoutSpace]).toEqual([["de"], LANGUAGES.filter((language) => language !== "de")]);
});

test("quotation marks are only in messages, because they depend on the language", () => {
  const inCode = sourceFiles().filter((path) => /[“”„«»]/.test(readFileSync(path, "utf8")));
  expect(inCode).toEqual([]);
});

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language) => {
  const own = messagesOf(language);

  test("has every message", () => {
    expect([...english.keys()].filter((id) => !own.has(id))).toEqual([]);
  });

  test("has no extra message", () => {
    expect([...own.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  test("has them in the same files, in the same order", () => {
    expect([...messageFiles(language).keys()]).toEqual([...messageFiles("en").keys()]);
    expect([...own.keys()]).toEqual([...english.keys()]);
  });

  test("uses no unknown variable", () => {
    for (const [id, variables] of own) {
      const unknown = [...variables].filter((name) => !english.get(id)?.has(name));
      expect(unknown, id).toEqual([]);
    }
  });
});
