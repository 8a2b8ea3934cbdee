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
    { onland: (act) => this.#land(act), onskip: (act) => this.#skip(act) },
  );
  /** Counts what was done to the viewer, so that each time is felt. */
  hits = $state(0);
  /** Whether a dialog covers the table: then nothing is shown, and it is told afterwards. */
  covered = $state(false);
  /** Whether something that was done to the viewer was not shown, and is felt as soon as the table is visible. */
  #skippedHit = false;
  #ownLook = $state.raw<OwnLook | null>(null);
  #lastNumber: number;

  constructor(lastNumber: number) {
    this.#lastNumber = lastNumber;
  }

  /** The cells that the board shows as they were, because the motion to them has not arrived yet. */
  get heldCells(): ReadonlySet<string> {
    if (settings.reducedMotion || settings.speed === "instant") return new Set();
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
    this.#pauseIfUnseen();
  }

  cover(covered: boolean): void {
    this.covered = covered;
    this.#pauseIfUnseen();
    this.#feelSkipped();
  }

  /** Nothing moves behind a dialog, nor beside the large card of an own look. */
  #pauseIfUnseen(): void {
    this.queue.pause(this.covered || this.ownLook !== null);
  }

  /** Show what is new in a state. After a snapshot nothing is shown: it is all in the past. */
  receive(frame: AnyFrame | null, state: RoomState): void {
    const from = this.#lastNumber;
    if (state.number === from) return;
    this.#lastNumber = state.number;
    if (frame?.frame === "Snapshot") return this.queue.clear();
    this.play(state, from);
    for (const entry of state.log) {
      if (entry.number <= from) continue;
      this.#ownLook = ownLookOf(entry, state) ?? this.#ownLook;
      const { item } = entry;
      if (!("fact" in item)) continue;
      if (item.fact === "TurnBegun" && item.seat === state.seat) this.#sound("turn");
      if (item.fact === "RoundEnded") this.#sound("end");
    }
    this.#pauseIfUnseen();
  }

  /** Show the acts after the item `from` of the log; `within` is the time for all of them, in milliseconds. */
  play(state: ActState, from: number, within: number | null = null): void {
    this.queue.add(actsOf(state, from), within);
  }

  #land(act: Act): void {
    const { sound } = MOTIONS[act.kind];
    if (isFelt(act)) this.#hit();
    else if (sound) this.#sound(sound);
    this.#pauseIfUnseen();
  }

  #skip(act: Act): void {
    this.#skippedHit ||= isFelt(act);
    this.#feelSkipped();
  }

  #feelSkipped(): void {
    if (!this.#skippedHit || this.covered) return;
    this.#skippedHit = false;
    this.#hit();
  }

  #hit(): void {
    this.#sound("hit");
    this.hits += 1;
    // Browsers refuse to vibrate, with a warning, before the page was touched.
    if (!settings.reducedMotion && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(HIT_VIBRATION);
  }

  #sound(sound: Sound): void {
    if (settings.sound) playSound(sound);
  }
}
