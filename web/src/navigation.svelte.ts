import { addressOf, type Route, routeOf } from "./route";

/** Where this page is; it follows the address bar and the back button. */
class Going {
  #route = $state.raw<Route>(routeOf(location));
  /** Whether somebody has gone somewhere within this page. */
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
 * For `<h1 {@attach heading}>`: who has come to a screen within the page, and whose focus went with the last one, goes
 * on from its heading. A browser does so by itself only when it fetches a page.
 */
export function heading(element: HTMLElement): void {
  if (!going.moved || document.activeElement !== document.body) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** For `<a href onclick={follow}>`: stay in this page, unless a new tab or window is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  going.to(routeOf(event.currentTarget));
}
