// What somebody typed or pasted to come to a table, or to go on at another device.

export const LETTERS = 6;

export type Way =
  { readonly to: "room"; readonly room: string } | { readonly to: "code"; readonly code: string } | null;

/** As the server spells them: ten letters and digits that nobody takes for one another. */
const DEVICE_CODE = /^[ACDEFGHJKMNPQRTUVWXY34679]{10}$/;

/** A code from another device; null if it cannot be one. */
export function deviceCode(typed: string): string | null {
  const code = asHeard(typed);
  return DEVICE_CODE.test(code) ? code : null;
}

/** Small letters, blanks and hyphens make no difference. */
function asHeard(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** A code, or a link to a table however it was copied; null if it is neither. */
export function wayTo(typed: string): Way {
  const link = /\/t\/([A-Za-z0-9_-]{1,40})/.exec(typed)?.[1];
  if (link !== undefined) return { to: "room", room: link };
  const code = asHeard(typed);
  return new RegExp(`^[A-Z0-9]{${LETTERS}}$`).test(code) ? { to: "code", code } : null;
}
