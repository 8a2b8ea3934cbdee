import { newerBuild } from "./newer_build.svelte";
import { addressOf, type Route, routeOf } from "./route";

/** The current route; it follows the address bar and the back button. */
class Navigation {
  #route = $state.raw<Route>(routeOf(location));
  /** Whether the player has navigated within this page. */
  navigated = false;

  constructor() {
    addEventListener("popstate", () => {
      this.navigated = true;
      this.#route = routeOf(location);
    });
  }

  get route(): Route {
    return this.#route;
  }

  to(route: Route, how: "push" | "replace" = "push"): void {
    if (newerBuild.found) {
      location[how === "push" ? "assign" : "replace"](addressOf(route)); // the new build shows the next screen
      return;
    }
    history[how === "push" ? "pushState" : "replaceState"](null, "", addressOf(route));
    this.#route = route;
    this.navigated = true;
    scrollTo(0, 0);
  }
}

export const navigation = new Navigation();

/**
 * For `<h1 {@attach focusHeading}>`: after navigation within the page, if the focused element is gone, focus the new
 * screen's heading. A browser does this by itself only when it loads a page.
 */
export function focusHeading(element: HTMLElement): void {
  if (!navigation.navigated || document.activeElement !== document.body) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** For `<a href onclick={followLink}>`: navigate within this page, unless a new tab or window is wanted. */
export function followLink(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigation.to(routeOf(event.currentTarget));
}
