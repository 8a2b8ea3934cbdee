// What somebody typed or pasted to come to a table.

export const LETTERS = 6;

export type Way =
  { readonly to: "room"; readonly room: string } | { readonly to: "code"; readonly code: string } | null;

/** A code, or a link to a table however it was copied; null if it is neither. */
export function wayTo(typed: string): Way {
  const link = /\/t\/([A-Za-z0-9_-]{1,40})/.exec(typed)?.[1];
  if (link !== undefined) return { to: "room", room: link };
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return new RegExp(`^[A-Z0-9]{${LETTERS}}$`).test(code) ? { to: "code", code } : null;
}
