import { RATE, samplesIn, type Stereo } from './signal.ts';

/** A room, as it is heard. */
export interface Hall {
  /** Seconds in which a sound dies away by 60 decibels. */
  seconds: number;
  /** Seconds before the walls answer. */
  before: number;
  /** Share of the heights that each way through the room takes, 0 to 1. */
  dullness: number;
  /** How loud the room is beside the sound itself. */
  wet: number;
}

/** Where cars are shown: high, wide, carpets and people below. */
export const SHOW_HALL: Hall = { seconds: 2.1, before: 0.021, dullness: 0.42, wet: 0.3 };
/** Where they are built: concrete and steel. */
export const WORKS_HALL: Hall = { seconds: 1.7, before: 0.016, dullness: 0.3, wet: 0.34 };
/** A drawing on a dark ground: hardly a room. */
export const STUDIO: Hall = { seconds: 0.9, before: 0.008, dullness: 0.5, wet: 0.22 };

/** Ways through the room in samples, without a common factor. */
const WAYS = [1423, 1777, 2011, 2381, 2777, 3089, 3461, 3929];
/** First answers of the walls: seconds, gain, side. */
const FIRST = [
  [0.004, 0.32, -1],
  [0.009, 0.28, 1],
  [0.017, 0.22, -1],
  [0.023, 0.19, 1],
  [0.034, 0.14, -1],
  [0.041, 0.12, 1],
] as const;

/** A way through the room and back: what it gives is read before what it gets is written. */
function wayOf(length: number, { gain, dullness }: { gain: number; dullness: number }) {
  const line = new Float32Array(length);
  let [at, dull] = [0, 0];
  return {
    read: () => {
      dull += (1 - dullness) * (line[at] - dull);
      return gain * dull;
    },
    write: (sample: number) => {
      line[at] = sample;
      at = (at + 1) % length;
    },
  };
}

/** The late room: ways that feed each other by a Householder matrix (J.-M. Jot, 1991). */
function lateRoom({ seconds, dullness }: Hall): (left: number, right: number) => readonly [number, number] {
  const ways = WAYS.map((length) => wayOf(length, { gain: 10 ** ((-3 * length) / (seconds * RATE)), dullness }));
  const heard = new Float32Array(ways.length);
  return (left, right) => {
    let sum = 0;
    for (let k = 0; k < ways.length; k += 1) sum += heard[k] = ways[k].read();
    const back = (2 / ways.length) * sum;
    let [outLeft, outRight] = [0, 0];
    for (let k = 0; k < ways.length; k += 1) {
      ways[k].write((k % 2 === 0 ? left : right) + heard[k] - back);
      const signed = k % 4 < 2 ? heard[k] : -heard[k];
      if (k % 2 === 0) outLeft += signed;
      else outRight += signed;
    }
    return [outLeft / 2, outRight / 2];
  };
}

/** The same sound in a room; as long as before, so that its end needs a silence to die away in. */
export function inHall({ left, right }: Stereo, hall: Hall): Stereo {
  const out: Stereo = { left: left.slice(), right: right.slice() };
  const room = lateRoom(hall);
  const start = samplesIn(hall.before);
  const first = FIRST.map(([after, gain, side]) => ({ after: start + samplesIn(after), gain: gain * hall.wet, side }));
  for (let i = 0; i < left.length; i += 1) {
    const from = i - start;
    const [wetLeft, wetRight] = room(from < 0 ? 0 : left[from], from < 0 ? 0 : right[from]);
    out.left[i] += hall.wet * wetLeft;
    out.right[i] += hall.wet * wetRight;
    for (const { after, gain, side } of first) {
      if (i < after) continue;
      const sample = gain * (side < 0 ? right[i - after] : left[i - after]);
      if (side < 0) out.left[i] += sample;
      else out.right[i] += sample;
    }
  }
  return out;
}
