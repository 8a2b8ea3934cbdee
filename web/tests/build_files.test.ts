// The files that the build adds for the server.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { compressFolder, lessonNames, pathsForServer, rulePageNames } from "../build_files";
import { previewTexts } from "../preview_texts";
import { LANGUAGES } from "../src/i18n/languages";
import { PREVIEW_MESSAGES } from "../src/i18n/preview_messages";
import { PATHS, routeOf } from "../src/route";
import { LESSONS } from "../src/screens/learn/lessons";
import { PAGES } from "../src/screens/rules/pages";

const folder = mkdtempSync(join(tmpdir(), "pyrite-build-"));
const SCRIPT = "export const text = 'tunnel';\n".repeat(100);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): string {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

test("text files get two compressed forms with the same content", () => {
  const path = write("assets/index-1.js", SCRIPT);
  compressFolder(folder);
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(SCRIPT);
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(SCRIPT);
});

test.each([
  ["index.html", SCRIPT], // the server may write the name of a table into a page
  ["icon.png", SCRIPT],
  ["small.css", "a {}"],
])("%s is not compressed", (name, content) => {
  const path = write(name, content);
  compressFolder(folder);
  expect(existsSync(`${path}.gz`) || existsSync(`${path}.br`)).toBe(false);
});

test("a path is indexed by search engines only if it names no room", () => {
  for (const [at, { path, indexed }] of Object.entries(PATHS)) {
    const example = path.replace("/[^/]+", "/TUN-3").replace("[A-Za-z0-9_-]{1,40}", "abc").replace(/[()?]/g, "");
    const route = routeOf(new URL(example || "/", "http://mine"));
    expect(route.at).toBe(at);
    expect("room" in route).toBe(indexed !== true);
  }
});

test("the server knows the pages of all lessons, cards and rules", () => {
  expect(lessonNames().toSorted()).toEqual(LESSONS.map(({ name }) => name).toSorted());
  const names = rulePageNames();
  expect(names.filter((name) => /^[a-z]/.test(name)).toSorted()).toEqual(PAGES.map(({ id }) => id).toSorted());
  expect(names).toContain("TUN-3");
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ["/learn", true],
  ["/learn/tools", true],
  ["/learn/nonsense", false],
  ["/rules", true],
  ["/rules/WC-19b", true],
  ["/rules/broken-tools", false],
  ["/rules/sabotage", true],
  ["/rules/TUN-99", false],
])("the server is told whether %s exists: %s", (path, exists) => {
  const paths = pathsForServer() as readonly { path: string }[];
  expect(paths.some((each) => new RegExp(`^(${each.path})/?$`).test(path))).toBe(exists);
});

test.each(LANGUAGES)("the server can fill in the previews in %s", (language) => {
  const texts = Object.values(previewTexts()[language] ?? {});
  expect(texts).toHaveLength(PREVIEW_MESSAGES.length);
  for (const text of texts) expect(text.replace(/\{ \$(host|taken|seats|players) \}/g, "")).not.toMatch(/[{}]/);
});
