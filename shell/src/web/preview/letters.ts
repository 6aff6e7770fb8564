import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import { Blob as FontBlob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/*
 * Letters as paths, so that a picture looks the same on every machine whatever fonts it has: Latin in the site's own
 * face, everything else in the light Han face that headings are cut from.
 */

const require = createRequire(import.meta.url);
const FILES = [
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-300-normal.woff2',
] as const;

interface Typeface {
  font: Font;
  unitsPerEm: number;
}

async function openFace(file: string, isLatin: boolean): Promise<Typeface> {
  const sfnt = await fontverter.convert(await readFile(require.resolve(file)), 'sfnt');
  const face = new Face(new FontBlob(sfnt), 0);
  const font = new Font(face);
  if (isLatin) font.setVariations([new Variation('wght', 300), new Variation('wdth', 108)]);
  return { font, unitsPerEm: face.upem };
}

/** Text that is measured and drawn in one size; units are pixels. */
export interface Letters {
  width: (text: string, size: number) => number;
  /** Path data with the baseline at y = 0. */
  path: (text: string, size: number) => string;
}

interface Run {
  text: string;
  face: Typeface;
}

/** Stretches of text that one face has all characters of; what none has is left to the last. */
function runsOf(text: string, faces: readonly Typeface[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const face = faces.find(({ font }) => font.nominalGlyph(point) !== undefined) ?? faces.at(-1);
    if (!face) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ text: character, face });
  }
  return runs;
}

interface Glyph {
  id: number;
  advance: number;
}

function glyphsOf({ text, face }: Run): Glyph[] {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(face.font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0 }) => ({ id: codepoint, advance: xAdvance }));
}

/** Moves a glyph's path to its place; font units grow upwards. */
function placed(path: string, x: number, scale: number): string {
  let isX = true;
  return path.replaceAll(/[A-Z]|-?[\d.]+/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? x + Number(token) * scale : -Number(token) * scale;
    isX = !isX;
    return String(Math.round(value * 10) / 10);
  });
}

function lettersOf(faces: readonly Typeface[]): Letters {
  const shaped = (text: string, size: number) =>
    runsOf(text, faces).flatMap((run) => {
      const scale = size / run.face.unitsPerEm;
      return glyphsOf(run).map(({ id, advance }) => ({ id, advance: advance * scale, scale, font: run.face.font }));
    });
  return {
    width: (text, size) => shaped(text, size).reduce((sum, { advance }) => sum + advance, 0),
    path(text, size) {
      let x = 0;
      return shaped(text, size)
        .map(({ id, advance, scale, font }) => {
          const at = x;
          x += advance;
          return placed(font.glyphToPath(id), at, scale);
        })
        .join('');
    },
  };
}

/** Opens both faces; a few megabytes that stay until the process ends. */
export async function openLetters(): Promise<Letters> {
  return lettersOf(await Promise.all(FILES.map((file, index) => openFace(file, index === 0))));
}
