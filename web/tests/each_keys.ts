// Finds `{#each}` lists in Svelte components whose keys could repeat. Svelte throws `each_key_duplicate` if two items
// of a list have the same key, so keys must not be card names or other texts.
import { type AST, parse } from "svelte/compiler";

/** Numbers that are unique: seats, goals and chests by the rules, everything else by a counter. */
const UNIQUE_NUMBERS: readonly string[] = ["seat", "goal", "chest", "number"];

export const ADVICE = `Safe lists are those
- without a key, or with their index as the key: {#each cards as card, index (index)}
- with keys that the helper makes unique: {#each keyed(cards) as [key, card] (key)}
- with a unique number as the key: ${UNIQUE_NUMBERS.join(", ")}`;

type Node = Readonly<Record<string, unknown>>;

/** The opening tags of all lists of a component with an unsafe key, such as "{#each cards as card (card)}". */
export function unsafeLists(source: string): readonly string[] {
  return eachBlocks(parse(source, { modern: true }).fragment)
    .filter((block) => !isSafe(block))
    .map((block) => source.slice(block.start, source.indexOf("}", endOf(block.key)) + 1));
}

function eachBlocks(node: unknown): readonly AST.EachBlock[] {
  if (Array.isArray(node)) return node.flatMap(eachBlocks);
  if (typeof node !== "object" || node === null) return [];
  const nested = Object.values(node).flatMap(eachBlocks);
  return (node as Node)["type"] === "EachBlock" ? [node as AST.EachBlock, ...nested] : nested;
}

function isSafe({ key, index, expression, context }: AST.EachBlock): boolean {
  if (!key) return true;
  const name = key.type === "Identifier" ? key.name : null;
  if (name !== null && name === index) return true;
  if (expression.type === "CallExpression" && "name" in expression.callee && expression.callee.name === "keyed")
    return name !== null && context?.type === "ArrayPattern" && hasName(context.elements[0], name);
  return UNIQUE_NUMBERS.includes(name ?? propertyOf(key) ?? "");
}

const hasName = (node: unknown, name: string): boolean => (node as Node | null | undefined)?.["name"] === name;

/** "seat" of `choice.seat`. */
function propertyOf(key: NonNullable<AST.EachBlock["key"]>): string | null {
  if (key.type !== "MemberExpression" || key.computed || key.object.type !== "Identifier") return null;
  return key.property.type === "Identifier" ? key.property.name : null;
}

const endOf = (node: unknown): number => Number((node as Node | null | undefined)?.["end"] ?? 0);
