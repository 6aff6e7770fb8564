import { describe, expect, it } from 'vitest';
import { fileIn, resolutionsOf } from './press-files.model.ts';

const wide = (width: number) => ({ width, height: width / 2 });
const sizes = new Map([
  ['hero', [wide(800), wide(1600), wide(3840)]],
  ['side', [wide(800), wide(1040)]],
  ['upright', [{ width: 426, height: 800 }]],
]);

describe('a picture for the press', () => {
  it.each([
    ['print', 'hero-3840.jpg', 3840],
    ['press', 'hero-3840.jpg', 1600],
    ['web', 'hero-3840.jpg', 800],
    ['original', 'hero-3840.jpg', 3840],
    ['print', 'side-1040.jpg', 1040],
    ['press', 'side-1040.jpg', 1040],
    ['web', 'side-1040.jpg', 800],
  ] as const)('comes for %s from %s at %i pixels, never enlarged', (resolution, file, width) => {
    const found = fileIn(resolution, file, sizes);
    expect(found).toEqual({ name: file.replace(/\d+\.jpg$/, `${width}.jpg`), pixels: wide(width) });
  });

  it('is measured by its longer side', () => {
    expect(fileIn('web', 'upright-426.jpg', sizes).pixels).toEqual({ width: 426, height: 800 });
  });

  it('and what is none stays as it is', () => {
    expect(fileIn('web', 'film.mp4', sizes)).toEqual({ name: 'film.mp4', pixels: null });
    expect(fileIn('web', 'unknown-800.jpg', sizes)).toEqual({ name: 'unknown-800.jpg', pixels: null });
  });
});

describe('the resolutions that are offered', () => {
  it('are those that every picture has, and the originals where they are others', () => {
    expect(resolutionsOf(['hero-3840.jpg'], sizes)).toEqual(['print', 'press', 'web']);
    expect(resolutionsOf(['hero-3840.jpg', 'side-1040.jpg'], sizes)).toEqual(['original', 'web']);
    expect(resolutionsOf(['upright-426.jpg'], sizes)).toEqual(['web']);
  });

  it('are the file itself for a film', () => {
    expect(resolutionsOf(['film.mp4'], sizes)).toEqual(['original']);
    expect(resolutionsOf([], sizes)).toEqual(['original']);
  });
});
