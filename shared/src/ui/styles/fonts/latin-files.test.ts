import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';
import { Blob as FontBlob, Face } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { charactersOf, LATIN_FILES, latinFaces, type LatinFile } from './latin-files.ts';

const read = ({ name }: LatinFile) => readFileSync(path.join(import.meta.dirname, `${name}.woff2`));

async function faceOf(file: LatinFile): Promise<Face> {
  return new Face(new FontBlob(await fontverter.convert(read(file), 'sfnt')), 0);
}

describe('the Latin face', () => {
  it.each(LATIN_FILES)('has every character that browsers ask $name for', async (file) => {
    const unicodes = new Set((await faceOf(file)).collectUnicodes());
    const missing = Array.from(charactersOf(file)).filter((one) => !unicodes.has(one.codePointAt(0) ?? 0));
    expect(missing.join(''), 'run `pnpm --filter shared fonts` and commit what it writes').toBe('');
  });

  it.each(LATIN_FILES)('has the widths and weights that $name is declared with, and no others', async (file) => {
    const axes = (await faceOf(file)).getAxisInfos();
    for (const [name, declared] of [
      ['wdth', file.width],
      ['wght', file.weight],
    ] as const) {
      const axis = axes[name];
      expect(axis && [axis.min, axis.max], 'run `pnpm --filter shared fonts` and commit what it writes').toEqual(
        typeof declared === 'number' ? undefined : declared,
      );
    }
  });

  it('is declared as it was cut', () => {
    const styles = readFileSync(path.join(import.meta.dirname, '../latin.css'), 'utf8');
    expect(styles.replaceAll(/\s+/g, ' '), 'run `pnpm --filter shared fonts` and commit what it writes').toBe(
      latinFaces().replaceAll(/\s+/g, ' '),
    );
  });

  it('costs a page 32 KB', () => {
    const common = LATIN_FILES.filter(({ name }) => name === 'archivo');
    expect(common.map((file) => read(file).length <= 32 * 1024)).toEqual([true]);
  });
});
