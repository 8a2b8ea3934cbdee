import type { State } from "../state";
import type { Answer } from "../connection/pending_requests";
import type { Table } from "../connection/room_client";
import type { AnyCommand, Card, Cell, CommandName, View } from "../wire/types";
import { t } from "../i18n/index.svelte";
import { toldProblem } from "../i18n/problems";
import {
  type Choosing,
  chosenCards,
  chosenCell,
  chosenLie,
  kept,
  NOTHING,
  offer,
  type Offer,
  picked,
  tookBack,
  tookCard,
  turnedRound,
} from "./selection";
import { type Pick, type Route, routesOf, spelt, type Way } from "./steps";
import { listed, sideName } from "./names";
import * as why from "./why_not";

/** Why something cannot be done, and the rule behind it. */
export interface Why {
  readonly text: string;
  readonly rule: string;
}

interface Liking {
  readonly confirm: boolean;
}

/** What somebody is about to do: the picks on the table, and the orders that come of them. */
export class Deciding {
  /** What is picked, and in which turn. */
  #made = $state.raw({ choosing: NOTHING, turn: "" });
  #said = $state.raw<{ readonly why: Why; readonly at: string } | null>(null);
  #busy = $state(false);

  constructor(
    private readonly table: Pick_<Table, "order">,
    private readonly state: () => State | null,
    private readonly liking: Liking,
  ) {}

  readonly routes: readonly Route[] = $derived.by(() => routesOf(this.state()?.choices ?? null, this.#view));
  /** Whether one is asked for something other than a turn. */
  readonly answers: boolean = $derived(this.routes.length > 0 && this.routes.every(({ way }) => way === "answer"));
  readonly ways: readonly Way[] = $derived([...new Set(this.routes.map(({ way }) => way))]);
  readonly choosing: Choosing = $derived.by(() => {
    // Whose time ran out begins the next turn anew: that move was of another table.
    const { choosing, turn } = this.#made;
    const was = turn === this.#whichTurn ? choosing : NOTHING;
    if (this.answers !== (was.way === "answer")) return { ...NOTHING, way: this.answers ? "answer" : "play" };
    return kept(this.routes, was, this.#view?.own?.hand ?? []);
  });
  readonly offer: Offer = $derived(offer(this.routes, this.choosing));
  readonly cells: readonly Cell[] = $derived.by(() => {
    const open = this.#before("cell");
    return offer(this.routes, open).next.flatMap((pick) => (pick.pick === "cell" ? [pick.cell] : []));
  });
  readonly seats: readonly number[] = $derived.by(() => {
    const open = this.#before("seat");
    return offer(this.routes, open).next.flatMap((pick) => (pick.pick === "seat" ? [pick.seat] : []));
  });

  get #view(): View | null {
    return this.state()?.game ?? null;
  }
  get #whichTurn(): string {
    return `${this.#view?.round} ${this.#view?.turn}`;
  }
  /** The kind of command that answers what is asked. */
  get #asked(): CommandName | null {
    return this.routes[0]?.command.do ?? null;
  }
  get why(): Why | null {
    return this.#said?.at === this.#moment ? this.#said.why : null;
  }
  /** It is said of this moment, and no longer when somebody else has to decide. */
  set #why(why: Why | null) {
    this.#said = why && { why, at: this.#moment };
  }
  get #moment(): string {
    const game = this.#view;
    return `${game?.round} ${game?.turn} ${game?.asked.question} ${this.routes.length > 0}`;
  }
  get busy(): boolean {
    return this.#busy;
  }
  /** Whether one has a turn to take. */
  get turn(): boolean {
    return this.routes.length > 0 && !this.answers;
  }

  choose(way: Way): void {
    this.#set({ ...NOTHING, way });
  }

  card(card: Card, place: number): void {
    if (this.turn) this.#set(tookCard(this.routes, this.choosing, card, place));
  }

  cell(cell: Cell): void {
    this.#target("cell", { pick: "cell", cell }, () => {
      const view = this.#view;
      return view && why.onCell(this.choosing, cell, view, this.#asked);
    });
  }

  seat(seat: number): void {
    this.#target("seat", { pick: "seat", seat }, () => {
      const view = this.#view;
      return view && why.onSeat(this.choosing, seat, view, this.#asked);
    });
  }

  pick(pick: Pick): void {
    const after = picked(this.routes, this.choosing, pick);
    this.#set(after);
    if (pick.pick === "word") void this.confirm();
    else this.#goOn();
  }

  /** Pick the card that answers; whoever wants to be asked confirms it afterwards. */
  weigh(pick: Pick): void {
    this.#set(picked(this.routes, this.choosing, pick));
    this.#goOn();
  }

  turnRound(): void {
    const [lie, cell] = [chosenLie(this.choosing), chosenCell(this.choosing)];
    const after = turnedRound(this.routes, this.choosing);
    const stuck = lie !== null && chosenLie(after) === lie;
    this.#set(stuck ? this.choosing : after);
    if (!stuck || cell === null) return;
    const moves = chosenCards(this.choosing)[0]?.card === "detour";
    void this.#ask(why.otherWay(lie, cell, moves));
  }

  back(): void {
    this.#set(tookBack(this.routes, this.choosing));
  }

  nothing(): void {
    this.#set(NOTHING);
  }

  hush(): void {
    this.#why = null;
  }

  /** Why the chosen card cannot be played at all. */
  askAtAll(): void {
    const view = this.#view;
    if (view) void this.#ask(why.atAll(this.choosing, view));
  }

  async confirm(): Promise<void> {
    const { ready } = this.offer;
    if (ready !== null) await this.play(ready);
  }

  async play(command: AnyCommand): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const answer = await this.table.order({ request: "Play", after: this.state()?.number ?? 0, command });
    this.#busy = false;
    if (answer.frame === "Accepted") this.#set(NOTHING);
    else this.#hear(answer, command);
  }

  // ---------------------------------------------------------------- inside

  /** How it was before anything of a kind was picked, so that another can be picked instead. */
  #before(kind: Pick["pick"]): Choosing {
    const choosing = this.choosing;
    if (this.offer.next.some(({ pick }) => pick === kind)) return choosing;
    const place = choosing.picks.findLastIndex(({ pick }) => pick === kind);
    return place < 0 ? choosing : { ...choosing, picks: choosing.picks.slice(0, place) };
  }

  #target(kind: Pick["pick"], pick: Pick, wanted: () => why.Wanted): void {
    const open = this.#before(kind);
    const legal = offer(this.routes, open).next.some((each) => spelt(each) === spelt(pick));
    if (legal) {
      this.#set(picked(this.routes, open, pick));
      this.#goOn();
    } else void this.#ask(wanted());
  }

  /** Without confirming, what can only be one command is played at once. */
  #goOn(): void {
    const { ready, next } = this.offer;
    if (!this.liking.confirm && ready !== null && next.length === 0) void this.play(ready);
  }

  #set(choosing: Choosing): void {
    this.#why = null;
    this.#made = { choosing, turn: this.#whichTurn };
  }

  async #ask(wanted: why.Wanted): Promise<void> {
    if (wanted === null) return;
    if ("reason" in wanted) {
      const { reason, rule, target = "none" } = wanted;
      this.#why = { text: t(`problem-${reason}`, { target }), rule };
      return;
    }
    const [made, moment] = [this.#made, this.#moment];
    const answer = await this.table.order({ request: "CheckCommand", command: wanted });
    // Of what is chosen by now, or of another's turn, it would not be true.
    if (this.#made === made && this.#moment === moment) this.#hear(answer, wanted);
  }

  #hear(answer: Answer, command: AnyCommand): void {
    if (answer.frame !== "Refused") return;
    const sides = this.#view ? why.clashing(command, this.#view).map(sideName) : [];
    this.#why = { text: toldProblem(answer, { sides: listed(sides) }), rule: answer.rule };
  }
}

type Pick_<Whole, Part extends keyof Whole> = { readonly [Each in Part]: Whole[Each] };
