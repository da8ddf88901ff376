// Short sounds of our own making, made on the spot and quiet; one setting mutes them all.
let audio: AudioContext | null = null;

interface Tone {
  pitch: number;
  /** Seconds after the first. */
  after?: number;
  length: number;
  volume?: number;
  shape?: OscillatorType;
}

const SOUNDS = {
  /** A turn begins. */
  turn: [
    { pitch: 523.25, length: 0.5 },
    { pitch: 783.99, after: 0.12, length: 0.5 },
  ],
  /** A step of the film: something is put down. */
  step: [{ pitch: 196, length: 0.09, volume: 0.07, shape: "triangle" }],
  /** A turn was confirmed. */
  done: [
    { pitch: 392, length: 0.12, volume: 0.07 },
    { pitch: 587.33, after: 0.07, length: 0.16, volume: 0.07 },
  ],
} satisfies Record<string, Tone[]>;

export function sound(name: keyof typeof SOUNDS): void {
  audio ??= new AudioContext();
  for (const { pitch, after = 0, length, volume = 0.12, shape = "sine" } of SOUNDS[name] as Tone[]) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length + 0.05);
  }
}
