import { z } from 'zod';

/** Values from 0 to 255 in the order of time, two hexadecimal digits each. */
const digits = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/** What a sound is drawn from: as many values in both, for parts of equal length. */
export const soundDrawing = z.strictObject({
  /** Seconds. */
  seconds: z.number().positive(),
  /** The loudest sample of each part; 255 is that of the whole. */
  levels: digits,
  /** What the sound follows, such as the speed of an engine; 255 stands for `most`. */
  course: z.strictObject({ most: z.number().positive(), levels: digits }),
});

/** A file of a sound. */
export const soundFile = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+\.(?:ogg|m4a)$/),
  /** Media type with its codec (RFC 6381). */
  type: z.string().startsWith('audio/'),
  bytes: z.number().int().positive(),
});

/** A sound of the content pack, as a page shows it; files best first, below `MEDIA_PREFIX`. */
export const sound = soundDrawing.extend({ files: z.array(soundFile).min(1) });
export type Sound = z.output<typeof sound>;

/** The values of a drawing, 0 to 1. */
export const valuesOf = (levels: string): number[] =>
  (levels.match(/../g) ?? []).map((value) => Number.parseInt(value, 16) / 255);

/** What a sound follows at a second of it. */
export function courseAt({ seconds, course }: Pick<Sound, 'seconds' | 'course'>, at: number): number {
  const values = valuesOf(course.levels);
  // A value is that of the middle of its part.
  const place = Math.min(values.length - 1, Math.max(0, (at / seconds) * values.length - 0.5));
  const [before, after] = [values[Math.floor(place)] ?? 0, values[Math.ceil(place)] ?? 0];
  return course.most * (before + (after - before) * (place % 1));
}
