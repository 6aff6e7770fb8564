import { describe, expect, it } from 'vitest';
import { cropOf, sceneAt } from './tunnel.ts';

describe('where the air is drawn', () => {
  const field = { width: 1920, height: 1080 };

  it.each([
    [
      { width: 1440, height: 780 },
      { scale: 0.75, left: 0, top: -15 },
    ],
    [
      { width: 960, height: 1080 },
      { scale: 1, left: -480, top: 0 },
    ],
  ])('in a box of %j is cropped as the picture is', (box, crop) => {
    expect(cropOf(box, field)).toEqual(crop);
  });
});

describe('the scene that somebody has scrolled to', () => {
  /** Scenes of 400 pixels, of which the first begins 600 pixels below the top of the tunnel. */
  const scrolled = (by: number) => sceneAt(-by, { top: 600 - by, height: 400 });

  it.each([
    [-100, 0],
    [0, 0],
    [300, 0.5],
    [600, 1],
    [800, 1.5],
    [2200, 5],
  ])('by %i pixels is %d', (by, scene) => {
    expect(scrolled(by)).toBe(scene);
  });
});
