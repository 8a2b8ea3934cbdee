import type { ErrorBody, TableOptions } from "../wire/types";
import { i18n } from "./index.svelte";

type ProblemLike = Pick<ErrorBody, "reason" | "text"> & { readonly rule?: string | null };

interface Details {
  /** The options that were asked for, for messages about a clash. */
  readonly options?: TableOptions;
  /** The cell that is refused, as text (CHEST-1). */
  readonly cell?: string;
  /** The sides at which a tunnel does not match, as text. */
  readonly sides?: string;
  /** Whether the player wanted to rotate a tunnel that fits only as it is. */
  readonly rotated?: true;
}

/** Why something was refused: our translation if there is one, otherwise the server's text. */
export function problemText(
  { reason, text, rule }: ProblemLike,
  { options, cell, sides, rotated }: Details = {},
): string {
  let id = `problem-${reason}`;
  if (!i18n.has(id)) id = `connection-reason-${reason}`; // a request that was pending when the connection closed
  if (!i18n.has(id) && reason.startsWith("http-")) id = "problem-http"; // from a proxy or the web framework
  if (!i18n.has(id)) return text;
  const args = {
    rule: rule || "none",
    edition: options?.edition ?? "",
    cell: cell || "none",
    sides: sides || "none",
    rotated: rotated ? "yes" : "no",
  };
  return i18n.format(id, args);
}
