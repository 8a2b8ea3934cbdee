// Screen-reader text of each cell of the maze.
import { NAMED_CARDS } from "../../art/shape";
import { keyOf } from "../../board/geometry";
import { type BoardCard, boardCards } from "../../board/board_cards";
import type { RoomState } from "../../state";
import { type KnownChest, knownChests, type KnownGoal, knownGoals } from "../../decide/private_knowledge";
import {
  cardName,
  cellName,
  chestName,
  foundName,
  goalName,
  playerName,
  remarks,
  sideName,
  tollText,
} from "../../decide/names";
import { tollAt } from "../../decide/toll";
import type { Cell, View } from "../../wire/types";
import { t } from "../../i18n/index.svelte";

interface Knowledge {
  readonly goals: readonly KnownGoal[];
  readonly chests: readonly KnownChest[];
}

/** A function that names cells, created once per state. */
export function cellLabels(state: RoomState, legal: readonly Cell[]): (cell: Cell) => string {
  const game = state.game;
  if (game === null) return cellName;
  const knowledge: Knowledge = { goals: knownGoals(game), chests: knownChests(game) };
  const laid = new Map(boardCards(game).map((each) => [each.key, each]));
  const tunnels = new Map(game.maze.map(({ cell, tunnel }) => [keyOf(cell), tunnel]));
  const lit = new Set(legal.map(keyOf));
  return (cell) => {
    const there = laid.get(keyOf(cell));
    const parts = [
      cellName(cell),
      there ? cardLabel(there, tunnels.get(there.key)) : t("table-empty-cell"),
      ...knowledgeLabels(there?.goal ?? null, there?.chest ?? null, knowledge),
      ...dwarfsAt(state, game, cell),
      ...tollText(tollAt(game, cell, game.seat), state),
      ...(lit.has(keyOf(cell)) ? [t("table-can-be-chosen")] : []),
    ];
    return remarks(parts);
  };
}

/** A tunnel by its sides, an open goal with its sides too; goals and chests by their numbers. */
function cardLabel({ card, goal, chest }: BoardCard, tunnel = card): string {
  const name = /^[NESW|+]+( |$)/.test(card)
    ? cardName(tunnel)
    : remarks([cardName(card), ...sidesOf(card, tunnel)]);
  const what = goal !== null ? goalName(goal) : chest !== null ? chestName(chest) : null;
  return what === null ? name : t("labelled-value", { label: what, value: name });
}

/** The sides of an open goal that does not lead everywhere. */
function sidesOf(card: string, tunnel: string): readonly string[] {
  return (NAMED_CARDS[card] ?? "NESW") === "NESW" ? [] : [cardName(tunnel)];
}

function knowledgeLabels(goal: number | null, chest: number | null, knowledge: Knowledge): readonly string[] {
  const face = knowledge.goals.find((each) => each.goal === goal);
  const inside = knowledge.chests.find((each) => each.chest === chest);
  return [
    ...(face ? [t("table-you-saw", { card: cardName(face.face), age: face.age })] : []),
    ...(face?.doubtful ? [t("private-knowledge-maybe-swapped")] : []),
    ...(inside ? [t("table-you-saw", { card: foundName(inside.found), age: inside.age })] : []),
  ];
}

function dwarfsAt(state: RoomState, game: View, cell: Cell): readonly string[] {
  const here = (game.dwarfs ?? []).filter((dwarf) => keyOf(dwarf.cell) === keyOf(cell));
  return here.map(({ owner, side }) =>
    t("table-dwarf", { player: playerName(state, owner), side: sideName(side) }),
  );
}
