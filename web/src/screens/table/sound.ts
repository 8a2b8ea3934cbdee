// Sounds, synthesised instead of fetched: a knock, a rumble, a bell. Off by default.
import type { AnyFrame, RoomItem } from "../../wire/types";

export type Sound = "knock" | "rumble" | "bell" | "coin";

let context: AudioContext | null = null;

/** The sound of an update; the most important item counts. */
export function soundOf(frame: AnyFrame | null, seat: number | null): Sound | null {
  if (frame?.frame !== "Update") return null;
  const sounds = frame.items.map((item) => soundOfItem(item, seat));
  return (["coin", "rumble", "bell", "knock"] as const).find((sound) => sounds.includes(sound)) ?? null;
}

function soundOfItem(item: RoomItem, seat: number | null): Sound | null {
  if (!("fact" in item)) return null;
  switch (item.fact) {
    case "GoldTaken":
    case "GoldDealt":
    case "TokensPaid":
      return "coin";
    case "TunnelRemoved":
      return "rumble";
    case "TurnBegun":
      return item.seat === seat ? "bell" : null;
    case "TunnelLaid":
    case "PutInFront":
    case "GoalTurned":
      return "knock";
    default:
      return null;
  }
}

/** A tone that glides from one pitch to another while it fades. */
interface Tone {
  readonly type: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
  /** Seconds until it begins. */
  readonly after?: number;
}

/** Noise through a closing low-pass filter: stone on stone. */
interface Noise {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
}

const tone = (from: number, to: number, seconds: number, loud: number, after = 0): Tone => ({
  type: "sine",
  from,
  to,
  seconds,
  loud,
  after,
});

const SOUNDS: Readonly<Record<Sound, { readonly tones: readonly Tone[]; readonly noises: readonly Noise[] }>> = {
  knock: {
    tones: [{ ...tone(210, 80, 0.13, 0.22), type: "triangle" }],
    noises: [{ from: 1800, to: 300, seconds: 0.08, loud: 0.18 }],
  },
  rumble: {
    tones: [tone(75, 35, 0.8, 0.2)],
    noises: [
      { from: 900, to: 90, seconds: 0.9, loud: 0.4 },
      { from: 2500, to: 400, seconds: 0.25, loud: 0.12 },
    ],
  },
  bell: {
    tones: [tone(880, 880, 0.6, 0.12), tone(1318, 1318, 0.45, 0.07), tone(2640, 2640, 0.2, 0.03)],
    noises: [],
  },
  coin: { tones: [tone(1568, 1568, 0.12, 0.1), tone(2093, 2093, 0.35, 0.1, 0.08)], noises: [] },
};

/** Schedule a sound in an audio context. */
export function schedule(into: BaseAudioContext, sound: Sound): void {
  const { tones, noises } = SOUNDS[sound];
  for (const each of tones) scheduleTone(into, each);
  for (const each of noises) scheduleNoise(into, each);
}

function scheduleTone(into: BaseAudioContext, { type, from, to, seconds, loud, after = 0 }: Tone): void {
  const begin = into.currentTime + after;
  const source = into.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  source.connect(fading(into, begin, seconds, loud));
  source.start(begin);
  source.stop(begin + seconds);
}

function scheduleNoise(into: BaseAudioContext, { from, to, seconds, loud }: Noise): void {
  const begin = into.currentTime;
  const noise = into.createBuffer(1, Math.ceil(into.sampleRate * seconds), into.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = into.createBufferSource();
  source.buffer = noise;
  const filter = into.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  source.connect(filter).connect(fading(into, begin, seconds, loud));
  source.start(begin);
}

function fading(into: BaseAudioContext, begin: number, seconds: number, loud: number): AudioNode {
  const volume = into.createGain();
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  volume.connect(into.destination);
  return volume;
}

export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  // Browsers block audio until the page has been touched, and may suspend it again.
  if (context.state === "suspended") void context.resume();
  schedule(context, sound);
}
