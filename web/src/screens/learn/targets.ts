import type { RoomState } from "../../state";

const CONFIRM = "button[data-confirm]";

/**
 * What to point at on the page. In a step that is played, the guide points at the card until it is chosen, then at its
 * target, then at the button that plays it.
 */
export function targetsOf(points: readonly string[], inOrder: boolean, state: RoomState): readonly Element[] {
  const found = points.flatMap((point) => targetOf(point, state) ?? []);
  if (!inOrder) return found;
  const confirm = document.querySelector(CONFIRM);
  const [first] = found;
  if (first === undefined) return [];
  const chosen = first.getAttribute("aria-pressed") === "true";
  if (!chosen) return [first];
  return confirm === null ? found.slice(1) : [...found.slice(1), confirm];
}

function targetOf(point: string, { game }: RoomState): Element | null {
  const [kind = "", ...rest] = point.split(" ");
  const name = rest.join(" ");
  switch (kind) {
    case "card":
      return document.querySelector(
        `.hand [data-index="${game?.own?.hand.findIndex((card) => card === name) ?? -1}"]`,
      );
    case "cell":
      return document.querySelector(`[data-cell="${name}"]`);
    case "seat":
      return document.querySelector(`[data-seat="${name}"]`);
    case "hand":
      return document.querySelector(`.hand [data-index="${name}"]`);
    case "choice":
      return document.querySelector(`[data-choice="${CSS.escape(name)}"]`);
    case "confirm":
      return document.querySelector(CONFIRM);
    default:
      return document.querySelector("button.role");
  }
}
