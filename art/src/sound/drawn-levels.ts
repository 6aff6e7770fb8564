import type { Stereo } from './signal.ts';

const DIGITS = 2;
const MOST = 255;

/** Values from 0 to 1 as two hexadecimal digits each. */
export const inDigits = (values: readonly number[]): string =>
  values
    .map((value) =>
      Math.round(MOST * Math.min(1, Math.max(0, value)))
        .toString(16)
        .padStart(DIGITS, '0'),
    )
    .join('');

/** The loudest sample of each of so many parts of a sound, of either channel. */
export function loudest({ left, right }: Stereo, count: number): number[] {
  const wide = left.length / count;
  return Array.from({ length: count }, (_, part) => {
    let peak = 0;
    for (let i = Math.floor(part * wide); i < (part + 1) * wide && i < left.length; i += 1)
      peak = Math.max(peak, Math.abs(left[i]), Math.abs(right[i]));
    return peak;
  });
}

/** A course at the middle of each of so many parts of a length. */
export const courseIn = (course: (at: number) => number, seconds: number, count: number): number[] =>
  Array.from({ length: count }, (_, part) => course(((part + 0.5) * seconds) / count));
