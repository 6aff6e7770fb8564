import { rasterised, type Frame } from './frame.ts';

/** The shutter is open for half of a picture's time, as that of a film camera is (180 degrees). */
const OPEN = 0.5;
/** Of one exposure: what crosses twelve pixels meanwhile leaves no gaps between strokes. */
const MOMENTS = 8;

/** Seconds at which a picture is seen that is taken at `at`, before and after it in equal parts. @param rate pictures in a second */
export const momentsOf = (at: number, rate: number): number[] =>
  Array.from({ length: MOMENTS }, (_, i) => at + (((i + 0.5) / MOMENTS - 0.5) * OPEN) / rate);

/** The mean of several pictures, byte by byte. */
export function meanOf(pictures: readonly Buffer[]): Buffer {
  const [first = Buffer.alloc(0)] = pictures;
  if (pictures.length === 1) return first;
  const mean = Buffer.alloc(first.length);
  for (let i = 0; i < mean.length; i += 1) {
    let sum = 0;
    for (const picture of pictures) sum += picture[i];
    mean[i] = Math.round(sum / pictures.length);
  }
  return mean;
}

/**
 * What moves is blurred along its way: raw RGB of one picture out of the moments of its exposure. The camera is so slow that
 * its own way within one is less than a pixel: the ground of the middle counts for all.
 */
export async function exposed(moments: readonly Frame[], scale: number): Promise<Buffer> {
  const pixels = await moments[moments.length >> 1]?.pixels?.(scale);
  const drawings = [...new Set(moments.map(({ drawing }) => drawing))];
  const ground = pixels && { pixels: () => Promise.resolve(pixels) };
  return meanOf(await Promise.all(drawings.map((drawing) => rasterised({ ...ground, drawing }, scale))));
}
