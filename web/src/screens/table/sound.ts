// Sounds, synthesised instead of fetched. They are off by default.
import type { AnyFrame, RoomItem } from "../../wire/types";

export type Sound = "knock" | "rumble" | "bell" | "coin";

let context: AudioContext | null = null;

/** The sound of an update: that of its most important item. */
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
  readonly volume: number;
  /** Seconds until the tone starts. */
  readonly delay?: number;
}

/** Noise through a low-pass filter whose frequency falls: sounds like stone on stone. */
interface Noise {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly volume: number;
}

const tone = (from: number, to: number, seconds: number, volume: number, delay = 0): Tone => ({
  type: "sine",
  from,
  to,
  seconds,
  volume,
  delay,
});

const SOUNDS: Readonly<Record<Sound, { readonly tones: readonly Tone[]; readonly noises: readonly Noise[] }>> = {
  knock: {
    tones: [{ ...tone(210, 80, 0.13, 0.22), type: "triangle" }],
    noises: [{ from: 1800, to: 300, seconds: 0.08, volume: 0.18 }],
  },
  rumble: {
    tones: [tone(75, 35, 0.8, 0.2)],
    noises: [
      { from: 900, to: 90, seconds: 0.9, volume: 0.4 },
      { from: 2500, to: 400, seconds: 0.25, volume: 0.12 },
    ],
  },
  bell: {
    tones: [tone(880, 880, 0.6, 0.12), tone(1318, 1318, 0.45, 0.07), tone(2640, 2640, 0.2, 0.03)],
    noises: [],
  },
  coin: { tones: [tone(1568, 1568, 0.12, 0.1), tone(2093, 2093, 0.35, 0.1, 0.08)], noises: [] },
};

/** Schedule a sound in an audio context. */
export function schedule(audio: BaseAudioContext, sound: Sound): void {
  const { tones, noises } = SOUNDS[sound];
  for (const each of tones) scheduleTone(audio, each);
  for (const each of noises) scheduleNoise(audio, each);
}

function scheduleTone(audio: BaseAudioContext, { type, from, to, seconds, volume, delay = 0 }: Tone): void {
  const start = audio.currentTime + delay;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(fadingGain(audio, start, seconds, volume));
  source.start(start);
  source.stop(start + seconds);
}

function scheduleNoise(audio: BaseAudioContext, { from, to, seconds, volume }: Noise): void {
  const start = audio.currentTime;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(filter).connect(fadingGain(audio, start, seconds, volume));
  source.start(start);
}

function fadingGain(audio: BaseAudioContext, start: number, seconds: number, volume: number): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}

export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  // Browsers block audio until the page has been touched, and may suspend it again.
  if (context.state === "suspended") void context.resume();
  schedule(context, sound);
}
