import { readFileSync } from "node:fs";

// What a browser fetches for the first screen: the page and every file it names.
const built = "../src/pyrite/web";
const page = readFileSync(`${built}/index.html`, "utf8");
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => `${built}/${match[1]}`);

export default [{ name: "first load", path: [`${built}/index.html`, ...named], gzip: true, limit: "150 kB" }];
