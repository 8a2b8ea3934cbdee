export type ToolName = "pickaxe" | "lantern" | "cart";
const TOOLS: readonly ToolName[] = ["pickaxe", "lantern", "cart"];

/** The tools that an action card breaks or repairs; empty for other cards. */
export const toolsOn = (name: string): ToolName[] =>
  /^(broken|repair) /.test(name) ? TOOLS.filter((tool) => name.includes(tool)) : [];
