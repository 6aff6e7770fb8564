import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KINDS, type FieldKind } from './kinds.ts';
import { signatureName, SIGNATURES } from './signatures.ts';
import { field, kindOfCategory, strip, toneOf, type Stream } from './streamline.ts';

const kinds = Object.keys(KINDS) as FieldKind[];
const brands = Object.entries(SIGNATURES);
const SIZE = { width: 1600, height: 900 };

const pathsOf = (streams: readonly Stream[]): string => streams.map((stream) => stream.d).join(' ');
const compressed = (streams: readonly Stream[]): number => brotliCompressSync(pathsOf(streams)).length;

describe.each(kinds)('a %s field', (kind) => {
  it('is the same picture for the same seed', () => {
    expect(field({ kind, seed: 'aero-lab', ...SIZE })).toEqual(field({ kind, seed: 'aero-lab', ...SIZE }));
  });

  it('is another picture for another seed', () => {
    expect(pathsOf(field({ kind, seed: 'a', ...SIZE }))).not.toBe(pathsOf(field({ kind, seed: 'b', ...SIZE })));
  });

  it('has one line of the group, on top of all others', () => {
    const streams = field({ kind, seed: 'aero-lab', ...SIZE });
    expect(streams.filter((stream) => stream.accent)).toEqual([streams.at(-1)]);
  });

  it('writes numbers only', () => {
    expect(pathsOf(field({ kind, seed: 'aero-lab', ...SIZE }))).toMatch(/^[Mt\d\s-]+$/);
  });

  it.each(brands)('costs a reader at most 2 KB in the hand of %s', (_name, signature) => {
    const sizes = ['a', 'b', 'c'].map((seed) => compressed(field({ kind, seed, signature, ...SIZE })));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2 * 1024);
  });
});

describe('brand signatures', () => {
  it('are six', () => {
    expect(brands).toHaveLength(6);
  });

  it('draw six different strips of less than 600 bytes', () => {
    const strips = brands.map(([, signature]) => strip(signature, { width: 800, height: 192 }));
    expect(new Set(strips.map(pathsOf)).size).toBe(6);
    expect(Math.max(...strips.map(compressed))).toBeLessThan(600);
  });

  it('fall back to the group for a brand that has none', () => {
    expect(signatureName('yunji')).toBe('yunji');
    expect(signatureName('toString')).toBe('chenyue');
  });
});

describe('covers of content', () => {
  it('take their kind from the category', () => {
    expect(kindOfCategory('COL-XWZX-PPDT')).toBe('vortex');
    expect(kinds).toContain(kindOfCategory('a category of tomorrow'));
  });

  it('mix dark and light ones', () => {
    const tones = Array.from({ length: 30 }, (_, index) => toneOf(`article-${index}`));
    expect(new Set(tones)).toEqual(new Set(['deep', 'light']));
  });
});
