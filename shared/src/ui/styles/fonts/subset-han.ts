/* `pnpm --filter shared fonts`: cuts the light Han face down to the characters that headings use, in a few files. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontFaces, hanFiles } from './han-files.ts';
import { frameCharacters, headingCharacters } from './heading-texts.ts';

const SOURCE = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-300-normal.woff2';
const FOLDER = import.meta.dirname;

const files = hanFiles(headingCharacters(), new Set(frameCharacters()));
const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
for (const old of globSync('han-display-*.woff2', { cwd: FOLDER })) rmSync(path.join(FOLDER, old));
for (const { name, characters } of files) {
  const font = await subsetFont(source, characters.join(''), { targetFormat: 'woff2' });
  writeFileSync(path.join(FOLDER, `${name}.woff2`), font);
  process.stdout.write(`${name}.woff2: ${characters.length} characters, ${font.length} bytes\n`);
}
writeFileSync(path.join(FOLDER, '../han-display.css'), fontFaces(files));
