import { field } from 'shared/ui/media/line-field/streamline';
import { PREVIEW } from '../../published/preview-address.ts';
import type { Letters } from './letters.ts';
import { setTitle } from './title-lines.ts';

/** Colours of the dark surface (tokens): pictures have no style sheet. */
const INK = { background: '#0b0f14', line: '#8fa3b5', signal: '#ff6a35', text: '#f2f4f6', soft: '#aeb8c3' } as const;
const EDGE = 72;
/** The air flows between the name and the title, never through a word. */
const FIELD_TOP = 138;
const LEADING = 1.22;
const NAME_SIZE = 30;
const SIZES = [84, 72, 60, 50];
/** Of `shared/ui/media/wordmark`, 36 × 24. */
const MARK = 'M0 22C8 22 10.5 12 15 12s6 5 10 5 6 5 11 5M0 17C7 17 10 6.8 15 6.8S21.5 12 25.5 12 31 17 36 17';
const MARK_AIR = 'M0 12C6.5 12 10 1.5 15 1.5S22 7 26 7s5 5 10 5';

const pathAt = (d: string, [x, y]: readonly [number, number], fill: string) =>
  `<path transform="translate(${x} ${y})" d="${d}" fill="${fill}"/>`;

function lines(seed: string, height: number): string {
  const streams = field({ kind: 'laminar', seed, width: PREVIEW.width, height, density: 1.5 });
  return streams
    .map(({ d, accent, weight, opacity }) => {
      const colour = accent ? INK.signal : INK.line;
      return `<path d="${d}" stroke="${colour}" stroke-width="${weight * 1.6}" opacity="${accent ? 1 : opacity * 0.7}"/>`;
    })
    .join('');
}

export interface PreviewWords {
  title: string;
  siteName: string;
}

/** SVG without a font, a script or an address outside: paths only. */
export function drawPreview({ title, siteName }: PreviewWords, letters: Letters): string {
  const { width, height } = PREVIEW;
  const room = { width: width - 2 * EDGE, mostLines: 3, sizes: SIZES, measure: letters.width };
  const setting = setTitle(title, room);
  const base = height - EDGE - (setting.lines.length - 1) * setting.size * LEADING;
  const text = setting.lines.map((line, index) =>
    pathAt(letters.path(line, setting.size), [EDGE, Math.round(base + index * setting.size * LEADING)], INK.text),
  );
  const mark = `<g transform="translate(${EDGE} ${EDGE}) scale(1.6)" fill="none" stroke-width="1.6"><path d="${MARK}" stroke="${INK.text}"/><path d="${MARK_AIR}" stroke="${INK.signal}"/></g>`;
  const name = pathAt(letters.path(siteName, NAME_SIZE), [EDGE + 76, EDGE + 31], INK.soft);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="veil" x2="0" y2="1"><stop offset=".2" stop-color="${INK.background}" stop-opacity="0"/><stop offset=".8" stop-color="${INK.background}" stop-opacity=".88"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="${INK.background}"/><g fill="none" transform="translate(0 ${FIELD_TOP})">${lines(title, base - setting.size - FIELD_TOP)}</g>` +
    `<rect width="100%" height="100%" fill="url(#veil)"/>${mark}${name}${text.join('')}</svg>`
  );
}
