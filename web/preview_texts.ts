// `previews.json`: the messages of link previews in every language, for the server.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { LANGUAGES } from "./src/i18n/languages.ts";
import { PREVIEW_MESSAGES } from "./src/i18n/preview_messages.ts";

export function previewTexts(): Record<string, Record<string, string>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)]));
}

function textsOf(language: string): Record<string, string> {
  const file = readFileSync(new URL(`./src/i18n/locales/${language}.ftl`, import.meta.url), "utf8");
  const textOf = (id: string): string => {
    const text = new RegExp(`^${id} = (.+)$`, "m").exec(file)?.[1];
    if (text === undefined) throw new Error(`${language}.ftl has no message ${id} of one line`);
    return text;
  };
  return Object.fromEntries(PREVIEW_MESSAGES.map((id) => [id, textOf(id)]));
}

export const previewList: Plugin = {
  name: "pyrite-preview-texts",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "previews.json", source: JSON.stringify(previewTexts()) });
  },
};
