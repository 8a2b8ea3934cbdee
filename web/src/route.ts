// Routes of the client and their URLs.

export type Route =
  | { readonly at: "home" }
  | { readonly at: "table"; readonly room: string; readonly seat: number | null; readonly spectating?: true }
  | { readonly at: "replay"; readonly room: string; readonly viewAs: string | null; readonly step: number | null }
  | { readonly at: "screen"; readonly room: string }
  | { readonly at: "hotseat"; readonly room: string | null }
  | { readonly at: "rules"; readonly page: string | null }
  | { readonly at: "learn"; readonly lesson: string | null }
  | { readonly at: "not-found" };

const ROOM = "[A-Za-z0-9_-]{1,40}";

/** The path of a screen, as a regular expression. Search engines may list a screen that is `indexed`. */
interface RoutePath {
  readonly path: string;
  readonly indexed?: true;
}

/**
 * The paths of all screens. The build writes them into a file for the server, with the names of all pages and lessons;
 * the server answers 404 to all others.
 */
export const PATHS: Readonly<Record<Exclude<Route["at"], "not-found">, RoutePath>> = {
  home: { path: "", indexed: true },
  table: { path: `/t/${ROOM}` },
  replay: { path: `/replay/${ROOM}` },
  screen: { path: `/screen/${ROOM}` },
  hotseat: { path: `/pass(/${ROOM})?` },
  rules: { path: "/rules(/[^/]+)?", indexed: true },
  learn: { path: "/learn(/[^/]+)?", indexed: true },
};
const ANY_PATH = new RegExp(
  `^(${Object.values(PATHS)
    .map((each) => each.path)
    .join("|")})/?$`,
);

/** A player who lost a seat stays a spectator, even if another player in this browser has a seat. */
const SPECTATING = { spectating: true } as const;

/** The route of a URL. */
export function routeOf(address: { readonly pathname: string; readonly search: string }): Route {
  if (!ANY_PATH.test(address.pathname)) return { at: "not-found" };
  const [first = "", second = ""] = address.pathname.split("/").filter(Boolean).map(decoded);
  const query = new URLSearchParams(address.search);
  if (first === "") return { at: "home" };
  if (first === "rules") return { at: "rules", page: second || null };
  if (first === "learn") return { at: "learn", lesson: second || null };
  if (first === "pass" && second === "") return { at: "hotseat", room: null };
  if (first === "t") {
    const seat = naturalNumber(query.get("seat"));
    const spectating = query.get("spectate") === "1" || query.get("look") === "on"; // "look" is in old links
    return { at: "table", room: second, seat, ...(seat === null && spectating && SPECTATING) };
  }
  if (first === "screen") return { at: "screen", room: second };
  if (first === "pass") return { at: "hotseat", room: second };
  if (first === "replay") {
    const viewAs = query.get("view-as") ?? query.get("eyes"); // "eyes" is in old links
    return { at: "replay", room: second, viewAs, step: naturalNumber(query.get("at")) };
  }
  return { at: "not-found" };
}

/** The URL of a route. */
export function addressOf(route: Route): string {
  switch (route.at) {
    case "table":
      return `/t/${route.room}${queryOf({ seat: route.seat, spectate: route.spectating ? 1 : null })}`;
    case "replay":
      return `/replay/${route.room}${queryOf({ "view-as": route.viewAs, at: route.step })}`;
    case "screen":
      return `/screen/${route.room}`;
    case "hotseat":
      return route.room === null ? "/pass" : `/pass/${route.room}`;
    case "rules":
      return route.page === null ? "/rules" : `/rules/${encodeURIComponent(route.page)}`;
    case "learn":
      return route.lesson === null ? "/learn" : `/learn/${encodeURIComponent(route.lesson)}`;
    default:
      return "/";
  }
}

function queryOf(parts: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value !== null) query.set(name, String(value));
  return query.size === 0 ? "" : `?${query}`;
}

function naturalNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // a broken escape matches no route
  }
}
