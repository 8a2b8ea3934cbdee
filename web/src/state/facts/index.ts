// How each fact changes a view: one function per fact, as in pyrite.game.facts.
import type { AnyFact, FactName, View } from "../../wire/types";
import { OutOfSync } from "../out_of_sync";
import * as cards from "./cards";
import * as rounds from "./rounds";
import * as gold from "./gold";
import * as maze from "./maze";
import * as piles from "./piles";
import * as roles from "./roles";
import * as toll from "./toll";

type FactOf<Name extends FactName> = Extract<AnyFact, { fact: Name }>;

const APPLY: { readonly [Name in FactName]: (view: View, fact: FactOf<Name>) => View } = {
  SeedSealed: rounds.unchanged,
  Contributed: rounds.unchanged,
  GameBegun: rounds.gameBegun,
  RoundBegun: rounds.roundBegun,
  TurnBegun: rounds.turnBegun,
  RoundEnded: rounds.roundEnded,
  GameEnded: rounds.gameEnded,
  Asked: rounds.asked,
  CardPlayed: cards.cardPlayed,
  CardDiscarded: cards.cardDiscarded,
  Passed: cards.passed,
  DiscardedTwo: cards.discardedTwo,
  Drew: cards.drew,
  PutInFront: cards.putInFront,
  TakenFromFront: cards.takenFromFront,
  HandsSwapped: cards.handsSwapped,
  CardTaken: cards.cardTaken,
  VetoAsked: cards.vetoAsked,
  LetPassNoted: cards.letPassNoted,
  Unopposed: cards.unopposed,
  Vetoed: cards.vetoed,
  DirectionChanged: cards.directionChanged,
  SpecialistCalled: cards.specialistCalled,
  NothingToLay: cards.nothingToLay,
  SomethingToLay: rounds.unchanged,
  NobodyCanPlay: rounds.unchanged,
  TunnelLaid: maze.tunnelLaid,
  TunnelMoved: maze.tunnelMoved,
  TunnelRemoved: maze.tunnelRemoved,
  GoalTurned: maze.goalTurned,
  GoalLaid: maze.goalLaid,
  GoalMoved: maze.goalMoved,
  GoalsPutBack: maze.goalsPutBack,
  Looked: maze.looked,
  ChestSeen: maze.chestSeen,
  ChestTurned: maze.chestTurned,
  ChestLaid: maze.chestLaid,
  ChestOpened: piles.chestOpened,
  EffectEnded: piles.effectEnded,
  CardsLifted: piles.cardsLifted,
  CardKept: piles.cardKept,
  DiscardShuffled: piles.discardShuffled,
  DeckBuried: piles.deckBuried,
  GoldDrawn: gold.goldDrawn,
  GoldOffered: gold.goldOffered,
  GoldTaken: gold.goldTaken,
  GoldDealt: gold.goldDealt,
  GoldPicked: gold.goldPicked,
  TokensPaid: gold.tokensPaid,
  TokensMoved: gold.tokensMoved,
  Stole: gold.stole,
  NothingToLose: rounds.unchanged,
  NothingToPick: rounds.unchanged,
  RoleSeen: roles.roleSeen,
  RoleChanged: roles.roleChanged,
  WardrobeEntered: roles.wardrobeEntered,
  RolesDealt: roles.rolesDealt,
  DwarfStood: toll.dwarfStood,
  DwarfLeft: toll.dwarfLeft,
  TollAsked: toll.tollAsked,
  TollAnswered: toll.tollAnswered,
};

/** The view after one more fact; what the viewer may not know stays null. */
export function applyFact(view: View, fact: AnyFact): View {
  const apply = APPLY[fact.fact] as ((view: View, fact: AnyFact) => View) | undefined;
  if (apply === undefined) throw new OutOfSync(`Unknown fact ${fact.fact}: this page is too old.`);
  return apply(view, fact);
}
