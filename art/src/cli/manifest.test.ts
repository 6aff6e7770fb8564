import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readLock } from './source-file.ts';

const CONTENT = new URL('../../../content/', import.meta.url);
const alt = z.object({ cn: z.string().min(6), en: z.string().min(12) });
const sources = z
  .record(z.string(), z.object({ file: z.string(), alt }))
  .parse(JSON.parse(readFileSync(new URL('build/sources.json', CONTENT), 'utf8')));
const lock = await readLock();
const sourceOf = (name: string) => new URL(`build/sources/${name}.webp`, CONTENT);

test('every picture of the manifest is there as it was made', () => {
  const changed = Object.entries(lock).filter(([name, { sha256 }]) => {
    if (!existsSync(sourceOf(name))) return true;
    return (
      createHash('sha256')
        .update(readFileSync(sourceOf(name)))
        .digest('hex') !== sha256
    );
  });
  expect(changed.map(([name]) => name)).toEqual([]);
});

test('every picture of the manifest has alternative texts in both languages', () => {
  const silent = Object.keys(lock).filter((name) => sources[name]?.file !== `${name}.webp`);
  expect(silent).toEqual([]);
});

test('no two pictures have the same alternative text, but for upright crops', () => {
  const names = Object.keys(lock).filter((name) => !/-(upright|portrait)$/.test(name));
  expect(new Set(names.map((name) => sources[name]?.alt.en)).size).toBe(names.length);
});
