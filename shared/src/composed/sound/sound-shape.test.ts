import { describe, expect, it } from 'vitest';
import { courseOf, HEIGHT, marksOf, wavesOf, WIDTH } from './sound-shape.ts';

const sound = { seconds: 40, levels: '00ff80', course: { most: 9000, levels: '00ff00' } };
const numbersIn = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));

describe('the drawing of a sound', () => {
  it('has a stroke for every part, as high as it is loud, and one for silence', () => {
    const strokes = wavesOf(sound).split('M').slice(1).map(numbersIn);
    expect(strokes.map(([x]) => x)).toEqual([166.7, 500, 833.3]);
    const heights = strokes.map(([, , height = 0]) => height);
    expect(heights[0]).toBeGreaterThan(0);
    expect(heights[1]).toBeGreaterThan(1.9 * (heights[2] ?? 0));
    expect(strokes.every(([, top = 0, height = 0]) => top >= 0 && top + height <= HEIGHT)).toBe(true);
  });

  it('has its course over it, the most highest', () => {
    const [x0, y0, x1, y1, , y2] = numbersIn(courseOf(sound));
    expect([x0, x1]).toEqual([166.7, WIDTH / 2]);
    expect(y1).toBeLessThan(y0 ?? 0);
    expect(y2).toBe(y0);
  });

  it('has marks at their seconds on the course, whose words stay inside of it', () => {
    const items = [{ at: 2, mark: 'idle' }, { at: 10 }, { at: 20, mark: '9,000 rpm' }, { at: 38, mark: 'end' }];
    expect(marksOf(sound, items)).toEqual([
      { text: 'idle', x: '5%', y: '94%', side: 'start' },
      { text: '9,000 rpm', x: '50%', y: '12%', side: 'middle' },
      { text: 'end', x: '95%', y: '94%', side: 'end' },
    ]);
  });
});
