import { courseAt, valuesOf, type Sound } from '../../contract/content/sound.ts';

/** Of the drawing, in its own units; it is stretched over the width of the window. */
export const WIDTH = 1000;
export const HEIGHT = 100;
/** Where nothing moves, and how far the course and the waves reach. */
const [FLOOR, SUMMIT] = [94, 12];
const [MIDDLE, SWING] = [50, 44];
/** A silence is a line, too. */
const LEAST = 0.4;

const round = (value: number) => Math.round(value * 10) / 10;

/** The waves as strokes beside each other, as high as the sound is loud. */
export function wavesOf({ levels }: Pick<Sound, 'levels'>): string {
  const values = valuesOf(levels);
  const step = WIDTH / values.length;
  return values
    .map((value, at) => {
      const reach = Math.max(LEAST, SWING * value);
      return `M${round((at + 0.5) * step)} ${round(MIDDLE - reach)}v${round(2 * reach)}`;
    })
    .join('');
}

const heightOf = (share: number) => round(FLOOR - (FLOOR - SUMMIT) * share);

/** What the sound follows, as a line through the middle of every part. */
export function courseOf({ course }: Pick<Sound, 'course'>): string {
  const values = valuesOf(course.levels);
  const step = WIDTH / values.length;
  const points = values.map((share, at) => `${round((at + 0.5) * step)} ${heightOf(share)}`);
  return `M${points.join('L')}`;
}

export interface Mark {
  text: string;
  /** Shares of the drawing in per cent, as SVG has them: text does not stretch with it. */
  x: string;
  y: string;
  /** On which side of the point the text stands. */
  side: 'start' | 'middle' | 'end';
}

/** What stands in the drawing, at the course of its second. */
export function marksOf(
  sound: Pick<Sound, 'seconds' | 'course'>,
  items: readonly { at: number; mark?: string | undefined }[],
): Mark[] {
  return items.flatMap(({ at, mark }) => {
    if (mark === undefined) return [];
    const share = at / sound.seconds;
    const y = (100 * heightOf(courseAt(sound, at) / sound.course.most)) / HEIGHT;
    const side = share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle';
    return [{ text: mark, x: `${round(100 * share)}%`, y: `${round(y)}%`, side }];
  });
}
