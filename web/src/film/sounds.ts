// Short, dry sounds made by the browser itself. Off until asked for.

import { store, stored } from "../stores/ui.svelte";

export const SOUND_NAMES = ["shot", "hit", "mark", "step", "spawn", "take", "kill", "points", "frenzy", "turn", "clock", "end"] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** A tone: where it begins and ends in hertz, how long it lasts in seconds, how loud it is, and its shape. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly gain: number;
  readonly wave: OscillatorType | "noise";
  readonly after?: number;
}

const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  shot: [
    { from: 1_400, to: 180, lasts: 0.12, gain: 0.16, wave: "sawtooth" },
    { from: 0, to: 0, lasts: 0.07, gain: 0.12, wave: "noise" },
  ],
  hit: [{ from: 160, to: 60, lasts: 0.14, gain: 0.3, wave: "triangle" }],
  mark: [{ from: 660, to: 880, lasts: 0.08, gain: 0.1, wave: "square" }],
  step: [{ from: 0, to: 0, lasts: 0.04, gain: 0.06, wave: "noise" }],
  spawn: [{ from: 220, to: 660, lasts: 0.25, gain: 0.12, wave: "sine" }],
  take: [
    { from: 520, to: 520, lasts: 0.06, gain: 0.1, wave: "triangle" },
    { from: 780, to: 780, lasts: 0.08, gain: 0.1, wave: "triangle", after: 0.06 },
  ],
  kill: [
    { from: 110, to: 36, lasts: 0.5, gain: 0.34, wave: "sawtooth" },
    { from: 0, to: 0, lasts: 0.22, gain: 0.2, wave: "noise" },
  ],
  points: [{ from: 880, to: 1_175, lasts: 0.09, gain: 0.1, wave: "sine" }],
  frenzy: [
    { from: 300, to: 600, lasts: 0.35, gain: 0.16, wave: "sawtooth" },
    { from: 300, to: 600, lasts: 0.35, gain: 0.16, wave: "sawtooth", after: 0.4 },
  ],
  turn: [
    { from: 587, to: 587, lasts: 0.09, gain: 0.14, wave: "sine" },
    { from: 880, to: 880, lasts: 0.16, gain: 0.14, wave: "sine", after: 0.1 },
  ],
  clock: [{ from: 1_000, to: 1_000, lasts: 0.05, gain: 0.12, wave: "square" }],
  end: [
    { from: 392, to: 392, lasts: 0.18, gain: 0.14, wave: "triangle" },
    { from: 523, to: 523, lasts: 0.18, gain: 0.14, wave: "triangle", after: 0.18 },
    { from: 784, to: 784, lasts: 0.4, gain: 0.14, wave: "triangle", after: 0.36 },
  ],
};

/** What is told also to those who look elsewhere. */
const CALLS: ReadonlySet<SoundName> = new Set(["turn", "clock", "end"]);
const VOLUME = 0.7;
/** A sound that begins at full strength clicks. */
const ATTACK = 0.004;
const SILENT = 0.001;

class Sounds {
  isOn = stored("frenzy-sound") === "on";
  private context: AudioContext | null = null;
  private out: AudioNode | null = null;
  private readonly sources = new Set<AudioScheduledSourceNode>();

  constructor() {
    const options = { capture: true, passive: true };
    for (const gesture of ["pointerdown", "keydown"]) globalThis.addEventListener?.(gesture, () => void this.wake(), options);
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    store("frenzy-sound", isOn ? "on" : "off");
    if (isOn) void this.wake().then(() => this.play("turn"));
    else this.hush();
  }

  /** So many milliseconds from now. Before the first gesture, and after a rest, a browser keeps still. */
  play(name: SoundName, delay = 0): void {
    if (!this.isOn || (document.hidden && !CALLS.has(name))) return;
    const { context, out } = this;
    if (context?.state !== "running" || out === null) return;
    for (const tone of TONES[name]) this.sound(context, out, tone, delay / 1_000);
  }

  /** What has been skipped is not heard either. */
  hush(): void {
    for (const source of this.sources) source.stop();
    this.sources.clear();
  }

  /** A browser lets a page sound only after a key or a press. */
  private async wake(): Promise<void> {
    if (!this.isOn) return;
    if (this.context === null) {
      this.context = new AudioContext();
      const [volume, press] = [this.context.createGain(), this.context.createDynamicsCompressor()];
      volume.gain.value = VOLUME;
      volume.connect(press).connect(this.context.destination);
      this.out = volume;
    }
    if (this.context.state !== "running") await this.context.resume();
  }

  private sound(context: AudioContext, out: AudioNode, tone: Tone, delay: number): void {
    const start = context.currentTime + delay + (tone.after ?? 0);
    const end = start + tone.lasts;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(tone.gain, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(out);
    const source = tone.wave === "noise" ? noise(context, tone.lasts) : swept(context, tone, start, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
    this.sources.add(source);
    source.onended = () => {
      this.sources.delete(source);
      gain.disconnect();
    };
  }
}

const swept = (context: AudioContext, tone: Tone, start: number, end: number): OscillatorNode => {
  const source = context.createOscillator();
  source.type = tone.wave as OscillatorType;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  return source;
};

const noise = (context: AudioContext, seconds: number): AudioBufferSourceNode => {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
};

export const sounds = new Sounds();
