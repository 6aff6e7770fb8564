import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';
import { Blob as FontBlob, Face } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { headingCharacters } from './heading-texts.ts';

const file = readFileSync(path.join(import.meta.dirname, 'han-display-300.woff2'));

async function charactersOfFont(): Promise<Set<string>> {
  const face = new Face(new FontBlob(await fontverter.convert(file, 'sfnt')), 0);
  return new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point)));
}

describe('the light Han face', () => {
  it('has every character of every heading, so that no heading mixes two weights', async () => {
    const inFont = await charactersOfFont();
    const missing = headingCharacters().filter((character) => !inFont.has(character));
    expect(missing.join(''), 'run `pnpm --filter shared fonts` and commit han-display-300.woff2').toBe('');
  });

  it('finds headings to cover', () => {
    expect(headingCharacters().length).toBeGreaterThan(300);
  });

  it('stays within 130 KB', () => {
    expect(file.length).toBeLessThanOrEqual(130_000);
  });
});
