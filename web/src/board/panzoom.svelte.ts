/** Pan and zoom with d3-zoom. The viewport is plain state, from which the board is drawn. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent } from "d3-zoom";
import { fitViewport, focusViewport, isInView, sameRect, type Rect, type Viewport } from "./geometry";

const MAX_SCALE = 2;
const MIN_SCALE = 0.08;

/** Rectangles around the legal cells, and around the legal cells and the goals. */
export interface FocusRects {
  readonly legal: Rect;
  readonly withGoals: Rect;
}

export class PanZoom {
  viewport = $state.raw<Viewport>({ x: 0, y: 0, k: 1 });
  /** Size of the board on the page, in pixels. To ask the element would make the browser do its layout again. */
  size = $state.raw({ width: 0, height: 0 });
  private element: SVGSVGElement | null = null;
  /** Whether the viewport follows the maze; false after the player moved it. */
  private following = true;
  private rect: Rect | null = null;
  private focus: FocusRects | null = null;
  /** Whether the player asked for the whole maze; until there is another choice of cells. */
  private showsAll = false;

  private readonly zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([MIN_SCALE, MAX_SCALE])
    .clickDistance(6)
    .touchable(() => true) // a touch screen may be plugged in later
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      if (event.sourceEvent) this.following = false;
      const { x, y, k } = event.transform;
      this.viewport = { x, y, k };
    });

  /** For `{@attach}`: listens while the picture is on the page. */
  attach = (element: SVGSVGElement): (() => void) => {
    this.element = element;
    select(element).call(this.zoom).on("dblclick.zoom", null);
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) this.size = { width, height }; // while it is hidden it keeps its size
    };
    const observer = new ResizeObserver(() => {
      measure();
      if (this.rect) this.follow(this.rect);
    });
    measure();
    observer.observe(element);
    return () => {
      observer.disconnect();
      select(element).on(".zoom", null);
      this.element = null;
    };
  };

  /**
   * The maze or the choice of cells has changed: keep it in view, unless the player has moved the view. Cells of a new
   * choice are always in view.
   */
  follow(rect: Rect, focus = this.focus): void {
    if (!sameFocus(focus, this.focus)) {
      this.showsAll = false;
      if (focus && !this.isInView(focus.legal)) this.following = true;
    }
    this.rect = rect;
    this.focus = focus;
    if (this.following) this.frame(rect);
  }

  /** Show the whole maze, and follow it again. */
  fit(rect: Rect): void {
    this.following = this.showsAll = true;
    this.follow(rect);
  }

  /** Move the viewport until a rectangle is in view. */
  show(rect: Rect): void {
    const { width, height } = this.size;
    const { x, y, k } = this.viewport;
    const [left, top] = [rect.x * k + x, rect.y * k + y];
    const dx = shiftInto(left, left + rect.width * k, width);
    const dy = shiftInto(top, top + rect.height * k, height);
    if (dx || dy) this.apply({ x: x + dx, y: y + dy, k });
  }

  private frame(rect: Rect): void {
    const { width, height } = this.size;
    if (width === 0) return;
    const focus = this.showsAll ? null : this.focus;
    this.apply(
      focus ? focusViewport(rect, width, height, focus.withGoals, focus.legal) : fitViewport(rect, width, height),
    );
  }

  private isInView(rect: Rect): boolean {
    return isInView(rect, this.viewport, this.size.width, this.size.height);
  }

  private apply({ x, y, k }: Viewport): void {
    const now = this.viewport;
    if (x === now.x && y === now.y && k === now.k) return; // mostly the maze has not outgrown the view
    if (this.element) select(this.element).call(this.zoom.transform, zoomIdentity.translate(x, y).scale(k));
  }
}

/** An update of the table makes new rectangles, which are mostly equal to the old ones. */
function sameFocus(one: FocusRects | null, other: FocusRects | null): boolean {
  if (!one || !other) return one === other;
  return sameRect(one.legal, other.legal) && sameRect(one.withGoals, other.withGoals);
}

/** How far to move an interval so that it is inside the board. */
function shiftInto(from: number, to: number, size: number): number {
  if (from < 0) return -from;
  return to > size ? Math.max(size - to, -from) : 0;
}
