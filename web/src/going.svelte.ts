import { addressOf, type Route, routeOf } from "./route";

/** Where this page is; it follows the address bar and the back button. */
class Going {
  #route = $state.raw<Route>(routeOf(location));

  constructor() {
    addEventListener("popstate", () => {
      this.#route = routeOf(location);
    });
  }

  get route(): Route {
    return this.#route;
  }

  to(route: Route, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", addressOf(route));
    this.#route = route;
    scrollTo(0, 0);
  }
}

export const going = new Going();

/** For `<a href onclick={follow}>`: stay in this page, unless a new tab or window is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  going.to(routeOf(event.currentTarget));
}
