import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the pages of this folder and asks a server for everything else: `make run`, or PYRITE=...
const server = process.env["PYRITE"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Svelte has a second half for servers, which is what Node would get by itself.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/pyrite/web", // where the server looks, and what goes into the wheel
    emptyOutDir: true,
    sourcemap: false,
    license: { fileName: "licenses.md" }, // of what is bundled, for whoever gets it
    target: "es2022",
    // The server's policy is 'self' only: nothing as text inside a page or a style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/health": { target: server },
    },
  },
  test: {
    testTimeout: 60_000, // a busy machine decides nothing
    environment: "node", // a test of a component says `// @vitest-environment happy-dom`
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
  },
}));
