// Files that the build adds for the server: the list of routes, and compressed forms of all text files.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { PATHS } from "./src/route.ts";

/** `routes.json`: the paths that the client has screens for. */
export const routeList: Plugin = {
  name: "pyrite-route-list",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(Object.values(PATHS)) });
  },
};

/** `NAME.br` and `NAME.gz` beside each text file of the build. */
export const compressedFiles: Plugin = {
  name: "pyrite-compressed-files",
  apply: "build",
  closeBundle() {
    compressFolder(this.environment.config.build.outDir);
  },
};

// Pages are not compressed: they are small, and the server may write the name of a table into them.
const COMPRESSED = /\.(css|js|json|md|svg|txt|webmanifest)$/;
const SMALLEST_BYTES = 1024; // fits into one packet anyway

/** Compress all text files of a folder that become smaller by it. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (COMPRESSED.test(name)) compressFile(join(folder, name));
  }
}

function compressFile(path: string): void {
  const content = readFileSync(path);
  if (content.length < SMALLEST_BYTES) return;
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  writeIfSmaller(`${path}.br`, brotli, content);
  writeIfSmaller(`${path}.gz`, gzipSync(content, { level: 9 }), content);
}

function writeIfSmaller(path: string, compressed: Buffer, content: Buffer): void {
  if (compressed.length < content.length) writeFileSync(path, compressed);
}
