// The messages of one language as one text, so that a browser fetches one file.
import screens from "./pl.ftl?raw";

const game = import.meta.glob<string>("../../../../docs/rules/pl/{game.ftl,[a-z]*.md}", {
  query: "?messages", // see rule_messages.ts
  import: "default",
  eager: true,
});

export default [screens, ...Object.values(game)].join("\n");
