import { addressOf, type Route, routeOf } from "./route";

/** The current route; it follows the address bar and the back button. */
class Going {
  #route = $state.raw<Route>(routeOf(location));
  /** Whether the player has navigated within this page. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => {
      this.moved = true;
      this.#route = routeOf(location);
    });
  }

  get route(): Route {
    return this.#route;
  }

  to(route: Route, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", addressOf(route));
    this.#route = route;
    this.moved = true;
    scrollTo(0, 0);
  }
}

export const going = new Going();

/**
 * For `<h1 {@attach focusHeading}>`: after navigation within the page, if the focused element is gone, focus the new
 * screen's heading. A browser does this by itself only when it loads a page.
 */
export function heading(element: HTMLElement): void {
  if (!going.moved || document.activeElement !== document.body) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** For `<a href onclick={followLink}>`: navigate within this page, unless a new tab or window is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  going.to(routeOf(event.currentTarget));
}
