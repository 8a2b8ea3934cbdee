// Dragging a card out of the hand. It is optional: tapping can do the same.

export interface Drag {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

interface DragHandlers {
  /** A card has left the hand. */
  started: (index: number) => void;
  moved: (drag: Drag | null) => void;
  /** The card was dropped. */
  dropped: (target: Element | null) => void;
}

/** The pointer must move this far before a drag begins, in pixels. */
const DRAG_THRESHOLD = 14;

/** For `onpointerdown` of a card. Moving sideways scrolls the hand; moving up drags the card. */
export function startDrag(
  event: PointerEvent & { currentTarget: HTMLElement },
  index: number,
  handlers: DragHandlers,
): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { clientX, clientY, currentTarget: card, pointerId } = event;
  let dragging = false;

  const onMove = (current: PointerEvent): void => {
    if (current.pointerId !== pointerId) return;
    const up = clientY - current.clientY;
    const distance = Math.hypot(current.clientX - clientX, up);
    if (!dragging && distance > DRAG_THRESHOLD && up > Math.abs(current.clientX - clientX) * 0.6) {
      dragging = true;
      handlers.started(index);
    }
    if (dragging) handlers.moved({ index, x: current.clientX, y: current.clientY });
  };
  const onEnd = (current: PointerEvent): void => {
    if (current.pointerId !== pointerId) return;
    stop();
    if (!dragging) return;
    // The click that follows would deselect the card.
    const suppress = (click: Event): void => click.stopPropagation();
    card.addEventListener("click", suppress, { capture: true });
    setTimeout(() => card.removeEventListener("click", suppress, { capture: true }), 0);
    handlers.moved(null);
    if (current.type === "pointerup")
      handlers.dropped(document.elementFromPoint(current.clientX, current.clientY));
  };
  const stop = (): void => {
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onEnd);
    removeEventListener("pointercancel", onEnd);
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onEnd);
  addEventListener("pointercancel", onEnd);
}
