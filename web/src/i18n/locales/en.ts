// The messages of one language as one text, so that a browser fetches one file.
import screens from "./en.ftl?raw";

const game = import.meta.glob<string>("../../../../docs/rules/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [screens, ...Object.values(game)].join("\n");
