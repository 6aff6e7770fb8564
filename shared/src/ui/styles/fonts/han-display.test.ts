import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';
import { Blob as FontBlob, Face } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { fontFaces, hanFiles, type HanFile } from './han-files.ts';
import { frameCharacters, headingCharacters } from './heading-texts.ts';

const files = hanFiles(headingCharacters(), new Set(frameCharacters()));
const read = ({ name }: HanFile) => readFileSync(path.join(import.meta.dirname, `${name}.woff2`));

async function charactersIn(file: HanFile): Promise<Set<string>> {
  const face = new Face(new FontBlob(await fontverter.convert(read(file), 'sfnt')), 0);
  return new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point)));
}

/** How lines are broken is the formatter's. */
const unspaced = (styles: string) => styles.replaceAll(/\s+/g, ' ');

const isAskedFor = (character: string, { range: [from, to] }: HanFile) => {
  const point = character.codePointAt(0) ?? 0;
  return from <= point && point <= to;
};

describe('the light Han face', () => {
  it('has every character of every heading where browsers ask for it, so that no heading mixes two weights', async () => {
    const found = new Set<string>();
    for (const file of files) {
      for (const character of await charactersIn(file)) if (isAskedFor(character, file)) found.add(character);
    }
    const missing = headingCharacters().filter((character) => !found.has(character));
    expect(missing.join(''), 'run `pnpm --filter shared fonts` and commit what it writes').toBe('');
  });

  it('is declared as it was cut', () => {
    const styles = readFileSync(path.join(import.meta.dirname, '../han-display.css'), 'utf8');
    expect(unspaced(styles), 'run `pnpm --filter shared fonts` and commit what it writes').toBe(
      unspaced(fontFaces(files)),
    );
  });

  it('holds the frame in the file that every page loads', async () => {
    const first = files.at(-1);
    expect(first?.name).toBe('han-display-300');
    const inFirst = first ? await charactersIn(first) : new Set();
    expect(frameCharacters().filter((character) => !inFirst.has(character))).toEqual([]);
  });

  it('finds headings to cover', () => {
    expect(headingCharacters().length).toBeGreaterThan(300);
  });

  it.each(files)('costs 80 KB for the first file and 16 KB for each other: $name', (file) => {
    expect(read(file).length).toBeLessThanOrEqual(file.name === 'han-display-300' ? 80_000 : 16_000);
  });
});

describe('the cut', () => {
  const commonFirst = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7));
  const cut = hanFiles(commonFirst, new Set(commonFirst.slice(-1)));

  it('puts the characters of the frame into the first file, then the most common', () => {
    expect(cut.at(-1)?.characters).toEqual([...commonFirst.slice(0, 519), ...commonFirst.slice(-1)]);
  });

  it('gives the others to files that follow each other without a gap', () => {
    const parts = cut.slice(0, -1);
    expect(parts.flatMap(({ characters }) => characters)).toEqual(commonFirst.slice(519, -1));
    for (const [index, { range }] of parts.entries()) expect(range[0]).toBe((parts[index - 1]?.range[1] ?? 0x2e7f) + 1);
    expect(parts.at(-1)?.range[1]).toBe(0xffef);
  });
});
