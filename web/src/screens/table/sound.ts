// Small sounds, made here and not fetched: a knock, a rumble, a bell. Off unless somebody wants them.
import type { AnyFrame, Thing } from "../../wire/types";

type Sound = "knock" | "rumble" | "bell" | "coin";

let context: AudioContext | null = null;

/** The sound for what has just been told; the loudest thing counts. */
export function soundOf(frame: AnyFrame | null, seat: number | null): Sound | null {
  if (frame?.frame !== "Told") return null;
  const sounds = frame.things.map((thing) => soundOfThing(thing, seat));
  return (["coin", "rumble", "bell", "knock"] as const).find((sound) => sounds.includes(sound)) ?? null;
}

function soundOfThing(thing: Thing, seat: number | null): Sound | null {
  if (!("fact" in thing)) return null;
  switch (thing.fact) {
    case "GoldTaken":
    case "GoldDealt":
    case "TokensPaid":
      return "coin";
    case "TunnelRemoved":
      return "rumble";
    case "TurnBegun":
      return thing.seat === seat ? "bell" : null;
    case "TunnelLaid":
    case "PutInFront":
    case "GoalTurned":
      return "knock";
    default:
      return null;
  }
}

const TONES: Readonly<
  Record<Sound, readonly (readonly [type: OscillatorType, from: number, to: number, seconds: number])[]>
> = {
  knock: [["triangle", 190, 70, 0.12]],
  rumble: [
    ["sawtooth", 70, 28, 0.6],
    ["square", 45, 25, 0.5],
  ],
  bell: [
    ["sine", 880, 880, 0.5],
    ["sine", 1318, 1318, 0.35],
  ],
  coin: [
    ["sine", 1568, 1568, 0.12],
    ["sine", 2093, 2093, 0.3],
  ],
};

export function make(sound: Sound): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [type, from, to, seconds] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(from, now);
    tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
    volume.gain.setValueAtTime(0.12, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}
