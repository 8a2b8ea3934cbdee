// The messages of a language: of the screens of the web client, of the base game and of each module.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messagesIn } from "../rule_messages.ts";

const SCREENS = join(import.meta.dirname, "../src/i18n/locales");
const LEARN = join(import.meta.dirname, "../src/i18n/learn");
const RULES = join(import.meta.dirname, "../../docs/rules");

/** The messages of each file, by its name without the language. */
export function messageFiles(language: string): ReadonlyMap<string, string> {
  const folder = language === "en" ? RULES : join(RULES, language);
  const names = readdirSync(folder).filter((name) => /^game\.ftl$|^[a-z].*\.md$/.test(name));
  return new Map([
    ["screens", readFileSync(join(SCREENS, `${language}.ftl`), "utf8")],
    ["learn", readFileSync(join(LEARN, `${language}.ftl`), "utf8")],
    ...names.map((name) => [name, messagesIn(join(folder, name))] as const),
  ]);
}

/** All messages of a language as one text. */
export const messageText = (language: string): string => [...messageFiles(language).values()].join("\n");
