// Files that the build adds for the server: the list of routes, and compressed forms of all text files.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { messagesIn } from "./rule_messages.ts";
import { PATHS } from "./src/route.ts";

const RULES = join(import.meta.dirname, "../docs/rules");
const LESSONS = join(import.meta.dirname, "../src/pyrite/lessons");

export function lessonNames(): readonly string[] {
  return readdirSync(LESSONS).flatMap((name) => /^(\w+)\.toml$/.exec(name)?.[1] ?? []);
}

/** The names of all rules pages: those of cards, which are named by messages, and of rules. */
export function rulePageNames(): readonly string[] {
  const files = readdirSync(RULES)
    .filter((name) => /\.(ftl|md)$/.test(name))
    .map((name) => join(RULES, name));
  const cards = files.flatMap((path) => [...messagesIn(path).matchAll(/^rules-name-([a-z0-9-]+) =/gm)]);
  const rules = files.flatMap((path) => [
    ...readFileSync(path, "utf8").matchAll(/^## ([A-Z0-9]+-\d+[a-z]?) · /gm),
  ]);
  return [...cards, ...rules].map((match) => match[1] ?? "");
}

/** The paths of all screens, with the names of the pages and lessons that exist. */
export function pathsForServer(): readonly object[] {
  const below = (names: readonly string[]): string => `(/(${names.join("|")}))?`;
  const learn = { ...PATHS.learn, path: `/learn${below(lessonNames())}` };
  return Object.values({ ...PATHS, rules: { ...PATHS.rules, path: `/rules${below(rulePageNames())}` }, learn });
}

/** `routes.json`: the paths that the client has pages for. */
export const routeList: Plugin = {
  name: "pyrite-route-list",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(pathsForServer()) });
  },
};

/** `NAME.br` and `NAME.gz` beside each text file of the build. */
export const compressedFiles: Plugin = {
  name: "pyrite-compressed-files",
  apply: "build",
  closeBundle() {
    compressFolder(this.environment.config.build.outDir);
  },
};

// Pages are not compressed: they are small, and the server may write the name of a table into them.
const COMPRESSED = /\.(css|js|json|md|svg|txt|webmanifest)$/;
const SMALLEST_BYTES = 1024; // fits into one packet anyway

/** Compress all text files of a folder that become smaller by it. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (COMPRESSED.test(name)) compressFile(join(folder, name));
  }
}

function compressFile(path: string): void {
  const content = readFileSync(path);
  if (content.length < SMALLEST_BYTES) return;
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  writeIfSmaller(`${path}.br`, brotli, content);
  writeIfSmaller(`${path}.gz`, gzipSync(content, { level: 9 }), content);
}

function writeIfSmaller(path: string, compressed: Buffer, content: Buffer): void {
  if (compressed.length < content.length) writeFileSync(path, compressed);
}
