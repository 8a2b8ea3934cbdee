// What happens at the table, as the viewer is shown it: acts one after another, sounds, and what the viewer feels.
import { keyOf } from "../board/geometry";
import type { RoomState } from "../state";
import { settings } from "../settings/settings.svelte";
import type { AnyFrame } from "../wire/types";
import type { Act } from "./act";
import { actsOf, type ActState } from "./acts";
import { type OwnLook, ownLookOf } from "./own_look";
import { changesBoard, isFelt, MOTIONS } from "./motions";
import { SPEEDS, ActQueue } from "./queue.svelte";
import { playSound, type Sound } from "./sounds";

/** How a phone vibrates when something is done to its player, in milliseconds. */
const HIT_VIBRATION = [60, 40, 90];

export class ActDisplay {
  readonly queue = new ActQueue(
    () => ({ factor: SPEEDS[settings.speed], moves: !settings.reducedMotion && settings.speed !== "instant" }),
    (act) => this.#land(act),
  );
  /** Counts what was done to the viewer, so that each time is felt. */
  hits = $state(0);
  /** Whether a dialog covers the table: then nothing is shown, and it is told afterwards. */
  covered = $state(false);
  #ownLook = $state.raw<OwnLook | null>(null);
  #lastNumber: number;

  constructor(lastNumber: number) {
    this.#lastNumber = lastNumber;
  }

  /** The cells that the board shows as they were, because the motion to them has not arrived yet. */
  get heldCells(): ReadonlySet<string> {
    if (settings.reducedMotion) return new Set();
    const held = this.queue.pending.filter((act) => changesBoard(act) && !act.byViewer);
    return new Set(held.flatMap(({ cells }) => cells.slice(0, 1).map(keyOf)));
  }

  /** The secret that the viewer has just looked at; it comes after the motions before it. */
  get ownLook(): OwnLook | null {
    const ownLook = this.#ownLook;
    if (ownLook === null || this.covered) return null;
    return this.queue.pending.some(({ number }) => number < ownLook.number) ? null : ownLook;
  }

  closeOwnLook(): void {
    this.#ownLook = null;
  }

  cover(covered: boolean): void {
    this.covered = covered;
    this.queue.pause(covered);
  }

  /** Show what an update brought. After a snapshot nothing is shown: it is all in the past. */
  receive(frame: AnyFrame | null, state: RoomState): void {
    const from = this.#lastNumber;
    this.#lastNumber = state.number;
    if (frame?.frame === "Snapshot") this.queue.clear();
    if (frame?.frame !== "Update" || state.number === from) return;
    this.play(state, from);
    this.#ownLook = state.log.reduce(
      (ownLook, entry) => (entry.number > from ? (ownLookOf(entry, state) ?? ownLook) : ownLook),
      this.#ownLook,
    );
    for (const item of frame.items) {
      if (!("fact" in item)) continue;
      if (item.fact === "TurnBegun" && item.seat === state.seat) this.#sound("turn");
      if (item.fact === "RoundEnded") this.#sound("end");
    }
  }

  /** Show the acts after the item `from` of the log. */
  play(state: ActState, from: number): void {
    this.queue.add(actsOf(state, from));
  }

  #land(act: Act): void {
    const felt = isFelt(act);
    const sound = felt ? "hit" : MOTIONS[act.kind].sound;
    if (sound) this.#sound(sound);
    if (!felt) return;
    this.hits += 1;
    // Browsers refuse to vibrate, with a warning, before the page was touched.
    if (!settings.reducedMotion && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(HIT_VIBRATION);
  }

  #sound(sound: Sound): void {
    if (settings.sound) playSound(sound);
  }
}
