import { INK } from '../../drawings/sheet.ts';
import { between } from '../machines.ts';
import type { SlideOf } from './storyboard.ts';
import { BRIGHT, FAINT, LEFT, pairAt, RIGHT, SOFT, textAt, wrapped } from './slide-text.ts';

/* Slides of a briefing at a second since they came. What is below 440 is left to who speaks and to captions. */

const TOP = 150;
const BOTTOM = 410;

const rect = ([x, y, width, height]: readonly [number, number, number, number], fill: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, width).toFixed(1)}" height="${Math.max(0, height).toFixed(1)}" fill="${fill}"/>`;

/** What bars of both colours mean, on the right of the heading. */
function legend(y: number): string {
  const key = (x: number, fill: string, words: string) =>
    rect([x, y - 9, 12, 9], fill) + textAt([x + 18, y], words, { size: 13, colour: SOFT });
  return key(660, INK.kiln, '本期 Period') + key(766, INK.pale, '上年同期 A year before');
}

const heading = (words: { cn: string; en: string }) => pairAt([LEFT, 92], words, { size: 26 });

const BAR = { left: 300, right: 690 };

/** Bars that grow one after the other, with what they are, and the change. */
export function comparedSlide({ heading: words, rows, sameScale }: SlideOf<'compared'>, at: number): string {
  const step = (BOTTOM - TOP) / rows.length;
  const largest = Math.max(...rows.flatMap(({ now, before }) => [now.value, before.value]));
  const drawn = rows.map(({ name, now, before, change }, row) => {
    const grown = between(at, [0.5 + 0.25 * row, 1.7 + 0.25 * row]);
    const most = sameScale ? largest : Math.max(now.value, before.value);
    const long = (value: number) => ((BAR.right - BAR.left) * value * grown) / most;
    const y = TOP + row * step + 8;
    return [
      pairAt([LEFT, y + 12], name, { size: 16 }),
      rect([BAR.left, y, long(now.value), 14], INK.kiln),
      rect([BAR.left, y + 18, long(before.value), 8], INK.pale),
      textAt([798, y + 14], now.text, { size: 19, opacity: grown, anchor: 'end' }),
      textAt([798, y + 31], before.text, { size: 13, colour: FAINT, opacity: grown, anchor: 'end' }),
      textAt([RIGHT, y + 14], change, { size: 17, colour: SOFT, opacity: grown, anchor: 'end' }),
    ].join('');
  });
  return heading(words) + legend(92) + drawn.join('');
}

/** Columns from the left, each beside that of the year before where there is one. */
export function columnsSlide({ heading: words, columns }: SlideOf<'columns'>, at: number): string {
  const step = (RIGHT - LEFT) / columns.length;
  const largest = Math.max(...columns.flatMap(({ now, before }) => [now.value, before?.value ?? 0]));
  const isPaired = columns.some(({ before }) => before !== undefined);
  const wide = Math.min(56, step * (isPaired ? 0.34 : 0.56));
  const foot = BOTTOM - 44;
  const drawn = columns.map(({ name, now, before }, column) => {
    const grown = between(at, [0.4 + 0.1 * column, 1.6 + 0.1 * column]);
    const high = (value: number) => ((foot - TOP - 22) * value * grown) / largest;
    const middle = LEFT + (column + 0.5) * step;
    const left = before ? middle - wide : middle - wide / 2;
    return [
      rect([left, foot - high(now.value), wide, high(now.value)], INK.kiln),
      before ? rect([middle + 2, foot - high(before.value), wide, high(before.value)], INK.pale) : '',
      textAt([middle, foot - high(Math.max(now.value, before?.value ?? 0)) - 8], now.text, {
        size: columns.length > 10 ? 13 : 15,
        opacity: grown,
        anchor: 'middle',
      }),
      textAt([middle, foot + 20], name.cn, { size: 13, colour: SOFT, anchor: 'middle' }),
      name.en === name.cn ? '' : textAt([middle, foot + 38], name.en, { size: 13, colour: FAINT, anchor: 'middle' }),
    ].join('');
  });
  const line = `<path d="M${LEFT} ${foot}H${RIGHT}" stroke="${INK.steel}"/>`;
  return heading(words) + (isPaired ? legend(92) : '') + line + drawn.join('');
}

interface Paragraph {
  top: number;
  step: number;
  size: number;
  colour: string;
  opacity: number;
}

const paragraph = (rows: readonly string[], { top, step, ...style }: Paragraph) =>
  rows.map((line, row) => textAt([LEFT, top + row * step], line, style)).join('');

/** A question, large; it stays while it is answered. */
export function questionSlide({ heading: by, text }: SlideOf<'question'>, at: number): string {
  const shown = between(at, [0.3, 1.1]);
  const han = wrapped(text.cn, 34, RIGHT - LEFT);
  const latin = wrapped(text.en, 20, RIGHT - LEFT);
  const top = 262 - 24 * (han.length - 1);
  return [
    pairAt([LEFT, 92], by, { size: 18, colour: FAINT }),
    `<path d="M${LEFT} ${top - 64}h${(64 * shown).toFixed(1)}" stroke="${INK.kiln}" stroke-width="3"/>`,
    paragraph(han, { top, step: 48, size: 34, colour: BRIGHT, opacity: shown }),
    paragraph(latin, { top: top + 48 * han.length, step: 28, size: 20, colour: SOFT, opacity: shown }),
  ].join('');
}

/** Streamlines over a low hill: the picture of the group, which moves as slowly as smoke. */
function streamlines(at: number): string {
  return Array.from({ length: 13 }, (_none, line) => {
    const base = 330 + line * 13;
    const lift = 120 * Math.exp(-(line ** 2) / 40);
    const points = Array.from({ length: 49 }, (_nothing, step) => {
      const x = step * 20;
      const hill = Math.exp(-(((x - 640) / 190) ** 2));
      const wave = 3 * Math.sin(x / 90 - at * 0.9 + line * 0.5) * (x / 960);
      return `${x} ${(base - lift * hill + wave).toFixed(1)}`;
    });
    const [stroke, width] = line === 3 ? [INK.kiln, 1.6] : [INK.steel, 0.8];
    return `<path d="M${points.join('L')}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  }).join('');
}

/** The first and the last of a film. */
export function titleSlide({ title, note }: SlideOf<'title'>, at: number): string {
  const shown = between(at, [0.2, 1.1]);
  return [
    streamlines(at),
    pairAt([LEFT, 150], title, { size: 42, opacity: shown }),
    `<path d="M${LEFT} 206h${(240 * shown).toFixed(1)}" stroke="${INK.kiln}" stroke-width="2"/>`,
    pairAt([LEFT, 244], note, { size: 17, colour: SOFT, opacity: shown }),
  ].join('');
}
