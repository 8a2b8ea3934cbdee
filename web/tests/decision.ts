// A decision in a position of a real game.
import { applyFrame, type RoomState } from "../src/state";
import type { Answer, RoomRequest } from "../src/connection/pending_requests";
import { Decision } from "../src/decide/decision.svelte";
import type { AnyCommand, CommandName } from "../src/wire/types";
import { snapshot } from "./frames";
import { type Position, positionFor } from "./positions";

export const ACCEPTED: Answer = { frame: "Accepted", ref: "", number: 1 };
export const REFUSED: Answer = {
  frame: "Refused",
  ref: "",
  reason: "no-such-reason",
  text: "It does not fit.",
  rule: "TUN-2",
};

/** A decision in a position where such a command is legal; it records its requests. */
export function decisionFor(name: CommandName, confirm = true, answer: Answer = ACCEPTED) {
  return decisionAt(positionFor(name), name, confirm, answer);
}

export function decisionAt(
  { view, choices }: Position,
  name: CommandName,
  confirm = true,
  answer: Answer = ACCEPTED,
) {
  const state: RoomState = applyFrame(null, snapshot({ seat: view.seat, game: view, choices }), 0)!;
  const requests: RoomRequest[] = [];
  const send = (request: RoomRequest): Promise<Answer> => (requests.push(request), Promise.resolve(answer));
  const decision = new Decision({ send }, () => state, { confirm });
  const command = choices.find((each) => each.do === name)!;
  return { decision, requests, command, hand: view.own!.hand, choices, view };
}

/** The commands that the client asked the server to explain. */
export const checkedCommands = (requests: readonly RoomRequest[]): AnyCommand[] =>
  requests.flatMap((request) => (request.request === "CheckCommand" ? [request.command] : []));
export const playedCommands = (requests: readonly RoomRequest[]): AnyCommand[] =>
  requests.flatMap((request) => (request.request === "Play" ? [request.command] : []));
