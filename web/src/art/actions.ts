export type ToolName = "pickaxe" | "lantern" | "cart";
const TOOLS: readonly ToolName[] = ["pickaxe", "lantern", "cart"];

/** The tools that an action card breaks or mends; none for other cards. */
export const toolsOn = (name: string): ToolName[] =>
  /^(broken|repair) /.test(name) ? TOOLS.filter((tool) => name.includes(tool)) : [];

/** The action cards that have a picture of their own. */
export const ACTION_PICTURES: readonly string[] = [
  "map",
  "rockfall",
  "master craftsman",
  "theft",
  "hands off",
  "trapped",
  "free",
  "inspection",
  "hat swap",
  "hand swap",
  "goal swap",
  "trove",
  "change of direction",
  "path specialist",
  "detour",
  "veto",
];
