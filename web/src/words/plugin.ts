// For Vite: the parts of a language, one for each corner of the client, are put together into one file,
// so that a browser fetches its own language by one request and no other language at all.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "locales");

/** The languages that are written: those with a folder. */
export function written(): string[] {
  return readdirSync(LOCALES).sort();
}

/** The files of a language. */
export function partsOf(language: string): string[] {
  const folder = join(LOCALES, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => join(folder, name));
}

/** `import text from "words:de"`, and `import written from "words:written"`. */
export function wordsPlugin(): Plugin {
  return {
    name: "pyrite-words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      const name = id.slice("\0words:".length);
      if (name === "written") return `export default ${JSON.stringify(written())};`;
      const parts = partsOf(name);
      for (const part of parts) this.addWatchFile(part);
      return `export default ${JSON.stringify(parts.map((part) => readFileSync(part, "utf8")).join("\n"))};`;
    },
  };
}
