/** Pan, pinch and wheel by d3-zoom; the look is plain state that the board draws. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent } from "d3-zoom";
import { lookAt, lookNear, type Frame, type Look } from "./geometry";

const NEAREST = 2;
const FARTHEST = 0.08;

/** What is to be touched, and that together with what one wants to see while one does. */
export interface Aim {
  readonly touch: Frame;
  readonly all: Frame;
}

export class PanZoom {
  look = $state.raw<Look>({ x: 0, y: 0, k: 1 });
  /** How large the window is. */
  size = $state.raw({ wide: 0, high: 0 });
  private element: SVGSVGElement | null = null;
  /** Whether the look is still ours to choose, or somebody has moved it. */
  private following = true;
  private frame: Frame | null = null;
  private aim: Aim | null = null;

  /** How many pixels at the top are covered. */
  constructor(private readonly above: () => number = () => 0) {}

  private readonly zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([FARTHEST, NEAREST])
    .clickDistance(6)
    .touchable(() => true) // a touch screen may be plugged in later
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      if (event.sourceEvent) this.following = false;
      const { x, y, k } = event.transform;
      this.look = { x, y, k };
    });

  /** For `{@attach}`: listens as long as the picture is on the page. */
  attach = (element: SVGSVGElement): (() => void) => {
    this.element = element;
    select(element).call(this.zoom).on("dblclick.zoom", null);
    const resized = new ResizeObserver(() => {
      this.size = { wide: element.clientWidth, high: element.clientHeight };
      if (this.frame) this.follow(this.frame);
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      select(element).on(".zoom", null);
      this.element = null;
    };
  };

  /** The maze has grown: keep all of it in view, unless somebody looks elsewhere. */
  follow(frame: Frame, aim = this.aim): void {
    this.frame = frame;
    this.aim = aim;
    if (this.following) this.set(frame);
  }

  /** Show all, and follow again. */
  fit(frame: Frame): void {
    this.following = true;
    this.follow(frame, null);
  }

  /** Bring a place into view if it is not. */
  show(place: Frame): void {
    if (!this.element) return;
    const { clientWidth: wide, clientHeight: high } = this.element;
    const { x, y, k } = this.look;
    const [left, top] = [place.x * k + x, place.y * k + y];
    const dx = inside(left, left + place.wide * k, wide);
    const dy = inside(top, top + place.high * k, high);
    if (dx || dy) this.put({ x: x + dx, y: y + dy, k });
  }

  private set(frame: Frame): void {
    if (!this.element?.clientWidth) return;
    const above = this.above();
    const { clientWidth: wide, clientHeight } = this.element;
    const high = clientHeight - above;
    const { aim } = this;
    const { x, y, k } = aim ? lookNear(frame, wide, high, aim.all, aim.touch) : lookAt(frame, wide, high);
    this.put({ x, y: y + above, k });
  }

  private put({ x, y, k }: Look): void {
    if (this.element) select(this.element).call(this.zoom.transform, zoomIdentity.translate(x, y).scale(k));
  }
}

/** How far to move so that a stretch lies inside a window. */
function inside(from: number, to: number, size: number): number {
  if (from < 0) return -from;
  return to > size ? Math.max(size - to, -from) : 0;
}
