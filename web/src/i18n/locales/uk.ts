// The messages of one language as one text, so that a browser fetches one file.
import screens from "./uk.ftl?raw";

const game = import.meta.glob<string>("../../../../docs/rules/uk/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [screens, ...Object.values(game)].join("\n");
