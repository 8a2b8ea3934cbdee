// The beginning and end of turns, rounds and the game, and the questions to players.
import { goalCells, modulesIn } from "../../modules";
import { DWARFS, FIRST_CHEST } from "../../wire/tables";
import type * as wire from "../../wire/types";
import type { Laid, Role, View } from "../../wire/types";
import { emptyTable, initialOwn } from "../initial_view";
import { addTokens, clearQuestion, clearTurn, withLaid, visible, withOwn } from "../view_updates";

export function gameBegun(view: View, { first, gold_pile }: wire.GameBegun): View {
  const begun: View = { ...view, first, gold_pile: gold_pile.length };
  if (view.toll_payers === undefined) return begun;
  return begun.purses.reduce((paid, _, seat) => addTokens(paid, seat, 1), begun); // TOLL-1
}

export function roundBegun(view: View, fact: wire.RoundBegun): View {
  const dealt: View = {
    ...view,
    ...emptyTable(view.setup),
    round: fact.round,
    first: fact.first,
    maze: initialMaze(view, fact),
    goals: initialGoals(view),
    hands: fact.hands.map((hand) => hand.length),
    deck: fact.deck.length,
    ...(view.dwarfs && { dwarfs_left: DWARFS }),
    ...(view.chests && {
      chests: fact.chest_cells.map((cell, chest) => ({ chest, cell, tunnel: null, found: null })),
    }),
  };
  return fact.roles.reduce((all, role, seat) => handDealt(all, seat, role, fact.hands[seat] ?? []), dealt);
}

function initialMaze(view: View, { landmark }: wire.RoundBegun): readonly Laid[] {
  let maze: readonly Laid[] = [{ cell: [0, 0], card: "start", tunnel: "NESW" }];
  for (const { first_cell: cell, first_card } of modulesIn(view.setup)) {
    const card = first_card ?? landmark;
    // A tunnel that is drawn for the round is placed upright, so the name of its card is also its spelling (VAR-3).
    const tunnel = first_card === null ? (card as Laid["tunnel"]) : "NESW";
    if (cell !== null && card !== null) maze = withLaid(maze, { cell, card, tunnel });
  }
  return maze;
}

function initialGoals(view: View): View["goals"] {
  return goalCells(view.setup).map((cell, goal) => ({ goal, cell, face: null }));
}

function handDealt(view: View, seat: number, role: Role | null, hand: wire.RoundBegun["hands"][number]): View {
  return withOwn(view, seat, ({ gold }) => ({
    ...initialOwn(),
    gold,
    role: role ?? "unknown",
    hand: visible(hand),
  }));
}

export function turnBegun(view: View, { seat }: wire.TurnBegun): View {
  return {
    ...clearTurn(view),
    out:
      view.turn === 0
        ? view.out
        : [...new Set([...view.out, ...skippedSeats(view, seat)])].sort((one, other) => one - other),
    turn: view.turn + 1,
    to_move: seat,
    asked: { question: "turn", seats: [seat] },
  };
}

/** TURN-3: the seats between the last turn and this one hold no cards, or are already out of the round. */
function skippedSeats(view: View, seat: number): readonly number[] {
  const players = view.setup.players;
  const step = view.clockwise ? 1 : players - 1;
  const skipped: number[] = [];
  for (let each = ((view.to_move ?? 0) + step) % players; each !== seat; each = (each + step) % players)
    skipped.push(each);
  return skipped;
}

export function asked(view: View, { seat, question, choices }: wire.Asked): View {
  const isCard = question === "goal" || question === "orientation";
  return {
    ...view,
    asked: { question, seats: [seat] },
    choices: isCard ? choices.map(goalOrChest) : choices,
    fresh_goals: question === "goal" ? choices.filter((choice) => choice < FIRST_CHEST) : [],
    victims: question === "victim" ? choices : [],
  };
}

function goalOrChest(number: number): wire.GoalChoice | wire.ChestChoice {
  return number < FIRST_CHEST ? { goal: number } : { chest: number - FIRST_CHEST };
}

export function roundEnded(view: View, { finisher, roles, left_over }: wire.RoundEnded): View {
  return { ...clearTurn(clearQuestion(view)), finisher, roles: visible(roles), left_over: visible(left_over) };
}

export function gameEnded(view: View, { gold, winners }: wire.GameEnded): View {
  return { ...view, shown_gold: winners.length ? gold.map(visible) : null, winners };
}
