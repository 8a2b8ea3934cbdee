// Routes of the client and their URLs.

export type Route =
  | { readonly at: "home" }
  | { readonly at: "table"; readonly room: string; readonly seat: number | null; readonly onlooking?: true }
  | { readonly at: "replay"; readonly room: string; readonly eyes: string | null; readonly step: number | null }
  | { readonly at: "screen"; readonly room: string }
  | { readonly at: "pass"; readonly room: string | null }
  | { readonly at: "rules"; readonly page: string | null }
  | { readonly at: "nowhere" };

/** A player who lost a seat stays a spectator, even if another player in this browser has a seat. */
const ONLOOKING = { onlooking: true } as const;

/** The route of a URL. */
export function routeOf(address: { readonly pathname: string; readonly search: string }): Route {
  const [first = "", second = "", ...more] = address.pathname.split("/").filter(Boolean).map(decoded);
  const query = new URLSearchParams(address.search);
  if (more.length > 0) return { at: "nowhere" };
  if (first === "") return { at: "home" };
  if (first === "rules") return { at: "rules", page: second || null };
  if (first === "pass" && second === "") return { at: "pass", room: null };
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(second)) return { at: "nowhere" };
  if (first === "t") {
    const seat = whole(query.get("seat"));
    return { at: "table", room: second, seat, ...(seat === null && query.get("look") === "on" && ONLOOKING) };
  }
  if (first === "screen") return { at: "screen", room: second };
  if (first === "pass") return { at: "pass", room: second };
  if (first === "replay")
    return { at: "replay", room: second, eyes: query.get("eyes"), step: whole(query.get("at")) };
  return { at: "nowhere" };
}

/** The URL of a route. */
export function addressOf(route: Route): string {
  switch (route.at) {
    case "table":
      return `/t/${route.room}${question({ seat: route.seat, look: route.onlooking ? "on" : null })}`;
    case "replay":
      return `/replay/${route.room}${question({ eyes: route.eyes, at: route.step })}`;
    case "screen":
      return `/screen/${route.room}`;
    case "pass":
      return route.room === null ? "/pass" : `/pass/${route.room}`;
    case "rules":
      return route.page === null ? "/rules" : `/rules/${encodeURIComponent(route.page)}`;
    default:
      return "/";
  }
}

function question(parts: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value !== null) query.set(name, String(value));
  return query.size === 0 ? "" : `?${query}`;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // a broken escape matches no route
  }
}
