// Sounds, synthesised instead of fetched. They are off by default.
import { settings } from "../settings/settings.svelte";

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

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

const wood = (from: number, to: number, seconds: number, volume: number, delay = 0): Tone => ({
  ...tone(from, to, seconds, volume, delay),
  type: "triangle",
});

const noise = (from: number, to: number, seconds: number, volume: number): Noise => ({
  from,
  to,
  seconds,
  volume,
});

interface Recipe {
  readonly tones: readonly Tone[];
  readonly noises: readonly Noise[];
}

const recipe = (tones: readonly Tone[], noises: readonly Noise[] = []): Recipe => ({ tones, noises });

const SOUNDS = {
  play: recipe([wood(320, 180, 0.09, 0.1)], [noise(2600, 900, 0.05, 0.08)]),
  lay: recipe([wood(210, 80, 0.13, 0.22)], [noise(1800, 300, 0.08, 0.18)]),
  break: recipe([wood(520, 140, 0.1, 0.14), wood(180, 60, 0.22, 0.2, 0.05)], [noise(4200, 500, 0.28, 0.22)]),
  repair: recipe([wood(660, 640, 0.07, 0.12), wood(780, 760, 0.07, 0.12, 0.14), wood(990, 980, 0.18, 0.1, 0.28)]),
  look: recipe([tone(520, 980, 0.28, 0.07), tone(780, 1470, 0.28, 0.03, 0.04)]),
  rumble: recipe([tone(75, 35, 0.8, 0.2)], [noise(900, 90, 0.9, 0.4), noise(2500, 400, 0.25, 0.12)]),
  draw: recipe([], [noise(5200, 2400, 0.09, 0.09)]),
  discard: recipe([], [noise(3000, 700, 0.16, 0.11)]),
  turn: recipe([tone(880, 880, 0.6, 0.12), tone(1318, 1318, 0.45, 0.07), tone(2640, 2640, 0.2, 0.03)]),
  coin: recipe([tone(1568, 1568, 0.12, 0.1), tone(2093, 2093, 0.35, 0.1, 0.08)]),
  hit: recipe([tone(140, 50, 0.32, 0.32), wood(300, 90, 0.16, 0.16)], [noise(1400, 160, 0.3, 0.24)]),
  veto: recipe([wood(420, 400, 0.12, 0.14), wood(280, 260, 0.3, 0.16, 0.13)]),
  end: recipe([
    tone(523, 523, 0.5, 0.1),
    tone(659, 659, 0.5, 0.09, 0.16),
    tone(784, 784, 0.5, 0.09, 0.32),
    tone(1046, 1046, 0.9, 0.1, 0.48),
  ]),
} satisfies Record<string, Recipe>;

/** The names of all sounds. */
export const SOUND_NAMES = Object.keys(SOUNDS) as readonly Sound[];

/** Schedule a sound in an audio context; `loudness` is 1 for all of its volume. */
export function schedule(audio: BaseAudioContext, sound: Sound, loudness = 1): void {
  const { tones, noises }: Recipe = SOUNDS[sound];
  for (const each of tones) scheduleTone(audio, { ...each, volume: each.volume * loudness });
  for (const each of noises) scheduleNoise(audio, { ...each, volume: each.volume * loudness });
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

/** Play a sound now, as loud as the player wants it. */
export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  // Browsers block audio until the page has been touched, and may suspend it again.
  if (context.state === "suspended") void context.resume();
  schedule(context, sound, settings.volume / 100);
}
