/* `pnpm --filter shared fonts`: cuts the light Han face down to the characters that headings use. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { headingCharacters } from './heading-texts.ts';

const SOURCE = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-300-normal.woff2';
const TARGET = path.join(import.meta.dirname, 'han-display-300.woff2');

const characters = headingCharacters();
const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
const font = await subsetFont(source, characters.join(''), { targetFormat: 'woff2' });
writeFileSync(TARGET, font);
process.stdout.write(
  `${characters.length} characters, ${font.length} bytes: ${path.relative(process.cwd(), TARGET)}\n`,
);
