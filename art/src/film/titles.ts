import { INK } from '../drawings/sheet.ts';
import { FILM_SIZE } from './frame.ts';
import { FACE } from './lettering.ts';
import type { Both } from './moving.ts';

const LEFT = 56;

const text = (words: string, [y, size, opacity]: readonly [number, number, number], colour = '#f4f7fa') =>
  `<text x="${LEFT}" y="${y}" font-family="${FACE}" font-size="${size}" fill="${colour}" opacity="${opacity.toFixed(3)}">${words.replaceAll('&', '&amp;')}</text>`;

/** Words of a shot on a soft shade, and the line of the group that grows under them. */
export function titleOf(title: Both | undefined, figure: string | undefined, shown: number): string {
  if (!title || shown <= 0.01) return '';
  const { width, height } = FILM_SIZE;
  const line = `<path d="M${LEFT} ${height - 52}h${(220 * shown).toFixed(1)}" stroke="${INK.kiln}" stroke-width="2"/>`;
  const shade = `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#05080c" stop-opacity="0"/><stop offset="1" stop-color="#05080c" stop-opacity=".82"/></linearGradient><rect y="${height - 230}" width="${width}" height="230" fill="url(#s)" opacity="${shown.toFixed(3)}"/>`;
  const number = figure === undefined ? '' : text(figure, [height - 150, 54, shown]);
  return `${shade}${number}${text(title.cn, [height - 104, 30, shown])}${text(title.en, [height - 72, 17, shown * 0.82], '#c9ddf2')}${line}`;
}

/** A card of its own at the beginning and the end: words in the middle of the dark. */
export function cardOf({ cn, en }: Both, shown: number): string {
  const middle = FILM_SIZE.height / 2;
  return `${text(cn, [middle - 8, 44, shown])}${text(en, [middle + 30, 21, shown * 0.82], '#c9ddf2')}<path d="M${LEFT} ${middle + 58}h${(360 * shown).toFixed(1)}" stroke="${INK.kiln}" stroke-width="2"/>`;
}

/** The dark that a shot comes out of; 1 is black. */
export const veil = (strength: number) =>
  strength <= 0.004
    ? ''
    : `<rect width="${FILM_SIZE.width}" height="${FILM_SIZE.height}" fill="#05080c" opacity="${strength.toFixed(3)}"/>`;
