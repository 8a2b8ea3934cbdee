/** Pan, pinch and wheel by d3-zoom; the viewport is plain state that the board draws. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent } from "d3-zoom";
import { fitViewport, focusViewport, type Rect, type Viewport } from "./geometry";

const NEAREST = 2;
const FARTHEST = 0.08;

/** The cells to choose from, and these together with the goals. */
export interface Aim {
  readonly touch: Rect;
  readonly all: Rect;
}

export class PanZoom {
  viewport = $state.raw<Viewport>({ x: 0, y: 0, k: 1 });
  /** Size of the window. */
  size = $state.raw({ width: 0, height: 0 });
  private element: SVGSVGElement | null = null;
  /** Whether the viewport follows the maze; false after the player moved it. */
  private following = true;
  private rect: Rect | null = null;
  private aim: Aim | null = null;

  /** Pixels at the top that are covered. */
  constructor(private readonly coveredTop: () => number = () => 0) {}

  private readonly zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([FARTHEST, NEAREST])
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
    const resized = new ResizeObserver(() => {
      this.size = { width: element.clientWidth, height: element.clientHeight };
      if (this.rect) this.follow(this.rect);
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      select(element).on(".zoom", null);
      this.element = null;
    };
  };

  /** The maze has grown: keep all of it in view, unless the player has moved the view. */
  follow(rect: Rect, aim = this.aim): void {
    this.rect = rect;
    this.aim = aim;
    if (this.following) this.set(rect);
  }

  /** Show the whole maze, and follow it again. */
  fit(rect: Rect): void {
    this.following = true;
    this.follow(rect, null);
  }

  /** Bring a rectangle into view if it is not. */
  show(place: Rect): void {
    if (!this.element) return;
    const { clientWidth: width, clientHeight: height } = this.element;
    const { x, y, k } = this.viewport;
    const [left, top] = [place.x * k + x, place.y * k + y];
    const dx = inside(left, left + place.width * k, width);
    const dy = inside(top, top + place.height * k, height);
    if (dx || dy) this.put({ x: x + dx, y: y + dy, k });
  }

  private set(rect: Rect): void {
    if (!this.element?.clientWidth) return;
    const coveredTop = this.coveredTop();
    const { clientWidth: width, clientHeight } = this.element;
    const height = clientHeight - coveredTop;
    const { aim } = this;
    const { x, y, k } = aim
      ? focusViewport(rect, width, height, aim.all, aim.touch)
      : fitViewport(rect, width, height);
    this.put({ x, y: y + coveredTop, k });
  }

  private put({ x, y, k }: Viewport): void {
    if (this.element) select(this.element).call(this.zoom.transform, zoomIdentity.translate(x, y).scale(k));
  }
}

/** How far to move an interval so that it is inside the window. */
function inside(from: number, to: number, size: number): number {
  if (from < 0) return -from;
  return to > size ? Math.max(size - to, -from) : 0;
}
