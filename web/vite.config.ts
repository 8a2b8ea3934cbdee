import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressedFiles, routeList } from "./build_files.ts";
import { previewList } from "./preview_texts.ts";
import { ruleMessages } from "./rule_messages.ts";

// `npm run dev` serves this folder and proxies everything else to a server: `make run`, or PYRITE=...
const server = process.env["PYRITE"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ruleMessages, routeList, previewList, compressedFiles],
  // Node would get Svelte's server build by default.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/pyrite/web", // where the server looks, and what goes into the wheel
    emptyOutDir: true,
    sourcemap: false,
    license: { fileName: "licenses.md" }, // of bundled packages, for those who get a copy
    target: "es2022",
    // The oldest browsers with light-dark(): its replacement for older ones cannot switch the theme inside a page.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // The server's content security policy is 'self' only: nothing inline in pages and style sheets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the messages in docs/rules
    proxy: {
      "/api": { target: server, ws: true },
      "/health": { target: server },
    },
  },
  test: {
    testTimeout: 60_000, // for slow machines
    // Files share the modules of their thread, which are then loaded once and not for each file. A file that loads
    // modules again resets them at its end.
    pool: "threads",
    isolate: false,
    setupFiles: "tests/reset.ts",
    environment: "node", // tests of components start with `// @vitest-environment happy-dom`
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
  },
}));
