import type { Mark } from 'shared/contract/invest/stock';
import type { SeriesOptionsType } from 'highcharts/highstock.js';
import { placedMarks } from './chart-marks.ts';
import type { ChartWords } from '../chart/chart-frame.ts';
import { timeOf } from '../chart/chart-time.ts';

export interface MarkOptions {
  dates: readonly string[];
  marks: readonly Mark[];
  words: ChartWords;
  /** Opens the page of a mark. */
  open: (mark: Mark) => void;
}

/** The library reads a small language of tags in its texts. */
const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the marks of each bar say, by its time. */
export function markTexts({ dates, marks }: Pick<MarkOptions, 'dates' | 'marks'>): ReadonlyMap<number, string[]> {
  return new Map(
    placedMarks(dates, marks).map(({ at, marks: here }) => [
      timeOf(dates[at] ?? ''),
      here.map(({ title }) => plain(title)),
    ]),
  );
}

/** Flags on the price: a press, or Enter where the keys are, opens the page of the first of a bar (spec I6). */
export function markSeries({ dates, marks, words, open }: MarkOptions): SeriesOptionsType[] {
  const placed = placedMarks(dates, marks);
  if (placed.length === 0) return [];
  return [
    {
      type: 'flags',
      id: 'marks',
      name: words.marks,
      onSeries: 'price',
      shape: 'squarepin',
      cursor: 'pointer',
      color: 'var(--color-text-soft)',
      fillColor: 'var(--color-panel)',
      lineColor: 'var(--color-text-soft)',
      style: { color: 'var(--color-text)', fontSize: '11px', fontWeight: '600' },
      states: { hover: { fillColor: 'var(--color-wash)', lineColor: 'var(--color-text)' } },
      data: placed.flatMap(({ at, marks: [first] }) =>
        first ? [{ x: timeOf(dates[at] ?? ''), title: words.letterOf(first.kind), text: plain(first.title) }] : [],
      ),
      point: {
        events: {
          click() {
            const here = placed.find(({ at }) => timeOf(dates[at] ?? '') === this.x)?.marks[0];
            if (here) open(here);
          },
        },
      },
      accessibility: {
        point: {
          descriptionFormatter({ x }: { x: number }) {
            const here = placed.find(({ at }) => timeOf(dates[at] ?? '') === x)?.marks ?? [];
            return here.map(({ date, title }) => `${date}. ${title}`).join(' ');
          },
        },
      },
    },
  ];
}
