// What a screen reader says of each cell of the maze.
import { FACES } from "../../art/shape";
import { keyOf } from "../../board/geometry";
import { type Laid, laidOn } from "../../board/board_cards";
import type { State } from "../../state";
import { type ChestKnown, chestsKnown, type GoalKnown, goalsKnown } from "../../decide/private_knowledge";
import {
  cardName,
  cellName,
  chestName,
  foundName,
  goalName,
  playerName,
  remarks,
  sideName,
  tollNamed,
} from "../../decide/names";
import { tollAt } from "../../decide/toll";
import type { Cell, View } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

interface Known {
  readonly goals: readonly GoalKnown[];
  readonly chests: readonly ChestKnown[];
}

/** A function that names cells, made once for each state. */
export function namesOfCells(state: State, legal: readonly Cell[]): (cell: Cell) => string {
  const game = state.game;
  if (game === null) return cellName;
  const known: Known = { goals: goalsKnown(game), chests: chestsKnown(game) };
  const laid = new Map(laidOn(game).map((each) => [each.key, each]));
  const lies = new Map(game.maze.map(({ cell, tunnel }) => [keyOf(cell), tunnel]));
  const lit = new Set(legal.map(keyOf));
  return (cell) => {
    const there = laid.get(keyOf(cell));
    const parts = [
      cellName(cell),
      there ? whatLies(there, lies.get(there.key)) : t("table-empty-cell"),
      ...knownOf(there?.goal ?? null, there?.chest ?? null, known),
      ...dwarfsAt(state, game, cell),
      ...tollNamed(tollAt(game, cell, game.seat), state),
      ...(lit.has(keyOf(cell)) ? [t("table-can-be-chosen")] : []),
    ];
    return remarks(parts);
  };
}

/** A tunnel is named as it lies, an open goal with the sides it leads to; goals and chests by their numbers too. */
function whatLies({ card, goal, chest }: Laid, lie = card): string {
  const name = /^[NESW|+]+( |$)/.test(card) ? cardName(lie) : remarks([cardName(card), ...sidesOf(card, lie)]);
  const what = goal !== null ? goalName(goal) : chest !== null ? chestName(chest) : null;
  return what === null ? name : t("about", { what, said: name });
}

/** Where an open goal leads that does not lead everywhere. */
function sidesOf(card: string, lie: string): readonly string[] {
  return (FACES[card] ?? "NESW") === "NESW" ? [] : [cardName(lie)];
}

function knownOf(goal: number | null, chest: number | null, known: Known): readonly string[] {
  const face = known.goals.find((each) => each.goal === goal);
  const inside = known.chests.find((each) => each.chest === chest);
  return [
    ...(face ? [t("table-you-saw", { card: cardName(face.face), age: face.age })] : []),
    ...(face?.doubtful ? [t("known-doubtful")] : []),
    ...(inside ? [t("table-you-saw", { card: foundName(inside.found), age: inside.age })] : []),
  ];
}

function dwarfsAt(state: State, game: View, cell: Cell): readonly string[] {
  const here = (game.dwarfs ?? []).filter((dwarf) => keyOf(dwarf.cell) === keyOf(cell));
  return here.map(({ owner, side }) =>
    t("table-dwarf", { player: playerName(state, owner), side: sideName(side) }),
  );
}
