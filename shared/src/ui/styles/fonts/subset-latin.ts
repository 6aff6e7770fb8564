/* `pnpm --filter shared fonts`: cuts the Latin face down to the letters, widths and weights that pages are set in. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, LATIN_FILES, latinFaces, type LatinFile } from './latin-files.ts';

const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const FOLDER = import.meta.dirname;

/** Browsers take the default for the value that an instance without coordinates has. */
const axis = (value: LatinFile['width'], normal: number) =>
  typeof value === 'number' ? value : { min: value[0], max: value[1], default: normal };

const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
for (const file of LATIN_FILES) {
  const characters = charactersOf(file);
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wdth: axis(file.width, 100), wght: axis(file.weight, 400) },
  });
  writeFileSync(path.join(FOLDER, `${file.name}.woff2`), font);
  process.stdout.write(`${file.name}.woff2: ${characters.length} characters, ${font.length} bytes\n`);
}
writeFileSync(path.join(FOLDER, '../latin.css'), latinFaces());
