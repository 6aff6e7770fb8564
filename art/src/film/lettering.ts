import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const HAN = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-300-normal.woff2';
const LATIN = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
/** Of this process alone: several may record at the same time, each with its own words. */
const FOLDER = fileURLToPath(new URL(`../../.cache/fonts-${process.pid}/`, import.meta.url));

/** As the site sets its display words: light, a little wide. */
const AXES = { wght: 330, wdth: 108 };
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** Families as the files name themselves: Latin first, so that digits are Latin in both languages. */
export const FACE = 'Archivo SemiBold, Noto Sans SC Thin Light';

/** The site's own faces for the drawing of words in pictures; call it before the first of them. */
export async function prepareLettering(words: string) {
  await mkdir(FOLDER, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  const han = await readFile(resolve(HAN));
  const files = {
    'han.ttf': await subsetFont(han, words, { targetFormat: 'truetype' }),
    'latin.ttf': await subsetFont(await readFile(resolve(LATIN)), `${ASCII}–—−’“”·°→%`, {
      targetFormat: 'truetype',
      variationAxes: AXES,
    }),
    'fonts.conf': `<?xml version="1.0"?><fontconfig><dir>${FOLDER}</dir><cachedir>${FOLDER}cache</cachedir></fontconfig>`,
  };
  for (const [name, data] of Object.entries(files)) await writeFile(path.join(FOLDER, name), data);
  process.env['FONTCONFIG_FILE'] = path.join(FOLDER, 'fonts.conf');
}
