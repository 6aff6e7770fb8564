/** Samples in a second: what Opus works at. */
export const RATE = 48_000;

/** Two channels of sound; 1 is full scale. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export const samplesIn = (seconds: number) => Math.round(seconds * RATE);

export const silence = (seconds: number): Stereo => ({
  left: new Float32Array(samplesIn(seconds)),
  right: new Float32Array(samplesIn(seconds)),
});

export const secondsOf = ({ left }: Stereo) => left.length / RATE;

/** Numbers from 0 to 1 that are the same every time for a seed (mulberry32, T. Ettinger, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** White noise, -1 to 1. */
export function noiseFrom(seed: number): () => number {
  const random = randomFrom(seed);
  return () => 2 * random() - 1;
}

/** One channel of a length, sample by sample; `at` in seconds. */
export function made(seconds: number, sample: (at: number) => number): Float32Array {
  const out = new Float32Array(samplesIn(seconds));
  for (let i = 0; i < out.length; i += 1) out[i] = sample(i / RATE);
  return out;
}

/** Shares of both channels for a place from -1, left, to 1, right, as loud everywhere. */
export const sharesAt = (place: number): readonly [number, number] => {
  const angle = ((Math.min(1, Math.max(-1, place)) + 1) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
};

export interface Laid {
  /** Second at which it begins. */
  at?: number;
  gain?: number;
  /** -1 left, 1 right. */
  place?: number;
}

/** Adds one channel to a sound. What would lie beyond its end is cut. */
export function lay(into: Stereo, sound: Float32Array, { at = 0, gain = 1, place = 0 }: Laid = {}): void {
  const start = samplesIn(at);
  const [left, right] = sharesAt(place);
  const end = Math.min(sound.length, into.left.length - start);
  for (let i = Math.max(0, -start); i < end; i += 1) {
    into.left[start + i] += left * gain * sound[i];
    into.right[start + i] += right * gain * sound[i];
  }
}

/** Adds a sound of two channels to another. */
export function mix(into: Stereo, { left, right }: Stereo, { at = 0, gain = 1 }: Omit<Laid, 'place'> = {}): void {
  const start = samplesIn(at);
  const end = Math.min(left.length, into.left.length - start);
  for (let i = Math.max(0, -start); i < end; i += 1) {
    into.left[start + i] += gain * left[i];
    into.right[start + i] += gain * right[i];
  }
}

const eachChannel = ({ left, right }: Stereo, change: (channel: Float32Array) => void) => [left, right].forEach(change);

/** Out of silence and back into it, in seconds, so that neither end clicks. */
export function fade(sound: Stereo, { into, out }: { into: number; out: number }): void {
  const [first, last] = [samplesIn(into), samplesIn(out)];
  eachChannel(sound, (channel) => {
    for (let i = 0; i < first; i += 1) channel[i] *= Math.sin((Math.PI / 2) * (i / first)) ** 2;
    for (let i = 0; i < last; i += 1)
      channel[channel.length - 1 - i] *= Math.sin((Math.PI / 2) * (i / Math.max(1, last))) ** 2;
  });
}

export function amplify(sound: Stereo, gain: number): void {
  eachChannel(sound, (channel) => {
    for (let i = 0; i < channel.length; i += 1) channel[i] *= gain;
  });
}

export const peakOf = ({ left, right }: Stereo) => {
  let peak = 0;
  for (const channel of [left, right]) for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
  return peak;
};

export const decibels = (value: number) => 20 * Math.log10(value);
export const fromDecibels = (value: number) => 10 ** (value / 20);
