// Screen-reader text of each cell of the maze.
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
} from "../../decide/names";
import { tollText } from "../../decide/sentences";
import { tollAt } from "../../decide/toll";
import { type Eye, eyesByCell } from "../../acts/eyes";
import { SIDES_OF_CARD } from "../../wire/tables";
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
  const legalKeys = new Set(legal.map(keyOf));
  const eyes = eyesByCell(game);
  return (cell) => {
    const card = laid.get(keyOf(cell));
    const parts = [
      cellName(cell),
      card ? cardLabel(card, tunnels.get(card.key)) : t("table-empty-cell"),
      ...knowledgeLabels(card?.goal ?? null, card?.chest ?? null, knowledge),
      ...looksOfOthers(state, eyes.get(keyOf(cell)) ?? []),
      ...dwarfsAt(state, game, cell),
      ...tollText(tollAt(game, cell, game.seat), state),
      ...(legalKeys.has(keyOf(cell)) ? [t("table-can-be-chosen")] : []),
    ];
    return remarks(parts);
  };
}

/** The name of a card. Tunnels and open goals are described by their sides; goals and chests have their numbers. */
function cardLabel({ card, goal, chest }: BoardCard, tunnel = card): string {
  const name = /^[NESW|+]+( |$)/.test(card)
    ? cardName(tunnel)
    : remarks([cardName(card), ...sidesOf(card, tunnel)]);
  const label = goal !== null ? goalName(goal) : chest !== null ? chestName(chest) : null;
  return label === null ? name : t("labelled-value", { label, value: name });
}

/** The sides of an open goal, unless all four are open. */
function sidesOf(card: string, tunnel: string): readonly string[] {
  return (SIDES_OF_CARD[card] ?? "NESW") === "NESW" ? [] : [cardName(tunnel)];
}

function knowledgeLabels(goal: number | null, chest: number | null, knowledge: Knowledge): readonly string[] {
  const face = knowledge.goals.find((each) => each.goal === goal);
  const content = knowledge.chests.find((each) => each.chest === chest);
  return [
    ...(face ? [t("table-you-saw", { card: cardName(face.face), age: face.age })] : []),
    ...(face?.doubtful ? [t("private-knowledge-maybe-swapped")] : []),
    ...(content ? [t("table-you-saw", { card: foundName(content.found), age: content.age })] : []),
  ];
}

/** Who else has looked at a card. */
function looksOfOthers(state: RoomState, eyes: readonly Eye[]): readonly string[] {
  const others = eyes.filter(({ seat }) => seat !== state.seat);
  return others.flatMap(({ seat, turn, doubtful }) => [
    t("table-looked-at", { player: playerName(state, seat), turn }),
    ...(doubtful ? [t("private-knowledge-maybe-swapped")] : []),
  ]);
}

function dwarfsAt(state: RoomState, game: View, cell: Cell): readonly string[] {
  const dwarfs = (game.parts.toll?.dwarfs ?? []).filter((dwarf) => keyOf(dwarf.cell) === keyOf(cell));
  return dwarfs.map(({ owner, side }) =>
    t("table-dwarf", { player: playerName(state, owner), side: sideName(side) }),
  );
}
