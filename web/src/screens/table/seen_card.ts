// What the viewer saw of a face-down card on the board, for the dialog about it.
import { knownChests, knownGoals } from "../../decide/private_knowledge";
import { chestName, foundName, goalName } from "../../decide/names";
import { t } from "../../i18n/index.svelte";
import type { View } from "../../wire/types";

export interface SeenCard {
  readonly card: string;
  /** When it was seen, and whether it may be another card by now. */
  readonly notes: readonly string[];
}

/** A card on the board that is a goal or a chest, by its number. */
interface Place {
  readonly goal?: number | null;
  readonly chest?: number | null;
}

/** The face of a goal or chest that the viewer has looked at; null if they know nothing of it. */
export function seenCard(view: View, { goal, chest }: Place): SeenCard | null {
  const face = knownGoals(view).find((each) => each.goal === goal);
  if (face) {
    const seen = labelled(goalName(face.goal), face.age);
    return { card: face.face, notes: [seen, ...(face.doubtful ? [t("table-seen-maybe-swapped")] : [])] };
  }
  const content = knownChests(view).find((each) => each.chest === chest);
  if (content === undefined) return null;
  const found = t("table-seen-in-chest", { found: foundName(content.found) });
  return { card: content.tunnel, notes: [labelled(chestName(content.chest), content.age), found] };
}

const labelled = (label: string, age: number): string =>
  t("labelled-value", { label, value: t("table-seen", { age }) });
