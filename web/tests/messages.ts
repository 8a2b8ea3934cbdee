// The message files of a language: the screens of the web client, and the game in docs/rules.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SCREENS = join(import.meta.dirname, "../src/i18n/locales");
const RULES = join(import.meta.dirname, "../../docs/rules");

/** The text of each file, by its name without the language. */
export function messageFiles(language: string): ReadonlyMap<string, string> {
  const folder = language === "en" ? RULES : join(RULES, language);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Map([
    ["screens", readFileSync(join(SCREENS, `${language}.ftl`), "utf8")],
    ...names.map((name) => [name, readFileSync(join(folder, name), "utf8")] as const),
  ]);
}

/** All messages of a language as one text. */
export const messageText = (language: string): string => [...messageFiles(language).values()].join("\n");
