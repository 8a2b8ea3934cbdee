// Writes the types of the wire in TypeScript: a JSON schema comes in, a module goes out. `make wire` calls it.
//
// openapi-typescript would write `readonly` and tuples by itself, but it declares no interfaces: the compiler then
// shows every type by its content, such as all 83 cards, instead of by its name.
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import * as prettier from "prettier";
import ts from "typescript";

const heading = "// Written by `make wire` from the types of the server. Do not edit.";
const names = `
export type CommandName = AnyCommand["do"];
export type FactName = AnyFact["fact"];
export type EventName = AnyEvent["event"];
`;
const schema = JSON.parse(await text(process.stdin), tuple);
const types = await compile(schema, "Wire", { bannerComment: heading, format: false });
const options = await prettier.resolveConfig(import.meta.filename);
process.stdout.write(await prettier.format(immutable(types + names), { ...options, parser: "typescript" }));

/** A tuple as the older drafts of JSON schema write it; json-schema-to-typescript knows no others. */
function tuple(_key, value) {
  if (!value?.prefixItems) return value;
  const { prefixItems, ...rest } = value;
  return { ...rest, items: prefixItems };
}

/** The module with every property, array and tuple `readonly`: nobody changes what was received. */
function immutable(module) {
  const file = ts.createSourceFile("types.ts", module, ts.ScriptTarget.Latest, true);
  const insertions = [];
  visit(file);
  return insertions
    .reverse() // where two begin at one place, the outer one comes first
    .sort(([one], [other]) => other - one)
    .reduce((text, [place, added]) => text.slice(0, place) + added + text.slice(place), module);

  function visit(node) {
    if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node)) {
      insertions.push([node.getStart(), "readonly "]);
    }
    if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) {
      const nested = ts.isArrayTypeNode(node.parent);
      insertions.push([node.getStart(), nested ? "(readonly " : "readonly "]);
      if (nested) insertions.push([node.getEnd(), ")"]);
    }
    ts.forEachChild(node, visit);
  }
}
