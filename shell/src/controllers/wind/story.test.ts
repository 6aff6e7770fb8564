import { describe, expect, it } from 'vitest';
import { growthAt } from './story.ts';

// Spec STATE-wind; issue 23, item 1.
describe('the story of five scenes', () => {
  it('begins and ends with the picture as it was taken', () => {
    expect(growthAt(0, 5)).toEqual({ veil: 0, bend: 1, grown: 0 });
    expect(growthAt(5, 5)).toEqual({ veil: 0, bend: 1, grown: 1 });
    expect(growthAt(9, 5)).toEqual({ veil: 0, bend: 1, grown: 1 });
  });

  it('has straight lines by night at the first scene, and lines over a car that is not there at the second', () => {
    expect(growthAt(1, 5)).toEqual({ veil: 1, bend: 0, grown: 0 });
    expect(growthAt(2, 5)).toMatchObject({ veil: 1, bend: 1 });
    expect(growthAt(2, 5).grown).toBeLessThan(0.05);
  });

  it('shows nothing of the car under lines that are not bent over it', () => {
    const all = Array.from({ length: 501 }, (_, at) => growthAt(at / 100, 5));
    const straightened = all.filter(({ bend }) => bend < 1);
    expect(straightened.length).toBeGreaterThan(50);
    expect(straightened.filter(({ veil, grown }) => grown > 0 || veil < 0.9)).toEqual([]);
  });

  it('grows the car from scene to scene', () => {
    const grown = [2, 3, 4, 4.8].map((scene) => growthAt(scene, 5).grown);
    expect(grown).toEqual(grown.toSorted((one, other) => one - other));
    expect(grown.at(-1)).toBe(1);
  });

  it('leaves the picture alone where nothing is told', () => {
    expect(growthAt(3, 0)).toEqual({ veil: 0, bend: 1, grown: 1 });
  });
});
