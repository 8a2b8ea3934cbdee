// Reads the Fluent messages of the game from docs/rules: game.ftl, and a block in the page of each module.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const BLOCK = /^```ftl\n(.*?)^```$/ms;

/** The messages in a file: a page without any gives an empty text. */
export function messagesIn(path: string): string {
  const text = readFileSync(path, "utf8");
  return path.endsWith(".ftl") ? text : (BLOCK.exec(text)?.[1] ?? "");
}

/** Makes `import text from "detour.md?messages"` the messages of that page, without its rules. */
export const ruleMessages: Plugin = {
  name: "rule-messages",
  load: {
    filter: { id: /\?messages$/ },
    handler(id) {
      const path = id.replace("?messages", "");
      this.addWatchFile(path);
      return `export default ${JSON.stringify(messagesIn(path))}`;
    },
  },
};
