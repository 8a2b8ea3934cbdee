// Parsing what the player typed or pasted: a code or link of a table, or a code of another device.

export const CODE_LENGTH = 6;

export type JoinTarget =
  { readonly to: "room"; readonly room: string } | { readonly to: "code"; readonly code: string } | null;

/** Ten letters and digits of the server's alphabet, which leaves out those that are easily confused. */
const DEVICE_CODE = /^[ACDEFGHJKMNPQRTUVWXY34679]{10}$/;

/** A code from another device; null if it cannot be one. */
export function deviceCode(typed: string): string | null {
  const code = normalise(typed);
  return DEVICE_CODE.test(code) ? code : null;
}

/** Case, spaces and hyphens do not matter. */
function normalise(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** A code, or a link to a table in any form; null if it is neither. */
export function parseJoin(typed: string): JoinTarget {
  const link = /\/t\/([A-Za-z0-9_-]{1,40})/.exec(typed)?.[1];
  if (link !== undefined) return { to: "room", room: link };
  const code = normalise(typed);
  return new RegExp(`^[A-Z0-9]{${CODE_LENGTH}}$`).test(code) ? { to: "code", code } : null;
}
